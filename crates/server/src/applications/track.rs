use super::wire::{Application, ApplicationStatus, Days, NamedJob, name_job, parse};
use crate::error::{ApiError, ApiResult, Code};
use crate::extract::{Body, JobId};
use crate::refusals::{Forbidden, Limited};
use crate::security::rules;
use crate::session::Caller;
use crate::state::App;
use crate::wire::Data;
use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use std::collections::BTreeMap;
use time::macros::format_description;
use utoipa::ToSchema;
use uuid::Uuid;
use vitae_store::{ApplicationRow, StoreError, TrashedKind};

/// Jobs that one user keeps.
pub const MAX_KEPT: u32 = 500;

/// Longest notes about a job, in characters.
const MAX_NOTES_CHARS: usize = 5_000;

/// What changes; what is absent stays as it is.
#[derive(Deserialize, ToSchema)]
pub(super) struct ApplicationChange {
    status: Option<ApplicationStatus>,
    notes: Option<String>,
    /// The day on which the status was reached, `YYYY-MM-DD`; today when absent and the status is a new one.
    on: Option<String>,
    /// The days on which all statuses were reached, in place of those that are kept: for a removal that is undone.
    days: Option<Days>,
}

/// Keeps a job, or changes what is kept about it. A job that is kept can be changed after it has left the board.
#[utoipa::path(put, path = "/api/applications/{id}", operation_id = "track_application", tag = "jobs", security(("bearer" = [])),
    params(("id" = String, Path, description = "The job's id")), request_body = ApplicationChange,
    responses((status = 200, body = Data<Application>), Forbidden, Limited))]
pub(super) async fn track(
    State(app): State<App>,
    caller: Caller,
    JobId(id): JobId,
    Body(change): Body<ApplicationChange>,
) -> ApiResult<Json<Data<Application>>> {
    check(&change)?;
    let now = app.entropy.now();
    let applications = app.store.applications(caller.user.id);
    app.count(&rules::APPLICATIONS, caller.user.id)?;
    // What was thrown away about the job comes back when it is kept again.
    let trash = app.store.trash(caller.user.id);
    trash.restore(TrashedKind::Application, id, Some(MAX_KEPT)).await.map_err(refuse)?;
    let mut kept = match applications.get(id).await? {
        Some(row) => Held::read(row)?,
        None => Held::new(&app, id).await?,
    };
    kept.change(change, &now.to_string()[..10]);
    let row = kept.row(id, now)?;
    app.admit_bytes(caller.user.id, row.notes.len() + row.days_json.len() + row.job_json.len()).await?;
    applications.put(&row, MAX_KEPT).await.map_err(refuse)?;
    Ok(Json(Data { data: Application::read(&app, row).await? }))
}

fn check(change: &ApplicationChange) -> ApiResult<()> {
    check_notes(change.notes.as_deref().unwrap_or_default())?;
    check_dates("on", change.on.iter())?;
    check_days(change.days.iter().flat_map(BTreeMap::values))
}

/// Refuses notes that are too long.
pub(super) fn check_notes(notes: &str) -> ApiResult<()> {
    if notes.chars().count() > MAX_NOTES_CHARS {
        return Err(ApiError::invalid_field("notes", "Use at most 5,000 characters"));
    }
    Ok(())
}

/// Refuses days that are none.
pub(super) fn check_days<'a>(days: impl Iterator<Item = &'a String>) -> ApiResult<()> {
    check_dates("days", days)
}

fn check_dates<'a>(path: &str, mut dates: impl Iterator<Item = &'a String>) -> ApiResult<()> {
    let day = format_description!("[year]-[month]-[day]");
    if dates.all(|date| time::Date::parse(date, &day).is_ok()) {
        return Ok(());
    }
    Err(ApiError::invalid_field(path, "Enter a date such as 2026-11-23"))
}

fn refuse(error: StoreError) -> ApiError {
    match error {
        StoreError::LimitReached { limit } => {
            let message = format!("You keep {limit} jobs already. Remove some to keep more.");
            ApiError::new(Code::Forbidden, message)
        }
        other => other.into(),
    }
}

/// What is kept about a job, with its JSON read.
struct Held {
    status: ApplicationStatus,
    notes: String,
    days: Days,
    job: NamedJob,
    saved_at: Option<vitae_store::Timestamp>,
}

impl Held {
    async fn new(app: &App, job: Uuid) -> ApiResult<Self> {
        let job = name_job(app, job).await?;
        Ok(Self { status: ApplicationStatus::Saved, notes: String::new(), days: Days::new(), job, saved_at: None })
    }

    fn read(row: ApplicationRow) -> ApiResult<Self> {
        Ok(Self {
            status: parse(&format!("\"{}\"", row.status))?,
            notes: row.notes,
            days: parse(&row.days_json)?,
            job: parse(&row.job_json)?,
            saved_at: Some(row.saved_at),
        })
    }

    fn change(&mut self, change: ApplicationChange, today: &str) {
        let status = change.status.unwrap_or(self.status);
        let stays = status == self.status || change.days.is_some();
        self.days = change.days.unwrap_or_else(|| std::mem::take(&mut self.days));
        let is_new = !(stays && self.days.contains_key(&status));
        self.status = status;
        match change.on {
            Some(on) => _ = self.days.insert(status, on),
            None if is_new => _ = self.days.insert(status, today.to_owned()),
            None => {}
        }
        if let Some(notes) = change.notes {
            self.notes = notes.trim().to_owned();
        }
    }

    fn row(self, job: Uuid, now: vitae_store::Timestamp) -> ApiResult<ApplicationRow> {
        Ok(ApplicationRow {
            job,
            status: self.status.code().to_owned(),
            notes: self.notes,
            days_json: serde_json::to_string(&self.days).map_err(ApiError::internal)?,
            job_json: serde_json::to_string(&self.job).map_err(ApiError::internal)?,
            saved_at: self.saved_at.unwrap_or(now),
            updated_at: now,
        })
    }
}
