//! Text that runs up or down the page, as headings on a spine do: its pieces become one.

use super::segment::Placed;
use vitae_model::document::{Rect, Span};

/// Pieces of one line stand this near each other at most, in multiples of the size.
const TOUCHING: f32 = 0.6;
/// Gap in multiples of the size that is a space between words.
const SPACE: f32 = 0.15;
/// Sides of pieces of one line differ by this much at most, in points.
const EDGE: f32 = 0.6;
/// A piece that runs up or down is so many times as high as wide for each of its characters.
const SLENDER: f32 = 0.35;
/// A letter on its side is lower than this, in multiples of the size.
const LYING: f32 = 0.96;

/// Joins pieces of vertical lines that follow one another in the stream.
pub(super) fn join(placed: Vec<Placed>) -> Vec<Placed> {
    let mut out: Vec<Placed> = Vec::with_capacity(placed.len());
    for next in placed {
        match out.last_mut() {
            Some(last) if goes_on(&last.span, &next.span) => {
                let gap = gap(&last.span.bbox, &next.span.bbox);
                if gap > SPACE * next.span.size && !last.span.text.ends_with(' ') {
                    last.span.text.push(' ');
                }
                last.span.text.push_str(&next.span.text);
                last.span.bbox = last.span.bbox.union(&next.span.bbox);
            }
            _ => out.push(next),
        }
    }
    out
}

/// Whether a piece goes on with a vertical line: at least one of the two is surely vertical.
fn goes_on(last: &Span, next: &Span) -> bool {
    (is_vertical(last) || is_vertical(next))
        && (last.bbox.x0 - next.bbox.x0).abs() < EDGE
        && (last.bbox.x1 - next.bbox.x1).abs() < EDGE
        && (last.size - next.size).abs() < 0.1
        && gap(&last.bbox, &next.bbox).abs() < TOUCHING * next.size
}

/// Whether a text is too high and too narrow to run across; a single letter, whether it lies on its side.
pub(super) fn is_vertical(span: &Span) -> bool {
    let chars = span.text.trim().chars().count() as f32;
    if chars == 1.0 {
        return span.bbox.height() < LYING * span.size && span.bbox.width() > span.size;
    }
    chars >= 2.0 && span.bbox.height() > 1.4 * span.size && span.bbox.width() < SLENDER * chars.max(4.0) * span.size
}

/// The space between two boxes above each other; below zero where they overlap.
fn gap(a: &Rect, b: &Rect) -> f32 {
    (a.y0 - b.y1).max(b.y0 - a.y1)
}
