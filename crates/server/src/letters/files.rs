use super::Asker;
use super::kept::checked;
use crate::error::ApiResult;
use crate::extract::Body as Json;
use crate::extract::client::Client;
use crate::refusals::Limited;
use crate::resumes::content_disposition;
use crate::security::signing::Disposition;
use crate::session::Caller;
use crate::state::App;
use crate::wire::Binary;
use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use utoipa::ToSchema;
use vitae_renderer::Job;

/// A letter to be made a file of.
#[derive(Deserialize, ToSchema)]
pub(super) struct LetterText {
    /// The letter; empty lines divide paragraphs.
    letter: String,
}

/// A letter as a PDF.
#[utoipa::path(post, path = "/api/cover-letter/pdf", operation_id = "letter_pdf", tag = "letters", security((), ("bearer" = [])),
    request_body = LetterText, responses((status = 200, content((Binary = "application/pdf"))), Limited))]
pub(super) async fn pdf(
    State(app): State<App>,
    caller: Option<Caller>,
    client: Client,
    Json(LetterText { letter }): Json<LetterText>,
) -> ApiResult<Response> {
    let text = checked(&letter)?.to_owned();
    let asker = Asker::new(caller.as_ref(), &client);
    asker.count(&app)?;
    let permit = app.admit_letter(&asker.key).await?;
    let rendered = app.renderer.run(&Job::Letter { text }).await?;
    drop(permit);
    file(rendered.file, "application/pdf", "cover-letter.pdf")
}

/// A letter as a Word file.
#[utoipa::path(post, path = "/api/cover-letter/doc", operation_id = "letter_doc", tag = "letters", security((), ("bearer" = [])),
    request_body = LetterText, responses((status = 200, content((Binary = "application/msword"))), Limited))]
pub(super) async fn doc(
    State(app): State<App>,
    caller: Option<Caller>,
    client: Client,
    Json(LetterText { letter }): Json<LetterText>,
) -> ApiResult<Response> {
    let text = checked(&letter)?;
    Asker::new(caller.as_ref(), &client).count(&app)?;
    let file_bytes = vitae_typeset::letter_doc(text)?;
    file(file_bytes, "application/msword", "cover-letter.doc")
}

fn file(bytes: impl Into<Body>, mime: &'static str, name: &str) -> ApiResult<Response> {
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static(mime)),
        (header::CONTENT_DISPOSITION, content_disposition(Disposition::Attachment, name)?),
    ];
    Ok((headers, bytes.into()).into_response())
}
