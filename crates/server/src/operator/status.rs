use super::caller::Operator;
use crate::error::ApiResult;
use crate::ops::metrics;
use crate::state::App;
use crate::wire::Data;
use axum::Json;
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

/// A queue in front of expensive work.
#[derive(Serialize, ToSchema)]
pub(super) struct QueueState {
    /// `reading`, `pictures`, `typesetting`, `computing`, `searching` or `importing`.
    name: &'static str,
    running: usize,
    waiting: usize,
    /// Most that run at the same time.
    places: usize,
}

/// What this instance of the server is busy with.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ServerStatus {
    version: &'static str,
    requests_running: u64,
    connections_open: u64,
    uploads_being_stored: u64,
    /// Whether the database answers.
    database: bool,
    /// Whether the file store answers.
    files: bool,
    queues: Vec<QueueState>,
}

/// What this instance of the server is busy with.
#[utoipa::path(get, path = "/api/operator/status", operation_id = "server_status", tag = "operator", security(("bearer" = [])),
    responses((status = 200, body = Data<ServerStatus>)))]
pub(super) async fn status(State(app): State<App>, _operator: Operator) -> ApiResult<Json<Data<ServerStatus>>> {
    let queues = app.work.loads().map(|(name, load)| QueueState {
        name,
        running: load.running,
        waiting: load.waiting,
        places: load.places,
    });
    let data = ServerStatus {
        version: env!("CARGO_PKG_VERSION"),
        requests_running: app.metrics.running.get() as u64,
        connections_open: app.connections.open(),
        uploads_being_stored: app.background.len() as u64,
        database: metrics::answers(app.store.ping()).await,
        files: metrics::answers(app.files.ping()).await,
        queues: queues.into(),
    };
    Ok(Json(Data { data }))
}
