use uuid::Uuid;

use crate::db::{Db, Row, Transaction};
use crate::{StoreError, Timestamp, User};
use crate::{api_keys, sign_in_origins};

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

/// A session as its owner tells it from others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionEntry {
    /// The SHA-256 of its token.
    pub token_hash: [u8; 32],
    /// The program that began it, in its own words; empty when unknown.
    pub device: String,
    /// The address from which it was begun; empty when unknown.
    pub address: String,
    /// Its times.
    pub times: SessionInfo,
}

/// Most sessions that are listed: who has more sees those used last.
const LISTED: u32 = 100;

/// A session to be begun.
#[derive(Clone, Debug)]
pub struct NewSession {
    /// The SHA-256 of its token.
    pub token_hash: [u8; 32],
    /// Whose it is.
    pub user: Uuid,
    /// Where the user signs in from, as [`SignInOrigins`](crate::SignInOrigins) knows it.
    pub origin: [u8; 32],
    /// The program that begins it, in its own words.
    pub device: String,
    /// The address from which it is begun.
    pub address: String,
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
                 WHERE token_hash = $1 AND expires_at > $2 AND disabled_at IS NULL",
            )
            .bind(&token_hash[..])
            .bind(now)
            .optional()
            .await?;
        row.map(|row| Ok((User::from_row(&row)?, SessionInfo::from_row(&row)?))).transpose()
    }

    /// The sessions of a user that hold at `now`, those used last first.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn of_user(&self, user: Uuid, now: Timestamp) -> Result<Vec<SessionEntry>, StoreError> {
        let rows = self
            .db
            .read(
                "SELECT token_hash, device, address, created_at AS session_created_at, extended_at, expires_at
                 FROM sessions WHERE user_id = $1 AND expires_at > $2
                 ORDER BY extended_at DESC, token_hash LIMIT $3",
            )
            .bind(user)
            .bind(now)
            .bind(i64::from(LISTED))
            .all()
            .await?;
        rows.iter().map(SessionEntry::from_row).collect()
    }

    /// Ends one session of a user; false when the user has none such.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn end(&self, user: Uuid, token_hash: [u8; 32]) -> Result<bool, StoreError> {
        let ended = self
            .db
            .write("DELETE FROM sessions WHERE user_id = $1 AND token_hash = $2")
            .bind(user)
            .bind(&token_hash[..])
            .execute()
            .await?;
        Ok(ended > 0)
    }

    /// Ends all sessions of a user but one, and gives their number; keys for scripts stay.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn end_others(&self, user: Uuid, kept: [u8; 32]) -> Result<u64, StoreError> {
        let mut transaction = self.db.begin().await?;
        let ended = end_other_sessions_in(&mut transaction, user, kept).await;
        transaction.end(ended).await
    }

    /// Ends all sessions of a user and all keys by which scripts act for it; gives the number of sessions.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn end_all(&self, user: Uuid) -> Result<u64, StoreError> {
        let mut transaction = self.db.begin().await?;
        let ended = end_all_in(&mut transaction, user).await;
        transaction.end(ended).await
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

    /// Removes what has expired at `now` and gives the number.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn sweep(&self, now: Timestamp) -> Result<u64, StoreError> {
        self.db.write("DELETE FROM sessions WHERE expires_at <= $1").bind(now).execute().await
    }
}

impl SessionInfo {
    fn from_row(row: &Row) -> Result<Self, StoreError> {
        Ok(Self {
            created_at: row.get("session_created_at")?,
            expires_at: row.get("expires_at")?,
            extended_at: row.get("extended_at")?,
        })
    }
}

impl SessionEntry {
    fn from_row(row: &Row) -> Result<Self, StoreError> {
        let token_hash: Vec<u8> = row.get("token_hash")?;
        Ok(Self {
            token_hash: token_hash.try_into().map_err(|_| StoreError::Database("a session's hash is cut".into()))?,
            device: row.get("device")?,
            address: row.get("address")?,
            times: SessionInfo::from_row(row)?,
        })
    }
}

/// Ends all sessions of a user, and all keys by which scripts act for it.
pub(crate) async fn end_all_in(transaction: &mut Transaction, user: Uuid) -> Result<u64, StoreError> {
    api_keys::remove_all_in(transaction, user).await?;
    transaction.statement("DELETE FROM sessions WHERE user_id = $1").bind(user).execute().await
}

/// Ends all sessions of a user but one, and all keys by which scripts act for it; gives the number of sessions.
pub(crate) async fn end_others_in(
    transaction: &mut Transaction,
    user: Uuid,
    kept: [u8; 32],
) -> Result<u64, StoreError> {
    api_keys::remove_all_in(transaction, user).await?;
    end_other_sessions_in(transaction, user, kept).await
}

async fn end_other_sessions_in(transaction: &mut Transaction, user: Uuid, kept: [u8; 32]) -> Result<u64, StoreError> {
    transaction
        .statement("DELETE FROM sessions WHERE user_id = $1 AND token_hash <> $2")
        .bind(user)
        .bind(&kept[..])
        .execute()
        .await
}

pub(crate) async fn begin_in(transaction: &mut Transaction, session: NewSession) -> Result<(), StoreError> {
    transaction
        .statement(
            "INSERT INTO sessions (token_hash, user_id, created_at, extended_at, expires_at, device, address)
             VALUES ($1, $2, $3, $3, $4, $5, $6)",
        )
        .bind(&session.token_hash[..])
        .bind(session.user)
        .bind(session.now)
        .bind(session.expires_at)
        .text(&session.device)
        .text(&session.address)
        .execute()
        .await?;
    sign_in_origins::remember_in(transaction, session.user, session.origin, session.now).await
}
