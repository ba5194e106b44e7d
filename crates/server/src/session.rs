//! Who is calling: the session behind a bearer token.

use crate::error::{ApiError, ApiResult, Code};
use crate::security::tokens;
use crate::state::App;
use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::{HeaderMap, header, request::Parts};
use std::time::Duration;
use vitae_store::{SessionInfo, Timestamp, User};

/// A session is extended at most once in this time: there is one writer on SQLite.
const EXTEND_EVERY: Duration = Duration::from_secs(60 * 60);

/// The signed-in caller of a request.
pub struct Caller {
    /// The account.
    pub user: User,
    /// The stored hash of the token, by which the session can be revoked.
    pub token_hash: [u8; 32],
}

impl FromRequestParts<App> for Caller {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> ApiResult<Self> {
        let token = bearer(&parts.headers).ok_or_else(sign_in_first)?;
        Self::of(app, token).await?.ok_or_else(session_ended)
    }
}

/// Where a session is used when there is one: who has none, or one that has ended, is nobody.
impl OptionalFromRequestParts<App> for Caller {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> ApiResult<Option<Self>> {
        match bearer(&parts.headers) {
            Some(token) => Self::of(app, token).await,
            None => Ok(None),
        }
    }
}

impl Caller {
    async fn of(app: &App, token: &str) -> ApiResult<Option<Self>> {
        let token_hash = tokens::hash(token);
        let now = app.entropy.now();
        let Some((user, session)) = app.store.sessions().find(token_hash, now).await? else { return Ok(None) };
        extend(app, token_hash, &session, now).await;
        Ok(Some(Self { user, token_hash }))
    }
}

/// When a session that is used now ends.
pub fn expiry(now: Timestamp, session: Duration) -> Timestamp {
    now.plus(session)
}

/// A failed extension does not fail the request: the session is still valid.
async fn extend(app: &App, token_hash: [u8; 32], session: &SessionInfo, now: Timestamp) {
    if now.since(session.extended_at) < EXTEND_EVERY {
        return;
    }
    if let Err(error) = app.store.sessions().extend(token_hash, now, expiry(now, app.config.session)).await {
        tracing::warn!(%error, "session not extended");
    }
}

/// The token in `Authorization: Bearer …`.
pub fn bearer(headers: &HeaderMap) -> Option<&str> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    let (scheme, token) = value.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim())
}

fn sign_in_first() -> ApiError {
    ApiError::new(Code::Unauthorized, "Please sign in to continue.")
}

fn session_ended() -> ApiError {
    ApiError::new(Code::SessionExpired, "Your session has ended. Please sign in again.")
}
