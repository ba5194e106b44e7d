//! Lines that open an entry, and what stands below them: neither goes on with the line before.

use crate::line::Line;
use crate::parts;
use crate::prose::small_words;
use vitae_model::dates;

/// Whether a span of time set apart by a bracket, a cell or a mark begins a line: the head of an entry.
pub(super) fn opens_with_span(text: &str) -> bool {
    let text = text.trim_start();
    let Some((range, span)) = parts::edge_dates(text).into_iter().next() else { return false };
    let behind = text[range.end..].trim_start_matches(' ');
    let apart = text.starts_with(['[', '(']) || behind.starts_with(['\t', ':', '|', '·']);
    // A lone date stands apart before a dot only.
    range.start == 0 && apart && (span.is_range() || behind.starts_with('·'))
}

/// Whether a line below the head of an entry is a sentence of its own: it begins with a capital, has mostly small words and a
/// full stop, and the head holds no sentence yet.
pub(super) fn tells(head: &Line, next: &Line) -> bool {
    next.text.starts_with(char::is_uppercase)
        && next.text.trim_end().ends_with('.')
        && small_words(&next.text) * 2 >= next.words().saturating_sub(1)
        && next.words() >= 4
        && !head.text.contains(". ")
}

/// Whether a line opens an entry with its date: `Oct 2014–Mar 2019: Bookkeeper`.
pub(super) fn opens_with_date(line: &Line) -> bool {
    let first = dates::find(&line.text).into_iter().next();
    first.is_some_and(|(range, _)| range.start == 0 && line.text[range.end..].starts_with(": "))
}

/// Whether the end of a line and a date make one span: `Leeds, June 2016 –` above `May 2018`.
pub(super) fn waits_for_date(before: &Line, date: &Line) -> bool {
    let joined = format!("{} {}", before.text.trim_end(), date.text.trim());
    dates::find(&joined).pop().is_some_and(|(range, span)| {
        span.is_range() && range.start < before.text.trim_end().len() && range.end >= joined.len() - 1
    })
}

/// Whether a line closes the bracket that the line above leaves open: `[2020` above `Aug – 2021 Oct]`.
pub(super) fn closes_bracket(before: &Line, next: &Line) -> bool {
    let open = before.text.rfind(['(', '[']).filter(|at| !before.text[*at..].contains([')', ']', '\t']));
    let close = next.text.find([')', ']']).filter(|at| !next.text[..*at].contains(['(', '[', '\t']));
    let pair = |open: usize, close: usize| before.text[open..].starts_with('(') == next.text[close..].starts_with(')');
    let below = next.page == before.page && !next.opens && next.gap < 0.75 && !next.bullet && !next.flow;
    below && matches!((open, close), (Some(open), Some(close)) if close < INSIDE && pair(open, close))
}

/// Most bytes of the second line of a bracket.
const INSIDE: usize = 60;

/// Whether a line is but the end of the span of time that the line before leaves open: `2020-05 —` above `2020-09`.
pub(super) fn completes_date(before: &Line, next: &Line) -> bool {
    let text = before.text.trim_end();
    let close = next.page == before.page && !next.opens && next.gap < 0.75;
    if before.flow || next.flow || next.bullet || !close || !text.ends_with(['-', '–', '—']) {
        return false;
    }
    let start = dates::find(text).last().map(|(range, _)| range.start);
    start.is_some_and(|start| {
        dates::parse(&format!("{} {}", &text[start..], next.text.trim())).is_some_and(|span| span.is_range())
    })
}
