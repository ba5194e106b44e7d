//! Portfolios, the sites that are made of them, and the files of both.

mod categories;
mod deployments;
mod files;
mod hosting_removals;
mod sites;
mod visitors;

use uuid::Uuid;

use crate::db::{Db, Row, Transaction};
use crate::{StoreError, Timestamp};

pub use categories::{CategoryCounts, PortfolioCategories};
pub use deployments::{Deployment, DeploymentFile, Deployments};
pub use hosting_removals::{HostingRemoval, HostingRemovals};
pub use sites::Sites;
pub use visitors::{SiteVisitors, VisitorCounts};

/// A portfolio as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Portfolio {
    /// Its id.
    pub id: Uuid,
    /// Its design.
    pub template_id: String,
    /// The name on it.
    pub name: String,
    /// What was filled in, with the pictures, as JSON.
    pub content: String,
    /// What the files of its pictures take.
    pub picture_bytes: i64,
    /// When it was made.
    pub created_at: Timestamp,
    /// When it was last changed.
    pub updated_at: Timestamp,
}

/// The portfolios of one user.
#[derive(Clone)]
pub struct Portfolios {
    db: Db,
    owner: Uuid,
}

impl Portfolios {
    pub(crate) fn new(db: Db, owner: Uuid) -> Self {
        Self { db, owner }
    }

    /// All of them, the latest first.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn all(&self) -> Result<Vec<Portfolio>, StoreError> {
        let sql =
            "SELECT * FROM portfolios WHERE user_id = $1 AND deleted_at IS NULL ORDER BY created_at DESC, id DESC";
        self.db.read(sql).bind(self.owner).all().await?.iter().map(from_row).collect()
    }

    /// One of them.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn get(&self, id: Uuid) -> Result<Option<Portfolio>, StoreError> {
        let sql = "SELECT * FROM portfolios WHERE user_id = $1 AND id = $2 AND deleted_at IS NULL";
        let row = self.db.read(sql).bind(self.owner).bind(id).optional().await?;
        row.as_ref().map(from_row).transpose()
    }

    /// How many there are.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn count(&self) -> Result<u64, StoreError> {
        let sql = "SELECT COUNT(*) AS kept FROM portfolios WHERE user_id = $1 AND deleted_at IS NULL";
        let kept: i64 = self.db.read(sql).bind(self.owner).one().await?.get("kept")?;
        Ok(kept.unsigned_abs())
    }

    /// Keeps a new one with the files of its pictures, unless the user has as many as `at_most` already.
    ///
    /// # Errors
    /// [`StoreError::LimitReached`].
    pub async fn add(&self, portfolio: &Portfolio, blob_keys: &[String], at_most: u32) -> Result<(), StoreError> {
        let mut transaction = self.db.begin().await?;
        let added = self.add_in(&mut transaction, portfolio, blob_keys, at_most).await;
        transaction.end(added).await
    }

    async fn add_in(
        &self,
        transaction: &mut Transaction,
        portfolio: &Portfolio,
        blob_keys: &[String],
        at_most: u32,
    ) -> Result<(), StoreError> {
        transaction.lock_user(self.owner).await?;
        let added = transaction
            .statement(
                "INSERT INTO portfolios (id, user_id, template_id, name, content, created_at, updated_at, picture_bytes)
                 SELECT $1, $2, $3, $4, $5, $6, $7, $8
                 WHERE (SELECT COUNT(*) FROM portfolios WHERE user_id = $2 AND deleted_at IS NULL) < $9",
            )
            .bind(portfolio.id)
            .bind(self.owner)
            .text(&portfolio.template_id)
            .text(&portfolio.name)
            .text(&portfolio.content)
            .bind(portfolio.created_at)
            .bind(portfolio.updated_at)
            .bind(portfolio.picture_bytes)
            .bind(i64::from(at_most))
            .execute()
            .await?;
        if added == 0 {
            return Err(StoreError::LimitReached { limit: at_most });
        }
        files::add(transaction, portfolio.id, blob_keys).await
    }

    /// Puts an edited one in its place; the files that neither it nor its live site uses any more are entered in the outbox. False
    /// when there is no such portfolio, or it was changed since `seen`.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn replace(
        &self,
        portfolio: &Portfolio,
        blob_keys: &[String],
        seen: Timestamp,
    ) -> Result<bool, StoreError> {
        let mut transaction = self.db.begin().await?;
        let replaced = self.replace_in(&mut transaction, portfolio, blob_keys, seen).await;
        transaction.end(replaced).await
    }

    async fn replace_in(
        &self,
        transaction: &mut Transaction,
        portfolio: &Portfolio,
        blob_keys: &[String],
        seen: Timestamp,
    ) -> Result<bool, StoreError> {
        let replaced = transaction
            .statement(
                "UPDATE portfolios SET template_id = $3, name = $4, content = $5, updated_at = $6, picture_bytes = $8
                 WHERE id = $1 AND user_id = $2 AND updated_at = $7 AND deleted_at IS NULL",
            )
            .bind(portfolio.id)
            .bind(self.owner)
            .text(&portfolio.template_id)
            .text(&portfolio.name)
            .text(&portfolio.content)
            .bind(portfolio.updated_at)
            .bind(seen)
            .bind(portfolio.picture_bytes)
            .execute()
            .await?;
        if replaced == 0 {
            return Ok(false);
        }
        let old = files::of_portfolio(transaction, portfolio.id).await?;
        files::clear(transaction, portfolio.id).await?;
        files::add(transaction, portfolio.id, blob_keys).await?;
        files::enqueue_unused(transaction, &old, portfolio.updated_at).await?;
        Ok(true)
    }

    /// Moves one to the trash; its live site is taken down, and files that only the site shows are entered in the outbox.
    /// False when there is no such portfolio.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn discard(&self, id: Uuid, now: Timestamp) -> Result<bool, StoreError> {
        let mut transaction = self.db.begin().await?;
        let discarded = self.discard_in(&mut transaction, id, now).await;
        transaction.end(discarded).await
    }

    async fn discard_in(&self, transaction: &mut Transaction, id: Uuid, now: Timestamp) -> Result<bool, StoreError> {
        let sql = "UPDATE portfolios SET deleted_at = $3 WHERE id = $1 AND user_id = $2 AND deleted_at IS NULL";
        let discarded = transaction.statement(sql).bind(id).bind(self.owner).bind(now).execute().await?;
        if discarded > 0 {
            deployments::take_down_in(transaction, self.owner, id, now).await?;
        }
        Ok(discarded > 0)
    }
}

