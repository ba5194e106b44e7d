use crate::state::App;
use axum::extract::State;
use axum::http::StatusCode;

/// The process answers.
pub(super) async fn alive() -> &'static str {
    "ok\n"
}

/// Database and blob store answer too.
pub(super) async fn ready(State(app): State<App>) -> (StatusCode, &'static str) {
    if let Err(error) = app.store.ping().await {
        tracing::warn!(%error, "not ready");
        return (StatusCode::SERVICE_UNAVAILABLE, "database not available\n");
    }
    if let Err(error) = app.files.ping().await {
        tracing::warn!(%error, "not ready");
        return (StatusCode::SERVICE_UNAVAILABLE, "files not available\n");
    }
    (StatusCode::OK, "ready\n")
}
