use super::super::kept::{Import, change_linkedin};
use super::super::wire::LinkedInProfile;
use crate::error::{ApiError, ApiResult, Code};
use crate::extract::file::{FileField, ReceivedFile};
use crate::refusals::{Forbidden, Limited};
use crate::resumes::display_name;
use crate::security::rules;
use crate::session::LinkedInCaller;
use crate::state::App;
use crate::wire::Success;
use axum::Json;
use axum::extract::multipart::MultipartRejection;
use axum::extract::{Multipart, State};
use utoipa::ToSchema;
use uuid::Uuid;
use vitae_model::limits::MAX_UPLOAD_BYTES;
use vitae_profiles::linkedin::export::{self, ArchiveError, MAX_ARCHIVE_BYTES};
use vitae_profiles::linkedin::pdf;

/// Largest body: the largest archive, and what multipart adds.
pub(in crate::profiles) const MAX_BODY_BYTES: usize = 32 * 1024 * 1024;

#[derive(ToSchema)]
#[allow(dead_code, reason = "describes the multipart body")]
struct ImportForm {
    #[schema(format = Binary)]
    file: String,
}

/// What a file is, by its content.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Zip,
    Pdf,
}

/// Takes the ZIP file of a member's data, or the profile saved as PDF, in place of one that was taken before.
#[utoipa::path(post, path = "/api/linkedin/import", operation_id = "import_linkedin", tag = "profiles", security(("bearer" = [])),
    request_body(content = ImportForm, content_type = "multipart/form-data"),
    responses((status = 200, body = Success<LinkedInProfile>), Forbidden, Limited))]
pub(in crate::profiles) async fn import(
    State(app): State<App>,
    LinkedInCaller(caller): LinkedInCaller,
    form: Result<Multipart, MultipartRejection>,
) -> ApiResult<Json<Success<LinkedInProfile>>> {
    let owner = caller.user.id;
    app.count(&rules::PROFILE_IMPORTS, owner)?;
    app.admit_bytes(owner, 0).await?;
    let received = FILE.receive(form).await?;
    let upload = ReceivedFile { name: display_name(&received.name), ..received };
    let kind = kind_of(&upload.bytes)?;
    let import = match kind {
        Kind::Zip => from_archive(&app, owner, upload).await?,
        Kind::Pdf => from_pdf(&app, owner, upload).await?,
    };
    import.check_size()?;
    app.admit_bytes(owner, import.profile.resume.text_bytes()).await?;
    let kept = change_linkedin(&app, owner, |kept| match kind {
        Kind::Zip => kept.data.zip = Some(import),
        Kind::Pdf => kept.data.pdf = Some(import),
    });
    Ok(Json(Success::new(LinkedInProfile::new(&app, Some(kept.await?)))))
}

fn kind_of(bytes: &[u8]) -> ApiResult<Kind> {
    let start = &bytes[..bytes.len().min(1024)];
    if start.starts_with(b"PK\x03\x04") || start.starts_with(b"PK\x05\x06") {
        return Ok(Kind::Zip);
    }
    if start.windows(5).any(|window| window == b"%PDF-") {
        return if bytes.len() <= MAX_UPLOAD_BYTES { Ok(Kind::Pdf) } else { Err(FILE.refuse_size()) };
    }
    let sentence = "This is neither a PDF nor a ZIP file. Choose the file LinkedIn saved.";
    Err(ApiError::new(Code::UnsupportedType, sentence))
}

async fn from_archive(app: &App, owner: Uuid, upload: ReceivedFile) -> ApiResult<Import> {
    let permit = app.admit_reading(owner).await?;
    let bytes = upload.bytes;
    let reading = tokio::task::spawn_blocking(move || export::read(&bytes));
    let export = reading.await.map_err(ApiError::internal)?.map_err(refused)?;
    drop(permit);
    Ok(Import { notes: export.notes, profile: export.profile, ..named(app, upload.name) })
}

fn refused(error: ArchiveError) -> ApiError {
    let code = match error {
        ArchiveError::Damaged => Code::ArchiveDamaged,
        ArchiveError::Unsafe(_) => Code::ArchiveUnsafe,
        ArchiveError::NothingKnown => Code::ArchiveEmpty,
    };
    ApiError::new(code, error.to_string())
}

async fn from_pdf(app: &App, owner: Uuid, upload: ReceivedFile) -> ApiResult<Import> {
    let permit = app.admit_reading(owner).await?;
    let read = app.reader.read(upload.bytes).await?;
    drop(permit);
    if !pdf::is_profile(&read.document) {
        let sentence = "This PDF is not a LinkedIn profile. Open your profile at LinkedIn, choose Resources, Save to PDF, and upload that file.";
        return Err(ApiError::new(Code::NotLinkedin, sentence));
    }
    let notes = vec![
        "LinkedIn prints only three of your skills into this file. The ZIP file of your data has all of them."
            .to_owned(),
    ];
    let profile = pdf::profile(&read.document, read.parsed.resume);
    Ok(Import { notes, profile, ..named(app, upload.name) })
}

fn named(app: &App, file_name: String) -> Import {
    Import { file_name, imported_at: app.entropy.now().to_string(), ..Import::default() }
}

/// The file of the form.
const FILE: FileField = FileField {
    name: "file",
    max_bytes: MAX_ARCHIVE_BYTES,
    too_large: "The ZIP file must be smaller than 20 MB, a PDF smaller than 5 MB.",
};
