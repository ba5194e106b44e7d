//! Cells that go on in the row below: `Remote Pilot<tab>CASA<tab>July` above `Licence<tab><tab>2018`.

use crate::line::{Line, Run, Spot, has_word};
use std::ops::Range;
use vitae_model::dates;

/// Cells of one column begin this close together, in points.
const EDGE: f32 = 3.0;

/// A cell of a row.
#[derive(Debug, Clone)]
pub(super) struct Cell {
    pub(super) range: Range<usize>,
    left: f32,
    right: f32,
}

/// The cells of a row on a page; none for a row of a Word file.
pub(super) fn of(line: &Line) -> Vec<Cell> {
    let mut start = 0;
    let mut out = Vec::new();
    for text in line.text.split('\t') {
        let range = start..start + text.len();
        start = range.end + 1;
        let Some((left, right)) = edges(&line.runs, &range) else { continue };
        out.push(Cell { range, left, right });
    }
    out
}

/// Left and right edge of a stretch of a row.
fn edges(runs: &[Run], range: &Range<usize>) -> Option<(f32, f32)> {
    let inside = runs.iter().filter(|run| run.range.start < range.end && range.start < run.range.end);
    inside.fold(None, |edges: Option<(f32, f32)>, run| match run.spot {
        Spot::Page { bbox, .. } => {
            let (left, right) = edges.unwrap_or((bbox.x0, bbox.x1));
            Some((left.min(bbox.x0), right.max(bbox.x1)))
        }
        Spot::Paragraph(_) => edges,
    })
}

/// Whether a cell is bold, and whether it is italic.
fn look(line: &Line, cell: &Cell) -> (bool, bool) {
    let run = line.runs.iter().find(|run| run.range.end > cell.range.start && has_word(&line.text[run.range.clone()]));
    run.map_or((false, false), |run| (run.bold, run.italic))
}

/// Whether a text begins with a date of its own.
fn opens_with_date(text: &str) -> bool {
    dates::find(text).first().is_some_and(|(range, _)| range.start == 0)
}

/// For each cell of a row the cell above that it goes on with, when all do: they stand below cells whose next word would not
/// have fitted.
pub(super) fn above(upper: &Line, row: &Line) -> Option<Vec<(usize, Cell)>> {
    if row.page != upper.page || row.bullet || row.flow || row.gap > 0.6 || !upper.text.contains('\t') {
        return None;
    }
    let columns = of(upper);
    let cells = of(row);
    let dated = |cell: &Cell| dates::parse(&upper.text[cell.range.clone()]).is_some();
    if cells.is_empty() || columns.len() < 3 || (cells.len() == 1 && !columns.iter().any(dated)) {
        return None;
    }
    let parsed = |cell: &Cell| dates::parse(&row.text[cell.range.clone()]).is_some_and(|span| span.is_range());
    let ends: Vec<f32> = columns.iter().skip(1).map(|cell| cell.left).chain([upper.right]).collect();
    let below = |cell: Cell| {
        let at = columns.iter().position(|column| (column.left - cell.left).abs() < EDGE)?;
        let text = &row.text[cell.range.clone()];
        let letter = (cell.right - cell.left) / text.chars().count().max(1) as f32;
        let word = text.split_whitespace().next().unwrap_or_default().chars().count() as f32;
        let full = columns[at].right + (word + 1.0) * letter > ends[at];
        let alike = look(upper, &columns[at]) == look(row, &cell);
        let goes_on = full && alike && !parsed(&cell) && !(dated(&columns[at]) && opens_with_date(text));
        goes_on.then_some((at, cell))
    };
    cells.into_iter().map(below).collect()
}
