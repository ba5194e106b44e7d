//! What every call that writes goes through, whoever makes it: so many in a minute, few at the same time, and no hurry for
//! whoever asks on after a refusal.

use super::unread_body;
use crate::error::ApiResult;
use crate::security::origins::hex;
use crate::security::{address, rules, tokens};
use crate::session::{SESSION_COOKIE, bearer, cookie};
use crate::state::App;
use crate::work::Permit;
use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

/// Calls that write although browsers think that they only read. A test finds those that are missing.
const WRITING_READS: [&str; 9] = [
    "/api/auth/github/callback",
    "/api/auth/github/oauth-url",
    "/api/auth/github/url",
    "/api/blog/{slug}",
    "/api/linkedin/auth/linkedin",
    "/api/linkedin/auth/linkedin/callback",
    "/api/linkedin/auth/portability",
    "/api/linkedin/auth/portability/callback",
    "/api/resume/{id}/score",
];

/// Calls that spend their time in a queue of their own, where each account has its share.
const QUEUED: [&str; 11] = [
    "/api/cover-letter/doc",
    "/api/cover-letter/generate",
    "/api/cover-letter/pdf",
    "/api/linkedin/import",
    "/api/portfolio",
    "/api/portfolio/{id}/deploy",
    "/api/resume/upload",
    "/api/resume/{id}/parse",
    "/api/resume/{id}/preview",
    "/api/resume/{id}/score-preview",
    "/api/writing",
];

/// How long a refusal for asking too often takes. A program that goes on asking over one connection is slowed down to a few
/// calls a second, whatever it asks for; a person does not notice.
const REFUSAL_TAKES: Duration = Duration::from_millis(250);

/// Whether a call may change something, by its method and the pattern of its path.
pub fn writes(method: &Method, path: Option<&MatchedPath>) -> bool {
    !method.is_safe() || is_among(&WRITING_READS, path)
}

fn is_among(paths: &[&str], path: Option<&MatchedPath>) -> bool {
    path.is_some_and(|path| paths.contains(&path.as_str()))
}

/// Counts a call that writes by address and by session, and lets a few of each run at the same time.
pub async fn limit(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    path: Option<MatchedPath>,
    request: Request,
    next: Next,
) -> Response {
    let client = address::client(peer.ip(), request.headers(), &app.config.trusted_proxies);
    let response = if writes(request.method(), path.as_ref()) {
        match admit(&app, client, path.as_ref(), request.headers()).await {
            Ok(_permit) => next.run(request).await,
            Err(refusal) => {
                unread_body::drop_body(request.into_body()).await;
                refusal.into_response()
            }
        }
    } else {
        next.run(request).await
    };
    if response.status() == StatusCode::TOO_MANY_REQUESTS {
        tokio::time::sleep(REFUSAL_TAKES).await;
    }
    response
}

/// Nothing here touches the database: a refusal costs a look into memory.
async fn admit(
    app: &App,
    client: IpAddr,
    path: Option<&MatchedPath>,
    headers: &HeaderMap,
) -> ApiResult<Option<Permit>> {
    let client = address::group(client);
    app.count(&rules::WRITES_OF_ADDRESS, &client)?;
    let token = bearer(headers).or_else(|| cookie(headers, SESSION_COOKIE));
    let session = token.map(|token| hex(&tokens::hash(token)[..16]));
    if let Some(session) = &session {
        app.count(&rules::WRITES_OF_SESSION, session)?;
    }
    if is_among(&QUEUED, path) {
        return Ok(None);
    }
    Ok(Some(app.work.writing.acquire(session.as_ref().unwrap_or(&client)).await?))
}
