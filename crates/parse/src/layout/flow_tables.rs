//! Tables of Word files whose rows stand below the titles of their columns.

use super::flow::cell_of;
use crate::sections::wording;
use crate::tables;
use vitae_model::document::Paragraph;

/// Rows below the titles that are looked at for one with several cells.
const LACKING: usize = 4;

/// Paragraphs with their numbers in the document.
pub(super) type Group<'a> = [(u32, &'a Paragraph)];

/// A part of a table.
pub(super) enum Part<'g, 'a> {
    /// The row of titles and those below it.
    Titled(Vec<&'g Group<'a>>),
    /// Any other rows.
    Other(&'g Group<'a>),
}

/// Parts the paragraphs of a table at its header rows. What stands below one belongs to it up to a row of one cell, which
/// is a heading within the table, or the next header row.
pub(super) fn parts<'g, 'a>(group: &'g Group<'a>) -> Vec<Part<'g, 'a>> {
    let row = |p: &Paragraph| cell_of(p).map(|(table, row, _)| (table, row));
    let rows: Vec<&Group> = group.chunk_by(|a, b| row(a.1).is_some() && row(a.1) == row(b.1)).collect();
    let texts: Vec<Vec<String>> = rows.iter().map(|row| texts(row)).collect();
    let mut out = Vec::new();
    let mut other = 0;
    let mut length = 0;
    let mut at = 0;
    while at < rows.len() {
        if !is_header(&texts, at) {
            length += rows[at].len();
            at += 1;
            continue;
        }
        if length > other {
            out.push(Part::Other(&group[other..length]));
        }
        let below = (at + 1..rows.len()).find(|next| is_heading(&rows, &texts, *next) || is_header(&texts, *next));
        let end = below.unwrap_or(rows.len());
        out.push(Part::Titled(rows[at..end].to_vec()));
        length += rows[at..end].iter().map(|row| row.len()).sum::<usize>();
        (at, other) = (end, length);
    }
    if other < group.len() {
        out.push(Part::Other(&group[other..]));
    }
    out
}

/// Whether a row is a heading: its first cell alone is filled, and its words or the titles below it tell.
fn is_heading(rows: &[&Group], texts: &[Vec<String>], at: usize) -> bool {
    let first = rows[at].iter().all(|(_, paragraph)| cell_of(paragraph).is_none_or(|(_, _, column)| column == 0));
    first && texts[at].len() < 2 && (is_header(texts, at + 1) || texts[at].iter().any(|text| wording::is_known(text)))
}

fn is_header(texts: &[Vec<String>], at: usize) -> bool {
    let of =
        |at: usize| texts.get(at).map(|row| row.iter().map(String::as_str).collect::<Vec<&str>>()).unwrap_or_default();
    let row = of(at);
    // Rows below may lack all cells but the first.
    let full = (at + 1..texts.len()).take(LACKING).find(|below| texts[*below].len() > 1);
    row.len() > 1 && full.is_some_and(|below| tables::is_header(&row, &of(below)))
}

/// The texts of a row's cells.
fn texts(row: &Group) -> Vec<String> {
    let column = |p: &Paragraph| cell_of(p).map(|(_, _, column)| column);
    let cells = row.chunk_by(|a, b| column(a.1) == column(b.1));
    cells.map(|cell| cell.iter().map(|(_, p)| p.text().trim().to_owned()).collect::<Vec<_>>().join("\n")).collect()
}
