//! Blocking work, queued fairly.

use super::{FairQueue, Load, QueueLimits};
use crate::error::{ApiError, ApiResult};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// Runs work that occupies a core on blocking threads, so many at a time. Cheap to clone.
#[derive(Clone)]
pub struct Pool {
    queue: FairQueue,
    started: Arc<AtomicU64>,
}

impl Pool {
    /// A pool in which nothing runs.
    pub fn new(limits: QueueLimits) -> Self {
        Self { queue: FairQueue::new(limits), started: Arc::default() }
    }

    /// Runs `work` on a blocking thread when it is the turn of `key`. The permit is held until the work is done, even when
    /// the caller has gone: a thread cannot be stopped.
    pub async fn run<T: Send + 'static>(&self, key: &str, work: impl FnOnce() -> T + Send + 'static) -> ApiResult<T> {
        let permit = self.queue.acquire(key).await?;
        self.started.fetch_add(1, Ordering::Relaxed);
        let running = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            work()
        });
        running.await.map_err(ApiError::internal)
    }

    /// How busy the pool is.
    pub fn load(&self) -> Load {
        self.queue.load()
    }

    /// Number of pieces of work that were started so far.
    pub fn started(&self) -> u64 {
        self.started.load(Ordering::Relaxed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[tokio::test]
    async fn a_full_pool_says_so_and_a_caller_that_left_still_holds_its_permit() {
        let timeout = Duration::from_millis(20);
        let pool = Pool::new(QueueLimits { permits: 1, per_key: 1, waiting_per_key: 2, waiting: 2, timeout });
        let (release, wait) = std::sync::mpsc::channel::<()>();
        let first = tokio::spawn({
            let pool = pool.clone();
            async move { pool.run("ada", move || wait.recv().is_ok()).await }
        });
        while pool.started() == 0 {
            tokio::task::yield_now().await;
        }
        first.abort();
        assert!(first.await.unwrap_err().is_cancelled());
        assert!(pool.run("bob", || ()).await.is_err(), "the work still runs");
        release.send(()).unwrap();
        let freed = async { while pool.run("bob", || ()).await.is_err() {} };
        tokio::time::timeout(Duration::from_secs(20), freed).await.expect("the place is free again");
    }
}
