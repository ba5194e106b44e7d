//! Rows of cards: blocks side by side that begin alike and are written one after the other.

use super::segment::Segment;
use vitae_model::dates;

/// Fewest lines of a card.
const MIN_LINES: usize = 2;

/// Space between rows of cards, in multiples of the size.
const ROW_GAP: f32 = 0.8;

/// Parts a band, sorted by height, wherever the stream has written all above before all below.
pub(super) fn rows<'a>(band: &[&'a Segment]) -> Vec<Vec<&'a Segment>> {
    let mut earliest_below = vec![usize::MAX; band.len() + 1];
    for (at, segment) in band.iter().enumerate().rev() {
        earliest_below[at] = earliest_below[at + 1].min(segment.order);
    }
    let mut out: Vec<Vec<&Segment>> = vec![Vec::new()];
    let (mut latest_above, mut bottom) = (0, f32::NEG_INFINITY);
    for (at, segment) in band.iter().enumerate() {
        let lower = segment.bbox.y0 - bottom > ROW_GAP * segment.size;
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
pub(super) fn are_cards(row: &[&Segment], x: f32) -> bool {
    let (left, right): (Vec<&Segment>, Vec<&Segment>) = row.iter().partition(|segment| segment.bbox.x0 < x - 1.5);
    if left.len() < MIN_LINES || right.len() < MIN_LINES {
        return false;
    }
    let last = left.iter().map(|segment| segment.order).max();
    let first = right.iter().map(|segment| segment.order).min();
    let undated = |side: &[&Segment]| side.iter().any(|segment| dates::find(&segment.text()).is_empty());
    last < first && opens_alike(left[0], right[0]) && undated(&left) && undated(&right)
}

fn opens_alike(a: &Segment, b: &Segment) -> bool {
    let (first, second) = (&a.spans[0].span, &b.spans[0].span);
    (a.baseline - b.baseline).abs() < 2.0
        && (first.size - second.size).abs() < 0.3
        && (first.bold, first.italic, first.color) == (second.bold, second.italic, second.color)
}
