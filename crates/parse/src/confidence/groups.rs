//! Fields by entry and by list: what entries of one list have in common.

use super::evidence::is_bold;
use crate::line::Line;
use crate::value::Taken;
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

/// Pairs of fields of which one alone is half an entry.
const PARTNERS: &[(&str, &str)] = &[
    ("experience.company", "experience.position"),
    ("education.institution", "education.degree"),
    ("certifications.name", "certifications.issuer"),
];
/// Fields that stand in the head of an entry, whose order is the same in all entries of most documents.
const NOT_HEAD: &[&str] = &["description", "technologies", "url", "type"];

/// What is known of a field's entry and list.
pub(super) struct Entry<'a> {
    /// The field without its numbers: `experience.company`.
    pub(super) leaf: &'a str,
    /// Entries of the list.
    pub(super) siblings: usize,
    /// Share of the entries that have this field.
    pub(super) usual: f32,
    /// Mean share of the entries that agree about having a field or not, over the list's fields.
    pub(super) likeness: f32,
    /// Whether the field has the place among the entry's fields that it has in most entries.
    pub(super) rank_agrees: bool,
    /// Whether this field is bold in most entries.
    pub(super) mostly_bold: bool,
    /// Mean of the logarithm of the field's words over the entries.
    pub(super) mean_length: f32,
    /// Share of the list's fields that the entry has.
    pub(super) filled: f32,
    /// A school without a degree, a title without an employer.
    pub(super) lacks_partner: bool,
    /// Share of the letters of the entry's lines that no field holds.
    pub(super) left_over: f32,
    /// Lines between the field and the nearest other field of its entry.
    pub(super) apart: usize,
}

/// A field's list, entry and leaf.
struct Place {
    list: String,
    entry: usize,
    leaf: String,
}

impl Place {
    /// `experience[0].company` is the company of entry 0 of the list of experience.
    fn of(path: &str) -> Self {
        let (list, rest) = path.split_once('[').unwrap_or((path, ""));
        let (number, tail) = rest.split_once(']').unwrap_or(("0", ""));
        let own = tail.trim_start_matches('.').split('[').next().unwrap_or_default();
        let leaf = if own.is_empty() { list.to_owned() } else { format!("{list}.{own}") };
        // Skills have no fields of their own: all of them are one entry.
        let entry = if own.is_empty() { 0 } else { number.parse().unwrap_or(0) };
        Self { list: list.to_owned(), entry, leaf }
    }
}

/// A field without the numbers of its entries: `experience.company`, `skills`.
pub(super) fn leaf_of(path: &str) -> String {
    Place::of(path).leaf
}

/// What the entries of one list have in common.
#[derive(Default)]
struct List {
    /// Fields of each entry: leaf and index.
    entries: HashMap<usize, Vec<usize>>,
    /// How many entries have a leaf.
    having: HashMap<String, usize>,
    /// How often a leaf has a place among the fields of its entry.
    ranks: HashMap<(String, usize), usize>,
    bold: HashMap<String, usize>,
    lengths: HashMap<String, f32>,
}

/// All fields by list and entry.
pub(super) struct Groups {
    places: Vec<Place>,
    lists: HashMap<String, List>,
    ranks: Vec<usize>,
    apart: Vec<usize>,
    left: HashMap<(String, usize), f32>,
}

impl Groups {
    pub(super) fn of(taken: &[Taken], lines: &[Line]) -> Self {
        let places: Vec<Place> = taken.iter().map(|field| Place::of(&field.source.path)).collect();
        let mut lists: HashMap<String, List> = HashMap::default();
        for (index, place) in places.iter().enumerate() {
            lists.entry(place.list.clone()).or_default().entries.entry(place.entry).or_default().push(index);
        }
        let ranks = ranks(taken, &places, &lists);
        let held = held(taken, lines);
        let mut left = HashMap::default();
        for (name, list) in &mut lists {
            for (entry, fields) in &list.entries {
                let own: HashSet<usize> =
                    fields.iter().flat_map(|index| taken[*index].from.iter().map(|slice| slice.line)).collect();
                left.insert((name.clone(), *entry), left_over(own.into_iter(), lines, &held));
                let leaves: HashSet<&str> = fields.iter().map(|index| places[*index].leaf.as_str()).collect();
                leaves.iter().for_each(|leaf| *list.having.entry((*leaf).to_owned()).or_default() += 1);
                for index in fields {
                    let leaf = &places[*index].leaf;
                    *list.ranks.entry((leaf.clone(), ranks[*index])).or_default() += 1;
                    *list.bold.entry(leaf.clone()).or_default() += usize::from(is_bold(&taken[*index], lines));
                    *list.lengths.entry(leaf.clone()).or_default() += log_words(&taken[*index].source.text);
                }
            }
        }
        Self { apart: apart(taken, &lists), places, lists, ranks, left }
    }

