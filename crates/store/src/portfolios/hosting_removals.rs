use uuid::Uuid;

use crate::db::{Db, Transaction};
use crate::{StoreError, Timestamp};

/// A site at an outside host that is to be removed there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HostingRemoval {
    /// Its name in addresses.
    pub slug: String,
    /// Where it is hosted.
    pub host: String,
    /// What the host calls it, as JSON.
    pub host_ids: String,
}

/// Sites at outside hosts that are to be removed there: noted before a site is made, in case that it never becomes a row, and in
/// the transaction that removes or replaces the row; struck off by the one that makes the site live, or once it is gone.
#[derive(Clone)]
pub struct HostingRemovals {
    db: Db,
}

impl HostingRemovals {
    pub(crate) fn new(db: Db) -> Self {
        Self { db }
    }

    /// Notes a site that is about to be made, to be removed at `due_at` unless it is live by then.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn plan(&self, removal: &HostingRemoval, due_at: Timestamp) -> Result<(), StoreError> {
        let sql = "INSERT INTO hosting_removals (slug, host, host_ids, due_at) VALUES ($1, $2, $3, $4)
                   ON CONFLICT (slug, host) DO UPDATE SET host_ids = excluded.host_ids, due_at = excluded.due_at";
        let statement = self.db.write(sql).text(&removal.slug).text(&removal.host).text(&removal.host_ids);
        statement.bind(due_at).execute().await.map(drop)
    }

    /// At most `limit` sites whose removal is due at `now`, the longest due first.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn due(&self, now: Timestamp, limit: u32) -> Result<Vec<HostingRemoval>, StoreError> {
        let sql = "SELECT * FROM hosting_removals WHERE due_at <= $1 ORDER BY due_at, slug LIMIT $2";
        let rows = self.db.read(sql).bind(now).bind(i64::from(limit)).all().await?;
        let from_row = |row: &crate::db::Row| {
            Ok(HostingRemoval { slug: row.get("slug")?, host: row.get("host")?, host_ids: row.get("host_ids")? })
        };
        rows.iter().map(from_row).collect()
    }

    /// Strikes off a site that is gone.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn done(&self, slug: &str, host: &str) -> Result<(), StoreError> {
        let sql = "DELETE FROM hosting_removals WHERE slug = $1 AND host = $2";
        self.db.write(sql).text(slug).text(host).execute().await.map(drop)
    }

    /// Puts the next attempt off.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn failed(&self, slug: &str, host: &str, retry_at: Timestamp) -> Result<(), StoreError> {
        let sql = "UPDATE hosting_removals SET due_at = $3 WHERE slug = $1 AND host = $2";
        self.db.write(sql).text(slug).text(host).bind(retry_at).execute().await.map(drop)
    }
}

/// Notes the live site of a user's portfolio, in the transaction that removes it.
pub(super) async fn note(
    transaction: &mut Transaction,
    owner: Uuid,
    portfolio: Uuid,
    now: Timestamp,
) -> Result<(), StoreError> {
    let sql = "INSERT INTO hosting_removals (slug, host, host_ids, due_at)
               SELECT slug, host, host_ids, $3 FROM deployments
               WHERE user_id = $1 AND portfolio_id = $2 AND host_ids <> '{}'
               ON CONFLICT (slug, host) DO UPDATE SET host_ids = excluded.host_ids, due_at = excluded.due_at";
    transaction.statement(sql).bind(owner).bind(portfolio).bind(now).execute().await.map(drop)
}

/// The same for all live sites of the account with an address.
pub(super) async fn note_account(
    transaction: &mut Transaction,
    email_key: &str,
    now: Timestamp,
) -> Result<(), StoreError> {
    let sql = "INSERT INTO hosting_removals (slug, host, host_ids, due_at)
               SELECT slug, host, host_ids, $2 FROM deployments JOIN users ON users.id = user_id
               WHERE email_key = $1 AND host_ids <> '{}'
               ON CONFLICT (slug, host) DO UPDATE SET host_ids = excluded.host_ids, due_at = excluded.due_at";
    transaction.statement(sql).text(email_key).bind(now).execute().await.map(drop)
}

/// Strikes off a site, in the transaction that makes it live.
pub(super) async fn strike_off(transaction: &mut Transaction, slug: &str, host: &str) -> Result<(), StoreError> {
    let sql = "DELETE FROM hosting_removals WHERE slug = $1 AND host = $2";
    transaction.statement(sql).text(slug).text(host).execute().await.map(drop)
}
