//! Schools and degrees.

use crate::entries::{self, Entry};
use crate::line::Line;
use crate::parts::{self, Part};
use crate::recognise::degree;
use crate::value::{Value, tidy};
use crate::vocabulary;
use crate::words::fold;
use vitae_model::dates::{DateSpan, End};

/// One course of study with its sources.
#[derive(Debug, Default)]
pub(crate) struct School {
    pub(crate) institution: Value,
    pub(crate) degree: Value,
    pub(crate) field: Value,
    pub(crate) graduation_year: Value,
    pub(crate) start_year: Value,
}

/// Reads the schools of the given sections.
pub(crate) fn read(lines: &[Line], sections: &[&[usize]]) -> Vec<School> {
    sections.iter().flat_map(|indices| schools(lines, indices)).collect()
}

fn schools(lines: &[Line], indices: &[usize]) -> Vec<School> {
    let mut out = Vec::new();
    for entry in entries::split(lines, &relevant(lines, indices)) {
        for part in split_by_degree(lines, &entry) {
            let school = school(lines, &part);
            if !(school.institution.is_empty() && school.degree.is_empty()) {
                out.push(school);
            }
        }
    }
    out
}

/// The lines without grades and the like.
fn relevant(lines: &[Line], indices: &[usize]) -> Vec<usize> {
    indices.iter().copied().filter(|index| !is_aside(&lines[*index].text)).collect()
}

fn is_aside(text: &str) -> bool {
    let head = text.split([':', '\t', '–', '(']).next().unwrap_or_default();
    let folded = fold(head);
    vocabulary::ASIDES.contains(folded.as_str())
        || vocabulary::ASIDES.iter().any(|aside| {
            folded.starts_with(&format!("{aside} "))
                && text.chars().any(|c| c.is_ascii_digit())
                && !degree::is_degree(text)
                && degree::school_score(text) == 0.0
        })
}

/// One entry may hold several courses when lines lack the style that parts them: a second date after a second degree.
fn split_by_degree(lines: &[Line], entry: &Entry) -> Vec<Vec<Part>> {
    let mut parts: Vec<Part> = entry.head.clone();
    for group in &entry.body {
        let text = &lines[group[0]].text;
        let told = degree::is_degree(text) || degree::school_score(text) > 0.0;
        let short = lines[group[0]].words() <= 14;
        if told && short {
            parts.extend(group.iter().flat_map(|index| parts::of(lines, *index)));
        }
    }
    let mut out: Vec<Vec<Part>> = vec![Vec::new()];
    let mut dates = 0;
    let mut degrees = 0;
    for part in parts {
        let dated = part.date().is_some();
        let degreed = part.is_text() && degree::is_degree(&part.text);
        if (dated || degreed) && degrees > 0 && dates > 0 {
            out.push(Vec::new());
            (dates, degrees) = (0, 0);
        }
        dates += usize::from(dated);
        degrees += usize::from(degreed);
        if let Some(last) = out.last_mut() {
            last.push(part);
        }
    }
    out
}

fn school(lines: &[Line], parts: &[Part]) -> School {
    let mut out = School::default();
    let pieces: Vec<Part> =
        parts.iter().filter(|part| part.is_text()).flat_map(|part| open_commas(lines, part)).collect();
    let mut rest: Vec<&Part> = Vec::new();
    for piece in &pieces {
        if out.degree.is_empty() && degree::is_degree(&piece.text) {
            take_degree(piece, lines, &mut out);
        } else if !out.degree.is_empty() && degree::is_degree(&piece.text) && out.field.is_empty() {
            take_field(piece, lines, &mut out);
        } else if out.institution.is_empty() && degree::school_score(&piece.text) > 0.0 {
            out.institution = piece.value(0.95);
        } else if !is_aside(&piece.text) {
            rest.push(piece);
        }
    }
    fill_from_rest(&rest, &mut out);
    if let Some(part) = parts
        .iter()
        .filter(|part| part.date().is_some())
        .max_by_key(|part| part.date().is_some_and(|span| span.is_range()))
    {
        take_years(part, &mut out);
    }
    out
}

/// What is left over: the field when a degree lacks one, the school when none was told by its words.
fn fill_from_rest(rest: &[&Part], out: &mut School) {
    let mut rest = rest.iter();
    if out.institution.is_empty()
        && let Some(part) = rest.next()
    {
        out.institution = part.value(0.6);
    }
    if out.field.is_empty()
        && let Some(part) = rest.next()
    {
        if out.degree.is_empty() {
            out.degree = part.value(0.5);
        } else {
            out.field = part.value(0.6);
        }
    }
}

/// Cuts a part at commas when degree, field and school stand in one: `St. Aldric's College, GCSEs`.
fn open_commas(lines: &[Line], part: &Part) -> Vec<Part> {
    let text = &lines[part.line].text[part.range.clone()];
    let mut out: Vec<Part> = Vec::new();
    let mut start = 0;
    for (at, _) in text.match_indices(',').chain([(text.len(), "")]) {
        let item = &text[start..at];
        let tidied = tidy(item);
        let starts_new = degree::is_degree(item.trim()) || degree::school_score(item) > 0.0;
        let range = part.range.start + start..part.range.start + at;
        let joins = !out.is_empty() && !starts_new;
        match out.last_mut() {
            Some(last) if joins && !after_degree(last) => {
                last.range.end = range.end;
                last.text = tidy(&lines[part.line].text[last.range.clone()]);
            }
            _ if !tidied.is_empty() => out.push(Part { text: tidied, range, ..part.clone() }),
            _ => {}
        }
        start = (at + 1).min(text.len());
    }
    out
}

/// A degree without a field is followed by its field as a part of its own.
fn after_degree(last: &Part) -> bool {
    degree::split(&last.text).is_some_and(|(_, field)| last.text[field].trim().is_empty())
}

/// The field behind a second name of the same degree: `Master of Science – MS, Physics`.
fn take_field(part: &Part, lines: &[Line], out: &mut School) {
    let mut other = School::default();
    take_degree(part, lines, &mut other);
    out.field = other.field;
}

fn take_degree(part: &Part, lines: &[Line], out: &mut School) {
    let text = &lines[part.line].text[part.range.clone()];
    let Some((degree, field)) = degree::split(text) else { return };
    let at = part.range.start;
    out.degree = Value::new(&text[degree.clone()], part.line, at + degree.start..at + degree.end, 0.95);
    let mut value = Value::new(&text[field.clone()], part.line, at + field.start..at + field.end, 0.9);
    if value.text.starts_with('(') || (value.text.ends_with(')') && !value.text.contains('(')) {
        value.text = value.text.trim_matches(['(', ')']).trim().to_owned();
    }
    out.field = value;
}

fn take_years(part: &Part, out: &mut School) {
    let Some(span) = part.date() else { return };
    let (start, end) = years(span);
    let value = |year: i32| Value { text: format!("{year:04}"), from: part.value(1.0).from, confidence: 0.93 };
    out.start_year = start.map(value).unwrap_or_default();
    out.graduation_year = end.map(value).unwrap_or_default();
}

/// Start and graduation of a span. A lone date is the graduation; studies that go on have none.
fn years(span: DateSpan) -> (Option<i32>, Option<i32>) {
    match (span.start, span.end) {
        (Some(start), Some(End::Point(end))) => (Some(start.year), Some(end.year)),
        (Some(start), Some(End::Present)) => (Some(start.year), None),
        (Some(only), None) => (None, Some(only.year)),
        (None, Some(End::Point(end))) => (None, Some(end.year)),
        (None, _) => (None, None),
    }
}
