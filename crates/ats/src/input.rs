//! What a score is computed from.

use crate::card::FlagKind;
use vitae_model::{Details, Document, ParsedResume};

/// Everything a score depends on: the same input gives the same card, byte for byte.
#[derive(Debug, Clone, Copy)]
pub struct Input<'a> {
    /// The resume: confirmed by its owner, or as parsed.
    pub resume: &'a ParsedResume,
    /// The file it came from; `None` for a resume that has none. Rules on the file then do not apply.
    pub file: Option<FileEvidence<'a>>,
    /// Whether the owner has reviewed [`Input::resume`].
    pub reviewed: bool,
    /// What the embedded reader had found by itself, to be compared with a reviewed resume.
    pub parsed: Option<&'a ParsedResume>,
    /// The day of the upload or the save.
    pub as_of: time::Date,
    /// Two-letter code of the language; `None` takes the one that the file's reader found.
    pub language: Option<&'a str>,
    /// Flags that the owner switched off.
    pub switched_off: &'a [FlagKind],
    /// Findings that the owner dismissed.
    pub dismissed: &'a [Dismissed],
    /// A job advertisement that the resume must not copy.
    pub advert: Option<&'a str>,
}

impl<'a> Input<'a> {
    /// A resume judged on a day, with nothing else known.
    pub fn new(resume: &'a ParsedResume, as_of: time::Date) -> Self {
        Self {
            resume,
            file: None,
            reviewed: false,
            parsed: None,
            as_of,
            language: None,
            switched_off: &[],
            dismissed: &[],
            advert: None,
        }
    }

    /// The same with the file it came from.
    pub fn with_file(self, document: &'a Document, details: &'a Details) -> Self {
        Self { file: Some(FileEvidence { document, details }), ..self }
    }
}

/// A file as the embedded reader saw it at the first parse.
#[derive(Debug, Clone, Copy)]
pub struct FileEvidence<'a> {
    /// Text and places.
    pub document: &'a Document,
    /// Language, sections and sources of the fields.
    pub details: &'a Details,
}

/// A finding that its owner dismissed: a word spelled on purpose, a line about work with machines.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct Dismissed {
    /// `content.care` or `fair.instructions`; other rules cannot be dismissed.
    pub rule: String,
    /// The quote of the evidence.
    pub text: String,
}

/// Why there is no score.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ScoreError {
    /// The document holds no text at all.
    #[error(
        "This file contains only images, or is blank, so there is nothing to score. Export it from your editor instead of scanning it."
    )]
    NoText,
}
