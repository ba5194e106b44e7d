use super::file::stream;
use crate::error::{ApiError, ApiResult};
use crate::extract::{Id, Params};
use crate::security::signing::Disposition;
use crate::state::App;
use axum::extract::State;
use axum::http::StatusCode;
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
    responses((status = 200, body = [u8], content_type = "application/octet-stream"), (status = 403, body = crate::error::Failure)))]
pub(super) async fn signed(
    State(app): State<App>,
    Id(id): Id,
    Params(given): Params<Permission>,
) -> ApiResult<Response> {
    if !app.signer.accepts(id, given.disposition, given.expires, &given.signature, app.entropy.now()) {
        let message = "This download link has expired. Go back to your dashboard and download again.";
        return Err(ApiError::new(StatusCode::FORBIDDEN, "forbidden", message));
    }
    let file = app.store.files_of_anyone().by_id(id).await?.ok_or_else(super::no_such_resume)?;
    stream(&app, &file.blob_key, &file.mime, &file.original_name, given.disposition).await
}
