//! Places in heads that no list of towns knows, by what the heads of a document have in common: where some heads have a
//! known place, the others have theirs.

use super::names;
use crate::entries::Entry;
use crate::line::Line;
use crate::parts::{Break, Kind, Part, names_in};
use crate::recognise::{place, role, school};
use crate::value::tidy;
use std::collections::HashMap;
use std::ops::Range;

/// Longest text that is searched for a place, in bytes.
const LONGEST: usize = 200;

/// Where in a head a place may stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Slot {
    /// Alone on the head's line.
    Line(usize),
    /// The first of several texts on the head's line.
    First(usize),
    /// The last of several.
    Last(usize),
    /// A piece of a text on the head's line.
    Piece(usize, Edge),
    /// The line below the head.
    Below,
}

/// Which piece of a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Edge {
    FrontComma,
    TailComma,
    FrontBracket,
    TailBracket,
    /// Behind the edge at which a line was wrapped.
    Wrapped,
}

/// What an entry holds at a slot.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Holds {
    /// A place that is known, or stands elsewhere in the document as places do.
    Known,
    /// A text that can be the name of a town.
    Town,
    Other,
}

/// A text at a slot.
#[derive(Debug)]
struct Found {
    slot: Slot,
    holds: Holds,
    /// The part of the head, and the range of the piece within its line; none for the line below the head.
    part: Option<(usize, Range<usize>)>,
    /// Whether title and employer are left without it.
    spare: bool,
    /// Whether their words tell both of these.
    told: bool,
}

/// Marks the places in the heads of all entries.
pub(super) fn mark(lines: &[Line], entries: &mut [Vec<Entry>]) {
    let echoes = Echoes::of(lines);
    let found: Vec<Vec<Found>> = entries.iter().flatten().map(|entry| found(lines, &echoes, entry)).collect();
    let mut slots = place_slots(&found);
    slots.extend(town_slots(&found));
    for (entry, found) in entries.iter_mut().flatten().zip(found) {
        let taken = found.into_iter().filter(|found| {
            let town = found.holds == Holds::Known || (found.holds == Holds::Town && found.spare);
            town && slots.contains(&found.slot)
        });
        // From the last on, so that the places of the others stay.
        let mut taken: Vec<Found> = taken.collect();
        taken.sort_by_key(|found| std::cmp::Reverse(found.part.as_ref().map(|(at, range)| (*at, range.start))));
        for found in taken {
            match found.part {
                Some((at, range)) => cut(lines, &mut entry.head, at, &range),
                None => entry.place = entry.body.remove(0).first().copied(),
            }
        }
    }
}

/// The slots that hold places: known ones and hardly anything else.
fn place_slots(found: &[Vec<Found>]) -> Vec<Slot> {
    let mut counts: HashMap<Slot, [usize; 3]> = HashMap::new();
    for found in found.iter().flatten() {
        counts.entry(found.slot).or_default()[found.holds as usize] += 1;
    }
    // A comma stands within many a title and name: there the known places must prevail.
    let placed = |slot: &Slot, [known, towns, others]: &[usize; 3]| match slot {
        Slot::Piece(_, Edge::TailComma) => known > towns && others * 4 <= *known,
        _ => *known > 0 && others * 4 <= known + towns,
    };
    counts.into_iter().filter(|(slot, counts)| placed(slot, counts)).map(|(slot, _)| slot).collect()
}

/// The slots that hold what can be a town in every head, beside a title and an employer that are told by their words.
fn town_slots(found: &[Vec<Found>]) -> Vec<Slot> {
    let first = found.first().into_iter().flatten().map(|found| found.slot);
    let whole = first.filter(|slot| !matches!(slot, Slot::Below | Slot::Piece(_, Edge::FrontComma | Edge::TailComma)));
    let town = |found: &&Found| found.holds == Holds::Town && found.spare;
    let all = |slot: &Slot| {
        let held: Vec<&Found> = found.iter().filter_map(|list| list.iter().find(|one| one.slot == *slot)).collect();
        let told = held.iter().filter(|one| one.told).count();
        held.len() >= 2 && held.len() == found.len() && held.iter().all(&town) && told * 2 > held.len()
    };
    whole.filter(all).collect()
}

