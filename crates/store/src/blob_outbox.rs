use crate::db::{Db, Transaction};
use crate::{StoreError, Timestamp};

/// A blob to delete.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutboxEntry {
    /// Its key in the blob store.
    pub blob_key: String,
    /// How many deletions have failed so far.
    pub attempts: i64,
}

/// Blobs whose rows are gone: entered in the transaction that removed the row, struck off once the blob is deleted.
#[derive(Clone)]
pub struct BlobOutbox {
    db: Db,
}

impl BlobOutbox {
    pub(crate) fn new(db: Db) -> Self {
        Self { db }
    }

    /// At most `limit` blobs whose deletion is due at `now`, the longest due first; none while a backup is made, which may
    /// still have to copy them.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn due(&self, now: Timestamp, limit: u32) -> Result<Vec<OutboxEntry>, StoreError> {
        let rows = self
            .db
            .read(
                "SELECT blob_key, attempts FROM blob_outbox
                 WHERE due_at <= $1 AND NOT EXISTS (SELECT 1 FROM tasks WHERE kind = 'backup' AND lease_until > $1)
                 ORDER BY due_at, blob_key LIMIT $2",
            )
            .bind(now)
            .bind(i64::from(limit))
            .all()
            .await?;
        rows.iter()
            .map(|row| Ok(OutboxEntry { blob_key: row.get("blob_key")?, attempts: row.get("attempts")? }))
            .collect()
    }

    /// Enters those of the given blobs that nothing refers to, and gives their number.
    ///
    /// A blob is stored before its row is written: give only blobs that have been there for hours.
    ///
    /// # Errors
    /// Only those of the database; no blob is entered then.
    pub async fn add_orphans(&self, blob_keys: &[String], now: Timestamp) -> Result<u64, StoreError> {
        let mut transaction = self.db.begin().await?;
        let orphans = enqueue_orphans(&mut transaction, blob_keys, now).await;
        transaction.end(orphans).await
    }

    /// Strikes off a blob that has been deleted.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn done(&self, blob_key: &str) -> Result<(), StoreError> {
        self.db.write("DELETE FROM blob_outbox WHERE blob_key = $1").text(blob_key).execute().await.map(drop)
    }

    /// Counts a failed deletion and puts the next attempt off until `retry_at`.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn failed(&self, blob_key: &str, retry_at: Timestamp) -> Result<(), StoreError> {
        self.db
            .write("UPDATE blob_outbox SET attempts = attempts + 1, due_at = $2 WHERE blob_key = $1")
            .text(blob_key)
            .bind(retry_at)
            .execute()
            .await
            .map(drop)
    }
}

/// Enters a blob, in the transaction that removes its row.
pub(crate) async fn enqueue(transaction: &mut Transaction, blob_key: &str, now: Timestamp) -> Result<(), StoreError> {
    transaction
        .statement("INSERT INTO blob_outbox (blob_key, queued_at, due_at, attempts) VALUES ($1, $2, $2, 0)")
        .text(blob_key)
        .bind(now)
        .execute()
        .await
        .map(drop)
}

/// Enters those of the given blobs that nothing refers to, and gives their number.
pub(crate) async fn enqueue_orphans(
    transaction: &mut Transaction,
    blob_keys: &[String],
    now: Timestamp,
) -> Result<u64, StoreError> {
    let mut orphans = 0;
    for blob_key in blob_keys {
        orphans += transaction
            .statement(
                "INSERT INTO blob_outbox (blob_key, queued_at, due_at, attempts)
                 SELECT $1, $2, $2, 0
                 WHERE NOT EXISTS (SELECT 1 FROM resumes WHERE blob_key = $1)
                   AND NOT EXISTS (SELECT 1 FROM portfolio_files WHERE blob_key = $1)
                   AND NOT EXISTS (SELECT 1 FROM deployment_files WHERE blob_key = $1)
                 ON CONFLICT (blob_key) DO NOTHING",
            )
            .text(blob_key)
            .bind(now)
            .execute()
            .await?;
    }
    Ok(orphans)
}
