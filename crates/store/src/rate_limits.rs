use crate::db::{Db, Row};
use crate::{StoreError, Timestamp};
use std::time::Duration;

/// Whether a request may go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decision {
    /// The request is within its limit.
    pub allowed: bool,
    /// Milliseconds until the window ends and the count starts again; 0 when allowed.
    pub retry_after_ms: u64,
}

/// Request counters in fixed windows that begin with the first hit, shared by all instances.
///
/// A fixed window is one row and one statement, and its end is an exact `Retry-After`. Over two neighbouring windows
/// a caller may reach twice the limit in a short time, which the limits here allow for.
#[derive(Clone)]
pub struct RateLimits {
    db: Db,
}

impl RateLimits {
    pub(crate) fn new(db: Db) -> Self {
        Self { db }
    }

    /// Counts one hit of `key` and says whether it is among the first `limit` of its window of `window_ms`
    /// milliseconds. Atomic: of concurrent hits exactly `limit` are allowed. Refused hits do not prolong the window.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn hit(&self, key: &str, now: Timestamp, window_ms: u64, limit: u32) -> Result<Decision, StoreError> {
        let row = self
            .db
            .write(
                "INSERT INTO rate_limits (key, hits, resets_at) VALUES ($1, 1, $3)
                 ON CONFLICT (key) DO UPDATE SET
                     hits = CASE WHEN rate_limits.resets_at <= $2 THEN 1 ELSE rate_limits.hits + 1 END,
                     resets_at = CASE WHEN rate_limits.resets_at <= $2 THEN $3 ELSE rate_limits.resets_at END
                 RETURNING hits, resets_at",
            )
            .text(key)
            .bind(now)
            .bind(now.plus(Duration::from_millis(window_ms)))
            .one()
            .await?;
        decide(&row, now, limit)
    }

    /// What [`hit`](Self::hit) would answer to the next hit, without counting one.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn peek(&self, key: &str, now: Timestamp, limit: u32) -> Result<Decision, StoreError> {
        let row = self
            .db
            .read("SELECT hits + 1 AS hits, resets_at FROM rate_limits WHERE key = $1 AND resets_at > $2")
            .text(key)
            .bind(now)
            .optional()
            .await?;
        row.map_or(Ok(Decision { allowed: limit > 0, retry_after_ms: 0 }), |row| decide(&row, now, limit))
    }

    /// Forgets the windows that have ended at `now` and gives their number.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn sweep(&self, now: Timestamp) -> Result<u64, StoreError> {
        self.db.write("DELETE FROM rate_limits WHERE resets_at <= $1").bind(now).execute().await
    }
}

fn decide(row: &Row, now: Timestamp, limit: u32) -> Result<Decision, StoreError> {
    let hits: i64 = row.get("hits")?;
    let resets_at: Timestamp = row.get("resets_at")?;
    let allowed = hits <= i64::from(limit);
    let wait = u64::try_from(resets_at.since(now).as_millis()).unwrap_or(u64::MAX);
    Ok(Decision { allowed, retry_after_ms: if allowed { 0 } else { wait } })
}
