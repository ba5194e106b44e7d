//! Pages → lines.

use super::furniture::{self, PageBlocks};
use super::grid::GridRow;
use super::segment::{MAX_SEGMENTS, Placed, Segment};
use super::{asides, cells, columns, grid, labels, margins, overleaf, segment, spacing, threads};
use crate::line::{Line, RunLook, Spot, bullet_len, has_word};
use crate::tables::Row;
use crate::wrap;
use vitae_model::dates;
use vitae_model::document::Paged;

/// All lines in reading order; page numbers and repeated headers are left out.
pub(super) fn lines(paged: &Paged) -> Vec<Line> {
    let mut segments: Vec<Vec<Segment>> = paged.pages.iter().map(segment::segments).collect();
    grid::join_rows(paged.pages.iter().map(|page| page.width).zip(&mut segments));
    segments.iter_mut().for_each(asides::join);
    margins::raise(&mut segments);
    let mut pages: Vec<PageBlocks> = Vec::with_capacity(segments.len());
    for (number, (page, segments)) in paged.pages.iter().zip(segments).enumerate() {
        let gutter = pages.last().and_then(|before| overleaf::gutter(&before.blocks));
        let blocks = page_blocks(segments, page.height, number as u32, gutter);
        pages.push(PageBlocks { height: page.height, blocks });
    }
    furniture::clear(&mut pages);
    threads::weave(pages.into_iter().map(|page| page.blocks).collect())
}

/// The blocks of a page in reading order, given the gutter at the foot of the page before.
fn page_blocks(segments: Vec<Segment>, height: f32, number: u32, gutter: Option<f32>) -> Vec<Vec<Line>> {
    let [body, foot] = furniture::part_foot(segments, height);
    let [left, right, body] = overleaf::part_top(body, gutter);
    let above = [vec![left], vec![right]].into_iter();
    let columns = above.chain(columns::columns(body)).chain([vec![foot]]);
    columns
        .map(|column| column.into_iter().flat_map(|block| block_lines(block, number)).collect::<Vec<Line>>())
        .filter(|lines| !lines.is_empty())
        .collect()
}

/// The lines of one block, top to bottom.
fn block_lines(mut block: Vec<Segment>, page: u32) -> Vec<Line> {
    if block.len() <= MAX_SEGMENTS {
        cells::join(&mut block);
        labels::join_wrapped(&mut block);
        labels::join_stacked(&mut block);
        labels::join_upward(&mut block);
    }
    let right = block.iter().map(|segment| segment.bbox.x1).fold(0.0, f32::max);
    let justified = block.iter().filter(|segment| segment.bbox.x1 > right - 1.5).count() > 1;
    block.sort_by(|a, b| a.baseline.total_cmp(&b.baseline));
    let mut rows: Vec<Vec<Segment>> = Vec::new();
    for segment in block {
        match rows.last_mut() {
            Some(row) if (row[0].baseline - segment.baseline).abs() < 0.3 * segment.size.min(row[0].size).max(4.0) => {
                row.push(segment);
            }
            _ => rows.push(vec![segment]),
        }
    }
    let wrapped = wrapped_dashes(&rows, right);
    let mut out: Vec<Line> = Vec::with_capacity(rows.len());
    for (row, wrapped) in rows.into_iter().zip(wrapped) {
        let mut line = match row.iter().find_map(|segment| segment.grid.as_ref()) {
            Some(titled) => titled_row(titled, page),
            None => line_of(row, page, justified.then_some(right), wrapped),
        };
        if !has_word(&line.text) {
            continue;
        }
        line.right = right;
        line.opens = out.is_empty();
        line.gap = out.last().map_or(0.0, |above| (line.bbox.y0 - above.bbox.y1) / line.size.max(1.0));
        mend_span(&mut out, &mut line);
        out.push(line);
    }
    out
}

/// The row of a table as a line: its cells parted by tabs, their paragraphs by line feeds.
fn titled_row(row: &GridRow, page: u32) -> Line {
    let mut out: Option<Line> = None;
    let mut cells = Vec::new();
    for cell in &row.cells {
        let printed: Vec<Line> = cell_lines(&cell.lines, page, cell.right);
        if printed.is_empty() {
            continue;
        }
        let start = out.as_ref().map_or(0, |line| line.text.len() + 1);
        for (at, paragraph) in wrap::paragraphs(&printed).into_iter().enumerate() {
            let Some(line) = &mut out else {
                out = Some(Line { bullet: false, ..paragraph });
                continue;
            };
            line.absorb(if at == 0 { "\t" } else { "\n" }, &paragraph, 0..paragraph.text.len());
            line.bbox = line.bbox.union(&paragraph.bbox);
        }
        cells.push((cell.column, start..out.as_ref().map_or(0, |line| line.text.len())));
    }
    Line { row: Some(Row { header: row.header, cells }), ..out.unwrap_or_default() }
}

