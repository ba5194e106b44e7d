use uuid::Uuid;

use super::Resumes;
use crate::db::Transaction;
use crate::json::Json;
use crate::{StoreError, Timestamp};

/// What its owner has typed in a review and not saved yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReviewDraft {
    /// The draft in the review screen's own shape, JSON.
    pub draft_json: String,
    /// When it was kept.
    pub saved_at: Timestamp,
}

impl Resumes {
    /// Keeps a draft in place of the one before. It goes on from the version that is the latest now.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] when the user has no such résumé, [`StoreError::UnstorableText`] for what is not JSON.
    pub async fn save_draft(&self, id: Uuid, draft_json: &str, now: Timestamp) -> Result<(), StoreError> {
        Json::new(draft_json)?;
        let saved = self
            .db
            .write(
                "INSERT INTO review_drafts (resume_id, version, draft, saved_at)
                 SELECT id, version, $3, $4 FROM resumes WHERE id = $1 AND owner = $2 AND deleted_at IS NULL
                 ON CONFLICT (resume_id) DO UPDATE SET
                     version = excluded.version, draft = excluded.draft, saved_at = excluded.saved_at",
            )
            .bind(id)
            .bind(self.owner)
            .json(draft_json)
            .bind(now)
            .execute()
            .await?;
        if saved == 0 { Err(StoreError::NotFound) } else { Ok(()) }
    }

    /// The draft of a review; nothing when there is none, or when another version was saved since.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn draft_of(&self, id: Uuid) -> Result<Option<ReviewDraft>, StoreError> {
        let row = self
            .db
            .read(
                "SELECT draft, saved_at FROM review_drafts
                 JOIN resumes ON id = resume_id AND resumes.version = review_drafts.version
                 WHERE id = $1 AND owner = $2 AND deleted_at IS NULL",
            )
            .bind(id)
            .bind(self.owner)
            .optional()
            .await?;
        row.map(|row| Ok(ReviewDraft { draft_json: row.json("draft")?, saved_at: row.get("saved_at")? })).transpose()
    }

    /// Throws a draft away, if there is one.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn delete_draft(&self, id: Uuid) -> Result<(), StoreError> {
        self.db
            .write(
                "DELETE FROM review_drafts
                 WHERE resume_id = $1 AND EXISTS (SELECT 1 FROM resumes WHERE id = $1 AND owner = $2 AND deleted_at IS NULL)",
            )
            .bind(id)
            .bind(self.owner)
            .execute()
            .await?;
        Ok(())
    }
}

/// What was typed is saved now.
pub(super) async fn drop_draft(transaction: &mut Transaction, id: Uuid) -> Result<(), StoreError> {
    transaction.statement("DELETE FROM review_drafts WHERE resume_id = $1").bind(id).execute().await?;
    Ok(())
}
