use super::wire::ResumeRecord;
use super::{load, load_confirmed};
use crate::error::ApiResult;
use crate::extract::Id;
use crate::session::Caller;
use crate::state::App;
use crate::wire::Data;
use axum::Json;
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;
use vitae_model::ParsedResume;

/// A confirmed resume with its content.
#[derive(Serialize, ToSchema)]
pub(super) struct ResumeContent {
    record: ResumeRecord,
    parsed: ParsedResume,
}

/// One confirmed resume.
#[utoipa::path(get, path = "/api/resume/{id}", tag = "resume", security(("bearer" = [])), params(("id" = String, Path)),
    responses((status = 200, body = Data<ResumeContent>)))]
pub(super) async fn show(State(app): State<App>, caller: Caller, Id(id): Id) -> ApiResult<Json<Data<ResumeContent>>> {
    let record = load(&app, &caller, id).await?.into();
    let parsed = load_confirmed(&app, &caller, id).await?;
    Ok(Json(Data { data: ResumeContent { record, parsed } }))
}
