//! A document's text as rows, before columns are told apart.

use super::segment::{self, Segment};
use vitae_model::document::{Document, Page, Paragraph, Span};

/// The rows of all pages, or all paragraphs, each on a line of its own.
pub(crate) fn text(document: &Document) -> String {
    let rows: Vec<String> = match document {
        Document::Paged(paged) => paged.pages.iter().flat_map(page_rows).collect(),
        Document::Flow(flow) => flow.paragraphs.iter().map(Paragraph::text).collect(),
    };
    rows.into_iter().map(|row| row + "\n").collect()
}

/// What is seen of a page, then what is not.
fn page_rows(page: &Page) -> Vec<String> {
    let (hidden, visible): (Vec<Span>, Vec<Span>) = page.spans.iter().cloned().partition(|span| span.hidden.is_some());
    let shown = hidden.into_iter().map(|span| Span { hidden: None, ..span }).collect();
    let rows = |spans| joined(segment::segments(&Page { spans, ..page.clone() }));
    [rows(visible), rows(shown)].concat()
}

/// Segments on one baseline as one row.
fn joined(segments: Vec<Segment>) -> Vec<String> {
    let on_one_row = |a: &Segment, b: &Segment| (a.baseline - b.baseline).abs() < 0.5;
    segments.chunk_by(on_one_row).map(|row| row.iter().map(Segment::text).collect::<Vec<_>>().join("\t")).collect()
}
