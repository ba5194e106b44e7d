//! `/metrics`: numbers about the server as OpenMetrics text. Nothing in them belongs to a person.

use crate::connections::Full;
use crate::state::App;
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::ConstGauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::{Registry, Unit};
use std::net::SocketAddr;
use std::time::Duration;
use subtle::ConstantTimeEq;
use tower_http::metrics::in_flight_requests::InFlightRequestsCounter;

/// What the format calls itself.
const CONTENT_TYPE: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// Upper bounds of the answer times counted together, in seconds: from an embedded page to a large upload.
const SECONDS: [f64; 12] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0, 30.0, 300.0];

/// A database that takes longer to answer counts as down.
const PING: Duration = Duration::from_secs(2);

/// Headers that a proxy adds: with one of them, a request is somebody else's than the peer's.
const FORWARDED: [&str; 4] = ["forwarded", "x-forwarded-for", "x-real-ip", "via"];

/// What is counted while the server runs; cheap to clone.
#[derive(Clone)]
pub struct Metrics {
    answers: Family<Class, Counter>,
    seconds: Histogram,
    /// Requests that are being answered.
    pub running: InFlightRequestsCounter,
}

impl Default for Metrics {
    fn default() -> Self {
        Self { answers: Family::default(), seconds: Histogram::new(SECONDS), running: InFlightRequestsCounter::new() }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Class {
    status: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Reason {
    limit: &'static str,
}

impl Metrics {
    /// Counts an answer.
    pub fn answered(&self, status: StatusCode, took: Duration) {
        let status = match status.as_u16() {
            ..200 => "1xx",
            200..300 => "2xx",
            300..400 => "3xx",
            400..500 => "4xx",
            500.. => "5xx",
        };
        self.answers.get_or_create(&Class { status }).inc();
        self.seconds.observe(took.as_secs_f64());
    }
}

/// The numbers, for whoever asks from `VITAE_METRICS_FROM` without a proxy or with the token `VITAE_METRICS_TOKEN`; to
/// others there is no such page.
pub(super) async fn metrics(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Response {
    if !is_welcome(&app, peer, &headers) && !has_token(&app, &headers) {
        return (StatusCode::NOT_FOUND, "not found\n").into_response();
    }
    let mut text = String::new();
    match encode(&mut text, &registry(&app).await) {
        Ok(()) => ([(header::CONTENT_TYPE, CONTENT_TYPE)], text).into_response(),
        Err(error) => crate::error::ApiError::internal(error).into_response(),
    }
}

fn is_welcome(app: &App, peer: SocketAddr, headers: &HeaderMap) -> bool {
    let peer = peer.ip().to_canonical();
    app.config.metrics_from.iter().any(|net| net.contains(&peer))
        && !FORWARDED.iter().any(|name| headers.contains_key(*name))
}

fn has_token(app: &App, headers: &HeaderMap) -> bool {
    let given = crate::session::bearer(headers);
    let expected = app.config.metrics_token.as_ref();
    given.zip(expected).is_some_and(|(given, expected)| given.as_bytes().ct_eq(expected.reveal().as_bytes()).into())
}

async fn registry(app: &App) -> Registry {
    let mut registry = Registry::with_prefix("vitae");
    let build = Info::new(vec![("version", env!("CARGO_PKG_VERSION"))]);
    registry.register("build", "This program", build);
    registry.register("requests", "Answers by class of their status", app.metrics.answers.clone());
    registry.register_with_unit("answer", "Time to the head of an answer", Unit::Seconds, app.metrics.seconds.clone());
    let mut gauge = |name: &str, help: &str, value: u64| registry.register(name, help, ConstGauge::new(value));
    gauge("requests_running", "Requests that are being answered", app.metrics.running.get() as u64);
    gauge("connections_open", "Open connections", app.connections.open());
    gauge("background_tasks", "Uploads being stored", app.background.len() as u64);
    gauge("database_up", "Whether the database answers", u64::from(answers(app.store.ping()).await));
    gauge("files_up", "Whether the file store answers", u64::from(answers(app.files.ping()).await));
    registry.register("connections_refused", "Connections refused by the limit they met", refused(app));
    registry
}

fn refused(app: &App) -> Family<Reason, Counter> {
    let family = Family::<Reason, Counter>::default();
    for (full, limit) in [(Full::Server, "server"), (Full::Address, "address")] {
        family.get_or_create(&Reason { limit }).inc_by(app.connections.refused(full));
    }
    family
}

pub async fn answers<E>(ping: impl Future<Output = Result<(), E>>) -> bool {
    matches!(tokio::time::timeout(PING, ping).await, Ok(Ok(())))
}
