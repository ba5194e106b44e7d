//! Tables whose first row names the columns: `Degree | Institute | Year`.

use super::atoms::{Atom, Join};
use super::labels::{self, Told};
use crate::line::{Line, Run};
use crate::tables;
use crate::tables::records::Record;
use crate::tables::titles::Column;
use crate::value::{Value, tidy};
use std::ops::Range;
use vitae_model::dates;
use vitae_model::source::SectionKind;

/// The courses of tables whose cells are known, and the lines outside of them.
pub(super) fn records(lines: &[Line], indices: &[usize]) -> (Vec<Vec<Atom>>, Vec<usize>) {
    let (records, rest) = tables::records::read(lines, indices, SectionKind::Education);
    (records.iter().map(|record| course(lines, record)).collect(), rest)
}

/// The atoms of a record; what stands below the first paragraph of a cell is told by its words.
fn course(lines: &[Line], record: &Record) -> Vec<Atom> {
    let columns = [
        (Column::School, Told::School),
        (Column::Degree, Told::Degree),
        (Column::Field, Told::Field),
        (Column::Place, Told::Place),
        (Column::Date, Told::Date),
    ];
    let atom = |value: Value, told: Option<Told>| {
        let from = value.from.first()?.clone();
        let date = (told == Some(Told::Date)).then(|| dates::find(&value.text).first().map(|found| found.1)).flatten();
        Some(Atom { told, aside: false, date, ..Atom::new(value.text, from.line, from.range, Join::Strong) })
    };
    let mut out: Vec<Atom> = Vec::new();
    for (column, told) in columns {
        let dated = told == Told::Date;
        let cells = if dated { vec![record.date(lines)] } else { record.paragraphs(lines, column) };
        let cells = cells.into_iter().enumerate();
        out.extend(cells.filter_map(|(at, value)| atom(value, (at == 0).then_some(told))));
    }
    out
}

/// The courses of a table, when the section holds one, and the lines before and behind it.
pub(super) fn read(lines: &[Line], indices: &[usize]) -> Option<(Vec<Vec<Atom>>, Vec<usize>)> {
    let (at, told) =
        indices.iter().enumerate().find_map(|(at, index)| Some((at, labels::header(&lines[*index].text)?)))?;
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
            let first = line.runs.iter().find(|run| run.range.end > range.start).and_then(Run::bbox);
            out.push((range, first.map(|bbox| bbox.x0)));
        }
    }
    out
}

/// The atoms of a row, each told by its column.
fn row(line: &Line, index: usize, columns: &[(Told, Option<f32>)]) -> Vec<Atom> {
    let atoms: Vec<(Atom, Option<f32>)> = cells(line)
        .into_iter()
        .map(|(range, left)| (Atom::new(tidy(&line.text[range.clone()]), index, range, Join::Strong), left))
        .collect();
    let places = in_order(&atoms, columns);
    let told = |(at, (atom, left)): (usize, (Atom, Option<f32>))| {
        let told = nearest(columns, left).or_else(|| columns.get(places[at]).map(|(told, _)| *told))?;
        let date = (told == Told::Date).then(|| dates::find(&atom.text).first().map(|found| found.1)).flatten();
        Some(Atom { told: Some(told), aside: false, date, ..atom })
    };
    atoms.into_iter().enumerate().filter_map(told).collect()
}

/// The column that a left edge belongs to.
fn nearest(columns: &[(Told, Option<f32>)], left: Option<f32>) -> Option<Told> {
    let left = left?;
    let placed = columns.iter().filter_map(|(told, x)| x.map(|x| (*told, (x - left).abs())));
    placed.min_by(|a, b| a.1.total_cmp(&b.1)).map(|(told, _)| told)
}

/// The column of each cell of a row that may lack some: in order, where the words fit the heads best.
fn in_order(atoms: &[(Atom, Option<f32>)], columns: &[(Told, Option<f32>)]) -> Vec<usize> {
    let mut free = columns.len().saturating_sub(atoms.len());
    let mut at = 0;
    let mut out = Vec::new();
    for (atom, _) in atoms {
        let ahead = (at..=(at + free).min(columns.len().saturating_sub(1))).rev();
        let best = ahead.max_by(|a, b| fit(atom, columns, *a).total_cmp(&fit(atom, columns, *b))).unwrap_or(at);
        free -= best.saturating_sub(at).min(free);
        out.push(best);
        at = best + 1;
    }
    out
}

/// How well a cell's words fit a column.
fn fit(atom: &Atom, columns: &[(Told, Option<f32>)], at: usize) -> f32 {
    let dated = !dates::find(&atom.text).is_empty();
    match columns.get(at).map(|(told, _)| *told) {
        Some(Told::Date) => {
            if dated {
                3.0
            } else {
                -1.0
            }
        }
        Some(Told::School) => atom.school,
        Some(Told::Degree) => atom.degree,
        Some(Told::Field) => atom.field - 0.5 * atom.school - if dated { 1.0 } else { 0.0 },
        Some(Told::Place) => {
            if atom.place {
                1.0
            } else {
                -0.5
            }
        }
        Some(Told::Other) => {
            if atom.aside {
                1.0
            } else {
                -0.2
            }
        }
        None => -9.0,
    }
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
