use crate::db::{Db, Transaction};
use crate::{StoreError, Timestamp};

/// Invitations to open an account, found by the SHA-256 of their token; the token itself is never stored.
#[derive(Clone)]
pub struct Invitations {
    db: Db,
}

impl Invitations {
    pub(crate) fn new(db: Db) -> Self {
        Self { db }
    }

    /// Invites whoever has this address.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn add(&self, token_hash: [u8; 32], email: &str, expires_at: Timestamp) -> Result<(), StoreError> {
        self.db
            .write("INSERT INTO invitations (token_hash, email, expires_at) VALUES ($1, $2, $3)")
            .bind(&token_hash[..])
            .text(email.trim())
            .bind(expires_at)
            .execute()
            .await
            .map(drop)
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

    /// Removes what has expired at `now` and gives the number.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn sweep(&self, now: Timestamp) -> Result<u64, StoreError> {
        self.db.write("DELETE FROM invitations WHERE expires_at <= $1").bind(now).execute().await
    }
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
