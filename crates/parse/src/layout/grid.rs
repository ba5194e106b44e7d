//! Tables of pages whose rows stand below the titles of their columns.
//!
//! The titles decide where the columns begin. What stands below belongs to the table as long as it keeps within them, on
//! the next page too; a row is told by the stream, which writes cell after cell, or by its filled columns. Each row becomes
//! one segment, so that later steps keep it whole.

use super::grid_rows::rows;
use super::segment::{MAX_SEGMENTS, Placed, Segment};
use crate::sections::wording;
use crate::tables;
use vitae_model::dates;
use vitae_model::document::Rect;

/// Text of one line stands on baselines this close together, in points.
pub(super) const BASELINE: f32 = 2.0;
/// Cells of one column begin this close to its title, in points.
const EDGE: f32 = 3.0;
/// Space between the text of a column and the next column, in points.
const PADDING: f32 = 14.0;
/// Titles go over so many lines at most, which follow within this, in multiples of the size.
const TITLE_LINES: usize = 4;
const TITLE_PITCH: f32 = 1.6;
/// Most columns of a table.
const MAX_COLUMNS: usize = 16;
/// Lines below the titles that tell where the columns begin.
const BELOW: usize = 12;
/// How far left of the first title its column may begin, in points.
const MIDDLE: f32 = 60.0;
/// Space below which a table ends, in multiples of the size.
const GAP: f32 = 3.0;
/// Lines at the top of a page that are looked at for a table that goes on.
const TOP: usize = 3;
/// Lines at the foot of a page below a table that goes on.
const FOOT: usize = 2;

/// A row of a table: its cells, each with its column and its lines.
#[derive(Debug, Clone)]
pub(super) struct GridRow {
    pub(super) header: bool,
    pub(super) cells: Vec<GridCell>,
}

/// A cell of a row.
#[derive(Debug, Clone)]
pub(super) struct GridCell {
    pub(super) column: usize,
    pub(super) lines: Vec<Vec<Segment>>,
    /// How far right its text may go.
    pub(super) right: f32,
}

/// Where the columns begin, and how far right the text of each goes.
#[derive(Debug, Clone, Default)]
struct Columns {
    lefts: Vec<f32>,
    rights: Vec<f32>,
}

impl Columns {
    /// The column of a segment; `None` when it crosses an edge or stands left of the table.
    fn of(&self, segment: &Segment) -> Option<usize> {
        let column = self.lefts.iter().rposition(|left| segment.bbox.x0 > left - EDGE)?;
        let within = self.lefts.get(column + 1).is_none_or(|next| segment.bbox.x1 < next + EDGE);
        within.then_some(column)
    }

    /// Notes how far right the texts of the rows go, up to the page's margin.
    fn widen(&mut self, cells: &[(usize, Segment)], margin: f32) {
        self.rights = (0..self.lefts.len())
            .map(|column| {
                let own = cells.iter().filter(|(other, _)| *other == column).map(|(_, segment)| segment.bbox.x1);
                let next = self.lefts.get(column + 1).unwrap_or(&margin) - PADDING;
                own.fold(next, f32::max)
            })
            .collect();
    }
}

/// Makes one segment of each row of all tables with titles, on pages of given widths.
pub(super) fn join_rows<'a>(pages: impl Iterator<Item = (f32, &'a mut Vec<Segment>)>) {
    let mut open: Option<Columns> = None;
    for (width, page) in pages.filter(|(_, page)| page.len() <= MAX_SEGMENTS) {
        open = page_rows(page, width, open.take());
    }
}

/// The tables of a page; answers the columns of one that reaches the page's end. A page without tables stays as it is.
fn page_rows(page: &mut Vec<Segment>, width: f32, open: Option<Columns>) -> Option<Columns> {
    let lines = lines(page.clone());
    // Pages have margins of one width.
    let left = page.iter().map(|segment| segment.bbox.x0).fold(f32::INFINITY, f32::min);
    let right = width - left;
    let mut reader = Reader { lines: &lines, open, right, out: Vec::with_capacity(page.len()), found: false };
    let mut at = 0;
    while at < lines.len() {
        at = reader.step(at);
    }
    if reader.found {
        *page = reader.out;
    }
    reader.open
}

/// Reads a page line by line.
struct Reader<'a> {
    lines: &'a [Vec<Segment>],
    /// The columns of a table that goes on from the page before, or that reaches the end of this one.
    open: Option<Columns>,
    /// Where the page's right margin begins.
    right: f32,
    out: Vec<Segment>,
    found: bool,
}

