//! What speaks for and against a field: its words, where they stood, and how its entry compares with the others.

use super::groups::{self, Entry, Groups};
use crate::fields::records::ranks::is_rank;
use crate::fields::records::wording;
use crate::line::{Line, is_caps};
use crate::recognise::{degree, place, role, school};
use crate::sections::Section;
use crate::value::Taken;
use crate::words::fold;
use rustc_hash::FxHashMap as HashMap;
use vitae_model::dates;

/// What is measured of each field, in the order of [`Evidence::values`].
pub const NAMES: [&str; COUNT] = [
    "rule",
    "log words",
    "one word",
    "few letters",
    "many words",
    "small start",
    "open end",
    "inner mark",
    "colon",
    "comma",
    "digit",
    "date within",
    "address within",
    "statement",
    "capitals",
    "odd bracket",
    "own kind",
    "other kind",
    "lines",
    "part of line",
    "within line",
    "bullet",
    "bold",
    "entry left over",
    "heading certainty",
    "no heading",
    "section left over",
    "kind repeated",
    "log entries",
    "lone entry",
    "usual field",
    "entry like others",
    "place like others",
    "bold like others",
    "length unlike others",
    "filled",
    "no partner",
    "apart",
    "said twice",
    "word file",
    "document left over",
    "unknown headings",
];

/// How many they are.
pub(super) const COUNT: usize = 42;

/// The evidence about one field.
#[derive(Debug, Clone, PartialEq)]
pub struct Evidence {
    /// The field, for example `experience[0].company`.
    pub path: String,
    /// One number for each of [`NAMES`]; most lie between 0 and 1.
    pub values: [f32; COUNT],
}

/// The evidence about every field that was read.
pub(super) fn of(taken: &[Taken], lines: &[Line], sections: &[Section]) -> Vec<Evidence> {
    let document = Coverage::of(taken, lines, sections);
    let groups = Groups::of(taken, lines);
    let mut said: HashMap<String, usize> = HashMap::default();
    taken.iter().for_each(|field| *said.entry(fold(&field.source.text)).or_default() += 1);
    taken
        .iter()
        .enumerate()
        .map(|(index, field)| {
            let entry = groups.entry_of(index);
            let [words @ .., own, other] = wording_of(entry.leaf, field);
            let twice = flag(said[&fold(&field.source.text)] > 1);
            let mut values = [0.0; COUNT];
            let parts: [&[f32]; 6] = [
                &words,
                &[own, other],
                &standing(field, lines),
                &document.around(field),
                &among(&entry, field, lines),
                &[twice, document.flow, document.left, document.unknown],
            ];
            values.iter_mut().zip(parts.into_iter().flatten()).for_each(|(value, part)| *value = *part);
            Evidence { path: field.source.path.clone(), values }
        })
        .collect()
}

/// Words beyond which a name, title or date is doubtful.
const MANY: usize = 9;
/// Letters up to which a text says little.
const FEW: usize = 3;
/// Fields that hold prose.
const PROSE: &[&str] = &["summary", "experience.description", "achievements.description", "projects.description"];
/// Fields that hold dates or addresses.
const FIGURES: &[&str] = &["phone", "email", "duration", "date", "url", "graduationYear", "startYear", "location"];

/// What the words of a field say, and at the end how much they sound like its own kind and like another.
fn wording_of(leaf: &str, field: &Taken) -> [f32; 18] {
    let text = field.source.text.as_str();
    let words: Vec<&str> = text.split_whitespace().collect();
    let prose = PROSE.contains(&leaf);
    let figures = FIGURES.contains(&leaf.rsplit('.').next().unwrap_or_default());
    let last = words.last().copied().unwrap_or_default();
    let open = text.ends_with([',', '-', '–', '&', '/', ':', '(']) || (last.len() <= 3 && wording::opens_small(last));
    let marked = text.contains([';', '|', '•', '·', '\t', '→']) || text.contains(" – ") || text.contains(" - ");
    let plain = !prose && !figures;
    let (own, other) = kinds(leaf, text);
    [
        field.source.confidence,
        groups::log_words(text),
        flag(words.len() == 1 && plain),
        flag(text.chars().count() <= FEW && plain),
        flag(words.len() > MANY && !prose),
        flag(wording::opens_small(text) && !figures),
        flag(open && !prose),
        flag(marked && plain),
        flag(text.contains(": ") && !prose),
        flag(text.contains(',') && plain),
        flag(text.contains(|c: char| c.is_ascii_digit()) && plain),
        flag(plain && !dates::find(text).is_empty()),
        flag(plain && (text.contains('@') || text.contains("://") || text.contains("www."))),
        if prose { 0.0 } else { wording::statement_score(text).clamp(0.0, 2.0) },
        flag(is_caps(text) && words.len() > 1),
        flag(text.matches('(').count() != text.matches(')').count()),
        own,
        other,
    ]
}

