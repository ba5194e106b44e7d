use super::{Archive, FORMAT, INDEX, VERSION};
use crate::error::{ApiError, ApiResult, Code};
use crate::extract::file::refuse_form;
use crate::portfolio::{MAX_PICTURE_BYTES, MAX_PORTFOLIOS};
use crate::refusals::{Forbidden, Limited};
use crate::resumes::ArchivedVersion;
use crate::security::rules;
use crate::session::Caller;
use crate::state::App;
use crate::wire::Data;
use crate::work::Permit;
use crate::{applications, letters, portfolio, resumes};
use axum::Json;
use axum::extract::multipart::MultipartRejection;
use axum::extract::{Multipart, State};
use bytes::Bytes;
use serde::Serialize;
use std::collections::HashMap;
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};
use tokio::io::AsyncWriteExt;
use tracing::Instrument;
use utoipa::ToSchema;
use vitae_model::limits::MAX_UPLOAD_BYTES;
use zip::ZipArchive;

/// Largest body at all; what an account may hold bounds it further.
pub(super) const MAX_ARCHIVE_BYTES: usize = 4_000_000_000;

/// Largest `account.json` and list of versions: as many as an account keeps take less than half.
const MAX_JSON_BYTES: u64 = 16 * 1024 * 1024;

/// Most resumes that an archive may name.
const MAX_RESUMES: usize = 1_000;

/// Most pictures of a portfolio: no form takes as many.
const MAX_PICTURES: usize = 20;

const TOO_LARGE: &str = "This archive is larger than what an account may hold here.";

#[derive(ToSchema)]
#[allow(dead_code, reason = "describes the multipart body")]
struct ArchiveForm {
    #[schema(format = Binary)]
    file: String,
}

/// What came in, and what did not.
#[derive(Default, Serialize, ToSchema)]
pub(super) struct ImportReport {
    imported: ImportCounts,
    skipped: Vec<SkippedPart>,
}

/// How many of each came in.
#[derive(Default, Serialize, ToSchema)]
pub(super) struct ImportCounts {
    resumes: u32,
    letters: u32,
    applications: u32,
    portfolios: u32,
}

/// What did not come in.
#[derive(Serialize, ToSchema)]
pub(super) struct SkippedPart {
    /// `resume`, `letter`, `application` or `portfolio`.
    kind: &'static str,
    title: String,
    /// Why, in a sentence for the user.
    reason: String,
}

impl ImportReport {
    fn note(&mut self, kind: &'static str, title: String, taken: ApiResult<()>) -> ApiResult<()> {
        let count = match kind {
            "resume" => &mut self.imported.resumes,
            "letter" => &mut self.imported.letters,
            "application" => &mut self.imported.applications,
            _ => &mut self.imported.portfolios,
        };
        match taken {
            Ok(()) => *count += 1,
            Err(error) if error.code() == Code::Internal => return Err(error),
            Err(error) => self.skipped.push(SkippedPart { kind, title, reason: error.message().to_owned() }),
        }
        Ok(())
    }
}

/// Takes an archive that any server has exported into the caller's account. Everything gets a new id, and nothing that is
/// there is overwritten. An archive that cannot be read changes nothing.
#[utoipa::path(post, path = "/api/account/import", operation_id = "import_account", tag = "account", security(("bearer" = [])),
    request_body(content = ArchiveForm, content_type = "multipart/form-data"),
    responses((status = 200, body = Data<ImportReport>), Forbidden, Limited))]
pub(super) async fn import(
    State(app): State<App>,
    caller: Caller,
    form: Result<Multipart, MultipartRejection>,
) -> ApiResult<Json<Data<ImportReport>>> {
    app.count(&rules::ARCHIVES, caller.user.id)?;
    app.admit_bytes(caller.user.id, 0).await?;
    // Before anything is received: an account has one archive on this server's disk at most.
    let permit = app.work.importing.acquire(&caller.user.id.to_string()).await?;
    let file = receive(&app, form).await?;
    // In a task of its own: what has begun is finished when the client leaves.
    let taking = take_in(app.clone(), caller, file, permit).in_current_span();
    let data = app.background.spawn(taking).await.map_err(ApiError::internal)??;
    Ok(Json(Data { data }))
}

/// The archive in a file without a name, which goes with its last reader.
async fn receive(app: &App, form: Result<Multipart, MultipartRejection>) -> ApiResult<File> {
    let missing = || ApiError::bad_request("Send the archive as multipart/form-data in the field \"file\".");
    let mut form = form.map_err(|_| missing())?;
    while let Some(mut field) = form.next_field().await.map_err(|error| refuse_form(&error, TOO_LARGE))? {
        if field.name() != Some("file") {
            continue;
        }
        let mut file = tokio::fs::File::from_std(tempfile::tempfile_in(&app.config.data).map_err(stored)?);
        // What an account may hold, and as much again for the copies beside it.
        let mut left = app.config.limits.storage_bytes.saturating_mul(2);
        while let Some(chunk) = field.chunk().await.map_err(|error| refuse_form(&error, TOO_LARGE))? {
            left = left.checked_sub(chunk.len() as u64).ok_or_else(|| ApiError::new(Code::TooLarge, TOO_LARGE))?;
            file.write_all(&chunk).await.map_err(stored)?;
        }
        file.flush().await.map_err(stored)?;
        return Ok(file.into_std().await);
    }
    Err(missing())
}

fn stored(error: io::Error) -> ApiError {
    match error.kind() {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => ApiError::storage_full(),
        _ => ApiError::internal(error),
    }
}

