use super::resume_limit;
use super::wire::ResumeRecord;
use crate::error::{ApiError, ApiResult, Code, plan_limit};
use crate::extract::file::{FileField, ReceivedFile};
use crate::refusals::{Forbidden, Limited};
use crate::security::rules;
use crate::session::Caller;
use crate::state::App;
use crate::wire::Data;
use axum::Json;
use axum::extract::multipart::MultipartRejection;
use axum::extract::{Multipart, State};
use axum::http::StatusCode;
use sha2::{Digest, Sha256};
use tracing::Instrument;
use utoipa::ToSchema;
use uuid::Uuid;
use vitae_extract::detect;
use vitae_model::document::Format;
use vitae_model::limits::{MAX_UNCONFIRMED_BYTES, MAX_UNCONFIRMED_UPLOADS, MAX_UPLOAD_BYTES};
use vitae_model::resume_name::file_name;
use vitae_model::visible::visible;
use vitae_reader::ReadError;
use vitae_store::{NewUpload, ResumeRow, StoreError, UnconfirmedLimit};

/// How much of a body is taken off the line at all. What is over [`MAX_UPLOAD_BYTES`] is thrown away as it comes: a
/// browser that is still sending when the connection closes would never see the refusal.
pub const MAX_BODY_BYTES: usize = 32 * 1024 * 1024;

/// Longest stored file name, in characters.
const MAX_NAME_CHARS: usize = 200;

#[derive(ToSchema)]
#[allow(dead_code, reason = "describes the multipart body")]
struct UploadForm {
    #[schema(format = Binary)]
    resume: String,
}

/// Takes a resume file: PDF, DOC or DOCX by content, up to 5 MB. Nothing is read from it yet.
#[utoipa::path(post, path = "/api/resume/upload", tag = "resume", security(("bearer" = [])),
    request_body(content = UploadForm, content_type = "multipart/form-data"),
    responses((status = 201, body = Data<ResumeRecord>), Forbidden, Limited))]
pub(super) async fn upload(
    State(app): State<App>,
    caller: Caller,
    form: Result<Multipart, MultipartRejection>,
) -> ApiResult<(StatusCode, Json<Data<ResumeRecord>>)> {
    limit_uploads(&app, &caller)?;
    refuse_over_plan(&app, &caller).await?;
    let received = FILE.receive(form).await?;
    let upload = ReceivedFile { name: display_name(&received.name), ..received };
    let format = format_of(&upload)?;
    let row = store_apart(&app, &caller, upload, format).await?;
    Ok((StatusCode::CREATED, Json(Data { data: row.into() })))
}

pub(super) fn limit_uploads(app: &App, caller: &Caller) -> ApiResult<()> {
    app.count(&rules::UPLOADS, caller.user.id)
}

/// The limit is checked here so that nobody reviews in vain, and again inside the save's transaction (PRI-17).
pub(super) async fn refuse_over_plan(app: &App, caller: &Caller) -> ApiResult<()> {
    let Some(limit) = resume_limit(app, caller) else { return Ok(()) };
    let kept = app.store.resumes(caller.user.id).confirmed_count().await?;
    if kept >= u64::from(limit) { Err(plan_limit(limit)) } else { Ok(()) }
}

/// The file of the form.
const FILE: FileField =
    FileField { name: "resume", max_bytes: MAX_UPLOAD_BYTES, too_large: "File size must be less than 5MB" };

/// The type by content (UPL-03). A name that says something else is refused too: one of the two is not what the user means.
/// What is plainly a Word file but damaged or encrypted is told so here already.
pub(super) fn format_of(upload: &ReceivedFile) -> ApiResult<Format> {
    let format = detect(&upload.bytes)
        .map_err(|error| ReadError::Refused { code: error.code().to_owned(), message: error.to_string() })?;
    if name_fits(&upload.name, format) { Ok(format) } else { Err(unsupported()) }
}

fn unsupported() -> ApiError {
    ApiError::new(Code::UnsupportedType, "Please upload a PDF or Word document")
}

