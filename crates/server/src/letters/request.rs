//! What a letter is asked for with.

use crate::ai::{EngineChoice, no_model};
use crate::error::{ApiError, ApiResult};
use crate::resumes;
use crate::session::Caller;
use crate::state::App;
use serde::Deserialize;
use utoipa::ToSchema;
use vitae_letters::{Length, Tone, Typed};
use vitae_model::ParsedResume;

/// Longest advertisement, in characters: ten times an ordinary one.
pub(super) const MAX_DESCRIPTION_CHARS: usize = 30_000;
/// Longest name, in characters.
const MAX_NAME_CHARS: usize = 100;
/// Longest account of experience or skills, in characters.
const MAX_FACTS_CHARS: usize = 5_000;

/// What a letter is written from.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct LetterRequest {
    /// The job advertisement as text.
    pub job_description: String,
    /// The candidate's name; without one, the resume's.
    pub name: Option<String>,
    /// What the candidate has done, a line each.
    pub experience: Option<String>,
    /// What the candidate can do, divided by commas or lines.
    pub skills: Option<String>,
    /// The caller's resume that the letter may speak from.
    pub resume_id: Option<String>,
    /// Most words of the letter: 150, the default, 250 or 350.
    pub words: Option<u32>,
    #[serde(default)]
    #[schema(inline)]
    pub tone: LetterTone,
    /// Who writes; without it the language model when one is set, else what is built in.
    #[schema(inline)]
    pub engine: Option<EngineChoice>,
}

/// How a letter sounds.
#[derive(Clone, Copy, Default, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(super) enum LetterTone {
    /// Friendly and conversational.
    #[default]
    Friendly,
    /// As offices write.
    Formal,
    /// Direct.
    Confident,
}

impl From<LetterTone> for Tone {
    fn from(tone: LetterTone) -> Self {
        match tone {
            LetterTone::Friendly => Self::Friendly,
            LetterTone::Formal => Self::Formal,
            LetterTone::Confident => Self::Confident,
        }
    }
}

impl Checked {
    /// What the candidate typed.
    pub fn typed(&self) -> Typed<'_> {
        Typed { experience: &self.experience, skills: &self.skills }
    }
}

/// A request that was checked.
#[derive(Clone)]
pub(super) struct Checked {
    /// What is built in shall write.
    pub embedded: bool,
    /// The language model shall write, and nothing else.
    pub wants_model: bool,
    pub job_description: String,
    pub name: String,
    pub resume: Option<ParsedResume>,
    pub experience: String,
    pub skills: String,
    pub length: Length,
    pub tone: Tone,
}

impl LetterRequest {
    /// Checks the request and fetches the resume.
    pub async fn checked(self, app: &App, caller: Option<&Caller>) -> ApiResult<Checked> {
        let job_description = self.job_description.trim().to_owned();
        if job_description.is_empty() {
            return Err(ApiError::invalid_field("jobDescription", "Paste the job description"));
        }
        let limits = [
            ("jobDescription", Some(&job_description), MAX_DESCRIPTION_CHARS),
            ("name", self.name.as_ref(), MAX_NAME_CHARS),
            ("experience", self.experience.as_ref(), MAX_FACTS_CHARS),
            ("skills", self.skills.as_ref(), MAX_FACTS_CHARS),
        ];
        for (field, text, limit) in limits {
            if text.is_some_and(|text| text.chars().count() > limit) {
                return Err(ApiError::invalid_field(field, format!("Use at most {limit} characters")));
            }
        }
        let length = length(self.words)?;
        let resume = match (&self.resume_id, caller) {
            (Some(id), Some(caller)) => Some(resumes::latest_content(app, caller, id).await?),
            (Some(_), None) => return Err(ApiError::invalid_field("resumeId", "Sign in to use a resume")),
            (None, _) => None,
        };
        let wants_model = self.engine == Some(EngineChoice::Model);
        if wants_model && app.ai.is_none() {
            return Err(no_model());
        }
        Ok(Checked {
            embedded: self.engine == Some(EngineChoice::Embedded),
            wants_model,
            name: self.name.clone().unwrap_or_default(),
            resume,
            experience: self.experience.unwrap_or_default(),
            skills: self.skills.unwrap_or_default(),
            job_description,
            length,
            tone: self.tone.into(),
        })
    }
}

fn length(words: Option<u32>) -> ApiResult<Length> {
    match words {
        None | Some(150) => Ok(Length::Short),
        Some(250) => Ok(Length::Medium),
        Some(350) => Ok(Length::Long),
        Some(_) => Err(ApiError::invalid_field("words", "Choose 150, 250 or 350 words")),
    }
}
