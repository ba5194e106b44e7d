//! The look that the document's headings share, learnt from words where they are known and from structure where not.

use super::look::{Look, MAX_LOOKS};
use super::wording::{self, Reading};
use super::{is_name_line, shaped_like_heading};
use crate::line::Line;
use crate::recognise::{degree, role, school};
use crate::words::fold;
use std::collections::{HashMap, HashSet};
use std::ops::RangeInclusive;
use vitae_model::source::SectionKind;

/// Fewest lines that make a look of headings.
const MIN_LINES: usize = 3;
/// Evidence that makes a look that of headings.
const ENOUGH: f32 = 1.5;
/// Evidence that makes a larger look one of headings when it is akin to theirs.
const AKIN: f32 = 1.2;
/// Evidence that makes any other look akin to theirs one of headings.
const SURE: f32 = 2.5;
/// Headings hold at most this share of a document's characters.
const MAX_SHARE: f32 = 0.2;

/// The look that the document's headings share.
#[derive(Debug, Clone)]
pub(super) struct House {
    look: Look,
    /// Size of the running text.
    body: f32,
    /// The headings' look in other sizes, as headings in boxes have it.
    resized: Vec<Look>,
    /// Looks that make a line a heading whatever its words.
    marks: Vec<Look>,
}

impl House {
    /// Learns it from the lines whose wording is sure, when these share a look; else from the look that most behaves
    /// like that of headings.
    pub(super) fn learn(lines: &[Line], readings: &[Option<Reading>], body: f32) -> Option<Self> {
        let found = candidates(lines, readings, body);
        let best = found.iter().filter(|found| found.evidence >= ENOUGH);
        let best = best.max_by(|a, b| a.evidence.total_cmp(&b.evidence)).map(|found| found.look);
        let look = by_words(lines, readings).or(best)?;
        let fits = |found: &&Found| {
            let enough = if found.look.is_larger(body) { AKIN } else { SURE };
            let akin = found.look.is_akin(look) && found.evidence >= enough;
            found.look == look || akin || found.heads_elsewhere(lines, look, body)
        };
        let mut marks: Vec<Look> = found.iter().filter(fits).map(|found| found.look).collect();
        if look.is_marked(body) && !marks.contains(&look) {
            marks.push(look);
        }
        let resized = resized(lines, readings, look);
        marks.extend(known_mostly(lines, readings, body));
        marks.extend(resized.iter().copied());
        Some(Self { look, body, resized, marks })
    }

    /// Whether a line of this look is a heading whatever its words.
    pub(super) fn marks(&self, line: &Line) -> bool {
        self.marks.contains(&Look::of(line))
    }

    /// How well a line's look fits, in the same coin as a reading's certainty.
    pub(super) fn fit(&self, line: &Line, reading: Reading) -> f32 {
        let sure = reading.certainty >= wording::WHOLE;
        let look = Look::of(line);
        if look == self.look || (look.is_akin(self.look) && sure) {
            return 1.0;
        }
        let as_strong = look.half_points >= self.look.half_points && (look.bold || !self.look.bold);
        let resized = reading.certainty >= wording::COMPLETE && self.resized.contains(&look);
        if resized || line.size > self.body + 2.0 {
            return 0.8;
        }
        if as_strong {
            return if sure { 0.8 } else { 0.4 };
        }
        // Old Word files lose the style of cells: an unknown size says nothing.
        if line.size == 0.0 && line.flow { 0.5 } else { -0.5 }
    }

    /// Whether a line of the headings' look, which is that of some text too, names a job, an employer, a degree or a school.
    pub(super) fn is_entry(&self, line: &Line) -> bool {
        !Look::of(line).is_marked(self.body) && is_entry_name(&line.text)
    }

    /// Whether a line is larger than headings are.
    pub(super) fn is_above(&self, line: &Line) -> bool {
        Look::of(line).half_points > self.look.half_points
    }

    /// Whether a line is a label within an entry (`Accomplishments:`) where headings have no colon.
    pub(super) fn is_inner_label(&self, line: &Line) -> bool {
        let look = Look::of(line);
        look.is_label() && !self.look.is_label() && !look.is_larger(self.body)
    }
}

