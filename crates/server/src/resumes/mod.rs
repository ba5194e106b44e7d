//! Resumes: upload, parse, confirm, edit, score, show, render, delete.

mod archived;
mod assemble;
mod content;
mod delete;
mod download;
mod draft;
mod duplicate;
mod edit;
mod engines;
mod file;
mod history;
mod kept;
mod marks;
mod merge;
mod origins;
mod parse;
mod pending;
mod preview;
mod reading;
mod rename;
mod render;
mod restore;
mod save;
mod score;
mod score_preview;
mod scoring;
mod show;
mod signed;
mod unsaved;
mod update_urls;
mod upload;
mod version;
mod versions;
mod wire;

pub use archived::{ArchivedResume, ArchivedVersion, archived, import_archived};
pub use engines::FAILED_READS;
pub use file::content_disposition;
pub use render::{chosen_design, safe};
pub use scoring::RecentCards;
pub use upload::{MAX_BODY_BYTES as MAX_UPLOAD_BODY_BYTES, display_name};

use crate::error::{ApiError, ApiResult};
use crate::extract::Id;
use crate::session::Caller;
use crate::state::App;
use crate::web::unread_body;
use crate::web::writes::queued;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn;
use utoipa_axum::{router::OpenApiRouter, routes};
use uuid::Uuid;
use vitae_model::ParsedResume;
use vitae_model::limits::FREE_RESUMES;
use vitae_store::{Plan, ResumeRow};
use vitae_typeset::Extras;

/// The design of a resume whose owner has chosen none; it is for every plan.
pub const FIRST_DESIGN: &str = "template1";

/// The routes of this folder.
pub fn router() -> OpenApiRouter<App> {
    let upload = OpenApiRouter::new()
        .routes(queued(routes!(upload::upload)))
        .layer(DefaultBodyLimit::max(MAX_UPLOAD_BODY_BYTES))
        .layer(from_fn(unread_body::take_off));
    OpenApiRouter::new()
        .merge(upload)
        .routes(routes!(pending::pending))
        .routes(routes!(history::history))
        .routes(routes!(marks::marks))
        .routes(routes!(save::save_parsed))
        .routes(routes!(merge::preview))
        .routes(routes!(assemble::assemble))
        .routes(routes!(update_urls::preview_urls, update_urls::update_urls))
        .routes(routes!(origins::origins))
        .routes(routes!(show::show, edit::edit, rename::rename, delete::delete))
        .routes(queued(routes!(parse::parse)))
        .routes(routes!(draft::draft, draft::keep_draft, draft::drop_draft))
        .routes(routes!(duplicate::duplicate))
        .routes(routes!(versions::versions))
        .routes(routes!(version::version))
        .routes(routes!(restore::restore))
        .routes(queued(routes!(preview::preview)))
        .routes(routes!(score::score))
        .routes(queued(routes!(score_preview::score_preview)))
        .routes(routes!(file::file))
        .routes(routes!(download::download))
        .routes(routes!(render::render))
        .routes(routes!(signed::signed))
}

/// 404: no such resume, or another user's.
pub fn no_such_resume() -> ApiError {
    Id::not_found()
}

fn no_such_version() -> ApiError {
    ApiError::not_found("We couldn't find this version.")
}

/// The caller's resume; another user's does not exist for them.
async fn load(app: &App, caller: &Caller, id: Uuid) -> ApiResult<ResumeRow> {
    app.store.resumes(caller.user.id).get(id).await?.ok_or_else(no_such_resume)
}

/// A confirmed resume as it is typeset.
pub struct Printable {
    /// What it says.
    pub resume: ParsedResume,
    /// Language and appearance.
    pub extras: Extras,
    /// The design's id; nothing while none was chosen.
    pub template: Option<String>,
}

/// The latest version of a user's confirmed resume; another user's does not exist for them.
pub async fn printable(app: &App, owner: Uuid, id: Uuid) -> ApiResult<Printable> {
    let resumes = app.store.resumes(owner);
    let row = resumes.get(id).await?.ok_or_else(no_such_resume)?;
    let latest = resumes.latest_version(id).await?.ok_or_else(no_such_resume)?;
    let content::Content { resume, appearance, template, .. } = content::Content::read(latest)?;
    Ok(Printable { resume, extras: Extras { language: row.language, appearance }, template })
}

/// What the latest version of the caller's confirmed resume says.
pub async fn latest_content(app: &App, caller: &Caller, id: &str) -> ApiResult<ParsedResume> {
    let id = id.parse().map_err(|_| no_such_resume())?;
    Ok(content::load_latest(app, caller, id).await?.resume)
}

/// How many confirmed resumes the caller may keep; `None` without a limit.
pub fn resume_limit(app: &App, caller: &Caller) -> Option<u32> {
    let free = caller.user.plan_at(app.entropy.now()) == Plan::Free;
    (app.config.plan_limits && free).then_some(FREE_RESUMES)
}
