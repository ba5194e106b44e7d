use super::marks::marks_of;
use super::preview::chosen;
use super::scoring::Judged;
use super::unsaved::{check_appearance, check_size, design};
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
use vitae_model::{Appearance, ParsedResume};

/// What the editor holds.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct UnsavedResume {
    /// As typed so far: nothing in it is required.
    resume: ParsedResume,
    #[serde(default)]
    #[schema(required = false)]
    appearance: Appearance,
    /// A design's id; without one, the uploaded file is judged, as after a save without a design.
    template_id: Option<String>,
}

/// The score of what the editor holds.
#[derive(Serialize, ToSchema)]
pub(super) struct PreviewedScore {
    data: ScoreCard,
    /// The fields whose value cannot be right.
    marks: Vec<Mark>,
}

/// Scores what the editor holds; nothing is stored. What is saved already has the card of its save, also where a resume
/// without a design is shown in the one that the user chose for all. Anything else is scored as of today, as a PDF in its
/// design.
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
    let template = template_id.as_deref().map(design).transpose()?;
    let shown = chosen(&caller, None)?;
    app.count_preview(caller.user.id)?;
    let marks = marks_of(&app, &resume);
    let data = scoring::card_of_unsaved(&app, &row, Judged { resume, appearance, template }, shown).await?;
    Ok(Json(PreviewedScore { data, marks }))
}
