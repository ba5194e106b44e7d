use uuid::Uuid;

use crate::db::{Db, Row, Transaction};
use crate::portfolios::delete_discarded_in;
use crate::resumes::delete_in as delete_resume_in;
use crate::{StoreError, Timestamp};

/// What can be thrown away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrashedKind {
    /// A confirmed resume with its versions and its file.
    Resume,
    /// A cover letter.
    Letter,
    /// A portfolio with its pictures.
    Portfolio,
    /// What is kept about a job; its id is the job's.
    Application,
}

impl TrashedKind {
    /// `resume`, `letter`, `portfolio` or `application`.
    pub fn code(self) -> &'static str {
        match self {
            Self::Resume => "resume",
            Self::Letter => "letter",
            Self::Portfolio => "portfolio",
            Self::Application => "application",
        }
    }

    /// The kind of a code.
    pub fn from_code(code: &str) -> Option<Self> {
        [Self::Resume, Self::Letter, Self::Portfolio, Self::Application].into_iter().find(|kind| kind.code() == code)
    }
}

/// Something in the trash.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trashed {
    /// What it is.
    pub kind: TrashedKind,
    /// Its id.
    pub id: Uuid,
    /// What it goes by.
    pub title: String,
    /// What tells it from others of that title: of a resume its file, of an application its company; may be empty.
    pub detail: String,
    /// When it was thrown away.
    pub deleted_at: Timestamp,
}

/// The trash of one user.
#[derive(Clone)]
pub struct Trash {
    db: Db,
    owner: Uuid,
}

impl Trash {
    pub(crate) fn new(db: Db, owner: Uuid) -> Self {
        Self { db, owner }
    }

    /// What is in it, what was thrown away last first; a thousand at most.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn all(&self) -> Result<Vec<Trashed>, StoreError> {
        let rows = self
            .db
            .read(
                "SELECT 'resume' AS kind, id, COALESCE(title, name) AS title, original_name AS detail, deleted_at
                     FROM resumes WHERE owner = $1 AND deleted_at IS NOT NULL
                 UNION ALL SELECT 'letter', id, title, '', deleted_at
                     FROM cover_letters WHERE user_id = $1 AND deleted_at IS NOT NULL
                 UNION ALL SELECT 'portfolio', id, name, '', deleted_at
                     FROM portfolios WHERE user_id = $1 AND deleted_at IS NOT NULL
                 UNION ALL SELECT 'application', job_id, COALESCE(job ->> 'jobTitle', ''),
                     COALESCE(job ->> 'companyName', ''), deleted_at
                     FROM applications WHERE user_id = $1 AND deleted_at IS NOT NULL
                 ORDER BY deleted_at DESC, id LIMIT 1000",
            )
            .bind(self.owner)
            .all()
            .await?;
        rows.iter().map(from_row).collect()
    }

    /// Takes something out of the trash, unless the user keeps as many of its kind as `at_most` already. False when it is
    /// not in the trash.
    ///
    /// # Errors
    /// [`StoreError::LimitReached`].
    pub async fn restore(&self, kind: TrashedKind, id: Uuid, at_most: Option<u32>) -> Result<bool, StoreError> {
        let mut transaction = self.db.begin().await?;
        let restored = self.restore_in(&mut transaction, kind, id, at_most).await;
        transaction.end(restored).await
    }

    async fn restore_in(
        &self,
        transaction: &mut Transaction,
        kind: TrashedKind,
        id: Uuid,
        at_most: Option<u32>,
    ) -> Result<bool, StoreError> {
        transaction.lock_user(self.owner).await?;
        let restored = transaction.statement(restoring(kind)).bind(self.owner).bind(id).execute().await? > 0;
        let Some(limit) = at_most.filter(|_| restored) else { return Ok(restored) };
        let kept: i64 = transaction.statement(counting(kind)).bind(self.owner).one().await?.get("kept")?;
        if kept > i64::from(limit) { Err(StoreError::LimitReached { limit }) } else { Ok(true) }
    }

    /// Removes something in the trash for good; its files are entered in the outbox. False when it is not in the trash.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn delete(&self, kind: TrashedKind, id: Uuid, now: Timestamp) -> Result<bool, StoreError> {
        let mut transaction = self.db.begin().await?;
        let deleted = delete_in(&mut transaction, kind, self.owner, id, now).await;
        transaction.end(deleted).await
    }
}

/// What has lain in the trash for long enough, whoever threw it away.
#[derive(Clone)]
pub struct TrashSweep {
    db: Db,
}

/// Removed in one transaction: each is a handful of rows, and others wait meanwhile.
const BATCH: i64 = 50;

impl TrashSweep {
    pub(crate) fn new(db: Db) -> Self {
        Self { db }
    }

