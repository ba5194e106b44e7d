//! Tables whose first row names the columns (`Degree | Institute | Year`): those that the layout has marked, and those that
//! tabs alone show.

use super::atoms::{Atom, Join};
use super::labels::{self, Told};
use crate::line::Line;
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

/// The courses of a table whose cells are parted by tabs alone, when the section holds one, and the lines before it.
pub(super) fn read(lines: &[Line], indices: &[usize]) -> Option<(Vec<Vec<Atom>>, Vec<usize>)> {
    let (at, columns) =
        indices.iter().enumerate().find_map(|(at, index)| Some((at, labels::header(&lines[*index].text)?)))?;
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

/// Where the filled cells of a line stand.
fn cells(text: &str) -> Vec<Range<usize>> {
    let mut start = 0;
    let all = text.split(['\t', '|']).map(|cell| {
        let range = start..start + cell.len();
        start = range.end + 1;
        range
    });
    all.filter(|range| !text[range.clone()].trim().is_empty()).collect()
}

/// The atoms of a row, each told by its column.
fn row(line: &Line, index: usize, columns: &[Told]) -> Vec<Atom> {
    let atom = |range: Range<usize>| Atom::new(tidy(&line.text[range.clone()]), index, range, Join::Strong);
    let atoms: Vec<Atom> = cells(&line.text).into_iter().map(atom).collect();
    let places = in_order(&atoms, columns);
    let told = |(atom, place): (Atom, usize)| {
        let told = *columns.get(place)?;
        let date = (told == Told::Date).then(|| dates::find(&atom.text).first().map(|found| found.1)).flatten();
        Some(Atom { told: Some(told), aside: false, date, ..atom })
    };
    atoms.into_iter().zip(places).filter_map(told).collect()
}

/// The column of each cell of a row that may lack some: in order, where the words fit the heads best.
fn in_order(atoms: &[Atom], columns: &[Told]) -> Vec<usize> {
    let mut free = columns.len().saturating_sub(atoms.len());
    let mut at = 0;
    let mut out = Vec::new();
    for atom in atoms {
        let ahead = (at..=(at + free).min(columns.len().saturating_sub(1))).rev();
        let best = ahead.max_by(|a, b| fit(atom, columns.get(*a)).total_cmp(&fit(atom, columns.get(*b)))).unwrap_or(at);
        free -= best.saturating_sub(at).min(free);
        out.push(best);
        at = best + 1;
    }
    out
}

/// How well a cell's words fit a column.
fn fit(atom: &Atom, column: Option<&Told>) -> f32 {
    let dated = !dates::find(&atom.text).is_empty();
    let choose = |holds: bool, yes: f32, no: f32| if holds { yes } else { no };
    match column {
        Some(Told::Date) => choose(dated, 3.0, -1.0),
        Some(Told::School) => atom.school,
        Some(Told::Degree) => atom.degree,
        Some(Told::Field) => atom.field - 0.5 * atom.school - choose(dated, 1.0, 0.0),
        Some(Told::Place) => choose(atom.place, 1.0, -0.5),
        Some(Told::Other) => choose(atom.aside, 1.0, -0.2),
        None => -9.0,
    }
}

/// Whether a row is the rest of the cells above: the columns that are filled in every row are empty.
fn goes_on(row: &[Atom], last: Option<&Vec<Atom>>, columns: &[Told]) -> bool {
    let Some(last) = last else { return false };
    let has_date = |atoms: &[Atom]| atoms.iter().any(|atom| atom.told == Some(Told::Date));
    let dated = columns.contains(&Told::Date);
    if dated { has_date(last) && !has_date(row) } else { row.len() * 2 <= last.len() }
}

fn join(last: &mut [Atom], row: &[Atom]) {
    for atom in row {
        if let Some(above) = last.iter_mut().find(|above| above.told == atom.told && above.told != Some(Told::Other)) {
            above.extend(atom.clone());
        }
    }
}