/// Whether among the names of a head, but one, there are a title and an employer by their words.
fn is_told(lines: &[Line], entry: &Entry, but: usize) -> bool {
    let others =
        || entry.head.iter().enumerate().filter(|(at, part)| *at != but && part.is_text()).map(|(_, part)| part);
    let both = |part: &Part| {
        let cut = names::at_comma(lines, part).filter(|(.., sure)| *sure);
        cut.is_some_and(|(left, right, _)| role::lean(&left.text) * role::lean(&right.text) < 0.0)
    };
    others().any(|part| role::lean(&part.text) > 0.3) && others().any(|part| role::lean(&part.text) < -0.3)
        || others().any(both)
}

/// What the slots of an entry hold.
fn found(lines: &[Line], echoes: &Echoes, entry: &Entry) -> Vec<Found> {
    let mut out = Vec::new();
    let texts: Vec<usize> = (0..entry.head.len()).filter(|at| is_name(&entry.head[*at])).collect();
    let names: usize = entry.texts().map(|part| names_in(&part.text)).sum();
    let mut rows: Vec<usize> = texts.iter().map(|at| entry.head[*at].line).collect();
    rows.dedup();
    for at in texts.iter().copied() {
        let part = &entry.head[at];
        let row = rows.iter().position(|line| *line == part.line).unwrap_or_default();
        let beside: Vec<usize> = texts.iter().copied().filter(|other| entry.head[*other].line == part.line).collect();
        let slot = match (beside.first() == Some(&at), beside.last() == Some(&at)) {
            (true, true) => Some(Slot::Line(row)),
            (true, false) => Some(Slot::First(row)),
            (false, true) => Some(Slot::Last(row)),
            (false, false) => None,
        };
        if let Some(slot) = slot {
            let holds = if part.kind == Kind::Place { Holds::Known } else { holds(echoes, &part.text, part.line) };
            let slot =
                if part.before == Break::Weak && slot == Slot::Last(row) { cut_slot(lines, part, row) } else { slot };
            out.push(Found {
                slot,
                holds,
                part: Some((at, part.range.clone())),
                spare: names > 2,
                told: is_told(lines, entry, at),
            });
        }
        if part.is_text() {
            out.extend(pieces(lines, part).into_iter().map(|(edge, range)| {
                let text = tidy(&lines[part.line].text[range.clone()]);
                let comma = matches!(edge, Edge::FrontComma | Edge::TailComma);
                let left = names + 1 - usize::from(comma) - usize::from(comma && part.text.matches(',').count() == 1);
                Found {
                    slot: Slot::Piece(row, edge),
                    holds: holds(echoes, &text, part.line),
                    part: Some((at, range)),
                    spare: left > 1,
                    told: false,
                }
            }));
        }
    }
    out.extend(below(lines, echoes, entry, names));
    out
}

/// The line below a head that is short enough for a place.
fn below(lines: &[Line], echoes: &Echoes, entry: &Entry, names: usize) -> Option<Found> {
    let [index] = entry.body.first()?.as_slice() else { return None };
    let line = &lines[*index];
    let holds = if line.bullet { Holds::Other } else { holds(echoes, &tidy(&line.text), *index) };
    (line.words() <= 4).then_some(Found { slot: Slot::Below, holds, part: None, spare: names > 1, told: false })
}

fn is_name(part: &Part) -> bool {
    part.is_text() || part.kind == Kind::Place
}

/// The slot of a place that was cut off the text before it.
fn cut_slot(lines: &[Line], part: &Part, row: usize) -> Slot {
    let text = &lines[part.line].text;
    let mark = text[part.range.clone()].trim_start().chars().next();
    let before = text[..part.range.start].trim_end().chars().next_back();
    match (mark, before) {
        (Some('('), _) | (_, Some('(')) => Slot::Piece(row, Edge::TailBracket),
        (Some(','), _) | (_, Some(',')) => Slot::Piece(row, Edge::TailComma),
        _ => Slot::Last(row),
    }
}

