//! What can go wrong while typesetting.

use serde::{Deserialize, Serialize};

/// Why a resume could not be typeset.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TypesetError {
    /// More text than [`vitae_model::limits::MAX_RESUME_BYTES`]: rendering cannot be cancelled, so its input is capped.
    #[error("This resume contains {} KB of text, and the limit is {} KB. Shorten the longest descriptions and try again.", bytes / 1024, max / 1024)]
    TooLarge {
        /// Size of the text in bytes.
        bytes: usize,
        /// Largest size accepted, in bytes.
        max: usize,
    },
    /// More lines than [`crate::MAX_LINES`], before anything is laid out.
    #[error(
        "This resume has {lines} lines; at most {max} can be typeset. Join short lines or remove entries, then try again."
    )]
    TooManyLines {
        /// Lines that it would print at least.
        lines: usize,
        /// Most lines accepted.
        max: usize,
    },
    /// More pages than [`crate::MAX_PAGES`] in this design.
    #[error(
        "This resume fills {pages} pages in this design; at most {max} can be typeset. Remove entries, shorten descriptions or choose a design with less white space."
    )]
    TooManyPages {
        /// Pages that it fills.
        pages: usize,
        /// Most pages accepted.
        max: usize,
    },
    /// A page that the resume does not have.
    #[error("There is no page {page}; this resume has {pages} in this design.")]
    NoSuchPage {
        /// The page asked for, from 1.
        page: usize,
        /// Pages that there are.
        pages: usize,
    },
    /// The PDF engine refused the layout; the text is its own.
    #[error("The design could not be laid out: {0}")]
    Layout(String),
    /// The LaTeX template refused the data; the text is the template engine's.
    #[error("The LaTeX source could not be filled: {0}")]
    Source(String),
    /// The Word file could not be packed.
    #[error("The Word file could not be written: {0}")]
    Word(String),
    /// The preview picture could not be encoded.
    #[error("The preview could not be drawn: {0}")]
    Picture(String),
    /// The resume could not be written as JSON.
    #[error("The JSON could not be written: {0}")]
    Json(String),
}
