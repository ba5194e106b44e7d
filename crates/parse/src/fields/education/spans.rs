//! Dates that education writes in ways of its own.

use crate::vocabulary;
use crate::words::fold;
use std::ops::Range;
use vitae_model::dates::{self, DateSpan};

/// The spans of a line that the general edges of dates do not show.
pub(super) fn of(text: &str) -> Vec<(Range<usize>, DateSpan)> {
    let mut out = joined(text);
    add_lone(text, &mut out);
    out
}

/// Spans that a lead such as `Expected` parts in two: `2022 – Expected 2026`, and years about a slash: `2018 / 2022`.
fn joined(text: &str) -> Vec<(Range<usize>, DateSpan)> {
    let found = dates::find(text);
    let mut out: Vec<(Range<usize>, DateSpan)> = Vec::new();
    for pair in found.windows(2) {
        let ((left, from), (right, to)) = (&pair[0], &pair[1]);
        let between = &text[left.end..right.start];
        let words = fold(between);
        let lead = words.is_empty()
            || matches!(words.as_str(), "to" | "until" | "bis" | "a" | "au" | "do" | "tot")
            || words.split(' ').all(|word| word == "to" || vocabulary::DATE_LEADS.contains(word));
        let marked =
            !between.contains(['\t', ',', ';', '(', ')', '.', '|']) && !between.trim().is_empty() || to.start.is_none();
        let lone = !from.is_range() && !to.is_range();
        if let (true, Some(start), Some(end)) = (lone && lead && marked, from.start, to.last())
            && start.year <= end.year
        {
            let span = DateSpan { start: Some(start), end: Some(vitae_model::dates::End::Point(end)) };
            out.push((left.start..right.end, span));
        }
    }
    out
}

/// Adds years at either end of a cell, or behind a slash, which no edge of the general kind shows: `2001   Abitur`.
fn add_lone(text: &str, spans: &mut Vec<(Range<usize>, DateSpan)>) {
    for (range, span) in dates::find(text) {
        let left = text[..range.start].trim_end_matches(' ');
        let right = text[range.end..].trim_start_matches(' ');
        let wide = text[range.end..].len() > right.len() + 1;
        let opens = (left.is_empty() && right.starts_with(char::is_uppercase)) || (left.ends_with('\t') && wide);
        let ended = matches!(right, "" | ".") || right.starts_with(['\t', '/']);
        let closes = ended && (left.ends_with(['/', '(', '|']) || left.ends_with(" in"));
        let free = spans.iter().all(|(other, _)| other.end <= range.start || range.end <= other.start);
        if free && (opens || closes) {
            spans.push((range, span));
        }
    }
}
