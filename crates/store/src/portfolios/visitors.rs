use uuid::Uuid;

use crate::StoreError;
use crate::db::Db;

/// Visitors of a site.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct VisitorCounts {
    /// Since it was deployed.
    pub total: u64,
    /// From a given day on.
    pub recent: u64,
}

/// Visitors of live sites, as numbers a day; nothing of a visitor is kept.
#[derive(Clone)]
pub struct SiteVisitors {
    db: Db,
}

impl SiteVisitors {
    pub(crate) fn new(db: Db) -> Self {
        Self { db }
    }

    /// Adds visitors of a day, counted from 1970-01-01; a site that is gone counts none.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn add(&self, portfolio: Uuid, day: i64, visitors: i64) -> Result<(), StoreError> {
        self.db
            .write(
                "INSERT INTO site_visitors (portfolio_id, day, visitors)
                 SELECT $1, $2, $3 WHERE EXISTS (SELECT 1 FROM deployments WHERE portfolio_id = $1)
                 ON CONFLICT (portfolio_id, day) DO UPDATE SET visitors = site_visitors.visitors + excluded.visitors",
            )
            .bind(portfolio)
            .bind(day)
            .bind(visitors)
            .execute()
            .await
            .map(drop)
    }

    /// All visitors of a site, and those since a day.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn of(&self, portfolio: Uuid, since: i64) -> Result<VisitorCounts, StoreError> {
        let row = self
            .db
            .read(
                "SELECT CAST(COALESCE(SUM(visitors), 0) AS bigint) AS total,
                        CAST(COALESCE(SUM(CASE WHEN day >= $2 THEN visitors ELSE 0 END), 0) AS bigint) AS recent
                 FROM site_visitors WHERE portfolio_id = $1",
            )
            .bind(portfolio)
            .bind(since)
            .one()
            .await?;
        let count = |column| Ok::<u64, StoreError>(row.get::<i64>(column)?.unsigned_abs());
        Ok(VisitorCounts { total: count("total")?, recent: count("recent")? })
    }
}
