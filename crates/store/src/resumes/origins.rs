use uuid::Uuid;

use super::Resumes;
use crate::{StoreError, Timestamp};

/// Where the entries of a resume came from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResumeOrigins {
    /// The entries with their sources, JSON.
    pub origins_json: String,
    /// The number of the shape of that JSON, from 1.
    pub json_version: i64,
    /// When they were taken.
    pub taken_at: Timestamp,
}

impl Resumes {
    /// Keeps where the entries of a resume came from; false when the user has no such resume.
    ///
    /// # Errors
    /// [`StoreError::UnstorableText`] for what is not JSON, else only those of the database.
    pub async fn set_origins(&self, id: Uuid, origins: &ResumeOrigins) -> Result<bool, StoreError> {
        let kept = self
            .db
            .write(
                "INSERT INTO resume_origins (resume_id, origins, json_version, taken_at)
                 SELECT id, $3, $4, $5 FROM resumes WHERE id = $1 AND owner = $2 AND deleted_at IS NULL
                 ON CONFLICT (resume_id) DO UPDATE SET origins = $3, json_version = $4, taken_at = $5",
            )
            .bind(id)
            .bind(self.owner)
            .json(&origins.origins_json)
            .bind(origins.json_version)
            .bind(origins.taken_at)
            .execute()
            .await?;
        Ok(kept > 0)
    }

    /// Where the entries of a resume came from; nothing when it was not assembled, or is not the user's.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn origins(&self, id: Uuid) -> Result<Option<ResumeOrigins>, StoreError> {
        let row = self
            .db
            .read(
                "SELECT resume_origins.origins, resume_origins.json_version, resume_origins.taken_at
                 FROM resume_origins JOIN resumes ON resumes.id = resume_id WHERE resumes.id = $1 AND owner = $2 AND deleted_at IS NULL",
            )
            .bind(id)
            .bind(self.owner)
            .optional()
            .await?;
        let read = |row: crate::db::Row| {
            Ok(ResumeOrigins {
                origins_json: row.json("origins")?,
                json_version: row.get("json_version")?,
                taken_at: row.get("taken_at")?,
            })
        };
        row.map(read).transpose()
    }
}
