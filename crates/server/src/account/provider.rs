//! Signing in at the identity provider of the operator's choice (OpenID Connect).
//!
//! What is checked when the browser comes back goes along in a sealed cookie: an attempt needs no place here, holds for the
//! browser in which it began alone, and for ten minutes. A code is taken once by the provider itself.

use super::login::{SignedIn, refuse_disabled};
use super::tickets;
use super::{email, input, limit, new_session, registration, signed_in};
use crate::error::{ApiError, ApiResult, Code};
use crate::extract::Body;
use crate::extract::client::Client;
use crate::refusals::{Conflict, Forbidden, Limited};
use crate::security::tokens;
use crate::session::cookie;
use crate::state::App;
use crate::wire::Data;
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::response::IntoResponse;
use serde::{Deserialize, Serialize};
use std::time::Duration;
use subtle::ConstantTimeEq;
use utoipa::ToSchema;
use uuid::Uuid;
use vitae_profiles::{Attempt, OpenId, Person, ProviderError};
use vitae_store::{NO_PASSWORD, NewIdentity, NewUser, User};

/// How long an attempt may take: people look for their password there, too.
const LIFETIME: Duration = Duration::from_secs(10 * 60);

/// The cookie that holds the attempt.
const COOKIE: &str = "vitae_sign_in";

/// Who holds the attempt to sign in: nobody is known yet.
const ANYBODY: &str = "whoever signs in at the provider";

/// Where the provider sends browsers back to.
pub const CALLBACK: &str = "/login/callback";

/// The ways to sign in here, beside email and password.
#[derive(Serialize, ToSchema)]
pub(super) struct SignInMethods {
    /// Whether passkeys can be used.
    passkeys: bool,
    /// The identity provider, when there is one.
    #[schema(required)]
    provider: Option<NamedProvider>,
}

/// An identity provider.
#[derive(Serialize, ToSchema)]
pub(super) struct NamedProvider {
    /// As people know it.
    name: String,
}

/// Where to go on.
#[derive(Serialize, ToSchema)]
pub(super) struct SignInUrl {
    /// At the provider.
    url: String,
}

/// What the provider sends a browser back with.
#[derive(Deserialize, ToSchema)]
pub(super) struct AuthorizationResponse {
    code: String,
    state: String,
}

/// What the second half of an attempt needs of the first.
#[derive(Serialize, Deserialize)]
struct Begun {
    attempt: Attempt,
    password_hash: Option<String>,
}

/// Who came back from the provider.
pub(super) struct Returned<'a> {
    /// The provider.
    pub issuer: &'a str,
    /// Whom it knows.
    pub person: Person,
    /// What the attempt began with.
    pub password_hash: Option<String>,
}

/// The ways to sign in here, beside email and password.
#[utoipa::path(get, path = "/api/auth/methods", operation_id = "sign_in_methods", tag = "account",
    responses((status = 200, body = Data<SignInMethods>)))]
pub(super) async fn methods(State(app): State<App>) -> Json<Data<SignInMethods>> {
    let provider = app.services.provider.as_ref().map(|_| NamedProvider { name: app.config.oidc.name.clone() });
    Json(Data { data: SignInMethods { passkeys: app.passkeys.is_some(), provider } })
}

/// Begins a sign-in at the provider.
#[utoipa::path(post, path = "/api/auth/provider/start", operation_id = "start_provider_sign_in", tag = "account",
    responses((status = 200, body = Data<SignInUrl>), Conflict, Limited))]
pub(super) async fn start(State(app): State<App>, client: Client) -> ApiResult<impl IntoResponse> {
    limit(&app, &client)?;
    begin(&app, &client, ANYBODY, None).await
}

/// Signs in whoever the provider knows. Who comes for the first time gets an account, where `VITAE_OIDC_REGISTRATION` allows it; one
/// with the same address is connected by its owner alone, in the settings.
#[utoipa::path(post, path = "/api/auth/provider", operation_id = "sign_in_by_provider", tag = "account", request_body = AuthorizationResponse,
    responses((status = 200, body = Data<SignedIn>), Forbidden, Conflict, Limited))]
pub(super) async fn sign_in(
    State(app): State<App>,
    client: Client,
    headers: HeaderMap,
    Body(response): Body<AuthorizationResponse>,
) -> ApiResult<impl IntoResponse> {
    limit(&app, &client)?;
    let Returned { issuer, person, .. } = finish(&app, &client, ANYBODY, &headers, &response).await?;
    let known = app.store.identities().find(issuer, &person.subject).await?;
    let (user, token) = match known {
        Some((identity, user)) => by_identity(&app, &client, identity, user, &person).await?,
        None => open_account(&app, &client, issuer, &person).await?,
    };
    let mut answer = signed_in(&app, user, token).await?;
    answer.headers_mut().extend([attempt_cookie(&app, "")]);
    Ok(answer)
}

/// Begins an attempt of a holder: where the browser goes, and the cookie that it keeps meanwhile.
pub(super) async fn begin(
    app: &App,
    client: &Client,
    holder: &str,
    password_hash: Option<String>,
) -> ApiResult<([(HeaderName, HeaderValue); 1], Json<Data<SignInUrl>>)> {
    let provider = provider(app)?;
    let [state, nonce, verifier] = [(); 3].map(|()| tokens::new(&app.entropy).text);
    let attempt = Attempt { state, nonce, verifier };
    let _permit = app.services.queue.acquire(&client.group()).await?;
    let url = provider.authorize_url(&attempt).await.map_err(|error| refusal(app, &error))?.to_string();
    let sealed = tickets::seal(app, holder, Begun { attempt, password_hash }, LIFETIME);
    Ok(([attempt_cookie(app, &sealed)], Json(Data { data: SignInUrl { url } })))
}

