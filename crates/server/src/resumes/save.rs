use super::scoring::score_soon;
use super::wire::ResumeRecord;
use super::{no_such_resume, resume_limit};
use crate::error::{ApiError, ApiResult};
use crate::extract::Body;
use crate::refusals::{Conflict, Forbidden, Limited, NotFound};
use crate::session::Caller;
use crate::state::App;
use crate::wire::Data;
use axum::Json;
use axum::extract::State;
use serde_json::Value;
use uuid::Uuid;
use vitae_model::limits::MAX_VERSIONS;
use vitae_model::stored::{self, JSON_VERSION};
use vitae_model::{Details, ParsedResume, confirmed, resume_name};
use vitae_store::{Confirmation, ResumeRow, StoredParse};

/// Keeps what the user confirmed, then scores it. A score that does not come in time, or fails, costs nothing else: the
/// record says so, and the score card can be asked for later. Saving the same one again answers the same record, and
/// one that was reviewed before another version was saved is refused where it names its `baseVersion`.
#[utoipa::path(post, path = "/api/resume/save-parsed", tag = "resume", security(("bearer" = [])),
    request_body(content = ParsedResume, description = "The parsed resume, plus an optional `resumeId` (without it the latest upload is meant) and an optional `baseVersion`, the version that was reviewed: 0 before the first"),
    responses((status = 200, body = Data<ResumeRecord>), Forbidden, NotFound, Conflict, Limited))]
pub(super) async fn save_parsed(
    State(app): State<App>,
    caller: Caller,
    Body(body): Body<Value>,
) -> ApiResult<Json<Data<ResumeRecord>>> {
    let resume = confirmed(&body)?;
    app.admit_save(caller.user.id)?;
    let json = serde_json::to_string(&resume).map_err(ApiError::internal)?;
    app.admit_bytes(caller.user.id, json.len()).await?;
    let row = target(&app, &caller, &body).await?;
    let base = base_version(&body)?;
    let row = keep(&app, &caller, row, &resume, &json, base).await?;
    let row = score_soon(&app, row).await;
    Ok(Json(Data { data: row.into() }))
}

/// The resume that is confirmed: the one named, else the latest upload.
async fn target(app: &App, caller: &Caller, body: &Value) -> ApiResult<ResumeRow> {
    let resumes = app.store.resumes(caller.user.id);
    let found = match body.get("resumeId") {
        None | Some(Value::Null) => match resumes.latest_unconfirmed().await? {
            Some(row) => Some(row),
            None => resumes.history().await?.into_iter().next(),
        },
        Some(id) => match id.as_str().and_then(|id| Uuid::parse_str(id).ok()) {
            Some(id) => resumes.get(id).await?,
            None => return Err(ApiError::invalid_field("resumeId", "resumeId must be the id of an upload")),
        },
    };
    found.ok_or_else(no_such_resume)
}

/// The version that was reviewed, where the caller says so.
fn base_version(body: &Value) -> ApiResult<Option<i64>> {
    match body.get("baseVersion") {
        None | Some(Value::Null) => Ok(None),
        Some(number) => number.as_i64().map(Some).ok_or_else(|| {
            ApiError::invalid_field("baseVersion", "baseVersion must be the number of the version that was reviewed")
        }),
    }
}

/// One transaction, and nothing that can be busy or fail but the database.
async fn keep(
    app: &App,
    caller: &Caller,
    row: ResumeRow,
    resume: &ParsedResume,
    parsed_json: &str,
    base_version: Option<i64>,
) -> ApiResult<ResumeRow> {
    let resumes = app.store.resumes(caller.user.id);
    let language = resumes.parse_of(row.id).await?.and_then(|parse| language_of(&parse));
    let confirmation = Confirmation {
        name: &resume_name(resume, &row.original_name),
        parsed_json,
        json_version: JSON_VERSION,
        language: language.as_deref(),
        template: None,
        base_version,
        limit: resume_limit(app, caller),
        versions: MAX_VERSIONS,
        now: app.entropy.now(),
    };
    Ok(resumes.confirm(row.id, confirmation).await?)
}

/// The language that the reader found, if it found one.
fn language_of(parse: &StoredParse) -> Option<String> {
    stored::read::<Details>(&parse.details_json, parse.json_version).ok()?.language
}
