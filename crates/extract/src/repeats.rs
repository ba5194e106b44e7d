//! Hidden text that repeats what is seen, as design tools leave it behind: no content, and nothing to warn of.

use std::collections::HashSet;
use vitae_model::document::{Document, Span};

/// Passages that are looked for at most, so that long documents take no more time for each.
const MOST: usize = 200;
/// Letters and digits from which a passage says enough to be called a repeat.
const FEWEST: usize = 4;

/// Drops each hidden passage that stands in the visible text too, once.
pub(crate) fn drop(document: &mut Document) {
    let mut known = Known { seen: seen(document), dropped: HashSet::new(), left: MOST };
    match document {
        Document::Paged(paged) => {
            for page in &mut paged.pages {
                let spans = std::mem::take(&mut page.spans);
                page.spans = without_repeats(spans, &mut known);
            }
        }
        Document::Flow(flow) => {
            for paragraph in &mut flow.paragraphs {
                let hidden = paragraph.runs.iter().filter(|run| run.hidden.is_some());
                if known.repeats(hidden.map(|run| run.text.as_str())) {
                    paragraph.runs.retain(|run| run.hidden.is_none());
                }
            }
        }
    }
}

/// What is seen of a document, and which repeats of it were dropped.
struct Known {
    seen: String,
    dropped: HashSet<String>,
    left: usize,
}

impl Known {
    /// Whether a passage repeats what is seen for the first time: repeated often, it is stuffing.
    fn repeats<'a>(&mut self, passage: impl Iterator<Item = &'a str>) -> bool {
        let said = compact(passage);
        if said.chars().count() < FEWEST || self.left == 0 {
            return false;
        }
        self.left -= 1;
        self.seen.contains(&said) && self.dropped.insert(said)
    }
}

/// The visible text of a document, letters and digits alone.
fn seen(document: &Document) -> String {
    match document {
        Document::Paged(paged) => {
            let spans = paged.pages.iter().flat_map(|page| &page.spans).filter(|span| span.hidden.is_none());
            compact(spans.map(|span| span.text.as_str()))
        }
        Document::Flow(flow) => {
            let runs = flow.paragraphs.iter().flat_map(|own| &own.runs).filter(|run| run.hidden.is_none());
            compact(runs.map(|run| run.text.as_str()))
        }
    }
}

fn compact<'a>(texts: impl Iterator<Item = &'a str>) -> String {
    texts.flat_map(str::chars).filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// The spans of a page without hidden passages, or lines of them, that repeat what is seen.
fn without_repeats(spans: Vec<Span>, known: &mut Known) -> Vec<Span> {
    let mut out = Vec::with_capacity(spans.len());
    for passage in spans.chunk_by(|a, b| a.hidden.is_some() == b.hidden.is_some()) {
        if passage[0].hidden.is_none() {
            out.extend_from_slice(passage);
        } else if !known.repeats(texts(passage)) {
            let lines = passage.chunk_by(|a, b| (a.baseline() - b.baseline()).abs() < 1.0);
            out.extend(lines.filter(|line| !known.repeats(texts(line))).flatten().cloned());
        }
    }
    out
}

fn texts(spans: &[Span]) -> impl Iterator<Item = &str> {
    spans.iter().map(|span| span.text.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;
    use vitae_model::document::{Hidden, Rect};

    #[test]
    fn upl_hidden_text_that_is_seen_too_is_dropped_once() {
        let span = |text: &str, line: f32, hidden: bool| Span {
            text: text.to_owned(),
            bbox: Rect { x0: 0.0, y0: line * 14.0, x1: 50.0, y1: line * 14.0 + 10.0 },
            size: 10.0,
            hidden: hidden.then_some(Hidden::Contrast),
            ..Span::default()
        };
        let seen = span("Ada Byron, Head Nurse", 0.0, false);
        let cases = [
            (vec![("ADA BYRON", 1.0)], vec![]),
            (vec![("Ada", 1.0), ("Byron", 1.0), ("Head Nurse", 2.0)], vec![]),
            (vec![("Ada Byron", 1.0), ("Rust", 2.0)], vec!["Rust"]),
            (vec![("Nurse", 1.0), ("Nurse", 2.0)], vec!["Nurse"]),
            (vec![("Ada", 1.0)], vec!["Ada"]),
        ];
        for (hidden, want) in cases {
            let spans = std::iter::once(seen.clone()).chain(hidden.iter().map(|(text, line)| span(text, *line, true)));
            let mut known =
                Known { seen: compact([seen.text.as_str()].into_iter()), dropped: HashSet::new(), left: MOST };
            let left = without_repeats(spans.collect(), &mut known);
            let left: Vec<&str> = left.iter().skip(1).map(|span| span.text.as_str()).collect();
            assert_eq!(left, want, "{hidden:?}");
        }
    }
}
