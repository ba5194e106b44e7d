//! Bytes of an uploaded file → [`Document`].
//!
//! Three readers stand behind one door: PDF (positioned spans), DOCX (our own reader of the package) and DOC (through
//! `office_oxide`). The format is found by content, never by name. Everything here is pure and bounded by [`Limits`];
//! the libraries below may still abort on hostile input, which is why the server calls this in a child process.

mod detect;
mod doc;
mod docx;
mod error;
mod limits;
pub mod pdf;
mod text;

pub use detect::detect;
pub use error::ExtractError;
pub use limits::Limits;

use pdf::PdfReader;
use vitae_model::document::{Document, Format};

/// Reads a file of any supported format.
///
/// A file without any text is [`ExtractError::NoText`], never an empty document.
pub fn extract(bytes: &[u8], limits: &Limits) -> Result<Document, ExtractError> {
    let document = match detect(bytes)? {
        Format::Pdf => Document::Paged(pdf::PdfBoss.read(bytes, limits)?),
        Format::Docx => Document::Flow(docx::read(bytes, limits)?),
        Format::Doc => Document::Flow(doc::read(bytes, limits)?),
    };
    refuse_without_text(document)
}

fn refuse_without_text(document: Document) -> Result<Document, ExtractError> {
    let has_text = match &document {
        Document::Paged(paged) => {
            paged.pages.iter().flat_map(|page| &page.spans).any(|span| text::has_letters(&span.text))
        }
        Document::Flow(flow) => flow.paragraphs.iter().flat_map(|p| &p.runs).any(|run| text::has_letters(&run.text)),
    };
    if has_text {
        return Ok(document);
    }
    Err(match &document {
        Document::Paged(paged) => ExtractError::NoText { pages: paged.pages.len() as u32 },
        Document::Flow(_) => ExtractError::NoText { pages: 0 },
    })
}
