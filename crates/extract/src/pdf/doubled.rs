//! Text that is drawn twice at one place: shadows, outlines and letters made bold that way.

use std::collections::HashMap;
use vitae_model::document::Span;

/// Copies stand no further apart, in multiples of the size (as poppler's `dupMaxPriDelta`).
const APART: f32 = 0.1;
/// So many pieces of one text are compared with the next one at most.
const RECENT: usize = 16;

/// The spans without those that another one of the same text covers: the one that is seen stays, else the last.
pub(super) fn without_copies(spans: Vec<Span>) -> Vec<Span> {
    let covered = covered(&spans);
    spans.into_iter().zip(covered).filter(|(_, covered)| !covered).map(|(span, _)| span).collect()
}

fn covered(spans: &[Span]) -> Vec<bool> {
    let mut covered = vec![false; spans.len()];
    let mut known: HashMap<&str, Vec<usize>> = HashMap::new();
    for (at, span) in spans.iter().enumerate().filter(|(_, span)| !span.text.trim().is_empty()) {
        let earlier = known.entry(span.text.as_str()).or_default();
        if let Some(copy) = earlier.iter_mut().rev().take(RECENT).find(|copy| is_copy(&spans[**copy], span)) {
            let unseen = span.hidden.is_some() && spans[*copy].hidden.is_none();
            covered[if unseen { at } else { std::mem::replace(copy, at) }] = true;
        } else {
            earlier.push(at);
        }
    }
    covered
}

fn is_copy(first: &Span, second: &Span) -> bool {
    let near = |a: f32, b: f32| (a - b).abs() < APART * first.size;
    let (a, b) = (&first.bbox, &second.bbox);
    near(a.x0, b.x0) && near(a.x1, b.x1) && near(a.y0, b.y0) && near(a.y1, b.y1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use vitae_model::document::{Hidden, Rect};

    #[test]
    fn upl_text_drawn_twice_is_read_once() {
        let span = |text: &str, x0: f32, hidden: Option<Hidden>| Span {
            text: text.to_owned(),
            bbox: Rect { x0, y0: 90.0, x1: x0 + 30.0, y1: 100.0 },
            size: 10.0,
            hidden,
            ..Span::default()
        };
        let faint = Some(Hidden::Contrast);
        let cases = [
            (vec![span("Byron", 50.7, None), span("Byron", 50.0, None)], vec![50.0]),
            (vec![span("Byron", 50.7, faint), span("Byron", 50.0, None)], vec![50.0]),
            (vec![span("Byron", 50.7, None), span("Byron", 50.0, faint)], vec![50.7]),
            (vec![span("Byron", 50.7, None), span("Byron", 50.4, None), span("Byron", 50.0, None)], vec![50.0]),
            (vec![span("Byron", 52.0, None), span("Byron", 50.0, None)], vec![52.0, 50.0]),
            (vec![span("Ada", 50.0, None), span("Byron", 50.0, None)], vec![50.0, 50.0]),
        ];
        for (spans, want) in cases {
            let left: Vec<f32> = without_copies(spans.clone()).iter().map(|span| span.bbox.x0).collect();
            assert_eq!(left, want, "{spans:?}");
        }
    }
}
