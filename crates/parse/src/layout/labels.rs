//! Margin labels: dates or words at the left of the lines that they belong to.

use super::segment::Segment;
use crate::sections::wording;
use vitae_model::dates::{self, DateSpan, End, Point};

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

/// Joins the two ends of spans that stand above each other (`Jan 2019` above `Present`), with a dash between them, where
/// that is the block's way.
pub(super) fn join_stacked(block: &mut Vec<Segment>) {
    let points = lone_dates(block);
    let below = |of: usize| points.iter().find(|(at, _)| is_stacked(&block[of], &block[*at]));
    let above = |of: usize| points.iter().any(|(at, _)| is_stacked(&block[*at], &block[of]));
    let pair = |(first, start): &(usize, DateSpan)| {
        let (last, end) = below(*first)?;
        // More than two above each other are a list.
        let two = !above(*first) && below(*last).is_none() && has_text_beside(block, *first);
        (two && may_end(start, end)).then_some((*first, *last))
    };
    let pairs: Vec<(usize, usize)> = points.iter().filter_map(pair).collect();
    let of_one_entry = pairs.iter().filter(|(first, last)| is_one_entry(block, *first, *last)).count();
    if pairs.len() >= MIN_DATES && pairs.len() * 4 >= points.len() && of_one_entry > 0 {
        join_ends(block, &pairs);
    }
}

/// Joins the two ends of spans on a line of time that runs upwards (`2022` beside a title, `2019` beside what stands below it),
/// with a dash between them, where that is the block's way.
pub(super) fn join_upward(block: &mut Vec<Segment>) {
    let mut points: Vec<(usize, DateSpan)> = lone_dates(block);
    points.sort_by(|(a, _), (b, _)| block[*a].baseline.total_cmp(&block[*b].baseline));
    let mut pairs: Vec<(usize, usize)> = Vec::new();
    let mut at = 0;
    while at + 1 < points.len() {
        let ((top, end), (bottom, start)) = (&points[at], &points[at + 1]);
        let pair = may_end(start, end) && is_upward(block, *top, *bottom);
        pairs.extend(pair.then_some((*bottom, *top)));
        at += if pair { 2 } else { 1 };
    }
    if pairs.len() >= MIN_DATES && pairs.len() * 4 >= points.len() {
        let tops: Vec<f32> = pairs.iter().map(|(_, top)| block[*top].baseline).collect();
        pairs.iter().zip(tops).for_each(|((bottom, _), top)| block[*bottom].baseline = top);
        join_ends(block, &pairs);
    }
}

/// The single points in time among a block's segments.
fn lone_dates(block: &[Segment]) -> Vec<(usize, DateSpan)> {
    let dated = block.iter().enumerate().filter_map(|(at, segment)| Some((at, dates::parse(&segment.text())?)));
    dated.filter(|(_, span)| !span.is_range()).take(MAX_POINTS).collect()
}

/// Whether a date stands some lines below another in one margin, the upper beside what looks unlike all that stands beside
/// the lower.
fn is_upward(block: &[Segment], top: usize, bottom: usize) -> bool {
    let (above, below) = (&block[top], &block[bottom]);
    let middle = |segment: &Segment| (segment.bbox.x0 + segment.bbox.x1) / 2.0;
    let edge = (above.bbox.x0 - below.bbox.x0).abs() < 2.0 || (middle(above) - middle(below)).abs() < 2.0;
    let pitch = below.baseline - above.baseline;
    let near = pitch > 0.9 * below.size && pitch < MAX_PITCH * below.size;
    let beside = |date: &Segment| {
        let line = |other: &&Segment| on_line(other, date) && other.bbox.x0 > date.bbox.x1;
        block.iter().filter(line).min_by(|a, b| a.bbox.x0.total_cmp(&b.bbox.x0))
    };
    let title = beside(above).filter(|title| dates::find(&title.text()).is_empty());
    let unlike = title.is_some_and(|title| beside(below).is_none_or(|text| text.look() != title.look()));
    edge && near && unlike
}

/// Room between the two ends of a span on a line of time, in multiples of their size.
const MAX_PITCH: f32 = 6.0;

/// Puts the second segment of each pair behind the first, with a dash between them.
fn join_ends(block: &mut Vec<Segment>, pairs: &[(usize, usize)]) {
    let rests: Vec<Segment> = pairs.iter().map(|(_, last)| block[*last].clone()).collect();
    for ((first, _), rest) in pairs.iter().zip(rests) {
        if let Some(placed) = block[*first].spans.last_mut() {
            placed.span.text.push_str(" – ");
        }
        block[*first].bbox = block[*first].bbox.union(&rest.bbox);
        block[*first].spans.extend(rest.spans);
    }
    let mut at = 0;
    block.retain(|_| {
        at += 1;
        !pairs.iter().any(|(_, last)| *last == at - 1)
    });
}

/// Dates of a block that are looked at.
const MAX_POINTS: usize = 200;

/// Whether one stands right below another in its look, at its left or right edge.
fn is_stacked(above: &Segment, below: &Segment) -> bool {
    let pitch = below.baseline - above.baseline;
    let edge = (above.bbox.x0 - below.bbox.x0).abs() < 2.0 || (above.bbox.x1 - below.bbox.x1).abs() < 2.0;
    edge && pitch > 0.5 * above.size && pitch < 1.7 * above.size && above.look() == below.look()
}

/// Whether two dates plainly belong to one entry: the second is the present day, or the texts beside the two look unlike.
fn is_one_entry(block: &[Segment], first: usize, last: usize) -> bool {
    let beside = |at: usize| block.iter().find(|other| on_line(other, &block[at]) && other.order != block[at].order);
    let unlike = beside(first).zip(beside(last)).is_some_and(|(title, next)| title.look() != next.look());
    unlike || dates::parse(&block[last].text()).is_some_and(|span| span.end == Some(End::Present))
}

/// Whether text stands beside a date on its line.
fn has_text_beside(block: &[Segment], at: usize) -> bool {
    let beside = |other: &Segment| on_line(other, &block[at]) && dates::parse(&other.text()).is_none();
    block.iter().any(beside)
}

/// Whether a span may begin with one lone date and end with another.
fn may_end(start: &DateSpan, end: &DateSpan) -> bool {
    let key = |point: Point| (point.year, point.month.unwrap_or(0));
    match (start.start, end.start, end.end) {
        (Some(first), Some(last), None) => start.end.is_none() && key(first) <= key(last),
        (Some(_), None, Some(End::Present)) => start.end.is_none(),
        _ => false,
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

/// Whether one of two sides is a margin: dates with at most a place below, beside what they date, and headings that have
/// nothing beside them.
pub(super) fn is_date_margin(margin: &[&Segment], text: &[&Segment]) -> bool {
    let beside = |segment: &Segment| {
        text.iter().any(|other| other.bbox.y0 < segment.bbox.y1 - 1.0 && segment.bbox.y0 < other.bbox.y1 - 1.0)
    };
    let (mut dates, mut strays, mut lines, mut bottom) = (0, 0, 0, f32::NEG_INFINITY);
    for segment in margin.iter().filter(|segment| beside(segment)) {
        let said = segment.text();
        let close = segment.bbox.y0 - bottom < 0.8 * segment.size && lines > 0 && lines < MAX_LINES;
        let dated = !dates::find(&said).is_empty();
        strays += usize::from(said.chars().count() > MAX_CHARS || !(dated || close));
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
