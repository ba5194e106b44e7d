use uuid::Uuid;

use crate::blob_outbox::enqueue;
use crate::db::{Db, Row, Transaction};
use crate::jobs::delete_jobs_of;
use crate::portfolios::files_of_account;
use crate::sessions::begin_in;
use crate::{NewSession, StoreError, Timestamp};

/// What a user has subscribed to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Plan {
    /// No subscription.
    Free,
    /// The single user's subscription.
    Pro,
    /// A team's subscription.
    Teams,
}

impl Plan {
    /// The plan's code: `free`, `pro` or `teams`.
    pub fn code(self) -> &'static str {
        match self {
            Self::Free => "free",
            Self::Pro => "pro",
            Self::Teams => "teams",
        }
    }

    fn from_code(code: &str) -> Option<Self> {
        [Self::Free, Self::Pro, Self::Teams].into_iter().find(|plan| plan.code() == code)
    }
}

/// An account, without its password.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct User {
    /// Its id.
    pub id: Uuid,
    /// The name the user gave.
    pub name: String,
    /// The address as the user typed it, without surrounding blanks.
    pub email: String,
    /// When the account was made.
    pub created_at: Timestamp,
    /// When the account was last changed.
    pub updated_at: Timestamp,
    /// The plan last granted; [`plan_at`](Self::plan_at) tells whether it still holds.
    pub plan: Plan,
    /// When the plan ends; nothing means never.
    pub plan_until: Option<Timestamp>,
    /// The id of the design the user chose.
    pub selected_template: Option<String>,
    /// The choice made about privacy, by its code.
    pub privacy_consent: Option<String>,
    /// How many cover letters were written for the user.
    pub cover_letter_count: u32,
}

impl User {
    /// The plan in force at `now`: one that has ended is Free.
    pub fn plan_at(&self, now: Timestamp) -> Plan {
        match self.plan_until {
            Some(until) if until <= now => Plan::Free,
            _ => self.plan,
        }
    }

    pub(crate) fn from_row(row: &Row) -> Result<Self, StoreError> {
        let code: String = row.get("plan")?;
        Ok(Self {
            id: row.get("id")?,
            name: row.get("name")?,
            email: row.get("email")?,
            created_at: row.get("created_at")?,
            updated_at: row.get("updated_at")?,
            plan: Plan::from_code(&code).ok_or_else(|| StoreError::Database(format!("unknown plan {code}").into()))?,
            plan_until: row.get("plan_until")?,
            selected_template: row.get("selected_template")?,
            privacy_consent: row.get("privacy_consent")?,
            cover_letter_count: u32::try_from(row.get::<i64>("cover_letter_count")?).unwrap_or(u32::MAX),
        })
    }
}

/// An account to be made.
#[derive(Clone, Copy, Debug)]
pub struct NewUser<'a> {
    /// Its id.
    pub id: Uuid,
    /// The name the user gave.
    pub name: &'a str,
    /// The address as typed; surrounding blanks are dropped, the spelling is kept.
    pub email: &'a str,
    /// The password's hash, in PHC format.
    pub password_hash: &'a str,
}

/// Accounts.
#[derive(Clone)]
pub struct Users {
    db: Db,
}

impl Users {
    pub(crate) fn new(db: Db) -> Self {
        Self { db }
    }

    /// Makes an account on the Free plan that nobody is signed in to.
    ///
    /// # Errors
    /// [`StoreError::EmailTaken`] when an account has the same address, compared trimmed and in lower case.
    pub async fn create(&self, user: NewUser<'_>, now: Timestamp) -> Result<User, StoreError> {
        let mut transaction = self.db.begin().await?;
        let made = create_in(&mut transaction, user, now).await;
        transaction.end(made).await
    }

    /// Makes an account on the Free plan and begins its first session, in one transaction.
    ///
    /// # Errors
    /// [`StoreError::EmailTaken`] when an account has the same address, compared trimmed and in lower case.
    pub async fn register(&self, user: NewUser<'_>, session: NewSession) -> Result<User, StoreError> {
        let mut transaction = self.db.begin().await?;
        let registered = register_in(&mut transaction, user, session).await;
        transaction.end(registered).await
    }

