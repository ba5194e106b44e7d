//! Where the rows of a table on a page begin.

use super::grid::BASELINE;
use super::segment::Segment;
use vitae_model::dates;

/// Cuts the cells of a table, in the stream's order, into rows.
pub(super) fn rows(cells: Vec<(usize, Segment)>) -> Vec<Vec<(usize, Segment)>> {
    let back_up =
        |pair: &[(usize, Segment)]| pair[1].0 > pair[0].0 && pair[1].1.baseline < pair[0].1.baseline - BASELINE;
    if cells.windows(2).any(back_up) { rows_by_stream(cells) } else { rows_by_line(cells) }
}

/// The stream goes back to an earlier column only for the next row.
fn rows_by_stream(cells: Vec<(usize, Segment)>) -> Vec<Vec<(usize, Segment)>> {
    let mut out: Vec<Vec<(usize, Segment)>> = Vec::new();
    for cell in cells {
        match out.last_mut() {
            Some(row) if row.last().is_some_and(|(column, _)| *column <= cell.0) => row.push(cell),
            _ => out.push(vec![cell]),
        }
    }
    out
}

/// Lines of one cell follow within this, in multiples of the size.
const LEADING: f32 = 1.45;

/// Distances between the baselines of neighbouring lines.
fn pitches(lines: &[Vec<(usize, Segment)>]) -> impl Iterator<Item = f32> {
    lines.windows(2).map(|pair| pair[1][0].1.baseline - pair[0][0].1.baseline)
}

/// The least distance between two lines that both fill a column, when it is wider than lines of one cell are apart: a line
/// as far below is a row of its own even where it lacks that cell.
fn padded_pitch(lines: &[Vec<(usize, Segment)>], column: usize) -> Option<f32> {
    let fills = |line: &[(usize, Segment)]| line.iter().any(|(own, _)| *own == column);
    let both = lines.windows(2).zip(pitches(lines)).filter(|(pair, _)| fills(&pair[0]) && fills(&pair[1]));
    let least = both.map(|(_, pitch)| pitch).reduce(f32::min)?;
    (least > LEADING * lines[0][0].1.size).then_some(least)
}

/// A line opens a row when it fills the column of dates, or else the first and another.
fn rows_by_line(mut cells: Vec<(usize, Segment)>) -> Vec<Vec<(usize, Segment)>> {
    cells.sort_by(|a, b| a.1.baseline.total_cmp(&b.1.baseline));
    let mut lines: Vec<Vec<(usize, Segment)>> = Vec::new();
    for cell in cells {
        match lines.last_mut() {
            Some(line) if (line[0].1.baseline - cell.1.baseline).abs() < BASELINE => line.push(cell),
            _ => lines.push(vec![cell]),
        }
    }
    let dated = |line: &[(usize, Segment)]| {
        line.iter().find(|(_, segment)| !dates::find(&segment.text()).is_empty()).map(|(column, _)| *column)
    };
    let anchor = lines.first().and_then(|line| dated(line));
    let column = anchor.unwrap_or(0);
    let filled = |line: &[(usize, Segment)]| line.iter().find(|(own, _)| *own == column).map(|(_, cell)| cell.text());
    let padded = anchor.and_then(|_| padded_pitch(&lines, column));
    let pitches: Vec<f32> = pitches(&lines).collect();
    let mut open = false;
    let mut out: Vec<Vec<(usize, Segment)>> = Vec::new();
    for (at, line) in lines.into_iter().enumerate() {
        let text = filled(&line);
        let pitch = at.checked_sub(1).map(|before| pitches[before]);
        let apart = line.len() > 1
            && line.iter().any(|(own, _)| *own == 0)
            && padded.zip(pitch).is_some_and(|(least, own)| own > least - 1.0);
        let opens = !open && ((text.is_some() && (anchor.is_some() || line.len() > 1)) || apart);
        // A span of time that wraps: `03/2019 –` above `05/2020`.
        open = text.is_some_and(|text| text.trim().len() > 4 && text.trim_end().ends_with(['-', '–', '—']));
        match out.last_mut() {
            Some(row) if !opens => row.extend(line),
            _ => out.push(line),
        }
    }
    out
}
