use crate::db::{Db, Row, Transaction};
use crate::{StoreError, Timestamp};

/// How often something was done in a window of time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Window {
    /// What is counted, and whose.
    pub key: String,
    /// How often; at least 1.
    pub hits: u32,
    /// When the window ends and the count starts again.
    pub resets_at: Timestamp,
}

/// The counts of several servers, added up now and then: each server decides by what it holds in memory, so that
/// refusing a request touches no database.
#[derive(Clone)]
pub struct RateLimits {
    db: Db,
}

impl RateLimits {
    pub(crate) fn new(db: Db) -> Self {
        Self { db }
    }

    /// Adds what was counted since the last time, in one transaction, and gives the windows as they are now: of all
    /// servers together. A window that has ended at `now` is replaced; of one that goes on, the stored end holds.
    ///
    /// # Errors
    /// Only those of the database; then nothing was added.
    pub async fn add(&self, counted: &[Window], now: Timestamp) -> Result<Vec<Window>, StoreError> {
        let mut in_order: Vec<&Window> = counted.iter().collect();
        // Two servers that add the same windows lock their rows in the same order.
        in_order.sort_unstable_by(|one, other| one.key.cmp(&other.key));
        let mut transaction = self.db.begin().await?;
        let added = add_in(&mut transaction, &in_order, now).await;
        transaction.end(added).await
    }

    /// The windows that go on at `now`, those that end last first, at most so many.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn running(&self, now: Timestamp, at_most: u32) -> Result<Vec<Window>, StoreError> {
        let rows = self
            .db
            .read("SELECT key, hits, resets_at FROM rate_limits WHERE resets_at > $1 ORDER BY resets_at DESC LIMIT $2")
            .bind(now)
            .bind(i64::from(at_most))
            .all()
            .await?;
        rows.iter().map(window).collect()
    }

    /// Forgets the windows that have ended at `now` and gives their number.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn sweep(&self, now: Timestamp) -> Result<u64, StoreError> {
        self.db.write("DELETE FROM rate_limits WHERE resets_at <= $1").bind(now).execute().await
    }
}

async fn add_in(transaction: &mut Transaction, counted: &[&Window], now: Timestamp) -> Result<Vec<Window>, StoreError> {
    let mut windows = Vec::with_capacity(counted.len());
    for one in counted {
        let row = transaction
            .statement(
                "INSERT INTO rate_limits (key, hits, resets_at) VALUES ($1, $2, $3)
                 ON CONFLICT (key) DO UPDATE SET
                     hits = excluded.hits + CASE WHEN rate_limits.resets_at <= $4 THEN 0 ELSE rate_limits.hits END,
                     resets_at = CASE WHEN rate_limits.resets_at <= $4 THEN excluded.resets_at ELSE rate_limits.resets_at END
                 RETURNING key, hits, resets_at",
            )
            .text(&one.key)
            .bind(i64::from(one.hits))
            .bind(one.resets_at)
            .bind(now)
            .one()
            .await?;
        windows.push(window(&row)?);
    }
    Ok(windows)
}

fn window(row: &Row) -> Result<Window, StoreError> {
    let hits: i64 = row.get("hits")?;
    let hits = u32::try_from(hits).unwrap_or(u32::MAX);
    Ok(Window { key: row.get("key")?, hits, resets_at: row.get("resets_at")? })
}
