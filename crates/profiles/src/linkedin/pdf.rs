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
/// Size of the places of jobs.
const TEXT: f32 = 10.5;

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

/// The lines between name and first heading but for the place, which is grey; where colours are lost, the last of several is it.
fn headline(page: &Page) -> String {
    let Some(name) = page.spans.iter().rfind(|span| is_of(span, NAME)) else { return String::new() };
    let below = name.bbox.y1;
    let headings = page.spans.iter().filter(|span| is_of(span, HEADING)).map(|span| span.bbox.y0);
    let above = headings.filter(|y| *y > below).fold(f32::INFINITY, f32::min);
    let within = |span: &&Span| {
        is_of(span, LINE) && span.bbox.y0 > below - 1.0 && span.bbox.y1 < above && span.bbox.x0 >= name.bbox.x0 - 2.0
    };
    let (place, own): (Vec<&Span>, Vec<&Span>) = page.spans.iter().filter(within).partition(|span| is_grey(span));
    let mut lines: Vec<(f32, String)> = Vec::new();
    for span in own {
        match lines.iter_mut().find(|(baseline, _)| (*baseline - span.baseline()).abs() < 2.0) {
            Some((_, line)) => line.push_str(&span.text),
            None => lines.push((span.baseline(), span.text.clone())),
        }
    }
    if place.is_empty() && lines.len() > 1 && !page.spans.iter().any(is_grey) {
        lines.pop();
    }
    let words = lines.iter().flat_map(|(_, line)| line.split_whitespace());
    words.collect::<Vec<_>>().join(" ")
}

/// The grey of places; other text of that column is nearly black.
const GREY: std::ops::RangeInclusive<u8> = 120..=220;

fn is_grey(span: &Span) -> bool {
    (is_of(span, LINE) || is_of(span, TEXT))
        && span.color.is_some_and(|color| color.iter().all(|part| GREY.contains(part)))
}

fn is_of(span: &Span, size: f32) -> bool {
    (span.size - size).abs() < 0.3
}
