//! Spans on one baseline that stand close together.

use super::grid::GridRow;
use super::justified::{self, RightEdges};
use super::{spacing, vertical};
use crate::line::has_word;
use vitae_model::dates;
use vitae_model::document::{Link, Page, Rect, Span};

/// Pages of more pieces than this are no résumés: they are read line by line.
pub(super) const MAX_SEGMENTS: usize = 4000;

/// Gap in multiples of the size that parts one cell from the next.
const CELL_GAP: f32 = 1.0;
/// Gap that parts cells when the next one stands at an edge where many lines begin.
const EDGE_GAP: f32 = 0.5;
/// As [`CELL_GAP`], between words whose letters are set apart.
const WIDE_GAP: f32 = 2.5;
/// As [`EDGE_GAP`], between words whose letters are set apart.
const WIDE_EDGE_GAP: f32 = 1.4;
/// As [`CELL_GAP`], in text whose characters stand in a grid, where two blanks part words of justified lines.
const GRID_GAP: f32 = 1.6;
/// As [`EDGE_GAP`], in type whose characters are equally wide, where one blank is wider than that.
const TYPED_GAP: f32 = 0.75;
/// Width of a character of such type, in multiples of the size.
const TYPED_WIDTH: f32 = 0.6;
/// More edges than a table has are those of a grid of characters.
const MAX_EDGES: usize = 10;
/// Lines that begin at the same place make an edge.
const EDGE_LINES: usize = 3;
/// A bullet may stand this far before its text, in points.
const BULLET_GAP: f32 = 40.0;

/// Gap in multiples of the size that is a space between words.
const SPACE: f32 = 0.12;
/// As [`SPACE`], behind an initial whose word has its letters set apart.
const WIDE_SPACE: f32 = 0.45;
/// Small capitals have this share of the size of capitals at most.
const SMALL_CAPS: f32 = 0.9;
/// As [`CELL_GAP`], within a date.
const DATE_GAP: f32 = 4.0;

/// A piece of a line without wide gaps.
#[derive(Debug, Clone)]
pub(super) struct Segment {
    pub(super) spans: Vec<Placed>,
    pub(super) bbox: Rect,
    pub(super) baseline: f32,
    pub(super) size: f32,
    /// Place of its first span in the content stream.
    pub(super) order: usize,
    /// A heading that stood in a margin beside what it heads.
    pub(super) raised: bool,
    /// A cell of a table's row, with all its lines.
    pub(super) cell: bool,
    /// The cells of a table's row below titles, which the segment holds whole.
    pub(super) grid: Option<Box<GridRow>>,
}

/// A span with its link.
#[derive(Debug, Clone)]
pub(super) struct Placed {
    pub(super) span: Span,
    pub(super) link: Option<String>,
    /// Its letters were set apart.
    wide: bool,
    pub(super) order: usize,
}

impl Placed {
    /// Whether a space stands between it and the span before: a gap, or another line.
    pub(super) fn is_apart_from(&self, last: &Placed) -> bool {
        let gap = self.span.bbox.x0 - last.span.bbox.x1;
        let new_row = self.span.bbox.y0 > last.span.bbox.y1 - 1.0;
        let space = if self.goes_on_from_initial(last) { WIDE_SPACE } else { SPACE };
        new_row || gap > space * self.span.size.max(4.0)
    }

    /// Whether it may be the rest of a word in small capitals with its letters set apart, behind a larger capital.
    fn goes_on_from_initial(&self, last: &Placed) -> bool {
        let initial = last.span.text.chars().count() == 1 && last.span.text.starts_with(char::is_uppercase);
        self.wide && initial && self.span.size < SMALL_CAPS * last.span.size
    }
}

/// How a segment looks: half points, bold, italic, colour.
pub(super) type Look = (i32, bool, bool, Option<[u8; 3]>);

/// How a span is drawn but for its size: bold, italic, colour.
pub(super) fn ink(span: &Span) -> (bool, bool, Option<[u8; 3]>) {
    (span.bold, span.italic, span.color)
}

impl Segment {
    /// The look of its first span.
    pub(super) fn look(&self) -> Look {
        let span = &self.spans[0].span;
        let (bold, italic, color) = ink(span);
        ((span.size * 2.0).round() as i32, bold, italic, color)
    }

    /// Its text, with a space wherever a gap shows one.
    pub(super) fn text(&self) -> String {
        let mut out = String::new();
        let mut last: Option<&Placed> = None;
        for placed in &self.spans {
            if last.is_some_and(|last| placed.is_apart_from(last)) && !out.ends_with(' ') {
                out.push(' ');
            }
            out.push_str(&placed.span.text);
            last = Some(placed);
        }
        out
    }