/// The looks that are that of headings in another size and that are those of sure headings for the most part.
fn resized(lines: &[Line], readings: &[Option<Reading>], look: Look) -> Vec<Look> {
    let color = usual_color(lines);
    let sure = |index: usize| readings[index].is_some_and(|reading| reading.certainty >= wording::COMPLETE);
    let of_headings = |look: &Look| {
        let members = || (0..lines.len()).filter(|index| Look::of(&lines[*index]) == *look);
        members().filter(|index| sure(*index)).count() * 2 >= members().count()
    };
    let known = (0..lines.len()).filter(|index| sure(*index)).map(|index| Look::of(&lines[index]));
    let mut out = Look::distinct(known.filter(|other| other.is_resized(look, color)));
    out.retain(of_headings);
    out
}

/// The colour of most characters.
fn usual_color(lines: &[Line]) -> Option<[u8; 3]> {
    let mut counts: HashMap<Option<[u8; 3]>, usize> = HashMap::new();
    lines.iter().for_each(|line| *counts.entry(line.color).or_default() += line.text.len());
    counts.into_iter().max_by_key(|(color, count)| (*count, *color)).and_then(|(color, _)| color)
}

/// The look of most lines whose words are sure.
fn by_words(lines: &[Line], readings: &[Option<Reading>]) -> Option<Look> {
    let sure = |reading: &Option<Reading>| reading.is_some_and(|reading| reading.certainty >= wording::COMPLETE);
    let looks: Vec<Look> =
        lines.iter().zip(readings).filter(|(_, reading)| sure(reading)).map(|(line, _)| Look::of(line)).collect();
    let count = |look: &Look| looks.iter().filter(|other| *other == look).count();
    // Of looks that come up equally often it is the one that comes up last.
    let distinct = Look::distinct(looks.iter().rev().copied());
    let best = distinct.into_iter().rev().max_by_key(|look| (count(look), look.half_points))?;
    (count(&best) >= 2 && count(&best) * 2 >= looks.len()).then_some(best)
}

/// The looks that stand out and that headings of sure words have and hardly any other line: those of headings within
/// sections, and of headings at the size of the text.
fn known_mostly(lines: &[Line], readings: &[Option<Reading>], body: f32) -> Vec<Look> {
    let stands_out = |look: &Look| !look.is_label() && (look.bold || look.is_marked(body));
    let sure = |index: usize| readings[index].is_some_and(|reading| reading.certainty >= wording::COMPLETE);
    let known = |index: &usize| !lines[*index].margin && sure(*index);
    let heads = |look: &Look| {
        let members: Vec<usize> = (0..lines.len()).filter(|index| Look::of(&lines[*index]) == *look).collect();
        let sure: Vec<usize> = members.iter().copied().filter(known).collect();
        let distinct = sure.iter().map(|index| fold(&lines[*index].text)).collect::<HashSet<_>>().len();
        let kinds: Vec<SectionKind> =
            sure.iter().filter_map(|index| readings[*index]).map(|reading| reading.kind).collect();
        // Labels within skills are known words too: `Languages`, `Tools`.
        let headings = kinds.iter().filter(|kind| !LABELS.contains(kind)).count();
        let all = distinct >= 2 && sure.len() == members.len() && headings >= 2;
        let main = kinds.iter().any(|kind| MAIN.contains(kind));
        let most = main && distinct >= MIN_LINES && sure.len() * 4 >= members.len() * 3;
        all || most && stand_alike(lines, &sure, &members)
    };
    let looks = Look::distinct((0..lines.len()).filter(known).map(|index| Look::of(&lines[index])).filter(stands_out));
    looks.into_iter().filter(heads).collect()
}

/// Kinds whose words stand before lists within sections too.
const LABELS: &[SectionKind] = &[SectionKind::Other, SectionKind::Skills, SectionKind::Languages, SectionKind::Contact];
/// Kinds that hardly a document is without.
const MAIN: &[SectionKind] = &[SectionKind::Experience, SectionKind::Education];

/// Whether all lines have as much space above as the headings among them.
fn stand_alike(lines: &[Line], headings: &[usize], members: &[usize]) -> bool {
    let spaces = headings.iter().filter(|index| !lines[**index].opens).map(|index| lines[*index].gap);
    let least = spaces.fold(f32::INFINITY, f32::min);
    let apart = |line: &Line| line.opens || (line.gap >= least - 0.1 && line.gap > 0.3);
    members.iter().all(|index| !lines[*index].flow && apart(&lines[*index]))
}

