//! Limits on repeated work, counted in the database so that several servers share them.

use crate::error::{ApiError, ApiResult};
use vitae_store::{Decision, Store, Timestamp};

/// What is counted, in which window, up to which number.
#[derive(Debug, Clone, Copy)]
pub struct Rule {
    /// Prefix of the counter's name.
    pub name: &'static str,
    /// Length of the window in milliseconds.
    pub window_ms: u64,
    /// Most events in one window.
    pub limit: u32,
}

/// Counts one event of `subject`; over the limit answers 429 with the time to wait.
pub async fn count(store: &Store, rule: Rule, subject: &str, now: Timestamp) -> ApiResult<()> {
    let key = format!("{}:{subject}", rule.name);
    refuse(store.rate_limits().hit(&key, now, rule.window_ms, rule.limit).await?)
}

/// Answers 429 when `subject` is already at the limit; counts nothing.
pub async fn check(store: &Store, rule: Rule, subject: &str, now: Timestamp) -> ApiResult<()> {
    let key = format!("{}:{subject}", rule.name);
    refuse(store.rate_limits().peek(&key, now, rule.limit).await?)
}

fn refuse(decision: Decision) -> ApiResult<()> {
    if decision.allowed {
        return Ok(());
    }
    let seconds = decision.retry_after_ms.div_ceil(1000);
    Err(ApiError::rate_limited(seconds))
}
