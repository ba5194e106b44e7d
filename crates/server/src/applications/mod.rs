//! Jobs that a user keeps: saved, applied for, and how it went.

mod archived;
mod list;
mod remove;
mod track;
mod wire;

pub use archived::{ArchivedApplication, import_archived};
pub use track::MAX_KEPT as MAX_APPLICATIONS;

use crate::error::{ApiError, ApiResult};
use crate::session::Caller;
use crate::state::App;
use utoipa_axum::{router::OpenApiRouter, routes};
use uuid::Uuid;

/// The routes of this folder.
pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(list::list)).routes(routes!(track::track, remove::remove))
}

/// The code of how far the caller has come with a job; nothing when the caller does not keep it.
pub async fn status_of(app: &App, caller: &Caller, job: Uuid) -> ApiResult<Option<String>> {
    Ok(app.store.applications(caller.user.id).get(job).await?.map(|row| row.status))
}

fn not_kept() -> ApiError {
    ApiError::not_found("You don't keep this job.")
}
