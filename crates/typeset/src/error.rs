//! What can go wrong while typesetting.

/// Why a résumé could not be typeset.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum TypesetError {
    /// More text than [`vitae_model::limits::MAX_RESUME_BYTES`]: rendering cannot be cancelled, so its input is capped.
    #[error("This résumé holds {} KB of text; at most {} KB can be typeset. Shorten the longest descriptions and try again.", bytes / 1024, max / 1024)]
    TooLarge {
        /// Size of the text in bytes.
        bytes: usize,
        /// Largest size accepted, in bytes.
        max: usize,
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
    /// The résumé could not be written as JSON.
    #[error("The JSON could not be written: {0}")]
    Json(String),
}
