//! Jobs of the board, their edits, clicks and reports, and the feed of their changes.

mod activity;
mod changes;
mod import;
mod row;
mod write;

pub use activity::{JobEdit, JobReport};
pub use changes::JobChange;
pub use import::{Imported, ImportedJob};
pub use row::JobRow;
pub use write::NewJob;
pub(crate) use write::delete_jobs_of;

use uuid::Uuid;

use crate::StoreError;
use crate::db::Db;

/// The jobs of all users.
#[derive(Clone)]
pub struct Jobs {
    db: Db,
}

impl Jobs {
    pub(crate) fn new(db: Db) -> Self {
        Self { db }
    }

    /// One job, open or closed.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn get(&self, id: Uuid) -> Result<Option<JobRow>, StoreError> {
        let row = self.db.read("SELECT * FROM jobs WHERE id = $1").bind(id).optional().await?;
        row.as_ref().map(JobRow::from_row).transpose()
    }

    /// The jobs with these ids that still exist, in the order of the ids.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn many(&self, ids: &[Uuid]) -> Result<Vec<JobRow>, StoreError> {
        let mut found = Vec::with_capacity(ids.len());
        for some in ids.chunks(AT_ONCE) {
            found.extend(self.some(some).await?);
        }
        let place = |row: &JobRow| ids.iter().position(|id| *id == row.id);
        found.sort_by_key(place);
        Ok(found)
    }

    async fn some(&self, ids: &[Uuid]) -> Result<Vec<JobRow>, StoreError> {
        let padded = ids.iter().copied().chain(std::iter::repeat(Uuid::nil())).take(AT_ONCE);
        let statement = padded.fold(
            self.db.read("SELECT * FROM jobs WHERE id IN ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)"),
            |statement, id| statement.bind(id),
        );
        statement.all().await?.iter().map(JobRow::from_row).collect()
    }

    /// The jobs of a user, open or closed, the last one first.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn posted_by(&self, owner: Uuid) -> Result<Vec<JobRow>, StoreError> {
        let sql = "SELECT * FROM jobs WHERE owner = $1 ORDER BY created_at DESC, id DESC";
        self.db.read(sql).bind(owner).all().await?.iter().map(JobRow::from_row).collect()
    }

    /// How many jobs of a user the board holds, open or closed.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn count_of(&self, owner: Uuid) -> Result<u64, StoreError> {
        let sql = "SELECT COUNT(*) AS jobs FROM jobs WHERE owner = $1";
        let count: i64 = self.db.read(sql).bind(owner).one().await?.get("jobs")?;
        Ok(count.unsigned_abs())
    }
}

/// How many jobs one statement reads by their ids.
const AT_ONCE: usize = 10;
