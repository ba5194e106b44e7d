use uuid::Uuid;

use crate::db::{Db, Transaction};
use crate::sign_in_origins;
use crate::{StoreError, Timestamp, User};

/// The times of a session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SessionInfo {
    /// When the user signed in.
    pub created_at: Timestamp,
    /// When the session ends unless it is extended.
    pub expires_at: Timestamp,
    /// When it was last extended; at first, when it was made.
    pub extended_at: Timestamp,
}

/// A session to be begun.
#[derive(Clone, Copy, Debug)]
pub struct NewSession {
    /// The SHA-256 of its token.
    pub token_hash: [u8; 32],
    /// Whose it is.
    pub user: Uuid,
    /// Where the user signs in from, as [`SignInOrigins`](crate::SignInOrigins) knows it.
    pub origin: [u8; 32],
    /// When it begins.
    pub now: Timestamp,
    /// When it ends unless it is extended.
    pub expires_at: Timestamp,
}

/// Signed-in sessions, found by the SHA-256 of their token; the token itself is never stored.
#[derive(Clone)]
pub struct Sessions {
    db: Db,
}

impl Sessions {
    pub(crate) fn new(db: Db) -> Self {
        Self { db }
    }

    /// Begins a session and remembers where it was begun, in one transaction.
    ///
    /// # Errors
    /// Only those of the database; an unknown user is one.
    pub async fn begin(&self, session: NewSession) -> Result<(), StoreError> {
        let mut transaction = self.db.begin().await?;
        let begun = begin_in(&mut transaction, session).await;
        transaction.end(begun).await
    }

    /// The session and its user; nothing when it is unknown, revoked or expired at `now`.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn find(&self, token_hash: [u8; 32], now: Timestamp) -> Result<Option<(User, SessionInfo)>, StoreError> {
        let row = self
            .db
            .read(
                "SELECT users.*, sessions.created_at AS session_created_at, extended_at, expires_at
                 FROM sessions JOIN users ON users.id = user_id
                 WHERE token_hash = $1 AND expires_at > $2",
            )
            .bind(&token_hash[..])
            .bind(now)
            .optional()
            .await?;
        row.map(|row| {
            let times = SessionInfo {
                created_at: row.get("session_created_at")?,
                expires_at: row.get("expires_at")?,
                extended_at: row.get("extended_at")?,
            };
            Ok((User::from_row(&row)?, times))
        })
        .transpose()
    }

    /// Moves the end of a session that still holds at `now`; one that has ended stays ended, and false is answered.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn extend(
        &self,
        token_hash: [u8; 32],
        now: Timestamp,
        expires_at: Timestamp,
    ) -> Result<bool, StoreError> {
        let extended = self
            .db
            .write("UPDATE sessions SET extended_at = $2, expires_at = $3 WHERE token_hash = $1 AND expires_at > $2")
            .bind(&token_hash[..])
            .bind(now)
            .bind(expires_at)
            .execute()
            .await?;
        Ok(extended > 0)
    }

    /// Ends a session; false when there was none.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn revoke(&self, token_hash: [u8; 32]) -> Result<bool, StoreError> {
        let ended = self.db.write("DELETE FROM sessions WHERE token_hash = $1").bind(&token_hash[..]).execute().await?;
        Ok(ended > 0)
    }

    /// Ends all sessions of a user and gives their number.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn revoke_all(&self, user: Uuid) -> Result<u64, StoreError> {
        self.db.write("DELETE FROM sessions WHERE user_id = $1").bind(user).execute().await
    }

    /// Removes what has expired at `now` and gives the number.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn sweep(&self, now: Timestamp) -> Result<u64, StoreError> {
        self.db.write("DELETE FROM sessions WHERE expires_at <= $1").bind(now).execute().await
    }
}

pub(crate) async fn begin_in(transaction: &mut Transaction, session: NewSession) -> Result<(), StoreError> {
    transaction
        .statement(
            "INSERT INTO sessions (token_hash, user_id, created_at, extended_at, expires_at)
             VALUES ($1, $2, $3, $3, $4)",
        )
        .bind(&session.token_hash[..])
        .bind(session.user)
        .bind(session.now)
        .bind(session.expires_at)
        .execute()
        .await?;
    sign_in_origins::remember_in(transaction, session.user, session.origin, session.now).await
}
