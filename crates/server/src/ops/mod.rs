//! What operators and programs ask of the server.

mod health;
pub mod metrics;
pub mod openapi;

pub use health::Readiness;

use crate::state::App;
use axum::Router;
use axum::routing::get;

/// Health checks and numbers; outside `/api` and of the OpenAPI text.
pub fn router() -> Router<App> {
    Router::new()
        .route("/healthz", get(health::alive))
        .route("/readyz", get(health::ready))
        .route("/metrics", get(metrics::metrics))
}