/// The pieces of a text that may be a place.
fn pieces(lines: &[Line], part: &Part) -> Vec<(Edge, Range<usize>)> {
    let line = &lines[part.line];
    let text = &line.text[part.range.clone()];
    if text.len() > LONGEST {
        return Vec::new();
    }
    let mut out = Vec::new();
    let mut push = |edge: Edge, range: Range<usize>| {
        out.push((edge, part.range.start + range.start..part.range.start + range.end))
    };
    let legal = |at: &usize| role::is_legal_form(text[at + 1..].split(',').next().unwrap_or_default());
    if let Some(at) = text.find(',').filter(|at| !text[..*at].contains('(') && !legal(at)) {
        push(Edge::FrontComma, 0..at);
    }
    if let Some(at) = text.rfind(',').filter(|at| !text[*at..].contains(')') && !legal(at)) {
        push(Edge::TailComma, at + 1..text.len());
    }
    let end = text.trim_end().len();
    if let Some(at) = text.rfind('(').filter(|at| *at > 0 && text.trim_end().ends_with(')')) {
        push(Edge::TailBracket, at..end);
    }
    if let Some(at) = text.find(')').filter(|at| text.trim_start().starts_with('(') && *at + 1 < end) {
        push(Edge::FrontBracket, 0..at + 1);
    }
    if let Some(at) = line.joints(&part.range).pop() {
        push(Edge::Wrapped, at - part.range.start..text.len());
    }
    out
}

/// What a text is, seen by itself and by its places elsewhere in the document.
fn holds(echoes: &Echoes, text: &str, own: usize) -> Holds {
    let towns = text.split([',', '/']).all(|piece| place::is_town(piece.trim()));
    if place::is_place(text) {
        Holds::Known
    } else if !towns || text.is_empty() || text.len() > 50 {
        Holds::Other
    } else if echoes.has(text, own) {
        Holds::Known
    } else {
        Holds::Town
    }
}

/// What stands behind the names of schools and employers in the whole document, where towns do (`Moi University, Eldoret`),
/// with the first and the last line that has it.
struct Echoes(HashMap<String, (usize, usize)>);

impl Echoes {
    fn of(lines: &[Line]) -> Self {
        let mut out: HashMap<String, (usize, usize)> = HashMap::new();
        for (at, line) in lines.iter().enumerate().filter(|(_, line)| line.text.len() <= LONGEST) {
            let pieces: Vec<&str> =
                line.text.split([',', '(', ')', '–', '—', '·', '•', '|', '\t']).map(str::trim).collect();
            for pair in pieces.windows(2).filter(|pair| place::is_town(pair[1]) && is_named(pair[0])) {
                out.entry(pair[1].to_owned()).and_modify(|known| known.1 = at).or_insert((at, at));
            }
        }
        Self(out)
    }

    /// Whether a line but this has the text there.
    fn has(&self, text: &str, own: usize) -> bool {
        self.0.get(text).is_some_and(|known| *known != (own, own))
    }
}

fn is_named(text: &str) -> bool {
    school::school_score(text) >= 2.0 || role::company_score(text) > 0.5
}

/// Makes a piece of a part a place; what stands beside it stays a text.
fn cut(lines: &[Line], head: &mut Vec<Part>, at: usize, range: &Range<usize>) {
    let part = head[at].clone();
    // What another slot has taken already is no longer of the part.
    if part.kind == Kind::Place || range.start < part.range.start || part.range.end < range.end {
        return;
    }
    let piece = |range: Range<usize>, kind: Kind, before: Break| {
        let text = tidy(&lines[part.line].text[range.clone()]);
        (!text.is_empty()).then(|| Part { text, range, kind, before, ..part.clone() })
    };
    let parts = [
        piece(part.range.start..range.start, Kind::Text, part.before),
        piece(range.clone(), Kind::Place, Break::Weak),
        piece(range.end..part.range.end, Kind::Text, Break::Weak),
    ];
    head.splice(at..=at, parts.into_iter().flatten());
}
