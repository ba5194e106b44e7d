//! Table rows whose cells go over more than one line.

use super::segment::Segment;
use crate::measure;
use vitae_model::dates;

/// Fewest cells of a table's row.
const MIN_CELLS: usize = 3;
/// Cells of one column begin this close to each other.
const EDGE: f32 = 2.0;
/// Space between a cell's text and the next column.
const PADDING: f32 = 12.0;

/// Puts lines that only go on with the cells of the row above into that row.
pub(super) fn join_wrapped(rows: &mut Vec<Vec<Segment>>) {
    let right = rows.iter().flatten().map(|segment| segment.bbox.x1).fold(0.0, f32::max);
    let mut at = 0;
    while at + 1 < rows.len() {
        match continued_cells(rows, at, right) {
            Some(cells) => {
                let rest = rows.remove(at + 1);
                for (segment, cell) in rest.into_iter().zip(cells) {
                    let whole = &mut rows[at][cell];
                    whole.bbox = whole.bbox.union(&segment.bbox);
                    whole.spans.extend(segment.spans);
                    whole.cell = true;
                }
            }
            None => at += 1,
        }
    }
}

/// The cells of a row that the segments of the next one go on with; `None` when it is a row of its own.
fn continued_cells(rows: &[Vec<Segment>], at: usize, right: f32) -> Option<Vec<usize>> {
    let (row, next) = (&rows[at], &rows[at + 1]);
    if row.len() < MIN_CELLS || next.len() > row.len() || !is_repeated(rows, at) {
        return None;
    }
    next.iter()
        .map(|segment| {
            let cell = row.iter().position(|cell| (cell.bbox.x0 - segment.bbox.x0).abs() < EDGE)?;
            let limit = edge_after(row, cell).unwrap_or(right + PADDING);
            (segment.bbox.x1 < limit && goes_on(&row[cell], segment, limit)).then_some(cell)
        })
        .collect()
}

/// Where the next column begins.
fn edge_after(row: &[Segment], cell: usize) -> Option<f32> {
    let starts = row.iter().map(|segment| segment.bbox.x0).filter(|start| *start > row[cell].bbox.x0 + EDGE);
    starts.min_by(f32::total_cmp)
}

/// Whether a cell's last line is full: the next word did not fit.
fn goes_on(cell: &Segment, next: &Segment, limit: f32) -> bool {
    let Some(last) = cell.spans.last().map(|placed| &placed.span) else { return false };
    let first = &next.spans[0].span;
    let text = next.text();
    let close = next.bbox.y0 - cell.bbox.y1 < 0.6 * next.size;
    // One date below another is that of the next row.
    let dated = dates::parse(cell.text().trim()).is_some() && dates::parse(text.trim()).is_some();
    close
        && !dated
        && last.bold == first.bold
        && (last.size - first.size).abs() < 0.3
        && last.bbox.x1 + measure::first_word(&text, next.bbox.width(), 1.0) > limit - PADDING
}

/// Whether another row of the block has the same columns.
fn is_repeated(rows: &[Vec<Segment>], at: usize) -> bool {
    let starts_alike = |row: &Vec<Segment>| {
        let found = rows[at].iter().filter(|cell| row.iter().any(|other| (other.bbox.x0 - cell.bbox.x0).abs() < EDGE));
        found.count() >= MIN_CELLS
    };
    let near = at.saturating_sub(8)..rows.len().min(at + 12);
    near.filter(|other| *other != at && starts_alike(&rows[*other])).count() >= 1
}
