use uuid::Uuid;

use crate::db::{Db, Transaction};
use crate::users::{email_key, take_back_in};
use crate::{StoreError, Timestamp, User};

/// What a link is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkPurpose {
    /// To set a new password.
    ResetPassword,
    /// To prove an address, which becomes the account's.
    ConfirmEmail,
    /// To take back the address that an account had before.
    RestoreEmail,
}

impl LinkPurpose {
    fn code(self) -> &'static str {
        match self {
            Self::ResetPassword => "reset-password",
            Self::ConfirmEmail => "confirm-email",
            Self::RestoreEmail => "restore-email",
        }
    }
}

/// A link to be sent.
#[derive(Clone, Copy, Debug)]
pub struct NewLink<'a> {
    /// The SHA-256 of its token.
    pub token_hash: [u8; 32],
    /// Whose account it is about.
    pub user: Uuid,
    /// What it is for.
    pub purpose: LinkPurpose,
    /// The address that it proves or gives back.
    pub email: &'a str,
    /// When it stops to work.
    pub expires_at: Timestamp,
}

/// What a link did to the address of an account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EmailChange {
    /// The account as it is now.
    pub user: User,
    /// The address before.
    pub before: String,
}

/// Links sent by mail, each of which works once. They are found by the SHA-256 of their token; the token itself is never
/// stored.
#[derive(Clone)]
pub struct AccountLinks {
    db: Db,
}

impl AccountLinks {
    pub(crate) fn new(db: Db) -> Self {
        Self { db }
    }

    /// Adds a link in the place of an earlier one for the same purpose. Addresses can be taken back one by one, so those
    /// links stay.
    ///
    /// # Errors
    /// Only those of the database; an unknown user is one.
    pub async fn add(&self, link: NewLink<'_>) -> Result<(), StoreError> {
        let mut transaction = self.db.begin().await?;
        let added = add_in(&mut transaction, link).await;
        transaction.end(added).await
    }

    /// Whether a link would work at `now`.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn works(&self, token_hash: [u8; 32], purpose: LinkPurpose, now: Timestamp) -> Result<bool, StoreError> {
        let row = self
            .db
            .read("SELECT 1 AS one FROM account_links WHERE token_hash = $1 AND purpose = $2 AND expires_at > $3")
            .bind(&token_hash[..])
            .bind(purpose.code())
            .bind(now)
            .optional()
            .await?;
        Ok(row.is_some())
    }

    /// Sets the password of the account that a link is for. All its sessions end, and other links sent for it work no
    /// more; who got the link has its address, which is proved so.
    ///
    /// # Errors
    /// [`StoreError::LinkExpired`] for a link that does not work at `now`.
    pub async fn reset_password(
        &self,
        token_hash: [u8; 32],
        password_hash: &str,
        now: Timestamp,
    ) -> Result<User, StoreError> {
        let mut transaction = self.db.begin().await?;
        let reset = reset_password_in(&mut transaction, token_hash, password_hash, now).await;
        transaction.end(reset).await
    }

    /// Makes the address that a link was sent to the account's, and proves it. Where it is another one, a link that gives back
    /// the old one is added in the same transaction: the SHA-256 of its token, and when it ends.
    ///
    /// # Errors
    /// [`StoreError::LinkExpired`] for a link that does not work at `now`, [`StoreError::EmailTaken`] when another
    /// account has the address by now; the link stays then.
    pub async fn confirm_email(
        &self,
        token_hash: [u8; 32],
        undo_link: ([u8; 32], Timestamp),
        now: Timestamp,
    ) -> Result<EmailChange, StoreError> {
        let mut transaction = self.db.begin().await?;
        let changed = confirm_email_in(&mut transaction, token_hash, undo_link, now).await;
        transaction.end(changed).await
    }

    /// Takes back the address of a link; all sessions end, passkeys and identities go, and no other link sent for the account works any more.
    ///
    /// # Errors
    /// As for [`confirm_email`](Self::confirm_email).
    pub async fn restore_email(&self, token_hash: [u8; 32], now: Timestamp) -> Result<EmailChange, StoreError> {
        let mut transaction = self.db.begin().await?;
        let restored = restore_email_in(&mut transaction, token_hash, now).await;
        transaction.end(restored).await
    }

    /// Removes what has expired at `now` and gives the number.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn sweep(&self, now: Timestamp) -> Result<u64, StoreError> {
        self.db.write("DELETE FROM account_links WHERE expires_at <= $1").bind(now).execute().await
    }
}

