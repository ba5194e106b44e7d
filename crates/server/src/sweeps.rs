//! Work in the background, leased so that one of several servers does it.

use crate::account::delete_scheduled_accounts;
use crate::backup;
use crate::error::{ApiError, ApiResult};
use crate::memory::Memory;
use crate::portfolio::remove_waiting_sites;
use crate::resumes::FAILED_READS;
use crate::security::origins::REMEMBERED;
use crate::site::{OUTBOX_KEPT, mail_waiting_messages};
use crate::state::App;
use crate::trash::TRASH_KEPT;
use futures::StreamExt;
use std::time::Duration;
use tokio_util::sync::CancellationToken;
use uuid::Uuid;
use vitae_store::Timestamp;

/// Unconfirmed uploads live so long (`docs/decisions/specification.md`).
const UNCONFIRMED: Duration = Duration::from_secs(24 * 60 * 60);

/// How often the sweeps run.
const EVERY: Duration = Duration::from_secs(10 * 60);

/// A sweep that takes longer than this may be taken over by another server.
const LEASE: Duration = Duration::from_secs(5 * 60);

/// How often blobs without a row are looked for: listing a large bucket takes its time.
const ORPHANS_EVERY: Duration = Duration::from_secs(24 * 60 * 60);

/// Blobs compared with the rows in one transaction.
const ORPHAN_BATCH: usize = 200;

/// A file of an interrupted write is left alone for so long: a write takes minutes at most.
const UNFINISHED: Duration = Duration::from_secs(60 * 60);

/// The set-up of a second factor takes minutes; a secret that no code confirmed is not kept for longer.
const UNFINISHED_SETUP: Duration = Duration::from_secs(60 * 60);

/// Blobs that are looked up in one go.
const BATCH: u32 = 100;

/// A blob that could not be removed is tried again after this.
const RETRY: Duration = Duration::from_secs(15 * 60);

/// Whoever asks once often asks again within this time; after it, what was kept ready for that is released.
const KEPT_READY: Duration = Duration::from_secs(30);

/// How often idle memory is looked for.
const RELEASE_EVERY: Duration = Duration::from_secs(10);

/// How often counters are added up in the database: what a server that is killed forgets at most.
const SHARE_EVERY: Duration = Duration::from_secs(2);

/// Adds up counters in the database until the server stops, and once more then.
pub async fn share_counts(app: App, stop: CancellationToken) {
    loop {
        let stopping = tokio::select! {
            () = tokio::time::sleep(SHARE_EVERY) => false,
            () = stop.cancelled() => true,
        };
        if let Err(error) = app.limiter.share(&app.store, app.entropy.now()).await {
            tracing::warn!(%error, "counters were not shared; the next time follows");
        }
        if stopping {
            return;
        }
    }
}

/// Ends typesetting workers that nobody has used for a while, frees the working memory of password hashing, and gives the
/// system back what nobody uses, whatever needed it; runs until the server stops.
pub async fn release_idle_memory(app: App, stop: CancellationToken) {
    let mut hashes = Activity::default();
    let mut memory = Memory::default();
    loop {
        tokio::select! {
            () = tokio::time::sleep(RELEASE_EVERY) => {}
            () = stop.cancelled() => return,
        }
        app.renderer.end_idle(KEPT_READY);
        if hashes.has_ended(app.passwords.started()) {
            app.passwords.forget();
        }
        memory.give_back_when_due().await;
    }
}

/// Watches a counter for the moment when it stops.
#[derive(Default)]
struct Activity {
    seen: u64,
    reported: u64,
}

impl Activity {
    /// Whether the counter has just stopped: true once for every stop.
    fn has_ended(&mut self, count: u64) -> bool {
        let ended = count == self.seen && count != self.reported;
        if ended {
            self.reported = count;
        }
        self.seen = count;
        ended
    }
}

/// Runs until the server stops.
pub async fn run(app: App, stop: CancellationToken) {
    let holder = app.entropy.id();
    mail_waiting_messages(&app).await;
    loop {
        log_failure(when_due(&app, holder, "sweep", EVERY / 2, sweep(&app)).await);
        log_failure(when_due(&app, holder, "timed backup", app.config.backup.every, backup::run_when_due(&app)).await);
        log_failure(when_due(&app, holder, "orphans", ORPHANS_EVERY, sweep_orphans(&app)).await);
        tokio::select! {
            () = tokio::time::sleep(EVERY) => {}
            () = stop.cancelled() => return,
        }
    }
}

