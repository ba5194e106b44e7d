//! Names in a column of their own at the right of dated rows: `2015 – 2019 | Engineer … | Acme Ltd, Truro`.
//!
//! Such a name may go over some lines beside the statements below the row's first line. It belongs to that first line, and
//! each of its lines that is no rest of the one above is a cell there.

use super::grid::{BASELINE, lines};
use super::segment::{MAX_SEGMENTS, Segment};
use crate::recognise::place;
use crate::wrap;
use vitae_model::dates;

/// Fewest dated rows with a name at the right.
const MIN_ROWS: usize = 3;
/// Most lines of such a name.
const MAX_LINES: usize = 4;
/// Texts of one column begin this close to each other, in points.
const EDGE: f32 = 1.0;
/// Lines of one name follow within this, in multiples of the size.
const PITCH: f32 = 1.7;
/// Puts the names at the right of dated rows on the first lines of these.
pub(super) fn join(segments: &mut Vec<Segment>) {
    if segments.len() > MAX_SEGMENTS {
        return;
    }
    let rows = lines(segments.clone());
    let Some((middle, right)) = columns(&rows) else { return };
    let Some(groups) = groups(&rows, middle, right).filter(|groups| groups.iter().any(|group| group.len() > 1)) else {
        return;
    };
    segments.retain(|segment| !stands_at(segment, right));
    segments.extend(groups.iter().flat_map(|group| cells(group)));
}

fn stands_at(segment: &Segment, edge: f32) -> bool {
    (segment.bbox.x0 - edge).abs() < EDGE
}

/// Whether a row opens with a date.
fn is_dated(row: &[Segment]) -> bool {
    row.first().is_some_and(|first| dates::parse(first.text().trim()).is_some())
}

/// Where the second and the third cell of most dated rows begin.
fn columns(rows: &[Vec<Segment>]) -> Option<(f32, f32)> {
    let of_three = rows.iter().filter(|row| row.len() == 3 && is_dated(row));
    let edges: Vec<(f32, f32)> = of_three.map(|row| (row[1].bbox.x0, row[2].bbox.x0)).collect();
    let like = |one: &(f32, f32)| {
        edges.iter().filter(|other| (one.0 - other.0).abs() < EDGE && (one.1 - other.1).abs() < EDGE).count()
    };
    let best = edges.iter().copied().max_by_key(|edge| like(edge))?;
    (like(&best) >= MIN_ROWS).then_some(best)
}

/// The names at the right, when each begins on the first line of a row.
fn groups(rows: &[Vec<Segment>], middle: f32, right: f32) -> Option<Vec<Vec<&Segment>>> {
    let mut out: Vec<Vec<&Segment>> = Vec::new();
    for row in rows {
        let Some(segment) = row.iter().find(|segment| stands_at(segment, right)) else { continue };
        let last = out.last().and_then(|group| group.last());
        let close = last.is_some_and(|last| segment.baseline - last.baseline < PITCH * segment.size);
        match out.last_mut() {
            Some(group) if close && !is_dated(row) => group.push(segment),
            _ if row.iter().any(|other| stands_at(other, middle)) => out.push(vec![segment]),
            _ => return None,
        }
    }
    out.iter().all(|group| group.len() <= MAX_LINES).then_some(out)
}

/// A name's lines as cells of its first line: what wraps is one cell, a place is its own.
fn cells(group: &[&Segment]) -> Vec<Segment> {
    let Some(first) = group.first() else { return Vec::new() };
    let mut out: Vec<Segment> = Vec::new();
    for segment in group {
        let text = segment.text();
        let apart = place::is_place(text.trim());
        match out.last_mut() {
            Some(cell) if !apart || ends_open(&cell.text()) => cell.spans.extend(segment.spans.iter().cloned()),
            _ => {
                let mut cell = Segment { cell: true, baseline: first.baseline, ..(*segment).clone() };
                (cell.bbox.y0, cell.bbox.y1) = (first.bbox.y0, first.bbox.y1);
                // Cells of one line stand side by side.
                cell.bbox.x0 = first.bbox.x0 + BASELINE * out.len() as f32;
                out.push(cell);
            }
        }
    }
    out
}

/// Whether a name cannot end with a text's last word: `University of`.
fn ends_open(text: &str) -> bool {
    let text = text.trim_end();
    text.ends_with([',', '-', '&']) || text.rsplit(' ').next().is_some_and(wrap::is_open_word)
}
