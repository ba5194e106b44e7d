use crate::error::{ApiError, ApiResult};
use crate::jobs;
use crate::state::App;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use utoipa::ToSchema;
use vitae_model::JobPosting;
use vitae_store::ApplicationRow;

/// How far an application has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(super) enum ApplicationStatus {
    /// Kept for later.
    Saved,
    /// Sent.
    Applied,
    /// Invited.
    Interviewing,
    /// Offered.
    Offer,
    /// Turned down.
    Rejected,
}

impl ApplicationStatus {
    /// The status as it is stored and sent.
    pub fn code(self) -> &'static str {
        match self {
            Self::Saved => "saved",
            Self::Applied => "applied",
            Self::Interviewing => "interviewing",
            Self::Offer => "offer",
            Self::Rejected => "rejected",
        }
    }
}

/// On which day each status was reached, `YYYY-MM-DD`.
pub(super) type Days = BTreeMap<ApplicationStatus, String>;

/// What names a job; kept with the application, which outlives the job.
#[derive(Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct NamedJob {
    pub job_title: String,
    pub company_name: String,
    pub location: String,
    pub application_link: String,
}

impl From<JobPosting> for NamedJob {
    fn from(posting: JobPosting) -> Self {
        Self {
            job_title: posting.job_title,
            company_name: posting.company_name,
            location: posting.location,
            application_link: posting.application_link,
        }
    }
}

/// A job that the caller keeps.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct Application {
    job_id: String,
    status: ApplicationStatus,
    notes: String,
    #[serde(flatten)]
    job: NamedJob,
    /// False when the job is closed or deleted.
    is_open: bool,
    saved_at: String,
    updated_at: String,
    /// On which day each status was reached, `YYYY-MM-DD`.
    #[schema(value_type = BTreeMap<String, String>)]
    days: Days,
}

impl Application {
    /// An application as it is stored, and whether its job is still open.
    pub async fn read(app: &App, row: ApplicationRow) -> ApiResult<Self> {
        let job = app.store.jobs().get(row.job).await?;
        Ok(Self {
            job_id: row.job.to_string(),
            status: parse(&format!("\"{}\"", row.status))?,
            is_open: job.is_some_and(|job| job.closed_at.is_none()),
            job: parse(&row.job_json)?,
            notes: row.notes,
            saved_at: row.saved_at.to_string(),
            updated_at: row.updated_at.to_string(),
            days: parse(&row.days_json)?,
        })
    }
}

/// What names a job that is on the board.
pub(super) async fn name_job(app: &App, job: uuid::Uuid) -> ApiResult<NamedJob> {
    Ok(jobs::posting(&jobs::load(app, job).await?)?.into())
}

/// Reads JSON that this server has stored.
pub(super) fn parse<T: serde::de::DeserializeOwned>(json: &str) -> ApiResult<T> {
    serde_json::from_str(json).map_err(ApiError::internal)
}
