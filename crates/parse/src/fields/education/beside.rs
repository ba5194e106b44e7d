//! What atoms are by what stands beside them on their line.

use super::atoms::{Atom, Join};
use super::labels::Told;
use crate::recognise::{degree, place};
use crate::vocabulary;
use crate::words::fold;

/// Marks degrees that a faculty names, regions and towns behind schools, and what a label announces together.
pub(super) fn mark(atoms: &mut [Atom]) {
    mark_whole_degrees(atoms);
    mark_regions(atoms);
    mark_towns(atoms);
    tell_apart(atoms);
}

/// `Bachelor of Science in Agriculture, Crop Science`: a degree that a faculty gives its name, with the subject behind it.
fn mark_whole_degrees(atoms: &mut [Atom]) {
    for at in 1..atoms.len() {
        let (before, subject) = (&atoms[at - 1], &atoms[at]);
        let beside = subject.line == before.line && subject.is_text() && subject.told.is_none();
        let field = subject.field > 0.0 && subject.degree < 1.6 && subject.school == 0.0 && !subject.place;
        if beside && field && names_faculty(&before.text) {
            (atoms[at - 1].holds_field, atoms[at - 1].whole) = (false, true);
        }
    }
}

/// Faculties whose names degrees bear, folded.
const FACULTIES: &[&str] = &[
    "agriculture",
    "architecture",
    "arts",
    "business administration",
    "commerce",
    "economics",
    "education",
    "engineering",
    "forestry",
    "health science",
    "health sciences",
    "law",
    "management",
    "medicine",
    "music",
    "nursing",
    "pharmacy",
    "public administration",
    "public health",
    "science",
    "social work",
    "technology",
    "theology",
];

/// Whether a text is a long form of a degree with the name of a faculty behind its link.
fn names_faculty(text: &str) -> bool {
    degree::read(text).is_some_and(|reading| {
        let long = !degree::is_short_form(&text[reading.degree.clone()]);
        reading.explicit && long && FACULTIES.contains(&fold(&text[reading.field]).as_str())
    })
}

/// `Kendrick College, Somerville, MA`: two capitals behind a school and a comma are a state, not a Master of Arts.
fn mark_regions(atoms: &mut [Atom]) {
    for at in 1..atoms.len() {
        let letters = atoms[at].text.trim_end_matches('.');
        let code = letters.len() <= 3 && letters.chars().all(char::is_uppercase);
        let region = code && vocabulary::REGIONS.contains(fold(&atoms[at].text).as_str());
        let behind = atoms[at - 1].is_text() && atoms[at - 1].degree < 1.6 && atoms[at - 1].line == atoms[at].line;
        if region && behind && atoms[at].join == Join::Comma {
            (atoms[at].degree, atoms[at].place) = (0.0, true);
        }
    }
}

/// `Berufsbildende Schulen in Göttingen`: a town behind a school and a word is its place.
fn mark_towns(atoms: &mut [Atom]) {
    const LEADS: &[&str] = &["in ", "à ", "en ", "em ", "w ", "we ", "i ", "a "];
    for at in 1..atoms.len() {
        let behind = atoms[at - 1].school >= 1.0 && atoms[at - 1].line == atoms[at].line;
        let town = LEADS.iter().filter_map(|lead| atoms[at].text.strip_prefix(lead)).any(place::is_town);
        if behind && town {
            (atoms[at].degree, atoms[at].place) = (0.0, true);
        }
    }
}

/// A label may announce degree and field together (`Qualification: BSc, Physics`): the words tell which is which.
fn tell_apart(atoms: &mut [Atom]) {
    let both = |atom: &Atom| matches!(atom.told, Some(Told::Degree | Told::Field));
    let Some(at) = atoms.iter().position(|atom| both(atom) && atom.degree >= 2.0) else { return };
    for (place, atom) in atoms.iter_mut().enumerate().filter(|(_, atom)| both(atom)) {
        atom.told = Some(if place == at { Told::Degree } else { Told::Field });
    }
}
