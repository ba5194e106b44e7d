use super::wire::UserProfile;
use super::{limit_by_address, linkedin_cookie, open_session};
use crate::error::{ApiError, ApiResult};
use crate::extract::Body;
use crate::security::limiter::{self, Rule};
use crate::state::App;
use crate::wire::Data;
use axum::Json;
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::net::SocketAddr;
use utoipa::ToSchema;
use vitae_model::limits::MAX_PASSWORD_CHARS;

/// Window in which wrong passwords of one account are counted: 15 minutes.
const FAILURE_WINDOW_MS: u64 = 15 * 60 * 1000;

#[derive(Deserialize, ToSchema)]
pub(super) struct Credentials {
    email: String,
    password: String,
}

/// A session and whom it belongs to.
#[derive(Serialize, ToSchema)]
pub struct SignedIn {
    /// Goes into `Authorization: Bearer …`.
    pub token: String,
    /// The account.
    pub user: UserProfile,
}

/// Signs in. An unknown email and a wrong password answer alike and take alike (SES-47).
#[utoipa::path(post, path = "/api/auth/login", tag = "account", request_body = Credentials,
    responses((status = 200, body = Data<SignedIn>), (status = 401, body = crate::error::Failure), (status = 429, body = crate::error::Failure)))]
pub(super) async fn login(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Body(Credentials { email, password }): Body<Credentials>,
) -> ApiResult<impl IntoResponse> {
    limit_by_address(&app, peer, &headers).await?;
    let account = account_key(&email);
    refuse_after_failures(&app, &account).await?;
    let found = app.store.users().credentials_by_email(&email).await?;
    let (user, hash) = found.unzip();
    let right = password.chars().count() <= MAX_PASSWORD_CHARS && app.passwords.verify(password, hash).await?;
    let Some(user) = user.filter(|_| right) else {
        limiter::count(&app.store, failures(&app), &account, app.entropy.now()).await?;
        return Err(ApiError::new(StatusCode::UNAUTHORIZED, "invalid_credentials", "Invalid credentials"));
    };
    let token = open_session(&app, &user).await?;
    let cookie = linkedin_cookie(&app, &token);
    let user = UserProfile::load(&app, user).await?;
    Ok(([cookie], Json(Data { data: SignedIn { token, user } })))
}

fn failures(app: &App) -> Rule {
    Rule { name: "login", window_ms: FAILURE_WINDOW_MS, limit: app.config.limits.login_failures }
}

/// The counter is named by a hash, so that no address of a person stands in it.
fn account_key(email: &str) -> String {
    let digest = Sha256::digest(email.trim().to_lowercase().as_bytes());
    digest[..16].iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Too many wrong passwords close the account for the rest of the window, whatever password comes next.
async fn refuse_after_failures(app: &App, account: &str) -> ApiResult<()> {
    limiter::check(&app.store, failures(app), account, app.entropy.now()).await
}