impl Reader<'_> {
    /// Takes a line, or the table that begins there; answers the line behind.
    fn step(&mut self, at: usize) -> usize {
        let titles = header(self.lines, at);
        let goes_on = |known: &&Columns| at < TOP && opens_row(known, &self.lines[at]);
        let known = match &titles {
            Some(titles) => Some(titles.columns.clone()),
            None => self.open.as_ref().filter(goes_on).cloned(),
        };
        match known.and_then(|known| self.table(at, titles, known)) {
            Some(end) => end,
            None => {
                self.out.extend(self.lines[at].iter().cloned());
                self.open = self.open.take().filter(|_| at + 1 < TOP);
                at + 1
            }
        }
    }

    /// Takes the rows of a table; answers the line behind it, `None` when nothing stands below the titles.
    fn table(&mut self, at: usize, titles: Option<Titles>, mut columns: Columns) -> Option<usize> {
        let from = at + titles.as_ref().map_or(0, |titles| titles.lines);
        let (end, mut cells, beside) = body(self.lines, from, &columns);
        if cells.is_empty() && from < self.lines.len() {
            return None;
        }
        columns.widen(&cells, self.right);
        if let Some(titles) = titles {
            self.out.extend(titles.beside);
            self.out.push(row(titles.cells, true, &columns));
        }
        self.out.extend(beside);
        cells.sort_by_key(|(_, segment)| segment.order);
        self.out.extend(rows(cells).into_iter().map(|cells| row(cells, false, &columns)));
        self.open = Some(columns).filter(|_| end + FOOT >= self.lines.len());
        self.found = true;
        Some(end)
    }
}

/// The segments of a page by baseline, each line left to right.
pub(super) fn lines(mut segments: Vec<Segment>) -> Vec<Vec<Segment>> {
    segments.sort_by(|a, b| a.baseline.total_cmp(&b.baseline));
    let mut out: Vec<Vec<Segment>> = Vec::new();
    for segment in segments {
        match out.last_mut() {
            Some(line) if (line[0].baseline - segment.baseline).abs() < BASELINE => line.push(segment),
            _ => out.push(vec![segment]),
        }
    }
    out.iter_mut().for_each(|line| line.sort_by(|a, b| a.bbox.x0.total_cmp(&b.bbox.x0)));
    out
}

/// The titles of a table.
struct Titles {
    columns: Columns,
    cells: Vec<(usize, Segment)>,
    /// What stands left of them.
    beside: Vec<Segment>,
    /// Lines that they take.
    lines: usize,
}

/// The titles that begin at a line; some may go over more lines than others.
fn header(lines: &[Vec<Segment>], at: usize) -> Option<Titles> {
    let bold = |line: &Vec<Segment>| line.iter().all(|segment| segment.spans[0].span.bold);
    let close = |pair: &[Vec<Segment>]| {
        pair[1][0].baseline - pair[0][0].baseline < TITLE_PITCH * pair[1][0].size && bold(&pair[0]) == bold(&pair[1])
    };
    let most = 1 + lines[at..].windows(2).take(TITLE_LINES - 1).take_while(|pair| close(pair)).count();
    // A heading stands alone above titles.
    let heads = |count: usize| count > 1 && lines[at].len() == 1 && header_of(lines, at + 1, count - 1).is_some();
    (1..=most).find_map(|count| header_of(lines, at, count).filter(|_| !heads(count)))
}

/// The titles that so many lines hold. They may stand close together: then each is a span of its own.
fn header_of(lines: &[Vec<Segment>], at: usize, count: usize) -> Option<Titles> {
    let parts = lines[at..at + count].iter().flatten().flat_map(parted_titles).collect();
    let mut titles: Vec<Vec<Segment>> = by_column(parts);
    let text =
        |title: &Vec<Segment>| title.iter().map(|part| part.text().trim().to_owned()).collect::<Vec<_>>().join(" ");
    if titles.len() > MAX_COLUMNS {
        return None;
    }
    let first = titles.iter().position(|title| tables::titles::is_title(&text(title)))?;
    let first = first + usize::from(heads_from_beside(&titles[first..], lines.get(at + count)));
    let beside: Vec<Segment> = titles.drain(..first).flatten().collect();
    let texts: Vec<String> = titles.iter().map(text).collect();
    let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
    let columns = Columns { rights: Vec::new(), lefts: lefts(&titles, &lines[at + count..]) };
    let last = at + count == lines.len();
    let below = lines.get(at + count).into_iter().flatten().filter(|part| part.bbox.x0 > columns.lefts[0] - EDGE);
    let below: Vec<String> = below.flat_map(|part| parted(part, &columns)).map(|part| part.text()).collect();
    let below: Vec<&str> = below.iter().map(|text| text.trim()).collect();
    // Titles at the end of a page have their rows on the next.
    let rows = if last && texts.len() > 2 { &[""][..] } else { &below };
    let louder = lines.get(at + count).is_some_and(|below| are_headings(&titles, &below[0]));
    let is_header = (below.len() > 1 || last) && tables::is_header(&texts, rows) && !louder;
    let cells =
        titles.into_iter().enumerate().flat_map(|(column, title)| title.into_iter().map(move |part| (column, part)));
    is_header.then(|| Titles { columns, cells: cells.collect(), beside, lines: count })
}

