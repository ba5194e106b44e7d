use uuid::Uuid;

use crate::blob_outbox::enqueue;
use crate::db::{Db, Row, Transaction};
use crate::jobs::delete_jobs_of;
use crate::portfolios::files_of_account;
use crate::sessions::{begin_in, end_all_in, end_others_in};
use crate::{NewSession, StoreError, Timestamp};
use crate::{account_links, identities, invitations, passkeys};

/// Stands in place of the hash where an account has no password; no password has it.
pub const NO_PASSWORD: &str = "";

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
    /// When the address was proved to be the user's.
    pub email_confirmed_at: Option<Timestamp>,
    /// When the account is removed, after its owner gave it up.
    pub deletion_at: Option<Timestamp>,
    /// Whether its owner runs this server.
    pub is_operator: bool,
    /// When an operator closed the account.
    pub disabled_at: Option<Timestamp>,
    /// Whether it has a password: one that an operator made, or that was opened at an identity provider, has none until its owner
    /// sets one.
    pub has_password: bool,
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
            email_confirmed_at: row.get("email_confirmed_at")?,
            deletion_at: row.get("deletion_at")?,
            is_operator: row.get("operator")?,
            disabled_at: row.get("disabled_at")?,
            has_password: row.get::<String>("password_hash")? != NO_PASSWORD,
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
    /// The password's hash, in PHC format, or [`NO_PASSWORD`].
    pub password_hash: &'a str,
}

/// A password to be changed.
#[derive(Clone, Copy, Debug)]
pub struct PasswordChange<'a> {
    /// Whose it is.
    pub user: Uuid,
    /// The hash of the old one, or [`NO_PASSWORD`].
    pub old: &'a str,
    /// The hash of the new one.
    pub new: &'a str,
    /// The session that goes on: the SHA-256 of its token.
    pub session: [u8; 32],
    /// When it is changed.
    pub now: Timestamp,
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

    /// Makes an account on the Free plan and begins its first session, in one transaction, which uses up the invitation
    /// when there is one (the SHA-256 of its token).
    ///
    /// # Errors
    /// [`StoreError::EmailTaken`] when an account has the same address, compared trimmed and in lower case, and
    /// [`StoreError::LinkExpired`] for an invitation that is no longer there.
    pub async fn register(
        &self,
        user: NewUser<'_>,
        session: NewSession,
        invitation: Option<[u8; 32]>,
    ) -> Result<User, StoreError> {
        let mut transaction = self.db.begin().await?;
        let registered = register_in(&mut transaction, user, session, invitation).await;
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

    /// The account with this address, in any spelling, and its password's hash if it has one.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn credentials_by_email(&self, email: &str) -> Result<Option<(User, Option<String>)>, StoreError> {
        let row = self.db.read("SELECT * FROM users WHERE email_key = $1").text(&email_key(email)).optional().await?;
        row.map(|row| Ok((User::from_row(&row)?, password_hash(&row)?))).transpose()
    }

    /// The hash of an account's password; nothing when there is no account, or it has none.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn password_hash(&self, id: Uuid) -> Result<Option<String>, StoreError> {
        let row = self.db.read("SELECT password_hash FROM users WHERE id = $1").bind(id).optional().await?;
        row.as_ref().map_or(Ok(None), password_hash)
    }

    /// Gives an account another password: its other sessions and its keys for scripts end, and links sent for it work no more. Nothing when the
    /// old hash is no longer there; otherwise the number of sessions that ended.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn change_password(&self, change: PasswordChange<'_>) -> Result<Option<u64>, StoreError> {
        let mut transaction = self.db.begin().await?;
        let changed = change_password_in(&mut transaction, change).await;
        transaction.end(changed).await
    }

    /// Gives an account another name, and gives the account; nothing when there is none.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn set_name(&self, id: Uuid, name: &str, now: Timestamp) -> Result<Option<User>, StoreError> {
        let row = self
            .db
            .write("UPDATE users SET name = $2, name_key = $4, updated_at = $3 WHERE id = $1 RETURNING *")
            .bind(id)
            .text(name)
            .bind(now)
            .text(&name.to_lowercase())
            .optional()
            .await?;
        row.as_ref().map(User::from_row).transpose()
    }

    /// Gives an account up: it is removed at `at` unless its owner [cancels](Self::cancel_deletion) it, and all its sessions end now.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn schedule_deletion(&self, id: Uuid, at: Timestamp, now: Timestamp) -> Result<(), StoreError> {
        let mut transaction = self.db.begin().await?;
        let scheduled = schedule_deletion_in(&mut transaction, id, at, now).await;
        transaction.end(scheduled).await
    }

    /// Takes back that an account was given up, and gives the account; nothing when there is none.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn cancel_deletion(&self, id: Uuid, now: Timestamp) -> Result<Option<User>, StoreError> {
        let row = self
            .db
            .write("UPDATE users SET deletion_at = NULL, updated_at = $2 WHERE id = $1 RETURNING *")
            .bind(id)
            .bind(now)
            .optional()
            .await?;
        row.as_ref().map(User::from_row).transpose()
    }

    /// Deletes one account whose time has come at `now`, with everything that belongs to it; false when there is none.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn delete_scheduled(&self, now: Timestamp) -> Result<bool, StoreError> {
        let mut transaction = self.db.begin().await?;
        let deleted = delete_scheduled_in(&mut transaction, now).await;
        transaction.end(deleted).await
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

    /// Marks the account with this address as an operator's, or no longer. Its sessions, passkeys, identities, keys for scripts and
    /// the links sent for it end: whoever got hold of one earlier is no operator by it. False when there is no account, or a disabled one is
    /// to be marked.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn set_operator(&self, email: &str, is_operator: bool, now: Timestamp) -> Result<bool, StoreError> {
        let mut transaction = self.db.begin().await?;
        let marked = set_operator_in(&mut transaction, email, is_operator, now).await;
        transaction.end(marked).await
    }

    /// Closes an account, unless it is an operator's: all its sessions, keys for scripts and links end, nobody signs in to it, and
    /// what it shows to everybody is gone until it is [enabled](Self::enable) again. False when there is no such account.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn disable(&self, id: Uuid, now: Timestamp) -> Result<bool, StoreError> {
        let mut transaction = self.db.begin().await?;
        let disabled = disable_in(&mut transaction, id, now).await;
        transaction.end(disabled).await
    }

    /// Opens an account again; what was begun while it was closed ends. False when there is none.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn enable(&self, id: Uuid, now: Timestamp) -> Result<bool, StoreError> {
        let mut transaction = self.db.begin().await?;
        let enabled = enable_in(&mut transaction, id, now).await;
        transaction.end(enabled).await
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