    /// A segment of some of its spans.
    pub(super) fn with(&self, spans: Vec<Placed>) -> Self {
        let bbox =
            spans.iter().map(|placed| placed.span.bbox).reduce(|all, next| all.union(&next)).unwrap_or(self.bbox);
        let order = spans.iter().map(|placed| placed.order).min().unwrap_or(self.order);
        let Self { baseline, size, raised, cell, .. } = *self;
        Self { spans, bbox, baseline, size, order, raised, cell, grid: self.grid.clone() }
    }

    fn is_bullet(&self) -> bool {
        let few = self.spans.len() <= 2 && self.spans.iter().all(|placed| placed.span.text.len() <= 8);
        few && self.text().chars().count() <= 2 && !has_word(&self.text())
    }

    fn absorb(&mut self, other: Segment) {
        self.bbox = self.bbox.union(&other.bbox);
        self.order = self.order.min(other.order);
        if self.is_bullet() {
            (self.size, self.baseline) = (other.size, other.baseline);
        }
        self.spans.extend(other.spans);
    }
}

/// The segments of a page, hidden text left out, top to bottom.
pub(super) fn segments(page: &Page) -> Vec<Segment> {
    let placed: Vec<Placed> = page
        .spans
        .iter()
        .enumerate()
        .filter(|(_, span)| span.hidden.is_none())
        .map(|(order, span)| Placed {
            link: link_over(span, &page.links),
            span: spacing::without_indent(span),
            wide: false,
            order,
        })
        .collect();
    let mut placed = vertical::join(placed);
    placed.sort_by(|a, b| a.span.baseline().total_cmp(&b.span.baseline()));
    let mut rows = rows(placed);
    rows.iter_mut().for_each(|row| close_letters(row));
    let cells = Cells::of(&rows);
    let right_edges = RightEdges::of(&rows);
    let mut out = Vec::new();
    for row in rows {
        let stretched = justified::stretched(&row, &right_edges);
        split(row, &stretched, &cells, &mut out);
    }
    out
}

/// Puts letters that are set apart back together; short words only beside longer ones.
fn close_letters(row: &mut [Placed]) {
    let is_wide = |text: &str| spacing::is_wide(text) || spacing::is_nearly_wide(text);
    let Some(size) = row.iter().find(|placed| is_wide(&placed.span.text)).map(|placed| placed.span.size) else {
        return;
    };
    for placed in row.iter_mut() {
        let text = &placed.span.text;
        if (placed.span.size - size).abs() < 0.1 && spacing::may_be_wide(text) {
            placed.span.text = spacing::joined(text);
        } else if spacing::is_parted(text) || spacing::is_nearly_wide(text) {
            placed.span.text = spacing::closed(text);
        } else {
            continue;
        }
        placed.wide = true;
    }
}

/// Spans by baseline, each row left to right.
fn rows(placed: Vec<Placed>) -> Vec<Vec<Placed>> {
    let mut rows: Vec<Vec<Placed>> = Vec::new();
    for next in placed {
        match rows.last_mut() {
            Some(row) if row.last().is_some_and(|last| on_one_line(&last.span, &next.span)) => row.push(next),
            _ => rows.push(vec![next]),
        }
    }
    for row in &mut rows {
        row.sort_by(|a, b| a.span.bbox.x0.total_cmp(&b.span.bbox.x0));
    }
    rows
}

/// What parts the cells of a page.
struct Cells {
    edges: Vec<f32>,
    /// Gap that parts cells at an edge.
    edge_gap: f32,
    gap: f32,
}

impl Cells {
    fn of(rows: &[Vec<Placed>]) -> Self {
        let edges = edges(rows);
        if edges.len() > MAX_EDGES {
            return Self { edges: Vec::new(), edge_gap: GRID_GAP, gap: GRID_GAP };
        }
        Self { edges, edge_gap: if is_typewritten(rows) { TYPED_GAP } else { EDGE_GAP }, gap: CELL_GAP }
    }
}

/// Whether all characters are equally wide, blanks among them.
fn is_typewritten(rows: &[Vec<Placed>]) -> bool {
    let spans = rows.iter().flatten().map(|placed| &placed.span);
    let long = spans.filter(|span| span.text.chars().count() >= 4);
    let widths: Vec<f32> = long.map(|span| span.bbox.width() / span.text.chars().count() as f32 / span.size).collect();
    let typed = widths.iter().filter(|width| (**width - TYPED_WIDTH).abs() < 0.01).count();
    typed * 4 > widths.len() * 3
}

/// The left edges at which many lines begin, after nothing or after a gap.
fn edges(rows: &[Vec<Placed>]) -> Vec<f32> {
    let mut starts: Vec<f32> = Vec::new();
    for row in rows {
        for (at, placed) in row.iter().enumerate() {
            let before = at.checked_sub(1).map(|before| &row[before].span);
            let apart = |before: &Span| {
                placed.span.bbox.x0 - before.bbox.x1 > EDGE_GAP * placed.span.size
                    && !is_one_blank(before, &placed.span)
            };
            if before.is_none_or(apart) {
                starts.push(placed.span.bbox.x0);
            }
        }
    }
    starts.sort_by(f32::total_cmp);
    let near = |edge: f32| starts.iter().filter(|start| (**start - edge).abs() < 0.8).count();
    let mut out: Vec<f32> = starts.iter().copied().filter(|start| near(*start) >= EDGE_LINES).collect();
    out.dedup_by(|a, b| (*a - *b).abs() < 0.8);
    out
}

