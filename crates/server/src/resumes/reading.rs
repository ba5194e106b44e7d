//! Reading a file: once, in the child process, with what came of it kept.

use super::kept;
use crate::error::{ApiError, ApiResult};
use crate::state::App;
use std::time::Duration;
use uuid::Uuid;
use vitae_model::Details;
use vitae_model::stored::JSON_VERSION;
use vitae_reader::{ReadError, ReadResult};
use vitae_store::{ParseResult, ReadFailure, ResumeRow};

/// A file that the reader gave up is tried again after this.
pub const FAILED_READS: Duration = Duration::from_secs(24 * 60 * 60);

/// Reads a file and keeps what was read in place of the reading before, with what its score needs; or why it can't be
/// read.
pub(super) async fn read_and_keep(app: &App, row: &ResumeRow) -> ApiResult<ReadResult> {
    match read_unless_given_up(app, row).await {
        Ok(read) => keep(app, row, read).await,
        Err(error) => {
            if error.is_refusal() {
                app.store.resumes(row.owner).set_read_error(row.id, &error.to_string()).await?;
            }
            Err(error)
        }
    }
}

async fn keep(app: &App, row: &ResumeRow, read: ReadResult) -> ApiResult<ReadResult> {
    report_faults(row.id, &read.parsed.details);
    let (read, document) = packed(read).await?;
    let details = &read.parsed.details;
    let parse = ParseResult {
        parsed_json: &serde_json::to_string(&read.parsed.resume).map_err(ApiError::internal)?,
        details_json: &serde_json::to_string(details).map_err(ApiError::internal)?,
        json_version: JSON_VERSION,
        document: document.as_deref(),
        reader_version: &details.engine_version,
        now: app.entropy.now(),
    };
    app.store.resumes(row.owner).save_parse(row.id, parse).await?;
    Ok(read)
}

/// Faults of the parser are for its makers to find; what stands in the file is for nobody to log.
fn report_faults(upload: Uuid, details: &Details) {
    for fault in details.warnings.iter().filter(|warning| warning.is_fault()) {
        let (code, section, reader) = (&fault.code, fault.section, &details.engine_version);
        tracing::error!(%upload, code, ?section, reader, "the parser could not read a part of a file");
    }
}

/// Packing a large document takes a core for a moment.
async fn packed(read: ReadResult) -> ApiResult<(ReadResult, Option<Vec<u8>>)> {
    let packing = tokio::task::spawn_blocking(move || {
        let document = kept::pack(&read.document);
        (read, document)
    });
    packing.await.map_err(ApiError::internal)
}

/// Reads a file and keeps nothing of it. One that was given up is not tried again for a day: the same bytes would cost the
/// same seconds again, whoever uploads them.
pub(super) async fn read_unless_given_up(app: &App, row: &ResumeRow) -> ApiResult<ReadResult> {
    let (failed, reader) = (app.store.failed_reads(), app.reader.fingerprint());
    let since = app.entropy.now().minus(FAILED_READS);
    if let Some(failure) = failed.find(row.sha256, &reader, since).await? {
        return Err(error_of(failure).into());
    }
    let _permit = app.admit_reading(row.owner).await?;
    let bytes = app.files.get_bytes(&row.blob_key).await?;
    let read = app.reader.read(bytes).await;
    if let Some(failure) = read.as_ref().err().and_then(failure_of) {
        failed.add(row.sha256, &reader, failure, app.entropy.now()).await?;
    }
    Ok(read?)
}

/// A refusal is quick and needs no memory.
fn failure_of(error: &ReadError) -> Option<ReadFailure> {
    match error {
        ReadError::Timeout => Some(ReadFailure::Timeout),
        ReadError::Crashed => Some(ReadFailure::Crash),
        _ => None,
    }
}

fn error_of(failure: ReadFailure) -> ReadError {
    match failure {
        ReadFailure::Timeout => ReadError::Timeout,
        ReadFailure::Crash => ReadError::Crashed,
    }
}
