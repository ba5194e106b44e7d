//! Which names of a head are the title and the employer: evidence of all entries of the document, added up.
//!
//! What the words of a name say is strong for some names and nothing for others. But a document writes its entries alike, so
//! what the words say of the names in one place of the head, or in one style, holds for the other names there.

use super::groups::{follow_groups, mark_groups};
use super::names::{cut_commas, drop_labels, drop_links, drop_numbers, parts, with_features, with_places};
use crate::entries::Entry;
use crate::line::Line;
use crate::parts::{Kind, Part};
use crate::prose;
use crate::recognise::{place, role};
use crate::vocabulary;
use crate::words::fold;
use std::collections::HashMap;

/// Names of a head that may be title or employer.
const NAMES: usize = 12;

/// Where a name stands in its head and how it looks. Names that share a feature share evidence.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Feature {
    /// Line of the head, place on the line.
    Place(usize, usize),
    /// Bold, italic, capitals.
    Style(bool, bool, bool),
    /// How many names stand before it.
    Rank(usize),
}

/// A name of a head that may be its title or its employer.
#[derive(Debug, Clone)]
pub(super) struct Name {
    pub(super) part: Part,
    pub(super) features: [Feature; 3],
}

impl Name {
    /// Whether it only says how somebody was employed.
    fn is_aside(&self) -> bool {
        vocabulary::EMPLOYMENT.contains(fold(&self.part.text).as_str())
    }

    /// Whether it tells something about the job rather than naming its place or kind.
    pub(super) fn is_statement(&self) -> bool {
        !self.is_aside() && !place::is_town(&self.part.text)
    }
}

/// The names of an entry, with which of them is which.
#[derive(Debug, Clone, Default)]
pub(super) struct Named {
    pub(super) names: Vec<Name>,
    pub(super) title: Option<usize>,
    pub(super) company: Option<usize>,
    pub(super) group: Group,
}

/// What an entry is among grouped ones.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) enum Group {
    /// Not part of a group.
    #[default]
    None,
    /// A lone employer; its roles follow as entries of their own.
    Header,
    /// A role below such an employer.
    Role,
}

impl Named {
    pub(super) fn of(lines: &[Line], parts: Vec<Part>) -> Self {
        Self { names: with_features(lines, parts), ..Self::default() }
    }
}

/// Means of what is known of a feature, drawn towards nothing while little is known.
#[derive(Debug, Default)]
struct Evidence(HashMap<Feature, (f32, f32)>);

impl Evidence {
    fn add(&mut self, name: &Name, value: f32) {
        for feature in name.features {
            let (sum, count) = self.0.entry(feature).or_default();
            *sum += value;
            *count += 1.0;
        }
    }

    fn of(&self, name: &Name) -> f32 {
        let mean = |feature| self.0.get(feature).map_or(0.0, |(sum, count)| sum / (count + 0.7));
        name.features.iter().map(mean).sum::<f32>() / name.features.len() as f32
    }
}

/// Reads the names of all entries and tells which is which.
pub(super) fn read(lines: &[Line], entries: &[&Entry]) -> Vec<Named> {
    let mut parts = parts(lines, entries);
    drop_numbers(lines, &mut parts);
    drop_labels(lines, &mut parts);
    drop_links(lines, &mut parts);
    let mut out: Vec<Named> = parts.into_iter().map(|parts| Named::of(lines, parts)).collect();
    mark_groups(lines, entries, &mut out);
    cut_commas(lines, &mut out);
    let places = place_shares(entries);
    let own = own_leans(&out);
    let mut words = Evidence::default();
    for (named, own) in out.iter().zip(&own) {
        named.names.iter().zip(own).for_each(|(name, own)| words.add(name, *own));
    }
    let mut roles = Evidence::default();
    // The first round settles the clear entries; the second lets them decide the others.
    for _ in 0..2 {
        for (named, own) in out.iter_mut().zip(&own) {
            let lean = |at: usize| own[at] + 1.4 * words.of(&named.names[at]) + roles.of(&named.names[at]);
            let leans: Vec<f32> = (0..named.names.len()).map(lean).collect();
            let costs: Vec<f32> = named.names.iter().map(|name| cost(name, &places)).collect();
            (named.title, named.company) = match (&own[..], named.group) {
                (_, Group::Header) => (None, Some(0)),
                (_, Group::Role) => (Some(0), None),
                ([only], Group::None) => lone(*only, leans[0]),
                _ => pick(&leans, &costs),
            };
        }
        roles = Evidence::default();
        for named in &out {
            named.title.iter().for_each(|at| roles.add(&named.names[*at], 1.0));
            named.company.iter().for_each(|at| roles.add(&named.names[*at], -1.0));
        }
    }
    follow_groups(entries, &mut out, &own);
    out
}