/// Who came back, when this browser began the attempt for the holder.
pub(super) async fn finish<'a>(
    app: &'a App,
    client: &Client,
    holder: &str,
    headers: &HeaderMap,
    response: &AuthorizationResponse,
) -> ApiResult<Returned<'a>> {
    let provider = provider(app)?;
    let begun = cookie(headers, COOKIE).and_then(|sealed| tickets::open::<Begun>(app, holder, sealed));
    let begun = begun.map(|ticket| ticket.content);
    let begun = begun.filter(|begun| begun.attempt.state.as_bytes().ct_eq(response.state.as_bytes()).into());
    let Begun { attempt, password_hash } = begun.ok_or_else(|| {
        let message = "This sign-in took too long or began in another browser. Start again.";
        ApiError::new(Code::LinkExpired, message)
    })?;
    let _permit = app.services.queue.acquire(&client.group()).await?;
    let person = provider.person(&response.code, &attempt).await.map_err(|error| refusal(app, &error))?;
    Ok(Returned { issuer: provider.issuer(), person, password_hash })
}

async fn by_identity(
    app: &App,
    client: &Client,
    identity: Uuid,
    user: User,
    person: &Person,
) -> ApiResult<(User, String)> {
    refuse_disabled(&user)?;
    let (session, token) = new_session(app, user.id, client);
    app.store.identities().sign_in(identity, person.email.as_deref(), session).await?;
    Ok((user, token))
}

/// An account for somebody new. An address that an account has is that of its owner, whatever the provider says: addresses
/// are given to somebody else, and anybody can register one that is not confirmed.
async fn open_account(app: &App, client: &Client, issuer: &str, person: &Person) -> ApiResult<(User, String)> {
    let email = person.email.as_deref().and_then(|email| input::email(email).ok());
    let email = email.ok_or_else(|| no_usable_email(app))?;
    if let Some((user, _)) = app.store.users().credentials_by_email(&email).await? {
        return Err(holds_an_account(app, &email, user.has_password));
    }
    if !app.config.oidc.registration {
        return Err(registration::closed());
    }
    let name = person.name.as_deref().and_then(|name| input::name(name).ok());
    let name = name.unwrap_or_else(|| email.split('@').next().unwrap_or_default().to_owned());
    let now = app.entropy.now();
    let new = NewIdentity { id: app.entropy.id(), issuer, subject: &person.subject, email: Some(&email), now };
    let user = NewUser { id: app.entropy.id(), name: &name, email: &email, password_hash: NO_PASSWORD };
    let (session, token) = new_session(app, user.id, client);
    let user = app.store.identities().register(user, person.is_email_verified, new, session).await?;
    email::ask_to_confirm(app, &user).await;
    Ok((user, token))
}

fn provider(app: &App) -> ApiResult<&OpenId> {
    let message = "Nobody has set up signing in at an identity provider here.";
    app.services.provider.as_ref().ok_or_else(|| ApiError::new(Code::NotConfigured, message))
}

/// The cookie that holds an attempt; an empty one clears it.
pub(super) fn attempt_cookie(app: &App, sealed: &str) -> (HeaderName, HeaderValue) {
    let secure = if app.config.public_url.starts_with("https://") { "; Secure" } else { "" };
    let age = if sealed.is_empty() { 0 } else { LIFETIME.as_secs() };
    let cookie = format!("{COOKIE}={sealed}; Path=/api; HttpOnly; SameSite=Strict; Max-Age={age}{secure}");
    (header::SET_COOKIE, HeaderValue::from_str(&cookie).expect("a ticket is plain ASCII"))
}

fn refusal(app: &App, error: &ProviderError) -> ApiError {
    tracing::warn!(%error, "the identity provider did not do its part");
    let name = &app.config.oidc.name;
    let failed = |message: String| ApiError::new(Code::ProviderFailed, message).with_retry_after(Some(60));
    match error {
        ProviderError::CodeRefused(_) => {
            ApiError::new(Code::LinkExpired, format!("{name} did not confirm this sign-in. Start again."))
        }
        ProviderError::Timeout | ProviderError::Unreachable(_) | ProviderError::Refused(_) => {
            failed(format!("{name} can't be reached right now. Try again in a few minutes."))
        }
        _ => failed(format!("Signing in with {name} doesn't work right now. If it stays so, write to us.")),
    }
}

fn holds_an_account(app: &App, email: &str, has_password: bool) -> ApiError {
    let name = &app.config.oidc.name;
    let first = match has_password {
        true => "Sign in with your password",
        false => "Set a password with “Forgot your password?”, sign in with it",
    };
    let message = format!("An account with the address {email} exists. {first}, then connect {name} in the settings.");
    ApiError::new(Code::EmailTaken, message)
}

fn no_usable_email(app: &App) -> ApiError {
    let message = format!("{} shared no email address that could be used here.", app.config.oidc.name);
    ApiError::new(Code::Forbidden, message)
}
