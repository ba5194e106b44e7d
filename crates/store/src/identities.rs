use uuid::Uuid;

use crate::db::{Db, Row, Transaction};
use crate::sessions::begin_in;
use crate::users::create_in;
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
        let sql = "SELECT * FROM identities WHERE user_id = $1 AND issuer = $2 AND disconnected_at IS NULL
                   ORDER BY created_at DESC, id DESC";
        self.db.read(sql).bind(user).text(issuer).all().await?.iter().map(Identity::from_row).collect()
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
                 WHERE issuer = $1 AND subject = $2 AND disconnected_at IS NULL",
            )
            .text(issuer)
            .text(subject)
            .optional()
            .await?;
        row.map(|row| Ok((row.get("identity_id")?, User::from_row(&row)?))).transpose()
    }

    /// Connects an identity with an account.
    ///
    /// # Errors
    /// [`StoreError::IdentityTaken`] when it is connected already, [`StoreError::LimitReached`] for a user with `limit` identities.
    pub async fn connect(&self, user: Uuid, identity: NewIdentity<'_>, limit: u32) -> Result<Identity, StoreError> {
        let mut transaction = self.db.begin().await?;
        let connected = connect_in(&mut transaction, user, identity, limit).await;
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

    /// Connects an identity with the account whose address the provider and this server both know to be the person's, and begins a session.
    ///
    /// # Errors
    /// [`StoreError::IdentityTaken`] when it is connected already.
    pub async fn adopt(&self, identity: NewIdentity<'_>, session: NewSession) -> Result<(), StoreError> {
        let mut transaction = self.db.begin().await?;
        let adopted = adopt_in(&mut transaction, identity, session).await;
        transaction.end(adopted).await
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

    /// Whether a user disconnected an identity, and did not connect it again.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn was_disconnected(&self, user: Uuid, issuer: &str, subject: &str) -> Result<bool, StoreError> {
        let sql = "SELECT 1 FROM identities
                   WHERE user_id = $1 AND issuer = $2 AND subject = $3 AND disconnected_at IS NOT NULL";
        Ok(self.db.read(sql).bind(user).text(issuer).text(subject).optional().await?.is_some())
    }

    /// Disconnects an identity of a user; false when the user has none such.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn disconnect(&self, user: Uuid, id: Uuid, now: Timestamp) -> Result<bool, StoreError> {
        let sql =
            "UPDATE identities SET disconnected_at = $3 WHERE user_id = $1 AND id = $2 AND disconnected_at IS NULL";
        Ok(self.db.write(sql).bind(user).bind(id).bind(now).execute().await? > 0)
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
    limit: u32,
) -> Result<Identity, StoreError> {
    transaction.lock_user(user).await?;
    let sql = "SELECT COUNT(*) AS count FROM identities WHERE user_id = $1 AND disconnected_at IS NULL";
    let count: i64 = transaction.statement(sql).bind(user).one().await?.get("count")?;
    if count >= i64::from(limit) {
        return Err(StoreError::LimitReached { limit });
    }
    add_in(transaction, user, identity).await
}

async fn add_in(transaction: &mut Transaction, user: Uuid, identity: NewIdentity<'_>) -> Result<Identity, StoreError> {
    let row = transaction
        .statement(
            "INSERT INTO identities (id, user_id, issuer, subject, email, created_at)
             VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (issuer, subject) DO UPDATE
             SET id = $1, user_id = $2, email = $5, created_at = $6, last_used_at = NULL, disconnected_at = NULL
             WHERE identities.disconnected_at IS NOT NULL
             RETURNING *",
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
             WHERE id = $1 AND user_id = $2 AND disconnected_at IS NULL",
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

async fn adopt_in(
    transaction: &mut Transaction,
    identity: NewIdentity<'_>,
    session: NewSession,
) -> Result<(), StoreError> {
    let added = add_in(transaction, session.user, identity).await?;
    sign_in_in(transaction, added.id, identity.email, session).await
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
    adopt_in(transaction, identity, session).await?;
    Ok(made)
}
