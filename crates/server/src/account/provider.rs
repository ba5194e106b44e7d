//! Signing in at the identity provider of the operator's choice (OpenID Connect).
//!
//! What is checked when the browser comes back goes along in a sealed cookie: an attempt needs no place here, holds for the
//! browser in which it began alone, and for ten minutes. A code is taken once by the provider itself.

use super::login::{SignedIn, refuse_disabled};
use super::tickets;
use super::wire::UserProfile;
use super::{input, limit, linkedin_cookie, new_session, registration};
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
use vitae_profiles::{Attempt, OpenId, Person, ProviderError};
use vitae_store::{NO_PASSWORD, NewIdentity, NewUser, StoreError, User};

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
#[schema(as = ProviderAnswer)]
pub(super) struct Returned {
    code: String,
    state: String,
}

#[derive(Serialize, Deserialize)]
struct Begun {
    state: String,
    nonce: String,
    verifier: String,
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
    begin(&app, ANYBODY).await
}

/// Signs in whoever the provider knows. Who comes for the first time gets an account, where registration is open.
#[utoipa::path(post, path = "/api/auth/provider", operation_id = "sign_in_by_provider", tag = "account", request_body = Returned,
    responses((status = 200, body = Data<SignedIn>), Forbidden, Conflict, Limited))]
pub(super) async fn sign_in(
    State(app): State<App>,
    client: Client,
    headers: HeaderMap,
    Body(returned): Body<Returned>,
) -> ApiResult<impl IntoResponse> {
    limit(&app, &client)?;
    let (issuer, person) = finish(&app, ANYBODY, &headers, &returned).await?;
    let (user, token) = admit(&app, &client, issuer, &person).await?;
    let cookies = [linkedin_cookie(&app, &token), attempt_cookie(&app, "")];
    let user = UserProfile::load(&app, user).await?;
    let mut response = Json(Data { data: SignedIn { token, user } }).into_response();
    response.headers_mut().extend(cookies);
    Ok(response)
}

/// Begins an attempt of a holder: where the browser goes, and the cookie that it keeps meanwhile.
pub(super) async fn begin(
    app: &App,
    holder: &str,
) -> ApiResult<([(HeaderName, HeaderValue); 1], Json<Data<SignInUrl>>)> {
    let provider = provider(app)?;
    let [state, nonce, verifier] = [(); 3].map(|()| tokens::new(&app.entropy).text);
    let attempt = Attempt { state, nonce, verifier };
    let url = provider.authorize_url(&attempt).await.map_err(|error| refusal(app, &error))?.to_string();
    let Attempt { state, nonce, verifier } = attempt;
    let sealed = tickets::seal(app, holder, Begun { state, nonce, verifier }, LIFETIME);
    Ok(([attempt_cookie(app, &sealed)], Json(Data { data: SignInUrl { url } })))
}

/// Who came back: the provider, and whom it knows.
pub(super) async fn finish<'a>(
    app: &'a App,
    holder: &str,
    headers: &HeaderMap,
    returned: &Returned,
) -> ApiResult<(&'a str, Person)> {
    let provider = provider(app)?;
    let begun = cookie(headers, COOKIE).and_then(|sealed| tickets::open::<Begun>(app, holder, sealed));
    let begun = begun.map(|ticket| ticket.content);
    let begun = begun.filter(|begun| begun.state.as_bytes().ct_eq(returned.state.as_bytes()).into());
    let Begun { state, nonce, verifier } = begun.ok_or_else(|| {
        let message = "This sign-in took too long or began in another browser. Start again.";
        ApiError::new(Code::LinkExpired, message)
    })?;
    let attempt = Attempt { state, nonce, verifier };
    let person = provider.person(&returned.code, &attempt).await.map_err(|error| refusal(app, &error))?;
    Ok((provider.issuer(), person))
}

