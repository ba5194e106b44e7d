//! Bytes of an uploaded file → [`Document`].
//!
//! Three readers stand behind one door: PDF (positioned spans), DOCX (our own reader of the package) and DOC (through
//! `office_oxide`). The format is found by content, never by name. Everything here is pure and bounded by [`Limits`];
//! the libraries below may still abort on hostile input, which is why the server calls this in a child process.

mod detect;
mod doc;
mod docx;
mod error;
mod legible;
mod limits;
pub mod pdf;
mod repeats;
mod text;

pub use detect::detect;
pub use error::ExtractError;
pub use limits::Limits;
pub use pdf::attached_resume;

use pdf::PdfReader;
use vitae_model::document::{Document, Format};

/// Reads a file of any supported format.
///
/// A file without any text that can be read is an error that says why, never an empty document.
pub fn extract(bytes: &[u8], limits: &Limits) -> Result<Document, ExtractError> {
    let mut document = match detect(bytes)? {
        Format::Pdf => Document::Paged(pdf::PdfBoss.read(bytes, limits)?),
        Format::Docx => Document::Flow(docx::read(bytes, limits)?),
        Format::Doc => Document::Flow(doc::read(bytes, limits)?),
    };
    repeats::drop(&mut document);
    legible::check(document)
}
