//! The warm workers, and who gets one.

use crate::process::Worker;
use crate::wire::{Job, frame};
use bytes::Bytes;
use std::ffi::OsString;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::runtime::Handle;
use tokio::sync::Semaphore;
use vitae_typeset::TypesetError;

/// How workers are started, and what a job may cost.
#[derive(Debug, Clone)]
pub struct RendererConfig {
    /// The program that calls [`crate::worker_main`].
    pub program: PathBuf,
    /// Its arguments.
    pub args: Vec<OsString>,
    /// Most jobs at the same time, and most workers that are kept.
    pub workers: usize,
    /// Most time from the start of a job to its answer.
    pub wall: Duration,
    /// Largest file that a job may answer, in bytes.
    pub answer_bytes: usize,
    /// A worker that holds more memory than this after a job, in bytes, is replaced.
    pub resident_bytes: usize,
    /// A worker is replaced after so many jobs.
    pub jobs: u32,
}

impl Default for RendererConfig {
    /// Two workers, 12 seconds (three times a job's processor time: a busy machine is not the resume's fault), 16 MiB of answer, 128 MiB of memory, 500 jobs. The program is to be filled in.
    fn default() -> Self {
        Self {
            program: PathBuf::new(),
            args: Vec::new(),
            workers: 2,
            wall: Duration::from_secs(12),
            answer_bytes: 16 * 1024 * 1024,
            resident_bytes: 128 * 1024 * 1024,
            jobs: 500,
        }
    }
}

/// Why there is no file.
#[derive(Debug, thiserror::Error)]
pub enum RenderError {
    /// The typesetter says why; the sentence is for the résumé's owner.
    #[error(transparent)]
    Refused(#[from] TypesetError),
    /// It took too long by the clock.
    #[error("The server is too busy to typeset this right now. Please try again in a minute.")]
    Timeout,
    /// The worker ended without an answer: out of processor time or memory, an abort in a library, or too large an answer.
    #[error(
        "This resume needs more time or memory than typesetting may use. Remove unusual symbols and stacked accents, shorten the longest texts, and try again."
    )]
    Crashed,
    /// Every worker is at work.
    #[error("too many files are being typeset at the same time")]
    Busy,
    /// A worker could not be started or spoken to.
    #[error("the typesetting process could not be started")]
    Start(#[source] std::io::Error),
}

/// What a job answers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rendered {
    /// The file.
    pub file: Bytes,
    /// Pages of the whole document, of which a picture shows one; nothing for a format without pages.
    pub pages: Option<usize>,
}

/// Hands jobs to warm workers; cheap to clone.
///
/// It has no queue: who comes while every worker is at work is refused. Whoever wants to wait does so before.
#[derive(Clone)]
pub struct Renderer {
    shared: Arc<Shared>,
}

struct Shared {
    config: RendererConfig,
    permits: Semaphore,
    spare: Mutex<Spare>,
}

/// The workers that nobody uses.
#[derive(Default)]
struct Spare {
    /// Ready for a job; the one used last is at the end and the next to be used.
    idle: Vec<Worker>,
    /// Being started to replace a killed one.
    starting: usize,
}

impl Renderer {
    /// A renderer without workers; the first job starts one.
    pub fn new(config: RendererConfig) -> Self {
        Self { shared: Arc::new(Shared { permits: Semaphore::new(config.workers), config, spare: Mutex::default() }) }
    }

    /// Has one job done. When the caller goes away, the worker is killed and replaced.
    ///
    /// # Errors
    /// See [`RenderError`]; the caller's process is never in danger.
    pub async fn run(&self, job: &Job) -> Result<Rendered, RenderError> {
        let _permit = self.shared.permits.try_acquire().map_err(|_| RenderError::Busy)?;
        let request = frame(job, b"").map_err(RenderError::Start)?;
        let answer = tokio::time::timeout(self.shared.config.wall, self.answer(&request));
        answer.await.map_err(|_| RenderError::Timeout)?
    }

    /// Ends the workers that have been idle for so long; the others stay warm.
    pub fn end_idle(&self, quiet: Duration) {
        self.shared.spare().idle.retain(|worker| worker.idle_since.elapsed() < quiet);
    }

    /// Number of workers that wait for a job.
    pub fn idle(&self) -> usize {
        self.shared.spare().idle.len()
    }

    async fn answer(&self, request: &[u8]) -> Result<Rendered, RenderError> {
        let worker = match self.shared.take_idle() {
            Some(worker) => worker,
            None => Worker::start(&self.shared.config).await?,
        };
        let mut running = Running { shared: Arc::clone(&self.shared), worker: Some(worker) };
        let answer = running.run(request).await?;
        running.finish();
        answer
    }
}

impl Shared {
    fn spare(&self) -> MutexGuard<'_, Spare> {
        self.spare.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The idle worker used last. One that was ended from outside meanwhile is forgotten.
    fn take_idle(&self) -> Option<Worker> {
        let mut spare = self.spare();
        std::iter::from_fn(|| spare.idle.pop()).find_map(|mut worker| worker.is_alive().then_some(worker))
    }

    /// Keeps a worker for the next job, unless it has grown or served long enough.
    fn keep(self: &Arc<Self>, worker: Worker) {
        let Self { config, .. } = self.as_ref();
        let grown = worker.resident_bytes().is_some_and(|bytes| bytes > config.resident_bytes);
        if grown || worker.jobs >= config.jobs {
            return self.replace(worker);
        }
        let mut spare = self.spare();
        if spare.idle.len() < config.workers {
            spare.idle.push(worker);
        }
    }

    /// Kills a worker and starts another in the background, so that the next caller does not wait for it.
    fn replace(self: &Arc<Self>, worker: Worker) {
        drop(worker);
        let Ok(runtime) = Handle::try_current() else { return };
        {
            let mut spare = self.spare();
            if spare.idle.len() + spare.starting >= self.config.workers {
                return;
            }
            spare.starting += 1;
        }
        let shared = Arc::clone(self);
        runtime.spawn(async move {
            let started = tokio::time::timeout(shared.config.wall, Worker::start(&shared.config)).await;
            let mut spare = shared.spare();
            spare.starting -= 1;
            spare.idle.extend(started.ok().and_then(Result::ok));
        });
    }
}

/// A worker at work. Unless [`Running::finish`] takes it back it is killed: nobody knows what it is doing.
struct Running {
    shared: Arc<Shared>,
    worker: Option<Worker>,
}

impl Running {
    async fn run(&mut self, request: &[u8]) -> Result<Result<Rendered, RenderError>, RenderError> {
        match &mut self.worker {
            Some(worker) => worker.run(request).await,
            None => Err(RenderError::Crashed),
        }
    }

    fn finish(mut self) {
        if let Some(worker) = self.worker.take() {
            self.shared.keep(worker);
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        if let Some(worker) = self.worker.take() {
            self.shared.replace(worker);
        }
    }
}
