//! Why a file could not be read, each with the sentence for its owner.

use vitae_model::document::Format;

/// Why a file could not be read. `Display` is the user's sentence and says what to do.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ExtractError {
    /// Zero bytes, or nothing but blanks.
    #[error("This file is empty. Choose a different file.")]
    Empty,
    /// Neither PDF nor Word, whatever its name says. The text is the specification's.
    #[error("Please upload a PDF or Word document")]
    Unsupported,
    /// A password is needed to open it.
    #[error("This {} is protected with a password. Save a copy without a password and upload that.", kind(*.0))]
    Encrypted(Format),
    /// It opens but holds no text: a scan, a picture, or blank pages.
    #[error("{}", no_text(*.pages))]
    NoText {
        /// Number of pages; 0 for Word files.
        pages: u32,
    },
    /// Its fonts do not say which characters they draw.
    #[error("{}", garbled(*.0))]
    Garbled(Format),
    /// There is text, all of which nobody can see.
    #[error("All the text in this {} is hidden: it is too small, the same color as the background, or off the page. Make it visible, save the file and upload it again.", kind(*.0))]
    AllHidden(Format),
    /// It cannot be opened, not even after a repair.
    #[error("This {} is damaged and we couldn't open it. Open it in the program you made it with, save it again and upload the new copy.", kind(*.0))]
    Damaged(Format),
    /// It goes beyond a limit on pages, text, size when unpacked or nesting.
    #[error("This {} is too long or too complex to read as a resume. Remove anything that isn't part of your resume, or save a simpler copy.", kind(*.0))]
    TooComplex(Format),
}

impl ExtractError {
    /// The word for programs; stable.
    pub fn code(&self) -> &'static str {
        match self {
            ExtractError::Empty => "file_empty",
            ExtractError::Unsupported => "file_unsupported",
            ExtractError::Encrypted(_) => "file_encrypted",
            ExtractError::NoText { .. } => "file_no_text",
            ExtractError::Garbled(_) => "file_garbled",
            ExtractError::AllHidden(_) => "file_hidden_text",
            ExtractError::Damaged(_) => "file_damaged",
            ExtractError::TooComplex(_) => "file_too_complex",
        }
    }
}

fn kind(format: Format) -> &'static str {
    match format {
        Format::Pdf => "PDF",
        Format::Docx | Format::Doc => "Word document",
    }
}

fn no_text(pages: u32) -> &'static str {
    if pages == 0 {
        "This Word document contains only images, or is blank. If your resume is an image in it, type out the text or export it from the program you made it with."
    } else {
        "This PDF contains only images, or is blank. If it is a scan, export a PDF from the program you made it with, or run text recognition (OCR) on it first."
    }
}

fn garbled(format: Format) -> &'static str {
    match format {
        Format::Pdf => {
            "We can't read the text in this PDF: text copied from it comes out as nonsense. Export it again from the program you made it with, or upload the Word document."
        }
        Format::Docx | Format::Doc => {
            "We can't read the text in this Word document: it uses a symbol font. Change it to a common font, save it and upload it again."
        }
    }
}
