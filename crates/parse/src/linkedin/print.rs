//! The rows of the two columns, and whether a document is such a print at all.

use crate::layout::link_over;
use crate::line::{Line, RunLook, Spot};
use vitae_model::document::{Page, Paged, Span};

/// Type sizes in points, measured on prints of several years and languages (Apache FOP 2.2 and 2.3).
const NAME: f32 = 26.0;
const HEADING: f32 = 15.75;
const LARGE: f32 = 12.0;
const ROLE: f32 = 11.5;
const TEXT: f32 = 10.5;
const SIDE_HEADING: f32 = 13.0;
/// Sizes that differ by less are one.
const ALIKE: f32 = 0.2;

/// Points between the left edges of both columns, and how exactly.
const BETWEEN: (f32, f32) = (202.0, 4.0);
/// The right edges of both columns, in points from the left edge of the wide one.
const BODY_RIGHT: f32 = 366.8;
const SIDE_RIGHT: f32 = -32.0;
/// A print that was printed again to fit another paper is smaller or larger by this at most.
const SCALES: std::ops::RangeInclusive<f32> = 0.7..=1.4;

/// The number of the page stands in 9 points within so many of its lower edge.
const FOOT: (f32, f32) = (9.6, 40.0);

/// Places stand in a grey of 0.69, everything else of the wide column in one of 0.1.
const GREY: std::ops::RangeInclusive<u8> = 120..=220;

/// Baselines that differ by less are one row.
const LEVEL: f32 = 1.0;
/// A gap of this part of the size is a blank.
const BLANK: f32 = 0.12;

/// What a row is by its size.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Face {
    /// The member's name.
    Name,
    /// A heading of its column.
    Heading,
    /// Headline, summary, employers and schools.
    Large,
    /// What somebody was at an employer.
    Role,
    /// Dates, places, descriptions, degrees; every item of the dark column.
    Text,
}

/// A row of one column.
#[derive(Debug, Clone)]
pub(super) struct Row {
    pub(super) line: Line,
    pub(super) face: Face,
    /// All of it is grey.
    pub(super) grey: bool,
    /// Some of it is grey.
    pub(super) part_grey: bool,
    /// The height of its baseline and its type size, as in an unscaled print.
    pub(super) baseline: f32,
    pub(super) size: f32,
    /// Where no-break spaces stand in its text.
    pub(super) no_breaks: Vec<usize>,
}

impl Row {
    /// How far below another row of its page it stands; `None` on another page.
    pub(super) fn below(&self, above: &Row) -> Option<f32> {
        (self.line.page == above.line.page).then_some(self.baseline - above.baseline)
    }
}

/// The rows of both columns over all pages.
pub(super) struct Print {
    pub(super) body: Vec<Row>,
    pub(super) side: Vec<Row>,
}

/// Where the wide column begins, and how much larger than usual all is drawn.
#[derive(Debug, Clone, Copy)]
pub(super) struct Frame {
    pub(super) left: f32,
    pub(super) scale: f32,
}

impl Frame {
    /// The frame of a print, known by its first page; `None` when the document is none: name, headings of both columns and a
    /// line below the name must have their sizes and places.
    fn of(page: &Page) -> Option<Self> {
        let spans = || page.spans.iter().filter(|span| is_shown(span));
        let name = spans().max_by(|a, b| a.size.total_cmp(&b.size))?;
        let frame = Self { left: name.bbox.x0, scale: name.size / NAME };
        let own = |size: f32| spans().any(|span| frame.is_of(span, size) && frame.is_own(span));
        let between = |span: &Span| (frame.left - span.bbox.x0) / frame.scale - BETWEEN.0;
        let beside = spans().any(|span| frame.is_of(span, SIDE_HEADING) && between(span).abs() < BETWEEN.1);
        (SCALES.contains(&frame.scale) && beside && own(LARGE)).then_some(frame)
    }

    pub(super) fn is_of(self, span: &Span, size: f32) -> bool {
        (span.size / self.scale - size).abs() < ALIKE
    }

    /// Whether a span begins where the rows of the wide column do.
    pub(super) fn is_own(self, span: &Span) -> bool {
        (span.bbox.x0 - self.left).abs() < self.scale
    }
}

impl Print {
    /// The rows of a print; `None` when the document is none.
    pub(super) fn of(paged: &Paged) -> Option<Self> {
        let frame = Frame::of(paged.pages.first()?)?;
        let headed = |span: &Span| is_shown(span) && frame.is_of(span, HEADING) && frame.is_own(span);
        paged.pages.iter().flat_map(|page| &page.spans).any(headed).then(|| Self::columns(paged, frame))
    }

