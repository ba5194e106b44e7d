use super::unsaved::check_size;
use crate::error::ApiResult;
use crate::extract::Body;
use crate::refusals::Limited;
use crate::session::Caller;
use crate::state::App;
use crate::wire::Data;
use axum::Json;
use axum::extract::State;
use vitae_model::source::Mark;
use vitae_model::{ParsedResume, nonsense};

/// The fields of what is typed so far whose value cannot be right. Nothing in it is required, and nothing is stored.
#[utoipa::path(post, path = "/api/resume/marks", tag = "resume", security(("bearer" = [])),
    request_body = ParsedResume, responses((status = 200, body = Data<Vec<Mark>>), Limited))]
pub(super) async fn marks(
    State(app): State<App>,
    caller: Caller,
    Body(resume): Body<ParsedResume>,
) -> ApiResult<Json<Data<Vec<Mark>>>> {
    check_size(&resume)?;
    app.count_preview(caller.user.id)?;
    Ok(Json(Data { data: marks_of(&app, &resume) }))
}

/// What cannot be right as of today.
pub(super) fn marks_of(app: &App, resume: &ParsedResume) -> Vec<Mark> {
    let mut marks = Vec::new();
    nonsense::mark(resume, &mut marks, time::OffsetDateTime::from(app.entropy.now()).year());
    marks
}
