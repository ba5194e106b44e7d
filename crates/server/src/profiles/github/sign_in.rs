use super::super::count_question;
use super::super::kept::Via;
use super::super::sign_in::{Attempt, LIFETIME, Reason, Returned, to_dashboard};
use super::{client, failure, keep};
use crate::error::{ApiError, ApiResult, Code};
use crate::extract::Params;
use crate::refusals::{Conflict, Limited};
use crate::session::{Caller, cookie};
use crate::state::App;
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;
use vitae_store::Provider;

/// The cookie that ties an attempt to a browser.
const COOKIE: &str = "vitae_github";

/// Where GitHub is to send the browser.
const CALLBACK: &str = "/api/auth/github/callback";

/// Where the browser goes next.
#[derive(Serialize, ToSchema)]
pub(in crate::profiles) struct AuthorizationAddress {
    data: Address,
    /// The same address, where the specification reads it.
    url: String,
}

/// An address.
#[derive(Serialize, ToSchema)]
struct Address {
    url: String,
}

/// Where the browser goes to connect GitHub. Sets a cookie that ties the attempt to this browser.
#[utoipa::path(get, path = "/api/auth/github/oauth-url", operation_id = "github_oauth_url", tag = "profiles", security(("bearer" = [])),
    responses((status = 200, body = AuthorizationAddress), Conflict, Limited))]
pub(in crate::profiles) async fn oauth_url(State(app): State<App>, caller: Caller) -> ApiResult<impl IntoResponse> {
    begin(&app, &caller).await
}

/// The same as `oauth-url`.
#[utoipa::path(get, path = "/api/auth/github/url", operation_id = "github_reconnect_url", tag = "profiles", security(("bearer" = [])),
    responses((status = 200, body = AuthorizationAddress), Conflict, Limited))]
pub(in crate::profiles) async fn url(State(app): State<App>, caller: Caller) -> ApiResult<impl IntoResponse> {
    begin(&app, &caller).await
}

async fn begin(app: &App, caller: &Caller) -> ApiResult<impl IntoResponse + use<>> {
    let github = client(app)?;
    if !github.takes_sign_ins() {
        return Err(not_configured());
    }
    count_question(app, caller)?;
    let attempt = Attempt::begin(app, caller.user.id, Provider::GitHub).await?;
    let address = github.authorize_url(&attempt.state, &attempt.challenge(), &redirect_uri(app));
    let url = address.ok_or_else(not_configured)?.to_string();
    let cookie = binding_cookie(app, &attempt.binding(), LIFETIME.as_secs());
    Ok(([cookie], Json(AuthorizationAddress { data: Address { url: url.clone() }, url })))
}

fn not_configured() -> ApiError {
    let sentence = "Signing in with GitHub is not set up here. Connect your public profile by its address instead.";
    ApiError::new(Code::NotConfigured, sentence)
}

fn redirect_uri(app: &App) -> String {
    format!("{}{CALLBACK}", app.config.public_url)
}

fn binding_cookie(app: &App, binding: &str, age: u64) -> (HeaderName, HeaderValue) {
    let secure = if app.config.public_url.starts_with("https://") { "; Secure" } else { "" };
    let cookie = format!("{COOKIE}={binding}; Path={CALLBACK}; HttpOnly; SameSite=Lax; Max-Age={age}{secure}");
    (header::SET_COOKIE, HeaderValue::from_str(&cookie).expect("a binding is plain ASCII"))
}

/// Where GitHub sends the browser back to. Always leads on to the dashboard, which says how it went.
#[utoipa::path(get, path = "/api/auth/github/callback", operation_id = "github_callback", tag = "profiles", params(Returned),
    responses((status = 303, description = "To the dashboard, with `github=success`, or with `github=error` and a `reason`")))]
pub(in crate::profiles) async fn callback(
    State(app): State<App>,
    headers: HeaderMap,
    Params(returned): Params<Returned>,
) -> Response {
    let outcome = finish(&app, &headers, &returned).await;
    let mut response = to_dashboard(Provider::GitHub, outcome);
    let (name, gone) = binding_cookie(&app, "", 0);
    response.headers_mut().insert(name, gone);
    response
}

async fn finish(app: &App, headers: &HeaderMap, returned: &Returned) -> Result<(), Reason> {
    let state = returned.state.as_deref().ok_or(Reason::Expired)?;
    let taken = Attempt::take(app, state, Provider::GitHub).await.map_err(|_| Reason::Failed)?;
    let (attempt, owner) = taken.ok_or(Reason::Expired)?;
    if !cookie(headers, COOKIE).is_some_and(|binding| attempt.began_with(binding)) {
        return Err(Reason::Expired);
    }
    let code = returned.code()?;
    connect(app, owner, code, &attempt.verifier()).await.map_err(|error| {
        tracing::warn!(%error, "a sign-in with GitHub failed");
        Reason::Failed
    })
}

async fn connect(app: &App, owner: Uuid, code: &str, verifier: &str) -> ApiResult<()> {
    let github = client(app)?;
    let _permit = app.services.queue.acquire(&owner.to_string()).await?;
    let token = github.exchange(code, verifier, &redirect_uri(app)).await.map_err(|error| failure(&error))?;
    let profile = github.profile_of(&token).await.map_err(|error| failure(&error))?;
    keep(app, owner, Via::OAuth, profile, Some(&token)).await.map(drop)
}
