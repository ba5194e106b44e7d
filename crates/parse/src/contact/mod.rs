//! Name and ways to reach the person.

mod items;
mod links;
mod name;
mod place;
mod profiles;

pub(crate) use items::without_label;
pub(crate) use links::read as links;
pub(crate) use name::candidate as printed_name;

use crate::faults::Faults;
use crate::line::Line;
use crate::prose;
use crate::recognise::address;
use crate::sections::{Section, wording};
use crate::value::Value;
use rustc_hash::FxHashSet as HashSet;
use vitae_model::source::SectionKind;

/// What the contact block holds.
#[derive(Debug, Clone, Default)]
pub(crate) struct Contact {
    pub(crate) name: Value,
    pub(crate) email: Value,
    pub(crate) phone: Value,
    pub(crate) place: Value,
    /// Paragraphs of whole sentences: a profile without a heading.
    pub(crate) profile: Vec<Vec<usize>>,
}

/// Reads the contact block: the lines above the first heading and sections with contact details.
pub(crate) fn read(lines: &[Line], sections: &[Section], faults: &mut Faults) -> Contact {
    let block: Vec<usize> =
        sections.iter().filter(|s| s.kind == SectionKind::Contact).flat_map(|s| s.lines.iter().copied()).collect();
    let places = [block.clone(), outside_of_lists(lines.len(), sections), (0..lines.len()).collect()];
    let email = faults.contact(|| places.iter().find_map(|place| email(lines, place)).unwrap_or_default());
    let name = faults.contact(|| name::read(lines, &block, &email.text));
    let named = name.from.iter().map(|slice| slice.line).collect::<Vec<_>>();
    let phone = faults.contact(|| places.iter().find_map(|place| phone(lines, place)).unwrap_or_default());
    let place = faults.contact(|| {
        let around = with_neighbours(lines, &block, &[&email, &phone], &named);
        place::read(lines, &around, &named, &phone).unwrap_or_default()
    });
    let told: Vec<usize> = named.iter().copied().chain(place.from.iter().map(|slice| slice.line)).collect();
    let profile = faults.contact(|| profile(lines, &block, &told));
    Contact { profile, place, name, email, phone }
}

/// Sections whose numbers and addresses are those of papers, certificates and other people.
const OF_OTHERS: &[SectionKind] = &[
    SectionKind::References,
    SectionKind::Publications,
    SectionKind::Certifications,
    SectionKind::Achievements,
    SectionKind::Projects,
];

/// The lines whose ways to reach somebody may be the person's, although they stand in no contact block.
fn outside_of_lists(count: usize, sections: &[Section]) -> Vec<usize> {
    let of_others = sections.iter().filter(|section| section.heading.is_some() && OF_OTHERS.contains(&section.kind));
    let lines: HashSet<usize> = of_others.flat_map(|section| section.lines.iter().copied()).collect();
    (0..count).filter(|index| !lines.contains(index)).collect()
}

/// Most rows of contact details that may go on in a column beside.
const ROWS: usize = 12;

/// Lines this near to an address or number outside the block may hold the place.
const NEAR: usize = 2;

/// The block, the lines around ways to reach the person that stand elsewhere, as in a bar at the foot, and those below the
/// name.
fn with_neighbours(lines: &[Line], block: &[usize], reach: &[&Value], named: &[usize]) -> Vec<usize> {
    let mut out = block.to_vec();
    let stands = reach.iter().filter_map(|value| value.from.first()).map(|slice| slice.line);
    for line in stands.filter(|line| !block.contains(line)) {
        let near = line.saturating_sub(NEAR)..(line + NEAR + 1).min(lines.len());
        out.extend(near.filter(|index| *index == line || lines[*index].words() <= 12));
    }
    if let Some(name) = named.last() {
        let below = (name + 1..lines.len())
            .take(NEAR)
            .take_while(|index| !lines[*index].opens && !wording::is_known(&lines[*index].text));
        out.extend(below.filter(|index| lines[*index].words() <= 8));
    }
    let rows: Vec<&Line> =
        block.iter().map(|index| &lines[*index]).filter(|line| items::is_reach(&line.text)).take(ROWS).collect();
    let beside = |line: &Line| rows.iter().any(|row| shares_row(row, line)) || items::is_pinned_place(line);
    out.extend((0..lines.len()).filter(|index| lines[*index].words() <= 8 && beside(&lines[*index])));
    out.sort_unstable();
    out.dedup();
    out
}

