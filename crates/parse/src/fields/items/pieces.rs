//! Where marks part the items of a text.

use crate::line::has_word;
use crate::words::is_ornament;
use std::ops::Range;

/// Items between separators, brackets kept whole.
pub(crate) fn pieces(text: &str, start: usize) -> Vec<Range<usize>> {
    let mut out = Vec::new();
    let mut from = start;
    let mut depth = 0i32;
    for (at, c) in text.char_indices().filter(|(at, _)| *at >= start) {
        match c {
            '(' | '[' => depth += 1,
            ')' | ']' => depth = (depth - 1).max(0),
            _ => {}
        }
        let parts = match c {
            '\t' | '|' | '•' | '·' | '\n' | '◦' | '▪' | '■' | '●' | '∙' | '⋅' | '‣' => true,
            ',' | ';' | '、' => depth == 0,
            '~' | '◆' | '→' | '\u{fffd}' => depth == 0,
            '/' | '+' | '*' => depth == 0 && text[..at].ends_with(' ') && text[at + 1..].starts_with(' '),
            // Tags, and items that nothing but space parts.
            '#' => opens_tag(text, at),
            ' ' => text[at..].starts_with("   "),
            c => {
                depth == 0 && is_ornament(c) && text[..at].ends_with(' ') && text[at + c.len_utf8()..].starts_with(' ')
            }
        };
        if parts {
            out.push(from..at);
            from = at + c.len_utf8();
        }
    }
    out.push(from..text.len());
    out
}

/// Words before the last item of a list.
pub(crate) const AND: &[&str] =
    &[" and ", " und ", " et ", " y ", " e ", " en ", " ve ", " i ", " og ", " och ", " ja ", " a ", " si ", " & "];

/// As [`pieces`], with the last piece parted at an `and` between names of so many words at most.
pub(crate) fn named(text: &str, start: usize, most: usize) -> Vec<Range<usize>> {
    let mut out = pieces(text, start);
    if let Some(last) = out.pop() {
        out.extend(at_and(text, last, most));
    }
    out
}

/// The last item of a list, or the last two: `Postgres and Redis`. Both must be names of so many words at most.
fn at_and(text: &str, range: Range<usize>, most: usize) -> Vec<Range<usize>> {
    let item = &text[range.clone()];
    let is_name = |part: &str| {
        let part = part.trim().trim_end_matches('.');
        part.split_whitespace().count() <= most && !part.starts_with(char::is_lowercase) && has_word(part)
    };
    let parts = |and: &&str| item.find(*and).map(|at| (at, and.len()));
    match AND.iter().find_map(parts) {
        Some((at, len)) if is_name(&item[..at]) && is_name(&item[at + len..]) => {
            vec![range.start..range.start + at, range.start + at + len..range.end]
        }
        _ => vec![range],
    }
}

/// The items of a sentence that lists them: its last two stand around an `and`.
pub(super) fn of_sentence(text: &str, from: usize) -> Vec<Range<usize>> {
    let out = pieces(text, from);
    let sentence = out.len() >= SENTENCE && text.trim_end().ends_with('.') && !text[from..].contains([';', '|']);
    if sentence { named(text, from, SENTENCE_WORDS) } else { out }
}

/// A sentence lists so many items at least, the last two counted as one.
const SENTENCE: usize = 3;
/// Words of an item in a sentence.
const SENTENCE_WORDS: usize = 4;

/// What stands in the brackets of groups, when every piece is a group with a list: `Systems (SAP, Excel, SQL), Other (…)`.
pub(super) fn within_groups(text: &str, pieces: Vec<Range<usize>>) -> Vec<Range<usize>> {
    let inner = |range: &Range<usize>| {
        let piece = text[range.clone()].trim_end().trim_end_matches('.');
        let open = piece.find(" (").filter(|_| piece.ends_with(')'))? + 2;
        let listed = piece[open..].matches(',').count() >= GROUP_COMMAS;
        listed.then(|| range.start + open..range.start + piece.len() - 1)
    };
    let filled = pieces.iter().filter(|range| has_word(&text[(*range).clone()]));
    let groups: Option<Vec<Range<usize>>> = filled.map(inner).collect();
    match groups {
        Some(groups) => groups.into_iter().flat_map(|range| self::pieces(&text[..range.end], range.start)).collect(),
        None => pieces,
    }
}

/// Fewest commas within the brackets of a group.
const GROUP_COMMAS: usize = 2;

/// Whether a tag begins at a place: `#Rust #WebGL`.
fn opens_tag(text: &str, at: usize) -> bool {
    let before = text[..at].chars().next_back().is_none_or(char::is_whitespace);
    before && text[at + 1..].starts_with(char::is_alphanumeric)
}
