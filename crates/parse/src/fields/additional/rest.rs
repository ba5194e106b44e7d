//! What no entry of a section has taken: it goes to the description of the entry that it stands in.

use super::Item;
use crate::line::{Line, has_word};
use crate::parts;
use crate::value::{Value, tidy};
use std::ops::Range;

/// Adds what some entries leave of the lines of their section.
pub(super) fn added(lines: &[Line], indices: &[usize], mut items: Vec<Item>) -> Vec<Item> {
    for index in indices.iter().copied() {
        for range in left(lines, index, &items) {
            let value = Value::new(&lines[index].text[range.clone()], index, range, 0.6);
            match items.iter_mut().rfind(|item| first_line(item).is_some_and(|first| first <= index)) {
                Some(item) => item.description.append("\n", value),
                None => {
                    let at =
                        items.iter().take_while(|item| first_line(item).is_some_and(|first| first <= index)).count();
                    items.insert(at, Item { title: value, ..Item::default() });
                }
            }
        }
    }
    items
}

/// The first line that an entry was read from.
fn first_line(item: &Item) -> Option<usize> {
    item.values().into_iter().flat_map(|value| &value.from).map(|slice| slice.line).min()
}

/// The stretches of a line that no entry has taken and that say something.
fn left(lines: &[Line], index: usize, items: &[Item]) -> Vec<Range<usize>> {
    let text = &lines[index].text;
    let slices = items.iter().flat_map(Item::values).flat_map(|value| &value.from);
    let own = slices.filter(|slice| slice.line == index);
    let mut taken: Vec<Range<usize>> = own.map(|slice| whole_letters(text, &slice.range)).collect();
    taken.sort_by_key(|range| range.start);
    let mut out = Vec::new();
    let mut at = 0;
    for range in taken {
        if at < range.start {
            out.push(at..range.start);
        }
        at = at.max(range.end);
    }
    if at < text.len() {
        out.push(at..text.len());
    }
    out.retain(|range| says_something(&text[range.clone()]));
    out
}

/// A stretch without halves of letters at its ends: values of several lines count the blank between two as one byte.
fn whole_letters(text: &str, range: &Range<usize>) -> Range<usize> {
    let boundary = |at: &usize| text.is_char_boundary(*at);
    let start = (0..=range.start.min(text.len())).rev().find(boundary).unwrap_or_default();
    let end = (range.end.min(text.len())..=text.len()).find(boundary).unwrap_or(text.len());
    start..end.max(start)
}

/// Whether a stretch is more than a mark, the number of an item, a small word between two names (`at`) or a length of time.
fn says_something(text: &str) -> bool {
    let text = tidy(text);
    let small = !text.contains(' ') && text.chars().all(|c| c.is_lowercase() || !c.is_alphanumeric());
    let number = !text.contains(char::is_alphabetic) && text.chars().filter(char::is_ascii_digit).count() <= 3;
    has_word(&text) && !small && !number && !parts::is_length(&text)
}
