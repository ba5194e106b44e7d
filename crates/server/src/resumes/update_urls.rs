use super::content::Content;
use super::scoring::score_soon;
use super::{load, no_such_resume};
use crate::error::{ApiError, ApiResult, Code};
use crate::extract::Params;
use crate::profiles::{Kept, LinkedInData};
use crate::refusals::{Conflict, Forbidden, Limited, NotFound};
use crate::session::Caller;
use crate::state::App;
use crate::wire::{Data, Success};
use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use std::collections::HashSet;
use std::time::Duration;
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;
use vitae_model::limits::MAX_VERSIONS;
use vitae_model::stored::JSON_VERSION;
use vitae_model::{proposed, resume_name};
use vitae_profiles::merge::{KeptLink, LinkChange, LinkScope, apply_links, kept_links, link_changes};
use vitae_store::{Edit, ResumeRow};

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct PreviewParams {
    /// Which links would be set.
    #[serde(default)]
    #[param(inline, required = false)]
    links: LinkScope,
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(rename_all = "camelCase")]
pub(super) struct UpdateParams {
    /// The resume that is changed; the one saved last when absent.
    resume_id: Option<String>,
    /// The ids of the changes that are made, as the preview has them, with commas between; all when absent.
    take: Option<String>,
}

/// What would be brought up to date. Nothing is changed by it.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct LinkPreview {
    resume_id: String,
    /// What the resume is called.
    resume_name: String,
    /// Empty when all are right.
    changes: Vec<LinkChange>,
    /// The links that stay as they are.
    kept: Vec<KeptLink>,
}

/// What was brought up to date.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct UpdatedUrls {
    resume_id: String,
    /// What the resume is called.
    resume_name: String,
    /// The version that is the latest now.
    version: i64,
    /// Empty when all were right.
    changed: Vec<LinkChange>,
}

/// A resume and what the connected profiles would change about its links.
struct Proposal {
    row: ResumeRow,
    content: Content,
    changes: Vec<LinkChange>,
}

impl Proposal {
    async fn load(app: &App, caller: &Caller, resume: Option<Uuid>, links: LinkScope) -> ApiResult<Self> {
        let resumes = app.store.resumes(caller.user.id);
        let latest = match resume {
            Some(id) => resumes.latest_version(id).await?.ok_or_else(no_such_resume)?,
            None => {
                let last = resumes.version_saved_last().await?;
                last.ok_or_else(|| ApiError::not_found("There is no resume to update yet."))?
            }
        };
        let row = load(app, caller, latest.resume_id).await?;
        let content = Content::read(latest)?;
        let github = Kept::github(app, caller.user.id).await?.map(|kept| kept.data.profile);
        let linkedin = Kept::linkedin(app, caller.user.id).await?.and_then(|kept| LinkedInData::url(&kept.data));
        let changes = link_changes(&content.resume, linkedin.as_deref(), github.as_ref(), links);
        Ok(Self { row, content, changes })
    }
}

/// What "Update URLs" would change in the resume saved last. Nothing is changed by it.
#[utoipa::path(get, path = "/api/resume/update-urls", operation_id = "preview_urls", tag = "profiles", security(("bearer" = [])),
    params(PreviewParams), responses((status = 200, body = Data<LinkPreview>), NotFound))]
pub(super) async fn preview_urls(
    State(app): State<App>,
    caller: Caller,
    Params(PreviewParams { links }): Params<PreviewParams>,
) -> ApiResult<Json<Data<LinkPreview>>> {
    let Proposal { row, content, changes } = Proposal::load(&app, &caller, None, links).await?;
    let kept = kept_links(&content.resume, &changes);
    let resume_name = row.display_title().to_owned();
    Ok(Json(Data { data: LinkPreview { resume_id: row.id.to_string(), resume_name, changes, kept } }))
}

/// Brings the LinkedIn, GitHub and project links of a resume up to date with the connected profiles: one version of its history.
#[utoipa::path(put, path = "/api/resume/update-urls", operation_id = "update_urls", tag = "profiles", security(("bearer" = [])),
    params(UpdateParams), responses((status = 200, body = Success<UpdatedUrls>), Forbidden, NotFound, Conflict, Limited))]
pub(super) async fn update_urls(
    State(app): State<App>,
    caller: Caller,
    Params(UpdateParams { resume_id, take }): Params<UpdateParams>,
) -> ApiResult<Json<Success<UpdatedUrls>>> {
    let wanted = resume_id.map(|id| Uuid::parse_str(&id).map_err(|_| no_such_resume())).transpose()?;
    let Proposal { mut row, content, changes } = Proposal::load(&app, &caller, wanted, LinkScope::All).await?;
    let changed = taken(changes, take.as_deref())?;
    if !changed.is_empty() {
        row = save(&app, &caller, &row, content, &changed).await?;
    }
    let answer = UpdatedUrls {
        resume_id: row.id.to_string(),
        resume_name: row.display_title().to_owned(),
        version: row.version,
        changed,
    };
    Ok(Json(Success::new(answer)))
}

/// The changes that are made. One that is not there any more was seen before the profiles or the resume changed.
fn taken(changes: Vec<LinkChange>, take: Option<&str>) -> ApiResult<Vec<LinkChange>> {
    let Some(take) = take else { return Ok(changes) };
    let mut wanted: HashSet<&str> = take.split(',').filter(|id| !id.is_empty()).collect();
    let taken: Vec<LinkChange> = changes.into_iter().filter(|change| wanted.remove(change.id.as_str())).collect();
    if wanted.is_empty() {
        return Ok(taken);
    }
    let sentence = "Your resume or your profiles have changed in the meantime. Check the links again.";
    Err(ApiError::new(Code::PreviewOutdated, sentence))
}

async fn save(
    app: &App,
    caller: &Caller,
    row: &ResumeRow,
    content: Content,
    changes: &[LinkChange],
) -> ApiResult<ResumeRow> {
    let owner = caller.user.id;
    app.admit_save(owner)?;
    let Content { number, mut resume, appearance, template, .. } = content;
    apply_links(&mut resume, changes);
    let resume = proposed(&serde_json::to_value(&resume).map_err(ApiError::internal)?)?;
    let parsed_json = serde_json::to_string(&resume).map_err(ApiError::internal)?;
    let appearance_json = serde_json::to_string(&appearance).map_err(ApiError::internal)?;
    app.admit_bytes(owner, parsed_json.len() + appearance_json.len()).await?;
    let edit = Edit {
        name: &resume_name(&resume, &row.original_name),
        parsed_json: &parsed_json,
        json_version: JSON_VERSION,
        appearance_json: &appearance_json,
        template: template.as_deref(),
        base_version: number,
        keep: true,
        merge_within: Duration::ZERO,
        now: app.entropy.now(),
        versions: MAX_VERSIONS,
    };
    let saved = app.store.resumes(owner).edit(row.id, edit).await?.row;
    Ok(score_soon(app, saved).await)
}
