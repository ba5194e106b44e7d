//! Where the person lives: the item of the contact block that most reads and stands like a place.

use super::items::{self, Item};
use crate::fields::records::pieces;
use crate::line::Line;
use crate::recognise::{address, place, role};
use crate::sections::wording;
use crate::value::Value;
use crate::vocabulary;
use crate::words::fold;
use std::ops::Range;
use vitae_model::dates;

/// Evidence that makes a place.
const ENOUGH: f32 = 1.4;
/// Lines without any contact details this far from the others are no part of the block.
const NEAR: usize = 2;

/// The text with most evidence; the first of several.
pub(super) fn read(lines: &[Line], block: &[usize], named: &[usize], phone: &Value) -> Option<Value> {
    let reach: Vec<bool> = block.iter().map(|index| items::is_reach(&lines[*index].text)).collect();
    let mut best: Option<(f32, Value)> = None;
    for at in 0..block.len() {
        let beside = neighbourhood(&reach, at);
        for (n, item) in items_at(lines, block, at).iter().enumerate() {
            let index = block[at];
            let prose = super::is_sentence(&lines[index]) && !reach[at];
            if (n == 0 && named.contains(&index)) || (prose && item.label.is_none()) {
                continue;
            }
            for range in parts_of(item.text, numbers_in(item, index, phone)) {
                let text = &item.text[range.clone()];
                let score = evidence(item, text) + beside;
                if score >= ENOUGH && best.as_ref().is_none_or(|(known, _)| score > *known) {
                    let from = item.range.start + range.start;
                    let value = Value::new(text, index, from..from + text.len(), (0.5 + score / 10.0).min(0.95));
                    best = Some((score, value));
                }
            }
        }
    }
    best.map(|(_, value)| with_rest(lines, block, with_start(lines, block, value)))
}

/// The items of a line; a line above that is nothing but a label is that of the first.
fn items_at<'a>(lines: &'a [Line], block: &[usize], at: usize) -> Vec<Item<'a>> {
    let mut out = items::of(&lines[block[at]]);
    let above = at.checked_sub(1).and_then(|before| items::whole_label(&lines[block[before]].text));
    if let Some(first) = out.first_mut().filter(|first| first.label.is_none()) {
        first.label = above;
    }
    out
}

/// Where a phone number stands in an item that is known already: one that goes on in the next line is told by both.
fn numbers_in(item: &Item<'_>, index: usize, phone: &Value) -> Vec<Range<usize>> {
    let known = phone.from.iter().filter(|slice| slice.line == index).map(|slice| &slice.range);
    let inside = known.filter(|range| range.start < item.range.end && range.end > item.range.start);
    let within = |range: &Range<usize>| {
        range.start.saturating_sub(item.range.start)..range.end.min(item.range.end) - item.range.start
    };
    inside.map(within).collect()
}

/// Puts the line above before a place that only ends an address: a street and a comma, a postcode without its town, or a
/// full line with a comma and words that go on with it.
fn with_start(lines: &[Line], block: &[usize], value: Value) -> Value {
    let Some(slice) = value.from.first().cloned().filter(|slice| slice.line > 0) else { return value };
    let above = slice.line - 1;
    let Some(item) = items::of(&lines[above]).pop().filter(|_| block.contains(&above)) else { return value };
    let text = item.text.trim();
    let open = text.contains(',') && is_shaped(text) && !items::is_reach(text) && slice.range.start == 0;
    let street = text.ends_with(',') && place::is_street(text.trim_end_matches(','));
    let coded = place::has_postcode(text.rsplit([' ', ',']).next().unwrap_or_default());
    let below = lines[slice.line].gap < 0.6 && !lines[slice.line].opens && !place::has_postcode(&value.text);
    let full = !place::has_postcode(text) && goes_on(&lines[above], &lines[slice.line]);
    if !open || !(street || (coded && below) || full) {
        return value;
    }
    let mut whole = Value::new(text, above, item.range, value.confidence);
    whole.append(if text.ends_with(',') { ", " } else { " " }, value);
    whole
}

