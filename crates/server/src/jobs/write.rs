use super::board::catch_up_soon;
use super::wire::{JobEntry, entries};
use super::{digest, is_owner, load, may_edit};
use crate::error::{ApiError, ApiResult, Code};
use crate::extract::{Body, JobId};
use crate::refusals::{Forbidden, Limited};
use crate::security::rules;
use crate::session::Caller;
use crate::state::App;
use crate::wire::Data;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;
use uuid::Uuid;
use vitae_model::JobPosting;
use vitae_model::job::checked;
use vitae_model::stored::JSON_VERSION;
use vitae_store::{JobRow, NewJob};

/// Jobs of one account on the board: more come from an import.
const MAX_JOBS: u64 = 1_000;

/// That something is gone.
#[derive(Serialize, ToSchema)]
pub struct Deleted {
    /// Always true.
    pub deleted: bool,
}

/// Posts a job. Posting the same once more answers the first one.
#[utoipa::path(post, path = "/api/jobs", operation_id = "post_job", tag = "jobs", security(("bearer" = [])),
    request_body = JobPosting, responses((status = 201, body = Data<JobEntry>), Forbidden, Limited))]
pub(super) async fn post(
    State(app): State<App>,
    caller: Caller,
    Body(form): Body<Value>,
) -> ApiResult<(StatusCode, Json<Data<JobEntry>>)> {
    let written = Written::new(&checked(&form)?)?;
    admit(&app, &caller, &written).await?;
    if app.store.jobs().count_of(caller.user.id).await? >= MAX_JOBS {
        let message = "You have 1,000 jobs on the board. Delete some that are filled to post more.";
        return Err(ApiError::new(Code::Forbidden, message));
    }
    let row = written.store(&app, &caller, None).await?;
    Ok((StatusCode::CREATED, answer(&app, &caller, row).await?))
}

/// Changes a job. What it said before is kept for its owner.
#[utoipa::path(put, path = "/api/jobs/{id}", operation_id = "edit_job", tag = "jobs", security(("bearer" = [])),
    params(("id" = String, Path)), request_body = JobPosting, responses((status = 200, body = Data<JobEntry>), Forbidden, Limited))]
pub(super) async fn edit(
    State(app): State<App>,
    caller: Caller,
    JobId(id): JobId,
    Body(form): Body<Value>,
) -> ApiResult<Json<Data<JobEntry>>> {
    let row = load(&app, id).await?;
    if !may_edit(&app, &caller, &row) {
        return Err(ApiError::new(Code::Forbidden, "Only whoever posted this job can edit it."));
    }
    let written = Written::new(&checked(&form)?)?;
    admit(&app, &caller, &written).await?;
    let row = written.store(&app, &caller, Some(id)).await?;
    answer(&app, &caller, row).await
}

/// Deletes a job.
#[utoipa::path(delete, path = "/api/jobs/{id}", operation_id = "delete_job", tag = "jobs", security(("bearer" = [])),
    params(("id" = String, Path)), responses((status = 200, body = Data<Deleted>), Forbidden))]
pub(super) async fn delete(State(app): State<App>, caller: Caller, JobId(id): JobId) -> ApiResult<Json<Data<Deleted>>> {
    let row = load(&app, id).await?;
    if !is_owner(&caller, &row) {
        return Err(ApiError::new(Code::Forbidden, "Only whoever posted this job can delete it."));
    }
    remove(&app, &row).await?;
    Ok(Json(Data { data: Deleted { deleted: true } }))
}

/// Takes a job off the board.
pub async fn remove(app: &App, row: &JobRow) -> ApiResult<()> {
    app.store.jobs().delete(row.id).await?;
    catch_up_soon(app).await;
    Ok(())
}

async fn admit(app: &App, caller: &Caller, written: &Written) -> ApiResult<()> {
    app.count(&rules::JOBS, caller.user.id)?;
    app.admit_bytes(caller.user.id, written.json.len()).await
}

/// A posting as the database takes it.
struct Written {
    json: String,
    digest: String,
}

impl Written {
    fn new(posting: &JobPosting) -> ApiResult<Self> {
        let json = serde_json::to_string(posting).map_err(ApiError::internal)?;
        let digest = digest(&json);
        Ok(Self { json, digest })
    }

    /// Stores it under an id, or as a new job.
    async fn store(&self, app: &App, caller: &Caller, id: Option<Uuid>) -> ApiResult<JobRow> {
        let job = NewJob {
            id: id.unwrap_or_else(|| app.entropy.id()),
            owner: caller.user.id,
            posting_json: &self.json,
            json_version: JSON_VERSION,
            digest: &self.digest,
            now: app.entropy.now(),
        };
        let jobs = app.store.jobs();
        Ok(if id.is_some() { jobs.edit(job).await? } else { jobs.post(job).await? })
    }
}

async fn answer(app: &App, caller: &Caller, row: JobRow) -> ApiResult<Json<Data<JobEntry>>> {
    catch_up_soon(app).await;
    let mut entries = entries(app, Some(caller), vec![row], "").await?;
    let data = entries.pop().ok_or_else(|| ApiError::internal("one job is one entry"))?;
    Ok(Json(Data { data }))
}