/// Whether titles are known headings larger than what stands below: those of columns side by side.
fn are_headings(titles: &[Vec<Segment>], below: &Segment) -> bool {
    titles
        .iter()
        .all(|title| title.len() == 1 && title[0].size > below.size + LOUDER && wording::is_known(&title[0].text()))
}

/// How much larger than its rows no title of a table is, in points.
const LOUDER: f32 = 1.4;

/// Whether the first title is the heading of a section, which stands in the margin beside the titles: it looks unlike them,
/// and nothing stands below it.
fn heads_from_beside(titles: &[Vec<Segment>], below: Option<&Vec<Segment>>) -> bool {
    let ([first, next, _, ..], Some(below)) = (titles, below) else { return false };
    let look = |title: &Vec<Segment>| title[0].look();
    if wording::read(&first[0].text()).is_none_or(|reading| reading.certainty < wording::COMPLETE) {
        return false;
    }
    let left = next.iter().map(|part| part.bbox.x0).fold(f32::INFINITY, f32::min);
    let alike = titles[2..].iter().all(|title| look(title) == look(next));
    alike
        && look(first) != look(next)
        && below.iter().all(|part| part.bbox.x0 > left - MIDDLE.min(left - first[0].bbox.x0) / 2.0)
}

/// Parts of titles that stand above each other are one title.
fn by_column(mut parts: Vec<Segment>) -> Vec<Vec<Segment>> {
    parts.sort_by(|a, b| a.bbox.x0.total_cmp(&b.bbox.x0));
    let mut out: Vec<(f32, Vec<Segment>)> = Vec::new();
    for part in parts {
        let right = part.bbox.x1;
        match out.last_mut() {
            Some((edge, title)) if part.bbox.x0 < *edge => {
                *edge = edge.max(right);
                title.push(part);
            }
            _ => out.push((right, vec![part])),
        }
    }
    let by_line = |(_, mut title): (f32, Vec<Segment>)| {
        title.sort_by(|a, b| a.baseline.total_cmp(&b.baseline));
        title
    };
    out.into_iter().map(by_line).collect()
}

/// The left edges of the columns: those of the titles, or of the text below where titles stand in the middle of theirs.
fn lefts(titles: &[Vec<Segment>], below: &[Vec<Segment>]) -> Vec<f32> {
    let left = |title: &Vec<Segment>| title.iter().map(|part| part.bbox.x0).fold(f32::INFINITY, f32::min);
    let right = |title: &Vec<Segment>| title.iter().map(|part| part.bbox.x1).fold(0.0, f32::max);
    let starts: Vec<f32> =
        below.iter().take(BELOW).flatten().take(BELOW * MAX_COLUMNS).map(|segment| segment.bbox.x0).collect();
    let mut out: Vec<f32> = Vec::new();
    for (at, title) in titles.iter().enumerate() {
        let own = left(title);
        let from = at.checked_sub(1).map_or(own - MIDDLE, |before| right(&titles[before]));
        let near = |edge: f32| starts.iter().filter(|start| (**start - edge).abs() < 1.0).count();
        let flush = near(own) > 0;
        let text = starts.iter().copied().filter(|start| *start > from && *start < own && near(*start) > 1);
        out.push(if flush { own } else { text.fold(own, f32::min) });
    }
    out
}

/// A segment's spans, when each of them is a title.
fn parted_titles(segment: &Segment) -> Vec<Segment> {
    let whole = tables::titles::is_title(segment.text().trim());
    let each =
        segment.spans.len() > 1 && segment.spans.iter().all(|placed| tables::titles::is_title(placed.span.text.trim()));
    if each && !whole {
        segment.spans.iter().map(|placed| segment.with(vec![placed.clone()])).collect()
    } else {
        vec![segment.clone()]
    }
}

/// A segment cut where a span begins at the edge of a column.
fn parted(segment: &Segment, columns: &Columns) -> Vec<Segment> {
    let at_edge = |placed: &Placed| columns.lefts.iter().any(|left| (left - placed.span.bbox.x0).abs() < EDGE);
    let mut groups: Vec<Vec<Placed>> = Vec::new();
    for placed in &segment.spans {
        match groups.last_mut() {
            Some(group) if !at_edge(placed) || placed.span.bbox.y0 > group[0].span.bbox.y1 => {
                group.push(placed.clone())
            }
            _ => groups.push(vec![placed.clone()]),
        }
    }
    if groups.len() < 2 { vec![segment.clone()] } else { groups.into_iter().map(|spans| segment.with(spans)).collect() }
}

