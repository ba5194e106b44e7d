//! Columns of a PDF page, and whether the text is stored column by column.

use crate::points::Share;
use crate::text::{is_rtl, letters};
use crate::view::{Line, Piece, Zone, is_date_like, is_short, merge, same_baseline};
use vitae_model::document::{Page, Paged, Span};

/// Gap between runs, in sizes, up to which they belong to one piece of text.
const WORD_GAP: f32 = 1.5;
/// Lines a column has at least.
const COLUMN_LINES: usize = 5;
/// Share of a page's lines, in hundredths, that a column holds at least; labels beside a text are fewer.
const COLUMN_PERCENT: usize = 25;
/// Share of a page's lines, in hundredths, that may run across the gutter.
const CROSSING_PERCENT: usize = 40;
/// Share of a column's lines, in hundredths, that start at one edge.
const ALIGNED_PERCENT: usize = 50;
/// Points by which aligned edges may differ.
const ALIGNED: f32 = 4.0;
/// Points between the places tried for a gutter.
const STEP: f32 = 4.0;

/// How the columns of a document are stored.
#[derive(Debug)]
pub(crate) struct Layout {
    /// Column switches in stored order beyond the needed ones ÷ lines.
    pub disorder: Share,
    /// Baselines with text in two columns ÷ baselines.
    pub shared: Share,
    /// Two lines that a machine reads as one.
    pub example: Option<Line>,
}

/// Measures a document; `None` when it holds no text written from left to right.
pub(crate) fn measure(paged: &Paged) -> Option<Layout> {
    let pages = paged.pages.iter().enumerate().filter(|(_, page)| !is_right_to_left(page));
    let measured: Vec<PageLayout> = pages.map(|(index, page)| measure_page(index as u32, page)).collect();
    let sum = |count: fn(&PageLayout) -> usize| measured.iter().map(count).sum::<usize>();
    let lines = sum(|page| page.lines);
    if lines == 0 {
        return None;
    }
    Some(Layout {
        disorder: Share::new(sum(|page| page.switches), lines),
        shared: Share::new(sum(|page| page.shared), sum(|page| page.baselines).max(1)),
        example: measured.into_iter().find_map(|page| page.example),
    })
}

