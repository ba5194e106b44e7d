use super::content::load_latest;
use super::scoring::score_soon;
use super::upload::{limit_uploads, refuse_over_plan, without_row};
use super::wire::ResumeRecord;
use super::{load, no_such_resume, resume_limit};
use crate::error::{ApiError, ApiResult};
use crate::extract::Id;
use crate::refusals::{Forbidden, Limited};
use crate::session::Caller;
use crate::state::App;
use crate::wire::Data;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use tracing::Instrument;
use vitae_model::resume_name;
use vitae_store::{Duplicate, ResumeRow};

/// Makes a second resume of the latest version of one, with the same file and versions of its own, and its name
/// with a number. It counts against the
/// plan like an upload.
#[utoipa::path(post, path = "/api/resume/{id}/duplicate", tag = "editor", security(("bearer" = [])), params(("id" = String, Path)),
    responses((status = 201, body = Data<ResumeRecord>), Forbidden, Limited))]
pub(super) async fn duplicate(
    State(app): State<App>,
    caller: Caller,
    Id(id): Id,
) -> ApiResult<(StatusCode, Json<Data<ResumeRecord>>)> {
    let original = load(&app, &caller, id).await?;
    if !original.is_confirmed() {
        return Err(no_such_resume());
    }
    let name = resume_name(&load_latest(&app, &caller, id).await?.resume, &original.original_name);
    limit_uploads(&app, &caller)?;
    refuse_over_plan(&app, &caller).await?;
    let limit = resume_limit(&app, &caller);
    // In a task of its own: a client that leaves meanwhile leaves both file and row, or none.
    let copying = copy(app.clone(), original, name, limit).in_current_span();
    let row = app.background.spawn(copying).await.map_err(ApiError::internal)??;
    let row = score_soon(&app, row).await;
    Ok((StatusCode::CREATED, Json(Data { data: row.into() })))
}

/// The file first, then the row: a row never points to nothing. Each resume has its own copy of the file, so that either
/// can be deleted.
async fn copy(app: App, original: ResumeRow, name: String, limit: Option<u32>) -> ApiResult<ResumeRow> {
    let (owner, id) = (original.owner, app.entropy.id());
    app.admit_bytes(owner, usize::try_from(original.size).unwrap_or(usize::MAX)).await?;
    let blob_key = format!("resumes/{owner}/{id}");
    let bytes = app.files.get_bytes(&original.blob_key).await?;
    if let Err(error) = app.files.put(&blob_key, bytes).await {
        // What failed may have been only the answer.
        super::upload::delete_blob(&app, &blob_key).await;
        return Err(error.into());
    }
    let copy = Duplicate { id, name: &name, blob_key: &blob_key, now: app.entropy.now(), limit };
    match app.store.resumes(owner).duplicate(original.id, copy).await {
        Ok(row) => Ok(row),
        Err(error) => without_row(&app, owner, id, &blob_key, error).await,
    }
}
