//! Passwords that are asked for once more, before something is changed that a borrowed session must not change.

use crate::error::{ApiError, ApiResult};
use crate::extract::client::Client;
use crate::security::origins::hex;
use crate::security::passwords::Verdict;
use crate::security::rules;
use crate::session::Caller;
use crate::state::App;
use serde::Deserialize;
use utoipa::ToSchema;
use vitae_model::limits::MAX_PASSWORD_CHARS;

/// The form of what takes nothing but the password.
#[derive(Deserialize, ToSchema)]
pub struct PasswordOnly {
    /// The caller's current one.
    pub password: String,
}

/// The sentence about a wrong one.
pub(super) const WRONG: &str = "That is not your current password.";

/// The sentence where there is none.
const NONE: &str = "Your account has no password yet. Set one first.";

/// Refuses who does not know the caller's password, and gives its stored hash otherwise. `field` is the password's name in the form.
pub async fn require_password(
    app: &App,
    caller: &Caller,
    client: &Client,
    field: &str,
    password: String,
) -> ApiResult<String> {
    if !caller.user.has_password {
        return Err(ApiError::invalid_field(field, NONE));
    }
    let session = hex(&caller.token_hash[..16]);
    app.check(&rules::WRONG_PASSWORDS_OF_SESSION, &session)?;
    let stored = app.store.users().password_hash(caller.user.id).await?;
    let verdict = verify(app, client, password, stored.clone()).await?;
    match stored.filter(|_| verdict != Verdict::Wrong) {
        Some(stored) => Ok(stored),
        None => {
            app.count(&rules::WRONG_PASSWORDS_OF_SESSION, &session)?;
            Err(ApiError::invalid_field(field, WRONG))
        }
    }
}

/// What is too long to be anybody's password is not hashed.
pub(super) async fn verify(app: &App, client: &Client, password: String, hash: Option<String>) -> ApiResult<Verdict> {
    if password.chars().count() > MAX_PASSWORD_CHARS {
        return Ok(Verdict::Wrong);
    }
    app.passwords.verify(&client.group(), password, hash).await
}
