use crate::blob_outbox::enqueue;
use crate::db::{Db, Transaction};
use crate::{StoreError, Timestamp};

/// How many uploads one transaction removes, so that the only writer of SQLite is not held for long.
const BATCH: i64 = 200;

/// Uploads that nobody confirmed, of all users.
#[derive(Clone)]
pub struct AbandonedUploads {
    db: Db,
}

impl AbandonedUploads {
    pub(crate) fn new(db: Db) -> Self {
        Self { db }
    }

    /// Removes unconfirmed uploads made before `before`, enters their blobs in the outbox, and gives their number.
    ///
    /// # Errors
    /// Only those of the database; batches finished before it stay removed.
    pub async fn sweep(&self, before: Timestamp, now: Timestamp) -> Result<u64, StoreError> {
        let mut swept = 0;
        loop {
            let removed = self.sweep_batch(before, now).await?;
            swept += removed;
            if removed < BATCH.unsigned_abs() {
                return Ok(swept);
            }
        }
    }

    async fn sweep_batch(&self, before: Timestamp, now: Timestamp) -> Result<u64, StoreError> {
        let mut transaction = self.db.begin().await?;
        let removed = remove_batch(&mut transaction, before, now).await;
        transaction.end(removed).await
    }
}

async fn remove_batch(transaction: &mut Transaction, before: Timestamp, now: Timestamp) -> Result<u64, StoreError> {
    // The outer conditions look again: a confirmation may slip in between finding a row and removing it.
    let removed = transaction
        .statement(
            "DELETE FROM resumes
             WHERE confirmed_at IS NULL AND uploaded_at < $1
               AND id IN (SELECT id FROM resumes WHERE confirmed_at IS NULL AND uploaded_at < $1 LIMIT $2)
             RETURNING blob_key",
        )
        .bind(before)
        .bind(BATCH)
        .all()
        .await?;
    for row in &removed {
        enqueue(transaction, &row.get::<String>("blob_key")?, now).await?;
    }
    Ok(removed.len() as u64)
}
