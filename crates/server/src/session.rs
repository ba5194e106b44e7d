//! Who is calling: the session, or the key for scripts, behind a bearer token.

use crate::error::{ApiError, ApiResult, Code};
use crate::security::{rules, tokens};
use crate::state::App;
use crate::web::writes::writes;
use axum::extract::{FromRequestParts, MatchedPath, OptionalFromRequestParts};
use axum::http::{HeaderMap, Method, header, request::Parts};
use std::time::Duration;
use vitae_store::{SessionInfo, Timestamp, User};

/// However much it is used, a session ends so long after its sign-in: a stolen one does too.
const LONGEST_SESSION: Duration = Duration::from_secs(365 * 24 * 60 * 60);

/// A session is extended at most once in this time: there is one writer on SQLite.
const EXTEND_EVERY: Duration = Duration::from_secs(60 * 60);

/// What keys for scripts may not do: they would give themselves more than their owner gave them.
const CLOSED_TO_KEYS: [&str; 4] = ["/api/account", "/api/auth/", "/api/linkedin/auth/", "/api/operator/"];

/// What keys may read at most: the account itself, and its ties to other services, are their owner's to change.
const READ_BY_KEYS: [&str; 2] = ["/api/users/", "/api/linkedin/"];

/// The exceptions.
const OPEN_TO_KEYS: [&str; 1] = ["/api/account/export"];

/// The signed-in caller of a request.
#[derive(Clone)]
pub struct Caller {
    /// The account.
    pub user: User,
    /// The stored hash of the token, by which the session can be revoked; that of the key when a script calls.
    pub token_hash: [u8; 32],
    /// When the session began; when the key was made.
    pub signed_in_at: Timestamp,
}

impl FromRequestParts<App> for Caller {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> ApiResult<Self> {
        let token = bearer(&parts.headers).ok_or_else(sign_in_first)?;
        Self::of(app, token, parts).await?.ok_or_else(|| unknown(token))
    }
}

/// Where a session is used when there is one: who has none, or one that has ended, is nobody.
impl OptionalFromRequestParts<App> for Caller {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> ApiResult<Option<Self>> {
        match bearer(&parts.headers) {
            Some(token) => Self::of(app, token, parts).await,
            None => Ok(None),
        }
    }
}

/// The caller of the LinkedIn calls: by bearer token, or by the cookie that a browser sends along when it navigates. What is changed
/// by cookie must come from a page of this site.
pub struct LinkedInCaller(pub Caller);

impl FromRequestParts<App> for LinkedInCaller {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> ApiResult<Self> {
        let by_bearer = bearer(&parts.headers);
        let token = by_bearer.or_else(|| cookie(&parts.headers, SESSION_COOKIE)).ok_or_else(sign_in_first)?;
        let reads = matches!(parts.method, Method::GET | Method::HEAD);
        if by_bearer.is_none() && !reads && !is_from_here(&parts.headers, app) {
            return Err(ApiError::new(Code::Forbidden, "This request came from another site."));
        }
        Caller::of(app, token, parts).await?.ok_or_else(|| unknown(token)).map(Self)
    }
}

/// Whether a browser says that a page of this site sent the request.
fn is_from_here(headers: &HeaderMap, app: &App) -> bool {
    headers.get(header::ORIGIN).is_some_and(|origin| origin.as_bytes() == app.config.public_url.as_bytes())
}

/// The cookie with the session's token; browsers send it below `/api/linkedin` only.
pub const SESSION_COOKIE: &str = "vitae_session";

/// The value of a cookie; nothing when it is absent or empty.
pub fn cookie<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    let lines = headers.get_all(header::COOKIE).iter().filter_map(|line| line.to_str().ok());
    let mut pairs = lines.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(known, _)| *known == name).map(|(_, value)| value.trim()).filter(|value| !value.is_empty())
}

impl Caller {
    /// The caller of a request, counted when the call writes.
    async fn of(app: &App, token: &str, parts: &Parts) -> ApiResult<Option<Self>> {
        let caller = match tokens::is_key(token) {
            true => Self::by_key(app, token, parts).await?,
            false => Self::by_session(app, token).await?,
        };
        if let Some(caller) = &caller
            && writes(&parts.method, parts.extensions.get())
        {
            app.count(&rules::WRITES_OF_ACCOUNT, caller.user.id)?;
        }
        Ok(caller)
    }

    async fn by_session(app: &App, token: &str) -> ApiResult<Option<Self>> {
        let token_hash = tokens::hash(token);
        let now = app.entropy.now();
        let Some((user, session)) = app.store.sessions().find(token_hash, now).await? else { return Ok(None) };
        extend(app, token_hash, &session, now).await;
        Ok(Some(Self { user, token_hash, signed_in_at: session.created_at }))
    }

    async fn by_key(app: &App, token: &str, parts: &Parts) -> ApiResult<Option<Self>> {
        let (token_hash, now) = (tokens::hash(token), app.entropy.now());
        let Some((user, key)) = app.store.api_keys().find(token_hash, now).await? else { return Ok(None) };
        let path = parts.extensions.get::<MatchedPath>().map_or_else(|| parts.uri.path(), MatchedPath::as_str);
        let is_below = |starts: &[&str]| starts.iter().any(|start| path.starts_with(start));
        let is_closed = is_below(&CLOSED_TO_KEYS) || is_below(&READ_BY_KEYS) && !parts.method.is_safe();
        if is_closed && !OPEN_TO_KEYS.contains(&path) {
            return Err(ApiError::new(Code::Forbidden, "An API key can't do this. Sign in instead."));
        }
        if !key.may_write && !parts.method.is_safe() {
            return Err(ApiError::new(Code::Forbidden, "This API key can only read. Use one that can write."));
        }
        if key.last_used_at.is_none_or(|used| now.since(used) >= EXTEND_EVERY)
            && let Err(error) = app.store.api_keys().touch(key.id, now).await
        {
            tracing::warn!(%error, "the use of an API key was not written down");
        }
        Ok(Some(Self { user, token_hash, signed_in_at: key.created_at }))
    }
}

/// When a session that was begun at `created` and is used at `now` ends, if its life is `session` from each use.
pub fn expiry(created: Timestamp, now: Timestamp, session: Duration) -> Timestamp {
    now.plus(session).min(created.plus(LONGEST_SESSION))
}

/// A failed extension does not fail the request: the session is still valid.
async fn extend(app: &App, token_hash: [u8; 32], session: &SessionInfo, now: Timestamp) {
    if now.since(session.extended_at) < EXTEND_EVERY {
        return;
    }
    let end = expiry(session.created_at, now, app.config.session);
    if let Err(error) = app.store.sessions().extend(token_hash, now, end).await {
        tracing::warn!(%error, "session not extended");
    }
}

/// The token in `Authorization: Bearer …`.
pub fn bearer(headers: &HeaderMap) -> Option<&str> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    let (scheme, token) = value.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim())
}

fn unknown(token: &str) -> ApiError {
    if tokens::is_key(token) {
        ApiError::new(Code::Unauthorized, "This API key is unknown, was deleted or has expired.")
    } else {
        session_ended()
    }
}

fn sign_in_first() -> ApiError {
    ApiError::new(Code::Unauthorized, "Please sign in to continue.")
}

/// 401: the session, or its account, has ended.
pub fn session_ended() -> ApiError {
    ApiError::new(Code::SessionExpired, "Your session has ended. Please sign in again.")
}
