//! Word files from marked text.

use super::info;
use vitae_model::document::{Document, Flow, Format, Paragraph, Place, Run};

/// A Word file from marked text. Each line is a paragraph; indents and blank lines count for nothing.
///
/// | at the beginning of a line | |
/// | --- | --- |
/// | `# ` | a heading |
/// | `* ` | an item of a list |
/// | `! ` | bold |
/// | `/ ` | italic |
/// | `\| ` | the row of a table: cells parted by `\|`, their paragraphs by ` / ` |
///
/// | within a line | |
/// | --- | --- |
/// | `**words**`, `__words__` | bold, italic |
/// | `{words=http…}` | words with a link |
/// | ` > `, `->` | a tab; an arrow between blanks stays one |
pub fn flow(text: &str) -> Document {
    document(Format::Docx, paragraphs(text))
}

/// [`flow`] without styles of headings, which are but larger: 13 points beside 10.
pub fn flow_by_size(text: &str) -> Document {
    let mut paragraphs = paragraphs(text);
    for paragraph in &mut paragraphs {
        let size = if paragraph.heading.take().is_some() { 13.0 } else { 10.0 };
        paragraph.runs.iter_mut().for_each(|run| run.size = Some(size));
    }
    document(Format::Docx, paragraphs)
}

/// [`flow`] without any style but lists, as old Word files give it.
pub fn bare(text: &str) -> Document {
    let mut paragraphs = paragraphs(text);
    for paragraph in &mut paragraphs {
        paragraph.heading = None;
        for run in &mut paragraph.runs {
            *run = Run { text: std::mem::take(&mut run.text), ..Run::default() };
        }
    }
    document(Format::Doc, paragraphs)
}

fn document(format: Format, paragraphs: Vec<Paragraph>) -> Document {
    Document::Flow(Flow { info: info(format), paragraphs })
}

fn paragraphs(text: &str) -> Vec<Paragraph> {
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let mut paragraphs = Vec::new();
    let mut table = 0;
    for (row, line) in (0..).zip(lines) {
        match line.strip_prefix("| ") {
            Some(cells) => push_row(&mut paragraphs, cells, table, row),
            None => {
                table = row + 1;
                paragraphs.push(paragraph(line));
            }
        }
    }
    paragraphs
}

/// The paragraphs of each cell of a row.
fn push_row(paragraphs: &mut Vec<Paragraph>, cells: &str, table: u32, row: u32) {
    for (column, cell) in (0..).zip(cells.split('|')) {
        let texts = cell.split(" / ").map(str::trim).filter(|text| !text.is_empty());
        let place = Place::Cell { table, row, column };
        paragraphs.extend(texts.map(|text| Paragraph { place, ..paragraph(text) }));
    }
}

/// A line with the marks at its beginning and within.
fn paragraph(line: &str) -> Paragraph {
    let (mark, rest) = line.split_once(' ').unwrap_or_default();
    let marked = matches!(mark, "#" | "*" | "!" | "/");
    let mut runs = runs(if marked { rest.trim() } else { line });
    for run in &mut runs {
        run.bold |= matches!(mark, "#" | "!");
        run.italic |= mark == "/";
    }
    Paragraph { runs, heading: (mark == "#").then_some(1), list: (mark == "*").then_some(0), ..Paragraph::default() }
}

/// Text parted where it turns bold or italic, and at links.
fn runs(text: &str) -> Vec<Run> {
    let mut runs = Vec::new();
    for (nth, part) in text.split("**").enumerate() {
        for (inner, part) in part.split("__").enumerate() {
            let pieces = part.split(['{', '}']).filter(|piece| !piece.is_empty());
            runs.extend(pieces.map(|piece| Run { bold: nth % 2 == 1, italic: inner % 2 == 1, ..run(piece) }));
        }
    }
    runs
}

/// Words, and their link behind `=`.
fn run(piece: &str) -> Run {
    let (words, link) = match piece.find("=http") {
        Some(at) => (&piece[..at], Some(piece[at + 1..].to_owned())),
        None => (piece, None),
    };
    Run { text: tabbed(words), size: Some(11.0), link, ..Run::default() }
}

/// Words with tabs where marks stand for them.
fn tabbed(words: &str) -> String {
    words.replace(" > ", "\t").replace("->", "\t").replace(" \t ", " -> ")
}
