//! The profile as LinkedIn's "Save to PDF" prints it, after the resume reader has read it.

use crate::ImportedProfile;
use vitae_model::document::{Document, Page, Span};
use vitae_model::{Document as AnyDocument, ParsedResume};

/// The title in the file's own metadata.
const TITLE: &str = "Resume";

/// Sizes of the name, of the lines under it, and of the headings, in points.
const NAME: f32 = 26.0;
const LINE: f32 = 12.0;
const HEADING: f32 = 15.75;

/// Whether a document is such a print: it names the member's page and is laid out as LinkedIn does.
pub fn is_profile(document: &AnyDocument) -> bool {
    let Document::Paged(paged) = document else { return false };
    let Some(first) = paged.pages.first() else { return false };
    let named = document.plain_text().replace('\n', "").contains("linkedin.com/in/");
    let has = |size: f32| paged.pages.iter().flat_map(|page| &page.spans).any(|span| is_of(span, size));
    let laid_out = first.spans.iter().any(|span| is_of(span, NAME)) && has(HEADING);
    named && (laid_out || paged.info.title.as_deref() == Some(TITLE))
}

/// The profile: what the resume reader found, and the headline, for which resumes have no place.
pub fn profile(document: &AnyDocument, resume: ParsedResume) -> ImportedProfile {
    let headline = match document {
        Document::Paged(paged) => paged.pages.first().map(headline).unwrap_or_default(),
        Document::Flow(_) => String::new(),
    };
    ImportedProfile { headline, resume }
}

/// The lines between name and first heading; the last of several is the place.
fn headline(page: &Page) -> String {
    let Some(name) = page.spans.iter().find(|span| is_of(span, NAME)) else { return String::new() };
    let below = name.bbox.y1;
    let headings = page.spans.iter().filter(|span| is_of(span, HEADING)).map(|span| span.bbox.y0);
    let above = headings.filter(|y| *y > below).fold(f32::INFINITY, f32::min);
    let mut lines: Vec<(f32, String)> = Vec::new();
    let within = |span: &&Span| {
        is_of(span, LINE) && span.bbox.y0 > below - 1.0 && span.bbox.y1 < above && span.bbox.x0 >= name.bbox.x0 - 2.0
    };
    for span in page.spans.iter().filter(within) {
        match lines.iter_mut().find(|(baseline, _)| (*baseline - span.baseline()).abs() < 2.0) {
            Some((_, line)) => line.push_str(&span.text),
            None => lines.push((span.baseline(), span.text.clone())),
        }
    }
    if lines.len() > 1 {
        lines.pop();
    }
    let words = lines.iter().flat_map(|(_, line)| line.split_whitespace());
    words.collect::<Vec<_>>().join(" ")
}

fn is_of(span: &Span, size: f32) -> bool {
    (span.size - size).abs() < 0.3
}