fn on_one_line(a: &Span, b: &Span) -> bool {
    let tolerance = 0.28 * a.size.min(b.size).max(4.0);
    (a.baseline() - b.baseline()).abs() <= tolerance
}

/// A link that reaches no further into a span, in points, lies over its neighbour.
const GRAZE: f32 = 2.0;

pub(crate) fn link_over(span: &Span, links: &[Link]) -> Option<String> {
    let middle = span.bbox.middle();
    let over = |link: &&Link| {
        let inside = link.bbox.contains(middle);
        let shared = link.bbox.x1.min(span.bbox.x1) - link.bbox.x0.max(span.bbox.x0);
        let within = shared > GRAZE && link.bbox.width() < span.bbox.width();
        inside || (within && (link.bbox.y0..=link.bbox.y1).contains(&middle.1))
    };
    let behind = |link: &&Link| is_icon_behind(link, span);
    links.iter().find(over).or_else(|| links.iter().find(behind)).map(|link| link.url.clone())
}

/// Whether a link lies over a small picture right behind a span: the text is what it tells of.
fn is_icon_behind(link: &Link, span: &Span) -> bool {
    let middle = (link.bbox.y0 + link.bbox.y1) / 2.0;
    let gap = link.bbox.x0 - span.bbox.x1;
    let small = link.bbox.width() < 1.6 * span.size && link.bbox.height() < 2.0 * span.size;
    small && (-0.1 * span.size..0.6 * span.size).contains(&gap) && (span.bbox.y0..=span.bbox.y1).contains(&middle)
}

/// Cuts one row into segments at wide gaps that are no stretched blanks.
fn split(row: Vec<Placed>, stretched: &[bool], cells: &Cells, out: &mut Vec<Segment>) {
    let first = out.len();
    for (placed, stretched) in row.into_iter().zip(stretched) {
        let single = Segment {
            bbox: placed.span.bbox,
            baseline: placed.span.baseline(),
            size: placed.span.size,
            order: placed.order,
            spans: vec![placed],
            raised: false,
            cell: false,
            grid: None,
        };
        let near = out.len() > first && out.last().is_some_and(|last| *stretched || joins(last, &single, cells));
        match out.last_mut() {
            Some(last) if near => last.absorb(single),
            _ => out.push(single),
        }
    }
}

/// Whether two words of a monospaced face stand side by side.
fn is_one_blank(left: &Span, right: &Span) -> bool {
    spacing::is_one_blank((&left.bbox, &left.text), (&right.bbox, &right.text), left.size)
}

/// Whether a stretched blank stands within a date: behind a month or before the dash of a span.
fn goes_on_in_date(last: &Segment, next: &Segment) -> bool {
    let (before, after) = (&last.spans[last.spans.len() - 1].span, &next.spans[0].span);
    if ink(before) != ink(after) {
        return false;
    }
    let second = next.text();
    let year = second.trim().split(['–', '-', '—', ' ']).next().unwrap_or_default();
    let dash = matches!(second.trim(), "-" | "–" | "—");
    let dated = year.len() == 4 && year.bytes().all(|byte| byte.is_ascii_digit());
    if !(dash || dated) {
        return false;
    }
    let first = last.text();
    let first = first.trim();
    if dash {
        return dates::parse(first).is_some_and(|span| !span.is_range());
    }
    first.chars().all(|c| c.is_alphabetic() || c == '.') && dates::parse(&format!("{first} {year}")).is_some()
}

fn joins(last: &Segment, next: &Segment, cells: &Cells) -> bool {
    let gap = next.bbox.x0 - last.bbox.x1;
    if last.spans.last().is_some_and(|last| is_one_blank(&last.span, &next.spans[0].span)) {
        return true;
    }
    if gap < DATE_GAP * last.size && goes_on_in_date(last, next) {
        return true;
    }
    if last.is_bullet() {
        return gap < BULLET_GAP;
    }
    let at_edge = cells.edges.iter().any(|edge| (edge - next.bbox.x0).abs() < 0.8);
    let wide = last.spans.last().is_some_and(|placed| placed.wide) && next.spans[0].wide;
    let limit = if wide && at_edge {
        WIDE_EDGE_GAP
    } else if wide {
        WIDE_GAP
    } else if at_edge {
        cells.edge_gap
    } else {
        cells.gap
    };
    gap < limit * last.size.max(next.size).max(6.0)
}
