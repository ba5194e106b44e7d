use super::wire::ResumeRecord;
use super::{no_such_resume, resume_limit};
use crate::error::{ApiError, ApiResult};
use crate::extract::Body;
use crate::session::Caller;
use crate::state::App;
use crate::wire::Data;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde_json::Value;
use uuid::Uuid;
use vitae_ats::{Input, ScoreCard};
use vitae_model::{ParsedResume, confirmed};
use vitae_reader::ReadResult;
use vitae_store::{Confirmation, ResumeRow, Timestamp};

/// Keeps what the user confirmed and scores it. Saving the same one again answers the same record.
#[utoipa::path(post, path = "/api/resume/save-parsed", tag = "resume", security(("bearer" = [])),
    request_body(content = ParsedResume, description = "The parsed résumé, plus an optional `resumeId`; without it the latest upload is meant"),
    responses((status = 200, body = Data<ResumeRecord>), (status = 403, body = crate::error::Failure), (status = 404, body = crate::error::Failure), (status = 422, body = crate::error::Failure)))]
pub(super) async fn save_parsed(
    State(app): State<App>,
    caller: Caller,
    Body(body): Body<Value>,
) -> ApiResult<Json<Data<ResumeRecord>>> {
    let resume = confirmed(&body)?;
    let row = target(&app, &caller, &body).await?;
    let read = reread(&app, &row).await?;
    let now = app.entropy.now();
    let (resume, card) = score(&app, resume, read, now).await?;
    let row = keep(&app, &caller, row, resume, card, now).await?;
    Ok(Json(Data { data: row.into() }))
}

/// The résumé that is confirmed: the one named, else the latest upload.
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

/// The score looks at the file too. Reading it again costs some 20 ms and saves keeping every page's text.
async fn reread(app: &App, row: &ResumeRow) -> ApiResult<ReadResult> {
    let bytes = app.files.get_bytes(&row.blob_key).await?;
    Ok(app.reader.read(bytes).await?)
}

async fn score(
    app: &App,
    resume: ParsedResume,
    read: ReadResult,
    now: Timestamp,
) -> ApiResult<(ParsedResume, ScoreCard)> {
    let as_of = time::OffsetDateTime::from(now).date();
    let scored = app.renders.run(move || {
        let input = Input { reviewed: true, parsed: Some(&read.parsed.resume), ..Input::new(&resume, as_of) };
        let input = input.with_file(&read.document, &read.parsed.details);
        vitae_ats::score(&input).map(|card| (resume, card))
    });
    scored.await?.map_err(|error| ApiError::new(StatusCode::UNPROCESSABLE_ENTITY, "no_text", error.to_string()))
}

async fn keep(
    app: &App,
    caller: &Caller,
    row: ResumeRow,
    resume: ParsedResume,
    card: ScoreCard,
    now: Timestamp,
) -> ApiResult<ResumeRow> {
    let parsed_json = serde_json::to_string(&resume).map_err(ApiError::internal)?;
    let score_card_json = serde_json::to_string(&card).map_err(ApiError::internal)?;
    let confirmation = Confirmation {
        name: &row.name,
        parsed_json: &parsed_json,
        score: Some(i64::from(card.score)),
        score_card_json: &score_card_json,
        card_version: &card.card,
        reader_version: card.reader.as_deref().unwrap_or_default(),
        language: card.language.as_deref(),
        limit: resume_limit(app, caller),
        now,
    };
    Ok(app.store.resumes(caller.user.id).confirm(row.id, confirmation).await?)
}
