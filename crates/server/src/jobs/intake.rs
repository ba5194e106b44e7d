//! Jobs from elsewhere, taken over into the database.

use super::digest;
use crate::entropy::Entropy;
use vitae_feeds::{Found, FoundJob};
use vitae_model::stored::JSON_VERSION;
use vitae_store::{ImportedJob, Store, StoreError, Timestamp};

/// Jobs taken over in one transaction: while it runs, nobody else changes a job.
const BATCH: usize = 500;

/// The source of jobs that were made up for trying the board out.
pub const SAMPLES: &str = "sample";

/// What taking over did to the board.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct TakenOver {
    /// Jobs that were not on the board.
    pub added: usize,
    /// Jobs that say something else now, or are open again.
    pub changed: usize,
    /// Jobs that say what they said.
    pub unchanged: usize,
    /// Jobs that the source no longer has.
    pub closed: usize,
}

/// Takes over everything a source holds, and closes what it held before and no longer does. A source without a single
/// job, open or ended, closes nothing: an answer may be empty because something is broken there.
///
/// # Errors
/// Only those of the database; batches before the failure stay.
pub async fn take_over_whole(
    store: &Store,
    entropy: &Entropy,
    source: &str,
    found: Found,
) -> Result<TakenOver, StoreError> {
    let since = entropy.now();
    let is_empty = found.jobs.is_empty() && found.ended == 0;
    let mut taken_over = take_over(store, entropy, source, found.jobs).await?;
    if !is_empty {
        taken_over.closed = store.jobs().close_unseen(source, since, entropy.now()).await?;
    }
    Ok(taken_over)
}

/// Takes jobs over, each under its id there.
///
/// # Errors
/// Only those of the database; batches before the failure stay.
pub async fn take_over(
    store: &Store,
    entropy: &Entropy,
    source: &str,
    jobs: impl IntoIterator<Item = FoundJob>,
) -> Result<TakenOver, StoreError> {
    let mut taken_over = TakenOver::default();
    let mut jobs = jobs.into_iter();
    loop {
        let now = entropy.now();
        let batch: Vec<ImportedJob> = jobs.by_ref().take(BATCH).map(|job| imported(entropy, job, now)).collect();
        if batch.is_empty() {
            return Ok(taken_over);
        }
        let imported = store.jobs().import(source, source == SAMPLES, &batch, now).await?;
        taken_over.added += imported.added;
        taken_over.changed += imported.changed;
        taken_over.unchanged += imported.unchanged;
    }
}

/// A job as the database takes it. One from the future was posted now.
fn imported(entropy: &Entropy, job: FoundJob, now: Timestamp) -> ImportedJob {
    let posting_json = serde_json::to_string(&job.posting).expect("a posting is texts and choices");
    ImportedJob {
        id: entropy.id(),
        source_id: job.source_id,
        digest: digest(&posting_json),
        json_version: JSON_VERSION,
        created_at: job.posted_at.map_or(now, |posted| Timestamp::from_millis(posted).min(now)),
        posting_json,
    }
}
