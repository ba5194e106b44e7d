//! The index of the board and how it follows the database.

use super::posting;
use crate::error::{ApiError, ApiResult};
use crate::state::App;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Mutex;
use tokio_util::sync::CancellationToken;
use uuid::Uuid;
use vitae_search::{Change, IndexedJob, JobIndex};
use vitae_store::JobChange;

/// How often the index looks for changes made by others: other instances, and imports by the command line.
const LOOK_EVERY: Duration = Duration::from_secs(1);

/// Changes taken over in one go.
const BATCH: u32 = 5_000;

/// How long whoever changed a job waits for the index to hold it. A rebuild takes longer; it goes on behind the answer.
const PATIENCE: Duration = Duration::from_secs(2);

/// The index, and the right to write to it. Cheap to clone.
#[derive(Clone)]
pub struct Board {
    index: Arc<dyn JobIndex>,
    writing: Arc<Mutex<()>>,
}

impl Board {
    /// A board over an index, which is a cache of the database: what it lacks it takes from there.
    pub fn new(index: Arc<dyn JobIndex>) -> Self {
        Self { index, writing: Arc::default() }
    }

    /// Asks the index on a thread that may block, when it is the turn of `key`.
    pub async fn ask<T: Send + 'static>(
        &self,
        app: &App,
        key: Uuid,
        question: impl FnOnce(&dyn JobIndex) -> Result<T, vitae_search::SearchError> + Send + 'static,
    ) -> ApiResult<T> {
        let index = Arc::clone(&self.index);
        app.work.searching.run(&key.to_string(), move || question(&*index)).await?.map_err(ApiError::internal)
    }

    /// Takes over every change the index does not hold yet, one batch after the other.
    async fn catch_up(&self, app: &App) -> ApiResult<()> {
        let _writing = self.writing.lock().await;
        self.forget_another_database(app).await?;
        loop {
            let held = i64::try_from(self.index.revision()).unwrap_or(i64::MAX);
            let changes = app.store.jobs().changes_since(held, BATCH).await?;
            if changes.is_empty() {
                return Ok(());
            }
            self.apply(changes).await?;
        }
    }

    /// An index ahead of the database belongs to another one, or to the time before a backup was restored.
    async fn forget_another_database(&self, app: &App) -> ApiResult<()> {
        let last = app.store.jobs().revision().await?;
        if self.index.revision() > last.unsigned_abs() {
            tracing::warn!("the job index is ahead of the database; it is built anew");
            let index = Arc::clone(&self.index);
            blocking(move || index.clear()).await?;
        }
        Ok(())
    }

    async fn apply(&self, changes: Vec<JobChange>) -> ApiResult<()> {
        let index = Arc::clone(&self.index);
        blocking(move || {
            let revision = changes.last().map_or(0, |change| change.rev.unsigned_abs());
            let read: Vec<_> = changes.iter().map(read_open).collect();
            let changes: Vec<Change<'_>> = changes
                .iter()
                .zip(&read)
                .map(|(change, posting)| match (posting, &change.job) {
                    (Some(posting), Some(job)) => {
                        let created_at = job.created_at.as_millis();
                        Change::Put(IndexedJob { id: change.id, created_at, posting })
                    }
                    _ => Change::Remove(change.id),
                })
                .collect();
            index.apply(&changes, revision)
        })
        .await
    }
}

/// What an open job says. One that cannot be read is left out of the board, and the log says so.
fn read_open(change: &JobChange) -> Option<vitae_model::JobPosting> {
    let job = change.job.as_ref().filter(|job| job.closed_at.is_none())?;
    posting(job).inspect_err(|error| tracing::error!(id = %job.id, %error, "a job cannot be read")).ok()
}

async fn blocking<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, vitae_search::SearchError> + Send + 'static,
) -> ApiResult<T> {
    let done = tokio::task::spawn_blocking(work).await.map_err(ApiError::internal)?;
    done.map_err(|error| {
        tracing::warn!(?error, "the job index could not be written");
        ApiError::internal(error)
    })
}

/// Brings the index up to a change just made, so that whoever made it finds it. A failure or a long wait is not the
/// caller's: the change is stored, and the index follows.
pub(super) async fn catch_up_soon(app: &App) {
    match tokio::time::timeout(PATIENCE, app.board.catch_up(app)).await {
        Ok(Ok(())) => {}
        Ok(Err(error)) => tracing::warn!(%error, "the job index could not follow; it tries again"),
        Err(_) => tracing::info!("the job index is being built; the change follows"),
    }
}

/// Keeps the index up with the database; runs until the server stops.
pub async fn follow(app: App, stop: CancellationToken) {
    loop {
        tokio::select! {
            outcome = app.board.catch_up(&app) => {
                if let Err(error) = outcome {
                    tracing::warn!(%error, "the job index could not follow; it tries again");
                }
            }
            () = stop.cancelled() => return,
        }
        tokio::select! {
            () = tokio::time::sleep(LOOK_EVERY) => {}
            () = stop.cancelled() => return,
        }
    }
}
