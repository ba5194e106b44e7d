use super::wire::ResumeRecord;
use crate::error::ApiResult;
use crate::session::Caller;
use crate::state::App;
use crate::wire::Data;
use axum::Json;
use axum::extract::State;

/// The latest upload that waits for its review, so that a reload brings the review back.
#[utoipa::path(get, path = "/api/resume/pending", tag = "resume", security(("bearer" = [])),
    responses((status = 200, body = Data<Option<ResumeRecord>>)))]
pub(super) async fn pending(State(app): State<App>, caller: Caller) -> ApiResult<Json<Data<Option<ResumeRecord>>>> {
    let row = app.store.resumes(caller.user.id).latest_unconfirmed().await?;
    Ok(Json(Data { data: row.map(ResumeRecord::from) }))
}
