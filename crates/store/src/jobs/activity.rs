use uuid::Uuid;

use super::Jobs;
use crate::db::Row;
use crate::{StoreError, Timestamp};

/// An edit of a job.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JobEdit {
    /// When.
    pub edited_at: Timestamp,
    /// What the job said before, as JSON.
    pub before_json: String,
}

/// What a user says is wrong with a job.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JobReport {
    /// The job.
    pub job: Uuid,
    /// Who says so.
    pub user: Uuid,
    /// The code of the reason.
    pub reason: String,
    /// The user's words; may be empty.
    pub note: String,
    /// When.
    pub reported_at: Timestamp,
}

impl Jobs {
    /// The edits of a job, the last one first.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn edits(&self, id: Uuid) -> Result<Vec<JobEdit>, StoreError> {
        let sql = "SELECT edited_at, before FROM job_edits WHERE job_id = $1 ORDER BY rev DESC";
        let rows = self.db.read(sql).bind(id).all().await?;
        rows.iter()
            .map(|row| Ok(JobEdit { edited_at: row.get("edited_at")?, before_json: row.json("before")? }))
            .collect()
    }

    /// Counts that a visitor goes on to apply.
    ///
    /// # Errors
    /// Only those of the database, one of them for a job that does not exist.
    pub async fn count_click(&self, id: Uuid) -> Result<(), StoreError> {
        self.db
            .write(
                "INSERT INTO job_clicks (job_id, clicks) VALUES ($1, 1)
                 ON CONFLICT (job_id) DO UPDATE SET clicks = job_clicks.clicks + 1",
            )
            .bind(id)
            .execute()
            .await
            .map(drop)
    }

    /// How often visitors went on to apply.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn clicks(&self, id: Uuid) -> Result<i64, StoreError> {
        let row = self.db.read("SELECT clicks FROM job_clicks WHERE job_id = $1").bind(id).optional().await?;
        row.map_or(Ok(0), |row| row.get("clicks"))
    }

    /// Keeps a report; a user's later report of the same job takes the place of the earlier one.
    ///
    /// # Errors
    /// Only those of the database, one of them for a job or user that does not exist.
    pub async fn report(&self, report: &JobReport) -> Result<(), StoreError> {
        self.db
            .write(
                "INSERT INTO job_reports (job_id, user_id, reason, note, reported_at) VALUES ($1, $2, $3, $4, $5)
                 ON CONFLICT (job_id, user_id)
                 DO UPDATE SET reason = excluded.reason, note = excluded.note, reported_at = excluded.reported_at",
            )
            .bind(report.job)
            .bind(report.user)
            .text(&report.reason)
            .text(&report.note)
            .bind(report.reported_at)
            .execute()
            .await
            .map(drop)
    }

    /// The number of all reports, and at most `limit` of them after the first `offset`, the last one first, each with the address
    /// of whoever made it.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn report_page(&self, offset: u64, limit: u32) -> Result<(u64, Vec<(JobReport, String)>), StoreError> {
        let total: i64 = self.db.read("SELECT COUNT(*) AS total FROM job_reports").one().await?.get("total")?;
        let sql = "SELECT job_reports.*, email FROM job_reports JOIN users ON users.id = user_id
                   ORDER BY reported_at DESC, job_id, user_id LIMIT $1 OFFSET $2";
        let offset = i64::try_from(offset).unwrap_or(i64::MAX);
        let rows = self.db.read(sql).bind(i64::from(limit)).bind(offset).all().await?;
        let reports = rows.iter().map(|row| Ok((report_from(row)?, row.get("email")?)));
        Ok((total.unsigned_abs(), reports.collect::<Result<_, StoreError>>()?))
    }

    /// All reports, the last one first.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn reports(&self) -> Result<Vec<JobReport>, StoreError> {
        let sql = "SELECT * FROM job_reports ORDER BY reported_at DESC, job_id, user_id";
        let rows = self.db.read(sql).all().await?;
        rows.iter().map(report_from).collect()
    }
}

fn report_from(row: &Row) -> Result<JobReport, StoreError> {
    Ok(JobReport {
        job: row.get("job_id")?,
        user: row.get("user_id")?,
        reason: row.get("reason")?,
        note: row.get("note")?,
        reported_at: row.get("reported_at")?,
    })
}
