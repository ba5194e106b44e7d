//! Which blobs portfolios and live sites use.

use uuid::Uuid;

use crate::blob_outbox::enqueue_orphans;
use crate::db::{Row, Transaction};
use crate::{StoreError, Timestamp};

pub(super) async fn add(
    transaction: &mut Transaction,
    portfolio: Uuid,
    blob_keys: &[String],
) -> Result<(), StoreError> {
    for key in blob_keys {
        let sql = "INSERT INTO portfolio_files (blob_key, portfolio_id) VALUES ($1, $2)";
        transaction.statement(sql).text(key).bind(portfolio).execute().await?;
    }
    Ok(())
}

pub(super) async fn clear(transaction: &mut Transaction, portfolio: Uuid) -> Result<(), StoreError> {
    let sql = "DELETE FROM portfolio_files WHERE portfolio_id = $1";
    transaction.statement(sql).bind(portfolio).execute().await.map(drop)
}

pub(super) async fn of_portfolio(transaction: &mut Transaction, portfolio: Uuid) -> Result<Vec<String>, StoreError> {
    let sql = "SELECT blob_key FROM portfolio_files WHERE portfolio_id = $1";
    keys(transaction.statement(sql).bind(portfolio).all().await?)
}

pub(super) async fn of_deployment(transaction: &mut Transaction, portfolio: Uuid) -> Result<Vec<String>, StoreError> {
    let sql = "SELECT blob_key FROM deployment_files WHERE portfolio_id = $1";
    keys(transaction.statement(sql).bind(portfolio).all().await?)
}

fn keys(rows: Vec<Row>) -> Result<Vec<String>, StoreError> {
    rows.iter().map(|row| row.get("blob_key")).collect()
}

/// Enters those that nothing uses any more in the outbox.
pub(super) async fn enqueue_unused(
    transaction: &mut Transaction,
    blob_keys: &[String],
    now: Timestamp,
) -> Result<(), StoreError> {
    enqueue_orphans(transaction, blob_keys, now).await.map(drop)
}
