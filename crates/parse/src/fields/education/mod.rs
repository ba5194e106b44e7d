//! Schools and degrees.
//!
//! The lines become rows of atoms ([`atoms`]); a cut into courses is chosen ([`segment`]), unless the section is a table
//! ([`table`]); then the best reading of each course, with what all courses have in common ([`reading`]).

mod asides;
mod atoms;
mod beside;
mod cuts;
mod extras;
mod labels;
mod narrative;
mod places;
mod reading;
mod segment;
mod spans;
mod table;

use crate::line::Line;
use crate::recognise::{degree, school};
use crate::value::{Value, tidy};
use atoms::{Atom, Join};
use degree::Reading;
use labels::Told;
use reading::{Choice, House};
use vitae_model::dates::{DateSpan, End};

/// One course of study with its sources.
#[derive(Debug, Clone, Default)]
pub(crate) struct School {
    pub(crate) institution: Value,
    pub(crate) degree: Value,
    pub(crate) field: Value,
    pub(crate) graduation_year: Value,
    pub(crate) start_year: Value,
    pub(crate) location: Value,
    pub(crate) url: Value,
    pub(crate) grade: Value,
    pub(crate) courses: Vec<Value>,
}

/// Reads the schools of the given sections. Order and style are decided once for all of them.
pub(crate) fn read(lines: &[Line], sections: &[&[usize]]) -> Vec<School> {
    let (narratives, others): (Vec<&[usize]>, Vec<&[usize]>) =
        sections.iter().partition(|indices| narrative::is_told(lines, indices));
    let sections = others.iter().map(|indices| courses(lines, indices));
    let mut courses = without_strays(sections.collect());
    places::mark(&mut courses);
    let house = House::of(lines, &courses);
    let mut out: Vec<School> = narratives.iter().flat_map(|indices| narrative::read(lines, indices)).collect();
    let told = out.len();
    let mut starts = Vec::new();
    for atoms in &courses {
        let mut school = school(lines, atoms, &house);
        inherit(&mut school, out.last(), &house);
        if !(school.institution.is_empty() && school.degree.is_empty()) {
            out.push(school);
            starts.push(atoms.iter().map(|atom| atom.line).min().unwrap_or_default());
        }
    }
    extras::add(lines, &others, &starts, &mut out[told..]);
    out
}

/// Leaves out what is no course of study: where some sections or most courses tell a school or degree by their words,
/// those that do not are of another kind (awards, licences) below a heading that went unseen.
fn without_strays(sections: Vec<Vec<Vec<Atom>>>) -> Vec<Vec<Atom>> {
    let telling = sections.iter().flatten().filter(|atoms| is_telling(atoms)).count();
    let told = |courses: &Vec<Vec<Atom>>| courses.iter().any(|atoms| is_telling(atoms));
    let courses: Vec<Vec<Atom>> =
        sections.into_iter().filter(|courses| telling == 0 || told(courses)).flatten().collect();
    let most = telling * 2 > courses.len();
    courses.into_iter().filter(|atoms| !most || is_telling(atoms)).collect()
}

/// Whether a school or a degree is told by its words.
fn is_telling(atoms: &[Atom]) -> bool {
    atoms.iter().any(|atom| atom.told.is_some() || atom.school >= 1.0 || atom.degree >= 0.8)
}

/// The atoms of each course of a section.
fn courses(lines: &[Line], indices: &[usize]) -> Vec<Vec<Atom>> {
    let (mut out, untitled) = table::records(lines, indices);
    let rest = match table::read(lines, &untitled) {
        Some((table, rest)) => {
            out.extend(table);
            rest
        }
        None => untitled,
    };
    let segments = segment::split(lines, atoms::rows(lines, &rest));
    out.extend(segments.into_iter().map(|rows| rows.into_iter().flat_map(|row| row.atoms).collect()));
    out
}

/// A further degree below a school that is named once.
fn inherit(school: &mut School, above: Option<&School>, house: &House) {
    if let Some(above) = above.filter(|_| school.institution.is_empty() && house.school_first > 0.0) {
        school.institution = above.institution.clone();
        if school.location.is_empty() {
            school.location = above.location.clone();
        }
    }
}

