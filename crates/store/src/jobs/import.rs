use uuid::Uuid;

use super::Jobs;
use super::write::next_rev;
use crate::db::Transaction;
use crate::{StoreError, Timestamp};

/// A job that comes from elsewhere.
#[derive(Clone, Debug)]
pub struct ImportedJob {
    /// Its id here, should it be new.
    pub id: Uuid,
    /// Its id there.
    pub source_id: String,
    /// What it says, as JSON.
    pub posting_json: String,
    /// The version of that JSON.
    pub json_version: i64,
    /// The same for postings that say the same.
    pub digest: String,
    /// When it was posted there.
    pub created_at: Timestamp,
}

/// What an import did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Imported {
    /// Jobs that were not on the board.
    pub added: usize,
    /// Jobs that say something else now, or are open again.
    pub changed: usize,
    /// Jobs that say what they said.
    pub unchanged: usize,
}

impl Jobs {
    /// Takes jobs over from a source, each under its id there: what is known already is brought up to date.
    ///
    /// All of them or none; samples are marked as such.
    ///
    /// # Errors
    /// [`StoreError::UnstorableText`] for what is not JSON; else only those of the database.
    pub async fn import(
        &self,
        source: &str,
        is_sample: bool,
        jobs: &[ImportedJob],
        now: Timestamp,
    ) -> Result<Imported, StoreError> {
        let mut transaction = self.db.begin().await?;
        let imported = import_in(&mut transaction, source, is_sample, jobs, now).await;
        transaction.end(imported).await
    }

    /// Closes the jobs of a source that no import has seen since a moment; gives how many.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn close_unseen(&self, source: &str, since: Timestamp, now: Timestamp) -> Result<usize, StoreError> {
        let mut transaction = self.db.begin().await?;
        let closed = close_unseen_in(&mut transaction, source, since, now).await;
        transaction.end(closed).await
    }
}

async fn import_in(
    transaction: &mut Transaction,
    source: &str,
    is_sample: bool,
    jobs: &[ImportedJob],
    now: Timestamp,
) -> Result<Imported, StoreError> {
    let mut imported = Imported::default();
    for job in jobs {
        match known(transaction, source, &job.source_id).await? {
            None => {
                add(transaction, source, is_sample, job, now).await?;
                imported.added += 1;
            }
            Some(known) if known.is_open && known.digest == job.digest => {
                seen(transaction, known.id, now).await?;
                imported.unchanged += 1;
            }
            Some(known) => {
                change(transaction, known.id, job, now).await?;
                imported.changed += 1;
            }
        }
    }
    Ok(imported)
}

/// A job of a source that the board holds.
struct Known {
    id: Uuid,
    digest: String,
    is_open: bool,
}

async fn known(transaction: &mut Transaction, source: &str, source_id: &str) -> Result<Option<Known>, StoreError> {
    let row = transaction
        .statement("SELECT id, digest, closed_at FROM jobs WHERE source = $1 AND source_id = $2")
        .text(source)
        .text(source_id)
        .optional()
        .await?;
    row.map(|row| {
        let closed_at: Option<Timestamp> = row.get("closed_at")?;
        Ok(Known { id: row.get("id")?, digest: row.get("digest")?, is_open: closed_at.is_none() })
    })
    .transpose()
}

async fn add(
    transaction: &mut Transaction,
    source: &str,
    is_sample: bool,
    job: &ImportedJob,
    now: Timestamp,
) -> Result<(), StoreError> {
    let rev = next_rev(transaction).await?;
    transaction
        .statement(
            "INSERT INTO jobs (id, posting, json_version, digest, source, source_id, is_sample, created_at, updated_at,
                seen_at, rev)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $10)",
        )
        .bind(job.id)
        .json(&job.posting_json)
        .bind(job.json_version)
        .text(&job.digest)
        .text(source)
        .text(&job.source_id)
        .bind(is_sample)
        .bind(job.created_at)
        .bind(now)
        .bind(rev)
        .execute()
        .await
        .map(drop)
}

async fn seen(transaction: &mut Transaction, id: Uuid, now: Timestamp) -> Result<(), StoreError> {
    let sql = "UPDATE jobs SET seen_at = $2 WHERE id = $1";
    transaction.statement(sql).bind(id).bind(now).execute().await.map(drop)
}

async fn change(transaction: &mut Transaction, id: Uuid, job: &ImportedJob, now: Timestamp) -> Result<(), StoreError> {
    let rev = next_rev(transaction).await?;
    transaction
        .statement(
            "UPDATE jobs SET posting = $2, json_version = $3, digest = $4, updated_at = $5, seen_at = $5,
                closed_at = NULL, rev = $6
             WHERE id = $1",
        )
        .bind(id)
        .json(&job.posting_json)
        .bind(job.json_version)
        .text(&job.digest)
        .bind(now)
        .bind(rev)
        .execute()
        .await
        .map(drop)
}

async fn close_unseen_in(
    transaction: &mut Transaction,
    source: &str,
    since: Timestamp,
    now: Timestamp,
) -> Result<usize, StoreError> {
    let unseen = transaction
        .statement("SELECT id FROM jobs WHERE source = $1 AND seen_at < $2 AND closed_at IS NULL")
        .text(source)
        .bind(since)
        .all()
        .await?;
    for row in &unseen {
        let rev = next_rev(transaction).await?;
        transaction
            .statement("UPDATE jobs SET closed_at = $2, updated_at = $2, rev = $3 WHERE id = $1")
            .bind(row.get::<Uuid>("id")?)
            .bind(now)
            .bind(rev)
            .execute()
            .await?;
    }
    Ok(unseen.len())
}
