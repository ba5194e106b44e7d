//! Which tables are read as such: the rows of all others become plain lines.

use super::{Row, is_complete, kind, titles};
use crate::line::Line;
use crate::sections::Section;
use std::ops::Range;
use vitae_model::source::SectionKind;

impl Row {
    /// The texts of the cells; those that were cut off the line since are empty.
    pub(crate) fn texts<'a>(&self, line: &'a Line) -> Vec<&'a str> {
        self.cells.iter().map(|(_, range)| line.text.get(range.clone()).unwrap_or_default().trim()).collect()
    }
}

/// The kind of section that a header row tells, or the kind that is thought of if its titles fit that as well.
pub(crate) fn kind_of(line: &Line, thought: SectionKind) -> Option<SectionKind> {
    let row = line.row.as_ref().filter(|row| row.header)?;
    let fits = is_complete(thought, &titles::columns(thought, &row.texts(line)));
    if fits { Some(thought) } else { kind(&row.texts(line)) }
}

/// Makes plain lines of the rows whose titles do not name all that entries of their section need; indices follow.
pub(crate) fn settle(lines: Vec<Line>, mut sections: Vec<Section>) -> (Vec<Line>, Vec<Section>) {
    if !lines.iter().any(|line| line.row.is_some()) {
        return (lines, sections);
    }
    let mut out: Vec<Line> = Vec::with_capacity(lines.len());
    for section in &mut sections {
        section.heading = section.heading.map(|index| {
            out.push(Line { row: None, ..lines[index].clone() });
            out.len() - 1
        });
        let first = out.len();
        let mut reads = false;
        for index in &section.lines {
            let line = &lines[*index];
            match &line.row {
                Some(row) if row.header => {
                    reads = is_complete(section.kind, &titles::columns(section.kind, &row.texts(line)));
                    let titles = Line { row: line.row.clone().filter(|_| reads), ..line.clone() };
                    // Titles of jobs would be taken for names.
                    out.extend(Some(titles).filter(|_| reads || section.kind != SectionKind::Experience));
                }
                Some(row) if !reads => plain(line, row, &mut out),
                _ => out.push(line.clone()),
            }
        }
        section.lines = (first..out.len()).collect();
    }
    (out, sections)
}

/// A row as lines: the first paragraphs of its cells side by side, the further ones below.
fn plain(line: &Line, row: &Row, out: &mut Vec<Line>) {
    let first_end = |range: &Range<usize>| line.text[range.clone()].find('\n').map_or(range.end, |at| range.start + at);
    let mut head = Line { text: String::new(), runs: Vec::new(), row: None, ..line.clone() };
    for (_, range) in &row.cells {
        head.absorb("\t", line, range.start..first_end(range));
    }
    out.push(head);
    for (_, range) in &row.cells {
        let mut start = first_end(range) + 1;
        while start < range.end {
            let end = line.text[start..range.end].find('\n').map_or(range.end, |at| start + at);
            let mut below = Line { text: String::new(), runs: Vec::new(), row: None, opens: false, ..line.clone() };
            below.absorb("", line, start..end);
            out.push(below);
            start = end + 1;
        }
    }
}
