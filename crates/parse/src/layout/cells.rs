//! Cells of table rows, told by the stream: it writes a cell from top to bottom before it goes back up to the next.

use super::segment::Segment;
use crate::measure;
use std::ops::Range;

/// Fewest cells of a row; two are a label and its content, whose lines are lines of their own.
const MIN_CELLS: usize = 3;
/// Most lines of a cell that wraps.
const MAX_LINES: usize = 4;
/// Lines of a cell follow within this, in multiples of the size.
const PITCH: f32 = 1.8;
/// Cells and their lines begin this close to each other.
const EDGE: f32 = 2.0;
/// Space between a cell's text and the next column.
const PADDING: f32 = 12.0;

/// Most cells of a row, and most pieces of a cell.
const MAX_PIECES: usize = 12;

/// Joins the lines of cells that wrap, so that each row of a table reads across.
pub(super) fn join(block: &mut Vec<Segment>) {
    block.sort_by_key(|segment| segment.order);
    let starts = Starts::of(block);
    let mut out: Vec<Segment> = Vec::with_capacity(block.len());
    let mut at = 0;
    while at < block.len() {
        match row(block, &starts, at) {
            Some(cells) => {
                at = cells[cells.len() - 1].end;
                out.extend(cells.into_iter().map(|cell| joined(&block[cell])));
            }
            None => {
                out.push(block[at].clone());
                at += 1;
            }
        }
    }
    *block = out;
}

fn joined(cell: &[Segment]) -> Segment {
    let mut whole = Segment { cell: true, ..cell[0].clone() };
    for segment in &cell[1..] {
        whole.bbox = whole.bbox.union(&segment.bbox);
        whole.spans.extend(segment.spans.iter().cloned());
    }
    whole
}

/// The cells of the row that begins at a place of the stream, if one does and some of its cells wrap.
fn row(block: &[Segment], starts: &Starts, start: usize) -> Option<Vec<Range<usize>>> {
    let mut cells: Vec<Range<usize>> = Vec::new();
    let mut at = start;
    while let Some(next) = block.get(at).filter(|_| cells.len() < MAX_PIECES) {
        let before = cells.last().map_or(f32::NEG_INFINITY, |cell| extent(&block[cell.clone()]));
        if (next.baseline - block[start].baseline).abs() > EDGE || next.bbox.x0 < before {
            break;
        }
        let end = cell_end(block, starts, at);
        cells.push(at..end);
        at = end;
    }
    let wraps = cells.iter().any(|cell| lines(&block[cell.clone()]).len() > 1);
    let last = cells.last().map_or(0.0, |cell| starts.right(&block[cell.start]));
    let limits = cells.iter().skip(1).map(|cell| block[cell.start].bbox.x0).chain([last + PADDING]);
    let whole = wraps && cells.len() >= MIN_CELLS && {
        let limits: Vec<f32> = limits.collect();
        cells.iter().zip(limits).all(|(cell, limit)| is_wrapped(&block[cell.clone()], limit))
    };
    whole.then_some(cells)
}

/// Where the cell ends that begins at a place of the stream.
fn cell_end(block: &[Segment], starts: &Starts, start: usize) -> usize {
    let first = &block[start];
    let mut at = start + 1;
    while let Some(next) = block.get(at).filter(|_| at < start + MAX_PIECES) {
        let last = &block[at - 1];
        let beside = (next.baseline - last.baseline).abs() < EDGE && next.bbox.x0 > last.bbox.x1;
        let below = (next.bbox.x0 - first.bbox.x0).abs() < EDGE
            && next.baseline > last.baseline + EDGE
            && next.baseline < last.baseline + PITCH * next.size;
        if !(below || (beside && !starts.is_column(next))) || next.look() != first.look() {
            break;
        }
        at += 1;
    }
    at
}

/// Where the pieces of a block begin: left edge, baseline and right edge, by left edge.
struct Starts(Vec<(f32, f32, f32)>);

impl Starts {
    fn of(block: &[Segment]) -> Self {
        let mut starts: Vec<(f32, f32, f32)> =
            block.iter().map(|segment| (segment.bbox.x0, segment.baseline, segment.bbox.x1)).collect();
        starts.sort_by(|a, b| a.0.total_cmp(&b.0));
        Self(starts)
    }

    /// What begins at the same edge as a piece.
    fn near(&self, piece: &Segment) -> impl Iterator<Item = &(f32, f32, f32)> {
        let (from, to) = (piece.bbox.x0 - 1.0, piece.bbox.x0 + 1.0);
        let first = self.0.partition_point(|(edge, ..)| *edge < from);
        self.0[first..].iter().take_while(move |(edge, ..)| *edge < to)
    }

    /// Whether something else begins at the same edge on another line.
    fn is_column(&self, piece: &Segment) -> bool {
        self.near(piece).any(|(_, baseline, _)| (baseline - piece.baseline).abs() > EDGE)
    }

    /// How far right the pieces go that begin at the same edge.
    fn right(&self, piece: &Segment) -> f32 {
        self.near(piece).map(|(.., right)| *right).fold(0.0, f32::max)
    }
}

/// Whether a cell's lines are one text: each next word would have crossed the cell's edge.
fn is_wrapped(cell: &[Segment], limit: f32) -> bool {
    let lines = lines(cell);
    let full = |pair: &[&[Segment]]| {
        let next = &pair[1][0];
        extent(pair[0]) + measure::first_word(&next.text(), next.bbox.width(), 1.0) > limit - PADDING
    };
    lines.len() <= MAX_LINES && lines.windows(2).all(full)
}

/// The lines of a cell.
fn lines(cell: &[Segment]) -> Vec<&[Segment]> {
    cell.chunk_by(|a, b| (a.baseline - b.baseline).abs() < EDGE).collect()
}

fn extent(segments: &[Segment]) -> f32 {
    segments.iter().map(|segment| segment.bbox.x1).fold(0.0, f32::max)
}
