//! Counts in memory: for what happens too often, and matters too little, for a durable write each time.

use crate::error::{ApiError, ApiResult};
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use uuid::Uuid;
use vitae_store::Timestamp;

/// Counts events of accounts in fixed windows that begin with the first event. Each server counts its own: what is protected
/// is its own processor.
pub struct RateLimiter {
    limit: u32,
    window: Duration,
    counts: Mutex<HashMap<Uuid, Count>>,
}

struct Count {
    events: u32,
    resets_at: Timestamp,
}

/// Accounts counted before ended windows are thrown away.
const SWEEP_ABOVE: usize = 1_000;

impl RateLimiter {
    /// At most `limit` events of an account in each `window`.
    pub fn new(limit: u32, window: Duration) -> Self {
        Self { limit, window, counts: Mutex::default() }
    }

    /// Counts one event; over the limit answers 429 with the time to wait.
    pub fn count(&self, account: Uuid, now: Timestamp) -> ApiResult<()> {
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        if counts.len() > SWEEP_ABOVE {
            counts.retain(|_, count| count.resets_at > now);
        }
        let fresh = || Count { events: 0, resets_at: now.plus(self.window) };
        let count = counts.entry(account).or_insert_with(fresh);
        if count.resets_at <= now {
            *count = fresh();
        }
        if count.events >= self.limit {
            return Err(ApiError::rate_limited(count.resets_at.since(now).as_millis().div_ceil(1000) as u64));
        }
        count.events += 1;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_account_has_its_own_count_and_every_window_starts_anew() {
        let limiter = RateLimiter::new(2, Duration::from_secs(60));
        let [ada, bob] = [1, 2].map(Uuid::from_u128);
        let at = |seconds: i64| Timestamp::from_millis(seconds * 1000);
        assert!(limiter.count(ada, at(0)).is_ok());
        assert!(limiter.count(ada, at(10)).is_ok());
        let refusal = limiter.count(ada, at(20)).unwrap_err().to_string();
        assert!(refusal.contains("40 seconds"), "{refusal}");
        assert!(limiter.count(bob, at(20)).is_ok());
        assert!(limiter.count(ada, at(60)).is_ok());
    }
}