fn school(lines: &[Line], atoms: &[Atom], house: &House) -> School {
    let choice = reading::choose(atoms, house);
    let mut out = School::default();
    if let Some(at) = choice.school {
        out.institution = institution(lines, atoms, at, house);
    }
    if let Some(at) = choice.degree {
        take_degree(lines, &atoms[at], &choice, house, &mut out);
        extend_field(lines, atoms, at, &mut out);
    }
    if let Some(at) = choice.field {
        out.field = field(lines, atoms, at, &choice);
    }
    take_years(lines, atoms, &mut out);
    out.location = extras::location(lines, atoms, &choice, &out.institution);
    out
}

/// The school's name without the place behind it. Where every course has a place, what stands before it is of the name.
fn institution(lines: &[Line], atoms: &[Atom], at: usize, house: &House) -> Value {
    let atom = &atoms[at];
    if let Some(cut) = place_in_cell(atom) {
        return atom.value(lines, without_place(&atom.text[..cut]), 0.9);
    }
    let confidence = if atom.school > 0.0 || atom.told.is_some() { 0.95 } else { 0.6 };
    let within = schools_behind(atoms, at);
    if within > 0 {
        let range = atom.range.start..atoms[at + within].range.end;
        return Value::new(&lines[atom.line].text[range.clone()], atom.line, range, confidence);
    }
    let extra = reading::tail_len(atoms, at).saturating_sub(house.tail);
    let placed = atoms.get(at + extra + 1).is_some_and(|atom| atom.place);
    if extra > 0 && house.tail > 0 && placed && !atoms[at + 1].place {
        let last = &atoms[at + extra];
        let text = &lines[atom.line].text[atom.range.start..last.range.end];
        return Value::new(text, atom.line, atom.range.start..last.range.end, confidence);
    }
    if house.keeps_tails && reading::tail_len(atoms, at) == 1 && is_bare_name(&atoms[at + 1]) {
        let range = atom.range.start..atoms[at + 1].range.end;
        return Value::new(&lines[atom.line].text[range.clone()], atom.line, range, 0.7);
    }
    atom.value(lines, without_place(&atom.text), confidence)
}

/// Whether a text behind a school's comma says nothing but a name that is no known place.
fn is_bare_name(atom: &Atom) -> bool {
    let silent = atom.degree == 0.0 && atom.field == 0.0 && !atom.place && atom.told.is_none() && atom.more.is_empty();
    silent && atom.text.starts_with(char::is_uppercase) && atom.text.split(' ').count() <= 2
}

/// How many schools stand behind commas after a school that is part of them: `Kingsbridge College, University of Thamesford`.
fn schools_behind(atoms: &[Atom], at: usize) -> usize {
    let school = |atom: &Atom| atom.school >= 2.0 && atom.degree < 1.6 && atom.more.is_empty();
    let follows = |next: &&Atom| next.line == atoms[at].line && next.join == Join::Comma && school(next) && !next.place;
    if school(&atoms[at]) { atoms[at + 1..].iter().take_while(follows).count() } else { 0 }
}

/// Where a place begins in the cell of a table: behind a comma, without a word of schools.
fn place_in_cell(atom: &Atom) -> Option<usize> {
    let cut = atom.text.find(", ").filter(|_| atom.told == Some(Told::School))?;
    (school::school_score(&atom.text[cut..]) == 0.0).then_some(cut)
}

/// `Universidad de Montesalvo (Montesalvo)` without its bracket; an abbreviation stays.
fn without_place(text: &str) -> &str {
    let Some((name, inner)) = text.strip_suffix(')').and_then(|text| text.rsplit_once('(')) else { return text };
    let abbreviation = !inner.chars().any(char::is_lowercase);
    if abbreviation || name.trim().is_empty() { text } else { name.trim_end() }
}

/// The degree of a text and, when the text holds it, the field.
fn take_degree(lines: &[Line], atom: &Atom, choice: &Choice, house: &House, out: &mut School) {
    let text = without_aside(&atom.text);
    let whole = |out: &mut School, confidence: f32| out.degree = atom.value(lines, text, confidence);
    let Some(reading) = degree::read(text) else { return whole(out, 0.6) };
    let running = house.parts_fields && !degree::is_short_form(&text[reading.degree.clone()]);
    let running = running && !atoms::is_subject(text, &reading);
    let one = !reading.explicit && (choice.field.is_some() || running || is_bound(text, &reading));
    if one || reading.field.is_empty() || (atom.whole && choice.field.is_some()) {
        return whole(out, 0.9);
    }
    out.degree = atom.value(lines, &text[reading.degree], 0.95);
    out.field = atom.value(lines, without_aside(without_brackets(&text[reading.field])), 0.9);
}