/// Whether a line goes on with another at the same height, parted from it by a gap that was taken for one between columns.
fn shares_row(row: &Line, line: &Line) -> bool {
    !line.flow
        && line.page == row.page
        && line.opens
        && (line.bbox.y0 - row.bbox.y0).abs() < 2.0
        && (line.size - row.size).abs() < 0.3
}

/// Fewest words of a profile.
const PROFILE_WORDS: usize = 8;

/// The paragraphs of the contact block: a long line, or one that goes on below in small letters, and the lines right below
/// it in the same style.
fn profile(lines: &[Line], block: &[usize], named: &[usize]) -> Vec<Vec<usize>> {
    let mut out: Vec<Vec<usize>> = Vec::new();
    let inside = |index: &usize| !lines[*index].margin && !named.contains(index);
    for (at, index) in block.iter().copied().enumerate().filter(|(_, index)| inside(index)) {
        let last =
            out.last_mut().filter(|paragraph| paragraph.last().is_some_and(|last| carries_on(lines, *last, index)));
        match last {
            Some(paragraph) => paragraph.push(index),
            None if is_sentence(&lines[index]) || opens_prose(lines, &block[at..]) => out.push(vec![index]),
            None => {}
        }
    }
    out.retain(|paragraph| paragraph.iter().map(|index| lines[*index].words()).sum::<usize>() >= PROFILE_WORDS);
    out
}

/// Most lines of a profile in a narrow column.
const PROFILE_LINES: usize = 14;

/// Whether a short line of a narrow column opens a few lines that read as sentences: some begin in small letters, and the
/// last ends one.
fn opens_prose(lines: &[Line], block: &[usize]) -> bool {
    let pairs = block.windows(2).take(PROFILE_LINES).take_while(|pair| carries_on(lines, pair[0], pair[1]));
    let rest: Vec<usize> = pairs.map(|pair| pair[1]).collect();
    let (Some(first), Some(last)) = (block.first(), rest.last()) else { return false };
    let plain = |text: &str| !items::is_reach(text) && !text.contains(['\t', '|', '•', '·', ':', '@']);
    let small = lines[rest[0]].text.starts_with(char::is_lowercase);
    let later = rest.iter().any(|index| lines[*index].text.starts_with(char::is_lowercase));
    let ends = prose::ends_sentence(&lines[*last].text);
    lines[*first].words() >= 2 && plain(&lines[*first].text) && (small || (later && ends && rest.len() >= 2))
}

/// Whether a line of the profile stands right below the one before.
fn carries_on(lines: &[Line], last: usize, index: usize) -> bool {
    let (before, next) = (&lines[last], &lines[index]);
    let middle = |line: &Line| (line.bbox.x0 + line.bbox.x1) / 2.0;
    let aligned = (before.bbox.x0 - next.bbox.x0).abs() < 12.0 || (middle(before) - middle(next)).abs() < 3.0;
    index == last + 1
        && !next.flow
        && !next.opens
        && next.gap < 0.9
        && (before.size - next.size).abs() < 0.3
        && aligned
        && !items::is_reach(&next.text)
        && !next.text.contains('\t')
}

/// Most words of an address.
const ADDRESS_WORDS: usize = 16;

/// Whether a text is an address of many words: commas, a number, and no word of more than three letters but names.
fn is_long_address(text: &str) -> bool {
    let text = text.trim();
    let named = |word: &str| word.chars().count() <= 3 || !word.starts_with(char::is_lowercase);
    text.contains(',')
        && text.contains(|c: char| c.is_ascii_digit())
        && !text.ends_with(['.', ';', '!'])
        && text.split_whitespace().count() <= ADDRESS_WORDS
        && text.split_whitespace().all(named)
}

fn is_sentence(line: &Line) -> bool {
    line.words() >= 8
        && !is_long_address(&line.text)
        && address::emails(&line.text).is_empty()
        && address::phone(&line.text).is_none()
        && !line.text.contains(['|', '•', '·'])
        && is_prose(&line.text)
}

/// Whether a text of many words has small ones, or ends as a sentence: an address of many words does neither.
fn is_prose(text: &str) -> bool {
    let small = |word: &&str| word.chars().count() > 1 && word.chars().all(char::is_lowercase);
    text.split_whitespace().filter(small).count() >= 2 || prose::ends_sentence(text)
}

