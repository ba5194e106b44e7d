use super::content::load_latest;
use super::load;
use super::wire::ResumeRecord;
use crate::error::ApiResult;
use crate::extract::Id;
use crate::session::Caller;
use crate::state::App;
use crate::wire::Data;
use axum::Json;
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;
use vitae_model::{Appearance, ParsedResume};

/// A confirmed resume with its content.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ResumeContent {
    record: ResumeRecord,
    parsed: ParsedResume,
    /// What its owner calls it; before that, person and latest title, with a number where another resume has this name. While its review
    /// is open, the file's name without ending.
    title: String,
    /// The design's id; null while none was chosen.
    #[schema(required)]
    template_id: Option<String>,
    appearance: Appearance,
    /// The number of the latest version, from 1.
    version: i64,
}

/// One confirmed resume.
#[utoipa::path(get, path = "/api/resume/{id}", tag = "resume", security(("bearer" = [])), params(("id" = String, Path)),
    responses((status = 200, body = Data<ResumeContent>)))]
pub(super) async fn show(State(app): State<App>, caller: Caller, Id(id): Id) -> ApiResult<Json<Data<ResumeContent>>> {
    let row = load(&app, &caller, id).await?;
    let latest = load_latest(&app, &caller, id).await?;
    let data = ResumeContent {
        title: row.display_title().to_owned(),
        record: row.into(),
        parsed: latest.resume,
        template_id: latest.template,
        appearance: latest.appearance,
        version: latest.number,
    };
    Ok(Json(Data { data }))
}
