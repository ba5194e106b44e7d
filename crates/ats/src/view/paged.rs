//! Spans of a PDF as lines: runs on one baseline that follow each other in the stream.

use super::{Line, Zone};
use crate::text::fold;
use std::collections::{BTreeMap, BTreeSet};
use vitae_model::document::{Hidden, Page, Paged, Rect, Span};

/// Share of a page's height, at the top and at the bottom, where running headers and footers stand.
const OUTER: f32 = 0.06;

/// Visible and hidden lines in the order of the content streams.
pub(super) fn lines(paged: &Paged) -> (Vec<Line>, Vec<Line>) {
    let (mut visible, mut hidden) = (Vec::new(), Vec::new());
    for (index, page) in paged.pages.iter().enumerate() {
        let spans = |why: Option<Hidden>| page.spans.iter().filter(move |span| span.hidden == why);
        visible.extend(page_lines(index as u32, page, spans(None)));
        let reasons: BTreeSet<Hidden> = page.spans.iter().filter_map(|span| span.hidden).collect();
        for why in reasons {
            let lines = page_lines(index as u32, page, spans(Some(why)));
            hidden.extend(lines.into_iter().map(|line| Line { hidden: Some(why), ..line }));
        }
    }
    mark_running_lines(&mut visible, paged);
    (visible, hidden)
}

fn page_lines<'a>(index: u32, page: &Page, spans: impl Iterator<Item = &'a Span>) -> Vec<Line> {
    let pieces = merge(spans, |_, _| true);
    let first_quarter = |bbox: &Rect| index == 0 && bbox.y0 < page.height / 4.0;
    let lines = pieces.into_iter().map(|piece| Line {
        near_top: first_quarter(&piece.bbox),
        text: piece.text,
        page: Some(index),
        bbox: Some(piece.bbox),
        zone: Zone::Body,
        hidden: None,
    });
    lines.filter(|line| !line.text.trim().is_empty()).collect()
}

/// Text on one baseline.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Piece {
    /// Its text.
    pub text: String,
    /// Around all its spans.
    pub bbox: Rect,
    /// The largest font size in it.
    pub size: f32,
}

/// Joins spans that follow each other on one baseline, where `may_join` allows it for the gap between them.
pub(crate) fn merge<'a>(spans: impl Iterator<Item = &'a Span>, may_join: impl Fn(&Piece, &Span) -> bool) -> Vec<Piece> {
    let mut pieces: Vec<Piece> = Vec::new();
    for span in spans {
        match pieces.last_mut() {
            Some(last) if same_baseline(&last.bbox, &span.bbox) && may_join(last, span) => extend(last, span),
            _ => pieces.push(Piece { text: span.text.clone(), bbox: span.bbox, size: span.size }),
        }
    }
    pieces
}

fn extend(piece: &mut Piece, span: &Span) {
    let gap = (span.bbox.x0 - piece.bbox.x1).abs();
    let spaced = piece.text.ends_with(char::is_whitespace) || span.text.starts_with(char::is_whitespace);
    if gap > span.size * 0.15 && !spaced {
        piece.text.push(' ');
    }
    piece.text.push_str(&span.text);
    piece.bbox = piece.bbox.union(&span.bbox);
    piece.size = piece.size.max(span.size);
}

/// Whether two boxes stand on the same line of text: their heights overlap by more than half of the lesser one.
pub(crate) fn same_baseline(a: &Rect, b: &Rect) -> bool {
    let overlap = a.y1.min(b.y1) - a.y0.max(b.y0);
    overlap > 0.5 * a.height().min(b.height()).max(0.1)
}

/// Marks lines that stand near the edge of at least two pages with the same words; page numbers may differ.
fn mark_running_lines(lines: &mut [Line], paged: &Paged) {
    let mut pages_of: BTreeMap<String, Vec<u32>> = BTreeMap::new();
    for line in lines.iter().filter(|line| is_outer(line, paged)) {
        pages_of.entry(without_digits(&line.text)).or_default().extend(line.page);
    }
    for line in lines.iter_mut().filter(|line| is_outer(line, paged)) {
        let pages = &pages_of[&without_digits(&line.text)];
        if pages.iter().any(|page| Some(*page) != line.page) {
            line.zone = Zone::Margin;
        }
    }
}

fn is_outer(line: &Line, paged: &Paged) -> bool {
    let (Some(page), Some(bbox)) = (line.page, line.bbox) else { return false };
    let height = paged.pages[page as usize].height;
    bbox.y1 <= height * OUTER || bbox.y0 >= height * (1.0 - OUTER)
}

fn without_digits(text: &str) -> String {
    fold(text).chars().filter(|c| !c.is_ascii_digit()).collect()
}