/// The lines of one look.
struct Family {
    look: Look,
    members: Vec<usize>,
}

/// A look that behaves like that of headings.
struct Found {
    look: Look,
    evidence: f32,
    /// From its first line to its last.
    reach: RangeInclusive<usize>,
}

impl Found {
    /// Whether it is larger than the headings' look and stands where that one does not: in the column beside.
    fn heads_elsewhere(&self, lines: &[Line], look: Look, body: f32) -> bool {
        let larger = self.look.is_larger(body) && self.look.half_points > look.half_points;
        larger && lines[self.reach.clone()].iter().all(|line| Look::of(line) != look)
    }
}

/// The looks that behave like those of headings, with their evidence.
fn candidates(lines: &[Line], readings: &[Option<Reading>], body: f32) -> Vec<Found> {
    let mut families: Vec<Family> = Vec::new();
    let apart =
        |index: usize| lines[index].margin || (is_name_line(lines, index) && !wording::is_known(&lines[index].text));
    for (index, line) in lines.iter().enumerate().filter(|(index, _)| !apart(*index)) {
        let look = Look::of(line);
        match families.iter().position(|family| family.look == look) {
            Some(at) => families[at].members.push(index),
            None if families.len() < MAX_LOOKS => families.push(Family { look, members: vec![index] }),
            None => {}
        }
    }
    let chars = |family: &Family| family.members.iter().map(|index| lines[*index].text.len()).sum::<usize>();
    let total: usize = families.iter().map(chars).sum();
    let Some(text) = families.iter().max_by_key(|family| chars(family)).map(|family| family.look) else {
        return Vec::new();
    };
    let rare = |family: &&Family| chars(family) as f32 <= MAX_SHARE * total as f32;
    let weighed = families.iter().filter(rare).filter(|family| family.behaves(lines));
    let weighed = weighed.map(|family| {
        let standing = family.look.standing(text, body);
        let evidence = if standing > 0.0 { standing + family.evidence(lines, readings) } else { 0.0 };
        let reach = family.members[0]..=family.members[family.members.len() - 1];
        Found { look: family.look, evidence, reach }
    });
    weighed.filter(|found| found.evidence >= AKIN).collect()
}

impl Family {
    /// Whether its lines are short, stand apart from each other, differ, and are no names of jobs and schools.
    fn behaves(&self, lines: &[Line]) -> bool {
        let count = self.members.len();
        let texts = || self.members.iter().map(|index| lines[*index].text.as_str());
        let shaped = self.members.iter().filter(|index| shaped_like_heading(&lines[**index])).count();
        let touching = self.members.windows(2).filter(|pair| pair[1] == pair[0] + 1).count();
        let distinct = texts().map(fold).collect::<HashSet<_>>().len();
        let names = texts().filter(|text| !wording::is_known(text) && is_entry_name(text)).count();
        count >= MIN_LINES
            && shaped * 20 >= count * 17
            && touching * 8 <= count
            && distinct * 10 >= count * 9
            && names * 3 <= count
    }

    /// What words, number and spread say for it.
    fn evidence(&self, lines: &[Line], readings: &[Option<Reading>]) -> f32 {
        let certainty = |index: &usize| readings[*index].map_or(0.0, |reading| reading.certainty);
        let words: f32 =
            self.members.iter().map(certainty).map(|c| if c >= wording::COMPLETE { 1.0 } else { c / 2.0 }).sum();
        let (first, last) = (self.members[0], self.members[self.members.len() - 1]);
        let spread = first * 5 <= lines.len() * 2 && last * 5 >= lines.len() * 3;
        words.min(4.0) + if spread { 0.6 } else { -0.6 } + if self.members.len() >= 4 { 0.5 } else { 0.0 }
    }
}

/// Whether a text names a job, an employer, a degree or a school.
fn is_entry_name(text: &str) -> bool {
    role::title_score(text) >= 0.6
        || role::company_score(text) >= 1.0
        || degree::is_degree(text)
        || school::school_score(text) >= 1.0
}