/// How much a text sounds like what its field holds, and like what another holds.
fn kinds(leaf: &str, text: &str) -> (f32, f32) {
    let (own, others): (f32, &[f32]) = match leaf {
        "experience.company" => {
            (role::company_score(text).max(school::school_score(text)), &[role::title_score(text), town(text)])
        }
        "experience.position" => (role::title_score(text), &[role::company_score(text), town(text)]),
        "education.institution" => (school::school_score(text), &[degree::degree_score(text), town(text)]),
        "education.degree" => (degree::degree_score(text), &[school::school_score(text)]),
        "education.field" => (school::field_score(text), &[school::school_score(text), degree::degree_score(text)]),
        "certifications.name" => {
            (wording::certificate_score(text), &[wording::body_score(text), wording::name_score(text)])
        }
        "certifications.issuer" => (wording::body_score(text), &[wording::certificate_score(text)]),
        "achievements.title" => (wording::name_score(text), &[wording::body_score(text), rank(text)]),
        "achievements.organization" => (wording::body_score(text), &[wording::name_score(text)]),
        "achievements.position" => (rank(text), &[wording::name_score(text)]),
        "location" => (town(text), &[role::title_score(text)]),
        "name" => (0.0, &[role::title_score(text), town(text)]),
        _ if FIGURES.contains(&leaf.rsplit('.').next().unwrap_or_default()) => {
            (flag(dates::parse(text).is_some()), &[0.0])
        }
        _ => (0.0, &[0.0]),
    };
    (own, others.iter().copied().fold(0.0, f32::max))
}

fn town(text: &str) -> f32 {
    flag(place::is_place(text))
}

fn rank(text: &str) -> f32 {
    flag(is_rank(text))
}

fn flag(holds: bool) -> f32 {
    f32::from(u8::from(holds))
}

/// How a field stands in its lines.
fn standing(field: &Taken, lines: &[Line]) -> [f32; 5] {
    let Some((slice, line)) = field.from.first().and_then(|slice| Some((slice, lines.get(slice.line)?))) else {
        return [0.0; 5];
    };
    let mut indices: Vec<usize> = field.from.iter().map(|slice| slice.line).collect();
    indices.dedup();
    let share = slice.range.len() as f32 / line.text.len().max(1) as f32;
    [
        (indices.len() as f32).ln(),
        1.0 - share.min(1.0),
        flag(slice.range.start > 0),
        flag(line.bullet),
        flag(is_bold(field, lines)),
    ]
}

/// Whether a field begins in bold.
pub(super) fn is_bold(field: &Taken, lines: &[Line]) -> bool {
    let Some(slice) = field.from.first() else { return false };
    let run = lines.get(slice.line).and_then(|line| line.runs.iter().find(|run| run.range.end > slice.range.start));
    run.is_some_and(|run| run.bold)
}

/// How a field's entry compares with the others of its list.
fn among(entry: &Entry, field: &Taken, lines: &[Line]) -> [f32; 11] {
    [
        entry.left_over,
        (entry.siblings as f32).ln(),
        flag(entry.siblings == 1),
        entry.usual,
        entry.likeness,
        flag(entry.rank_agrees),
        flag(is_bold(field, lines) == entry.mostly_bold),
        (groups::log_words(&field.source.text) - entry.mean_length).abs(),
        entry.filled,
        flag(entry.lacks_partner),
        (1.0 + entry.apart as f32).ln(),
    ]
}

/// How much of the document became fields.
struct Coverage {
    section_of: HashMap<usize, usize>,
    /// What each section says of its fields: certainty of its heading, whether it has none, the share of it that became
    /// no field, whether another section is of its kind.
    said_by: Vec<[f32; 4]>,
    left: f32,
    unknown: f32,
    flow: f32,
}

impl Coverage {
    fn of(taken: &[Taken], lines: &[Line], sections: &[Section]) -> Self {
        let held = groups::held(taken, lines);
        let headed = sections.iter().filter(|section| section.heading.is_some());
        let unknown = headed.clone().filter(|section| !section.known).count();
        let said = |section: &Section| {
            let same = sections.iter().filter(|other| other.kind == section.kind).count();
            let left = groups::left_over(section.lines.iter().copied(), lines, &held);
            [section.certainty, flag(section.heading.is_none()), left, flag(same > 1)]
        };
        let indices =
            |(at, section): (usize, &Section)| section.lines.iter().map(|line| (*line, at)).collect::<Vec<_>>();
        Self {
            section_of: sections.iter().enumerate().flat_map(indices).collect(),
            said_by: sections.iter().map(said).collect(),
            left: groups::left_over(sections.iter().flat_map(|section| section.lines.iter().copied()), lines, &held),
            unknown: unknown as f32 / headed.count().max(1) as f32,
            flow: flag(lines.first().is_some_and(|line| line.flow)),
        }
    }

    /// What a field's section says of it.
    fn around(&self, field: &Taken) -> [f32; 4] {
        let section = field.from.first().and_then(|slice| self.section_of.get(&slice.line));
        section.map_or([0.0; 4], |at| self.said_by[*at])
    }
}
