use super::load;
use crate::error::ApiResult;
use crate::extract::Id;
use crate::security::signing::Disposition;
use crate::session::Caller;
use crate::state::App;
use crate::wire::Data;
use axum::Json;
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

/// Where to fetch a file.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct Download {
    /// A signed address on this origin that lives 5 minutes.
    url: String,
    original_name: String,
}

/// Mints a short-lived address: a browser navigation cannot carry a bearer header.
#[utoipa::path(get, path = "/api/resume/{id}/download", tag = "resume", security(("bearer" = [])), params(("id" = String, Path)),
    responses((status = 200, body = Data<Download>)))]
pub(super) async fn download(State(app): State<App>, caller: Caller, Id(id): Id) -> ApiResult<Json<Data<Download>>> {
    let row = load(&app, &caller, id).await?;
    let url = app.signer.address(row.id, Disposition::Attachment, app.entropy.now());
    Ok(Json(Data { data: Download { url, original_name: row.original_name } }))
}
