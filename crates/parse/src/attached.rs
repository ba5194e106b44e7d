//! A resume that a file carries as data beside its pages, as our own PDFs do.
//!
//! Anybody can attach anything, so the data is believed only when the pages say the same: each of its values stands there in
//! sight, and nearly all of their words stand in one of its fields.

use crate::{ground, parse};
use vitae_model::check;
use vitae_model::document::Document;
use vitae_model::json_resume::{self, Shape};
use vitae_model::resume::ParsedResume;
use vitae_model::source::{Details, MarkKind, Parsed, Warning};

/// The share of the document's words that must stand in the attached resume.
const ENOUGH: f32 = 0.9;

/// Reads a résumé out of a document whose file carries one as JSON Resume too. What is attached is taken, without loss, when the
/// document says the same; else the document alone is read, and a warning (`attachment_differs`) says so.
pub fn parse_with(document: &Document, attached: Option<&str>) -> Parsed {
    let Some(resume) = attached.and_then(resume) else { return parse(document) };
    let details = ground(document, &resume);
    if agrees(&details) {
        return Parsed {
            resume,
            details: Details { differences: Vec::new(), embedded: None, readings: Vec::new(), ..details },
        };
    }
    let mut parsed = parse(document);
    parsed.details.warnings.push(Warning {
        code: "attachment_differs".into(),
        message: "This file also carries a resume as data, and its pages say something else. We read the pages.".into(),
        ..Warning::default()
    });
    parsed
}

/// The attached resume, when it is JSON Resume within the bounds of one that can be saved.
fn resume(text: &str) -> Option<ParsedResume> {
    let read = json_resume::read(text).ok().filter(|read| read.shape == Shape::JsonResume)?;
    let mut resume = check::proposed(&serde_json::to_value(read.resume).ok()?).ok()?;
    check::drop_answers(&mut resume);
    Some(resume)
}

fn agrees(details: &Details) -> bool {
    let founded = details.marks.iter().all(|mark| mark.kind != MarkKind::Unfounded);
    let failed = details.warnings.iter().any(Warning::is_fault);
    founded && !failed && details.coverage.is_some_and(|share| share >= ENOUGH)
}
