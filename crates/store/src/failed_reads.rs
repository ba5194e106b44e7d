use crate::db::Db;
use crate::{StoreError, Timestamp};

/// How a reader gave a file up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReadFailure {
    /// It took too long.
    Timeout,
    /// The reading process ended without an answer.
    Crash,
}

impl ReadFailure {
    fn code(self) -> &'static str {
        match self {
            Self::Timeout => "timeout",
            Self::Crash => "crash",
        }
    }

    fn from_code(code: &str) -> Option<Self> {
        [Self::Timeout, Self::Crash].into_iter().find(|failure| failure.code() == code)
    }
}

/// Files, of all users, that a reader gave up, by their content: reading the same bytes again would cost the same again.
#[derive(Clone)]
pub struct FailedReads {
    db: Db,
}

impl FailedReads {
    pub(crate) fn new(db: Db) -> Self {
        Self { db }
    }

    /// Remembers that `reader` (its version and limits in one text) gave up the file with this SHA-256.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn add(
        &self,
        sha256: [u8; 32],
        reader: &str,
        failure: ReadFailure,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        self.db
            .write(
                "INSERT INTO failed_reads (sha256, reader, failure, failed_at) VALUES ($1, $2, $3, $4)
                 ON CONFLICT (sha256, reader) DO UPDATE SET
                     failure = excluded.failure, failed_at = excluded.failed_at",
            )
            .bind(&sha256[..])
            .text(reader)
            .text(failure.code())
            .bind(now)
            .execute()
            .await
            .map(drop)
    }

    /// How `reader` gave up the file with this SHA-256, if it did so at `since` or later.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn find(
        &self,
        sha256: [u8; 32],
        reader: &str,
        since: Timestamp,
    ) -> Result<Option<ReadFailure>, StoreError> {
        let row = self
            .db
            .read("SELECT failure FROM failed_reads WHERE sha256 = $1 AND reader = $2 AND failed_at >= $3")
            .bind(&sha256[..])
            .text(reader)
            .bind(since)
            .optional()
            .await?;
        row.map(|row| {
            let code: String = row.get("failure")?;
            ReadFailure::from_code(&code).ok_or_else(|| StoreError::Database(format!("unknown failure {code}").into()))
        })
        .transpose()
    }

    /// Forgets failures from before `before` and gives their number.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn sweep(&self, before: Timestamp) -> Result<u64, StoreError> {
        self.db.write("DELETE FROM failed_reads WHERE failed_at < $1").bind(before).execute().await
    }
}