async fn add_in(transaction: &mut Transaction, link: NewLink<'_>) -> Result<(), StoreError> {
    if link.purpose != LinkPurpose::RestoreEmail {
        transaction
            .statement("DELETE FROM account_links WHERE user_id = $1 AND purpose = $2")
            .bind(link.user)
            .bind(link.purpose.code())
            .execute()
            .await?;
    }
    transaction
        .statement(
            "INSERT INTO account_links (token_hash, user_id, purpose, email, expires_at) VALUES ($1, $2, $3, $4, $5)",
        )
        .bind(&link.token_hash[..])
        .bind(link.user)
        .bind(link.purpose.code())
        .text(link.email.trim())
        .bind(link.expires_at)
        .execute()
        .await
        .map(drop)
}

/// Uses a link up, and gives the account and the address that it is for.
async fn take_in(
    transaction: &mut Transaction,
    token_hash: [u8; 32],
    purpose: LinkPurpose,
    now: Timestamp,
) -> Result<(Uuid, String), StoreError> {
    let row = transaction
        .statement(
            "DELETE FROM account_links WHERE token_hash = $1 AND purpose = $2 AND expires_at > $3
             RETURNING user_id, email",
        )
        .bind(&token_hash[..])
        .bind(purpose.code())
        .bind(now)
        .optional()
        .await?;
    let row = row.ok_or(StoreError::LinkExpired)?;
    Ok((row.get("user_id")?, row.get("email")?))
}

async fn reset_password_in(
    transaction: &mut Transaction,
    token_hash: [u8; 32],
    password_hash: &str,
    now: Timestamp,
) -> Result<User, StoreError> {
    let (user, email) = take_in(transaction, token_hash, LinkPurpose::ResetPassword, now).await?;
    let row = transaction
        .statement(
            "UPDATE users SET password_hash = $2, updated_at = $3,
             email_confirmed_at = CASE WHEN email_key = $4 THEN $3 ELSE email_confirmed_at END
             WHERE id = $1 RETURNING *",
        )
        .bind(user)
        .text(password_hash)
        .bind(now)
        .text(&email_key(&email))
        .optional()
        .await?;
    revoke_pending_in(transaction, user).await?;
    take_back_in(transaction, user).await?;
    row.as_ref().map_or(Err(StoreError::LinkExpired), User::from_row)
}

async fn change_email_in(
    transaction: &mut Transaction,
    token_hash: [u8; 32],
    purpose: LinkPurpose,
    now: Timestamp,
) -> Result<EmailChange, StoreError> {
    let (user, email) = take_in(transaction, token_hash, purpose, now).await?;
    let before = transaction.statement("SELECT email FROM users WHERE id = $1").bind(user).optional().await?;
    let before: String = before.ok_or(StoreError::LinkExpired)?.get("email")?;
    let changed = transaction
        .statement(
            "UPDATE users SET email = $2, email_key = $3, email_confirmed_at = $4, updated_at = $4
             WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM users AS others WHERE others.email_key = $3 AND others.id <> $1)
             RETURNING *",
        )
        .bind(user)
        .text(&email)
        .text(&email_key(&email))
        .bind(now)
        .optional()
        .await?;
    let user = changed.as_ref().map_or(Err(StoreError::EmailTaken), User::from_row)?;
    Ok(EmailChange { user, before })
}

async fn confirm_email_in(
    transaction: &mut Transaction,
    token_hash: [u8; 32],
    (undo_link, expires_at): ([u8; 32], Timestamp),
    now: Timestamp,
) -> Result<EmailChange, StoreError> {
    let change = change_email_in(transaction, token_hash, LinkPurpose::ConfirmEmail, now).await?;
    if change.user.email != change.before {
        let (user, purpose, email) = (change.user.id, LinkPurpose::RestoreEmail, change.before.as_str());
        add_in(transaction, NewLink { token_hash: undo_link, user, purpose, email, expires_at }).await?;
    }
    Ok(change)
}

async fn restore_email_in(
    transaction: &mut Transaction,
    token_hash: [u8; 32],
    now: Timestamp,
) -> Result<EmailChange, StoreError> {
    let restored = change_email_in(transaction, token_hash, LinkPurpose::RestoreEmail, now).await?;
    revoke_all_in(transaction, restored.user.id).await?;
    take_back_in(transaction, restored.user.id).await?;
    Ok(restored)
}

/// Makes the links worthless that could still change the account, after its password was changed.
pub(crate) async fn revoke_pending_in(transaction: &mut Transaction, user: Uuid) -> Result<(), StoreError> {
    transaction
        .statement("DELETE FROM account_links WHERE user_id = $1 AND purpose <> $2")
        .bind(user)
        .bind(LinkPurpose::RestoreEmail.code())
        .execute()
        .await
        .map(drop)
}

/// Makes every link of an account worthless.
pub(crate) async fn revoke_all_in(transaction: &mut Transaction, user: Uuid) -> Result<(), StoreError> {
    transaction.statement("DELETE FROM account_links WHERE user_id = $1").bind(user).execute().await.map(drop)
}
