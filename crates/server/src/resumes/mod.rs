//! Resumes: upload, parse, confirm, score, show, render, delete.

mod delete;
mod download;
mod draft;
mod file;
mod history;
mod kept;
mod parse;
mod pending;
mod reading;
mod render;
mod save;
mod score;
mod scoring;
mod show;
mod signed;
mod upload;
mod wire;

pub use reading::FAILED_READS;
pub use upload::MAX_BODY_BYTES as MAX_UPLOAD_BODY_BYTES;

use crate::error::{ApiError, ApiResult};
use crate::session::Caller;
use crate::state::App;
use crate::web::unread_body;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn;
use utoipa_axum::{router::OpenApiRouter, routes};
use uuid::Uuid;
use vitae_model::limits::FREE_RESUMES;
use vitae_model::{ParsedResume, stored};
use vitae_store::{Plan, ResumeRow};

/// The routes of this folder.
pub fn router() -> OpenApiRouter<App> {
    let upload = OpenApiRouter::new()
        .routes(routes!(upload::upload))
        .layer(DefaultBodyLimit::max(MAX_UPLOAD_BODY_BYTES))
        .layer(from_fn(unread_body::take_off));
    OpenApiRouter::new()
        .merge(upload)
        .routes(routes!(pending::pending))
        .routes(routes!(history::history))
        .routes(routes!(save::save_parsed))
        .routes(routes!(show::show, delete::delete))
        .routes(routes!(parse::parse))
        .routes(routes!(draft::draft, draft::keep_draft, draft::drop_draft))
        .routes(routes!(score::score))
        .routes(routes!(file::file))
        .routes(routes!(download::download))
        .routes(routes!(render::render))
        .routes(routes!(signed::signed))
}

fn no_such_resume() -> ApiError {
    ApiError::not_found("We couldn't find this resume.")
}

/// The caller's resume; another user's does not exist for them.
async fn load(app: &App, caller: &Caller, id: Uuid) -> ApiResult<ResumeRow> {
    app.store.resumes(caller.user.id).get(id).await?.ok_or_else(no_such_resume)
}

/// The latest confirmed form of the caller's resume.
async fn load_confirmed(app: &App, caller: &Caller, id: Uuid) -> ApiResult<ParsedResume> {
    let latest = app.store.resumes(caller.user.id).latest_version(id).await?.ok_or_else(no_such_resume)?;
    stored::read(&latest.parsed_json, latest.json_version).map_err(ApiError::internal)
}

/// How many confirmed resumes the caller may keep; `None` without a limit.
fn resume_limit(app: &App, caller: &Caller) -> Option<u32> {
    let free = caller.user.plan_at(app.entropy.now()) == Plan::Free;
    (app.config.plan_limits && free).then_some(FREE_RESUMES)
}
