use super::content::Content;
use super::edit::{SavedVersion, scored};
use super::{load, no_such_version};
use crate::error::{ApiError, ApiResult};
use crate::extract::{Body, IdAndNumber};
use crate::refusals::{Conflict, Forbidden, Limited};
use crate::session::Caller;
use crate::state::App;
use crate::wire::Data;
use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use utoipa::ToSchema;
use vitae_model::limits::MAX_VERSIONS;
use vitae_model::resume_name;
use vitae_store::{Restoration, StoreError};

/// What the caller takes for the present state.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct Present {
    /// The number of the latest version that the caller knows.
    base_version: i64,
}

/// Saves an old version's content as the next version. The present one stays in the list.
#[utoipa::path(post, path = "/api/resume/{id}/versions/{number}/restore", tag = "editor", security(("bearer" = [])),
    params(("id" = String, Path), ("number" = i64, Path)), request_body = Present,
    responses((status = 200, body = Data<SavedVersion>), Forbidden, Conflict, Limited))]
pub(super) async fn restore(
    State(app): State<App>,
    caller: Caller,
    IdAndNumber(id, number): IdAndNumber,
    Body(present): Body<Present>,
) -> ApiResult<Json<Data<SavedVersion>>> {
    let row = load(&app, &caller, id).await?;
    let old = app.store.resumes(caller.user.id).version(id, number).await?.ok_or_else(no_such_version)?;
    let bytes = old.parsed_json.len() + old.appearance_json.len();
    let name = resume_name(&Content::read(old)?.resume, &row.original_name);
    app.admit_save(caller.user.id)?;
    app.admit_bytes(caller.user.id, bytes).await?;
    let restoration = Restoration {
        name: &name,
        number,
        base_version: present.base_version,
        now: app.entropy.now(),
        versions: MAX_VERSIONS,
    };
    let saved = app.store.resumes(caller.user.id).restore(id, restoration).await.map_err(|error| match error {
        StoreError::NotFound => no_such_version(),
        other => ApiError::from(other),
    })?;
    Ok(Json(Data { data: scored(&app, saved).await }))
}
