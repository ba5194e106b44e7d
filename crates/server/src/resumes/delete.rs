use super::no_such_resume;
use crate::error::ApiResult;
use crate::extract::Id;
use crate::session::Caller;
use crate::state::App;
use crate::wire::{Nothing, Success};
use axum::Json;
use axum::extract::State;

/// Moves a confirmed resume to the trash. An upload that nobody confirmed is deleted with its file: the row and the order to
/// remove the file go in one transaction; the file itself goes right after, or with the next sweep.
#[utoipa::path(delete, path = "/api/resume/{id}", tag = "resume", security(("bearer" = [])), params(("id" = String, Path)),
    responses((status = 200, body = Success<Nothing>)))]
pub(super) async fn delete(State(app): State<App>, caller: Caller, Id(id): Id) -> ApiResult<Json<Success<Nothing>>> {
    if !app.store.resumes(caller.user.id).discard(id, app.entropy.now()).await? {
        return Err(no_such_resume());
    }
    crate::sweeps::empty_blob_outbox(&app).await;
    Ok(Json(Success::new(Nothing {})))
}
