//! Live sites, hosted by this server: below `/sites/`, and under domains of their owners.

use crate::error::{ApiError, ApiResult};
use crate::security::address;
use crate::state::App;
use axum::body::Body;
use axum::extract::{ConnectInfo, Path, Request, State};
use axum::http::uri::PathAndQuery;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Redirect, Response};
use base64::{Engine, engine::general_purpose::STANDARD};
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::{LazyLock, Mutex, PoisonError};
use std::time::Duration;
use vitae_store::{Deployment, DeploymentFile, StoreError, Timestamp};

/// How long browsers keep pictures: their names change with their pixels.
pub(super) const PICTURE_CACHE: &str = "public, max-age=31536000, immutable";

/// The hash of the script that pages have now.
pub(super) static SCRIPT_HASH: LazyLock<String> =
    LazyLock::new(|| STANDARD.encode(Sha256::digest(vitae_portfolio::inline_script())));

/// A site's page may run its own script and show its own pictures, and nothing else; it has no origin, so that it reaches neither
/// cookies nor storage of the app.
fn policy(script: &str) -> HeaderValue {
    let policy = format!(
        "sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox allow-top-navigation-to-custom-protocols; \
         default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; script-src 'sha256-{script}'; \
         base-uri 'none'; form-action 'none'; frame-ancestors 'self'"
    );
    HeaderValue::from_str(&policy).unwrap_or(HeaderValue::from_static("sandbox; default-src 'none'"))
}

