//! Links sent by mail: each holds a token that works once.

use crate::config::Config;
use crate::entropy::Entropy;
use crate::security::tokens;
use std::time::Duration;
use uuid::Uuid;
use vitae_store::{LinkPurpose, NewLink, Store, StoreError, User};

/// A link to set a new password works so long: time to fetch one's mail, not to find it years later.
const RESET: Duration = Duration::from_secs(30 * 60);

/// A link that proves an address works for a day.
const CONFIRM: Duration = Duration::from_secs(24 * 60 * 60);

/// An address that was changed can be taken back so long, and an invitation can be taken up.
const WEEK: Duration = Duration::from_secs(7 * 24 * 60 * 60);

/// A link about an account, to be opened in a browser. The account's earlier link for the same purpose works no more.
async fn link(
    store: &Store,
    config: &Config,
    entropy: &Entropy,
    user: Uuid,
    purpose: LinkPurpose,
    email: &str,
) -> Result<String, StoreError> {
    let (page, works) = match purpose {
        LinkPurpose::ResetPassword => ("reset-password", RESET),
        LinkPurpose::ConfirmEmail => ("confirm-email", CONFIRM),
        LinkPurpose::RestoreEmail => ("restore-email", WEEK),
    };
    let token = tokens::new(entropy);
    let expires_at = entropy.now().plus(works);
    store.account_links().add(NewLink { token_hash: token.hash, user, purpose, email, expires_at }).await?;
    Ok(format!("{}/{page}?token={}", config.public_url, token.text))
}

/// A link to set a new password.
///
/// # Errors
/// Only those of the database.
pub async fn reset_link(store: &Store, config: &Config, entropy: &Entropy, user: &User) -> Result<String, StoreError> {
    link(store, config, entropy, user.id, LinkPurpose::ResetPassword, &user.email).await
}

/// A link that proves an address and makes it the account's.
pub(super) async fn confirm_link(
    store: &Store,
    config: &Config,
    entropy: &Entropy,
    user: Uuid,
    email: &str,
) -> Result<String, StoreError> {
    link(store, config, entropy, user, LinkPurpose::ConfirmEmail, email).await
}

/// A link that gives an account back the address that it had.
pub(super) async fn restore_link(
    store: &Store,
    config: &Config,
    entropy: &Entropy,
    user: Uuid,
    before: &str,
) -> Result<String, StoreError> {
    link(store, config, entropy, user, LinkPurpose::RestoreEmail, before).await
}

/// A link to open an account with this address.
///
/// # Errors
/// Only those of the database.
pub async fn invitation_link(
    store: &Store,
    config: &Config,
    entropy: &Entropy,
    email: &str,
) -> Result<String, StoreError> {
    let token = tokens::new(entropy);
    store.invitations().add(token.hash, email, entropy.now().plus(WEEK)).await?;
    Ok(format!("{}/register?invitation={}", config.public_url, token.text))
}