/// Deletes a portfolio in the trash, and enters its files in the outbox. False when there is no such portfolio.
pub(crate) async fn delete_discarded_in(
    transaction: &mut Transaction,
    owner: Uuid,
    id: Uuid,
    now: Timestamp,
) -> Result<bool, StoreError> {
    let blobs = files::of_portfolio(transaction, id).await?;
    let sql = "DELETE FROM portfolios WHERE id = $1 AND user_id = $2 AND deleted_at IS NOT NULL";
    let deleted = transaction.statement(sql).bind(id).bind(owner).execute().await?;
    if deleted > 0 {
        files::enqueue_unused(transaction, &blobs, now).await?;
    }
    Ok(deleted > 0)
}

/// The files of all portfolios and sites of the account with an address: for the transaction that deletes it. Its sites at outside
/// hosts are noted to be removed there.
pub(crate) async fn files_of_account(
    transaction: &mut Transaction,
    email_key: &str,
    now: Timestamp,
) -> Result<Vec<String>, StoreError> {
    hosting_removals::note_account(transaction, email_key, now).await?;
    let rows = transaction
        .statement(
            "SELECT blob_key FROM portfolio_files
             JOIN portfolios ON portfolios.id = portfolio_id JOIN users ON users.id = user_id WHERE email_key = $1
             UNION
             SELECT blob_key FROM deployment_files
             JOIN deployments ON deployments.portfolio_id = deployment_files.portfolio_id
             JOIN users ON users.id = user_id WHERE email_key = $1",
        )
        .text(email_key)
        .all()
        .await?;
    rows.iter().map(|row| row.get("blob_key")).collect()
}

fn from_row(row: &Row) -> Result<Portfolio, StoreError> {
    Ok(Portfolio {
        id: row.get("id")?,
        template_id: row.get("template_id")?,
        name: row.get("name")?,
        content: row.get("content")?,
        picture_bytes: row.get("picture_bytes")?,
        created_at: row.get("created_at")?,
        updated_at: row.get("updated_at")?,
    })
}
