//! Tables whose first row names the columns: `Degree | Institute | Year`.

use super::atoms::{Atom, Join};
use super::labels::{self, Told};
use crate::line::{Line, Spot};
use crate::value::tidy;
use std::ops::Range;
use vitae_model::dates;

/// The courses of a table, when the section holds one, and the lines before and behind it.
pub(super) fn read(lines: &[Line], indices: &[usize]) -> Option<(Vec<Vec<Atom>>, Vec<usize>)> {
    let (at, told) = indices.iter().enumerate().find_map(|(at, index)| Some((at, labels::header(&lines[*index].text)?)))?;
    let columns: Vec<(Told, Option<f32>)> =
        told.into_iter().zip(cells(&lines[indices[at]])).map(|(told, (_, left))| (told, left)).collect();
    let mut out: Vec<Vec<Atom>> = Vec::new();
    let mut rest = indices[..at].to_vec();
    for index in &indices[at + 1..] {
        let row = row(&lines[*index], *index, &columns);
        if row.len() < 2 && out.is_empty() {
            rest.push(*index);
        } else if goes_on(&row, out.last(), &columns) {
            out.last_mut().into_iter().for_each(|last| join(last, &row));
        } else {
            out.push(row);
        }
    }
    (!out.is_empty()).then_some((out, rest))
}

/// Cells of a line with their left edges; Word files have none.
fn cells(line: &Line) -> Vec<(Range<usize>, Option<f32>)> {
    let mut start = 0;
    let mut out = Vec::new();
    for cell in line.text.split(['\t', '|']) {
        let range = start..start + cell.len();
        start = range.end + 1;
        if !cell.trim().is_empty() {
            let first = line.runs.iter().find(|run| run.range.end > range.start).map(|run| run.spot);
            let left = match first {
                Some(Spot::Page { bbox, .. }) => Some(bbox.x0),
                _ => None,
            };
            out.push((range, left));
        }
    }
    out
}

/// The atoms of a row, each told by its column.
fn row(line: &Line, index: usize, columns: &[(Told, Option<f32>)]) -> Vec<Atom> {
    let cells = cells(line);
    let mut out = Vec::new();
    for (at, (range, left)) in cells.into_iter().enumerate() {
        let Some(told) = column(columns, at, left) else { continue };
        let mut atom = Atom::new(tidy(&line.text[range.clone()]), index, range, Join::Strong);
        atom.told = Some(told);
        atom.aside = false;
        atom.date = (told == Told::Date).then(|| dates::find(&atom.text).first().map(|found| found.1)).flatten();
        out.push(atom);
    }
    out
}

/// The column a cell stands in: by its left edge, else by its number.
fn column(columns: &[(Told, Option<f32>)], at: usize, left: Option<f32>) -> Option<Told> {
    let near = left.and_then(|left| {
        let placed = columns.iter().filter_map(|(told, x)| x.map(|x| (*told, (x - left).abs())));
        placed.min_by(|a, b| a.1.total_cmp(&b.1)).map(|(told, _)| told)
    });
    near.or_else(|| columns.get(at).map(|(told, _)| *told))
}

/// Whether a row is the rest of the cells above: the columns that are filled in every row are empty.
fn goes_on(row: &[Atom], last: Option<&Vec<Atom>>, columns: &[(Told, Option<f32>)]) -> bool {
    let Some(last) = last else { return false };
    let dated = columns.iter().any(|(told, _)| *told == Told::Date);
    let has_date = |atoms: &[Atom]| atoms.iter().any(|atom| atom.told == Some(Told::Date));
    if dated { has_date(last) && !has_date(row) } else { row.len() * 2 <= last.len() }
}

fn join(last: &mut [Atom], row: &[Atom]) {
    for atom in row {
        if let Some(above) = last.iter_mut().find(|above| above.told == atom.told && above.told != Some(Told::Other)) {
            above.extend(atom.clone());
        }
    }
}
