//! What every call that writes goes through, whoever makes it: so many in a minute, few at the same time, and no hurry for
//! whoever asks on after a refusal.

use super::unread_body;
use crate::JSON_BODY_BYTES;
use crate::error::ApiResult;
use crate::security::origins::hex;
use crate::security::{address, rules, tokens};
use crate::session::{SESSION_COOKIE, bearer, cookie};
use crate::state::App;
use crate::work::Permit;
use axum::body::Body;
use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use bytes::BytesMut;
use futures::{StreamExt, stream};
use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;
use utoipa::openapi::OpenApi;
use utoipa::openapi::path::{Operation, PathItem};
use utoipa_axum::router::UtoipaMethodRouter;

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

/// How long a refusal for asking too often takes. A program that goes on asking over one connection is slowed down to a few
/// calls a second, whatever it asks for; a person does not notice.
const REFUSAL_TAKES: Duration = Duration::from_millis(250);

/// The mark of [`queued`] in the description, until [`Queued::taken_from`] takes it out again.
const MARK: &str = "x-queued";

/// Marks calls that spend their time in a queue of their own, where each account has its share. Whatever is not marked takes
/// no more than [`JSON_BODY_BYTES`] and is done soon.
pub fn queued((schemas, mut paths, router): UtoipaMethodRouter<App>) -> UtoipaMethodRouter<App> {
    for (_, operation) in paths.paths.values_mut().flat_map(writing) {
        operation.extensions.get_or_insert_default().insert(MARK.to_owned(), true.into());
    }
    (schemas, paths, router)
}

/// The calls of a path that write, by their method.
fn writing(item: &mut PathItem) -> impl Iterator<Item = (Method, &mut Operation)> {
    let by_method = [
        (Method::POST, &mut item.post),
        (Method::PUT, &mut item.put),
        (Method::PATCH, &mut item.patch),
        (Method::DELETE, &mut item.delete),
    ];
    by_method.into_iter().filter_map(|(method, operation)| Some((method, operation.as_mut()?)))
}

/// The calls that are marked as [`queued`], by their path. Cheap to clone.
#[derive(Clone)]
pub struct Queued(Arc<HashMap<String, Vec<Method>>>);

impl Queued {
    /// Takes the marks out of the description: they are nothing that clients have to know.
    pub fn taken_from(description: &mut OpenApi) -> Self {
        let mut queued: HashMap<String, Vec<Method>> = HashMap::new();
        for (path, item) in &mut description.paths.paths {
            for (method, operation) in writing(item) {
                if operation.extensions.as_mut().is_some_and(|own| own.remove(MARK).is_some()) {
                    queued.entry(path.clone()).or_default().push(method);
                }
            }
        }
        Self(Arc::new(queued))
    }

    fn holds(&self, method: &Method, path: &str) -> bool {
        self.0.get(path).is_some_and(|methods| methods.contains(method))
    }
}

/// Whether a call may change something, by its method and the pattern of its path.
pub fn writes(method: &Method, path: Option<&MatchedPath>) -> bool {
    !method.is_safe() || path.is_some_and(|path| WRITING_READS.contains(&path.as_str()))
}

/// Counts a call that writes by address and by session, and lets a few of each run at the same time.
pub async fn limit(
    State((app, queued)): State<(App, Queued)>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    path: Option<MatchedPath>,
    request: Request,
    next: Next,
) -> Response {
    let client = address::client(peer.ip(), request.headers(), &app.config.trusted_proxies);
    let is_queued = path.as_ref().is_some_and(|path| queued.holds(request.method(), path.as_str()));
    let response = if writes(request.method(), path.as_ref()) {
        match Writer::counted(&app, client, request.headers()) {
            Ok(_) if is_queued => next.run(request).await,
            Ok(writer) => {
                // Only then its turn: whoever sends slowly holds up nobody of the same session or address.
                let request = arrived(request).await;
                match writer.turn(&app).await {
                    Ok(_permit) => next.run(request).await,
                    Err(refusal) => refusal.into_response(),
                }
            }
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

/// Whoever makes a call that writes.
struct Writer {
    /// The group of addresses that it comes from.
    client: String,
    session: Option<String>,
}

impl Writer {
    /// Nothing here touches the database: a refusal costs a look into memory.
    fn counted(app: &App, client: IpAddr, headers: &HeaderMap) -> ApiResult<Self> {
        let client = address::group(client);
        app.count(&rules::WRITES_OF_ADDRESS, &client)?;
        let token = bearer(headers).or_else(|| cookie(headers, SESSION_COOKIE));
        let session = token.map(|token| hex(&tokens::hash(token)[..16]));
        if let Some(session) = &session {
            app.count(&rules::WRITES_OF_SESSION, session)?;
        }
        Ok(Self { client, session })
    }

    async fn turn(&self, app: &App) -> ApiResult<Permit> {
        Ok(match &self.session {
            Some(session) => app.work.writing.acquire(session).await?,
            None => app.work.writing_of_guests.acquire(&self.client).await?,
        })
    }
}

/// Waits for the body. One that is too large, or breaks off, is left as it is from there on: its handler refuses it.
async fn arrived(request: Request) -> Request {
    let (parts, body) = request.into_parts();
    let mut rest = body.into_data_stream();
    let mut read = BytesMut::new();
    let mut failed = None;
    while failed.is_none() && read.len() <= JSON_BODY_BYTES {
        match rest.next().await {
            Some(Ok(chunk)) => read.extend_from_slice(&chunk),
            Some(Err(error)) => failed = Some(Err(error)),
            None => return Request::from_parts(parts, Body::from(read.freeze())),
        }
    }
    let before = stream::iter(std::iter::once(Ok(read.freeze())).chain(failed));
    Request::from_parts(parts, Body::from_stream(before.chain(rest)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_reads_that_write_are_calls_of_the_api() {
        let (_, description, _) = crate::api_routes();
        for path in WRITING_READS {
            assert!(description.paths.paths.get(path).is_some_and(|item| item.get.is_some()), "{path}");
        }
    }

    #[test]
    fn queued_calls_are_told_by_path_and_method_and_the_description_keeps_no_mark() {
        let (_, description, queued) = crate::api_routes();
        let pictures = "/api/portfolio/{id}";
        assert!(queued.holds(&Method::PUT, pictures) && queued.holds(&Method::POST, "/api/resume/upload"));
        assert!(!queued.holds(&Method::DELETE, pictures) && !queued.holds(&Method::POST, "/api/resume/save-parsed"));
        assert!(!description.to_json().unwrap().contains(MARK));
    }
}
