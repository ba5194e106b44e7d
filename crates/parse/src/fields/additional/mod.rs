//! Sections that have no list of their own: volunteering, publications, interests, references, and whatever else is headed.
//!
//! Nothing below such a heading is lost: what the reader of a kind leaves goes to the description of the entry that it stands
//! in ([`rest`]).

mod blocks;
mod publications;
mod rest;

use super::experience;
use crate::entries::{self, Entry};
use crate::line::{Line, has_word};
use crate::parts::{self, Kind, Part};
use crate::prose;
use crate::sections::Section;
use crate::value::{Slice, Value, tidy};
use crate::words::{is_letter_spaced, is_ornament, single_spaced};
use std::ops::Range;
use vitae_model::limits::MAX_ENTRIES;
use vitae_model::resume::AdditionalKind;
use vitae_model::source::SectionKind;

/// One entry with its sources.
#[derive(Debug, Clone, Default)]
pub(crate) struct Item {
    pub(crate) title: Value,
    pub(crate) subtitle: Value,
    pub(crate) period: Value,
    pub(crate) place: Value,
    pub(crate) description: Value,
    pub(crate) url: Value,
}

impl Item {
    fn values(&self) -> [&Value; 6] {
        [&self.title, &self.subtitle, &self.period, &self.place, &self.description, &self.url]
    }

    fn is_empty(&self) -> bool {
        self.values().into_iter().all(Value::is_empty)
    }
}

/// A heading and the lines below it, those of sections without a heading that go on with it included.
#[derive(Debug)]
pub(crate) struct Group {
    /// Index of the section with the heading.
    pub(crate) section: usize,
    pub(crate) indices: Vec<usize>,
}

/// The sections that no other list takes, in document order.
pub(crate) fn groups(sections: &[Section]) -> Vec<Group> {
    let mut out: Vec<Group> = Vec::new();
    for (at, section) in sections.iter().enumerate().filter(|(_, section)| is_ours(section.kind)) {
        let goes_on = |group: &&mut Group| section.heading.is_none() && sections[group.section].kind == section.kind;
        match out.iter_mut().rfind(goes_on) {
            Some(group) => group.indices.extend(&section.lines),
            None => out.push(Group { section: at, indices: section.lines.clone() }),
        }
    }
    out
}

fn is_ours(kind: SectionKind) -> bool {
    matches!(
        kind,
        SectionKind::Languages
            | SectionKind::Volunteering
            | SectionKind::Publications
            | SectionKind::Interests
            | SectionKind::References
            | SectionKind::Other
    )
}

/// What a kind of section is called among the additional ones.
pub(crate) fn kind_of(kind: SectionKind) -> AdditionalKind {
    match kind {
        SectionKind::Volunteering => AdditionalKind::Volunteering,
        SectionKind::Publications => AdditionalKind::Publications,
        SectionKind::Interests => AdditionalKind::Interests,
        SectionKind::References => AdditionalKind::References,
        _ => AdditionalKind::Other,
    }
}

/// The heading of a section as printed, without its number and colon, letters that stand apart moved together.
pub(crate) fn title(lines: &[Line], section: &Section) -> Value {
    let Some(index) = section.heading else { return Value::default() };
    let text = moved_together(section.title.trim_matches(|c: char| is_ornament(c) || c.is_whitespace()));
    Value { text, from: vec![Slice { line: index, range: 0..lines[index].text.len() }], confidence: 0.95 }
}

fn moved_together(title: &str) -> String {
    if !is_letter_spaced(title) {
        return single_spaced(title);
    }
    let words = title.split("  ").filter(|word| !word.trim().is_empty());
    words.map(|word| word.split_whitespace().collect::<String>()).collect::<Vec<_>>().join(" ")
}

/// The entries of a section of a kind.
pub(crate) fn read(lines: &[Line], kind: SectionKind, indices: &[usize]) -> Vec<Item> {
    let items = match kind {
        SectionKind::Volunteering if is_dated(lines, indices) => unpaid(lines, indices),
        SectionKind::Publications if !publications::are_headed(lines, indices) => publications::read(lines, indices),
        SectionKind::Interests if !publications::are_headed(lines, indices) => interests(lines, indices),
        SectionKind::References => blocks::read(lines, indices, true),
        _ if is_dated(lines, indices) => dated(lines, indices),
        _ => blocks::read(lines, indices, false),
    };
    let mut items = rest::added(lines, indices, items);
    items.retain(|item| !item.is_empty());
    items.truncate(MAX_ENTRIES);
    items
}

/// Whether a line has a date at one of its edges, as the heads of entries have.
fn is_dated(lines: &[Line], indices: &[usize]) -> bool {
    indices.iter().any(|index| !parts::edge_dates(&lines[*index].text).is_empty())
}

/// Unpaid work is written as jobs are. An organisation without a role is the title.
fn unpaid(lines: &[Line], indices: &[usize]) -> Vec<Item> {
    let jobs = experience::read(lines, &[indices]).into_iter();
    jobs.map(|job| {
        let (title, subtitle) =
            if job.position.is_empty() { (job.company, job.position) } else { (job.position, job.company) };
        Item { title, subtitle, period: job.duration, place: job.location, description: job.description, url: job.url }
    })
    .collect()
}

