use super::content::Content;
use super::{load, no_such_version};
use crate::error::ApiResult;
use crate::extract::IdAndNumber;
use crate::session::Caller;
use crate::state::App;
use crate::wire::Data;
use axum::Json;
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;
use vitae_model::{Appearance, ParsedResume};

/// A version with its content.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct VersionContent {
    number: i64,
    saved_at: String,
    resume: ParsedResume,
    appearance: Appearance,
    /// The design's id; null while none was chosen.
    #[schema(required)]
    template_id: Option<String>,
}

/// One version of a resume.
#[utoipa::path(get, path = "/api/resume/{id}/versions/{number}", tag = "editor", security(("bearer" = [])),
    params(("id" = String, Path), ("number" = i64, Path)), responses((status = 200, body = Data<VersionContent>)))]
pub(super) async fn version(
    State(app): State<App>,
    caller: Caller,
    IdAndNumber(id, number): IdAndNumber,
) -> ApiResult<Json<Data<VersionContent>>> {
    load(&app, &caller, id).await?;
    let stored = app.store.resumes(caller.user.id).version(id, number).await?.ok_or_else(no_such_version)?;
    let Content { number, saved_at, resume, appearance, template } = Content::read(stored)?;
    let data = VersionContent { number, saved_at: saved_at.to_string(), resume, appearance, template_id: template };
    Ok(Json(Data { data }))
}
