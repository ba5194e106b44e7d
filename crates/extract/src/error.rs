//! Why a file could not be read, each with the sentence for its owner.

use vitae_model::document::Format;

/// Why a file could not be read. `Display` is the user's sentence and says what to do.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ExtractError {
    /// Zero bytes, or nothing but blanks.
    #[error("This file is empty. Choose the file that holds your resume.")]
    Empty,
    /// Neither PDF nor Word, whatever its name says. The text is the specification's.
    #[error("Please upload a PDF or Word document")]
    Unsupported,
    /// A password is needed to open it.
    #[error("This {} is protected with a password. Save a copy without the password and upload that.", kind(*.0))]
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
    #[error("All text of this {} is hidden: too small, in the colour of its background, or outside the page. Make it visible, save the file and upload it again.", kind(*.0))]
    AllHidden(Format),
    /// It cannot be opened, not even after a repair.
    #[error("This {} is damaged and could not be opened. Open it in the program it was made with, save it again and upload the new copy.", kind(*.0))]
    Damaged(Format),
    /// It goes beyond a limit on pages, text, size when unpacked or nesting.
    #[error("This {} is too large or too complex to read as a resume. Remove what does not belong to it, or save a simpler copy.", kind(*.0))]
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
        "This Word document holds no text. If your resume is a picture inside it, type the text or export it from the program it was made with."
    } else {
        "This PDF holds no text, only pictures: it is probably a scan. Export it as PDF from the program it was made with, or run text recognition (OCR) on it first."
    }
}

fn garbled(format: Format) -> &'static str {
    match format {
        Format::Pdf => {
            "The text of this PDF cannot be read: its fonts do not say which letters they draw, so what is copied from it is nonsense. Export it again from the program it was made with, or upload the Word document."
        }
        Format::Docx | Format::Doc => {
            "The text of this Word document cannot be read: its letters belong to a font of symbols. Set it in a usual font, save it and upload it again."
        }
    }
}
