use super::load;
use crate::error::{ApiError, ApiResult};
use crate::extract::{Body, JobId};
use crate::refusals::Limited;
use crate::security::rules;
use crate::session::Caller;
use crate::state::App;
use crate::wire::Data;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use vitae_store::JobReport;

/// Longest note, in characters.
const MAX_NOTE_CHARS: usize = 2_000;

/// Why a job should not be on the board.
#[derive(Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum Reason {
    /// It is a fraud.
    Scam,
    /// It is filled.
    Closed,
    /// It discriminates.
    Discrimination,
    /// It says what is not so.
    Wrong,
    /// Something else.
    Other,
}

/// A report.
#[derive(Deserialize, ToSchema)]
pub(super) struct NewReport {
    reason: Reason,
    /// The caller's own words.
    #[serde(default)]
    note: String,
}

/// That a report came.
#[derive(Serialize, ToSchema)]
pub(super) struct Reported {
    /// Always true.
    received: bool,
}

/// Tells the operator that something is wrong with a job; a second report by the same user replaces the first.
#[utoipa::path(post, path = "/api/jobs/{id}/report", operation_id = "report_job", tag = "jobs", security(("bearer" = [])),
    params(("id" = String, Path)), request_body = NewReport, responses((status = 201, body = Data<Reported>), Limited))]
pub(super) async fn report(
    State(app): State<App>,
    caller: Caller,
    JobId(id): JobId,
    Body(new): Body<NewReport>,
) -> ApiResult<(StatusCode, Json<Data<Reported>>)> {
    let row = load(&app, id).await?;
    let note = new.note.trim();
    if note.chars().count() > MAX_NOTE_CHARS {
        return Err(ApiError::invalid_field("note", "Use at most 2,000 characters"));
    }
    let now = app.entropy.now();
    app.count(&rules::JOB_REPORTS, caller.user.id)?;
    let report = JobReport {
        job: row.id,
        user: caller.user.id,
        reason: new.reason.code().to_owned(),
        note: note.to_owned(),
        reported_at: now,
    };
    app.store.jobs().report(&report).await?;
    tracing::info!(job = %row.id, reason = new.reason.code(), "a job was reported");
    Ok((StatusCode::CREATED, Json(Data { data: Reported { received: true } })))
}

impl Reason {
    fn code(self) -> &'static str {
        match self {
            Self::Scam => "scam",
            Self::Closed => "closed",
            Self::Discrimination => "discrimination",
            Self::Wrong => "wrong",
            Self::Other => "other",
        }
    }
}
