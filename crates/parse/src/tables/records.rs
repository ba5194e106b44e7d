//! The rows of a table as records: for each the texts of its columns.

use super::Row;
use super::titles::{self, Column};
use crate::fields::records::links;
use crate::line::{Line, has_word};
use crate::recognise::address;
use crate::value::Value;
use std::ops::Range;
use vitae_model::dates;
use vitae_model::source::SectionKind;

/// One entry of a table: its cells, told by their columns.
#[derive(Debug, Clone, Default)]
pub(crate) struct Record {
    cells: Vec<(Column, usize, Range<usize>)>,
}

/// The records of a section, and its lines outside of tables.
pub(crate) fn read(lines: &[Line], indices: &[usize], kind: SectionKind) -> (Vec<Record>, Vec<usize>) {
    let mut out: Vec<Record> = Vec::new();
    let mut rest = Vec::new();
    let mut columns: Vec<(usize, Vec<Column>)> = Vec::new();
    for index in indices {
        let line = &lines[*index];
        match &line.row {
            Some(row) if row.header => columns = told(line, row, kind),
            Some(row) => add(&mut out, record(*index, line, row, &columns)),
            None => rest.push(*index),
        }
    }
    (out, rest)
}

/// The columns of a header row.
fn told(line: &Line, row: &Row, kind: SectionKind) -> Vec<(usize, Vec<Column>)> {
    let found = titles::columns(kind, &row.texts(line));
    row.cells.iter().map(|(number, _)| *number).zip(found).collect()
}

fn record(index: usize, line: &Line, row: &Row, columns: &[(usize, Vec<Column>)]) -> Record {
    let mut out = Record::default();
    let shift = lacking(line, row, columns);
    for (number, range) in &row.cells {
        let told = columns.iter().find(|(known, _)| *known == number + shift).map_or(&[][..], |(_, told)| told);
        let end_of = |from: usize| line.text[from..range.end].find('\n').map_or(range.end, |at| from + at);
        let cut = end_of(range.start);
        match told {
            [only] => out.cells.push((*only, index, range.clone())),
            [first, second] => {
                out.cells.push((*first, index, range.start..cut));
                // What stands below two names tells of them.
                let names = *first != Column::Text && *second != Column::Text;
                let end = if names && cut < range.end { end_of(cut + 1) } else { range.end };
                out.cells.extend((cut < range.end).then(|| (*second, index, cut + 1..end)));
                out.cells.extend((end < range.end).then(|| (Column::Text, index, end + 1..range.end)));
            }
            _ => {}
        }
    }
    out
}

/// How many cells a row lacks at its front, where a cell of the row above spans both: its date stands so much earlier.
fn lacking(line: &Line, row: &Row, columns: &[(usize, Vec<Column>)]) -> usize {
    let dated = |told: &[Column]| told.contains(&Column::Date) || told.contains(&Column::From);
    let Some((place, _)) = columns.iter().find(|(_, told)| dated(told)) else { return 0 };
    let is_date = |range: &Range<usize>| dates::parse(line.text[range.clone()].trim()).is_some();
    let at_place = row.cells.iter().find(|(number, _)| number == place);
    let earlier = row.cells.iter().rev().find(|(number, range)| number < place && is_date(range));
    match (at_place, earlier) {
        (Some((_, range)), Some((number, _))) if !is_date(range) => place - number,
        _ => 0,
    }
}

/// Adds a record. One that names nothing goes on with the record above, as rows do that a page breaks; one that names all
/// but an employer has that of the row above, whose cell spans both.
fn add(out: &mut Vec<Record>, mut next: Record) {
    use Column::{Company, Date, Degree, From, Name, Position, School};
    if next.cells.is_empty() {
        return;
    }
    let Some(last) = out.last_mut() else { return out.push(next) };
    if ![Company, Date, Degree, From, Name, Position, School].iter().any(|column| next.has(*column)) {
        return last.cells.append(&mut next.cells);
    }
    if next.has(Position) && !next.has(Company) {
        next.cells.extend(last.cells.iter().filter(|(column, ..)| *column == Company).cloned());
    }
    out.push(next);
}