/// Word's two formats go by each other's ending often enough, and Word opens both.
fn name_fits(name: &str, format: Format) -> bool {
    let ending = name.rsplit_once('.').map(|(_, ending)| ending.to_ascii_lowercase());
    match ending.as_deref() {
        Some("pdf") => format == Format::Pdf,
        Some("doc" | "docx") => matches!(format, Format::Doc | Format::Docx),
        _ => false,
    }
}

/// Stores in a task of its own: a client that leaves while its file is being stored leaves both blob and row, or none.
async fn store_apart(app: &App, caller: &Caller, upload: ReceivedFile, format: Format) -> ApiResult<ResumeRow> {
    let storing = store(app.clone(), caller.user.id, upload, format).in_current_span();
    app.background.spawn(storing).await.map_err(ApiError::internal)?
}

/// Blob first, then row: a row never points to nothing.
pub(super) async fn store(app: App, owner: Uuid, upload: ReceivedFile, format: Format) -> ApiResult<ResumeRow> {
    app.admit_bytes(owner, upload.bytes.len()).await?;
    let id = app.entropy.id();
    let blob_key = format!("resumes/{owner}/{id}");
    if let Err(error) = app.files.put(&blob_key, upload.bytes.clone()).await {
        // What failed may have been only the answer.
        delete_blob(&app, &blob_key).await;
        return Err(error.into());
    }
    let new = NewUpload {
        id,
        name: &file_name(&upload.name),
        original_name: &upload.name,
        mime: format.mime(),
        size: upload.bytes.len() as i64,
        blob_key: &blob_key,
        sha256: Sha256::digest(&upload.bytes).into(),
        now: app.entropy.now(),
        limit: unconfirmed_limit(),
    };
    match app.store.resumes(owner).add_upload(new).await {
        Ok(row) => Ok(row),
        Err(error) => without_row(&app, owner, id, &blob_key, error).await,
    }
}

/// Whatever nobody reviews is swept after a day; until then one account holds no more than this.
fn unconfirmed_limit() -> UnconfirmedLimit {
    UnconfirmedLimit { bytes: MAX_UNCONFIRMED_BYTES as i64, uploads: i64::from(MAX_UNCONFIRMED_UPLOADS) }
}

/// After a failed insert the row decides: a commit whose answer was lost is a success, and the blob of no row goes. While
/// the database cannot say, the blob stays for the sweep.
pub(super) async fn without_row(
    app: &App,
    owner: Uuid,
    id: Uuid,
    blob_key: &str,
    error: StoreError,
) -> ApiResult<ResumeRow> {
    match app.store.resumes(owner).get(id).await {
        Ok(Some(row)) => return Ok(row),
        Ok(None) => delete_blob(app, blob_key).await,
        Err(unknown) => tracing::warn!(error = %unknown, "a blob whose row is unknown stays until the sweep"),
    }
    Err(error.into())
}

pub(super) async fn delete_blob(app: &App, blob_key: &str) {
    if let Err(error) = app.files.delete(blob_key).await {
        tracing::warn!(%error, "an orphaned blob stays until the sweep");
    }
}

/// The file's own name without folders and hidden characters; never empty.
pub fn display_name(given: &str) -> String {
    let name = given.rsplit(['/', '\\']).next().unwrap_or_default();
    let name: String = visible(name).chars().take(MAX_NAME_CHARS).collect();
    let name = name.trim();
    if name.is_empty() { "resume".into() } else { name.into() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_cleaned() {
        let cases = [
            ("cv.pdf", "cv.pdf", "cv"),
            ("C:\\Users\\me\\cv.final.pdf", "cv.final.pdf", "cv.final"),
            ("../../etc/passwd", "passwd", "passwd"),
            ("a\u{202e}fdp.exe", "afdp.exe", "afdp"),
            ("c\u{2060}v\u{e0041}.pdf", "cv.pdf", "cv"),
            ("", "resume", "resume"),
            (".pdf", ".pdf", ".pdf"),
        ];
        for (given, name, short) in cases {
            assert_eq!(display_name(given), name);
            assert_eq!(file_name(&display_name(given)), short);
        }
    }
}
