//! The job board: jobs that users post and jobs from elsewhere, searched through an index that follows the database.

mod apply_click;
mod board;
mod categories;
mod history;
mod intake;
mod list;
mod matching;
pub mod page;
mod recommended;
pub mod refresh;
mod report;
mod show;
mod stats;
mod structured;
mod wire;
mod write;

pub use board::{Board, follow};
pub use intake::{SAMPLES, TakenOver, take_over, take_over_whole};
pub use refresh::refresh_feeds;
pub use write::{Deleted, remove};

use crate::config::JobEditors;
use crate::error::{ApiError, ApiResult, Code};
use crate::extract::JobId;
use crate::session::Caller;
use crate::state::App;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest, Sha256};
use utoipa_axum::{router::OpenApiRouter, routes};
use uuid::Uuid;
use vitae_model::{JobPosting, stored};
use vitae_store::{JobRow, Plan};

/// The routes of this folder.
pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(list::list, write::post))
        .routes(routes!(recommended::recommended))
        .routes(routes!(categories::categories))
        .routes(routes!(stats::stats))
        .routes(routes!(show::show, write::edit, write::delete))
        .routes(routes!(matching::show))
        .routes(routes!(apply_click::count))
        .routes(routes!(history::history))
        .routes(routes!(report::report))
}

/// A job of the board, open or closed.
pub async fn load(app: &App, id: Uuid) -> ApiResult<JobRow> {
    app.store.jobs().get(id).await?.ok_or_else(no_such_job)
}

/// What a stored job says.
pub fn posting(row: &JobRow) -> ApiResult<JobPosting> {
    stored::read(&row.posting_json, row.json_version).map_err(ApiError::internal)
}

/// The same for postings that say the same.
fn digest(posting_json: &str) -> String {
    URL_SAFE_NO_PAD.encode(Sha256::digest(posting_json))
}

fn no_such_job() -> ApiError {
    JobId::not_found()
}

fn is_owner(caller: &Caller, row: &JobRow) -> bool {
    row.owner == Some(caller.user.id)
}

/// Who may change a job: whoever posted it, or any signed-in user where the operator says so; nobody what is kept up to
/// date from elsewhere (JOB-77).
fn may_edit(app: &App, caller: &Caller, row: &JobRow) -> bool {
    row.source.is_none() && (is_owner(caller, row) || app.config.jobs_editable_by == JobEditors::Anyone)
}

/// The board asks for a paid plan where the operator says so (JOB-78).
fn require_plan(app: &App, caller: &Caller) -> ApiResult<()> {
    let is_free = caller.user.plan_at(app.entropy.now()) == Plan::Free;
    if app.config.jobs_require_pro && is_free {
        return Err(ApiError::new(Code::ProRequired, "You need a Pro subscription to see the job listings."));
    }
    Ok(())
}
