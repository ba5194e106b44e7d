use uuid::Uuid;

use super::{ResumeRow, Resumes};
use crate::blob_outbox::enqueue;
use crate::db::Transaction;
use crate::{StoreError, Timestamp};

impl Resumes {
    /// Deletes a résumé with all its versions, enters its file in the outbox in the same transaction, and gives what
    /// was deleted; nothing when the user has no such résumé.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn delete(&self, id: Uuid, now: Timestamp) -> Result<Option<ResumeRow>, StoreError> {
        let mut transaction = self.db.begin().await?;
        let deleted = delete_in(&mut transaction, self.owner, id, now).await;
        transaction.end(deleted).await
    }

    /// Moves a confirmed résumé to the trash, its public link switched off, and deletes one that nobody confirmed, with its file. False when the user has
    /// no such résumé.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn discard(&self, id: Uuid, now: Timestamp) -> Result<bool, StoreError> {
        let mut transaction = self.db.begin().await?;
        let discarded = self.discard_in(&mut transaction, id, now).await;
        transaction.end(discarded).await
    }

    async fn discard_in(&self, transaction: &mut Transaction, id: Uuid, now: Timestamp) -> Result<bool, StoreError> {
        let discarded = transaction
            .statement(
                "UPDATE resumes SET deleted_at = $3
                 WHERE id = $1 AND owner = $2 AND deleted_at IS NULL AND confirmed_at IS NOT NULL",
            )
            .bind(id)
            .bind(self.owner)
            .bind(now)
            .execute()
            .await?;
        if discarded > 0 {
            // Restored, it is seen by nobody else until its owner says so.
            let sql = "UPDATE resume_links SET enabled = FALSE WHERE resume_id = $1";
            transaction.statement(sql).bind(id).execute().await?;
            return Ok(true);
        }
        match self.row_in(transaction, id).await? {
            Some(_) => Ok(delete_in(transaction, self.owner, id, now).await?.is_some()),
            None => Ok(false),
        }
    }
}

/// Deletes a résumé, in the trash or not, and enters its file in the outbox.
pub(crate) async fn delete_in(
    transaction: &mut Transaction,
    owner: Uuid,
    id: Uuid,
    now: Timestamp,
) -> Result<Option<ResumeRow>, StoreError> {
    let row = transaction
        .statement("DELETE FROM resumes WHERE id = $1 AND owner = $2 RETURNING *")
        .bind(id)
        .bind(owner)
        .optional()
        .await?;
    let Some(deleted) = row.as_ref().map(ResumeRow::from_row).transpose()? else {
        return Ok(None);
    };
    enqueue(transaction, &deleted.blob_key, now).await?;
    Ok(Some(deleted))
}
