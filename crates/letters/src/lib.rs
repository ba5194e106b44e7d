//! The embedded letter composer of Vitae: a cover letter for one job advertisement, without any service outside.
//!
//! [`compose`] is a pure function: no clock, file, network or randomness takes part. It says of the candidate only what the
//! resume says, sentence by sentence with the line it rests on, and of the job only what the advertisement says.

mod abilities;
mod candidate;
mod draft;
mod english;
mod evidence;
mod german;
mod language;
mod names;
mod note;
mod opening;
mod persons;
mod phrase;
mod plain;
mod prompt;
mod selection;
mod typed;
mod vacancy;
mod words;

pub use note::Note;
pub use prompt::{Checked, checked, letter_prompt};
pub use typed::Typed;

use serde::{Deserialize, Serialize};
use vitae_ats::{Advertisement, Profile};
use vitae_model::ParsedResume;

/// Most characters of an advertisement that are read.
const MOST_CHARS: usize = 30_000;
/// Most characters of a candidate's name.
const NAME_CHARS: usize = 80;

/// What a letter is written from.
#[derive(Debug, Clone, Copy)]
pub struct Request<'a> {
    /// The candidate's name; when it is empty, the resume's.
    pub name: &'a str,
    /// The advertisement as plain text; markup in it is left out.
    pub job_description: &'a str,
    /// What may be said of the candidate.
    pub resume: Option<&'a ParsedResume>,
    /// What else the candidate says.
    pub typed: Typed<'a>,
    /// How long the letter may be.
    pub length: Length,
    /// How it sounds.
    pub tone: Tone,
    /// The day up to which running jobs count.
    pub as_of: time::Date,
}

/// The most words of a letter, greeting and closing included.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Length {
    /// 150 words.
    #[default]
    Short,
    /// 250 words.
    Medium,
    /// 350 words.
    Long,
}

impl Length {
    /// The number of words.
    pub fn words(self) -> usize {
        match self {
            Self::Short => 150,
            Self::Medium => 250,
            Self::Long => 350,
        }
    }
}

/// How a letter sounds.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Tone {
    /// Friendly and conversational.
    #[default]
    Friendly,
    /// As offices write.
    Formal,
    /// Direct.
    Confident,
}

/// A letter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Letter {
    /// The paragraphs, divided by empty lines; the last ends with the candidate's name when one is known.
    pub text: String,
    /// What is said of the candidate, and what it rests on.
    pub claims: Vec<Claim>,
    /// The title of the job, when the advertisement says it plainly.
    pub title: Option<String>,
    /// Who advertises, when the advertisement says it plainly.
    pub company: Option<String>,
    /// What the candidate should know of it.
    pub note: Option<Note>,
}

/// A sentence about the candidate.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Claim {
    /// The sentence.
    pub sentence: String,
    /// The fields of the resume that it rests on, for example `experience[0].description`.
    pub fields: Vec<String>,
}

/// Writes a letter.
pub fn compose(request: &Request) -> Letter {
    let text = request.advertisement();
    let advertisement = Advertisement::read(&text);
    let is_german = language::is_german(&advertisement, &text);
    let resume = request.known(is_german);
    let profile = resume.as_deref().map(|resume| Profile::new(resume, request.as_of));
    let vacancy = vacancy::Vacancy::new(&advertisement, &text);
    let asked = candidate::Asked { advertisement: &advertisement, text: &text, is_german };
    let candidate = candidate::Candidate::new(request, resume.as_deref(), profile.as_ref(), &asked);
    let parts = if is_german {
        german::parts(&candidate, &vacancy, request.tone, request.length)
    } else {
        english::parts(&candidate, &vacancy, request.tone, request.length)
    };
    let note = Note::of(&advertisement, &text, &vacancy);
    let (text, claims) = draft::fit(parts, request.length.words());
    Letter { text, claims, title: vacancy.title, company: vacancy.company, note }
}

fn name_of(request: &Request) -> String {
    names::signature(request.name, request.resume.map_or("", |resume| resume.name.as_str()))
}
