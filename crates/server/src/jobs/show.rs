use super::load;
use super::wire::{JobEntry, entries};
use crate::error::{ApiError, ApiResult};
use crate::extract::JobId;
use crate::session::Caller;
use crate::state::App;
use crate::wire::Data;
use axum::Json;
use axum::extract::State;

/// One job, open or closed; for everybody, so that it can be shared. With a session it says what concerns the caller.
#[utoipa::path(get, path = "/api/jobs/{id}", operation_id = "job", tag = "jobs", security((), ("bearer" = [])),
    params(("id" = String, Path)), responses((status = 200, body = Data<JobEntry>)))]
pub(super) async fn show(
    State(app): State<App>,
    caller: Option<Caller>,
    JobId(id): JobId,
) -> ApiResult<Json<Data<JobEntry>>> {
    let row = load(&app, id).await?;
    let mut entries = entries(&app, caller.as_ref(), vec![row], "").await?;
    let data = entries.pop().ok_or_else(|| ApiError::internal("one job is one entry"))?;
    Ok(Json(Data { data }))
}
