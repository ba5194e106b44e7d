//! What was typed in a review and not saved yet, so that another browser or another day goes on from it.

use super::load;
use crate::error::{ApiError, ApiResult};
use crate::extract::{Body, Id};
use crate::refusals::{Forbidden, Limited};
use crate::session::Caller;
use crate::state::App;
use crate::wire::{Data, Nothing, Success};
use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use utoipa::ToSchema;

/// A review that is not saved yet.
#[derive(Deserialize, ToSchema)]
pub(super) struct NewDraft {
    /// The review screen's own state. The server keeps it as it is.
    #[schema(value_type = Object)]
    draft: Map<String, Value>,
}

/// What is kept of a review.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct DraftAnswer {
    /// As it was handed in; null when nothing is kept, or when the resume was saved since.
    #[schema(required, value_type = Option<Object>)]
    draft: Option<Value>,
    /// When it was kept.
    #[schema(required)]
    saved_at: Option<String>,
}

/// A draft that is kept now.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct KeptDraft {
    /// When it was kept.
    saved_at: String,
}

/// The draft of a review.
#[utoipa::path(get, path = "/api/resume/{id}/draft", tag = "resume", security(("bearer" = [])), params(("id" = String, Path)),
    responses((status = 200, body = Data<DraftAnswer>)))]
pub(super) async fn draft(State(app): State<App>, caller: Caller, Id(id): Id) -> ApiResult<Json<Data<DraftAnswer>>> {
    load(&app, &caller, id).await?;
    let data = match app.store.resumes(caller.user.id).draft_of(id).await? {
        Some(kept) => DraftAnswer {
            draft: Some(serde_json::from_str(&kept.draft_json).map_err(ApiError::internal)?),
            saved_at: Some(kept.saved_at.to_string()),
        },
        None => DraftAnswer { draft: None, saved_at: None },
    };
    Ok(Json(Data { data }))
}

/// Keeps the draft of a review in place of the one before. Saving the resume ends it.
#[utoipa::path(put, path = "/api/resume/{id}/draft", tag = "resume", security(("bearer" = [])), params(("id" = String, Path)),
    request_body = NewDraft, responses((status = 200, body = Data<KeptDraft>), Forbidden, Limited))]
pub(super) async fn keep_draft(
    State(app): State<App>,
    caller: Caller,
    Id(id): Id,
    Body(new): Body<NewDraft>,
) -> ApiResult<Json<Data<KeptDraft>>> {
    app.admit_draft(caller.user.id)?;
    let json = serde_json::to_string(&new.draft).map_err(ApiError::internal)?;
    app.admit_bytes(caller.user.id, json.len()).await?;
    let now = app.entropy.now();
    app.store.resumes(caller.user.id).save_draft(id, &json, now).await?;
    Ok(Json(Data { data: KeptDraft { saved_at: now.to_string() } }))
}

/// Throws the draft of a review away; the resume stays as it was saved.
#[utoipa::path(delete, path = "/api/resume/{id}/draft", tag = "resume", security(("bearer" = [])), params(("id" = String, Path)),
    responses((status = 200, body = Success<Nothing>)))]
pub(super) async fn drop_draft(
    State(app): State<App>,
    caller: Caller,
    Id(id): Id,
) -> ApiResult<Json<Success<Nothing>>> {
    load(&app, &caller, id).await?;
    app.store.resumes(caller.user.id).delete_draft(id).await?;
    Ok(Json(Success::new(Nothing {})))
}
