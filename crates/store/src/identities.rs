use uuid::Uuid;

use crate::db::{Db, Row, Transaction};
use crate::sessions::begin_in;
use crate::users::{create_in, lock_with_password_in};
use crate::{NewSession, NewUser, StoreError, Timestamp, User};

/// Who an account is at an identity provider, as its owner sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Identity {
    /// Its id.
    pub id: Uuid,
    /// The address that the provider named last.
    pub email: Option<String>,
    /// When it was connected.
    pub created_at: Timestamp,
    /// When it signed in last.
    pub last_used_at: Option<Timestamp>,
}

/// An identity to be connected.
#[derive(Clone, Copy, Debug)]
pub struct NewIdentity<'a> {
    /// Its id.
    pub id: Uuid,
    /// The provider.
    pub issuer: &'a str,
    /// The provider's name for the person; it never changes.
    pub subject: &'a str,
    /// The address that the provider names.
    pub email: Option<&'a str>,
    /// When it is connected.
    pub now: Timestamp,
}

/// Who accounts are at identity providers.
#[derive(Clone)]
pub struct Identities {
    db: Db,
}

impl Identities {
    pub(crate) fn new(db: Db) -> Self {
        Self { db }
    }

    /// A user's identities at a provider, the newest first.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn of_user(&self, user: Uuid, issuer: &str) -> Result<Vec<Identity>, StoreError> {
        let sql = "SELECT * FROM identities WHERE user_id = $1 AND issuer = $2
                   ORDER BY created_at DESC, id DESC";
        self.db.read(sql).bind(user).text(issuer).all().await?.iter().map(Identity::from_row).collect()
    }

    /// All of a user's identities with their providers, also of one that is set no more.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn all_of_user(&self, user: Uuid) -> Result<Vec<(String, Identity)>, StoreError> {
        let sql = "SELECT * FROM identities WHERE user_id = $1 ORDER BY created_at DESC, id DESC";
        let rows = self.db.read(sql).bind(user).all().await?;
        rows.iter().map(|row| Ok((row.get("issuer")?, Identity::from_row(row)?))).collect()
    }

    /// The identity to which a provider gave a name: its id and whose it is.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn find(&self, issuer: &str, subject: &str) -> Result<Option<(Uuid, User)>, StoreError> {
        let row = self
            .db
            .read(
                "SELECT users.*, identities.id AS identity_id
                 FROM identities JOIN users ON users.id = user_id
                 WHERE issuer = $1 AND subject = $2",
            )
            .text(issuer)
            .text(subject)
            .optional()
            .await?;
        row.map(|row| Ok((row.get("identity_id")?, User::from_row(&row)?))).transpose()
    }

    /// Connects an identity with an account; nothing when the account's password is another one by now.
    ///
    /// # Errors
    /// [`StoreError::IdentityTaken`] when it is connected already, [`StoreError::LimitReached`] for a user with `limit` identities.
    pub async fn connect(
        &self,
        user: Uuid,
        identity: NewIdentity<'_>,
        password_hash: &str,
        limit: u32,
    ) -> Result<Option<Identity>, StoreError> {
        let mut transaction = self.db.begin().await?;
        let connected = connect_in(&mut transaction, user, identity, password_hash, limit).await;
        transaction.end(connected).await
    }

    /// Begins a session for somebody whom the provider knows.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] when the identity is connected no more.
    pub async fn sign_in(&self, id: Uuid, email: Option<&str>, session: NewSession) -> Result<(), StoreError> {
        let mut transaction = self.db.begin().await?;
        let begun = sign_in_in(&mut transaction, id, email, session).await;
        transaction.end(begun).await
    }

    /// Makes an account for somebody whom the provider knows, and begins its first session. `confirmed` says that the provider knows the
    /// address to be the person's.
    ///
    /// # Errors
    /// [`StoreError::EmailTaken`] and [`StoreError::IdentityTaken`].
    pub async fn register(
        &self,
        user: NewUser<'_>,
        confirmed: bool,
        identity: NewIdentity<'_>,
        session: NewSession,
    ) -> Result<User, StoreError> {
        let mut transaction = self.db.begin().await?;
        let registered = register_in(&mut transaction, user, confirmed, identity, session).await;
        transaction.end(registered).await
    }

    /// Disconnects an identity of a user; false when the user has none such.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn disconnect(&self, user: Uuid, id: Uuid) -> Result<bool, StoreError> {
        let sql = "DELETE FROM identities WHERE user_id = $1 AND id = $2";
        Ok(self.db.write(sql).bind(user).bind(id).execute().await? > 0)
    }
}

impl Identity {
    fn from_row(row: &Row) -> Result<Self, StoreError> {
        Ok(Self {
            id: row.get("id")?,
            email: row.get("email")?,
            created_at: row.get("created_at")?,
            last_used_at: row.get("last_used_at")?,
        })
    }
}

async fn connect_in(
    transaction: &mut Transaction,
    user: Uuid,
    identity: NewIdentity<'_>,
    password_hash: &str,
    limit: u32,
) -> Result<Option<Identity>, StoreError> {
    if !lock_with_password_in(transaction, user, password_hash).await? {
        return Ok(None);
    }
    let sql = "SELECT COUNT(*) AS count FROM identities WHERE user_id = $1";
    let count: i64 = transaction.statement(sql).bind(user).one().await?.get("count")?;
    if count >= i64::from(limit) {
        return Err(StoreError::LimitReached { limit });
    }
    add_in(transaction, user, identity).await.map(Some)
}

async fn add_in(transaction: &mut Transaction, user: Uuid, identity: NewIdentity<'_>) -> Result<Identity, StoreError> {
    let row = transaction
        .statement(
            "INSERT INTO identities (id, user_id, issuer, subject, email, created_at)
             VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (issuer, subject) DO NOTHING RETURNING *",
        )
        .bind(identity.id)
        .bind(user)
        .text(identity.issuer)
        .text(identity.subject)
        .optional_text(identity.email)
        .bind(identity.now)
        .optional()
        .await?;
    row.as_ref().map_or(Err(StoreError::IdentityTaken), Identity::from_row)
}

async fn sign_in_in(
    transaction: &mut Transaction,
    id: Uuid,
    email: Option<&str>,
    session: NewSession,
) -> Result<(), StoreError> {
    let used = transaction
        .statement(
            "UPDATE identities SET email = COALESCE($3, email), last_used_at = $4
             WHERE id = $1 AND user_id = $2",
        )
        .bind(id)
        .bind(session.user)
        .optional_text(email)
        .bind(session.now)
        .execute()
        .await?;
    if used == 0 {
        return Err(StoreError::NotFound);
    }
    begin_in(transaction, session).await
}

async fn register_in(
    transaction: &mut Transaction,
    user: NewUser<'_>,
    confirmed: bool,
    identity: NewIdentity<'_>,
    session: NewSession,
) -> Result<User, StoreError> {
    let mut made = create_in(transaction, user, session.now).await?;
    if confirmed {
        let sql = "UPDATE users SET email_confirmed_at = $2 WHERE id = $1 RETURNING *";
        made = User::from_row(&transaction.statement(sql).bind(made.id).bind(session.now).one().await?)?;
    }
    let added = add_in(transaction, made.id, identity).await?;
    sign_in_in(transaction, added.id, identity.email, session).await?;
    Ok(made)
}

/// Disconnects all identities of a user.
pub(crate) async fn disconnect_all_in(transaction: &mut Transaction, user: Uuid) -> Result<(), StoreError> {
    transaction.statement("DELETE FROM identities WHERE user_id = $1").bind(user).execute().await.map(drop)
}
