//! Joins the pieces that a producer draws one by one into runs of one style on one line.

use super::page::BELOW;
use vitae_model::document::Span;

/// A gap of this part of the font size is a space between words.
const SPACE: f32 = 0.15;
/// A gap of this part of the font size or more separates columns, not words.
const COLUMN: f32 = 0.5;

/// Joins neighbours in stream order that continue each other.
pub(super) fn runs(spans: Vec<Span>) -> Vec<Span> {
    let mut out: Vec<Span> = Vec::with_capacity(spans.len());
    for span in spans {
        match out.last_mut() {
            Some(last) if continues(last, &span) => append(last, &span),
            _ => out.push(span),
        }
    }
    out
}

fn baseline(span: &Span) -> f32 {
    span.bbox.y1 - BELOW * span.size
}

fn continues(last: &Span, next: &Span) -> bool {
    let size = last.size.max(1.0);
    let gap = next.bbox.x0 - last.bbox.x1;
    (last.size - next.size).abs() < 0.05 * size
        && last.bold == next.bold
        && last.italic == next.italic
        && last.color == next.color
        && last.hidden == next.hidden
        && (baseline(last) - baseline(next)).abs() < 0.1 * size
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
