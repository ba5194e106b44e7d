//! PDF → pages of positioned spans.

mod accents;
mod attached;
mod backdrop;
mod doubled;
mod hidden;
mod merge;
mod meter;
mod page;
mod repair;
mod tree;
mod type3;

pub use attached::attached_resume;

use crate::error::ExtractError;
use crate::limits::Limits;
use meter::Meter;
use pdfboss_core::{Document, Error};
use vitae_model::document::{FileInfo, Format, Paged};

/// What the rest of the program needs from a PDF library, so that it can be exchanged.
pub trait PdfReader {
    /// Reads all pages, or says why not. Never answers a document of no pages.
    fn read(&self, bytes: &[u8], limits: &Limits) -> Result<Paged, ExtractError>;
}

/// The reader over `pdfboss`.
#[derive(Debug, Clone, Copy, Default)]
pub struct PdfBoss;

impl PdfReader for PdfBoss {
    fn read(&self, bytes: &[u8], limits: &Limits) -> Result<Paged, ExtractError> {
        let document = open(bytes)?;
        let meter = Meter::new(&document, limits);
        tree::check(&meter, limits)?;
        let count = document.flattened_page_count();
        if count == 0 {
            return Err(ExtractError::Damaged(Format::Pdf));
        }
        if count > limits.pages {
            return Err(ExtractError::TooComplex(Format::Pdf));
        }
        let mut paged = Paged { info: info(&document, bytes), pages: Vec::with_capacity(count) };
        let mut reader = page::Reader::new(&meter, Budget::new(limits));
        for index in 0..count {
            match document.page(index) {
                Ok(page) => paged.pages.push(reader.read(&page)?),
                Err(_) => paged.info.repaired = true,
            }
        }
        if paged.pages.is_empty() { Err(ExtractError::Damaged(Format::Pdf)) } else { Ok(paged) }
    }
}

fn open(bytes: &[u8]) -> Result<Document, ExtractError> {
    match Document::load(bytes.to_vec()) {
        Ok(document) if document.is_locked() => Err(ExtractError::Encrypted(Format::Pdf)),
        Ok(document) => Ok(document),
        Err(Error::Encrypted) => Err(ExtractError::Encrypted(Format::Pdf)),
        Err(_) => Err(ExtractError::Damaged(Format::Pdf)),
    }
}

fn info(document: &Document, bytes: &[u8]) -> FileInfo {
    let title = document.metadata().title.map(|title| title.trim().to_owned()).filter(|title| !title.is_empty());
    FileInfo {
        format: Format::Pdf,
        bytes: bytes.len() as u64,
        title,
        language: document.language().filter(|tag| !tag.trim().is_empty()),
        encrypted: document.is_encrypted(),
        copy_allowed: repair::copy_allowed(document),
        repaired: repair::was_repaired(document, bytes),
        tagged: repair::is_tagged(document),
    }
}

/// What is left of the limits while pages are read.
pub(crate) struct Budget {
    pieces: usize,
    text: usize,
}

impl Budget {
    fn new(limits: &Limits) -> Self {
        Self { pieces: limits.pieces, text: limits.text_bytes }
    }

    /// Takes one piece of text from the budget.
    pub(crate) fn take(&mut self, text: &str) -> Result<(), ExtractError> {
        let over = ExtractError::TooComplex(Format::Pdf);
        self.pieces = self.pieces.checked_sub(1).ok_or_else(|| over.clone())?;
        self.text = self.text.checked_sub(text.len()).ok_or(over)?;
        Ok(())
    }
}