fn log_failure(outcome: ApiResult<()>) {
    if let Err(error) = outcome {
        tracing::warn!(%error, "a sweep failed; the next one follows");
    }
}

/// Does recurring work when it is due and no other server is doing it.
pub async fn when_due(
    app: &App,
    holder: Uuid,
    kind: &str,
    every: Duration,
    work: impl Future<Output = ApiResult<()>>,
) -> ApiResult<()> {
    let now = app.entropy.now();
    let tasks = app.store.tasks();
    tasks.correct(kind, now, now.plus(every + LEASE)).await?;
    if tasks.claim(kind, now, now.plus(LEASE), holder).await? {
        work.await?;
        tasks.finish(kind, holder, app.entropy.now().plus(every)).await?;
    }
    Ok(())
}

/// Removes what nobody needs any more: accounts that were given up, abandoned uploads, old links, ended sessions, old counters, orphaned blobs.
pub async fn sweep(app: &App) -> ApiResult<()> {
    let now = app.entropy.now();
    let uploads = app.store.abandoned_uploads().sweep(now.minus(UNCONFIRMED), now).await?;
    let sessions = app.store.sessions().sweep(now).await?;
    delete_scheduled_accounts(app).await?;
    app.store.trash_sweep().sweep(now.minus(TRASH_KEPT), now).await?;
    app.store.account_links().sweep(now).await?;
    app.store.invitations().sweep(now).await?;
    app.store.sweep_second_factors(now.minus(UNFINISHED_SETUP)).await?;
    app.store.oauth_states().sweep(now).await?;
    app.store.passkeys().sweep(now).await?;
    app.store.sign_in_origins().sweep(now.minus(REMEMBERED)).await?;
    app.store.rate_limits().sweep(now).await?;
    app.store.failed_reads().sweep(now.minus(FAILED_READS)).await?;
    empty_blob_outbox(app).await;
    mail_waiting_messages(app).await;
    app.mailer.sweep(time::OffsetDateTime::from(now.minus(OUTBOX_KEPT)).into()).await.map_err(ApiError::internal)?;
    remove_waiting_sites(app).await?;
    tracing::debug!(uploads, sessions, "swept");
    Ok(())
}

/// Removes blobs that no row refers to, and unfinished ones: left when a server stopped while it stored a file.
pub async fn sweep_orphans(app: &App) -> ApiResult<()> {
    let now = app.entropy.now();
    let settled = now.minus(UNCONFIRMED);
    let mut listed = app.files.list();
    let mut keys = Vec::new();
    while let Some(blob) = listed.next().await {
        let blob = blob?;
        if Timestamp::from(blob.modified) < settled {
            keys.push(blob.key);
        }
        if keys.len() == ORPHAN_BATCH {
            app.store.blob_outbox().add_orphans(&std::mem::take(&mut keys), now).await?;
        }
    }
    app.store.blob_outbox().add_orphans(&keys, now).await?;
    empty_blob_outbox(app).await;
    let stale = time::OffsetDateTime::from(now.minus(UNFINISHED)).into();
    let unfinished = app.files.sweep_interrupted(stale).await?;
    tracing::debug!(unfinished, "swept files");
    Ok(())
}

/// Removes the blobs whose rows are gone. A failure is only logged: the order to remove them stays.
pub async fn empty_blob_outbox(app: &App) {
    if let Err(error) = try_empty_blob_outbox(app).await {
        tracing::warn!(%error, "blobs wait for the next sweep");
    }
}

async fn try_empty_blob_outbox(app: &App) -> ApiResult<()> {
    let outbox = app.store.blob_outbox();
    loop {
        let now = app.entropy.now();
        let due = outbox.due(now, BATCH).await?;
        let mut has_failed = false;
        for entry in &due {
            match app.files.delete(&entry.blob_key).await {
                Ok(()) => outbox.done(&entry.blob_key).await?,
                Err(error) => {
                    tracing::warn!(%error, "a blob could not be removed");
                    has_failed = true;
                    outbox.failed(&entry.blob_key, now.plus(RETRY)).await?;
                }
            }
        }
        if has_failed || due.len() < BATCH as usize {
            return Ok(());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_end_is_reported_once() {
        let mut activity = Activity::default();
        let ended: Vec<bool> = [0, 3, 5, 5, 5, 6, 6].into_iter().map(|count| activity.has_ended(count)).collect();
        assert_eq!(ended, [false, false, false, true, false, false, true]);
    }
}