/// Adds the next line when it carries the address on: a postcode, or anything behind a comma.
fn with_rest(lines: &[Line], block: &[usize], mut value: Value) -> Value {
    let Some((index, end)) = value.from.last().map(|slice| (slice.line, slice.range.end)) else { return value };
    let after = lines[index].text[end..].trim();
    let next = block.iter().position(|line| *line == index).and_then(|at| block.get(at + 1)).copied();
    let Some(next) = next.filter(|next| *next == index + 1 && after.chars().all(|c| c == ',')) else { return value };
    let text = lines[next].text.trim();
    let coded = text.split(' ').next().is_some_and(place::has_postcode);
    let wrapped = goes_on(&lines[index], &lines[next]) && !place::has_postcode(&value.text);
    let alone = is_shaped(text) || text.chars().all(|c| c.is_ascii_digit());
    let known = items::is_reach(text) || items::whole_label(text).is_some() || text.contains(':');
    if (coded || wrapped || !after.is_empty()) && alone && !known && text.chars().count() <= 40 {
        let separator = if after.is_empty() { " " } else { ", " };
        value.append(separator, Value::new(text, next, 0..lines[next].text.len(), 0.8));
    }
    value
}

/// Whether a full line of an address goes on with some words of the next.
fn goes_on(line: &Line, next: &Line) -> bool {
    let named = next.text.trim_start().starts_with(char::is_uppercase);
    !line.flow
        && line.bbox.x1 + 14.0 > line.right
        && !next.opens
        && next.gap < 0.6
        && (line.size - next.size).abs() < 0.3
        && named
        && next.words() <= 3
}

/// What the lines around say: places stand on or beside the line of an email address or a phone number.
fn neighbourhood(reach: &[bool], at: usize) -> f32 {
    if reach[at] {
        return 1.0;
    }
    let near = |distance: usize| {
        at.checked_sub(distance).is_some_and(|before| reach[before]) || reach.get(at + distance).is_some_and(|is| *is)
    };
    let between = at.checked_sub(1).is_some_and(|before| reach[before]) && reach.get(at + 1).is_some_and(|is| *is);
    let listed = between
        || (at >= 2 && reach[at - 1] && reach[at - 2])
        || reach.get(at + 1..at + 3).is_some_and(|next| next.iter().all(|is| *is));
    if listed {
        return 1.0;
    }
    (1..=NEAR).find(|distance| near(*distance)).map_or(0.0, |distance| 0.9 - 0.3 * distance as f32)
}

/// The parts of an item that can be a place: what stands before, between and behind its addresses and phone numbers, some
/// of which are known already.
fn parts_of(text: &str, known: Vec<Range<usize>>) -> Vec<Range<usize>> {
    let mut cuts: Vec<Range<usize>> = known;
    let phone = address::phone(text).filter(|phone| cuts.iter().all(|known| known.start != phone.start));
    cuts.extend(address::emails(text));
    cuts.extend(address::urls(text, true));
    cuts.extend(phone);
    cuts.extend(remark(text));
    cuts.extend(
        pieces::sentence_ends(text).into_iter().filter(|at| opens_sentence(&text[at + 2..])).map(|at| at..at + 1),
    );
    cuts.sort_by_key(|cut| cut.start);
    let mut out: Vec<Range<usize>> = Vec::new();
    let mut start = 0;
    for cut in &cuts {
        out.push(start..cut.start.max(start));
        start = cut.end.max(start);
    }
    out.push(start..text.len());
    out.into_iter().map(|piece| bare(text, piece)).filter(|piece| !piece.is_empty()).collect()
}

/// A remark in brackets that is no part of a place: `Leeds (willing to relocate)`.
fn remark(text: &str) -> Option<Range<usize>> {
    let open = text.find(" (").filter(|at| text[at + 2..].starts_with(char::is_lowercase))?;
    let end = text[open..].find(')').map(|at| open + at + 1)?;
    text[open..end].trim().contains(' ').then_some(open..end)
}

/// Whether a capital and words in small letters follow: `Write to …` behind `Based in Leeds. `, not the `Çınar` of an address.
fn opens_sentence(text: &str) -> bool {
    let mut words = text.split_whitespace();
    let first = words.next().is_some_and(|word| word.starts_with(char::is_uppercase));
    first && words.next().is_some_and(|word| word.starts_with(char::is_lowercase))
}

/// A piece without marks at its ends and without a label at its end (`Leeds, UK Tel.`).
fn bare(text: &str, piece: Range<usize>) -> Range<usize> {
    let edge = |c: char| !c.is_alphanumeric() && c != ')' && c != '(';
    let part = &text[piece.clone()];
    let start = piece.start + part.len() - part.trim_start_matches(edge).len();
    let mut part = text[start..piece.end.max(start)].trim_end_matches(edge);
    let behind = piece.end < text.len();
    if let Some((rest, _)) =
        part.rsplit_once(' ').filter(|(_, last)| behind && vocabulary::LABELS.contains(fold(last).as_str()))
    {
        part = rest.trim_end_matches(edge);
    }
    // The stop of an abbreviation belongs to it: `D.C.`
    let last = part.rsplit(' ').next().unwrap_or_default();
    let stop = last.contains('.') && text[start + part.len()..].starts_with('.');
    start..start + part.len() + usize::from(stop)
}