    /// Removes what was thrown away before a moment, and gives the number.
    ///
    /// # Errors
    /// Only those of the database; batches finished before it stay removed.
    pub async fn sweep(&self, before: Timestamp, now: Timestamp) -> Result<u64, StoreError> {
        let mut swept = 0;
        loop {
            let mut transaction = self.db.begin().await?;
            let removed = sweep_batch(&mut transaction, before, now).await;
            let removed = transaction.end(removed).await?;
            swept += removed;
            if removed == 0 {
                return Ok(swept);
            }
        }
    }
}

async fn sweep_batch(transaction: &mut Transaction, before: Timestamp, now: Timestamp) -> Result<u64, StoreError> {
    let due = transaction
        .statement(
            "SELECT 'resume' AS kind, id, owner FROM resumes WHERE deleted_at < $1
             UNION ALL SELECT 'letter', id, user_id FROM cover_letters WHERE deleted_at < $1
             UNION ALL SELECT 'portfolio', id, user_id FROM portfolios WHERE deleted_at < $1
             UNION ALL SELECT 'application', job_id, user_id FROM applications WHERE deleted_at < $1
             LIMIT $2",
        )
        .bind(before)
        .bind(BATCH)
        .all()
        .await?;
    let mut removed = 0;
    for row in &due {
        let (kind, id, owner) = (kind(row)?, row.get("id")?, row.get("owner")?);
        removed += u64::from(delete_in(transaction, kind, owner, id, now).await?);
    }
    Ok(removed)
}

async fn delete_in(
    transaction: &mut Transaction,
    kind: TrashedKind,
    owner: Uuid,
    id: Uuid,
    now: Timestamp,
) -> Result<bool, StoreError> {
    let sql = match kind {
        TrashedKind::Resume => return delete_resume(transaction, owner, id, now).await,
        TrashedKind::Portfolio => return delete_discarded_in(transaction, owner, id, now).await,
        TrashedKind::Letter => "DELETE FROM cover_letters WHERE user_id = $1 AND id = $2 AND deleted_at IS NOT NULL",
        TrashedKind::Application => {
            "DELETE FROM applications WHERE user_id = $1 AND job_id = $2 AND deleted_at IS NOT NULL"
        }
    };
    Ok(transaction.statement(sql).bind(owner).bind(id).execute().await? > 0)
}

/// The row is written first, so that nobody can take it out of the trash meanwhile.
async fn delete_resume(
    transaction: &mut Transaction,
    owner: Uuid,
    id: Uuid,
    now: Timestamp,
) -> Result<bool, StoreError> {
    let sql = "UPDATE resumes SET deleted_at = $3 WHERE owner = $1 AND id = $2 AND deleted_at IS NOT NULL";
    if transaction.statement(sql).bind(owner).bind(id).bind(now).execute().await? == 0 {
        return Ok(false);
    }
    Ok(delete_resume_in(transaction, owner, id, now).await?.is_some())
}

fn restoring(kind: TrashedKind) -> &'static str {
    match kind {
        TrashedKind::Resume => {
            "UPDATE resumes SET deleted_at = NULL WHERE owner = $1 AND id = $2 AND deleted_at IS NOT NULL"
        }
        TrashedKind::Letter => {
            "UPDATE cover_letters SET deleted_at = NULL WHERE user_id = $1 AND id = $2 AND deleted_at IS NOT NULL"
        }
        TrashedKind::Portfolio => {
            "UPDATE portfolios SET deleted_at = NULL WHERE user_id = $1 AND id = $2 AND deleted_at IS NOT NULL"
        }
        TrashedKind::Application => {
            "UPDATE applications SET deleted_at = NULL WHERE user_id = $1 AND job_id = $2 AND deleted_at IS NOT NULL"
        }
    }
}

fn counting(kind: TrashedKind) -> &'static str {
    match kind {
        TrashedKind::Resume => {
            "SELECT COUNT(*) AS kept FROM resumes
             WHERE owner = $1 AND confirmed_at IS NOT NULL AND deleted_at IS NULL"
        }
        TrashedKind::Letter => "SELECT COUNT(*) AS kept FROM cover_letters WHERE user_id = $1 AND deleted_at IS NULL",
        TrashedKind::Portfolio => "SELECT COUNT(*) AS kept FROM portfolios WHERE user_id = $1 AND deleted_at IS NULL",
        TrashedKind::Application => {
            "SELECT COUNT(*) AS kept FROM applications WHERE user_id = $1 AND deleted_at IS NULL"
        }
    }
}

fn kind(row: &Row) -> Result<TrashedKind, StoreError> {
    let code: String = row.get("kind")?;
    TrashedKind::from_code(&code).ok_or_else(|| StoreError::Database(format!("unknown kind {code}").into()))
}

fn from_row(row: &Row) -> Result<Trashed, StoreError> {
    Ok(Trashed {
        kind: kind(row)?,
        id: row.get("id")?,
        title: row.get("title")?,
        detail: row.get("detail")?,
        deleted_at: row.get("deleted_at")?,
    })
}
