use super::Engine;
use crate::error::ApiResult;
use crate::state::App;
use futures::future::{BoxFuture, FutureExt};
use std::time::Duration;
use vitae_reader::{ReadError, ReadResult};
use vitae_store::{ReadFailure, ResumeRow};

/// A file that the reader gave up is tried again after this.
pub const FAILED_READS: Duration = Duration::from_secs(24 * 60 * 60);

/// The parser that is built in, in the child process.
pub(super) struct Embedded;

impl Engine for Embedded {
    fn read<'a>(&'a self, app: &'a App, row: &'a ResumeRow) -> BoxFuture<'a, ApiResult<ReadResult>> {
        read_unless_given_up(app, row).boxed()
    }
}

/// The same for whoever has the account's turn already.
pub(in crate::resumes) struct Admitted;

impl Engine for Admitted {
    fn read<'a>(&'a self, app: &'a App, row: &'a ResumeRow) -> BoxFuture<'a, ApiResult<ReadResult>> {
        async {
            refuse_given_up(app, row).await?;
            read(app, row).await
        }
        .boxed()
    }
}

/// Reads a file and keeps nothing of it. One that was given up is not tried again for a day: the same bytes would cost the
/// same seconds again, whoever uploads them.
pub(in crate::resumes) async fn read_unless_given_up(app: &App, row: &ResumeRow) -> ApiResult<ReadResult> {
    refuse_given_up(app, row).await?;
    let _permit = app.admit_reading(row.owner).await?;
    read(app, row).await
}

async fn refuse_given_up(app: &App, row: &ResumeRow) -> ApiResult<()> {
    let since = app.entropy.now().minus(FAILED_READS);
    match app.store.failed_reads().find(row.sha256, &app.reader.fingerprint(), since).await? {
        Some(failure) => Err(error_of(failure).into()),
        None => Ok(()),
    }
}

async fn read(app: &App, row: &ResumeRow) -> ApiResult<ReadResult> {
    let bytes = app.files.get_bytes(&row.blob_key).await?;
    let read = app.reader.read(bytes).await;
    if let Some(failure) = read.as_ref().err().and_then(failure_of) {
        let fingerprint = app.reader.fingerprint();
        app.store.failed_reads().add(row.sha256, &fingerprint, failure, app.entropy.now()).await?;
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
