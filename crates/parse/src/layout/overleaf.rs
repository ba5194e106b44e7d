//! Columns that continue on the next page with a line or two, too few to show a gutter by themselves.

use super::cards;
use super::columns::{GUTTER, MIN_LINES};
use super::segment::Segment;
use crate::line::Line;

/// Lines of a column begin this near its edge, in points.
const EDGE: f32 = 2.0;

/// Where the right one of the two columns begins that a page ends with.
pub(super) fn gutter(blocks: &[Vec<Line>]) -> Option<f32> {
    let extent = |lines: &Vec<Line>| {
        let body = || lines.iter().filter(|line| !line.margin);
        let left = body().map(|line| line.bbox.x0).fold(f32::INFINITY, f32::min);
        let right = body().map(|line| line.bbox.x1).fold(f32::NEG_INFINITY, f32::max);
        (left, right, body().next_back().map_or(0.0, |line| line.bbox.y1))
    };
    let extents: Vec<(f32, f32, f32)> = blocks.iter().map(extent).collect();
    let covered =
        |own: &(f32, f32, f32)| extents.iter().any(|other| other.2 > own.2 && other.0.max(own.0) < other.1.min(own.1));
    let mut open: Vec<&(f32, f32, f32)> = extents.iter().filter(|own| !covered(own)).collect();
    open.sort_by(|a, b| a.0.total_cmp(&b.0));
    match open[..] {
        [left, right] if left.1 < right.0 => Some(right.0),
        _ => None,
    }
}

/// Parts what stands at the top of a page left and right of the gutter of the page before, where either side is too short
/// to be told from a table, from the rest of the page.
pub(super) fn part_top(mut segments: Vec<Segment>, gutter: Option<f32>) -> [Vec<Segment>; 3] {
    let Some(x) = gutter else { return [Vec::new(), Vec::new(), segments] };
    segments.sort_by(|a, b| a.baseline.total_cmp(&b.baseline));
    let crosses = |segment: &Segment| segment.bbox.x0 < x - EDGE && segment.bbox.x1 > x - GUTTER;
    let end = segments.iter().position(crosses).unwrap_or(segments.len());
    let (left, right): (Vec<&Segment>, Vec<&Segment>) =
        segments[..end].iter().partition(|segment| segment.bbox.x0 < x - EDGE);
    let begins = right.iter().any(|segment| (segment.bbox.x0 - x).abs() < EDGE);
    let short = cards::lines(&left).min(cards::lines(&right));
    if !begins || !(1..MIN_LINES).contains(&short) {
        return [Vec::new(), Vec::new(), segments];
    }
    let rest = segments.split_off(end);
    let (left, right) = segments.into_iter().partition(|segment| segment.bbox.x0 < x - EDGE);
    [left, right, rest]
}
