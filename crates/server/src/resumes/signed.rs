use super::file::stream;
use crate::error::{ApiError, ApiResult, Code};
use crate::extract::{Id, Params};
use crate::refusals::Forbidden;
use crate::security::signing::Disposition;
use crate::state::App;
use crate::wire::Binary;
use axum::extract::State;
use axum::response::Response;
use serde::Deserialize;
use utoipa::IntoParams;

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Permission {
    #[param(inline)]
    disposition: Disposition,
    /// Milliseconds since 1970.
    expires: i64,
    signature: String,
}

/// A file by its signed address. No session: the signature is the permission.
#[utoipa::path(get, path = "/api/files/{id}", tag = "resume", params(("id" = String, Path), Permission),
    responses((status = 200, content(
        (Binary = "application/pdf"), (Binary = "application/msword"),
        (Binary = "application/vnd.openxmlformats-officedocument.wordprocessingml.document"))), Forbidden))]
pub(super) async fn signed(
    State(app): State<App>,
    Id(id): Id,
    Params(given): Params<Permission>,
) -> ApiResult<Response> {
    if !app.signer.accepts(id, given.disposition, given.expires, &given.signature, app.entropy.now()) {
        let message = "This download link has expired. Go back to your dashboard and download again.";
        return Err(ApiError::new(Code::Forbidden, message));
    }
    let file = app.store.unscoped_files().by_id(id).await?.ok_or_else(super::no_such_resume)?;
    stream(&app, &file.blob_key, &file.mime, &file.original_name, given.disposition).await
}
