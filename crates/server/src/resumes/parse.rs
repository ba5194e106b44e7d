use super::load;
use crate::error::{ApiError, ApiResult};
use crate::extract::Id;
use crate::session::Caller;
use crate::state::App;
use axum::Json;
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;
use vitae_model::{Details, Parsed, ParsedResume};
use vitae_store::ParseResult;

/// What was read from a file, and from where.
#[derive(Serialize, ToSchema)]
pub(super) struct ParseAnswer {
    data: ParsedResume,
    details: Details,
}

/// Reads an uploaded file. Asking again answers the same without reading twice; a failure is not kept, so that it can be tried again.
#[utoipa::path(post, path = "/api/resume/{id}/parse", tag = "resume", security(("bearer" = [])), params(("id" = String, Path)),
    responses((status = 200, body = ParseAnswer), (status = 404, body = crate::error::Failure), (status = 422, body = crate::error::Failure), (status = 503, body = crate::error::Failure)))]
pub(super) async fn parse(State(app): State<App>, caller: Caller, Id(id): Id) -> ApiResult<Json<ParseAnswer>> {
    let row = load(&app, &caller, id).await?;
    let resumes = app.store.resumes(caller.user.id);
    if let Some(stored) = resumes.parse_of(id).await? {
        return answer(&stored.parsed_json, &stored.details_json);
    }
    let bytes = app.files.get_bytes(&row.blob_key).await?;
    let Parsed { resume, details } = app.reader.read(bytes).await?.parsed;
    let parsed_json = serde_json::to_string(&resume).map_err(ApiError::internal)?;
    let details_json = serde_json::to_string(&details).map_err(ApiError::internal)?;
    let parse = ParseResult {
        parsed_json: &parsed_json,
        details_json: &details_json,
        reader_version: &details.engine_version,
        now: app.entropy.now(),
    };
    resumes.save_parse(id, parse).await?;
    Ok(Json(ParseAnswer { data: resume, details }))
}

fn answer(parsed_json: &str, details_json: &str) -> ApiResult<Json<ParseAnswer>> {
    let data = serde_json::from_str(parsed_json).map_err(ApiError::internal)?;
    let details = serde_json::from_str(details_json).map_err(ApiError::internal)?;
    Ok(Json(ParseAnswer { data, details }))
}
