use super::not_kept;
use crate::error::ApiResult;
use crate::extract::JobId;
use crate::jobs::Deleted;
use crate::session::Caller;
use crate::state::App;
use crate::wire::Data;
use axum::Json;
use axum::extract::State;

/// Moves what the caller keeps about a job to the trash.
#[utoipa::path(delete, path = "/api/applications/{id}", operation_id = "remove_application", tag = "jobs", security(("bearer" = [])),
    params(("id" = String, Path, description = "The job's id")), responses((status = 200, body = Data<Deleted>)))]
pub(super) async fn remove(State(app): State<App>, caller: Caller, JobId(id): JobId) -> ApiResult<Json<Data<Deleted>>> {
    if !app.store.applications(caller.user.id).discard(id, app.entropy.now()).await? {
        return Err(not_kept());
    }
    Ok(Json(Data { data: Deleted { deleted: true } }))
}
