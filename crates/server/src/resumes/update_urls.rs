use super::content::Content;
use super::scoring::score_soon;
use crate::error::{ApiError, ApiResult};
use crate::extract::Params;
use crate::profiles::{Kept, LinkedInData};
use crate::refusals::{Conflict, Limited, NotFound};
use crate::session::Caller;
use crate::state::App;
use crate::wire::Success;
use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use std::time::Duration;
use utoipa::{IntoParams, ToSchema};
use vitae_model::limits::MAX_VERSIONS;
use vitae_model::proposed;
use vitae_model::stored::JSON_VERSION;
use vitae_profiles::merge::{LinkChange, LinkScope, update_links};
use vitae_store::Edit;

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct UpdateParams {
    /// Which links are set.
    #[serde(default)]
    #[param(inline, required = false)]
    links: LinkScope,
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

/// Brings the LinkedIn, GitHub and project links of the resume saved last up to date with the connected profiles.
#[utoipa::path(put, path = "/api/resume/update-urls", operation_id = "update_urls", tag = "profiles", security(("bearer" = [])),
    params(UpdateParams), responses((status = 200, body = Success<UpdatedUrls>), NotFound, Conflict, Limited))]
pub(super) async fn update_urls(
    State(app): State<App>,
    caller: Caller,
    Params(UpdateParams { links }): Params<UpdateParams>,
) -> ApiResult<Json<Success<UpdatedUrls>>> {
    let owner = caller.user.id;
    let last = app.store.resumes(owner).version_saved_last().await?;
    let last = last.ok_or_else(|| ApiError::not_found("There is no resume to update yet."))?;
    let id = last.resume_id;
    let row = app.store.resumes(owner).get(id).await?;
    let resume_name = row.map(|row| row.display_title().to_owned()).unwrap_or_default();
    let Content { number, mut resume, appearance, template, .. } = Content::read(last)?;
    let github = Kept::github(&app, owner).await?;
    let linkedin = Kept::linkedin(&app, owner).await?.and_then(|kept| LinkedInData::url(&kept.data));
    let changed = update_links(&mut resume, linkedin.as_deref(), github.as_ref().map(|kept| &kept.data.profile), links);
    let mut version = number;
    if !changed.is_empty() {
        app.admit_save(owner)?;
        app.admit_bytes(owner, 0).await?;
        let resume = proposed(&serde_json::to_value(&resume).map_err(ApiError::internal)?)?;
        let edit = Edit {
            parsed_json: &serde_json::to_string(&resume).map_err(ApiError::internal)?,
            json_version: JSON_VERSION,
            appearance_json: &serde_json::to_string(&appearance).map_err(ApiError::internal)?,
            template: template.as_deref(),
            base_version: number,
            keep: true,
            merge_within: Duration::ZERO,
            now: app.entropy.now(),
            versions: MAX_VERSIONS,
        };
        let row = app.store.resumes(owner).edit(id, edit).await?.row;
        version = row.version;
        score_soon(&app, row).await;
    }
    Ok(Json(Success::new(UpdatedUrls { resume_id: id.to_string(), resume_name, version, changed })))
}
