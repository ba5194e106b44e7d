//! How many requests may be made.

use futures::future::{BoxFuture, FutureExt};
use std::time::Duration;

/// Counts requests to a service: each attempt is one, also when it fails.
pub trait Budget: Send + Sync {
    /// Counts one request before it is made; when none is left, says how long until there is one.
    fn spend(&self) -> BoxFuture<'_, Result<(), Duration>>;
}

/// As many as anybody wants.
pub struct Unlimited;

impl Budget for Unlimited {
    fn spend(&self) -> BoxFuture<'_, Result<(), Duration>> {
        async { Ok(()) }.boxed()
    }
}
