use uuid::Uuid;

use crate::db::{Db, Row};
use crate::{StoreError, Timestamp};

/// What a user keeps about a job.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ApplicationRow {
    /// The job, which may be gone.
    pub job: Uuid,
    /// The code of how far it has come.
    pub status: String,
    /// The user's notes.
    pub notes: String,
    /// On which day each status was reached, as JSON.
    pub days_json: String,
    /// What names the job, as JSON.
    pub job_json: String,
    /// When the user began to keep it.
    pub saved_at: Timestamp,
    /// When it last changed.
    pub updated_at: Timestamp,
}

/// The applications of one user.
#[derive(Clone)]
pub struct Applications {
    db: Db,
    owner: Uuid,
}

impl Applications {
    pub(crate) fn new(db: Db, owner: Uuid) -> Self {
        Self { db, owner }
    }

    /// All of them, the one changed last first.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn all(&self) -> Result<Vec<ApplicationRow>, StoreError> {
        let sql = "SELECT * FROM applications WHERE user_id = $1 AND deleted_at IS NULL ORDER BY updated_at DESC, job_id DESC";
        self.db.read(sql).bind(self.owner).all().await?.iter().map(from_row).collect()
    }

    /// The one for a job.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn get(&self, job: Uuid) -> Result<Option<ApplicationRow>, StoreError> {
        let sql = "SELECT * FROM applications WHERE user_id = $1 AND job_id = $2 AND deleted_at IS NULL";
        let row = self.db.read(sql).bind(self.owner).bind(job).optional().await?;
        row.as_ref().map(from_row).transpose()
    }

    /// Keeps an application in place of what was kept or lies in the trash for the same job, unless it is new and the user has as many as
    /// `at_most` already.
    ///
    /// # Errors
    /// [`StoreError::LimitReached`], [`StoreError::UnstorableText`] for what is not JSON.
    pub async fn put(&self, application: &ApplicationRow, at_most: u32) -> Result<(), StoreError> {
        let kept = self
            .db
            .write(
                "INSERT INTO applications (user_id, job_id, status, notes, days, job, saved_at, updated_at)
                 SELECT $1, $2, $3, $4, $5, $6, $7, $8
                 WHERE EXISTS (SELECT 1 FROM applications WHERE user_id = $1 AND job_id = $2 AND deleted_at IS NULL)
                    OR (SELECT COUNT(*) FROM applications WHERE user_id = $1 AND deleted_at IS NULL) < $9
                 ON CONFLICT (user_id, job_id) DO UPDATE
                 SET status = excluded.status, notes = excluded.notes, days = excluded.days, job = excluded.job,
                     saved_at = CASE WHEN applications.deleted_at IS NULL THEN applications.saved_at ELSE excluded.saved_at END,
                     updated_at = excluded.updated_at, deleted_at = NULL",
            )
            .bind(self.owner)
            .bind(application.job)
            .text(&application.status)
            .text(&application.notes)
            .json(&application.days_json)
            .json(&application.job_json)
            .bind(application.saved_at)
            .bind(application.updated_at)
            .bind(i64::from(at_most))
            .execute()
            .await?;
        if kept == 0 { Err(StoreError::LimitReached { limit: at_most }) } else { Ok(()) }
    }

    /// Moves the one for a job to the trash; false when there was none.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn discard(&self, job: Uuid, now: Timestamp) -> Result<bool, StoreError> {
        let sql = "UPDATE applications SET deleted_at = $3 WHERE user_id = $1 AND job_id = $2 AND deleted_at IS NULL";
        Ok(self.db.write(sql).bind(self.owner).bind(job).bind(now).execute().await? > 0)
    }
}

fn from_row(row: &Row) -> Result<ApplicationRow, StoreError> {
    Ok(ApplicationRow {
        job: row.get("job_id")?,
        status: row.get("status")?,
        notes: row.get("notes")?,
        days_json: row.json("days")?,
        job_json: row.json("job")?,
        saved_at: row.get("saved_at")?,
        updated_at: row.get("updated_at")?,
    })
}
