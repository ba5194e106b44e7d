use super::load;
use crate::error::ApiResult;
use crate::extract::JobId;
use crate::extract::client::Client;
use crate::security::rules;
use crate::state::App;
use crate::wire::Data;
use axum::Json;
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

/// Whether a click was counted.
#[derive(Serialize, ToSchema)]
pub(super) struct Counted {
    /// False when the same visitor was counted within the hour.
    counted: bool,
}

/// Counts that a visitor goes on to apply, once an hour for each address; asks for no session (JOB-32).
#[utoipa::path(post, path = "/api/jobs/{id}/apply-click", operation_id = "count_apply_click", tag = "jobs",
    params(("id" = String, Path)), responses((status = 200, body = Data<Counted>)))]
pub(super) async fn count(State(app): State<App>, client: Client, JobId(id): JobId) -> ApiResult<Json<Data<Counted>>> {
    load(&app, id).await?;
    let visitor = client.group();
    let counted = app.count(&rules::APPLY_CLICKS, format_args!("{id}:{visitor}")).is_ok();
    if counted {
        app.store.jobs().count_click(id).await?;
    }
    Ok(Json(Data { data: Counted { counted } }))
}
