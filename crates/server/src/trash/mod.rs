//! What users throw away: kept for a while, to be taken back or removed for good.

use crate::applications::MAX_APPLICATIONS;
use crate::error::{ApiError, ApiResult, Code};
use crate::jobs::Deleted;
use crate::letters::MAX_LETTERS;
use crate::portfolio::MAX_PORTFOLIOS;
use crate::refusals::{Forbidden, NotFound};
use crate::resumes::resume_limit;
use crate::session::Caller;
use crate::state::App;
use crate::sweeps::empty_blob_outbox;
use crate::wire::Data;
use axum::Json;
use axum::extract::{FromRequestParts, Path, State};
use axum::http::request::Parts;
use serde::Serialize;
use std::time::Duration;
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};
use uuid::Uuid;
use vitae_store::{StoreError, Trashed, TrashedKind};

/// How long something lies in the trash.
pub const TRASH_KEPT: Duration = Duration::from_secs(30 * 24 * 60 * 60);

/// The routes of this folder.
pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(list)).routes(routes!(restore)).routes(routes!(delete))
}

/// Something in the trash.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct Discarded {
    kind: DiscardedKind,
    /// Its id; that of an application is its job's.
    id: String,
    /// What it goes by.
    title: String,
    /// What tells it from others of that title: of a resume its file, of an application its company; may be empty.
    detail: String,
    deleted_at: String,
    /// When it is removed for good.
    gone_at: String,
}

/// What can be thrown away.
#[derive(Clone, Copy, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum DiscardedKind {
    Resume,
    Letter,
    Portfolio,
    Application,
}

impl From<TrashedKind> for DiscardedKind {
    fn from(kind: TrashedKind) -> Self {
        match kind {
            TrashedKind::Resume => Self::Resume,
            TrashedKind::Letter => Self::Letter,
            TrashedKind::Portfolio => Self::Portfolio,
            TrashedKind::Application => Self::Application,
        }
    }
}

impl From<Trashed> for Discarded {
    fn from(row: Trashed) -> Self {
        Self {
            kind: row.kind.into(),
            id: row.id.to_string(),
            title: row.title,
            detail: row.detail,
            deleted_at: row.deleted_at.to_string(),
            gone_at: row.deleted_at.plus(TRASH_KEPT).to_string(),
        }
    }
}

/// That something was taken out of the trash.
#[derive(Serialize, ToSchema)]
struct Restored {
    /// Always true.
    restored: bool,
}

/// Names something in the trash. What is no kind or no id cannot be there, so it answers 404.
struct InTrash(TrashedKind, Uuid);

impl<S: Send + Sync> FromRequestParts<S> for InTrash {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> ApiResult<Self> {
        let Ok(Path((kind, id))) = Path::<(String, Uuid)>::from_request_parts(parts, state).await else {
            return Err(not_there());
        };
        TrashedKind::from_code(&kind).map(|kind| Self(kind, id)).ok_or_else(not_there)
    }
}

/// What the caller has thrown away, the latest first.
#[utoipa::path(get, path = "/api/trash", operation_id = "trash", tag = "account", security(("bearer" = [])),
    responses((status = 200, body = Data<Vec<Discarded>>)))]
async fn list(State(app): State<App>, caller: Caller) -> ApiResult<Json<Data<Vec<Discarded>>>> {
    let rows = app.store.trash(caller.user.id).all().await?;
    Ok(Json(Data { data: rows.into_iter().map(Discarded::from).collect() }))
}

/// Takes something out of the trash.
#[utoipa::path(post, path = "/api/trash/{kind}/{id}/restore", operation_id = "restore_from_trash", tag = "account", security(("bearer" = [])),
    params(("kind" = String, Path, description = "`resume`, `letter`, `portfolio` or `application`"), ("id" = String, Path)),
    responses((status = 200, body = Data<Restored>), Forbidden, NotFound))]
async fn restore(
    State(app): State<App>,
    caller: Caller,
    InTrash(kind, id): InTrash,
) -> ApiResult<Json<Data<Restored>>> {
    let at_most = match kind {
        TrashedKind::Resume => resume_limit(&app, &caller),
        TrashedKind::Letter => Some(MAX_LETTERS),
        TrashedKind::Portfolio => Some(MAX_PORTFOLIOS),
        TrashedKind::Application => Some(MAX_APPLICATIONS),
    };
    let restored = app.store.trash(caller.user.id).restore(kind, id, at_most).await;
    if !restored.map_err(|error| refuse(kind, error))? {
        return Err(not_there());
    }
    Ok(Json(Data { data: Restored { restored: true } }))
}

/// Removes something in the trash for good.
#[utoipa::path(delete, path = "/api/trash/{kind}/{id}", operation_id = "delete_from_trash", tag = "account", security(("bearer" = [])),
    params(("kind" = String, Path, description = "`resume`, `letter`, `portfolio` or `application`"), ("id" = String, Path)),
    responses((status = 200, body = Data<Deleted>), NotFound))]
async fn delete(State(app): State<App>, caller: Caller, InTrash(kind, id): InTrash) -> ApiResult<Json<Data<Deleted>>> {
    if !app.store.trash(caller.user.id).delete(kind, id, app.entropy.now()).await? {
        return Err(not_there());
    }
    empty_blob_outbox(&app).await;
    Ok(Json(Data { data: Deleted { deleted: true } }))
}

/// The limit of resumes is the plan's and has a sentence of its own.
fn refuse(kind: TrashedKind, error: StoreError) -> ApiError {
    let many = match kind {
        TrashedKind::Resume => return error.into(),
        TrashedKind::Letter => "letters",
        TrashedKind::Portfolio => "portfolios",
        TrashedKind::Application => "jobs",
    };
    match error {
        StoreError::LimitReached { limit } => ApiError::new(
            Code::PlanLimit,
            format!("You keep {limit} {many}, which is the most we keep. Delete one first."),
        ),
        other => other.into(),
    }
}

fn not_there() -> ApiError {
    ApiError::not_found("This is no longer in the trash.")
}
