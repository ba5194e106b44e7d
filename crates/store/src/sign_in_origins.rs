use uuid::Uuid;

use crate::db::{Db, Transaction};
use crate::{StoreError, Timestamp};

/// Where each account was signed in to successfully. An origin is 32 bytes of the caller's choice, such as a keyed hash
/// of an address; this store never sees the address.
#[derive(Clone)]
pub struct SignInOrigins {
    db: Db,
}

impl SignInOrigins {
    pub(crate) fn new(db: Db) -> Self {
        Self { db }
    }

    /// When `user` last signed in from `origin`, by the beginnings of sessions.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn last_used(&self, user: Uuid, origin: [u8; 32]) -> Result<Option<Timestamp>, StoreError> {
        let row = self
            .db
            .read("SELECT last_used_at FROM known_sign_in_origins WHERE user_id = $1 AND origin = $2")
            .bind(user)
            .bind(&origin[..])
            .optional()
            .await?;
        row.map(|row| row.get("last_used_at")).transpose()
    }

    /// Forgets what was last used before `before` and gives the number.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn sweep(&self, before: Timestamp) -> Result<u64, StoreError> {
        self.db.write("DELETE FROM known_sign_in_origins WHERE last_used_at < $1").bind(before).execute().await
    }
}

pub(crate) async fn remember_in(
    transaction: &mut Transaction,
    user: Uuid,
    origin: [u8; 32],
    now: Timestamp,
) -> Result<(), StoreError> {
    transaction
        .statement(
            "INSERT INTO known_sign_in_origins (user_id, origin, last_used_at) VALUES ($1, $2, $3)
             ON CONFLICT (user_id, origin) DO UPDATE SET last_used_at = excluded.last_used_at",
        )
        .bind(user)
        .bind(&origin[..])
        .bind(now)
        .execute()
        .await
        .map(drop)
}
