//! Which text of a course is the school, which the degree, which the field: the best of all readings.

use super::atoms::{Atom, Join};
use super::labels::Told;
use crate::line::Line;
use crate::recognise::{degree, place};

/// Most texts of a course that are weighed; what follows is detail.
const MAX_TEXTS: usize = 14;

/// What the courses of a document have in common.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct House {
    /// How much more often the school stands before the degree, -1 to 1.
    pub(super) school_first: f32,
    /// Weight and slant of schools.
    pub(super) school_look: Option<(bool, bool)>,
    /// Weight and slant of degrees.
    pub(super) degree_look: Option<(bool, bool)>,
    /// Whether fields stand behind a comma, a bracket, a dash or a word, so that no degree runs into its field.
    pub(super) parts_fields: bool,
    /// Pieces behind a school's name in every course.
    pub(super) tail: usize,
    /// Whether a lone unknown name behind a school is part of it: other schools have none, or places have their country
    /// wherever the document names them.
    pub(super) keeps_tails: bool,
}

/// Indices of the texts chosen.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub(super) struct Choice {
    pub(super) school: Option<usize>,
    pub(super) degree: Option<usize>,
    pub(super) field: Option<usize>,
}

/// The best reading of a course's texts.
pub(super) fn choose(atoms: &[Atom], house: &House) -> Choice {
    let texts: Vec<usize> =
        atoms.iter().enumerate().filter(|(_, atom)| atom.is_text()).map(|(at, _)| at).take(MAX_TEXTS).collect();
    let options = || texts.iter().copied().map(Some).chain([None]);
    let mut best = (f32::NEG_INFINITY, Choice::default());
    for school in options() {
        for degree in options().filter(|degree| degree.is_none() || *degree != school) {
            let pair = pair_score(atoms, school, degree, house);
            for field in options().filter(|field| field.is_none() || (*field != school && *field != degree)) {
                let score = pair + field.map_or(0.0, |field| field_score(atoms, field, school, degree));
                if score > best.0 {
                    best = (score, Choice { school, degree, field });
                }
            }
        }
    }
    best.1
}

/// How well a school and a degree read together.
fn pair_score(atoms: &[Atom], school: Option<usize>, degree: Option<usize>, house: &House) -> f32 {
    let mut out = school.map_or(0.0, |at| school_score(&atoms[at], house));
    out += degree.map_or(0.0, |at| degree_score(&atoms[at], house));
    if let (Some(school), Some(degree)) = (school, degree) {
        out += house.school_first * if school < degree { 0.4 } else { -0.4 };
    }
    out
}

fn told_score(atom: &Atom, role: Told) -> Option<f32> {
    atom.told.map(|told| if told == role { 5.0 } else { -5.0 })
}

fn school_score(atom: &Atom, house: &House) -> f32 {
    if let Some(score) = told_score(atom, Told::School) {
        return score;
    }
    let mut out = if atom.school > 0.0 { atom.school } else { 0.35 };
    out -= match atom.degree {
        score if score >= 2.5 => 1.6,
        score if score >= 2.0 && atom.names => 0.3,
        score if score >= 2.0 => 1.0,
        score => 0.5 * score,
    };
    out -= if atom.place { 1.2 } else { 0.0 };
    out -= if atom.field > 0.0 && atom.school == 0.0 { 0.5 } else { 0.0 };
    out -= if atom.text.starts_with(char::is_lowercase) { 0.4 } else { 0.0 };
    out += if atom.join == Join::Comma && atom.school == 0.0 { -0.4 } else { 0.0 };
    out + look_score(house.school_look, atom)
}

fn degree_score(atom: &Atom, house: &House) -> f32 {
    if let Some(score) = told_score(atom, Told::Degree) {
        return score;
    }
    let mut out = if atom.degree > 0.0 { atom.degree } else { -0.1 };
    out -= if atom.school > 0.0 && atom.degree < 2.5 { 1.0 } else { 0.0 };
    out -= if atom.place { 1.2 } else { 0.0 };
    out -= if atom.join == Join::Comma && atom.degree < 1.6 { 0.3 } else { 0.0 };
    out + look_score(house.degree_look, atom)
}

fn look_score(look: Option<(bool, bool)>, atom: &Atom) -> f32 {
    match look {
        Some(look) if look == (atom.bold, atom.italic) => 0.3,
        Some(_) => -0.2,
        None => 0.0,
    }
}

/// How well a text reads as the field of a degree: it is a subject, and stands beside the degree.
fn field_score(atoms: &[Atom], field: usize, school: Option<usize>, degree: Option<usize>) -> f32 {
    let atom = &atoms[field];
    if let Some(score) = told_score(atom, Told::Field) {
        return score;
    }
    let Some(degree) = degree else { return if atom.field > 0.0 { 0.3 } else { -1.0 } };
    let linked = degree + 1 == field && atom.linked;
    let place = beside(atoms, field, degree).max(if is_headline(atoms, field) { -0.3 } else { -1.0 });
    let mut out = 0.8 * atom.field + place + if linked { 1.0 } else { 0.0 };
    out -= atom.school + if atom.place { 0.9 } else { 0.0 };
    out -= if atom.degree >= 1.6 { 0.5 } else { 0.0 };
    let headline = is_headline(atoms, field);
    out -= if !headline && school.is_some_and(|school| between(school, field, degree)) { 0.7 } else { 0.0 };
    let behind_school = school.is_some_and(|school| school + 1 == field && atom.join == Join::Comma);
    out -= if behind_school && degree + 1 != field && field + 1 != degree { 0.7 } else { 0.0 };
    out -= if digits(&atom.text) * 2 > atom.text.len() { 1.0 } else { 0.0 };
    out - if atoms[degree].holds_field { 3.0 } else { 0.0 }
}

