//! What happens to every request: an id, a time limit, a log line, and headers that protect the browser.

use crate::error::ApiError;
use crate::state::App;
use axum::extract::{Request, State};
use axum::http::{HeaderName, HeaderValue, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::time::{Duration, Instant};
use tracing::Instrument;

static REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// The call whose body may take minutes on a slow line.
const UPLOAD: &str = "/api/resume/upload";

/// Time for an upload: 5 MB at 20 KB/s.
const UPLOAD_TIME: Duration = Duration::from_secs(5 * 60);

/// No inline script or style, nothing from elsewhere; pictures may be made in the page, PDF pages are drawn by a worker.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; \
     connect-src 'self'; manifest-src 'self'; worker-src 'self' blob:; frame-src 'self' blob:; form-action 'self'; \
     base-uri 'none'; frame-ancestors 'none'";

/// Gives the request an id and a span, limits its time, and logs how it ended. Addresses are logged without their
/// query, which may hold a signature; nothing of a person is logged.
pub async fn observe(State(app): State<App>, request: Request, next: Next) -> Response {
    let id = app.entropy.id().to_string();
    let span = tracing::info_span!("request", id, method = %request.method(), path = request.uri().path());
    let started = Instant::now();
    let patience = if request.uri().path() == UPLOAD { UPLOAD_TIME } else { app.config.limits.request };
    let answering = tokio::time::timeout(patience, next.run(request));
    let mut response = async {
        let response = answering.await.unwrap_or_else(|_| ApiError::busy().into_response());
        tracing::info!(status = response.status().as_u16(), ms = started.elapsed().as_millis() as u64, "answered");
        response
    }
    .instrument(span)
    .await;
    if let Ok(value) = HeaderValue::from_str(&id) {
        response.headers_mut().insert(REQUEST_ID.clone(), value);
    }
    response
}

/// Adds the headers that tell the browser what this origin's pages may do.
pub async fn protect(State(app): State<App>, request: Request, next: Next) -> Response {
    let private = request.uri().path().starts_with("/api/");
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    let mut set = |name: HeaderName, value: &'static str| _ = headers.insert(name, HeaderValue::from_static(value));
    set(header::CONTENT_SECURITY_POLICY, POLICY);
    set(header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    set(header::X_FRAME_OPTIONS, "DENY");
    set(header::REFERRER_POLICY, "no-referrer");
    set(HeaderName::from_static("cross-origin-opener-policy"), "same-origin");
    set(HeaderName::from_static("cross-origin-resource-policy"), "same-origin");
    set(HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=(), interest-cohort=()");
    if app.config.public_url.starts_with("https://") {
        set(header::STRICT_TRANSPORT_SECURITY, "max-age=31536000; includeSubDomains");
    }
    if private {
        headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    }
    response
}
