use uuid::Uuid;

use super::{ResumeRow, Resumes, StoredVersion, VersionEntry};
use crate::StoreError;

/// A query for whole versions of the owner's resumes; what follows says which.
macro_rules! versions {
    ($which:literal) => {
        concat!(
            "SELECT resume_id, resume_versions.version, parsed, json_version, appearance, template, score_card, saved_at
             FROM resume_versions JOIN resumes ON id = resume_id WHERE ",
            $which
        )
    };
}

impl Resumes {
    /// The record of one résumé.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn get(&self, id: Uuid) -> Result<Option<ResumeRow>, StoreError> {
        let row = self
            .db
            .read("SELECT * FROM resumes WHERE id = $1 AND owner = $2 AND deleted_at IS NULL")
            .bind(id)
            .bind(self.owner)
            .optional()
            .await?;
        row.as_ref().map(ResumeRow::from_row).transpose()
    }

    /// The upload made last among those that wait for their review.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn latest_unconfirmed(&self) -> Result<Option<ResumeRow>, StoreError> {
        let row = self
            .db
            .read(
                "SELECT * FROM resumes WHERE owner = $1 AND confirmed_at IS NULL
                 ORDER BY uploaded_at DESC, id DESC LIMIT 1",
            )
            .bind(self.owner)
            .optional()
            .await?;
        row.as_ref().map(ResumeRow::from_row).transpose()
    }

    /// All confirmed résumés, the one uploaded last first.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn history(&self) -> Result<Vec<ResumeRow>, StoreError> {
        let rows = self
            .db
            .read(
                "SELECT * FROM resumes WHERE owner = $1 AND confirmed_at IS NOT NULL AND deleted_at IS NULL
                 ORDER BY uploaded_at DESC, id DESC",
            )
            .bind(self.owner)
            .all()
            .await?;
        rows.iter().map(ResumeRow::from_row).collect()
    }

    /// How many résumés the user has confirmed.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn confirmed_count(&self) -> Result<u64, StoreError> {
        let count: i64 = self
            .db
            .read("SELECT COUNT(*) AS confirmed FROM resumes WHERE owner = $1 AND confirmed_at IS NOT NULL AND deleted_at IS NULL")
            .bind(self.owner)
            .one()
            .await?
            .get("confirmed")?;
        Ok(count.unsigned_abs())
    }

    /// The latest confirmed version of a résumé; nothing before its confirmation.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn latest_version(&self, id: Uuid) -> Result<Option<StoredVersion>, StoreError> {
        let row = self
            .db
            .read(versions!(
                "id = $1 AND owner = $2 AND deleted_at IS NULL AND resume_versions.version = resumes.version"
            ))
            .bind(id)
            .bind(self.owner)
            .optional()
            .await?;
        row.as_ref().map(StoredVersion::from_row).transpose()
    }

    /// One version of a confirmed resume; nothing when it is not kept or not the user's.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn version(&self, id: Uuid, number: i64) -> Result<Option<StoredVersion>, StoreError> {
        let row = self
            .db
            .read(versions!("id = $1 AND owner = $2 AND deleted_at IS NULL AND resume_versions.version = $3"))
            .bind(id)
            .bind(self.owner)
            .bind(number)
            .optional()
            .await?;
        row.as_ref().map(StoredVersion::from_row).transpose()
    }

    /// The versions that are kept, the latest first.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn versions(&self, id: Uuid) -> Result<Vec<VersionEntry>, StoreError> {
        let rows = self
            .db
            .read(
                "SELECT resume_versions.version, saved_at, CAST(score_card ->> 'score' AS bigint) AS points
                 FROM resume_versions JOIN resumes ON id = resume_id
                 WHERE id = $1 AND owner = $2 AND deleted_at IS NULL ORDER BY resume_versions.version DESC",
            )
            .bind(id)
            .bind(self.owner)
            .all()
            .await?;
        rows.iter().map(VersionEntry::from_row).collect()
    }

    /// The version saved last, of all the user's résumés.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn version_saved_last(&self) -> Result<Option<StoredVersion>, StoreError> {
        let row = self
            .db
            .read(versions!("owner = $1 AND deleted_at IS NULL ORDER BY saved_at DESC, resume_id DESC, resume_versions.version DESC LIMIT 1"))
            .bind(self.owner)
            .optional()
            .await?;
        row.as_ref().map(StoredVersion::from_row).transpose()
    }
}
