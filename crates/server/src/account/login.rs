use super::limit;
use super::reauthentication::verify;
use super::second_factor;
use super::wire::UserProfile;
use super::{new_session, signed_in};
use crate::error::{ApiError, ApiResult, Code};
use crate::extract::Body;
use crate::extract::client::Client;
use crate::refusals::{Forbidden, Limited, Unauthorized};
use crate::security::origins::hex;
use crate::security::passwords::Verdict;
use crate::security::rules::{self, Rule};
use crate::security::tokens;
use crate::session::bearer;
use crate::state::App;
use crate::wire::Data;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::IntoResponse;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::net::IpAddr;
use utoipa::ToSchema;
use uuid::Uuid;
use vitae_store::User;

#[derive(Deserialize, ToSchema)]
pub(super) struct Credentials {
    email: String,
    password: String,
    /// Where the account asks for one: the code of the authenticator app, or a recovery code.
    #[serde(default)]
    code: Option<String>,
}

/// A session and whom it belongs to.
#[derive(Serialize, ToSchema)]
pub struct SignedIn {
    /// Goes into `Authorization: Bearer …`.
    pub token: String,
    /// The account.
    pub user: UserProfile,
}

/// Signs in. An unknown email and a wrong password answer alike and take alike (SES-47). With the right password, an account with
/// two-step verification answers 401 `second_factor_required` until a code comes along.
#[utoipa::path(post, path = "/api/auth/login", tag = "account", request_body = Credentials,
    responses((status = 200, body = Data<SignedIn>), Unauthorized, Forbidden, Limited))]
pub(super) async fn login(
    State(app): State<App>,
    client: Client,
    headers: HeaderMap,
    Body(Credentials { email, password, code }): Body<Credentials>,
) -> ApiResult<impl IntoResponse> {
    limit(&app, &client)?;
    let found = app.store.users().credentials_by_email(&email).await?;
    let (user, hash) = found.unzip();
    let hash = hash.flatten();
    let failures = Failures::counter_for(&app, &email, user.as_ref(), client.address, &headers).await?;
    failures.refuse_if_full(&app)?;
    let verdict = verify(&app, &client, password.clone(), hash.clone()).await?;
    let Some(user) = user.filter(|_| verdict != Verdict::Wrong) else {
        failures.count(&app)?;
        return Err(ApiError::new(Code::InvalidCredentials, "Invalid credentials"));
    };
    refuse_disabled(&user)?;
    if code.as_ref().is_some_and(|code| !code.trim().is_empty()) {
        app.count(&rules::CODES, &failures.subject)?;
    }
    if let Err(lacking) = second_factor::verify(&app, &user, code.as_deref()).await? {
        if matches!(lacking, second_factor::Lacking::RightCode) {
            failures.count(&app)?;
        }
        return Err(second_factor::refusal(&lacking));
    }
    if let (Verdict::RightButOutdated, Some(hash)) = (verdict, hash) {
        hash_again(&app, &user, &client, password, &hash).await;
    }
    let (session, token) = new_session(&app, user.id, &client);
    app.store.sessions().begin(session).await?;
    signed_in(&app, user, token).await
}

/// Refuses whose account an operator has closed.
pub(super) fn refuse_disabled(user: &User) -> ApiResult<()> {
    let message = "This account is disabled. Write to us if you think this is a mistake.";
    user.disabled_at.map_or(Ok(()), |_| Err(ApiError::new(Code::AccountDisabled, message)))
}

/// The counter of wrong passwords that a request falls under. All strangers share the account's one, so that many
/// addresses guess no faster than one. Whoever comes with a session of the account, or from where it was signed in to,
/// has a counter of their own: strangers cannot close the account to its owner.
struct Failures {
    rule: &'static Rule,
    subject: String,
}

impl Failures {
    async fn counter_for(
        app: &App,
        email: &str,
        user: Option<&User>,
        client: IpAddr,
        headers: &HeaderMap,
    ) -> ApiResult<Self> {
        if let Some(token_hash) = own_session(app, user, headers).await? {
            return Ok(Self { rule: &rules::WRONG_PASSWORDS_OF_SESSION, subject: hex(&token_hash[..16]) });
        }
        // For an unknown account the same questions are asked, so that the answer takes alike.
        let origin = app.origins.origin(user.map_or(Uuid::nil(), |user| user.id), client);
        if origin.is_known(&app.store, app.entropy.now()).await? {
            return Ok(Self { rule: &rules::WRONG_PASSWORDS_OF_KNOWN, subject: origin.counter() });
        }
        Ok(Self { rule: &rules::WRONG_PASSWORDS, subject: account_key(email) })
    }

    /// A full counter refuses whatever password comes next; otherwise the limit could be probed.
    fn refuse_if_full(&self, app: &App) -> ApiResult<()> {
        app.check(self.rule, &self.subject)
    }

    fn count(&self, app: &App) -> ApiResult<()> {
        app.count(self.rule, &self.subject)
    }
}

/// The session in the request, when it is one of this account.
async fn own_session(app: &App, user: Option<&User>, headers: &HeaderMap) -> ApiResult<Option<[u8; 32]>> {
    let Some(token_hash) = bearer(headers).map(tokens::hash) else { return Ok(None) };
    let found = app.store.sessions().find(token_hash, app.entropy.now()).await?;
    let own = found.is_some_and(|(holder, _)| user.is_some_and(|user| user.id == holder.id));
    Ok(own.then_some(token_hash))
}

/// Stores the password's hash at today's cost: only now is the password known. A failure leaves the old hash, and the
/// sign-in goes on.
async fn hash_again(app: &App, user: &User, client: &Client, password: String, old: &str) {
    let replaced = async {
        let new = app.passwords.hash(&client.group(), password, &app.entropy).await?;
        Ok::<_, ApiError>(app.store.users().replace_password_hash(user.id, old, &new).await?)
    };
    if let Err(error) = replaced.await {
        tracing::warn!(%error, "an outdated password hash stays until the next sign-in");
    }
}

/// The counter is named by a hash, so that no address of a person stands in it.
pub(super) fn account_key(email: &str) -> String {
    hex(&Sha256::digest(email.trim().to_lowercase().as_bytes())[..16])
}