#[derive(Debug, Default)]
struct PageLayout {
    lines: usize,
    switches: usize,
    baselines: usize,
    shared: usize,
    example: Option<Line>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Side {
    Left,
    Right,
    Across,
}

fn measure_page(index: u32, page: &Page) -> PageLayout {
    let spans = page.spans.iter().filter(|span| span.hidden.is_none() && !span.text.trim().is_empty());
    let pieces = merge(spans, is_word_gap);
    let lines = join_short(&pieces);
    let baselines = baselines(&pieces);
    let mut layout = PageLayout { lines: lines.len(), baselines: baselines.len(), ..PageLayout::default() };
    if let Some(gutter) = gutter(&lines, page) {
        let (switches, example) = disorder(&lines, gutter, index);
        let both = |line: &Vec<&Piece>| {
            let has = |side| line.iter().any(|piece| side_of(piece, gutter) == side);
            has(Side::Left) && has(Side::Right)
        };
        layout.switches = switches;
        layout.example = example;
        layout.shared = baselines.iter().filter(|line| both(line)).count();
    }
    layout
}

fn is_right_to_left(page: &Page) -> bool {
    let text = || page.spans.iter().map(|span| span.text.as_str());
    let rtl: usize = text().map(|text| text.chars().filter(|&c| is_rtl(c)).count()).sum();
    rtl * 2 > text().map(letters).sum::<usize>()
}

fn is_word_gap(piece: &Piece, span: &Span) -> bool {
    let gap = span.bbox.x0 - piece.bbox.x1;
    (-span.size..=WORD_GAP * span.size.max(piece.size)).contains(&gap)
}

/// Joins neighbours on one baseline that form one line: grids of short items, and dates or places beside a text.
fn join_short(pieces: &[Piece]) -> Vec<Piece> {
    let right_edge = pieces.iter().map(|piece| piece.bbox.x1).fold(0.0, f32::max);
    let mut lines: Vec<Piece> = Vec::new();
    for piece in pieces {
        match lines.last_mut() {
            Some(last) if same_baseline(&last.bbox, &piece.bbox) && belong_together(last, piece, right_edge) => {
                last.text = format!("{} {}", last.text.trim_end(), piece.text.trim_start());
                last.bbox = last.bbox.union(&piece.bbox);
            }
            _ => lines.push(piece.clone()),
        }
    }
    lines
}

fn belong_together(a: &Piece, b: &Piece, right_edge: f32) -> bool {
    let follows = b.bbox.x0 >= a.bbox.x1 - ALIGNED;
    let short = is_short(&a.text) && is_short(&b.text);
    let dated = is_date_like(&a.text) || is_date_like(&b.text);
    let at_right_edge = is_short(&b.text) && right_edge - b.bbox.x1 < ALIGNED;
    follows && (short || dated || at_right_edge)
}

/// The place between two columns: few lines across it, and an aligned, dense column on either side.
fn gutter(lines: &[Piece], page: &Page) -> Option<f32> {
    let width = if page.width.is_finite() { page.width.clamp(0.0, 10_000.0) } else { 0.0 };
    let steps = (width * 0.6 / STEP) as usize;
    let places = (0..steps).map(|step| width * 0.2 + step as f32 * STEP);
    let fitting = places.filter_map(|at| Some((quality(lines, at)?, at)));
    fitting.max_by_key(|(quality, _)| *quality).map(|(_, at)| at)
}

/// Few crossings first, then balance; `None` when there are no two columns here.
fn quality(lines: &[Piece], at: f32) -> Option<(std::cmp::Reverse<usize>, usize)> {
    let text: Vec<&Piece> = lines.iter().filter(|line| !is_date_like(&line.text)).collect();
    let on = |side: Side| text.iter().copied().filter(|line| side_of(line, at) == side).collect::<Vec<&Piece>>();
    let (left, right, crossing) = (on(Side::Left), on(Side::Right), on(Side::Across).len());
    let enough = |column: &[&Piece]| {
        column.len() >= COLUMN_LINES && column.len() * 100 >= text.len() * COLUMN_PERCENT && is_aligned(column)
    };
    let columns = enough(&left) && enough(&right) && stand_side_by_side(&left, &right);
    (columns && crossing * 100 <= text.len() * CROSSING_PERCENT)
        .then(|| (std::cmp::Reverse(crossing), left.len().min(right.len())))
}

fn side_of(piece: &Piece, gutter: f32) -> Side {
    if piece.bbox.x1 <= gutter + 1.0 {
        Side::Left
    } else if piece.bbox.x0 >= gutter - 1.0 {
        Side::Right
    } else {
        Side::Across
    }
}

fn is_aligned(column: &[&Piece]) -> bool {
    let near = |edge: f32| column.iter().filter(|piece| (piece.bbox.x0 - edge).abs() < ALIGNED).count();
    let most = column.iter().map(|piece| near(piece.bbox.x0)).max().unwrap_or_default();
    most * 100 >= column.len() * ALIGNED_PERCENT
}

/// Whether the columns share at least a third of the lower one's height.
fn stand_side_by_side(left: &[&Piece], right: &[&Piece]) -> bool {
    let extent = |column: &[&Piece]| {
        let top = column.iter().map(|piece| piece.bbox.y0).fold(f32::MAX, f32::min);
        (top, column.iter().map(|piece| piece.bbox.y1).fold(f32::MIN, f32::max))
    };
    let ((a0, a1), (b0, b1)) = (extent(left), extent(right));
    (a1.min(b1) - a0.max(b0)) * 3.0 >= (a1 - a0).min(b1 - b0)
}

/// Switches of column in stored order beyond one in each band between lines that run across, and the first mixed line.
fn disorder(lines: &[Piece], gutter: f32, page: u32) -> (usize, Option<Line>) {
    let sides: Vec<Side> = lines.iter().map(|line| side_of(line, gutter)).collect();
    let bands = sides.split(|side| *side == Side::Across);
    let in_band = |band: &[Side]| band.windows(2).filter(|pair| pair[0] != pair[1]).count();
    let switches = bands.map(|band| in_band(band).saturating_sub(1)).sum();
    let back = (1..lines.len()).find(|&at| sides[at - 1] == Side::Left && sides[at] == Side::Right);
    let example = back.map(|at| Line {
        text: format!("{} {}", lines[at - 1].text.trim(), lines[at].text.trim()),
        page: Some(page),
        bbox: Some(lines[at - 1].bbox.union(&lines[at].bbox)),
        zone: Zone::Body,
        near_top: false,
        hidden: None,
    });
    (switches, example)
}

/// The pieces by baseline, from the top; dates do not make a column.
fn baselines(pieces: &[Piece]) -> Vec<Vec<&Piece>> {
    let mut sorted: Vec<&Piece> = pieces.iter().filter(|piece| !is_date_like(&piece.text)).collect();
    sorted.sort_by(|a, b| a.bbox.y0.total_cmp(&b.bbox.y0));
    let mut baselines: Vec<Vec<&Piece>> = Vec::new();
    for piece in sorted {
        match baselines.last_mut() {
            Some(last) if same_baseline(&last[0].bbox, &piece.bbox) => last.push(piece),
            _ => baselines.push(vec![piece]),
        }
    }
    baselines
}
