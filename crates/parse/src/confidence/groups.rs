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

/// The entries of a list and what is usual in them.
#[derive(Default)]
struct List {
    entries: HashMap<usize, Own>,
    leaves: HashMap<String, Leaf>,
}

/// What one entry has.
#[derive(Default)]
struct Own {
    /// Indices of its fields.
    fields: Vec<usize>,
    leaves: HashSet<String>,
    left_over: f32,
}

/// What one field is like in all entries of a list.
#[derive(Default)]
struct Leaf {
    /// Entries that have it.
    entries: usize,
    /// How often it was read: an entry has several tools.
    count: usize,
    bold: usize,
    /// Sum of the logarithms of its words.
    length: f32,
    /// How often it has a place among the fields of its entry.
    ranks: HashMap<usize, usize>,
}

/// All fields by list and entry.
pub(super) struct Groups {
    places: Vec<Place>,
    lists: HashMap<String, List>,
    ranks: Vec<usize>,
    apart: Vec<usize>,
}

impl Groups {
    pub(super) fn of(taken: &[Taken], lines: &[Line]) -> Self {
        let places: Vec<Place> = taken.iter().map(|field| Place::of(&field.source.path)).collect();
        let mut lists = lists(taken, &places, lines);
        let ranks = ranks(taken, &places, &lists);
        for (index, place) in places.iter().enumerate() {
            let leaf = lists.get_mut(&place.list).and_then(|list| list.leaves.get_mut(&place.leaf));
            leaf.into_iter().for_each(|leaf| *leaf.ranks.entry(ranks[index]).or_default() += 1);
        }
        Self { apart: apart(taken, &lists), places, lists, ranks }
    }

    pub(super) fn entry_of(&self, index: usize) -> Entry<'_> {
        let place = &self.places[index];
        let list = &self.lists[&place.list];
        let (own, leaf) = (&list.entries[&place.entry], &list.leaves[&place.leaf]);
        let siblings = list.entries.len();
        let share = |leaf: &Leaf| leaf.entries as f32 / siblings as f32;
        let agreement = |(name, leaf): (&String, &Leaf)| {
            if own.leaves.contains(name) { share(leaf) } else { 1.0 - share(leaf) }
        };
        let of_rank = leaf.ranks.get(&self.ranks[index]).copied().unwrap_or(0);
        let lacks = |(one, other): &(&str, &str)| own.leaves.contains(*one) != own.leaves.contains(*other);
        Entry {
            leaf: &place.leaf,
            siblings,
            usual: share(leaf),
            likeness: list.leaves.iter().map(agreement).sum::<f32>() / list.leaves.len() as f32,
            rank_agrees: of_rank * 2 >= leaf.count,
            mostly_bold: leaf.bold * 2 > leaf.count,
            mean_length: leaf.length / leaf.count as f32,
            filled: own.leaves.len() as f32 / list.leaves.len() as f32,
            lacks_partner: PARTNERS.iter().any(lacks),
            left_over: own.left_over,
            apart: self.apart[index],
        }
    }
}

/// The lists with their entries and leaves, all but the ranks.
fn lists(taken: &[Taken], places: &[Place], lines: &[Line]) -> HashMap<String, List> {
    let mut out: HashMap<String, List> = HashMap::default();
    for (index, place) in places.iter().enumerate() {
        let list = out.entry(place.list.clone()).or_default();
        let own = list.entries.entry(place.entry).or_default();
        let leaf = list.leaves.entry(place.leaf.clone()).or_default();
        own.fields.push(index);
        leaf.entries += usize::from(own.leaves.insert(place.leaf.clone()));
        leaf.count += 1;
        leaf.bold += usize::from(is_bold(&taken[index], lines));
        leaf.length += log_words(&taken[index].source.text);
    }
    let held = held(taken, lines);
    for own in out.values_mut().flat_map(|list| list.entries.values_mut()) {
        let slices = own.fields.iter().flat_map(|index| &taken[*index].from);
        let indices: HashSet<usize> = slices.map(|slice| slice.line).collect();
        own.left_over = left_over(indices.into_iter(), lines, &held);
    }
    out
}

/// The place of each field among the head fields of its entry, by where it stands.
fn ranks(taken: &[Taken], places: &[Place], lists: &HashMap<String, List>) -> Vec<usize> {
    let mut out = vec![0; taken.len()];
    let at = |index: usize| taken[index].from.first().map_or((0, 0), |slice| (slice.line, slice.range.start));
    let heads = |index: &usize| !NOT_HEAD.iter().any(|leaf| places[*index].leaf.ends_with(leaf));
    for own in lists.values().flat_map(|list| list.entries.values()) {
        let mut head: Vec<usize> = own.fields.iter().copied().filter(heads).collect();
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
    for own in lists.values().flat_map(|list| list.entries.values()) {
        let mut fields = own.fields.clone();
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
