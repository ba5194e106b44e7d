use uuid::Uuid;

use crate::db::{Db, Row, Transaction};
use crate::users::lock_with_password_in;
use crate::{StoreError, Timestamp, User};

/// A key by which a script acts for an account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ApiKey {
    /// Its id.
    pub id: Uuid,
    /// What its owner calls it.
    pub name: String,
    /// Whether it may change something; otherwise it only reads.
    pub may_write: bool,
    /// When it was made.
    pub created_at: Timestamp,
    /// When it stops to work.
    pub expires_at: Timestamp,
    /// When it was last used, as far as that was written down.
    pub last_used_at: Option<Timestamp>,
}

/// A key to be made.
#[derive(Clone, Copy, Debug)]
pub struct NewApiKey<'a> {
    /// Its id.
    pub id: Uuid,
    /// What its owner calls it.
    pub name: &'a str,
    /// The SHA-256 of its text.
    pub key_hash: [u8; 32],
    /// The hash of the password that its owner gave for it.
    pub password_hash: &'a str,
    /// Whether it may change something.
    pub may_write: bool,
    /// When it is made.
    pub now: Timestamp,
    /// When it stops to work.
    pub expires_at: Timestamp,
}

/// Keys of accounts for scripts, found by the SHA-256 of their text; the text itself is never stored.
#[derive(Clone)]
pub struct ApiKeys {
    db: Db,
}

impl ApiKeys {
    pub(crate) fn new(db: Db) -> Self {
        Self { db }
    }

    /// Makes a key for a user who may have `limit` of them; nothing when the user has another password by now.
    ///
    /// # Errors
    /// [`StoreError::LimitReached`] when the user has as many already; else only those of the database.
    pub async fn add(&self, user: Uuid, key: NewApiKey<'_>, limit: u32) -> Result<Option<ApiKey>, StoreError> {
        let mut transaction = self.db.begin().await?;
        let added = add_in(&mut transaction, user, key, limit).await;
        transaction.end(added).await
    }

    /// The keys of a user, the newest first, those included that work no more.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn of_user(&self, user: Uuid) -> Result<Vec<ApiKey>, StoreError> {
        let sql = "SELECT * FROM api_keys WHERE user_id = $1 ORDER BY created_at DESC, id DESC";
        self.db.read(sql).bind(user).all().await?.iter().map(ApiKey::from_row).collect()
    }

    /// The user whose key this is, and the key; nothing when it is unknown or expired at `now`.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn find(&self, key_hash: [u8; 32], now: Timestamp) -> Result<Option<(User, ApiKey)>, StoreError> {
        let sql = "SELECT * FROM api_keys WHERE key_hash = $1 AND expires_at > $2";
        let Some(row) = self.db.read(sql).bind(&key_hash[..]).bind(now).optional().await? else { return Ok(None) };
        let owner: Uuid = row.get("user_id")?;
        let user =
            self.db.read("SELECT * FROM users WHERE id = $1 AND disabled_at IS NULL").bind(owner).optional().await?;
        user.map(|user| Ok((User::from_row(&user)?, ApiKey::from_row(&row)?))).transpose()
    }

    /// Writes down that a key is used at `now`.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn touch(&self, id: Uuid, now: Timestamp) -> Result<(), StoreError> {
        self.db
            .write("UPDATE api_keys SET last_used_at = $2 WHERE id = $1")
            .bind(id)
            .bind(now)
            .execute()
            .await
            .map(drop)
    }

    /// Removes a key of a user; false when the user has none such.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn remove(&self, user: Uuid, id: Uuid) -> Result<bool, StoreError> {
        let sql = "DELETE FROM api_keys WHERE user_id = $1 AND id = $2";
        Ok(self.db.write(sql).bind(user).bind(id).execute().await? > 0)
    }
}

impl ApiKey {
    fn from_row(row: &Row) -> Result<Self, StoreError> {
        Ok(Self {
            id: row.get("id")?,
            name: row.get("name")?,
            may_write: row.get("may_write")?,
            created_at: row.get("created_at")?,
            expires_at: row.get("expires_at")?,
            last_used_at: row.get("last_used_at")?,
        })
    }
}

async fn add_in(
    transaction: &mut Transaction,
    user: Uuid,
    key: NewApiKey<'_>,
    limit: u32,
) -> Result<Option<ApiKey>, StoreError> {
    if !lock_with_password_in(transaction, user, key.password_hash).await? {
        return Ok(None);
    }
    let sql = "SELECT COUNT(*) AS count FROM api_keys WHERE user_id = $1";
    let count: i64 = transaction.statement(sql).bind(user).one().await?.get("count")?;
    if count >= i64::from(limit) {
        return Err(StoreError::LimitReached { limit });
    }
    let row = transaction
        .statement(
            "INSERT INTO api_keys (id, user_id, name, key_hash, may_write, created_at, expires_at)
             VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING *",
        )
        .bind(key.id)
        .bind(user)
        .text(key.name)
        .bind(&key.key_hash[..])
        .bind(key.may_write)
        .bind(key.now)
        .bind(key.expires_at)
        .one()
        .await?;
    ApiKey::from_row(&row).map(Some)
}

/// Removes all keys of a user.
pub(crate) async fn remove_all_in(transaction: &mut Transaction, user: Uuid) -> Result<(), StoreError> {
    transaction.statement("DELETE FROM api_keys WHERE user_id = $1").bind(user).execute().await.map(drop)
}
