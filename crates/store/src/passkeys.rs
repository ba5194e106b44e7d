use uuid::Uuid;

use crate::db::{Db, Row, Transaction};
use crate::sessions::begin_in;
use crate::users::lock_with_password_in;
use crate::{NewSession, StoreError, Timestamp, User};

/// A passkey as its owner tells it from others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passkey {
    /// Its id.
    pub id: Uuid,
    /// What its owner calls it.
    pub name: String,
    /// When it was added.
    pub created_at: Timestamp,
    /// When it signed in last.
    pub last_used_at: Option<Timestamp>,
}

/// A passkey to be added.
#[derive(Clone, Copy, Debug)]
pub struct NewPasskey<'a> {
    /// Its id.
    pub id: Uuid,
    /// What its owner calls it.
    pub name: &'a str,
    /// The SHA-256 of the id that the authenticator gave it.
    pub credential_id: [u8; 32],
    /// What checks its signatures, as the caller reads it.
    pub credential: &'a str,
    /// The hash of the password by which it was allowed.
    pub password_hash: &'a str,
    /// When it is added.
    pub now: Timestamp,
}

/// A sign-in by passkey that was checked.
#[derive(Clone, Debug)]
pub struct PasskeySignIn<'a> {
    /// The passkey.
    pub id: Uuid,
    /// What checks its signatures from now on: its counter moved.
    pub credential: &'a str,
    /// The SHA-256 of the ticket that is used up, and when it would have ended.
    pub ticket: ([u8; 32], Timestamp),
    /// The session that begins.
    pub session: NewSession,
}

/// Passkeys of accounts.
#[derive(Clone)]
pub struct Passkeys {
    db: Db,
}

impl Passkeys {
    pub(crate) fn new(db: Db) -> Self {
        Self { db }
    }

    /// A user's passkeys, the newest first.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn of_user(&self, user: Uuid) -> Result<Vec<Passkey>, StoreError> {
        let sql = "SELECT * FROM passkeys WHERE user_id = $1 ORDER BY created_at DESC, id DESC";
        self.db.read(sql).bind(user).all().await?.iter().map(Passkey::from_row).collect()
    }

    /// What checks the signatures of a user's passkeys.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn credentials_of(&self, user: Uuid) -> Result<Vec<String>, StoreError> {
        let rows = self.db.read("SELECT credential FROM passkeys WHERE user_id = $1").bind(user).all().await?;
        rows.iter().map(|row| row.get("credential")).collect()
    }

    /// Adds a passkey; nothing when the password is another one by now.
    ///
    /// # Errors
    /// [`StoreError::LimitReached`] for a user with `limit` passkeys, [`StoreError::IdentityTaken`] when the passkey was added before.
    pub async fn add(&self, user: Uuid, passkey: NewPasskey<'_>, limit: u32) -> Result<Option<Passkey>, StoreError> {
        let mut transaction = self.db.begin().await?;
        let added = add_in(&mut transaction, user, passkey, limit).await;
        transaction.end(added).await
    }

    /// The passkey to which the authenticator gave an id (its SHA-256): its own id, whose it is, and what checks its signatures.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn find(&self, credential_id: [u8; 32]) -> Result<Option<(Uuid, User, String)>, StoreError> {
        let row = self
            .db
            .read(
                "SELECT users.*, passkeys.id AS passkey_id, credential
                 FROM passkeys JOIN users ON users.id = user_id WHERE credential_id = $1",
            )
            .bind(&credential_id[..])
            .optional()
            .await?;
        row.map(|row| Ok((row.get("passkey_id")?, User::from_row(&row)?, row.get("credential")?))).transpose()
    }

    /// Begins a session for a sign-in that was checked.
    ///
    /// # Errors
    /// [`StoreError::LinkExpired`] when the ticket was used before, or the passkey is gone.
    pub async fn sign_in(&self, sign_in: PasskeySignIn<'_>) -> Result<(), StoreError> {
        let mut transaction = self.db.begin().await?;
        let begun = sign_in_in(&mut transaction, sign_in).await;
        transaction.end(begun).await
    }

    /// Removes a passkey of a user; false when the user has none such.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn remove(&self, user: Uuid, id: Uuid) -> Result<bool, StoreError> {
        let sql = "DELETE FROM passkeys WHERE user_id = $1 AND id = $2";
        Ok(self.db.write(sql).bind(user).bind(id).execute().await? > 0)
    }

    /// Forgets the tickets that have ended at `now`, and gives their number.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn sweep(&self, now: Timestamp) -> Result<u64, StoreError> {
        self.db.write("DELETE FROM used_tickets WHERE expires_at <= $1").bind(now).execute().await
    }
}

impl Passkey {
    fn from_row(row: &Row) -> Result<Self, StoreError> {
        Ok(Self {
            id: row.get("id")?,
            name: row.get("name")?,
            created_at: row.get("created_at")?,
            last_used_at: row.get("last_used_at")?,
        })
    }
}

async fn add_in(
    transaction: &mut Transaction,
    user: Uuid,
    passkey: NewPasskey<'_>,
    limit: u32,
) -> Result<Option<Passkey>, StoreError> {
    if !lock_with_password_in(transaction, user, passkey.password_hash).await? {
        return Ok(None);
    }
    let sql = "SELECT COUNT(*) AS count FROM passkeys WHERE user_id = $1";
    let count: i64 = transaction.statement(sql).bind(user).one().await?.get("count")?;
    if count >= i64::from(limit) {
        return Err(StoreError::LimitReached { limit });
    }
    let row = transaction
        .statement(
            "INSERT INTO passkeys (id, user_id, name, credential_id, credential, created_at)
             VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (credential_id) DO NOTHING RETURNING *",
        )
        .bind(passkey.id)
        .bind(user)
        .text(passkey.name)
        .bind(&passkey.credential_id[..])
        .text(passkey.credential)
        .bind(passkey.now)
        .optional()
        .await?;
    row.as_ref().map_or(Err(StoreError::IdentityTaken), Passkey::from_row).map(Some)
}

async fn sign_in_in(transaction: &mut Transaction, sign_in: PasskeySignIn<'_>) -> Result<(), StoreError> {
    let (ticket_hash, expires_at) = sign_in.ticket;
    let first = transaction
        .statement("INSERT INTO used_tickets (ticket_hash, expires_at) VALUES ($1, $2) ON CONFLICT DO NOTHING")
        .bind(&ticket_hash[..])
        .bind(expires_at)
        .execute()
        .await?;
    let used = transaction
        .statement("UPDATE passkeys SET credential = $3, last_used_at = $4 WHERE id = $1 AND user_id = $2")
        .bind(sign_in.id)
        .bind(sign_in.session.user)
        .text(sign_in.credential)
        .bind(sign_in.session.now)
        .execute()
        .await?;
    if first == 0 || used == 0 {
        return Err(StoreError::LinkExpired);
    }
    begin_in(transaction, sign_in.session).await
}

/// Removes all passkeys of a user.
pub(crate) async fn remove_all_in(transaction: &mut Transaction, user: Uuid) -> Result<(), StoreError> {
    transaction.statement("DELETE FROM passkeys WHERE user_id = $1").bind(user).execute().await.map(drop)
}
