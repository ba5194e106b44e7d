use super::scoring::score_soon;
use super::unsaved::{check_appearance, design};
use super::{load, no_such_resume};
use crate::error::{ApiError, ApiResult};
use crate::extract::{Body, Id};
use crate::refusals::{Conflict, Forbidden, Limited};
use crate::session::Caller;
use crate::state::App;
use crate::wire::Data;
use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::time::Duration;
use utoipa::ToSchema;
use vitae_model::limits::MAX_VERSIONS;
use vitae_model::stored::JSON_VERSION;
use vitae_model::{Appearance, ParsedResume, confirmed, resume_name};
use vitae_store::{Edit, Saved};

/// An autosave that follows another within this time takes its place in the list of versions.
const MERGE_WITHIN: Duration = Duration::from_secs(2 * 60);

/// What the editor saves.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct NewContent {
    #[schema(value_type = ParsedResume)]
    resume: Value,
    appearance: Appearance,
    /// A design's id; null while none was chosen.
    #[serde(deserialize_with = "Option::deserialize")]
    #[schema(required)]
    template_id: Option<String>,
    /// The version that was edited.
    base_version: i64,
    /// Keeps this version in the list; without it, the next save within two minutes may take its place.
    #[serde(default)]
    keep: bool,
}

/// A resume after it was saved.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct SavedVersion {
    /// The number of the version that is the latest now.
    version: i64,
    saved_at: String,
    /// What the resume goes by with this content.
    title: String,
    /// 0 to 100; null while it is not scored.
    #[schema(required)]
    ats_score: Option<i64>,
}

/// Saves what the editor holds as the next version, then scores it. Saving what is there already stores nothing.
#[utoipa::path(put, path = "/api/resume/{id}", tag = "editor", security(("bearer" = [])), params(("id" = String, Path)),
    request_body = NewContent, responses((status = 200, body = Data<SavedVersion>), Forbidden, Conflict, Limited))]
pub(super) async fn edit(
    State(app): State<App>,
    caller: Caller,
    Id(id): Id,
    Body(new): Body<NewContent>,
) -> ApiResult<Json<Data<SavedVersion>>> {
    let row = load(&app, &caller, id).await?;
    if !row.is_confirmed() {
        return Err(no_such_resume());
    }
    let resume = confirmed(&new.resume)?;
    check_appearance(&new.appearance)?;
    let template = new.template_id.as_deref().map(design).transpose()?;
    app.admit_save(caller.user.id)?;
    let parsed_json = serde_json::to_string(&resume).map_err(ApiError::internal)?;
    let appearance_json = serde_json::to_string(&new.appearance).map_err(ApiError::internal)?;
    app.admit_bytes(caller.user.id, parsed_json.len() + appearance_json.len()).await?;
    let edit = Edit {
        name: &resume_name(&resume, &row.original_name),
        parsed_json: &parsed_json,
        json_version: JSON_VERSION,
        appearance_json: &appearance_json,
        template: template.map(|template| template.id.as_str()),
        base_version: new.base_version,
        keep: new.keep,
        merge_within: MERGE_WITHIN,
        now: app.entropy.now(),
        versions: MAX_VERSIONS,
    };
    let saved = app.store.resumes(caller.user.id).edit(id, edit).await?;
    Ok(Json(Data { data: scored(&app, saved).await }))
}

/// The answer to a save, with the score if that comes in time.
pub(super) async fn scored(app: &App, saved: Saved) -> SavedVersion {
    let Saved { row, saved_at } = saved;
    let version = row.version;
    let row = score_soon(app, row).await;
    // Another save may have come in between; its score is not this one's.
    let ats_score = row.ats_score.filter(|_| row.version == version);
    SavedVersion { version, saved_at: saved_at.to_string(), title: row.display_title().to_owned(), ats_score }
}