pub(super) fn own_leans(all: &[Named]) -> Vec<Vec<f32>> {
    let repeats = repeats(all);
    all.iter().map(|named| named.names.iter().map(|name| own(name, &repeats)).collect()).collect()
}

/// A name alone: its own words count double.
fn lone(own: f32, lean: f32) -> (Option<usize>, Option<usize>) {
    if own + lean >= 0.0 { (Some(0), None) } else { (None, Some(0)) }
}

/// The pair of title and employer that differs most, few other names before it; a lone name by its own lean.
fn pick(leans: &[f32], costs: &[f32]) -> (Option<usize>, Option<usize>) {
    let usable: Vec<usize> = (0..leans.len()).filter(|at| costs[*at] < 1.0).take(NAMES).collect();
    let usable = if usable.is_empty() { (0..leans.len().min(1)).collect() } else { usable };
    if let [only] = usable[..] {
        return if leans[only] >= 0.0 { (Some(only), None) } else { (None, Some(only)) };
    }
    let mut best: Option<(f32, usize, usize)> = None;
    for (rank, title) in usable.iter().enumerate() {
        for (other, company) in usable.iter().enumerate().filter(|(other, _)| *other != rank) {
            let late = 0.35 * (rank + other - 1) as f32;
            let order = if rank < other { 0.05 } else { 0.0 };
            let value = leans[*title] - leans[*company] - late + order - costs[*title] - costs[*company];
            if best.is_none_or(|(known, _, _)| value > known) {
                best = Some((value, *title, *company));
            }
        }
    }
    best.map_or((None, None), |(_, title, company)| (Some(title), Some(company)))
}

/// What the words of a name say: positive for a title. A name that several entries share is rather their employer.
fn own(name: &Name, repeats: &HashMap<String, usize>) -> f32 {
    let shared = repeats.get(&fold(&name.part.text)).is_some_and(|count| *count > 1);
    let lean = role::lean(&name.part.text).clamp(-1.5, 1.5);
    // Small words tell about an employer rather than name it: `a retailer with 40 shops`.
    let told = lean < 0.0 && prose::mostly_small(&name.part.text);
    let lean = if told { 0.3 * lean } else { lean };
    lean - if shared && !told { 0.3 } else { 0.0 }
}

fn repeats(all: &[Named]) -> HashMap<String, usize> {
    let mut out = HashMap::new();
    for name in all.iter().flat_map(|named| &named.names) {
        *out.entry(fold(&name.part.text)).or_default() += 1;
    }
    out
}

/// What speaks against a name being either: it says how somebody was employed, stands where other entries have their
/// places, is long, has mostly small words, or can be a town behind two names.
fn cost(name: &Name, places: &HashMap<Feature, f32>) -> f32 {
    let kind = if name.is_aside() { 1.5 } else { 0.0 };
    let place = places.get(&name.features[0]).copied().unwrap_or(0.0);
    let long = if name.part.text.split_whitespace().count() > 9 { 0.6 } else { 0.0 };
    let told = if prose::mostly_small(&name.part.text) { 0.5 } else { 0.0 };
    let late = matches!(name.features[2], Feature::Rank(2..)) && place::is_town(&name.part.text);
    kind + 0.9 * place + long + told + if late { 0.5 } else { 0.0 }
}

/// How often a place stands at each place of a head.
fn place_shares(entries: &[&Entry]) -> HashMap<Feature, f32> {
    let mut counts: HashMap<Feature, (f32, f32)> = HashMap::new();
    for entry in entries {
        for (part, feature) in with_places(&entry.head) {
            let (places, all) = counts.entry(feature).or_default();
            *places += if part.kind == Kind::Place { 1.0 } else { 0.0 };
            *all += 1.0;
        }
    }
    counts.into_iter().map(|(feature, (places, all))| (feature, places / all)).collect()
}
