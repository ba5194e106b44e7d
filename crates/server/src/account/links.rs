//! Links sent by mail: each holds a token that works once.

use crate::config::Config;
use crate::entropy::Entropy;
use crate::security::tokens;
use std::time::Duration;
use uuid::Uuid;
use vitae_store::{LinkPurpose, NewLink, Store, StoreError, Timestamp, User};

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
    let token = tokens::new(entropy);
    let expires_at = entropy.now().plus(lifetime(purpose));
    store.account_links().add(NewLink { token_hash: token.hash, user, purpose, email, expires_at }).await?;
    Ok(address(config, purpose, &token.text))
}

/// How long a link works.
fn lifetime(purpose: LinkPurpose) -> Duration {
    match purpose {
        LinkPurpose::ResetPassword => RESET,
        LinkPurpose::ConfirmEmail => CONFIRM,
        LinkPurpose::RestoreEmail => WEEK,
    }
}

fn address(config: &Config, purpose: LinkPurpose, token: &str) -> String {
    let page = match purpose {
        LinkPurpose::ResetPassword => "reset-password",
        LinkPurpose::ConfirmEmail => "confirm-email",
        LinkPurpose::RestoreEmail => "restore-email",
    };
    format!("{}/{page}?token={token}", config.public_url)
}

/// A link to set a new password, to be mailed to the account's address: whoever uses it has that address.
///
/// # Errors
/// Only those of the database.
pub(super) async fn mailed_reset_link(
    store: &Store,
    config: &Config,
    entropy: &Entropy,
    user: &User,
) -> Result<String, StoreError> {
    link(store, config, entropy, user.id, LinkPurpose::ResetPassword, &user.email).await
}

/// A link to set a new password that is handed over in another way: it proves no address.
///
/// # Errors
/// Only those of the database.
pub async fn reset_link(store: &Store, config: &Config, entropy: &Entropy, user: &User) -> Result<String, StoreError> {
    link(store, config, entropy, user.id, LinkPurpose::ResetPassword, "").await
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

/// A link that is to give an account back the address it had: what is stored of it, and the link.
pub(super) fn restore_link(config: &Config, entropy: &Entropy) -> (([u8; 32], Timestamp), String) {
    let token = tokens::new(entropy);
    let link = address(config, LinkPurpose::RestoreEmail, &token.text);
    ((token.hash, entropy.now().plus(lifetime(LinkPurpose::RestoreEmail))), link)
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