/// The first address for mail in some lines.
pub(crate) fn email(lines: &[Line], block: &[usize]) -> Option<Value> {
    for (at, index) in block.iter().enumerate() {
        if let Some(value) = broken_email(lines, block, at) {
            return Some(value);
        }
        if let Some(range) = address::emails(&lines[*index].text).first() {
            return Some(Value::new(&lines[*index].text[range.clone()], *index, range.clone(), 0.99));
        }
    }
    block.iter().find_map(|index| {
        let line = &lines[*index];
        let run = line.runs.iter().find(|run| run.link.as_deref().is_some_and(|link| link.starts_with("mailto:")))?;
        let link = run.link.as_deref()?.trim_start_matches("mailto:").split('?').next()?;
        vitae_model::check::is_email(link).then(|| Value::new(link, *index, run.range.clone(), 0.9))
    })
}

/// An address that a narrow column breaks: the last word of a full line and the only word of the next.
fn broken_email(lines: &[Line], block: &[usize], at: usize) -> Option<Value> {
    let (index, next) = (block[at], *block.get(at + 1)?);
    let (line, below) = (&lines[index], &lines[next]);
    if line.flow || next != index + 1 || below.text.trim().contains([' ', '\t', '@', ':']) {
        return None;
    }
    let start = line.text.rfind([' ', '\t', ':']).map_or(0, |found| found + 1);
    let tail = &line.text[start..];
    let whole = format!("{}{}", tail.trim(), below.text.trim());
    let narrow = line.bbox.x1 + 14.0 > line.right || tail.ends_with(['-', '.', '@', '_']);
    let host = tail.split_once('@').map(|(_, host)| host);
    let scrap = below.text.trim();
    let letters = scrap.chars().count() <= 4 && scrap.chars().all(|c| c.is_ascii_lowercase());
    let unfinished = host.is_some_and(|host| !known_ending(host) || (letters && host.contains('.')))
        || (tail.len() > 8 && host.is_none() && below.text.contains('@'));
    let whole_host = whole.split_once('@').map(|(_, host)| host)?;
    if !(narrow && unfinished && vitae_model::check::is_email(&whole) && known_ending(whole_host)) {
        return None;
    }
    let mut value = Value::new(&whole, index, start..line.text.len(), 0.9);
    value.from.extend(Value::new(&below.text, next, 0..below.text.len(), 0.9).from);
    Some(value)
}

fn known_ending(host: &str) -> bool {
    !address::urls(&format!("www.{}", host.trim_start_matches('.')), true).is_empty()
}

/// The first phone number in some lines.
pub(crate) fn phone(lines: &[Line], block: &[usize]) -> Option<Value> {
    for (at, index) in block.iter().enumerate() {
        if let Some(value) = broken_phone(lines, block, at) {
            return Some(value);
        }
        let text = &lines[*index].text;
        if let Some(mut range) = address::phone(text) {
            // A wide gap may be all that parts a number from the one of the house behind it.
            let whole = |end: &usize| address::phone(&text[..*end]).is_some_and(|cut| cut.start == range.start);
            if let Some(end) = lines[*index].joints(&range).into_iter().find(whole) {
                range.end = range.start + text[range.start..end].trim_end().len();
            }
            return Some(Value::new(&text[range.clone()], *index, range, 0.95));
        }
    }
    None
}

/// Most digits of a number that goes on in the next line: those with a country's code have ten at least.
const BROKEN_DIGITS: usize = 9;

/// A number with its country's code that a full line breaks.
fn broken_phone(lines: &[Line], block: &[usize], at: usize) -> Option<Value> {
    let (index, next) = (block[at], *block.get(at + 1)?);
    let text = &lines[index].text;
    let start = text.rfind('+')?;
    let tail = text[start..].trim();
    let head = lines[next].text.trim_start();
    let digits = tail.chars().all(|c| c.is_ascii_digit() || "+() ".contains(c));
    let short = tail.chars().filter(char::is_ascii_digit).count() <= BROKEN_DIGITS;
    let behind = head.trim_start_matches(|c: char| c.is_ascii_digit() || "() ".contains(c));
    let alone = behind.len() < head.len() && !behind.starts_with(|c: char| c.is_alphanumeric() || c == '@');
    if lines[index].flow || next != index + 1 || !(digits && short && alone) {
        return None;
    }
    let whole = format!("{tail} {head}");
    let range = address::phone(&whole).filter(|range| range.start == 0 && range.end > tail.len())?;
    let mut value = Value::new(&whole[range.clone()], index, start..text.len(), 0.85);
    let from = lines[next].text.len() - head.len();
    value.from.extend(Value::new(head, next, from..from + range.end - tail.len() - 1, 0.85).from);
    Some(value)
}

/// Whether a line is personal data behind a label: `Date of birth : 1 May 1990`.
pub(crate) fn is_form_row(line: &Line) -> bool {
    items::of(line).first().is_some_and(|item| item.label.is_some())
}
