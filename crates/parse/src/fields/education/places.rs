//! Places that no list of towns knows, by what the courses of a document have in common: where some have a known place, the
//! others have theirs (`2020 | Indore`, `2018 | Ujjain`).

use super::atoms::{Atom, Join};
use crate::recognise::place;
use std::collections::HashMap;

/// Where on its line an atom stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct Slot {
    before: Before,
    strong: bool,
}

/// What stands before an atom on its line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Before {
    Nothing,
    Date,
    School,
    Other,
}

/// Marks the places of all courses.
pub(super) fn mark(courses: &mut [Vec<Atom>]) {
    let mut counts: HashMap<Slot, [usize; 2]> = HashMap::new();
    for (atoms, at) in courses.iter().flat_map(|atoms| (0..atoms.len()).map(move |at| (atoms, at))) {
        let atom = &atoms[at];
        if atom.is_text() && (atom.place || !can_be_place(atom)) {
            counts.entry(slot(atoms, at)).or_default()[usize::from(!atom.place)] += 1;
        }
    }
    for atoms in courses.iter_mut() {
        let places: Vec<usize> = (0..atoms.len())
            .filter(|at| can_be_place(&atoms[*at]))
            .filter(|at| counts.get(&slot(atoms, *at)).is_some_and(|[places, others]| *places > *others))
            .collect();
        places.into_iter().for_each(|at| atoms[at].place = true);
    }
}

/// Whether a text can be a town and says nothing else.
fn can_be_place(atom: &Atom) -> bool {
    let silent = atom.degree == 0.0 && atom.school == 0.0 && atom.field == 0.0 && atom.told.is_none() && !atom.linked;
    silent && atom.is_text() && place::is_town(&atom.text)
}

fn slot(atoms: &[Atom], at: usize) -> Slot {
    let atom = &atoms[at];
    let left = |other: &&Atom| other.line == atom.line && other.range.end <= atom.range.start;
    let before = match atoms.iter().filter(left).max_by_key(|other| other.range.end) {
        None => Before::Nothing,
        Some(other) if other.date.is_some() => Before::Date,
        Some(other) if other.school >= 1.0 => Before::School,
        Some(_) => Before::Other,
    };
    Slot { before, strong: atom.join == Join::Strong }
}
