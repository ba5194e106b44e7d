//! Applications in the archive of an account.

use super::track::{MAX_KEPT, check_days, check_notes};
use super::wire::{ApplicationStatus, Days, NamedJob, parse};
use crate::error::{ApiError, ApiResult};
use crate::state::App;
use serde::{Deserialize, Serialize};
use uuid::Uuid;
use vitae_store::ApplicationRow;

/// Longest part of what names a job, in characters.
const MAX_CHARS: usize = 2_000;

/// An application in an archive.
#[derive(Clone, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ArchivedApplication {
    job_id: Uuid,
    status: ApplicationStatus,
    notes: String,
    #[serde(flatten)]
    job: NamedJob,
    days: Days,
    saved_at: String,
    updated_at: String,
}

impl ArchivedApplication {
    /// An application as it is stored.
    pub fn of(row: ApplicationRow) -> ApiResult<Self> {
        Ok(Self {
            job_id: row.job,
            status: parse(&format!("\"{}\"", row.status))?,
            notes: row.notes,
            job: parse(&row.job_json)?,
            days: parse(&row.days_json)?,
            saved_at: row.saved_at.to_string(),
            updated_at: row.updated_at.to_string(),
        })
    }

    /// The names of [`cells`](Self::cells).
    pub const COLUMNS: [&str; 8] = ["title", "company", "place", "link", "status", "notes", "saved", "changed"];

    /// The application as a row of a table.
    pub fn cells(&self) -> [&str; 8] {
        let NamedJob { job_title, company_name, location, application_link } = &self.job;
        let status = self.status.code();
        [job_title, company_name, location, application_link, status, &self.notes, &self.saved_at, &self.updated_at]
    }

    /// What it is called in a report.
    pub fn title(&self) -> &str {
        &self.job.job_title
    }
}

/// Takes an application of an archive into an account. One for the same job stays as it is.
pub async fn import_archived(app: &App, owner: Uuid, archived: ArchivedApplication) -> ApiResult<()> {
    let applications = app.store.applications(owner);
    if applications.get(archived.job_id).await?.is_some() {
        return Err(ApiError::invalid("You keep this job already."));
    }
    check_notes(&archived.notes)?;
    check_days(archived.days.values())?;
    if archived.cells().iter().take(4).any(|cell| cell.chars().count() > MAX_CHARS) {
        return Err(ApiError::invalid("What names the job is too long."));
    }
    let now = app.entropy.now();
    let row = ApplicationRow {
        job: archived.job_id,
        status: archived.status.code().to_owned(),
        notes: archived.notes,
        days_json: serde_json::to_string(&archived.days).map_err(ApiError::internal)?,
        job_json: serde_json::to_string(&archived.job).map_err(ApiError::internal)?,
        saved_at: archived.saved_at.parse().unwrap_or(now),
        updated_at: archived.updated_at.parse().unwrap_or(now),
    };
    app.admit_bytes(owner, row.notes.len() + row.days_json.len() + row.job_json.len()).await?;
    Ok(applications.put(&row, MAX_KEPT).await?)
}
