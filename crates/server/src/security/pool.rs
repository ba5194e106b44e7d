//! A bounded pool for work that occupies a core.

use crate::error::{ApiError, ApiResult};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// Runs blocking work, so many at a time; who would wait too long is told to come back.
#[derive(Clone)]
pub struct Pool {
    places: Arc<Semaphore>,
    patience: Duration,
    served: Arc<AtomicU64>,
}

impl Pool {
    /// A pool of so many places; waiting longer than `patience` for one answers 503.
    pub fn new(places: usize, patience: Duration) -> Self {
        Self { places: Arc::new(Semaphore::new(places)), patience, served: Arc::default() }
    }

    /// Runs `work` on a blocking thread. The place is held until the work is done, even when the caller has gone.
    pub async fn run<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> ApiResult<T> {
        let place = self.place().await?;
        self.served.fetch_add(1, Ordering::Relaxed);
        let running = tokio::task::spawn_blocking(move || {
            let _place = place;
            work()
        });
        running.await.map_err(ApiError::internal)
    }

    /// Number of pieces of work that got a place so far.
    pub fn served(&self) -> u64 {
        self.served.load(Ordering::Relaxed)
    }

    async fn place(&self) -> ApiResult<OwnedSemaphorePermit> {
        let waiting = Arc::clone(&self.places).acquire_owned();
        match tokio::time::timeout(self.patience, waiting).await {
            Ok(Ok(place)) => Ok(place),
            _ => Err(ApiError::busy()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_full_pool_says_so() {
        let pool = Pool::new(1, Duration::from_millis(20));
        let (release, wait) = std::sync::mpsc::channel::<()>();
        let first = tokio::spawn({
            let pool = pool.clone();
            async move { pool.run(move || wait.recv().is_ok()).await }
        });
        while pool.places.available_permits() > 0 {
            tokio::task::yield_now().await;
        }
        assert!(pool.run(|| ()).await.is_err());
        release.send(()).unwrap();
        assert!(first.await.unwrap().unwrap());
        assert!(pool.run(|| ()).await.is_ok());
    }
}
