use super::no_such_resume;
use crate::error::{ApiError, ApiResult};
use crate::extract::Id;
use crate::session::Caller;
use crate::state::App;
use crate::wire::Data;
use axum::Json;
use axum::extract::State;
use vitae_ats::ScoreCard;

/// The score card that counted when the résumé was saved.
#[utoipa::path(get, path = "/api/resume/{id}/score", tag = "resume", security(("bearer" = [])), params(("id" = String, Path)),
    responses((status = 200, body = Data<ScoreCard>), (status = 404, body = crate::error::Failure)))]
pub(super) async fn score(
    State(app): State<App>,
    caller: Caller,
    Id(id): Id,
) -> ApiResult<Json<Data<Box<serde_json::value::RawValue>>>> {
    let stored = app.store.resumes(caller.user.id).score_card(id).await?.ok_or_else(no_such_resume)?;
    Ok(Json(Data { data: serde_json::value::RawValue::from_string(stored).map_err(ApiError::internal)? }))
}