    pub(super) fn entry_of(&self, index: usize) -> Entry<'_> {
        let place = &self.places[index];
        let list = &self.lists[&place.list];
        let siblings = list.entries.len();
        let fields = &list.entries[&place.entry];
        let own: HashSet<&str> = fields.iter().map(|index| self.places[*index].leaf.as_str()).collect();
        let share = |leaf: &str| list.having.get(leaf).copied().unwrap_or(0) as f32 / siblings as f32;
        let agreement = |leaf: &String| if own.contains(leaf.as_str()) { share(leaf) } else { 1.0 - share(leaf) };
        let of_leaf: usize =
            list.ranks.iter().filter(|((leaf, _), _)| *leaf == place.leaf).map(|(_, count)| count).sum();
        let of_rank = list.ranks.get(&(place.leaf.clone(), self.ranks[index])).copied().unwrap_or(0);
        let lacks = |(one, other): &(&str, &str)| own.contains(one) != own.contains(other);
        Entry {
            leaf: &place.leaf,
            siblings,
            usual: share(&place.leaf),
            likeness: list.having.keys().map(agreement).sum::<f32>() / list.having.len() as f32,
            rank_agrees: of_rank * 2 >= of_leaf,
            mostly_bold: list.bold.get(&place.leaf).copied().unwrap_or(0) * 2 > of_leaf,
            mean_length: list.lengths.get(&place.leaf).copied().unwrap_or(0.0) / of_leaf.max(1) as f32,
            filled: own.len() as f32 / list.having.len() as f32,
            lacks_partner: PARTNERS.iter().any(lacks),
            left_over: self.left[&(place.list.clone(), place.entry)],
            apart: self.apart[index],
        }
    }
}

/// The place of each field among the head fields of its entry, by where it stands.
fn ranks(taken: &[Taken], places: &[Place], lists: &HashMap<String, List>) -> Vec<usize> {
    let mut out = vec![0; taken.len()];
    let at = |index: usize| taken[index].from.first().map_or((0, 0), |slice| (slice.line, slice.range.start));
    let heads = |index: &usize| !NOT_HEAD.iter().any(|leaf| places[*index].leaf.ends_with(leaf));
    for fields in lists.values().flat_map(|list| list.entries.values()) {
        let mut head: Vec<usize> = fields.iter().copied().filter(heads).collect();
        head.sort_by_key(|index| at(*index));
        head.iter().enumerate().for_each(|(rank, index)| out[*index] = rank);
    }
    out
}

/// Lines between each field and the nearest other field of its entry.
fn apart(taken: &[Taken], lists: &HashMap<String, List>) -> Vec<usize> {
    let mut out = vec![0; taken.len()];
    let first = |index: &usize| taken[*index].from.iter().map(|slice| slice.line).min().unwrap_or(0);
    let last = |index: &usize| taken[*index].from.iter().map(|slice| slice.line).max().unwrap_or(0);
    for fields in lists.values().flat_map(|list| list.entries.values()) {
        let mut fields = fields.clone();
        fields.sort_by_key(|index| (first(index), last(index)));
        let gaps: Vec<usize> = fields.windows(2).map(|pair| first(&pair[1]).saturating_sub(last(&pair[0]))).collect();
        for (at, index) in fields.iter().enumerate() {
            let before = at.checked_sub(1).and_then(|at| gaps.get(at));
            out[*index] = [before, gaps.get(at)].into_iter().flatten().min().copied().unwrap_or(0);
        }
    }
    out
}

/// The logarithm of a text's words and one.
pub(super) fn log_words(text: &str) -> f32 {
    (1.0 + text.split_whitespace().count() as f32).ln()
}

/// Bytes of each line that fields hold.
pub(super) fn held(taken: &[Taken], lines: &[Line]) -> Vec<usize> {
    let mut out = vec![0; lines.len()];
    for slice in taken.iter().flat_map(|field| &field.from) {
        if let Some(held) = out.get_mut(slice.line) {
            *held += slice.range.len();
        }
    }
    out
}

/// The share of some lines' bytes that no field holds.
pub(super) fn left_over(indices: impl Iterator<Item = usize>, lines: &[Line], held: &[usize]) -> f32 {
    let (mut all, mut kept) = (0, 0);
    for index in indices {
        let length = lines.get(index).map_or(0, |line| line.text.len());
        all += length;
        kept += held.get(index).copied().unwrap_or(0).min(length);
    }
    1.0 - kept as f32 / all.max(1) as f32
}
