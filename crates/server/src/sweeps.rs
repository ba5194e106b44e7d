//! Work in the background, leased so that one of several servers does it.

use crate::error::ApiResult;
use crate::state::App;
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

/// Blobs removed in one go.
const BATCH: u32 = 100;

/// A blob that could not be removed is tried again after this.
const RETRY: Duration = Duration::from_secs(15 * 60);

/// Whoever asks once often asks again within this time; after it, working memory that was kept for that is given back.
const REST: Duration = Duration::from_secs(20);

/// Gives working memory of the typesetter and of password hashing back whenever nobody has asked for a while; runs until
/// the server stops.
pub async fn rest(app: App, stop: CancellationToken) {
    let (mut renders, mut hashes) = (Quiet::default(), Quiet::default());
    loop {
        tokio::select! {
            () = tokio::time::sleep(REST) => {}
            () = stop.cancelled() => return,
        }
        if renders.begins(app.renders.served()) {
            _ = tokio::task::spawn_blocking(vitae_typeset::forget).await;
        }
        if hashes.begins(app.passwords.served()) {
            app.passwords.forget();
        }
    }
}

/// Watches a counter for the moment when it stops.
#[derive(Default)]
struct Quiet {
    seen: u64,
    told: u64,
}

impl Quiet {
    /// Whether the counter has just stopped: true once for every stop.
    fn begins(&mut self, count: u64) -> bool {
        let quiet = count == self.seen && count != self.told;
        if quiet {
            self.told = count;
        }
        self.seen = count;
        quiet
    }
}

/// Runs until the server stops.
pub async fn run(app: App, stop: CancellationToken) {
    let holder = app.entropy.id();
    loop {
        log_failure(when_due(&app, holder, "sweep", EVERY / 2, sweep(&app)).await);
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
async fn when_due(
    app: &App,
    holder: Uuid,
    kind: &str,
    every: Duration,
    work: impl Future<Output = ApiResult<()>>,
) -> ApiResult<()> {
    let now = app.entropy.now();
    let tasks = app.store.tasks();
    if tasks.claim(kind, now, now.plus(LEASE), holder).await? {
        work.await?;
        tasks.finish(kind, holder, app.entropy.now().plus(every)).await?;
    }
    Ok(())
}

/// Removes what nobody needs any more: abandoned uploads, ended sessions, old counters, orphaned blobs.
pub async fn sweep(app: &App) -> ApiResult<()> {
    let now = app.entropy.now();
    let uploads = app.store.abandoned_uploads().sweep(now.minus(UNCONFIRMED), now).await?;
    let sessions = app.store.sessions().sweep(now).await?;
    app.store.rate_limits().sweep(now).await?;
    empty_blob_outbox(app).await;
    tracing::debug!(uploads, sessions, "swept");
    Ok(())
}

/// Removes blobs that no row refers to: left when a server stopped between storing a file and its row.
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
    let now = app.entropy.now();
    for entry in outbox.due(now, BATCH).await? {
        match app.files.delete(&entry.blob_key).await {
            Ok(()) => outbox.done(&entry.blob_key).await?,
            Err(error) => {
                tracing::warn!(%error, "a blob could not be removed");
                outbox.failed(&entry.blob_key, now.plus(RETRY)).await?;
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stop_is_told_once() {
        let mut quiet = Quiet::default();
        let told: Vec<bool> = [0, 3, 5, 5, 5, 6, 6].into_iter().map(|count| quiet.begins(count)).collect();
        assert_eq!(told, [false, false, false, true, false, false, true]);
    }
}
