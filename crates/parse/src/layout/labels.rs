//! Margin labels: dates or words at the left of the lines that they belong to.

use super::segment::Segment;
use crate::sections::wording;
use vitae_model::dates;

/// Joins a label that wraps (`Aug 2022 –` above `Aug 2024`) into its first line, so that the line reads across.
pub(super) fn join_wrapped(block: &mut Vec<Segment>) {
    let mut at = 0;
    while at < block.len() {
        if let Some(next) = continuation(block, at) {
            let rest = block.remove(next);
            let at = if next < at { at - 1 } else { at };
            block[at].bbox = block[at].bbox.union(&rest.bbox);
            block[at].spans.extend(rest.spans);
        } else {
            at += 1;
        }
    }
}

/// The segment right below a label that carries it on.
fn continuation(block: &[Segment], at: usize) -> Option<usize> {
    let label = &block[at];
    let range = is_open_range(&label.text());
    if !range && !has_neighbour(block, at) {
        return None;
    }
    let below = block.iter().position(|segment| {
        let pitch = segment.baseline - label.baseline;
        pitch > 0.5 * label.size
            && pitch < 1.6 * label.size
            && segment.bbox.x0 < label.bbox.x1
            && label.bbox.x0 < segment.bbox.x1
            && (segment.size - label.size).abs() < 0.6
    })?;
    let clear =
        block.iter().filter(|other| on_line(other, &block[below])).all(|other| other.bbox.x0 >= block[below].bbox.x0);
    let whole = format!("{} {}", label.text().trim(), block[below].text().trim());
    let open = dates::parse(&label.text())
        .is_none_or(|span| !span.is_range() || label.text().trim_end().ends_with(['-', '–', '—']));
    let headed = wording::is_known(&whole) && label.spans[0].span.bold == block[below].spans[0].span.bold;
    let monthly = !label.text().contains(|c: char| c.is_ascii_digit()) && is_year(&block[below].text());
    let dated = |span: dates::DateSpan| span.is_range() || (monthly && span.last().is_some());
    let joined = headed || dates::parse(&whole).is_some_and(dated);
    let margin = block
        .iter()
        .filter(|other| on_line(other, label) && other.bbox.x0 > label.bbox.x1)
        .all(|other| other.bbox.x0 > block[below].bbox.x1);
    ((clear || range) && open && joined && margin).then_some(below)
}

/// Whether a date waits for its end: `Aug 2023 /`.
fn is_open_range(text: &str) -> bool {
    let first = text.trim().strip_suffix(['-', '–', '—', '/']);
    first.is_some_and(|first| dates::parse(first).is_some_and(|span| !span.is_range()))
}

/// Whether a text is a year and nothing else.
fn is_year(text: &str) -> bool {
    let text = text.trim();
    text.len() == 4 && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// Fewest dates of a margin.
const MIN_DATES: usize = 2;
/// Dates of a margin are so many times the other lines in it, such as the first of a row of short items.
const STRAYS: usize = 2;
/// Longest line of a margin of dates, in characters.
const MAX_CHARS: usize = 32;
/// Lines of a label: a date that wraps and a place.
const MAX_LINES: usize = 3;

/// Whether the left of two sides is a margin: dates with at most a place below, beside what they date, and headings that
/// have nothing beside them.
pub(super) fn is_date_margin(left: &[&Segment], right: &[&Segment]) -> bool {
    let beside = |segment: &Segment| {
        right.iter().any(|other| other.bbox.y0 < segment.bbox.y1 - 1.0 && segment.bbox.y0 < other.bbox.y1 - 1.0)
    };
    let (mut dates, mut strays, mut lines, mut bottom) = (0, 0, 0, f32::NEG_INFINITY);
    for segment in left.iter().filter(|segment| beside(segment)) {
        let text = segment.text();
        let close = segment.bbox.y0 - bottom < 0.8 * segment.size && lines > 0 && lines < MAX_LINES;
        let dated = !dates::find(&text).is_empty();
        strays += usize::from(text.chars().count() > MAX_CHARS || !(dated || close));
        dates += usize::from(dated && !close);
        lines = if close { lines + 1 } else { 1 };
        bottom = segment.bbox.y1;
    }
    dates >= MIN_DATES && strays * STRAYS <= dates
}

/// Whether other text stands to the right on the same line.
fn has_neighbour(block: &[Segment], at: usize) -> bool {
    block.iter().any(|other| on_line(other, &block[at]) && other.bbox.x0 > block[at].bbox.x1)
}

fn on_line(a: &Segment, b: &Segment) -> bool {
    (a.baseline - b.baseline).abs() < 2.0
}
