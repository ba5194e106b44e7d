use crate::db::{Db, Row};
use crate::users::email_key;
use crate::{StoreError, Timestamp};

/// An address in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Subscriber {
    /// The list's code.
    pub list: String,
    /// The address as typed, without surrounding blanks.
    pub email: String,
    /// When it was first entered.
    pub created_at: Timestamp,
}

/// Addresses that asked for news, by list.
#[derive(Clone)]
pub struct Subscribers {
    db: Db,
}

impl Subscribers {
    pub(crate) fn new(db: Db) -> Self {
        Self { db }
    }

    /// Enters an address; one that is in the list already, in any spelling, stays as it is.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn add(&self, list: &str, email: &str, now: Timestamp) -> Result<(), StoreError> {
        self.db
            .write(
                "INSERT INTO subscribers (list, email_key, email, created_at) VALUES ($1, $2, $3, $4)
                 ON CONFLICT (list, email_key) DO NOTHING",
            )
            .text(list)
            .text(&email_key(email))
            .text(email.trim())
            .bind(now)
            .execute()
            .await
            .map(drop)
    }

    /// Whether an address, in any spelling, is in a list.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn contains(&self, list: &str, email: &str) -> Result<bool, StoreError> {
        let sql = "SELECT 1 FROM subscribers WHERE list = $1 AND email_key = $2";
        Ok(self.db.read(sql).text(list).text(&email_key(email)).optional().await?.is_some())
    }

    /// Takes an address out of one list; false when it was not in it.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn remove_from(&self, list: &str, email: &str) -> Result<bool, StoreError> {
        let sql = "DELETE FROM subscribers WHERE list = $1 AND email_key = $2";
        Ok(self.db.write(sql).text(list).text(&email_key(email)).execute().await? > 0)
    }

    /// Takes an address out of all lists; gives of how many.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn remove(&self, email: &str) -> Result<u64, StoreError> {
        self.db.write("DELETE FROM subscribers WHERE email_key = $1").text(&email_key(email)).execute().await
    }

    /// All entries by list, oldest first.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn all(&self) -> Result<Vec<Subscriber>, StoreError> {
        let sql = "SELECT list, email, created_at FROM subscribers ORDER BY list, created_at, email_key";
        let rows = self.db.read(sql).all().await?;
        rows.iter().map(from_row).collect()
    }

    /// The number of all entries, and at most `limit` of them after the first `offset`, the newest first.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn page(&self, offset: u64, limit: u32) -> Result<(u64, Vec<Subscriber>), StoreError> {
        let total: i64 = self.db.read("SELECT COUNT(*) AS total FROM subscribers").one().await?.get("total")?;
        let sql = "SELECT list, email, created_at FROM subscribers
                   ORDER BY created_at DESC, list, email_key LIMIT $1 OFFSET $2";
        let offset = i64::try_from(offset).unwrap_or(i64::MAX);
        let rows = self.db.read(sql).bind(i64::from(limit)).bind(offset).all().await?;
        Ok((total.unsigned_abs(), rows.iter().map(from_row).collect::<Result<_, _>>()?))
    }
}

fn from_row(row: &Row) -> Result<Subscriber, StoreError> {
    Ok(Subscriber { list: row.get("list")?, email: row.get("email")?, created_at: row.get("created_at")? })
}
