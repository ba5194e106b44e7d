use uuid::Uuid;

use crate::db::Db;
use crate::{Provider, StoreError, Timestamp};

/// Sign-ins elsewhere that have begun, found by the SHA-256 of their state; the state itself is never stored.
#[derive(Clone)]
pub struct OAuthStates {
    db: Db,
}

impl OAuthStates {
    pub(crate) fn new(db: Db) -> Self {
        Self { db }
    }

    /// Begins one for a user.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn add(
        &self,
        state_hash: [u8; 32],
        user: Uuid,
        provider: Provider,
        expires_at: Timestamp,
    ) -> Result<(), StoreError> {
        self.db
            .write("INSERT INTO oauth_states (state_hash, user_id, provider, expires_at) VALUES ($1, $2, $3, $4)")
            .bind(&state_hash[..])
            .bind(user)
            .bind(provider.code())
            .bind(expires_at)
            .execute()
            .await
            .map(drop)
    }

    /// Uses one up, and gives whose it was; nothing when it is unknown, used, of another service or expired at `now`.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn take(
        &self,
        state_hash: [u8; 32],
        provider: Provider,
        now: Timestamp,
    ) -> Result<Option<Uuid>, StoreError> {
        let row = self
            .db
            .write("DELETE FROM oauth_states WHERE state_hash = $1 AND provider = $2 RETURNING user_id, expires_at")
            .bind(&state_hash[..])
            .bind(provider.code())
            .optional()
            .await?;
        let Some(row) = row else { return Ok(None) };
        let expires_at: Timestamp = row.get("expires_at")?;
        if expires_at > now { row.get("user_id").map(Some) } else { Ok(None) }
    }

    /// Removes what has expired at `now` and gives the number.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn sweep(&self, now: Timestamp) -> Result<u64, StoreError> {
        self.db.write("DELETE FROM oauth_states WHERE expires_at <= $1").bind(now).execute().await
    }
}
