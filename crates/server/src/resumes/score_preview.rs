use super::unsaved::check_size;
use super::{load, scoring};
use crate::error::ApiResult;
use crate::extract::{Body, Id};
use crate::refusals::Limited;
use crate::session::Caller;
use crate::state::App;
use crate::wire::Data;
use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use utoipa::ToSchema;
use vitae_ats::ScoreCard;
use vitae_model::ParsedResume;

/// What the editor holds.
#[derive(Deserialize, ToSchema)]
pub(super) struct UnsavedResume {
    /// As typed so far: nothing in it is required.
    resume: ParsedResume,
}

/// Scores unsaved content as of today; nothing is stored.
#[utoipa::path(post, path = "/api/resume/{id}/score-preview", tag = "editor", security(("bearer" = [])), params(("id" = String, Path)),
    request_body = UnsavedResume, responses((status = 200, body = Data<ScoreCard>), Limited))]
pub(super) async fn score_preview(
    State(app): State<App>,
    caller: Caller,
    Id(id): Id,
    Body(unsaved): Body<UnsavedResume>,
) -> ApiResult<Json<Data<ScoreCard>>> {
    let row = load(&app, &caller, id).await?;
    check_size(&unsaved.resume)?;
    app.count_preview(caller.user.id)?;
    let data = scoring::score_unsaved(&app, &row, unsaved.resume).await?;
    Ok(Json(Data { data }))
}