/// What the place beside a degree says for a field.
fn beside(atoms: &[Atom], field: usize, degree: usize) -> f32 {
    let texts = |from: usize, to: usize| atoms[from..to].iter().filter(|atom| atom.is_text()).count();
    let same_line = atoms[field].line == atoms[degree].line;
    let next = field > degree && texts(degree + 1, field) == 0;
    let before = field < degree && texts(field + 1, degree) == 0;
    match (next, before, same_line) {
        (true, _, true) if atoms[field].join == Join::Comma => 0.9,
        (true, _, true) => 0.6,
        (true, _, false) => 0.1,
        (_, true, true) => 0.2,
        (_, true, false) => -0.3,
        _ => -1.0,
    }
}

/// Whether a subject stands alone on the first line of its course.
fn is_headline(atoms: &[Atom], at: usize) -> bool {
    let alone = |other: &Atom| !other.is_text() || other.line != atoms[at].line;
    at == 0 && atoms[at].field > 0.0 && atoms[at].degree < 0.8 && atoms[1..].iter().all(alone)
}

fn between(at: usize, one: usize, other: usize) -> bool {
    one.min(other) < at && at < one.max(other)
}

fn digits(text: &str) -> usize {
    text.chars().filter(char::is_ascii_digit).count()
}

impl House {
    /// What the courses that read plainly have in common.
    pub(super) fn of(lines: &[Line], courses: &[Vec<Atom>]) -> Self {
        let plain: Vec<(&Vec<Atom>, Choice)> = courses
            .iter()
            .map(|atoms| (atoms, choose(atoms, &Self::default())))
            .filter(|(atoms, choice)| is_plain(atoms, choice))
            .collect();
        let keeps_tails = keeps_tails(lines, courses);
        if plain.is_empty() {
            return Self { tail: tail(courses), keeps_tails, ..Self::default() };
        }
        let first = plain.iter().filter(|(_, choice)| choice.school < choice.degree).count() as f32;
        let looks = |at: fn(&Choice) -> Option<usize>| -> Vec<(bool, bool)> {
            plain.iter().filter_map(|(atoms, choice)| at(choice).map(|at| (atoms[at].bold, atoms[at].italic))).collect()
        };
        let (school, degree) = (common(&looks(|choice| choice.school)), common(&looks(|choice| choice.degree)));
        let distinct = school != degree;
        let parts = courses.iter().filter(|atoms| parts_field(atoms)).count();
        Self {
            school_first: 2.0 * first / plain.len() as f32 - 1.0,
            school_look: school.filter(|_| distinct),
            degree_look: degree.filter(|_| distinct),
            parts_fields: parts > 0,
            tail: tail(courses),
            keeps_tails,
        }
    }
}

/// Lines with places that have their country or region which make it the document's way.
const FULL_PLACES: usize = 2;
/// Longest line that is searched for them, in bytes.
const LONGEST: usize = 200;

/// Whether names behind schools are theirs rather than towns (see [`House::keeps_tails`]).
fn keeps_tails(lines: &[Line], courses: &[Vec<Atom>]) -> bool {
    let place_behind = |atoms: &Vec<Atom>| {
        let school = atoms.iter().position(|atom| atom.school >= 2.0 && atom.degree < 1.6);
        school.is_some_and(|at| atoms.get(at + 1).is_some_and(|atom| atom.place && atom.line == atoms[at].line))
    };
    let full = |line: &&Line| {
        let pieces: Vec<&str> =
            line.text.split([',', '(', ')', '[', ']', '\t', '–', '·', '|', '/']).map(str::trim).collect();
        line.text.len() <= LONGEST && pieces.windows(2).any(|pair| place::is_place(&pair.join(", ")))
    };
    !courses.iter().any(place_behind) && lines.iter().filter(full).take(FULL_PLACES).count() == FULL_PLACES
}

fn is_plain(atoms: &[Atom], choice: &Choice) -> bool {
    let school = choice.school.is_some_and(|at| atoms[at].school >= 2.0 && atoms[at].degree < 1.6);
    school && choice.degree.is_some_and(|at| atoms[at].degree >= 2.0 && atoms[at].school == 0.0)
}

/// The look that all of them share.
fn common(looks: &[(bool, bool)]) -> Option<(bool, bool)> {
    let first = *looks.first()?;
    looks.iter().all(|look| *look == first).then_some(first)
}

/// Whether a course has its field behind a mark or a word.
fn parts_field(atoms: &[Atom]) -> bool {
    let choice = choose(atoms, &House::default());
    let inner = choice.degree.and_then(|at| degree::read(&atoms[at].text));
    choice.field.is_some() || inner.is_some_and(|reading| reading.explicit)
}

/// The least number of pieces behind commas after a school, over all courses with a school.
fn tail(courses: &[Vec<Atom>]) -> usize {
    let tails = courses.iter().filter_map(|atoms| {
        let school = atoms.iter().position(|atom| atom.school >= 2.0 && atom.degree < 1.6)?;
        Some(tail_len(atoms, school))
    });
    let tails: Vec<usize> = tails.collect();
    if tails.len() < 2 { usize::MAX } else { tails.into_iter().min().unwrap_or(usize::MAX) }
}

/// Pieces behind commas after an atom on its line.
pub(super) fn tail_len(atoms: &[Atom], at: usize) -> usize {
    let follows =
        |atom: &&Atom| atom.line == atoms[at].line && atom.join == Join::Comma && atom.is_text() && atom.degree < 1.6;
    atoms[at + 1..].iter().take_while(follows).count()
}
