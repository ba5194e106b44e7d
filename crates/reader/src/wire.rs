//! What the parent asks its child, and what the child says: a letter and what it is about, then one JSON object, and after it
//! the bytes of pictures.

use serde::{Deserialize, Serialize};
use time::Date;
use vitae_ats::ScoreCard;
use vitae_images::Kind;
use vitae_model::{Details, Document, Parsed, ParsedResume};

/// The first byte of a child's input: what is to be done with the rest.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Task {
    /// Reads the file that follows.
    Read,
    /// Looks up in a document where the values stand that a language model read: [`Claim`] as JSON.
    Ground,
    /// Makes the picture that follows fit for a page.
    Picture,
    /// Scores a resume by what its file shows: [`Judged`] as JSON.
    Score,
}

impl Task {
    /// Its letter.
    pub fn letter(self) -> u8 {
        match self {
            Self::Read => b'R',
            Self::Ground => b'G',
            Self::Picture => b'P',
            Self::Score => b'S',
        }
    }

    /// The task of a letter.
    pub fn of(letter: u8) -> Option<Self> {
        [Self::Read, Self::Ground, Self::Picture, Self::Score].into_iter().find(|task| task.letter() == letter)
    }
}

/// What a language model says to stand in a document.
#[derive(Deserialize)]
pub(crate) struct Claim {
    pub document: Document,
    pub resume: ParsedResume,
}

/// A [`Claim`] to be written.
#[derive(Serialize)]
pub(crate) struct ClaimRef<'a> {
    pub document: &'a Document,
    pub resume: &'a ParsedResume,
}

/// What a score is made of.
#[derive(Deserialize)]
pub(crate) struct Judged {
    pub resume: ParsedResume,
    pub document: Document,
    pub details: Details,
    /// What a program reads in the document; nothing where it is still to be read.
    pub parsed: Option<ParsedResume>,
    pub as_of: Date,
}

/// The same, to be scored ([`crate::Reader::score`]).
#[derive(Serialize)]
pub struct JudgedRef<'a> {
    /// What the resume's owner confirmed.
    pub resume: &'a ParsedResume,
    /// What stands in its file.
    pub document: &'a Document,
    /// Where it stands.
    pub details: &'a Details,
    /// What a program reads in the document; nothing where it is still to be read.
    pub parsed: Option<&'a ParsedResume>,
    /// The day as of which it is scored.
    pub as_of: Date,
}

/// The child's answer.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Answer {
    /// The file was read.
    Ok(Box<Read>),
    /// The file was refused.
    Err(Refusal),
    /// Where the values of a claim stand.
    Grounded(Box<Details>),
    /// The score of a resume.
    Scored(Box<ScoreCard>),
    /// The files of a picture; their bytes follow one after the other.
    Pictures(Vec<PictureHead>),
}

/// A file that was read.
#[derive(Serialize, Deserialize)]
pub(crate) struct Read {
    pub document: Document,
    pub parsed: Parsed,
}

/// A file that was refused.
#[derive(Serialize, Deserialize)]
pub(crate) struct Refusal {
    pub code: String,
    pub message: String,
}

/// A file of a picture, without its bytes.
#[derive(Serialize, Deserialize)]
pub(crate) struct PictureHead {
    pub kind: Kind,
    pub width: u32,
    pub height: u32,
    pub size: usize,
}