/// Whether what follows a degree's words is a word in small letters that completes them: `Magister farmacji`.
fn is_bound(text: &str, reading: &Reading) -> bool {
    let rest = &text[reading.field.clone()];
    let degree = &text[reading.degree.clone()];
    rest.starts_with(char::is_lowercase) && !rest.contains(' ') && !degree::is_short_form(degree)
}

/// Without a grade or a form of study at the end: `(2:1)`, `with distinction`, `berufsbegleitend`.
fn without_aside(text: &str) -> &str {
    let bracket = text.strip_suffix(')').and_then(|head| head.rfind('('));
    if let Some(open) = bracket.filter(|open| *open > 0 && asides::is_aside(&text[*open..])) {
        return without_aside(text[..open].trim_end());
    }
    let tail = text.rmatch_indices(' ').map(|(at, _)| at).take(6).filter(|at| asides::is_aside(&text[at + 1..]));
    tail.last().map_or(text, |at| text[..at].trim_end_matches([' ', '-', '–']))
}

fn without_brackets(text: &str) -> &str {
    let text = text.trim();
    if text.starts_with('(') || (text.ends_with(')') && !text.contains('(')) {
        text.trim_matches(['(', ')']).trim()
    } else {
        text
    }
}

/// A field within the degree's text with further subjects behind commas: `A-levels: Mathematics, Physics`.
fn extend_field(lines: &[Line], atoms: &[Atom], at: usize, out: &mut School) {
    let more = further_subjects(atoms, at);
    let Some(slice) = out.field.from.first().filter(|_| more > 0 && !out.field.is_empty()) else { return };
    let range = slice.range.start..atoms[at + more].range.end;
    out.field = Value::new(&lines[slice.line].text[range.clone()], slice.line, range, 0.8);
}

/// How many subjects stand behind commas after an atom, on its line.
fn further_subjects(atoms: &[Atom], at: usize) -> usize {
    let follows = |next: &&Atom| {
        let subject =
            next.field > 0.0 && next.school == 0.0 && next.degree < 1.6 && !next.place && next.more.is_empty();
        next.line == atoms[at].line && next.join == Join::Comma && next.is_text() && subject
    };
    if atoms[at].more.is_empty() { atoms[at + 1..].iter().take_while(follows).count() } else { 0 }
}

/// The field with further subjects behind commas.
fn field(lines: &[Line], atoms: &[Atom], at: usize, choice: &Choice) -> Value {
    let atom = &atoms[at];
    let chosen = [choice.school, choice.degree].into_iter().flatten().filter(|other| *other > at).min();
    let more = further_subjects(atoms, at).min(chosen.map_or(usize::MAX, |other| other - at - 1));
    let confidence = if atom.field > 0.0 || atom.told == Some(Told::Field) { 0.9 } else { 0.7 };
    if more > 0 {
        let range = atom.range.start..atoms[at + more].range.end;
        return Value::new(&lines[atom.line].text[range.clone()], atom.line, range, confidence);
    }
    // "Master of Science – MS, Physics": the field behind a second name of the same degree. Of `Ingeniería Informática`
    // behind a degree all is the field.
    let second = |reading: &Reading| reading.explicit || degree::is_short_form(&atom.text[reading.degree.clone()]);
    let behind = choice.degree.is_some();
    let text = match degree::read(&atom.text).filter(|reading| atom.degree >= 2.0 && (second(reading) || !behind)) {
        Some(reading) => &atom.text[reading.field],
        None => without_aside(degree::without_link(&atom.text)),
    };
    atom.value(lines, without_brackets(&tidy(text)), confidence)
}

/// Start and graduation, from the span when there is one.
fn take_years(lines: &[Line], atoms: &[Atom], out: &mut School) {
    let dated = atoms.iter().filter_map(|atom| atom.date.map(|span| (atom, span)));
    let Some((atom, span)) = dated.max_by_key(|(_, span)| (span.is_range(), span.last().map(|point| point.year)))
    else {
        return;
    };
    let (start, end) = years(span);
    let from = atom.value(lines, &atom.text, 1.0).from;
    let value = |year: i32| Value { text: format!("{year:04}"), from: from.clone(), confidence: 0.93 };
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