/// How much a text reads like a place.
fn evidence(item: &Item<'_>, text: &str) -> f32 {
    let folded = fold(text);
    if vocabulary::LABELS.contains(folded.as_str()) || items::says(&folded, &vocabulary::NO_PLACES) {
        return 0.0;
    }
    let labelled =
        item.label.as_deref().is_some_and(|label| label == "a" || items::says(label, &vocabulary::PLACE_LABELS));
    // The colon before the number of a house: `No: 12/5`.
    let shaped = is_shaped(text) || (labelled && is_shaped(&text.replacen("o:", "o", 1)));
    if item.label.is_some() && !labelled || !shaped || (wording::is_known(text) && !labelled) {
        return 0.0;
    }
    let parts: Vec<&str> = text.split(',').map(str::trim).filter(|part| !part.is_empty()).collect();
    let mut score = 0.0;
    score += if labelled { 3.0 } else { 0.0 };
    score += if item.pinned { 1.5 } else { 0.0 };
    let commas = text.replace(" – ", ", ").replace(" - ", ", ").replace(" / ", ", ");
    let known = place::is_place(text) || place::is_place(&commas);
    score += if known { 1.6 } else { 0.0 };
    score += if names_region(&commas) { 0.5 } else { 0.0 };
    score += if place::has_postcode(text) { 1.2 } else { 0.0 };
    score += if parts.len() >= 2 && place::is_street(parts[0]) { 1.0 } else { 0.0 };
    score += if (2..=5).contains(&parts.len()) && parts.iter().all(|part| is_named(part)) { 0.9 } else { 0.0 };
    score += if parts.len() == 1 && is_named(text) && text.split_whitespace().count() <= 3 { 0.4 } else { 0.0 };
    // Regions may read like legal forms: `São Paulo - SP`.
    let employer = if known { 0.0 } else { role::company_score(text).min(1.0) };
    score - 1.5 * role::title_score(text).min(1.0) - employer - small_words(text)
}

/// Whether a town is followed by the letters of a region: `Salvador, BA`.
fn names_region(text: &str) -> bool {
    text.split_once(", ").is_some_and(|(town, region)| {
        let letters = (2..=3).contains(&region.len()) && region.chars().all(|c| c.is_ascii_uppercase());
        letters && is_named(town) && town.chars().any(char::is_lowercase)
    })
}

/// Longest place, in bytes.
const MAX_BYTES: usize = 360;

/// Words before a colon and the number of a house, a floor or a flat, folded: `Sok. No: 12/5`.
const NUMBERED: &[&str] =
    &["no", "nr", "num", "apt", "flat", "unit", "kat", "daire", "d", "k", "blok", "haus", "hs", "bl"];

/// Letters, digits and the marks of addresses; no date.
fn is_shaped(text: &str) -> bool {
    let numbered =
        |before: &str| NUMBERED.contains(&fold(before.rsplit([' ', ',']).next().unwrap_or_default()).as_str());
    if text.len() > MAX_BYTES {
        return false;
    }
    if let Some((before, after)) = text.split_once(':').filter(|(before, _)| numbered(before)) {
        return is_shaped(&format!("{before} {}", after.trim_start()));
    }
    let letters = text.chars().filter(|c| c.is_alphabetic()).count();
    (2..=90).contains(&text.chars().count())
        && letters >= 2
        && text
            .chars()
            .all(|c| c.is_alphanumeric() || c.is_whitespace() || ".,'’ʼ-‐–/()&#º°ª\u{300}\u{301}\u{302}".contains(c))
        && (dates::parse(text).is_none() || letters > 12)
}

/// Whether a part begins with a capital or a number.
fn is_named(part: &str) -> bool {
    part.starts_with(|c: char| c.is_uppercase() || c.is_ascii_digit()) && part.split_whitespace().count() <= 6
}

/// Words of running text count against a place; particles of names (`de la`, `am`) are short.
fn small_words(text: &str) -> f32 {
    let small = text.split_whitespace().filter(|word| word.chars().count() > 3 && word.starts_with(char::is_lowercase));
    0.5 * small.count() as f32
}