/// Whether a line may open a row of a table that a page break parts: two cells begin at edges of its columns.
fn opens_row(columns: &Columns, line: &[Segment]) -> bool {
    let at_edge = |segment: &&Segment| columns.lefts.iter().any(|left| (left - segment.bbox.x0).abs() < EDGE);
    line.iter().filter(at_edge).count() >= 2 && line.iter().all(|segment| columns.of(segment).is_some())
}

type Body = (usize, Vec<(usize, Segment)>, Vec<Segment>);

/// What stands below the titles within their columns: where it ends, its segments, and those left of the table.
fn body(lines: &[Vec<Segment>], from: usize, columns: &Columns) -> Body {
    let mut cells: Vec<(usize, Segment)> = Vec::new();
    let mut beside = Vec::new();
    let mut bottom: Option<f32> = None;
    let mut at = from;
    while at < lines.len() {
        let (left, own): (Vec<&Segment>, Vec<&Segment>) =
            lines[at].iter().partition(|segment| segment.bbox.x1 < columns.lefts[0] - EDGE);
        let parts: Vec<Segment> = own.iter().flat_map(|segment| parted(segment, columns)).collect();
        let told: Option<Vec<(usize, Segment)>> =
            parts.into_iter().map(|segment| Some((columns.of(&segment)?, segment))).collect();
        let Some(told) = told else { break };
        let top = told.iter().map(|(_, segment)| segment.bbox.y0).fold(f32::INFINITY, f32::min);
        let gap =
            bottom.map_or(0.0, |bottom| (top - bottom) / told.first().map_or(1.0, |(_, first)| first.size.max(1.0)));
        let lone = match &told[..] {
            [(0, only)] => ends_table(lines, at, only, &cells, gap),
            _ => false,
        };
        if !told.is_empty() && (gap > GAP || lone || header(lines, at).is_some()) {
            break;
        }
        let lowest = told.iter().map(|(_, segment)| segment.bbox.y1).fold(f32::NEG_INFINITY, f32::max);
        bottom = Some(bottom.map_or(lowest, |bottom| bottom.max(lowest)));
        cells.extend(told);
        beside.extend(left.into_iter().cloned());
        at += 1;
    }
    (at, cells, beside)
}

/// Whether a text alone in the first column is the heading of what follows: the titles of another table stand below it, its
/// words are those of headings with space above, or it stands out beside the first cells.
fn ends_table(lines: &[Vec<Segment>], at: usize, only: &Segment, cells: &[(usize, Segment)], gap: f32) -> bool {
    let text = only.text();
    let look = |segment: &Segment| {
        let span = &segment.spans[0].span;
        (span.bold, (span.size * 2.0).round() as i32)
    };
    let usual = cells.iter().find(|(column, _)| *column == 0).map(|(_, first)| look(first));
    let louder = usual.is_some_and(|(bold, size)| (look(only).0 && !bold) || look(only).1 > size + 1);
    let caps = crate::line::is_caps(&text) && dates::find(&text).is_empty() && text.len() > 5;
    let words = wording::is_known(&text);
    (at + 1 < lines.len() && header(lines, at + 1).is_some())
        || (words && (gap > 0.5 || louder))
        || (gap > 0.4 && (louder || caps))
}

/// A row as one segment.
fn row(cells: Vec<(usize, Segment)>, header: bool, columns: &Columns) -> Segment {
    let first = cells.iter().map(|(_, segment)| segment).min_by(|a, b| a.baseline.total_cmp(&b.baseline));
    let bbox: Rect =
        cells.iter().map(|(_, segment)| segment.bbox).reduce(|all, next| all.union(&next)).unwrap_or_default();
    let mut whole = Segment { bbox, ..first.cloned().unwrap_or_else(|| cells[0].1.clone()) };
    whole.order = cells.iter().map(|(_, segment)| segment.order).min().unwrap_or(whole.order);
    whole.spans = cells.iter().flat_map(|(_, segment)| segment.spans.clone()).collect();
    let mut out: Vec<GridCell> = Vec::new();
    for column in 0..columns.lefts.len() {
        let own: Vec<Segment> =
            cells.iter().filter(|(other, _)| *other == column).map(|(_, cell)| cell.clone()).collect();
        if !own.is_empty() {
            out.push(GridCell { column, lines: lines(own), right: columns.rights[column] });
        }
    }
    whole.grid = Some(Box::new(GridRow { header, cells: out }));
    whole
}