impl Record {
    fn has(&self, column: Column) -> bool {
        self.cells.iter().any(|(known, ..)| *known == column)
    }

    /// The paragraphs of the cells of a column.
    pub(crate) fn paragraphs(&self, lines: &[Line], column: Column) -> Vec<Value> {
        let stretches = self.stretches(lines, column).into_iter();
        let bare = stretches.map(|(index, range)| (index, links::without(&lines[index], range)));
        let said = bare.filter(|(_, range)| !range.is_empty());
        said.map(|(index, range)| Value::new(&lines[index].text[range.clone()], index, range, 0.95)).collect()
    }

    /// Where the paragraphs of a column stand: line and range.
    pub(crate) fn stretches(&self, lines: &[Line], column: Column) -> Vec<(usize, Range<usize>)> {
        let cells = self.cells.iter().filter(|(known, ..)| *known == column);
        let parts = cells.flat_map(|(_, index, range)| {
            let mut start = range.start;
            let text = &lines[*index].text[range.clone()];
            text.split('\n').map(move |part| {
                let part = start..start + part.len();
                start = part.end + 1;
                (*index, part)
            })
        });
        parts.filter(|(index, range)| has_word(&lines[*index].text[range.clone()])).collect()
    }

    /// The first paragraph of a column that is no address.
    pub(crate) fn value(&self, lines: &[Line], column: Column) -> Value {
        self.paragraphs(lines, column).into_iter().find(|value| !is_address(&value.text)).unwrap_or_default()
    }

    /// The texts below the first of a column, addresses left out.
    pub(crate) fn below(&self, lines: &[Line], column: Column) -> Value {
        let texts = self.paragraphs(lines, column).into_iter().filter(|value| !is_address(&value.text));
        all(texts.skip(1))
    }

    /// The names that a column lists: its paragraphs, or its printed lines where nothing else parts them.
    pub(crate) fn list(&self, lines: &[Line], column: Column) -> Vec<(usize, Range<usize>)> {
        let parts = self.stretches(lines, column).into_iter();
        let cut = parts.flat_map(|(index, range)| {
            let text = &lines[index].text[range.clone()];
            let marked = text.contains([',', ';', '/', '|', '·', '•', '&']) || text.contains(" and ");
            let joints = if marked { Vec::new() } else { lines[index].joints(&range) };
            let bounds: Vec<usize> = [range.start].into_iter().chain(joints).chain([range.end]).collect();
            bounds.windows(2).map(|pair| (index, pair[0]..pair[1])).collect::<Vec<_>>()
        });
        cut.collect()
    }

    /// All paragraphs of a column, one a line.
    pub(crate) fn text(&self, lines: &[Line], column: Column) -> Value {
        all(self.paragraphs(lines, column).into_iter())
    }

    /// The date, from one column or from two.
    pub(crate) fn date(&self, lines: &[Line]) -> Value {
        let mut out = self.text(lines, Column::From);
        out.append(" – ", self.text(lines, Column::To));
        let own = self.cells.iter().filter(|(known, ..)| *known == Column::Date);
        own.for_each(|(_, index, range)| {
            out.append(" ", Value::new(&lines[*index].text[range.clone()], *index, range.clone(), 0.95));
        });
        out
    }

    /// The address that a cell holds, or that is behind its words.
    pub(crate) fn url(&self, lines: &[Line]) -> Value {
        for (_, index, cell) in &self.cells {
            let text = &lines[*index].text[cell.clone()];
            if let Some(found) = address::urls(text, true).into_iter().find(|range| is_address(&text[range.clone()])) {
                let range = cell.start + found.start..cell.start + found.end;
                return Value::new(&text[found], *index, range, 0.95);
            }
        }
        let own: Vec<usize> = self.cells.first().map(|(_, index, _)| *index).into_iter().collect();
        links::of(lines, &own).unwrap_or_default()
    }
}

fn all(values: impl Iterator<Item = Value>) -> Value {
    let mut out = Value::default();
    values.for_each(|value| out.append("\n", value));
    out
}

/// Whether a text is nothing but a web address.
fn is_address(text: &str) -> bool {
    let text = text.trim();
    address::is_whole_url(text, true) && (text.contains('/') || text.starts_with(char::is_lowercase))
}
