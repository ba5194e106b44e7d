//! Roles grouped below one employer.

use super::heads::{Group, Named, own_leans};
use super::names::at_comma;
use crate::entries::Entry;
use crate::line::Line;
use crate::parts::Part;
use vitae_model::dates::End;

/// Marks employers that stand alone, without statements, and the roles below them: entries with one name and a date each.
pub(super) fn mark_groups(lines: &[Line], entries: &[&Entry], all: &mut [Named]) {
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
pub(super) fn follow_groups(entries: &[&Entry], all: &mut [Named], own: &[Vec<f32>]) {
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
