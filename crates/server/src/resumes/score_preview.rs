use super::preview::chosen;
use super::scoring::Designed;
use super::unsaved::{check_appearance, check_size};
use super::{load, scoring};
use crate::error::ApiResult;
use crate::extract::{Body, Id};
use crate::refusals::Limited;
use crate::session::Caller;
use crate::state::App;
use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use vitae_ats::ScoreCard;
use vitae_model::source::Mark;
use vitae_model::{Appearance, ParsedResume, nonsense};

/// What the editor holds.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct UnsavedResume {
    /// As typed so far: nothing in it is required.
    resume: ParsedResume,
    #[serde(default)]
    #[schema(required = false)]
    appearance: Appearance,
    /// A design's id; without one, the design that the user chose for all resumes, else the first.
    template_id: Option<String>,
}

/// The score of what the editor holds.
#[derive(Serialize, ToSchema)]
pub(super) struct PreviewedScore {
    data: ScoreCard,
    /// The fields whose value cannot be right.
    marks: Vec<Mark>,
}

/// Scores unsaved content as of today, as a PDF in its design; nothing is stored.
#[utoipa::path(post, path = "/api/resume/{id}/score-preview", tag = "editor", security(("bearer" = [])), params(("id" = String, Path)),
    request_body = UnsavedResume, responses((status = 200, body = PreviewedScore), Limited))]
pub(super) async fn score_preview(
    State(app): State<App>,
    caller: Caller,
    Id(id): Id,
    Body(unsaved): Body<UnsavedResume>,
) -> ApiResult<Json<PreviewedScore>> {
    let row = load(&app, &caller, id).await?;
    let UnsavedResume { resume, appearance, template_id } = unsaved;
    check_size(&resume)?;
    check_appearance(&appearance)?;
    let template = chosen(&caller, template_id.as_deref())?;
    app.count_preview(caller.user.id)?;
    let mut marks = Vec::new();
    nonsense::mark(&resume, &mut marks, time::OffsetDateTime::from(app.entropy.now()).year());
    let data = scoring::score_unsaved(&app, &row, Designed { resume, appearance, template }).await?;
    Ok(Json(PreviewedScore { data, marks }))
}
