use serde::Serialize;
use utoipa::ToSchema;
use vitae_letters::Claim;
use vitae_store::CoverLetter;

/// A letter that was just written.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct WrittenLetter {
    pub letter: String,
    /// What wrote it: `embedded`, or the name of a service.
    pub engine: String,
    /// What is said of the candidate, sentence by sentence.
    pub claims: Vec<LetterClaim>,
    /// What a language model wrote that nothing supports: of the candidate the resume, of the job the advertisement.
    pub doubts: Vec<String>,
    /// What else the candidate should know of the letter, a sentence.
    #[schema(required)]
    pub note: Option<String>,
    /// Under which id it is kept; null for guests, and when as many letters are kept as an account may keep.
    #[schema(required)]
    pub id: Option<String>,
}

/// A sentence about the candidate.
#[derive(Serialize, ToSchema)]
pub(super) struct LetterClaim {
    sentence: String,
    /// The resume's fields that it rests on, for example `experience[0].description`.
    fields: Vec<String>,
}

impl From<Claim> for LetterClaim {
    fn from(claim: Claim) -> Self {
        Self { sentence: claim.sentence, fields: claim.fields }
    }
}

/// A letter that is kept.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct KeptLetter {
    id: String,
    /// What it is for.
    title: String,
    letter: String,
    job_description: String,
    /// What wrote it.
    engine: String,
    created_at: String,
    updated_at: String,
}

impl From<CoverLetter> for KeptLetter {
    fn from(row: CoverLetter) -> Self {
        Self {
            id: row.id.to_string(),
            title: row.title,
            letter: row.letter,
            job_description: row.job_description,
            engine: row.engine,
            created_at: row.created_at.to_string(),
            updated_at: row.updated_at.to_string(),
        }
    }
}

/// A kept letter in a list.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ListedLetter {
    id: String,
    /// What it is for.
    title: String,
    engine: String,
    created_at: String,
    updated_at: String,
}

impl From<CoverLetter> for ListedLetter {
    fn from(row: CoverLetter) -> Self {
        Self {
            id: row.id.to_string(),
            title: row.title,
            engine: row.engine,
            created_at: row.created_at.to_string(),
            updated_at: row.updated_at.to_string(),
        }
    }
}
