//! Which names of a head are the title and the employer: evidence of all entries of the document, added up.
//!
//! What the words of a name say is strong for some names and nothing for others. But a document writes its entries alike, so
//! what the words say of the names in one place of the head, or in one style, holds for the other names there.

use super::town;
use crate::entries::{self, Entry};
use crate::line::{Line, is_caps};
use crate::parts::{Kind, Part};
use crate::recognise::role;
use crate::value::tidy;
use crate::vocabulary;
use crate::words::fold;
use std::collections::HashMap;
use vitae_model::dates::End;

/// Longest name that is cut or joined, in bytes: what is longer is none.
const LONGEST_NAME: usize = 300;
/// Names of a head that may be title or employer.
const NAMES: usize = 12;

/// Where a name stands in its head and how it looks. Names that share a feature share evidence.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Feature {
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
    features: [Feature; 3],
}

impl Name {
    /// Whether it only says how somebody was employed.
    fn is_aside(&self) -> bool {
        vocabulary::EMPLOYMENT.contains(fold(&self.part.text).as_str())
    }

    /// Whether it tells something about the job rather than naming its place or kind.
    pub(super) fn is_statement(&self) -> bool {
        !self.is_aside() && !town::is_town(&self.part.text)
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
    fn of(lines: &[Line], parts: Vec<Part>) -> Self {
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
    let mut parts: Vec<Vec<Part>> = entries.iter().map(|entry| parts(lines, entry)).collect();
    drop_numbers(lines, &mut parts);
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

fn own_leans(all: &[Named]) -> Vec<Vec<f32>> {
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

/// Marks employers that stand alone, without statements, and the roles below them: entries with one name and a date each.
fn mark_groups(lines: &[Line], entries: &[&Entry], all: &mut [Named]) {
    let own = own_leans(all);
    let headers: Vec<bool> = (0..all.len()).map(|at| heads_roles(lines, entries, all, &own, at)).collect();
    let mut below = false;
    for (at, named) in all.iter_mut().enumerate() {
        let role = below && named.names.len() == 1 && is_dated(&entries[at].head) && own[at][0] > -0.6;
        named.group = match (headers[at], role) {
            (true, _) => Group::Header,
            (false, true) => Group::Role,
            _ => Group::None,
        };
        below = named.group != Group::None;
    }
}

/// Whether a lone name is the employer of the roles that follow: it has no date of its own, or its words tell it from them.
fn heads_roles(lines: &[Line], entries: &[&Entry], all: &[Named], own: &[Vec<f32>], at: usize) -> bool {
    let next = at + 1;
    let lone = |at: usize| all.get(at).is_some_and(|named: &Named| named.names.len() == 1);
    if !lone(at) || !lone(next) || !entries[at].body.is_empty() || !is_dated(&entries[next].head) {
        return false;
    }
    let two = at_comma(lines, &all[at].names[0].part).is_some_and(|(_, _, sure)| sure);
    let told = own[at][0] < 0.0 && own[next][0] > 0.0 && !two;
    let spans = own[at][0] <= 0.0 && own[next][0] > 0.3 && covers(&entries[at].head, &entries[next].head);
    (!is_dated(&entries[at].head) || told || spans) && own[at][0] <= own[next][0]
}

/// Whether the span of one head holds the span of the other: all years with an employer, and those in one role.
fn covers(whole: &[Part], part: &[Part]) -> bool {
    let years = |head: &[Part]| {
        let span = head.iter().filter_map(Part::date).find(|span| span.is_range())?;
        let end = match span.end? {
            End::Present => i32::MAX,
            End::Point(point) => point.year,
        };
        Some((span.start?.year, end))
    };
    matches!((years(whole), years(part)), (Some(a), Some(b)) if a.0 <= b.0 && b.1 <= a.1)
}

/// Takes lone names for roles below an employer whose first role shares its entry, dated on a line of its own.
fn follow_groups(entries: &[&Entry], all: &mut [Named], own: &[Vec<f32>]) {
    let mut grouped = false;
    for (at, named) in all.iter_mut().enumerate() {
        if named.names.len() == 1 && grouped && own[at][0] > -0.6 {
            (named.title, named.company) = (Some(0), None);
        } else {
            grouped = opens_group(entries[at], named);
        }
    }
}

/// Whether the employer has a line without a date to itself, and the title below it has the date on its line.
fn opens_group(entry: &Entry, named: &Named) -> bool {
    let (Some(title), Some(company)) = (named.title, named.company) else { return false };
    let line = |at: usize| named.names[at].part.line;
    let dated = |line: usize| entry.head.iter().any(|part| part.line == line && part.date().is_some());
    line(company) < line(title) && !dated(line(company)) && dated(line(title))
}

fn is_dated(head: &[Part]) -> bool {
    head.iter().any(|part| part.date().is_some())
}

/// What the words of a name say: positive for a title. A name that several entries share is rather their employer.
fn own(name: &Name, repeats: &HashMap<String, usize>) -> f32 {
    let shared = repeats.get(&fold(&name.part.text)).is_some_and(|count| *count > 1);
    let lean = role::lean(&name.part.text).clamp(-1.5, 1.5);
    // Small words tell about an employer rather than name it: `a retailer with 40 shops`.
    let told = lean < 0.0 && entries::mostly_small(&name.part.text);
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
/// places, is long, or has mostly small words.
fn cost(name: &Name, places: &HashMap<Feature, f32>) -> f32 {
    let kind = if name.is_aside() { 1.5 } else { 0.0 };
    let place = places.get(&name.features[0]).copied().unwrap_or(0.0);
    let long = if name.part.text.split_whitespace().count() > 9 { 0.6 } else { 0.0 };
    let told = if entries::mostly_small(&name.part.text) { 0.5 } else { 0.0 };
    kind + 0.9 * place + long + told
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

/// The names and places of a head with where they stand; dates and addresses do not count.
fn with_places(head: &[Part]) -> impl Iterator<Item = (&Part, Feature)> {
    let mut line = None;
    let (mut row, mut column) = (0, 0);
    head.iter().filter(|part| part.is_text() || part.kind == Kind::Place).map(move |part| {
        match line.replace(part.line) {
            Some(before) if before == part.line => column += 1,
            Some(_) => (row, column) = (row + 1, 0),
            None => {}
        }
        (part, Feature::Place(row, column))
    })
}

/// How plainly two neighbouring parts of a line are set apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Gap {
    Slash,
    Dash,
    Strong,
}

fn gap(lines: &[Line], left: &Part, right: &Part) -> Gap {
    if left.line != right.line || left.bold != right.bold || is_italic(lines, left) != is_italic(lines, right) {
        return Gap::Strong;
    }
    let between = lines[left.line].text.get(left.range.end..right.range.start).unwrap_or_default();
    let marks: String = between.chars().filter(|c| !c.is_whitespace() || *c == '\t').collect();
    match marks.as_str() {
        "/" => Gap::Slash,
        "–" | "—" | "-" => Gap::Dash,
        _ => Gap::Strong,
    }
}

/// Cuts lone names at a comma: where the two sides read differently, or where they do in most of the others.
fn cut_commas(lines: &[Line], all: &mut [Named]) {
    let lone = |named: &Named| named.names.len() == 1 && named.group == Group::None;
    let cuts: Vec<Option<(Part, Part, bool)>> =
        all.iter().map(|named| if lone(named) { at_comma(lines, &named.names[0].part) } else { None }).collect();
    let single = all.iter().filter(|named| lone(named)).count();
    let told = cuts.iter().flatten().filter(|(_, _, sure)| *sure).count();
    for (named, cut) in all.iter_mut().zip(cuts) {
        if let Some((left, right, _)) = cut.filter(|(_, _, sure)| *sure || told * 2 > single) {
            *named = Named::of(lines, vec![left, right]);
        }
    }
}

fn with_features(lines: &[Line], parts: Vec<Part>) -> Vec<Name> {
    let places: Vec<Feature> = with_places(&parts).map(|(_, feature)| feature).collect();
    let name = |((rank, part), place): ((usize, Part), Feature)| {
        let style = Feature::Style(part.bold, is_italic(lines, &part), is_caps(&part.text));
        Name { features: [place, style, Feature::Rank(rank)], part }
    };
    parts.into_iter().enumerate().zip(places).map(name).collect()
}

fn is_italic(lines: &[Line], part: &Part) -> bool {
    let over = |run: &&crate::line::Run| run.range.start < part.range.end && part.range.start < run.range.end;
    lines[part.line].runs.iter().find(over).is_some_and(|run| run.italic)
}

/// The texts of a head. A dash or slash parts two names only when nothing plainer does: `Chef de partie – fish` beside an
/// employer is one name.
fn parts(lines: &[Line], entry: &Entry) -> Vec<Part> {
    let whole = merged(lines, entry, Gap::Dash);
    if whole.len() >= 2 {
        return whole;
    }
    merged(lines, entry, Gap::Slash)
}

/// The texts with those joined again that are set apart by no more than `limit`.
fn merged(lines: &[Line], entry: &Entry, limit: Gap) -> Vec<Part> {
    let mut out: Vec<Part> = Vec::new();
    for part in entry.texts() {
        match out.last_mut() {
            Some(last) if last.text.len() < LONGEST_NAME && gap(lines, last, part) <= limit && !opposed(last, part) => {
                last.range.end = part.range.end;
                last.text = tidy(&lines[last.line].text[last.range.clone()]);
            }
            _ => out.push(part.clone()),
        }
    }
    out
}

/// Whether one reads like a title and the other like an employer.
fn opposed(left: &Part, right: &Part) -> bool {
    role::lean(&left.text) * role::lean(&right.text) < 0.0
}

/// Cuts `Engineer, Acme Ltd` and `Acme Ltd: Engineer` at the mark where the two sides read most differently; tells whether
/// they do, as at a colon they must.
fn at_comma(lines: &[Line], part: &Part) -> Option<(Part, Part, bool)> {
    let text = &lines[part.line].text[part.range.clone()];
    if text.len() > LONGEST_NAME {
        return None;
    }
    let best = text
        .match_indices([',', ':'])
        .filter(|(at, _)| !is_legal_form(next_piece(&text[at + 1..])))
        .map(|(at, mark)| {
            let told = if mark == ":" { COLON } else { 0.0 };
            (at, (role::lean(&text[..at]) - role::lean(next_piece(&text[at + 1..]))).abs() + told)
        })
        .max_by(|a, b| a.1.total_cmp(&b.1).then(b.0.cmp(&a.0)))?;
    let middle = part.range.start + best.0;
    let left = Part { text: tidy(&text[..best.0]), range: part.range.start..middle, ..part.clone() };
    let right = Part { text: tidy(&text[best.0 + 1..]), range: middle + 1..part.range.end, ..part.clone() };
    let both = role::lean(&left.text) < 0.0 && role::lean(&right.text) < 0.0;
    (!left.text.is_empty() && !right.text.is_empty()).then_some((left, right, best.1 >= 0.3 && !both))
}

/// How much more a colon parts two names than a comma does.
const COLON: f32 = 0.5;

fn next_piece(text: &str) -> &str {
    text.split([',', ':']).next().unwrap_or_default().trim()
}

/// Whether a text is the legal form behind a comma: `Inc.`, `S.A.`, `Ltd`.
fn is_legal_form(text: &str) -> bool {
    let folded = fold(text);
    folded.len() <= 5 && vocabulary::COMPANIES.contains(folded.as_str())
}

/// Drops the numbers of heads that are numbered: `1. Acme Ltd`, `2. Blue Oak`.
fn drop_numbers(lines: &[Line], all: &mut [Vec<Part>]) {
    let numbered = |list: &Vec<Part>| list.first().and_then(|part| number_len(&lines[part.line].text[part.range.clone()]));
    if all.iter().filter_map(numbered).count() < 2 {
        return;
    }
    for list in all.iter_mut() {
        let Some(length) = numbered(list) else { continue };
        if let Some(first) = list.first_mut() {
            first.range.start += length;
            first.text = tidy(&lines[first.line].text[first.range.clone()]);
        }
    }
}

/// Bytes of a number with its dot or bracket at the front.
fn number_len(text: &str) -> Option<usize> {
    let digits = text.len() - text.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let rest = text[digits..].strip_prefix(['.', ')'])?;
    let blanks = rest.len() - rest.trim_start().len();
    ((1..=2).contains(&digits) && blanks > 0 && blanks < rest.len()).then_some(digits + 1 + blanks)
}
