use crate::db::{Db, Row, Transaction};
use crate::users::email_key;
use crate::{StoreError, Timestamp};

/// An invitation that nobody has taken up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitation {
    /// The SHA-256 of its token.
    pub token_hash: [u8; 32],
    /// Whom it is for.
    pub email: String,
    /// When it ends.
    pub expires_at: Timestamp,
}

/// Invitations to open an account, found by the SHA-256 of their token; the token itself is never stored.
#[derive(Clone)]
pub struct Invitations {
    db: Db,
}

impl Invitations {
    pub(crate) fn new(db: Db) -> Self {
        Self { db }
    }

    /// Invites whoever has this address; an earlier invitation of it works no more.
    ///
    /// # Errors
    /// [`StoreError::EmailTaken`] when an account has the address.
    pub async fn add(&self, token_hash: [u8; 32], email: &str, expires_at: Timestamp) -> Result<(), StoreError> {
        let mut transaction = self.db.begin().await?;
        let added = add_in(&mut transaction, token_hash, email, expires_at).await;
        transaction.end(added).await
    }

    /// The address that was invited; nothing when the invitation is unknown, used or expired at `now`.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn find(&self, token_hash: [u8; 32], now: Timestamp) -> Result<Option<String>, StoreError> {
        let row = self
            .db
            .read("SELECT email FROM invitations WHERE token_hash = $1 AND expires_at > $2")
            .bind(&token_hash[..])
            .bind(now)
            .optional()
            .await?;
        row.map(|row| row.get("email")).transpose()
    }

    /// The invitations that hold at `now`, the newest first; a thousand at most.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn open(&self, now: Timestamp) -> Result<Vec<Invitation>, StoreError> {
        let sql = "SELECT * FROM invitations WHERE expires_at > $1 ORDER BY expires_at DESC, token_hash LIMIT 1000";
        self.db.read(sql).bind(now).all().await?.iter().map(from_row).collect()
    }

    /// Withdraws an invitation; false when there is none such.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn withdraw(&self, token_hash: [u8; 32]) -> Result<bool, StoreError> {
        let sql = "DELETE FROM invitations WHERE token_hash = $1";
        Ok(self.db.write(sql).bind(&token_hash[..]).execute().await? > 0)
    }

    /// Removes what has expired at `now` and gives the number.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn sweep(&self, now: Timestamp) -> Result<u64, StoreError> {
        self.db.write("DELETE FROM invitations WHERE expires_at <= $1").bind(now).execute().await
    }
}

fn from_row(row: &Row) -> Result<Invitation, StoreError> {
    let token_hash: Vec<u8> = row.get("token_hash")?;
    Ok(Invitation {
        token_hash: token_hash.try_into().map_err(|_| StoreError::Database("an invitation's hash is cut".into()))?,
        email: row.get("email")?,
        expires_at: row.get("expires_at")?,
    })
}

async fn add_in(
    transaction: &mut Transaction,
    token_hash: [u8; 32],
    email: &str,
    expires_at: Timestamp,
) -> Result<(), StoreError> {
    let sql = "SELECT 1 FROM users WHERE email_key = $1";
    if transaction.statement(sql).text(&email_key(email)).optional().await?.is_some() {
        return Err(StoreError::EmailTaken);
    }
    let sql = "DELETE FROM invitations WHERE LOWER(email) = LOWER($1)";
    transaction.statement(sql).text(email.trim()).execute().await?;
    transaction
        .statement("INSERT INTO invitations (token_hash, email, expires_at) VALUES ($1, $2, $3)")
        .bind(&token_hash[..])
        .text(email.trim())
        .bind(expires_at)
        .execute()
        .await
        .map(drop)
}

/// Uses an invitation up.
pub(crate) async fn take_in(
    transaction: &mut Transaction,
    token_hash: [u8; 32],
    now: Timestamp,
) -> Result<(), StoreError> {
    let taken = transaction
        .statement("DELETE FROM invitations WHERE token_hash = $1 AND expires_at > $2")
        .bind(&token_hash[..])
        .bind(now)
        .execute()
        .await?;
    if taken > 0 { Ok(()) } else { Err(StoreError::LinkExpired) }
}
