use uuid::Uuid;

use crate::db::{Db, Row, Transaction};
use crate::{StoreError, Timestamp};

/// A service on which users have profiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Provider {
    /// GitHub.
    GitHub,
    /// LinkedIn.
    LinkedIn,
}

impl Provider {
    /// The service's code: `github` or `linkedin`.
    pub fn code(self) -> &'static str {
        match self {
            Self::GitHub => "github",
            Self::LinkedIn => "linkedin",
        }
    }
}

/// A connected profile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Connection {
    /// The account's public name or address there.
    pub subject: Option<String>,
    /// The permission as the caller encrypted it; nothing where none was given.
    pub token: Option<Vec<u8>>,
    /// Whether the service has taken the permission back.
    pub expired: bool,
    /// What the profile holds, JSON.
    pub profile_json: String,
    /// The number of the shape of that JSON, from 1.
    pub json_version: i64,
    /// When the profile was connected; a change keeps it.
    pub connected_at: Timestamp,
    /// When what it holds was fetched or given.
    pub fetched_at: Timestamp,
}

/// The connected profiles of one user.
#[derive(Clone)]
pub struct Connections {
    db: Db,
    owner: Uuid,
}

impl Connections {
    pub(crate) fn new(db: Db, owner: Uuid) -> Self {
        Self { db, owner }
    }

    /// The connection to a service.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn get(&self, provider: Provider) -> Result<Option<Connection>, StoreError> {
        let sql = "SELECT * FROM connections WHERE user_id = $1 AND provider = $2";
        let row = self.db.read(sql).bind(self.owner).bind(provider.code()).optional().await?;
        row.as_ref().map(from_row).transpose()
    }

    /// Changes the connection to a service, or makes one, in one transaction: `change` gets what is there and gives what shall be;
    /// nothing leaves everything as it is. Changes of the same user take turns.
    ///
    /// # Errors
    /// [`StoreError::UnstorableText`] for what is not JSON, [`StoreError::NotFound`] when there is no such user; else only those of
    /// the database.
    pub async fn change(
        &self,
        provider: Provider,
        change: impl FnOnce(Option<Connection>) -> Option<Connection> + Send,
    ) -> Result<Option<Connection>, StoreError> {
        let mut transaction = self.db.begin().await?;
        let changed = self.change_in(&mut transaction, provider, change).await;
        transaction.end(changed).await
    }

    async fn change_in(
        &self,
        transaction: &mut Transaction,
        provider: Provider,
        change: impl FnOnce(Option<Connection>) -> Option<Connection> + Send,
    ) -> Result<Option<Connection>, StoreError> {
        transaction.lock_user(self.owner).await?;
        let sql = "SELECT * FROM connections WHERE user_id = $1 AND provider = $2";
        let row = transaction.statement(sql).bind(self.owner).bind(provider.code()).optional().await?;
        let Some(new) = change(row.as_ref().map(from_row).transpose()?) else { return Ok(None) };
        let row = transaction
            .statement(
                "INSERT INTO connections
                     (user_id, provider, subject, token, expired, profile, json_version, connected_at, fetched_at)
                 SELECT id, $2, $3, $4, $5, $6, $7, $8, $9 FROM users WHERE id = $1
                 ON CONFLICT (user_id, provider) DO UPDATE SET
                     subject = $3, token = $4, expired = $5, profile = $6, json_version = $7, fetched_at = $9
                 RETURNING *",
            )
            .bind(self.owner)
            .bind(provider.code())
            .optional_text(new.subject.as_deref())
            .bind(new.token.as_deref())
            .bind(new.expired)
            .json(&new.profile_json)
            .bind(new.json_version)
            .bind(new.connected_at)
            .bind(new.fetched_at)
            .optional()
            .await?;
        from_row(&row.ok_or(StoreError::NotFound)?).map(Some)
    }

    /// Forgets the connection to a service, and gives what it was.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn remove(&self, provider: Provider) -> Result<Option<Connection>, StoreError> {
        let sql = "DELETE FROM connections WHERE user_id = $1 AND provider = $2 RETURNING *";
        let row = self.db.write(sql).bind(self.owner).bind(provider.code()).optional().await?;
        row.as_ref().map(from_row).transpose()
    }
}

fn from_row(row: &Row) -> Result<Connection, StoreError> {
    Ok(Connection {
        subject: row.get("subject")?,
        token: row.get("token")?,
        expired: row.get("expired")?,
        profile_json: row.json("profile")?,
        json_version: row.get("json_version")?,
        connected_at: row.get("connected_at")?,
        fetched_at: row.get("fetched_at")?,
    })
}