/// The printed lines of a cell.
fn cell_lines(lines: &[Vec<Segment>], page: u32, right: f32) -> Vec<Line> {
    let mut out: Vec<Line> = Vec::new();
    for segments in lines {
        let mut line = line_of(segments.clone(), page, None, false);
        line.right = right;
        line.gap = out.last().map_or(0.0, |above| (line.bbox.y0 - above.bbox.y1) / line.size.max(1.0));
        mend_span(&mut out, &mut line);
        if has_word(&line.text) {
            out.push(line);
        }
    }
    out
}

/// `Jan 2020` above `– Present`: the dash is no bullet.
fn mend_span(above: &mut [Line], line: &mut Line) {
    if let Some(above) = above.last_mut().filter(|above| line.bullet && ends_span(above, line)) {
        above.text.push_str(" –");
        line.bullet = false;
    }
}

/// Whether a line is the end of the span of time that begins at the end of the line above.
fn ends_span(above: &Line, line: &Line) -> bool {
    let text = above.text.trim_end();
    let begins = dates::find(text).last().is_some_and(|(range, span)| range.end == text.len() && !span.is_range());
    begins && line.words() <= 2 && dates::parse(&line.text).is_some_and(|span| !span.is_range())
}

/// Which rows begin with a dash that only parts what wraps there: the row above is full, and no row beside has such a dash.
fn wrapped_dashes(rows: &[Vec<Segment>], right: f32) -> Vec<bool> {
    let first = |row: &Vec<Segment>| row.iter().min_by(|a, b| a.bbox.x0.total_cmp(&b.bbox.x0)).map(Segment::text);
    let dashed: Vec<bool> =
        rows.iter().map(|row| first(row).is_some_and(|text| text.trim_start().starts_with(['–', '—']))).collect();
    let full = |row: &Vec<Segment>| row.iter().any(|segment| segment.bbox.x1 + DASH * segment.size > right);
    let alone = |at: usize| !dashed[at - 1] && !dashed.get(at + 1).copied().unwrap_or(false);
    (0..rows.len()).map(|at| at > 0 && dashed[at] && alone(at) && full(&rows[at - 1])).collect()
}

/// Room that a dash between blanks takes, in multiples of the size.
const DASH: f32 = 1.0;

/// The line of a row; `right` is the edge at which several lines end, if any does. A dash may open a row that wraps.
fn line_of(mut row: Vec<Segment>, page: u32, right: Option<f32>, wrapped: bool) -> Line {
    row.sort_by(|a, b| a.bbox.x0.total_cmp(&b.bbox.x0));
    let mut line = Line { page, bbox: row[0].bbox, ..Line::default() };
    let separator = if right.is_some_and(|right| spacing::is_justified(&row, right)) { ' ' } else { '\t' };
    for segment in &row {
        if !line.text.is_empty() {
            line.text.push(separator);
        }
        line.bbox = line.bbox.union(&segment.bbox);
        add(&mut line, segment, page);
    }
    let spans = || row.iter().flat_map(|segment| &segment.spans).map(|placed| &placed.span);
    line.size = dominant(spans().map(|span| (span.size, span.text.len())));
    line.color = spans().max_by_key(|span| span.text.len()).and_then(|span| span.color);
    let bullet = if wrapped { 0 } else { bullet_len(&line.text) };
    let raised = row[0].raised;
    if bullet > 0 {
        line.cut_front(bullet);
        line.bullet = !raised;
    }
    line.outline = raised.then_some(1);
    line.cells = row.iter().any(|segment| segment.cell);
    line
}

/// Adds a segment's spans, with a space wherever a gap shows one.
fn add(line: &mut Line, segment: &Segment, page: u32) {
    let mut last: Option<&Placed> = None;
    for placed in &segment.spans {
        if let Some(last) = last {
            let blank = line.text.ends_with(' ') || placed.span.text.starts_with(' ');
            if !blank && placed.is_apart_from(last) {
                line.text.push(' ');
            }
        }
        let span = &placed.span;
        let look = RunLook { bold: span.bold, italic: span.italic, link: placed.link.clone() };
        line.push(&span.text, look, Spot::Page { page, bbox: span.bbox });
        last = Some(placed);
    }
}

/// The size of most characters.
fn dominant(sizes: impl Iterator<Item = (f32, usize)>) -> f32 {
    let mut sums: Vec<(f32, usize)> = Vec::new();
    for (size, chars) in sizes {
        match sums.iter_mut().find(|(known, _)| (known - size).abs() < 0.3) {
            Some((_, sum)) => *sum += chars,
            None => sums.push((size, chars)),
        }
    }
    sums.into_iter().max_by_key(|(_, sum)| *sum).map_or(0.0, |(size, _)| size)
}
