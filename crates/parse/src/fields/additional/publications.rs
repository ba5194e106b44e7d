//! Publications: a reference each, with its title, its year and its address.

use super::{Item, blocks};
use crate::fields::items::Joined;
use crate::fields::records::links;
use crate::line::{Line, has_word};
use crate::parts;
use crate::recognise::address;
use crate::value::{Value, tidy};
use std::ops::Range;
use vitae_model::dates;

/// Whether publications are set as jobs are: a title, and at the right edge its date.
pub(super) fn are_headed(lines: &[Line], indices: &[usize]) -> bool {
    let headed = |index: &&usize| {
        let text = &lines[**index].text;
        let last = parts::edge_dates(text).pop();
        last.is_some_and(|(range, _)| {
            text[range.end..].trim().is_empty() && text[..range.start].trim_end_matches(' ').ends_with('\t')
        })
    };
    indices.iter().filter(headed).count() * 4 >= indices.len().max(1)
}

/// The references of a section.
pub(super) fn read(lines: &[Line], indices: &[usize]) -> Vec<Item> {
    references(lines, indices).iter().map(|group| reference(lines, group)).collect()
}

/// The lines of each reference: where some are counted, a number begins each.
fn references(lines: &[Line], indices: &[usize]) -> Vec<Vec<usize>> {
    let counted = indices.first().is_some_and(|first| number_len(&lines[*first].text) > 0);
    if !counted {
        return blocks::cut(lines, indices, false);
    }
    let mut out: Vec<Vec<usize>> = Vec::new();
    for index in indices.iter().copied() {
        match out.last_mut().filter(|_| number_len(&lines[index].text) == 0) {
            Some(group) => group.push(index),
            None => out.push(vec![index]),
        }
    }
    out
}

/// Bytes of the number before a reference: `[3] `, `3. `.
fn number_len(text: &str) -> usize {
    let (front, rest) = text.split_once([' ', '\t']).unwrap_or((text, ""));
    let bare = front.trim_start_matches('[').trim_end_matches([']', '.', ')']);
    let number = !bare.is_empty() && bare.len() <= 3 && bare.chars().all(|c| c.is_ascii_digit());
    if number && bare.len() < front.len() { text.len() - rest.len() } else { 0 }
}

/// One reference by what it prints: the title in quotes or behind the year; else all of it but its year and address.
fn reference(lines: &[Line], group: &[usize]) -> Item {
    let joined = Joined::of(lines, group);
    let text = &joined.text;
    let value = |range: Range<usize>, confidence: f32| Value {
        text: tidy(tidy(&text[range.clone()]).trim_matches(QUOTE_MARKS)),
        from: joined.slices(&range),
        confidence,
    };
    let start = number_len(text);
    let url = address::urls(text, false).into_iter().next();
    let end = url.as_ref().map_or(text.len(), |url| url.start).max(start);
    let year = year(&text[start..end]).map(|range| range.start + start..range.end + start);
    let title = quoted(&text[start..end])
        .map(|range| range.start + start..range.end + start)
        .or_else(|| behind(text, year.as_ref()?, end));
    let mut item = Item { url: url.map(|url| value(url, 0.9)).unwrap_or_default(), ..Item::default() };
    if item.url.is_empty() {
        item.url = links::of(lines, group).unwrap_or_default();
    }
    item.period = year.clone().map(|year| value(year, 0.88)).unwrap_or_default();
    let Some(title) = title else {
        let bare = match year {
            Some(year) if !has_word(&text[year.end..end]) => start..year.start,
            Some(year) if !has_word(&text[start..year.start]) => year.end..end,
            _ => start..end,
        };
        item.title = value(bare, 0.75);
        return item;
    };
    let mut cuts = [Some(title.clone()), year].into_iter().flatten().collect::<Vec<_>>();
    cuts.sort_by_key(|range| range.start);
    let (mut at, mut around) = (start, Vec::new());
    for cut in cuts {
        around.push(at..cut.start.max(at));
        at = cut.end.max(at);
    }
    around.push(at..end);
    for range in around.into_iter().filter(|range| has_word(&text[range.clone()])) {
        let field = if range.end <= title.start { &mut item.description } else { &mut item.subtitle };
        field.append(", ", value(range, 0.7));
    }
    item.title = value(title, 0.88);
    item
}

/// The year of a reference: in brackets, else the last.
fn year(text: &str) -> Option<Range<usize>> {
    let found: Vec<Range<usize>> = dates::find(text).into_iter().map(|(range, _)| range).collect();
    let bracketed = |range: &&Range<usize>| text[..range.start].ends_with('(') && text[range.end..].starts_with(')');
    found.iter().find(bracketed).or(found.last()).cloned()
}

/// Marks around a title.
const QUOTE_MARKS: [char; 7] = ['“', '”', '"', '„', '«', '»', ' '];

/// A title in quotes, without them.
fn quoted(text: &str) -> Option<Range<usize>> {
    const QUOTES: &[(char, &[char])] =
        &[('“', &['”']), ('"', &['"']), ('„', &['“', '”']), ('«', &['»']), ('‘', &['’'])];
    QUOTES.iter().find_map(|(open, close)| {
        let start = text.find(*open)? + open.len_utf8();
        let end = start + text[start..].find(*close)?;
        let words = text[start..end].split_whitespace().count();
        (words >= 2).then_some(start..end)
    })
}

/// The sentence behind a year in brackets.
fn behind(text: &str, year: &Range<usize>, end: usize) -> Option<Range<usize>> {
    let rest = text[year.end..end].strip_prefix(')')?;
    let start = end - rest.trim_start_matches(['.', ',', ':', ' ']).len();
    let stop = text[start..end].find(". ").map_or(end, |at| start + at);
    has_word(&text[start..stop]).then_some(start..stop)
}
