//! What happens to every request: an id, a log line, a time limit, and headers that protect the browser.

use super::progress;
use crate::entropy::Entropy;
use crate::error::ApiError;
use crate::ops::metrics::Metrics;
use crate::portfolio::hosting;
use crate::state::App;
use axum::Router;
use axum::extract::Request;
use axum::http::{HeaderName, HeaderValue, header};
use axum::middleware::{from_fn, from_fn_with_state, map_request};
use axum::response::{IntoResponse, Response};
use std::time::Duration;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::metrics::InFlightRequestsLayer;
use tower_http::request_id::{MakeRequestId, PropagateRequestIdLayer, RequestId, SetRequestIdLayer};
use tower_http::set_header::HeaderMetadata;
use tower_http::set_header::response::SetMultipleResponseHeadersLayer;
use tower_http::trace::TraceLayer;
use tracing::Span;

static REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// No inline script or style, nothing from elsewhere; pictures may be made in the page, PDF pages are drawn by a worker.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; media-src 'self'; font-src 'self'; \
     connect-src 'self'; manifest-src 'self'; worker-src 'self' blob:; frame-src 'self' blob:; form-action 'self'; \
     base-uri 'none'; frame-ancestors 'none'";

/// What the browser may do with this origin's pages.
const PROTECTION: [(HeaderName, &str); 7] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=(), interest-cohort=()"),
];

/// Over TLS the browser comes back over TLS only.
const STRICT_TRANSPORT: &str = "max-age=31536000; includeSubDomains";

/// Wraps all routes, the innermost layer first.
pub fn wrap(routes: Router<App>, app: &App) -> Router<App> {
    let log = TraceLayer::new_for_http()
        .make_span_with(span)
        .on_request(())
        .on_response(note(app.metrics.clone()))
        .on_body_chunk(())
        .on_eos(())
        .on_failure(());
    routes
        .layer(CatchPanicLayer::custom(after_panic))
        .layer(from_fn_with_state(app.clone(), hosting::by_domain))
        .layer(from_fn_with_state(app.clone(), hosting::on_own_host))
        .layer(from_fn(super::host::require))
        .layer(from_fn_with_state(app.clone(), progress::limit_time))
        .layer(SetMultipleResponseHeadersLayer::if_not_present(protection(app)))
        .layer(InFlightRequestsLayer::new(app.metrics.running.clone()))
        .layer(PropagateRequestIdLayer::x_request_id())
        .layer(log)
        .layer(SetRequestIdLayer::x_request_id(NewId(app.entropy.clone())))
        .layer(map_request(drop_foreign_id))
}

/// An id that the client chose could imitate another request's in the log.
async fn drop_foreign_id(mut request: Request) -> Request {
    request.headers_mut().remove(&REQUEST_ID);
    request
}

/// Request ids from the server's own source.
#[derive(Clone)]
struct NewId(Entropy);

impl MakeRequestId for NewId {
    fn make_request_id<B>(&mut self, _: &axum::http::Request<B>) -> Option<RequestId> {
        HeaderValue::from_str(&self.0.id().to_string()).ok().map(RequestId::new)
    }
}

/// What is logged of an address: no query, which may hold a signature, and nothing after what opens a door by itself or holds a
/// person's name.
fn logged(path: &str) -> &str {
    const SHORTENED: [(&str, &str); 3] =
        [("/sites/", "/sites/…"), ("/r/", "/r/…"), ("/api/portfolio/", "/api/portfolio/…")];
    SHORTENED.into_iter().find(|(start, _)| path.starts_with(start)).map_or(path, |(_, shown)| shown)
}

/// Nothing of a person is logged.
fn span(request: &Request) -> Span {
    let id = request.headers().get(&REQUEST_ID).and_then(|id| id.to_str().ok());
    tracing::info_span!("request", id, method = %request.method(), path = logged(request.uri().path()))
}

/// Counts an answer and logs it.
fn note(metrics: Metrics) -> impl Fn(&Response, Duration, &Span) + Clone {
    move |response, took, _| {
        metrics.answered(response.status(), took);
        tracing::info!(status = response.status().as_u16(), ms = took.as_millis() as u64, "answered");
    }
}

fn protection(app: &App) -> Vec<HeaderMetadata<Response>> {
    let https = app.config.public_url.starts_with("https://");
    let strict = https.then_some((header::STRICT_TRANSPORT_SECURITY, STRICT_TRANSPORT));
    let all = PROTECTION.into_iter().chain(strict);
    all.map(|(name, value)| (name, HeaderValue::from_static(value)).into()).collect()
}

/// A bug in one request must not end the others; its text may hold data of a person and is not logged.
fn after_panic(_: Box<dyn std::any::Any + Send>) -> Response {
    ApiError::internal("a handler panicked").into_response()
}

#[cfg(test)]
mod tests {
    use super::logged;

    #[test]
    fn addresses_that_open_a_door_are_not_logged() {
        for (path, expected) in [
            ("/sites/mira-olsen-0102ff/works/1.jpg", "/sites/…"),
            ("/r/abcdefghijkl/resume.pdf", "/r/…"),
            ("/api/portfolio/01890000-0000-7000-8000-000000000000/website.zip", "/api/portfolio/…"),
            ("/api/resume/history", "/api/resume/history"),
            ("/sitesmap", "/sitesmap"),
        ] {
            assert_eq!(logged(path), expected);
        }
    }
}