fn password_hash(row: &Row) -> Result<Option<String>, StoreError> {
    let hash: String = row.get("password_hash")?;
    Ok(Some(hash).filter(|hash| hash != NO_PASSWORD))
}

/// Holds the account until the transaction ends, and says whether its password's hash is still this one.
pub(crate) async fn lock_with_password_in(
    transaction: &mut Transaction,
    user: Uuid,
    password_hash: &str,
) -> Result<bool, StoreError> {
    transaction.lock_user(user).await?;
    let sql = "SELECT 1 FROM users WHERE id = $1 AND password_hash = $2";
    Ok(transaction.statement(sql).bind(user).text(password_hash).optional().await?.is_some())
}

/// Takes an account back from whoever could sign in to it: ends its sessions and keys for scripts, removes its passkeys and
/// disconnects its identities.
pub(crate) async fn take_back_in(transaction: &mut Transaction, id: Uuid) -> Result<(), StoreError> {
    passkeys::remove_all_in(transaction, id).await?;
    identities::disconnect_all_in(transaction, id).await?;
    end_all_in(transaction, id).await.map(drop)
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

async fn change_password_in(
    transaction: &mut Transaction,
    change: PasswordChange<'_>,
) -> Result<Option<u64>, StoreError> {
    let changed = transaction
        .statement("UPDATE users SET password_hash = $3, updated_at = $4 WHERE id = $1 AND password_hash = $2")
        .bind(change.user)
        .text(change.old)
        .text(change.new)
        .bind(change.now)
        .execute()
        .await?;
    if changed == 0 {
        return Ok(None);
    }
    account_links::revoke_pending_in(transaction, change.user).await?;
    end_others_in(transaction, change.user, change.session).await.map(Some)
}

async fn schedule_deletion_in(
    transaction: &mut Transaction,
    id: Uuid,
    at: Timestamp,
    now: Timestamp,
) -> Result<(), StoreError> {
    transaction
        .statement("UPDATE users SET deletion_at = $2, updated_at = $3 WHERE id = $1")
        .bind(id)
        .bind(at)
        .bind(now)
        .execute()
        .await?;
    end_all_in(transaction, id).await.map(drop)
}

async fn disable_in(transaction: &mut Transaction, id: Uuid, now: Timestamp) -> Result<bool, StoreError> {
    let disabled = transaction
        .statement(
            "UPDATE users SET disabled_at = COALESCE(disabled_at, $2), updated_at = $2
             WHERE id = $1 AND operator = $3",
        )
        .bind(id)
        .bind(now)
        .bind(false)
        .execute()
        .await?;
    if disabled > 0 {
        account_links::revoke_all_in(transaction, id).await?;
        end_all_in(transaction, id).await?;
    }
    Ok(disabled > 0)
}

async fn enable_in(transaction: &mut Transaction, id: Uuid, now: Timestamp) -> Result<bool, StoreError> {
    let sql = "UPDATE users SET disabled_at = NULL, updated_at = $2 WHERE id = $1 AND disabled_at IS NOT NULL";
    let enabled = transaction.statement(sql).bind(id).bind(now).execute().await?;
    if enabled > 0 {
        end_all_in(transaction, id).await?;
    }
    Ok(enabled > 0)
}

async fn set_operator_in(
    transaction: &mut Transaction,
    email: &str,
    is_operator: bool,
    now: Timestamp,
) -> Result<bool, StoreError> {
    let row = transaction
        .statement(
            "UPDATE users SET operator = $2, updated_at = $3
             WHERE email_key = $1 AND (disabled_at IS NULL OR operator = $4) RETURNING id",
        )
        .text(&email_key(email))
        .bind(is_operator)
        .bind(now)
        .bind(true)
        .optional()
        .await?;
    let Some(row) = row else { return Ok(false) };
    let id = row.get("id")?;
    account_links::revoke_all_in(transaction, id).await?;
    take_back_in(transaction, id).await?;
    Ok(true)
}

/// The row is written first, so that nobody can take the account back meanwhile.
async fn delete_scheduled_in(transaction: &mut Transaction, now: Timestamp) -> Result<bool, StoreError> {
    let due = transaction
        .statement(
            "UPDATE users SET updated_at = $1
             WHERE id = (SELECT id FROM users WHERE deletion_at <= $1 ORDER BY deletion_at LIMIT 1) AND deletion_at <= $1
             RETURNING email_key",
        )
        .bind(now)
        .optional()
        .await?;
    match due {
        Some(row) => delete_in(transaction, &row.get::<String>("email_key")?, now).await,
        None => Ok(false),
    }
}

async fn register_in(
    transaction: &mut Transaction,
    user: NewUser<'_>,
    session: NewSession,
    invitation: Option<[u8; 32]>,
) -> Result<User, StoreError> {
    if let Some(token_hash) = invitation {
        invitations::take_in(transaction, token_hash, session.now).await?;
    }
    let made = create_in(transaction, user, session.now).await?;
    begin_in(transaction, session).await?;
    Ok(made)
}

pub(crate) async fn create_in(
    transaction: &mut Transaction,
    user: NewUser<'_>,
    now: Timestamp,
) -> Result<User, StoreError> {
    let row = transaction
        .statement(
            "INSERT INTO users (id, name, email, email_key, password_hash, plan, created_at, updated_at, name_key)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $7, $8)
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
        .text(&user.name.to_lowercase())
        .optional()
        .await?;
    row.as_ref().map_or(Err(StoreError::EmailTaken), User::from_row)
}
