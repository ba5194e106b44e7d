//! Rows of cards: blocks side by side that begin alike and are written one after the other.

use super::segment::Segment;
use vitae_model::dates;

/// Fewest lines of a card.
const MIN_LINES: usize = 2;

/// Space between rows of cards, in multiples of the size.
const ROW_GAP: f32 = 0.8;
/// Space between rows of cards with titles, which stand in tables without lines.
const TIGHT: f32 = 0.1;

/// The rows of a band, sorted by height, that hold cards left and right of `x`.
pub(super) fn of<'a>(band: &[&'a Segment], x: f32) -> Vec<Vec<&'a Segment>> {
    let mut apart = rows(band, ROW_GAP);
    apart.retain(|row| are_cards(row, x));
    if apart.is_empty() {
        apart = rows(band, TIGHT);
        apart.retain(|row| are_cards(row, x) && are_titled(row, x));
    }
    apart
}

/// Parts a band wherever the stream has written all above before all below and there is so much space.
fn rows<'a>(band: &[&'a Segment], space: f32) -> Vec<Vec<&'a Segment>> {
    let mut earliest_below = vec![usize::MAX; band.len() + 1];
    for (at, segment) in band.iter().enumerate().rev() {
        earliest_below[at] = earliest_below[at + 1].min(segment.order);
    }
    let mut out: Vec<Vec<&Segment>> = vec![Vec::new()];
    let (mut latest_above, mut bottom) = (0, f32::NEG_INFINITY);
    for (at, segment) in band.iter().enumerate() {
        let lower = segment.bbox.y0 - bottom > space * segment.size;
        bottom = bottom.max(segment.bbox.y1);
        if at > 0 && lower && latest_above < earliest_below[at] {
            out.push(Vec::new());
        }
        latest_above = latest_above.max(segment.order);
        if let Some(row) = out.last_mut() {
            row.push(segment);
        }
    }
    out
}

/// Whether what stands left and right of `x` are cards: written one after the other, and opening at one height in one look.
fn are_cards(row: &[&Segment], x: f32) -> bool {
    let (left, right): (Vec<&Segment>, Vec<&Segment>) = row.iter().partition(|segment| segment.bbox.x0 < x - 1.5);
    if lines(&left) < MIN_LINES || lines(&right) < MIN_LINES {
        return false;
    }
    let last = left.iter().map(|segment| segment.order).max();
    let first = right.iter().map(|segment| segment.order).min();
    let undated = |side: &[&Segment]| side.iter().any(|segment| dates::find(&segment.text()).is_empty());
    last < first && opens_alike(left[0], right[0]) && undated(&left) && undated(&right)
}

/// Number of distinct baselines of a side that is sorted by height.
pub(super) fn lines(side: &[&Segment]) -> usize {
    let mut last = f32::NEG_INFINITY;
    let mut count = 0;
    for segment in side {
        if segment.baseline - last > 1.5 {
            count += 1;
        }
        last = segment.baseline;
    }
    count
}

/// Whether both sides have a title: a first line in another look than the one below it.
fn are_titled(row: &[&Segment], x: f32) -> bool {
    let (left, right): (Vec<&Segment>, Vec<&Segment>) = row.iter().partition(|segment| segment.bbox.x0 < x - 1.5);
    let titled = |side: &[&Segment]| {
        let below = side.iter().find(|segment| segment.baseline - side[0].baseline > 2.0);
        let top = side.iter().filter(|segment| segment.baseline - side[0].baseline <= 2.0);
        below.is_some_and(|below| top.clone().all(|title| title.look() != below.look()))
    };
    titled(&left) && titled(&right)
}

fn opens_alike(a: &Segment, b: &Segment) -> bool {
    (a.baseline - b.baseline).abs() < 2.0 && a.look() == b.look()
}
