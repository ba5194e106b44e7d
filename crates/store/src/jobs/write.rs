use uuid::Uuid;

use super::{JobRow, Jobs};
use crate::db::Transaction;
use crate::{StoreError, Timestamp};

/// A job that a user posts.
#[derive(Clone, Copy, Debug)]
pub struct NewJob<'a> {
    /// Its id.
    pub id: Uuid,
    /// Who posts it.
    pub owner: Uuid,
    /// What the author wrote, as JSON.
    pub posting_json: &'a str,
    /// The version of that JSON.
    pub json_version: i64,
    /// The same for postings that say the same.
    pub digest: &'a str,
    /// When.
    pub now: Timestamp,
}

/// Edits of a job that are kept; one more drops the oldest.
const KEPT_EDITS: i64 = 50;

impl Jobs {
    /// Posts a job. The same posting by the same user, still open, is answered as it is: a double click or a repeated
    /// request makes one job.
    ///
    /// # Errors
    /// [`StoreError::UnstorableText`] for what is not JSON; else only those of the database.
    pub async fn post(&self, job: NewJob<'_>) -> Result<JobRow, StoreError> {
        let mut transaction = self.db.begin().await?;
        let posted = post_in(&mut transaction, job).await;
        transaction.end(posted).await
    }

    /// Changes what a job says and keeps what it said before. Its id, author and day of posting stay.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] when there is no such job.
    pub async fn edit(&self, job: NewJob<'_>) -> Result<JobRow, StoreError> {
        let mut transaction = self.db.begin().await?;
        let edited = edit_in(&mut transaction, job).await;
        transaction.end(edited).await
    }

    /// Deletes a job with its edits, clicks and reports.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] when there is no such job.
    pub async fn delete(&self, id: Uuid) -> Result<i64, StoreError> {
        let mut transaction = self.db.begin().await?;
        let deleted = delete_in(&mut transaction, id).await;
        transaction.end(deleted).await
    }

    /// Deletes at most so many of the jobs that were made up for trying the board out; gives how many.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn delete_samples(&self, at_most: u32) -> Result<usize, StoreError> {
        let mut transaction = self.db.begin().await?;
        let deleted = delete_samples_in(&mut transaction, at_most).await;
        transaction.end(deleted).await
    }
}

/// The next number of a change; until the transaction ends nobody else gets one.
pub(super) async fn next_rev(transaction: &mut Transaction) -> Result<i64, StoreError> {
    transaction.statement("UPDATE job_revision SET rev = rev + 1 WHERE id = 1 RETURNING rev").one().await?.get("rev")
}

async fn post_in(transaction: &mut Transaction, job: NewJob<'_>) -> Result<JobRow, StoreError> {
    let rev = next_rev(transaction).await?;
    let same = transaction
        .statement("SELECT * FROM jobs WHERE owner = $1 AND digest = $2 AND closed_at IS NULL")
        .bind(job.owner)
        .text(job.digest)
        .optional()
        .await?;
    if let Some(row) = same {
        return JobRow::from_row(&row);
    }
    let row = transaction
        .statement(
            "INSERT INTO jobs (id, owner, posting, json_version, digest, is_sample, created_at, updated_at, seen_at, rev)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $7, $7, $8) RETURNING *",
        )
        .bind(job.id)
        .bind(job.owner)
        .json(job.posting_json)
        .bind(job.json_version)
        .text(job.digest)
        .bind(false)
        .bind(job.now)
        .bind(rev)
        .one()
        .await?;
    JobRow::from_row(&row)
}

async fn edit_in(transaction: &mut Transaction, job: NewJob<'_>) -> Result<JobRow, StoreError> {
    let rev = next_rev(transaction).await?;
    let before = transaction.statement("SELECT * FROM jobs WHERE id = $1").bind(job.id).optional().await?;
    let before = JobRow::from_row(&before.ok_or(StoreError::NotFound)?)?;
    keep_edit(transaction, &before, rev, job.now).await?;
    let row = transaction
        .statement(
            "UPDATE jobs SET posting = $2, json_version = $3, digest = $4, updated_at = $5, rev = $6
             WHERE id = $1 RETURNING *",
        )
        .bind(job.id)
        .json(job.posting_json)
        .bind(job.json_version)
        .text(job.digest)
        .bind(job.now)
        .bind(rev)
        .one()
        .await?;
    JobRow::from_row(&row)
}

async fn keep_edit(transaction: &mut Transaction, before: &JobRow, rev: i64, now: Timestamp) -> Result<(), StoreError> {
    transaction
        .statement("INSERT INTO job_edits (job_id, rev, before, edited_at) VALUES ($1, $2, $3, $4)")
        .bind(before.id)
        .bind(rev)
        .json(&before.posting_json)
        .bind(now)
        .execute()
        .await?;
    transaction
        .statement(
            "DELETE FROM job_edits WHERE job_id = $1 AND rev <=
             (SELECT rev FROM job_edits WHERE job_id = $1 ORDER BY rev DESC LIMIT 1 OFFSET $2)",
        )
        .bind(before.id)
        .bind(KEPT_EDITS)
        .execute()
        .await
        .map(drop)
}

async fn delete_in(transaction: &mut Transaction, id: Uuid) -> Result<i64, StoreError> {
    let rev = next_rev(transaction).await?;
    let deleted = transaction.statement("DELETE FROM jobs WHERE id = $1").bind(id).execute().await?;
    if deleted == 0 {
        return Err(StoreError::NotFound);
    }
    transaction.statement("INSERT INTO deleted_jobs (rev, id) VALUES ($1, $2)").bind(rev).bind(id).execute().await?;
    Ok(rev)
}

/// Deletes the jobs of an account, each as a change of its own: whatever follows the changes forgets them too.
pub(crate) async fn delete_jobs_of(transaction: &mut Transaction, email_key: &str) -> Result<(), StoreError> {
    let sql = "SELECT jobs.id FROM jobs JOIN users ON users.id = jobs.owner WHERE email_key = $1";
    for row in &transaction.statement(sql).text(email_key).all().await? {
        delete_in(transaction, row.get("id")?).await?;
    }
    Ok(())
}

async fn delete_samples_in(transaction: &mut Transaction, at_most: u32) -> Result<usize, StoreError> {
    let sql = "SELECT id FROM jobs WHERE is_sample = $1 LIMIT $2";
    let rows = transaction.statement(sql).bind(true).bind(i64::from(at_most)).all().await?;
    for row in &rows {
        delete_in(transaction, row.get("id")?).await?;
    }
    Ok(rows.len())
}
