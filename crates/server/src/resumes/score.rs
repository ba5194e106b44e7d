use super::{load, scoring};
use crate::error::ApiResult;
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
    Ok(Json(Data { data: scoring::card_of_latest(&app, &row).await? }))
}
