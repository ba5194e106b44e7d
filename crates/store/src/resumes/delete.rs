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
        let deleted = self.delete_in(&mut transaction, id, now).await;
        transaction.end(deleted).await
    }

    async fn delete_in(
        &self,
        transaction: &mut Transaction,
        id: Uuid,
        now: Timestamp,
    ) -> Result<Option<ResumeRow>, StoreError> {
        let row = transaction
            .statement("DELETE FROM resumes WHERE id = $1 AND owner = $2 RETURNING *")
            .bind(id)
            .bind(self.owner)
            .optional()
            .await?;
        let Some(deleted) = row.as_ref().map(ResumeRow::from_row).transpose()? else {
            return Ok(None);
        };
        enqueue(transaction, &deleted.blob_key, now).await?;
        Ok(Some(deleted))
    }
}
