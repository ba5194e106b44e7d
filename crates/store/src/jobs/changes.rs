use uuid::Uuid;

use super::{JobRow, Jobs};
use crate::StoreError;

/// A change of the board, for an index that follows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JobChange {
    /// The number of the change.
    pub rev: i64,
    /// The job that changed.
    pub id: Uuid,
    /// What it is now; nothing when it was deleted.
    pub job: Option<JobRow>,
}

impl Jobs {
    /// The number of the last change.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn revision(&self) -> Result<i64, StoreError> {
        self.db.read("SELECT rev FROM job_revision WHERE id = 1").one().await?.get("rev")
    }

    /// At most so many changes after the one with this number, in their order. A job that changed several times appears
    /// once, with its last change.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn changes_since(&self, rev: i64, at_most: u32) -> Result<Vec<JobChange>, StoreError> {
        let at_most = i64::from(at_most);
        // What commits between the two queries waits for the next call: seen by one of them alone it would hide others.
        let last = self.revision().await?;
        let put = self.db.read("SELECT * FROM jobs WHERE rev > $1 AND rev <= $2 ORDER BY rev LIMIT $3");
        let put = put.bind(rev).bind(last).bind(at_most).all().await?;
        let put: Vec<JobRow> = put.iter().map(JobRow::from_row).collect::<Result<_, _>>()?;
        let gone = self.db.read("SELECT rev, id FROM deleted_jobs WHERE rev > $1 AND rev <= $2 ORDER BY rev LIMIT $3");
        let gone = gone.bind(rev).bind(last).bind(at_most).all().await?;
        let mut changes: Vec<JobChange> =
            put.into_iter().map(|job| JobChange { rev: job.rev, id: job.id, job: Some(job) }).collect();
        for row in &gone {
            changes.push(JobChange { rev: row.get("rev")?, id: row.get("id")?, job: None });
        }
        changes.sort_by_key(|change| change.rev);
        changes.truncate(usize::try_from(at_most).unwrap_or(usize::MAX));
        Ok(changes)
    }
}
