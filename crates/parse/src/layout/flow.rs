//! Word paragraphs → lines.

use super::flow_tables;
use super::headed_rows::headed_rows;
use crate::line::{Line, Run, RunLook, Spot, bullet_len, has_word};
use crate::sections::wording;
use crate::tables::Row;
use std::ops::Range;
use vitae_model::document::{Flow, Paragraph, Place};

/// Cells with more paragraphs than this hold page columns, not data.
const DATA_CELL: usize = 3;
/// Points of indentation that stand for one list level.
const LEVEL: f32 = 18.0;

/// All lines: a paragraph is a line, except that line breaks part it and that the cells of a data row are one line.
pub(super) fn lines(flow: &Flow) -> Vec<Line> {
    let headed = headed_rows(flow);
    let mut out = Vec::new();
    let mut at = 0;
    while at < flow.paragraphs.len() {
        let end = match table_of(&flow.paragraphs[at]) {
            Some(table) => at + flow.paragraphs[at..].iter().take_while(|p| table_of(p) == Some(table)).count(),
            None => at + 1,
        };
        let group: Vec<(u32, &Paragraph)> =
            (at..end).map(|index| (index as u32, &flow.paragraphs[index])).filter(|(_, p)| is_visible(p)).collect();
        let from = out.len();
        let is_headed =
            |(_, p): &(u32, &Paragraph)| cell_of(p).is_some_and(|(table, row, _)| headed.contains(&(table, row)));
        for rows in group.chunk_by(|a, b| is_headed(a) == is_headed(b)) {
            if is_headed(&rows[0]) {
                layout_cells(rows, &mut out);
                continue;
            }
            for part in flow_tables::parts(rows) {
                match part {
                    flow_tables::Part::Titled(rows) => titled_rows(&rows, &mut out),
                    flow_tables::Part::Other(rows) if table_of(rows[0].1).is_some() && is_data(rows) => {
                        data_rows(rows, &mut out);
                    }
                    flow_tables::Part::Other(rows) => layout_cells(rows, &mut out),
                }
            }
        }
        if let Some(first) = out.get_mut(from).filter(|_| leaves_box(&flow.paragraphs, at)) {
            first.opens = true;
        }
        at = end;
    }
    out
}

/// Whether a paragraph is the first behind a text box or in one.
fn leaves_box(paragraphs: &[Paragraph], at: usize) -> bool {
    let boxed = |index: usize| paragraphs[index].place == Place::TextBox;
    at > 0 && boxed(at) != boxed(at - 1)
}

/// Table, row and column of a paragraph in a table.
pub(super) fn cell_of(paragraph: &Paragraph) -> Option<(u32, u32, u32)> {
    match paragraph.place {
        Place::Cell { table, row, column } => Some((table, row, column)),
        _ => None,
    }
}

fn table_of(paragraph: &Paragraph) -> Option<u32> {
    cell_of(paragraph).map(|(table, ..)| table)
}

fn cell(paragraph: &Paragraph) -> (u32, u32) {
    cell_of(paragraph).map_or((0, 0), |(_, row, column)| (row, column))
}

fn is_visible(paragraph: &Paragraph) -> bool {
    paragraph.runs.iter().any(|run| run.hidden.is_none() && !run.text.trim().is_empty())
}

/// Whether a table holds rows of data (label and content, or a grid) rather than the columns of a page.
fn is_data(group: &[(u32, &Paragraph)]) -> bool {
    let rows = group.iter().map(|(_, p)| cell(p).0).max().unwrap_or(0) + 1;
    let widest = |row: u32, column: u32| group.iter().filter(|(_, p)| cell(p) == (row, column)).count();
    let long_first_cells = (0..rows).filter(|row| widest(*row, 0) > DATA_CELL).count();
    let columns = group.iter().map(|(_, p)| cell(p).1).max().unwrap_or(0) + 1;
    columns > 1 && long_first_cells == 0 && !holds_sections(group) && (rows > 1 || group.len() <= 2 * DATA_CELL)
}

/// Whether a cell holds a section: a known heading and what it heads.
fn holds_sections(group: &[(u32, &Paragraph)]) -> bool {
    group.chunk_by(|a, b| cell(a.1) == cell(b.1)).any(|cell| cell.len() > 1 && wording::is_known(&cell[0].1.text()))
}

/// A row is one line from the first paragraphs of its cells; further paragraphs of the fullest cell follow.
fn data_rows(group: &[(u32, &Paragraph)], out: &mut Vec<Line>) {
    let mut at = 0;
    while at < group.len() {
        let row = cell(group[at].1).0;
        let end = at + group[at..].iter().take_while(|(_, p)| cell(p).0 == row).count();
        // A row of one cell holds paragraphs, not a label and its content.
        if group[at..end].iter().all(|(_, p)| cell(p).1 == 0) {
            layout_cells(&group[at..end], out);
            at = end;
            continue;
        }
        let mut line = Line::default();
        let mut rest: Vec<(u32, &Paragraph)> = Vec::new();
        let mut column = None;
        for (index, paragraph) in &group[at..end] {
            let label = cell(paragraph).1 == 0;
            if column == Some(cell(paragraph).1) && !label {
                rest.push((*index, paragraph));
                continue;
            }
            let separator = if column == Some(cell(paragraph).1) { " " } else { "\t" };
            column = Some(cell(paragraph).1);
            append(&mut line, separator, *index, paragraph);
        }
        line.opens = out.is_empty();
        finish(line, out);
        layout_cells(&rest, out);
        at = end;
    }
}