/// Entries with dates, cut as jobs are; their names stay in the order of the page.
fn dated(lines: &[Line], indices: &[usize]) -> Vec<Item> {
    entries::split(lines, indices).iter().map(|entry| entry_item(lines, entry)).collect()
}

fn entry_item(lines: &[Line], entry: &Entry) -> Item {
    let mut item = of_head(&entry.head);
    let mut body = entry.body.as_slice();
    if let Some((first, rest)) = body.split_first().filter(|(first, _)| item.title.is_empty() && is_name(lines, first))
    {
        item.title = crate::wrap::join(lines, first, 0.8);
        body = rest;
    }
    item.description = super::description(lines, body);
    item
}

/// Whether some lines are short enough for the name of an entry.
fn is_name(lines: &[Line], group: &[usize]) -> bool {
    let words: usize = group.iter().map(|index| lines[*index].words()).sum();
    words <= NAME_WORDS && !group.iter().any(|index| is_prose(&lines[*index].text))
}

/// Most words of a name; longer texts are statements.
const NAME_WORDS: usize = 24;
/// Least words of a sentence that is no name.
const SENTENCE_WORDS: usize = 12;

/// Whether a text is a paragraph rather than the name of an entry.
fn is_prose(text: &str) -> bool {
    let words = text.split_whitespace().count();
    words > NAME_WORDS || (words >= SENTENCE_WORDS && prose::ends_sentence(text))
}

/// The parts of a head: its first text names the entry, the others say whose it was.
fn of_head(head: &[Part]) -> Item {
    let mut item = Item::default();
    let spans = head.iter().filter(|part| part.date().is_some());
    let span = spans.max_by_key(|part| part.date().is_some_and(|span| span.is_range() || span.end.is_some()));
    item.period = span.map(|part| part.value(0.93)).unwrap_or_default();
    for part in head {
        match part.kind {
            Kind::Text if item.title.is_empty() => item.title = part.value(0.85),
            Kind::Text => item.subtitle.append(", ", part.value(0.8)),
            Kind::Place => item.place.append(", ", part.value(0.85)),
            Kind::Url if item.url.is_empty() => item.url = part.value(0.9),
            Kind::Url | Kind::Date(_) => {}
        }
    }
    if item.title.is_empty() {
        item.title = std::mem::take(&mut item.place);
    }
    item
}

/// Each interest an entry; a group of them stays one, behind its label: `Sports: rowing, chess`.
fn interests(lines: &[Line], indices: &[usize]) -> Vec<Item> {
    let mut out = Vec::new();
    for index in indices.iter().copied() {
        let text = &lines[index].text;
        let whole = 0..text.len();
        if let Some(colon) = labelled(text) {
            let title = Value::new(&text[..colon], index, 0..colon, 0.85);
            let description = Value::new(&text[colon + 1..], index, colon + 1..text.len(), 0.85);
            out.push(Item { title, description, ..Item::default() });
        } else if is_prose(text) {
            out.push(Item { description: Value::new(text, index, whole, 0.8), ..Item::default() });
        } else {
            out.extend(listed(text).into_iter().map(|range| named(text, index, range)));
        }
    }
    out
}

fn named(text: &str, index: usize, range: Range<usize>) -> Item {
    let own = &text[range.clone()];
    let end = own.trim_end().strip_suffix('.').map_or(own.len(), str::len);
    let value = Value::new(&own[..end], index, range, 0.88);
    Item { title: value, ..Item::default() }
}

/// Where the colon of a short label stands, with text behind it.
fn labelled(text: &str) -> Option<usize> {
    let at = text.find(':').filter(|at| text[*at + 1..].starts_with([' ', '\t']))?;
    let short = text[..at].split_whitespace().count() <= 4 && !text[..at].contains([',', '(', '\t']);
    (short && has_word(&text[at + 1..])).then_some(at)
}

/// Most words of an interest in a list.
const INTEREST_WORDS: usize = 6;

/// The pieces of a list between marks outside brackets; all of it when a piece is too long for an item.
fn listed(text: &str) -> Vec<Range<usize>> {
    let mut out = Vec::new();
    let (mut start, mut depth) = (0, 0usize);
    for (at, c) in text.char_indices() {
        match c {
            '(' | '[' => depth += 1,
            ')' | ']' => depth = depth.saturating_sub(1),
            ',' | ';' | '|' | '•' | '·' | '\t' | '∙' | '▪' | '\n' if depth == 0 => {
                out.push(start..at);
                start = at + c.len_utf8();
            }
            _ => {}
        }
    }
    out.push(start..text.len());
    out.retain(|range| has_word(&tidy(&text[range.clone()])));
    out.iter_mut().skip(1).for_each(|range| range.start += and_len(&text[range.clone()]));
    let long = |range: &Range<usize>| text[range.clone()].split_whitespace().count() > INTEREST_WORDS;
    let whole = 0..text.len();
    if out.iter().any(long) { vec![whole] } else { out }
}

/// Bytes of `and` before the last item of a list.
fn and_len(text: &str) -> usize {
    const AND: &[&str] = &["and ", "& ", "und ", "et ", "y ", "e ", "en ", "och ", "og "];
    let own = text.trim_start();
    AND.iter().find(|and| own.starts_with(**and)).map_or(0, |and| text.len() - own.len() + and.len())
}