    fn columns(paged: &Paged, frame: Frame) -> Self {
        let (mut body, mut side) = (Vec::new(), Vec::new());
        for (number, page) in paged.pages.iter().enumerate() {
            let spans = page.spans.iter().filter(|span| is_shown(span) && !is_foot(span, page.height, frame.scale));
            let (beside, own): (Vec<&Span>, Vec<&Span>) = spans.partition(|span| span.bbox.x0 < frame.left - LARGE);
            let row = |right: f32| move |spans: Vec<&Span>| row(&spans, page, number as u32, right, frame);
            body.extend(rows(own).into_iter().map(row(BODY_RIGHT)).map(|row| with_face(row, body_face)));
            side.extend(rows(beside).into_iter().map(row(SIDE_RIGHT)).map(|row| with_face(row, side_face)));
        }
        Self { body, side }
    }

    /// Whether places are known by their grey.
    pub(super) fn has_grey(&self) -> bool {
        self.body.iter().any(|row| row.grey)
    }

    /// Whether the file still tells no-break spaces from others.
    pub(super) fn keeps_no_breaks(&self) -> bool {
        self.body.iter().any(|row| !row.no_breaks.is_empty())
    }
}

pub(super) fn is_shown(span: &Span) -> bool {
    span.hidden.is_none() && !span.text.trim().is_empty()
}

pub(super) fn is_foot(span: &Span, height: f32, scale: f32) -> bool {
    span.size < FOOT.0 * scale && span.bbox.y1 > height - FOOT.1
}

/// Spans by baseline, each row left to right.
pub(super) fn rows(mut spans: Vec<&Span>) -> Vec<Vec<&Span>> {
    spans.sort_by(|a, b| a.baseline().total_cmp(&b.baseline()));
    let mut out: Vec<Vec<&Span>> = Vec::new();
    for span in spans {
        match out.last_mut() {
            Some(row) if (row[0].baseline() - span.baseline()).abs() < LEVEL => row.push(span),
            _ => out.push(vec![span]),
        }
    }
    out.iter_mut().for_each(|row| row.sort_by(|a, b| a.bbox.x0.total_cmp(&b.bbox.x0)));
    out
}

/// A row of a column whose right edge stands so far from the left one of the frame.
pub(super) fn row(spans: &[&Span], page: &Page, number: u32, right: f32, frame: Frame) -> Row {
    let right = frame.left + right * frame.scale;
    let mut line = Line { page: number, bbox: spans[0].bbox, right, ..Line::default() };
    let mut no_breaks = Vec::new();
    let mut edge = f32::INFINITY;
    for span in spans {
        if span.bbox.x0 - edge > BLANK * span.size && !line.text.ends_with(' ') && !span.text.starts_with(' ') {
            line.text.push(' ');
        }
        no_breaks.extend(span.no_breaks.iter().map(|at| *at as usize + line.text.len()));
        let look = RunLook { bold: span.bold, italic: span.italic, link: link_over(span, &page.links) };
        line.push(&span.text, look, Spot::Page { page: number, bbox: span.bbox });
        line.bbox = line.bbox.union(&span.bbox);
        edge = span.bbox.x1;
    }
    let longest = spans.iter().max_by_key(|span| span.text.len());
    line.size = longest.map_or(TEXT, |span| span.size);
    line.color = longest.and_then(|span| span.color);
    let grey = |span: &&&Span| span.color.is_some_and(|color| color.iter().all(|part| GREY.contains(part)));
    let count = spans.iter().filter(grey).count();
    let (baseline, size) = (spans[0].baseline() / frame.scale, line.size / frame.scale);
    Row { line, face: Face::Text, grey: count == spans.len(), part_grey: count > 0, baseline, size, no_breaks }
}

fn with_face(row: Row, face: impl Fn(f32) -> Face) -> Row {
    Row { face: face(row.size), ..row }
}

/// The face of the nearest size in the wide column.
fn body_face(size: f32) -> Face {
    const FACES: [(f32, Face); 5] =
        [(NAME, Face::Name), (HEADING, Face::Heading), (LARGE, Face::Large), (ROLE, Face::Role), (TEXT, Face::Text)];
    let nearest = FACES.into_iter().min_by(|a, b| (a.0 - size).abs().total_cmp(&(b.0 - size).abs()));
    nearest.map_or(Face::Text, |(_, face)| face)
}

fn side_face(size: f32) -> Face {
    if size > (LARGE + SIDE_HEADING) / 2.0 { Face::Heading } else { Face::Text }
}
