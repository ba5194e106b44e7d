//! Letters in the archive of an account.

use super::kept::checked;
use super::request::MAX_DESCRIPTION_CHARS;
use super::written::{MAX_KEPT, cut};
use crate::error::{ApiError, ApiResult};
use crate::state::App;
use serde::{Deserialize, Serialize};
use uuid::Uuid;
use vitae_model::visible::visible;
use vitae_store::CoverLetter;

/// Longest name of what wrote a letter, in characters.
const MAX_ENGINE_CHARS: usize = 100;

/// A letter in an archive.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ArchivedLetter {
    /// What it is for.
    pub title: String,
    /// Its text.
    pub letter: String,
    job_description: String,
    engine: String,
    created_at: String,
    updated_at: String,
}

impl From<CoverLetter> for ArchivedLetter {
    fn from(row: CoverLetter) -> Self {
        Self {
            title: row.title,
            letter: row.letter,
            job_description: row.job_description,
            engine: row.engine,
            created_at: row.created_at.to_string(),
            updated_at: row.updated_at.to_string(),
        }
    }
}

/// Takes a letter of an archive into an account, as a new one.
pub async fn import_archived(app: &App, owner: Uuid, archived: ArchivedLetter) -> ApiResult<()> {
    let now = app.entropy.now();
    let row = CoverLetter {
        id: app.entropy.id(),
        title: cut(&visible(&archived.title)),
        letter: checked(&archived.letter)?.to_owned(),
        job_description: archived.job_description,
        engine: archived.engine.chars().take(MAX_ENGINE_CHARS).collect(),
        created_at: archived.created_at.parse().unwrap_or(now),
        updated_at: archived.updated_at.parse().unwrap_or(now),
    };
    if row.job_description.chars().count() > MAX_DESCRIPTION_CHARS {
        return Err(ApiError::invalid("Its job description is too long."));
    }
    app.admit_bytes(owner, row.title.len() + row.letter.len() + row.job_description.len()).await?;
    Ok(app.store.cover_letters(owner).add(&row, MAX_KEPT).await?)
}
