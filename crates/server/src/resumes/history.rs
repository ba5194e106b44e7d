use super::wire::ResumeRecord;
use crate::error::ApiResult;
use crate::session::Caller;
use crate::state::App;
use crate::wire::Success;
use axum::Json;
use axum::extract::State;

/// The caller's confirmed resumes, newest first.
#[utoipa::path(get, path = "/api/resume/history", tag = "resume", security(("bearer" = [])),
    responses((status = 200, body = Success<Vec<ResumeRecord>>)))]
pub(super) async fn history(State(app): State<App>, caller: Caller) -> ApiResult<Json<Success<Vec<ResumeRecord>>>> {
    let rows = app.store.resumes(caller.user.id).history().await?;
    Ok(Json(Success::new(rows.into_iter().map(ResumeRecord::from).collect())))
}
