//! Joins the pieces that a producer draws one by one into runs of one style and link on one line.

use vitae_model::document::{Link, Rect, Span};

/// A gap of this part of the font size is a space between words.
const SPACE: f32 = 0.15;
/// A gap of this part of the font size or more separates columns, not words.
const COLUMN: f32 = 0.5;

/// Joins neighbours in stream order that continue each other; words under a link stay apart from those beside it.
pub(super) fn runs(spans: Vec<Span>, links: &[Link]) -> Vec<Span> {
    let mut out: Vec<Span> = Vec::with_capacity(spans.len());
    let mut under = None;
    for span in spans {
        let link = links.iter().position(|link| lies_under(&span.bbox, &link.bbox));
        match out.last_mut() {
            Some(last) if under == link && continues(last, &span) => append(last, &span),
            _ => out.push(span),
        }
        under = link;
    }
    out
}

/// Whether the middle of a piece lies under a link.
fn lies_under(piece: &Rect, link: &Rect) -> bool {
    let (x, y) = ((piece.x0 + piece.x1) / 2.0, (piece.y0 + piece.y1) / 2.0);
    (link.x0..=link.x1).contains(&x) && (link.y0..=link.y1).contains(&y)
}

fn continues(last: &Span, next: &Span) -> bool {
    let size = last.size.max(1.0);
    let gap = next.bbox.x0 - last.bbox.x1;
    (last.size - next.size).abs() < 0.05 * size
        && last.bold == next.bold
        && last.italic == next.italic
        && last.color == next.color
        && last.hidden == next.hidden
        && (last.baseline() - next.baseline()).abs() < 0.1 * size
        && gap > -0.35 * size
        && gap < COLUMN * size
}

fn append(last: &mut Span, next: &Span) {
    let gap = next.bbox.x0 - last.bbox.x1;
    let apart = gap > SPACE * last.size && !last.text.ends_with(' ') && !next.text.starts_with(' ');
    if apart {
        last.text.push(' ');
    }
    last.text.push_str(&next.text);
    last.bbox = last.bbox.union(&next.bbox);
}