/// Lets somebody in whom the provider knows: by the identity that is connected, by an address that both sides know to be
/// the person's, or as somebody new.
async fn admit(app: &App, client: &Client, issuer: &str, person: &Person) -> ApiResult<(User, String)> {
    let identities = app.store.identities();
    let begin = |user: &User| {
        refuse_disabled(user)?;
        Ok::<_, ApiError>(new_session(app, user.id, client))
    };
    let email = person.email.as_deref();
    if let Some((id, user)) = identities.find(issuer, &person.subject).await? {
        let (session, token) = begin(&user)?;
        identities.sign_in(id, email, session).await?;
        return Ok((user, token));
    }
    let email = email.ok_or_else(|| nameless(app))?;
    let new = NewIdentity {
        id: app.entropy.id(),
        issuer,
        subject: &person.subject,
        email: Some(email),
        now: app.entropy.now(),
    };
    if let Some((user, _)) = app.store.users().credentials_by_email(email).await? {
        if !is_same_person(app, &user, issuer, person).await? {
            return Err(holds_an_account(app, email));
        }
        let (session, token) = begin(&user)?;
        identities.adopt(new, session).await?;
        return Ok((user, token));
    }
    open_account(app, client, new, person).await
}

/// Whether the account with the provider's address is that person's. An account with a second factor is connected by its
/// owner alone, since the provider would stand for both steps from then on; so is one whose owner disconnected that person.
async fn is_same_person(app: &App, user: &User, issuer: &str, person: &Person) -> ApiResult<bool> {
    let factor = app.store.second_factor(user.id).get().await?;
    let has_factor = factor.is_some_and(|factor| factor.confirmed_at.is_some());
    let was_disconnected = app.store.identities().was_disconnected(user.id, issuer, &person.subject).await?;
    Ok(person.is_email_verified && user.email_confirmed_at.is_some() && !has_factor && !was_disconnected)
}

async fn open_account(
    app: &App,
    client: &Client,
    identity: NewIdentity<'_>,
    person: &Person,
) -> ApiResult<(User, String)> {
    if !app.config.oidc.registration {
        return Err(registration::refused("New accounts can't be opened here."));
    }
    let email = input::email(identity.email.unwrap_or_default()).map_err(|_| nameless(app))?;
    let name = person.name.as_deref().and_then(|name| input::name(name).ok());
    let name = name.unwrap_or_else(|| email.split('@').next().unwrap_or_default().to_owned());
    let user = NewUser { id: app.entropy.id(), name: &name, email: &email, password_hash: NO_PASSWORD };
    let (session, token) = new_session(app, user.id, client);
    let made = app.store.identities().register(user, person.is_email_verified, identity, session).await;
    let made = made.map_err(|error| match error {
        StoreError::EmailTaken => holds_an_account(app, &email),
        other => other.into(),
    })?;
    if app.mailer.reaches_people() && made.email_confirmed_at.is_none() {
        // The account is there; its owner can ask for another link.
        if let Err(error) = super::email::send_confirmation_to(app, &made, &made.email).await {
            tracing::warn!(%error, "a link to confirm an address could not be made");
        }
    }
    Ok((made, token))
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
    match error {
        ProviderError::CodeRefused(_) => {
            ApiError::new(Code::LinkExpired, format!("{name} did not confirm this sign-in. Start again."))
        }
        _ => {
            let message = format!("{name} can't be reached right now. Try again in a few minutes.");
            ApiError::new(Code::ProviderFailed, message).with_retry_after(Some(60))
        }
    }
}

fn holds_an_account(app: &App, email: &str) -> ApiError {
    let name = &app.config.oidc.name;
    let message = format!(
        "An account with the address {email} exists. Sign in with your password, then connect {name} in the settings."
    );
    ApiError::new(Code::EmailTaken, message)
}

fn nameless(app: &App) -> ApiError {
    let message = format!("{} shared no email address that could be used here.", app.config.oidc.name);
    ApiError::new(Code::Forbidden, message)
}