async fn take_in(app: App, caller: Caller, file: File, permit: Permit) -> ApiResult<ImportReport> {
    let (mut reader, archive) = blocking(move || Reader::open(file)).await?;
    let (mut report, owner) = (ImportReport::default(), caller.user.id);
    for resume in archive.resumes {
        let title = resume.title.clone().unwrap_or_else(|| resume.original_name.clone());
        let (versions_file, original_file) = (resume.versions_file(), resume.original_file());
        let read;
        (reader, read) = blocking(move || {
            let versions = reader.versions(&versions_file);
            let read =
                versions.and_then(|versions| Ok((versions, reader.bytes(&original_file, MAX_UPLOAD_BYTES as u64)?)));
            Ok((reader, read))
        })
        .await?;
        let taken = match read {
            Ok((versions, original)) => resumes::import_archived(&app, &caller, resume, versions, original).await,
            Err(fault) => Err(fault.of_a_part()),
        };
        report.note("resume", title, taken)?;
    }
    for letter in archive.letters {
        let title = letter.title.clone();
        report.note("letter", title, letters::import_archived(&app, owner, letter).await)?;
    }
    for application in archive.applications {
        let title = application.title().to_owned();
        report.note("application", title, applications::import_archived(&app, owner, application).await)?;
    }
    for portfolio in archive.portfolios {
        let title = portfolio.title().to_owned();
        let names: Vec<String> = portfolio.files().map(str::to_owned).collect();
        let files;
        (reader, files) = blocking(move || {
            let files = reader.pictures(names, MAX_PICTURE_BYTES as u64);
            Ok((reader, files))
        })
        .await?;
        let taken = match files {
            Ok(files) => portfolio::import_archived(&app, owner, portfolio, files).await,
            Err(fault) => Err(fault.of_a_part()),
        };
        report.note("portfolio", title, taken)?;
    }
    drop(permit);
    Ok(report)
}

/// Reading takes a thread of its own: files are slow and archives are packed.
async fn blocking<T: Send + 'static>(work: impl FnOnce() -> ApiResult<T> + Send + 'static) -> ApiResult<T> {
    tokio::task::spawn_blocking(work).await.map_err(ApiError::internal)?
}

/// An archive that is being read.
struct Reader {
    zip: ZipArchive<File>,
}

/// What is wrong with a file of an archive, as the middle of a sentence.
struct Fault(String);

impl Fault {
    /// The refusal of the whole archive.
    fn of_the_archive(self) -> ApiError {
        let message = format!("This archive is damaged: {}. Nothing was imported.", self.0);
        ApiError::new(Code::ArchiveDamaged, message)
    }

    /// Why one part of it does not come in.
    fn of_a_part(self) -> ApiError {
        ApiError::new(Code::ArchiveDamaged, format!("The archive is damaged: {}.", self.0))
    }
}

impl Reader {
    /// Opens an archive and reads all of its JSON once, so that a damaged one is refused before anything is written.
    fn open(mut file: File) -> ApiResult<(Self, Archive)> {
        file.seek(SeekFrom::Start(0)).map_err(ApiError::internal)?;
        let zip = ZipArchive::new(file).map_err(|_| Fault("it is not a ZIP file".to_owned()).of_the_archive())?;
        let mut reader = Self { zip };
        let index = reader.bytes(INDEX, MAX_JSON_BYTES).map_err(|_| not_ours())?;
        let archive: Archive =
            serde_json::from_slice(&index).map_err(|_| Fault(format!("{INDEX} cannot be read")).of_the_archive())?;
        if archive.format != FORMAT {
            return Err(not_ours());
        }
        if archive.version > VERSION {
            return Err(ApiError::invalid_field("file", "This archive was made by a newer version of Vitae."));
        }
        if archive.resumes.len() > MAX_RESUMES {
            return Err(ApiError::invalid_field("file", "This archive holds more than 1,000 resumes."));
        }
        if archive.portfolios.len() > MAX_PORTFOLIOS as usize {
            let message = format!("This archive holds more than {MAX_PORTFOLIOS} portfolios.");
            return Err(ApiError::invalid_field("file", message));
        }
        for resume in &archive.resumes {
            reader.versions(&resume.versions_file()).map_err(Fault::of_the_archive)?;
        }
        Ok((reader, archive))
    }

    /// All versions of a resume. One resume's are in memory at a time.
    fn versions(&mut self, name: &str) -> Result<Vec<ArchivedVersion>, Fault> {
        let bytes = self.bytes(name, MAX_JSON_BYTES)?;
        serde_json::from_slice(&bytes).map_err(|_| Fault(format!("{name} cannot be read")))
    }

    /// A file of the archive, of at most so many bytes.
    fn bytes(&mut self, name: &str, most: u64) -> Result<Bytes, Fault> {
        let file = self.zip.by_name(name).map_err(|_| Fault(format!("{name} is missing")))?;
        let mut bytes = Vec::new();
        let read = file.take(most + 1).read_to_end(&mut bytes);
        read.map_err(|_| Fault(format!("{name} cannot be unpacked")))?;
        if bytes.len() as u64 > most {
            return Err(Fault(format!("{name} is too large")));
        }
        Ok(bytes.into())
    }

    /// The pictures of a portfolio, by their names.
    fn pictures(&mut self, names: Vec<String>, most: u64) -> Result<HashMap<String, Bytes>, Fault> {
        if names.len() > MAX_PICTURES {
            return Err(Fault("it has too many pictures".to_owned()));
        }
        names.into_iter().map(|name| self.bytes(&name, most).map(|bytes| (name, bytes))).collect()
    }
}

fn not_ours() -> ApiError {
    let message = "This is not an archive that Vitae has exported. Nothing was imported.";
    ApiError::new(Code::ArchiveEmpty, message)
}
