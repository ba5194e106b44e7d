//! The items of a contact line: `☎ 030 1234 | Ulm | Web: example.org`.

use crate::line::Line;
use crate::recognise::{address, place};
use crate::vocabulary;
use crate::words::fold;
use std::ops::Range;

/// Marks that part items.
const MARKS: &[char] = &['\t', '|', '•', '·', ';', '◦', '∙', '⋄', '◆', '♦', '●', '▪', '■', '✦', '‖', '¦', '⎪'];
/// Icons of a house, a pin or a map.
const PLACE_ICONS: &[char] =
    &['⌂', '📍', '🏠', '🏡', '⚲', '⌖', '🗺', '🌍', '\u{f015}', '\u{f041}', '\u{f3c5}', '\u{f124}', '\u{f279}'];

/// A piece of a line between marks.
#[derive(Debug, Clone)]
pub(super) struct Item<'a> {
    pub(super) text: &'a str,
    pub(super) range: Range<usize>,
    /// What stands before it and a colon or tab, folded.
    pub(super) label: Option<String>,
    /// A house or a pin stands before it.
    pub(super) pinned: bool,
}

/// All items of a line. A first cell that is a label goes with the cell behind it.
pub(super) fn of(line: &Line) -> Vec<Item<'_>> {
    let mut out: Vec<Item<'_>> = Vec::new();
    let mut start = 0;
    let mut label = None;
    let (mut pinned, text) = (false, line.text.as_str());
    for piece in text.split(MARKS) {
        let from = start;
        start += piece.len() + text[start + piece.len()..].chars().next().map_or(0, char::len_utf8);
        pinned |= piece.contains(PLACE_ICONS);
        let (own, rest) = match without_label(piece) {
            (None, _) => without_leading_word(line, from, piece),
            found => found,
        };
        let bare = without_icon(rest);
        if own.is_none() && is_label(piece) && start < text.len() {
            label = Some(fold(piece));
            continue;
        }
        if bare.is_empty() {
            label = own.or(label);
            continue;
        }
        let at = from + (piece.len() - rest.len()) + rest.find(bare).unwrap_or(0);
        out.push(Item { text: bare, range: at..at + bare.len(), label: own.or(label.take()), pinned });
        (label, pinned) = (None, false);
    }
    out
}

/// Whether a cell is a label as a whole.
fn is_label(text: &str) -> bool {
    let folded = fold(text);
    vocabulary::LABELS.contains(folded.as_str())
        || says(&folded, &vocabulary::PLACE_LABELS) && folded.split(' ').count() <= 3 && !text.contains(',')
}

/// A line that is a label and nothing else: what it says, folded.
pub(super) fn whole_label(text: &str) -> Option<String> {
    let text = text.trim().trim_end_matches(':');
    is_label(text).then(|| fold(text))
}

/// Whether one of a label's words is in a list.
pub(super) fn says(label: &str, list: &vocabulary::Phrases) -> bool {
    label.split(' ').any(|word| list.contains(word))
}

/// Most words of a label.
const LABEL_WORDS: usize = 5;

/// A label such as `Phone:` and what stands behind it.
pub(crate) fn without_label(item: &str) -> (Option<String>, &str) {
    let Some(colon) = item.find(':').filter(|at| !item[*at..].starts_with("://")) else { return (None, item) };
    let label = fold(&item[..colon]);
    let words = label.split(' ').count();
    let known = vocabulary::LABELS.contains(label.as_str())
        || (words <= LABEL_WORDS
            && (says(&label, &vocabulary::PLACE_LABELS) || says(&label, &vocabulary::NAME_LABELS)));
    if known { (Some(label), &item[colon + 1..]) } else { (None, item) }
}

/// A word that says what follows without a colon: `Lives in Leeds`, or `Address Leeds` with the label in bold.
fn without_leading_word<'a>(line: &Line, from: usize, piece: &'a str) -> (Option<String>, &'a str) {
    let text = piece.trim_start();
    let Some((word, rest)) = text.split_once(' ') else { return (None, piece) };
    let label = fold(word);
    let end = from + (piece.len() - text.len()) + word.len();
    let bold = |at: usize| line.runs.iter().any(|run| run.bold && run.range.contains(&at));
    let styled = end > 0 && bold(end - 1) && !bold(end + 1);
    let inner = ["in ", "at ", "near "].iter().find_map(|lead| rest.strip_prefix(lead));
    if !vocabulary::PLACE_LABELS.contains(label.as_str()) || (inner.is_none() && !styled) {
        return (None, piece);
    }
    (Some(label), inner.unwrap_or(rest))
}

/// Cuts private-use icons and other marks off the front.
fn without_icon(text: &str) -> &str {
    let text = text.trim();
    let cut = text.trim_start_matches(|c: char| !c.is_alphanumeric() && c != '(' && c != '+');
    // An icon font without a map gives single letters before the item.
    match cut.split_once(' ') {
        Some((icon, rest))
            if icon.chars().count() == 1 && !icon.chars().all(|c| c.is_ascii_digit()) && rest.len() > 3 =>
        {
            rest.trim()
        }
        _ => cut.trim(),
    }
}

/// Whether a line is nothing but a place behind a house or a pin.
pub(super) fn is_pinned_place(line: &Line) -> bool {
    matches!(of(line).as_slice(), [item] if item.pinned && place::is_place(item.text))
}

/// Whether a text holds an email or web address or a phone number.
pub(super) fn is_reach(text: &str) -> bool {
    !address::emails(text).is_empty() || address::phone(text).is_some() || !address::urls(text, true).is_empty()
}