    /// Deletes an account with everything that belongs to it; its files are entered in the outbox in the same transaction.
    /// False when nobody has that address.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn delete(&self, email: &str, now: Timestamp) -> Result<bool, StoreError> {
        let mut transaction = self.db.begin().await?;
        let deleted = delete_in(&mut transaction, &email_key(email), now).await;
        transaction.end(deleted).await
    }

    /// The account with this id.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn by_id(&self, id: Uuid) -> Result<Option<User>, StoreError> {
        let row = self.db.read("SELECT * FROM users WHERE id = $1").bind(id).optional().await?;
        row.as_ref().map(User::from_row).transpose()
    }

    /// The account with this address, in any spelling, and its password's hash.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn credentials_by_email(&self, email: &str) -> Result<Option<(User, String)>, StoreError> {
        let row = self.db.read("SELECT * FROM users WHERE email_key = $1").text(&email_key(email)).optional().await?;
        row.map(|row| Ok((User::from_row(&row)?, row.get("password_hash")?))).transpose()
    }

    /// Puts a new hash of the same password in the place of the old one; false when the old one is no longer there.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn replace_password_hash(&self, id: Uuid, old: &str, new: &str) -> Result<bool, StoreError> {
        let changed = self
            .db
            .write("UPDATE users SET password_hash = $3 WHERE id = $1 AND password_hash = $2")
            .bind(id)
            .text(old)
            .text(new)
            .execute()
            .await?;
        Ok(changed > 0)
    }

    /// Remembers the design the user chose, by its id, and gives the account; nothing when there is none.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn set_selected_template(
        &self,
        id: Uuid,
        template: &str,
        now: Timestamp,
    ) -> Result<Option<User>, StoreError> {
        let row = self
            .db
            .write("UPDATE users SET selected_template = $2, updated_at = $3 WHERE id = $1 RETURNING *")
            .bind(id)
            .text(template)
            .bind(now)
            .optional()
            .await?;
        row.as_ref().map(User::from_row).transpose()
    }

    /// Grants a plan to the account with this address, until a moment or for good; false when there is no account.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn set_plan(
        &self,
        email: &str,
        plan: Plan,
        until: Option<Timestamp>,
        now: Timestamp,
    ) -> Result<bool, StoreError> {
        let changed = self
            .db
            .write("UPDATE users SET plan = $2, plan_until = $3, updated_at = $4 WHERE email_key = $1")
            .text(&email_key(email))
            .bind(plan.code())
            .bind(until)
            .bind(now)
            .execute()
            .await?;
        Ok(changed > 0)
    }

    /// Keeps the choice that a user made about privacy, in place of the one before.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn set_privacy_consent(&self, id: Uuid, choice: &str, now: Timestamp) -> Result<(), StoreError> {
        self.db
            .write("UPDATE users SET privacy_consent = $2, updated_at = $3 WHERE id = $1")
            .bind(id)
            .text(choice)
            .bind(now)
            .execute()
            .await
            .map(drop)
    }
}

/// The form in which addresses are compared.
pub(crate) fn email_key(email: &str) -> String {
    email.trim().to_lowercase()
}

async fn delete_in(transaction: &mut Transaction, email_key: &str, now: Timestamp) -> Result<bool, StoreError> {
    let files = transaction
        .statement("SELECT blob_key FROM resumes JOIN users ON users.id = owner WHERE email_key = $1")
        .text(email_key)
        .all()
        .await?;
    let portfolio_files = files_of_account(transaction, email_key, now).await?;
    delete_jobs_of(transaction, email_key).await?;
    let deleted = transaction.statement("DELETE FROM users WHERE email_key = $1").text(email_key).execute().await?;
    for row in &files {
        enqueue(transaction, &row.get::<String>("blob_key")?, now).await?;
    }
    for blob_key in &portfolio_files {
        enqueue(transaction, blob_key, now).await?;
    }
    Ok(deleted > 0)
}

async fn register_in(
    transaction: &mut Transaction,
    user: NewUser<'_>,
    session: NewSession,
) -> Result<User, StoreError> {
    let made = create_in(transaction, user, session.now).await?;
    begin_in(transaction, session).await?;
    Ok(made)
}

async fn create_in(transaction: &mut Transaction, user: NewUser<'_>, now: Timestamp) -> Result<User, StoreError> {
    let row = transaction
        .statement(
            "INSERT INTO users (id, name, email, email_key, password_hash, plan, created_at, updated_at)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $7)
             ON CONFLICT (email_key) DO NOTHING
             RETURNING *",
        )
        .bind(user.id)
        .text(user.name)
        .text(user.email.trim())
        .text(&email_key(user.email))
        .text(user.password_hash)
        .bind(Plan::Free.code())
        .bind(now)
        .optional()
        .await?;
    row.as_ref().map_or(Err(StoreError::EmailTaken), User::from_row)
}