/// The headers of a page with a script of this hash: a site keeps the page, and so the script, that it was deployed with.
pub(super) fn site_headers(script: &str) -> HeaderMap {
    HeaderMap::from_iter([
        (header::CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8")),
        (header::CONTENT_SECURITY_POLICY, policy(script)),
        (header::X_FRAME_OPTIONS, HeaderValue::from_static("SAMEORIGIN")),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-cache")),
    ])
}

/// The headers of a site's picture. A page without an origin may load it.
pub(super) fn picture_headers(mime: &str, cache: &'static str) -> ApiResult<HeaderMap> {
    Ok(HeaderMap::from_iter([
        (header::CONTENT_TYPE, HeaderValue::from_str(mime).map_err(ApiError::internal)?),
        (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static("sandbox; default-src 'none'")),
        (HeaderName::from_static("cross-origin-resource-policy"), HeaderValue::from_static("cross-origin")),
        (header::CACHE_CONTROL, HeaderValue::from_static(cache)),
    ]))
}

/// Leads to the site's folder, so that its relative addresses work.
pub async fn folder(Path(slug): Path<String>) -> Response {
    if is_slug(&slug) { Redirect::permanent(&format!("/sites/{slug}/")).into_response() } else { no_such_page() }
}

/// Whether a text can be a site's name in addresses ([`super::deploy::slug`]).
fn is_slug(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-'))
}

/// The page of a site.
pub async fn page(
    State(app): State<App>,
    Path(slug): Path<String>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Response {
    answer(&app, by_slug(&app, &slug).await, "", peer, &headers).await
}

/// A file of a site.
pub async fn file(
    State(app): State<App>,
    Path((slug, path)): Path<(String, String)>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Response {
    answer(&app, by_slug(&app, &slug).await, &path, peer, &headers).await
}

async fn by_slug(app: &App, slug: &str) -> Result<Option<Deployment>, StoreError> {
    if is_slug(slug) { app.store.sites().by_slug(slug).await } else { Ok(None) }
}

/// Host names that are no domain of a site, so that requests under them do not ask the database each time.
#[derive(Default)]
pub struct OtherHosts {
    names: Mutex<HashMap<String, Timestamp>>,
}

/// How long a name counts as none of a site: as long as another server may not know of a new domain.
const OTHER_FOR: Duration = Duration::from_secs(30);
/// Names that are remembered at once.
const MOST_OTHERS: usize = 10_000;

impl OtherHosts {
    fn holds(&self, name: &str, now: Timestamp) -> bool {
        let names = self.names.lock().unwrap_or_else(PoisonError::into_inner);
        names.get(name).is_some_and(|until| now < *until)
    }

    fn add(&self, name: String, now: Timestamp) {
        let mut names = self.names.lock().unwrap_or_else(PoisonError::into_inner);
        if names.len() >= MOST_OTHERS {
            names.clear();
        }
        names.insert(name, now.plus(OTHER_FOR));
    }

    /// The name has become a domain of a site.
    pub(super) fn remove(&self, name: &str) {
        self.names.lock().unwrap_or_else(PoisonError::into_inner).remove(name);
    }
}

/// Keeps the app and the sites apart where sites have a host of their own: that host answers with nothing but sites, and the app's
/// own leads there.
pub async fn on_own_host(State(app): State<App>, request: Request, next: Next) -> Response {
    let Some(sites) = app.config.sites_host() else { return next.run(request).await };
    let is_site = request.uri().path().starts_with("/sites/");
    let host = host_name(&request);
    if host.as_deref() == Some(sites) {
        return if is_site { next.run(request).await } else { no_such_page() };
    }
    if is_site && host.as_deref() == app.config.public_host() {
        let path = request.uri().path_and_query().map_or("/", PathAndQuery::as_str);
        return Redirect::permanent(&format!("{}{path}", app.config.sites_url())).into_response();
    }
    next.run(request).await
}

/// Answers requests for the domain of a site with that site; all others go on, also when the database is away.
pub async fn by_domain(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    let now = app.entropy.now();
    let domain = foreign_domain(&app, &request).filter(|domain| !app.other_hosts.holds(domain, now));
    let Some(domain) = domain else { return next.run(request).await };
    match app.store.sites().by_domain(&domain).await {
        Ok(None) => {
            app.other_hosts.add(domain, now);
            next.run(request).await
        }
        Err(_) => next.run(request).await,
        found => {
            let path = request.uri().path().trim_start_matches('/').to_owned();
            answer(&app, found, &path, peer, request.headers()).await
        }
    }
}

/// The domain that a page is asked for, when it is not this server's own name.
fn foreign_domain(app: &App, request: &Request) -> Option<String> {
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return None;
    }
    let name = host_name(request)?;
    let path = request.uri().path();
    if path.starts_with("/api/") || matches!(path, "/healthz" | "/readyz") {
        return None;
    }
    let is_name = name.contains('.') && name.parse::<IpAddr>().is_err() && !name.starts_with('[');
    let own = [app.config.public_host(), app.config.sites_host()];
    (is_name && !own.contains(&Some(name.as_str()))).then_some(name)
}

/// The host that a request is for, without its port, in lower case.
fn host_name(request: &Request) -> Option<String> {
    let host = request.headers().get(header::HOST)?.to_str().ok()?;
    Some(
        host.rsplit_once(':')
            .filter(|(_, port)| !port.contains(']'))
            .map_or(host, |(name, _)| name)
            .trim_end_matches('.')
            .to_ascii_lowercase(),
    )
}

async fn answer(
    app: &App,
    found: Result<Option<Deployment>, StoreError>,
    path: &str,
    peer: SocketAddr,
    headers: &HeaderMap,
) -> Response {
    match serve(app, found, path, peer, headers).await {
        Ok(Some(response)) => response,
        Ok(None) => no_such_page(),
        Err(error) => error.into_response(),
    }
}

async fn serve(
    app: &App,
    found: Result<Option<Deployment>, StoreError>,
    path: &str,
    peer: SocketAddr,
    headers: &HeaderMap,
) -> ApiResult<Option<Response>> {
    let Some(site) = found? else { return Ok(None) };
    let path = if path.is_empty() { "index.html" } else { path };
    if path.contains(char::is_control) {
        return Ok(None);
    }
    if !app.store.sites().is_shown(site.portfolio_id).await? {
        return Ok(None);
    }
    let Some(file) = app.store.sites().file(site.portfolio_id, path).await? else { return Ok(None) };
    let is_page = path == "index.html";
    if is_page {
        let client = address::group(address::client(peer.ip(), headers, &app.config.trusted_proxies));
        app.visitors.note(&app.entropy, site.portfolio_id, &client, headers);
    }
    let tag = tag(&file);
    let mut own = if is_page { site_headers(&site.script_hash) } else { picture_headers(&file.mime, PICTURE_CACHE)? };
    own.insert(header::ETAG, tag.clone());
    if headers.get(header::IF_NONE_MATCH).is_some_and(|known| known == tag) {
        return Ok(Some((StatusCode::NOT_MODIFIED, own).into_response()));
    }
    let blob = app.files.get(&file.blob_key).await?;
    own.insert(header::CONTENT_LENGTH, HeaderValue::from(blob.size));
    Ok(Some((own, Body::from_stream(blob.stream)).into_response()))
}

/// What is under a key never changes; the key itself says whose it is.
fn tag(file: &DeploymentFile) -> HeaderValue {
    let digest = Sha256::digest(file.blob_key.as_bytes());
    let text: String = digest.iter().take(12).map(|byte| format!("{byte:02x}")).collect();
    HeaderValue::from_str(&format!("\"{text}\"")).unwrap_or(HeaderValue::from_static("\"\""))
}

fn no_such_page() -> Response {
    const PAGE: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Not found</title>\
        <p>There is no page at this address.</p></html>";
    (StatusCode::NOT_FOUND, site_headers(&SCRIPT_HASH), PAGE).into_response()
}
