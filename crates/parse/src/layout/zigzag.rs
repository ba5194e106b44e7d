//! Entries left and right of a spine in turn, none beside another: they are read by height.

use super::columns::Column;
use super::segment::Segment;
use crate::sections::wording;

/// Fewest entries that show a spine between them.
const MIN_ENTRIES: usize = 3;
/// Fewest lines of an entry.
const MIN_LINES: usize = 2;

/// Entries in turn on both sides of an edge.
pub(super) struct Zigzag {
    /// Baselines of its first line and its last.
    pub(super) top: f32,
    pub(super) bottom: f32,
    pub(super) entries: Column,
}

/// What begins at the right of a spine stands this far before its text at most, in points.
const INDENT: f32 = 20.0;

impl Zigzag {
    /// The longest one around a gutter, given by its edge and the heights that it reaches over.
    pub(super) fn find(segments: &[Segment], edge: f32, (top, bottom): (f32, f32)) -> Option<Self> {
        let mut sorted: Vec<&Segment> = segments.iter().collect();
        sorted.sort_by(|a, b| a.bbox.y0.total_cmp(&b.bbox.y0));
        let mut edges: Vec<f32> = segments.iter().map(|segment| segment.bbox.x0).collect();
        edges.retain(|start| (edge - INDENT..edge + 1.0).contains(start));
        edges.sort_by(f32::total_cmp);
        edges.dedup_by(|a, b| (*a - *b).abs() < 2.0);
        let found = edges.into_iter().filter_map(|edge| longest(&sorted, edge)).map(Self::of);
        found.filter(|zigzag| zigzag.top < bottom && zigzag.bottom > top).max_by_key(|zigzag| zigzag.entries.len())
    }

    fn of(runs: Vec<Run>) -> Self {
        let entries: Column = runs.into_iter().map(|run| run.segments.into_iter().cloned().collect()).collect();
        let baselines = || entries.iter().flatten().map(|segment| segment.baseline);
        let (top, bottom) = (baselines().fold(f32::INFINITY, f32::min), baselines().fold(f32::NEG_INFINITY, f32::max));
        Self { top, bottom, entries }
    }
}

/// The most entries in turn on both sides of an edge. What crosses it ends them, and so do headings and what stands beside
/// something.
fn longest<'a>(sorted: &[&'a Segment], edge: f32) -> Option<Vec<Run<'a>>> {
    let mut best: Vec<Run> = Vec::new();
    let mut runs: Vec<Run> = Vec::new();
    for segment in sorted.iter().copied() {
        let left = segment.bbox.x0 < edge - 1.5;
        if (left && segment.bbox.x1 > edge) || wording::is_known(&segment.text()) {
            keep(&mut best, std::mem::take(&mut runs));
            continue;
        }
        let side = Run { left, bottom: segment.bbox.y1, segments: vec![segment] };
        match runs.last_mut() {
            Some(run) if run.left == left => run.push(segment),
            Some(run) if segment.bbox.y0 < run.bottom - 1.0 => {
                run.cut(segment.bbox.y0);
                keep(&mut best, std::mem::replace(&mut runs, vec![side]));
            }
            _ => runs.push(side),
        }
    }
    keep(&mut best, runs);
    (best.len() >= MIN_ENTRIES).then_some(best)
}

/// Keeps the longer of two; entries of few lines end one.
fn keep<'a>(best: &mut Vec<Run<'a>>, mut runs: Vec<Run<'a>>) {
    let short = |run: &Run| run.segments.len() < MIN_LINES;
    while runs.last().is_some_and(short) {
        runs.pop();
    }
    if runs.len() > best.len() && !runs.iter().any(short) {
        *best = runs;
    }
}

/// Segments on one side without any on the other side beside them.
struct Run<'a> {
    left: bool,
    bottom: f32,
    segments: Vec<&'a Segment>,
}

impl<'a> Run<'a> {
    fn push(&mut self, segment: &'a Segment) {
        self.bottom = self.bottom.max(segment.bbox.y1);
        self.segments.push(segment);
    }

    /// Gives up what reaches below a height.
    fn cut(&mut self, height: f32) {
        self.segments.retain(|segment| segment.bbox.y1 <= height + 1.0);
    }
}