/// The rows of a table with titles, each a line that knows its cells.
fn titled_rows(rows: &[&[(u32, &Paragraph)]], out: &mut Vec<Line>) {
    for (number, row) in rows.iter().enumerate() {
        let mut line = Line::default();
        let mut cells: Vec<(usize, std::ops::Range<usize>)> = Vec::new();
        for (index, paragraph) in *row {
            let column = cell(paragraph).1 as usize;
            let goes_on = cells.last().is_some_and(|(last, _)| *last == column);
            let start = if line.text.is_empty() { 0 } else { line.text.len() + 1 };
            append(&mut line, if goes_on { "\n" } else { "\t" }, *index, paragraph);
            let end = line.text.len();
            match cells.last_mut().filter(|_| goes_on) {
                Some((_, range)) => range.end = end,
                None => cells.push((column, start..end)),
            }
        }
        (line.bullet, line.numbered) = (false, false);
        line.opens = number == 0;
        line.row = Some(Row { header: number == 0, cells });
        out.push(line);
    }
}

fn layout_cells(group: &[(u32, &Paragraph)], out: &mut Vec<Line>) {
    let mut last = None;
    for (index, paragraph) in group {
        let place = (paragraph.place, cell(paragraph));
        let opens = last.is_some_and(|last| last != place) || out.is_empty();
        last = Some(place);
        let from = out.len();
        let mut line = Line::default();
        append(&mut line, "", *index, paragraph);
        finish(line, out);
        if let Some(first) = out.get_mut(from) {
            first.opens = opens;
        }
    }
}

fn append(line: &mut Line, separator: &str, index: u32, paragraph: &Paragraph) {
    if !line.text.is_empty() {
        line.text.push_str(separator);
    }
    line.flow = true;
    line.margin |= paragraph.place == Place::Footer;
    line.right = f32::INFINITY;
    line.outline = line.outline.or(paragraph.heading);
    let style = paragraph.style.as_deref().unwrap_or_default().to_lowercase();
    line.title |= style == "title" || style == "titel";
    if let Some(level) = paragraph.list {
        line.bullet = true;
        line.numbered = paragraph.numbered;
        line.bbox.x0 = LEVEL * (f32::from(level) + 1.0);
    }
    // A list in a cell behind a label begins with its own bullet.
    let mut bullet = if line.text.is_empty() { 0 } else { bullet_len(&paragraph.text()) };
    for run in paragraph.runs.iter().filter(|run| run.hidden.is_none()) {
        let look = RunLook { bold: run.bold, italic: run.italic, link: run.link.clone() };
        let cut = bullet.min(run.text.len());
        let cut = if run.text.is_char_boundary(cut) { cut } else { 0 };
        bullet -= cut;
        line.push(&run.text[cut..], look, Spot::Paragraph(index));
        if let Some(size) = run.size.filter(|_| !run.text.trim().is_empty()) {
            line.size = line.size.max(size);
        }
        line.color = line.color.or(run.color);
    }
}

/// Parts a line at its line breaks and cuts bullets off.
fn finish(line: Line, out: &mut Vec<Line>) {
    let from = out.len();
    let mut start = 0;
    let ends: Vec<usize> = line.text.match_indices('\n').map(|(at, _)| at).chain([line.text.len()]).collect();
    let bare = Line { text: String::new(), runs: Vec::new(), ..line.clone() };
    for end in ends {
        let mut part =
            Line { text: line.text[start..end].to_owned(), runs: runs_of(&line, start..end), ..bare.clone() };
        start = end + 1;
        let bullet = bullet_len(&part.text);
        if bullet > 0 {
            part.cut_front(bullet);
            part.bullet = true;
        }
        if has_word(&part.text) {
            out.push(part);
        }
    }
    if line.bullet && is_entry(&out[from..]) {
        out[from..].iter_mut().for_each(|part| (part.bullet, part.numbered) = (false, false));
    }
}

/// The runs of a stretch of a line, counted from its start. A paragraph may have thousands of breaks and of runs.
fn runs_of(line: &Line, range: Range<usize>) -> Vec<Run> {
    let first = line.runs.partition_point(|run| run.range.end <= range.start);
    let within = line.runs[first..].iter().take_while(|run| run.range.start < range.end);
    let cut = within.map(|run| {
        let (start, end) = (run.range.start.max(range.start), run.range.end.min(range.end));
        Run { range: start - range.start..end - range.start, ..run.clone() }
    });
    cut.filter(|run| !run.range.is_empty()).collect()
}

/// Whether an item of a list is an entry, not a statement: a bold line above others that are not.
fn is_entry(parts: &[Line]) -> bool {
    parts
        .split_first()
        .is_some_and(|(first, rest)| first.all_bold() && !rest.is_empty() && !rest.iter().any(Line::starts_bold))
}
