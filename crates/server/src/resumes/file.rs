use super::load;
use crate::error::{ApiError, ApiResult};
use crate::extract::Id;
use crate::security::signing::Disposition;
use crate::session::Caller;
use crate::state::App;
use crate::wire::Binary;
use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};

/// The original file, for the page that shows it.
#[utoipa::path(get, path = "/api/resume/{id}/file", tag = "resume", security(("bearer" = [])), params(("id" = String, Path)),
    responses((status = 200, content(
        (Binary = "application/pdf"), (Binary = "application/msword"),
        (Binary = "application/vnd.openxmlformats-officedocument.wordprocessingml.document")))))]
pub(super) async fn file(State(app): State<App>, caller: Caller, Id(id): Id) -> ApiResult<Response> {
    let row = load(&app, &caller, id).await?;
    stream(&app, &row.blob_key, &row.mime, &row.original_name, Disposition::Inline).await
}

/// Streams a stored file; never a redirect, so that the blob store stays unseen.
pub(super) async fn stream(
    app: &App,
    blob_key: &str,
    mime: &str,
    name: &str,
    disposition: Disposition,
) -> ApiResult<Response> {
    let blob = app.files.get(blob_key).await?;
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_str(mime).map_err(ApiError::internal)?),
        (header::CONTENT_LENGTH, HeaderValue::from(blob.size)),
        (header::CONTENT_DISPOSITION, content_disposition(disposition, name)?),
    ];
    Ok((headers, Body::from_stream(blob.stream)).into_response())
}

/// `attachment; filename*=…` with any name encoded as RFC 5987 wants it.
pub fn content_disposition(disposition: Disposition, name: &str) -> ApiResult<HeaderValue> {
    let encoded: String = name.bytes().map(encode).collect();
    let text = format!("{}; filename*=UTF-8''{encoded}", disposition.as_str());
    HeaderValue::from_str(&text).map_err(ApiError::internal)
}

fn encode(byte: u8) -> String {
    match byte {
        b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'.' | b'-' | b'_' => char::from(byte).to_string(),
        _ => format!("%{byte:02X}"),
    }
}
