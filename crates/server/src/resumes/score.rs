use super::{load, no_such_resume, scoring};
use crate::error::{ApiError, ApiResult};
use crate::extract::Id;
use crate::refusals::{Invalid, Limited};
use crate::session::Caller;
use crate::state::App;
use crate::wire::Data;
use axum::Json;
use axum::extract::State;
use vitae_ats::ScoreCard;

/// The score card of the latest save. When it is still missing it is computed now, as of the day of the save.
#[utoipa::path(get, path = "/api/resume/{id}/score", tag = "resume", security(("bearer" = [])), params(("id" = String, Path)),
    responses((status = 200, body = Data<ScoreCard>), Invalid, Limited))]
pub(super) async fn score(State(app): State<App>, caller: Caller, Id(id): Id) -> ApiResult<Json<Data<ScoreCard>>> {
    let row = load(&app, &caller, id).await?;
    scoring::score(&app, &row).await?;
    let version = app.store.resumes(caller.user.id).latest_version(id).await?.ok_or_else(no_such_resume)?;
    let card = version.score_card_json.ok_or_else(ApiError::busy)?;
    Ok(Json(Data { data: serde_json::from_str(&card).map_err(ApiError::internal)? }))
}
