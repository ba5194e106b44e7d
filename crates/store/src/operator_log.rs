use uuid::Uuid;

use crate::db::{Db, Row};
use crate::{StoreError, Timestamp};

/// Something that an operator did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OperatorAction {
    /// Its id.
    pub id: Uuid,
    /// When.
    pub at: Timestamp,
    /// The address of the operator's account at that time.
    pub operator: String,
    /// The code of what was done.
    pub action: String,
    /// To whom or what.
    pub subject: String,
    /// What else is to be known about it; may be empty.
    pub detail: String,
}

/// What operators did. Entries are added and never changed; the database refuses it.
#[derive(Clone)]
pub struct OperatorLog {
    db: Db,
}

impl OperatorLog {
    pub(crate) fn new(db: Db) -> Self {
        Self { db }
    }

    /// Adds an entry.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn add(&self, action: &OperatorAction) -> Result<(), StoreError> {
        let sql =
            "INSERT INTO operator_log (id, at, operator, action, subject, detail) VALUES ($1, $2, $3, $4, $5, $6)";
        let entry = self.db.write(sql).bind(action.id).bind(action.at).text(&action.operator).text(&action.action);
        entry.text(&action.subject).text(&action.detail).execute().await.map(drop)
    }

    /// The number of all entries, and at most `limit` of them after the first `offset`, the last one first.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn page(&self, offset: u64, limit: u32) -> Result<(u64, Vec<OperatorAction>), StoreError> {
        let total: i64 = self.db.read("SELECT COUNT(*) AS total FROM operator_log").one().await?.get("total")?;
        let sql = "SELECT * FROM operator_log ORDER BY at DESC, id DESC LIMIT $1 OFFSET $2";
        let offset = i64::try_from(offset).unwrap_or(i64::MAX);
        let rows = self.db.read(sql).bind(i64::from(limit)).bind(offset).all().await?;
        Ok((total.unsigned_abs(), rows.iter().map(from_row).collect::<Result<_, _>>()?))
    }
}

fn from_row(row: &Row) -> Result<OperatorAction, StoreError> {
    Ok(OperatorAction {
        id: row.get("id")?,
        at: row.get("at")?,
        operator: row.get("operator")?,
        action: row.get("action")?,
        subject: row.get("subject")?,
        detail: row.get("detail")?,
    })
}
