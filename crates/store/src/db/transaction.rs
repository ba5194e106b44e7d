use sqlx::{Postgres, Sqlite};
use uuid::Uuid;

use super::Statement;
use crate::StoreError;

/// Several statements that happen together or not at all. On SQLite it holds the only right to write from its first
/// moment (`BEGIN IMMEDIATE`).
pub(crate) enum Transaction {
    Sqlite(sqlx::Transaction<'static, Sqlite>),
    Postgres(sqlx::Transaction<'static, Postgres>),
}

impl Transaction {
    pub(crate) fn statement(&mut self, sql: &'static str) -> Statement<'_> {
        match self {
            Self::Sqlite(transaction) => Statement::on_sqlite_connection(transaction, sql),
            Self::Postgres(transaction) => Statement::on_postgres_connection(transaction, sql),
        }
    }

    /// Makes other transactions that lock the same user wait until this one ends. SQLite needs no lock: there is one
    /// writer.
    pub(crate) async fn lock_user(&mut self, user: Uuid) -> Result<(), StoreError> {
        if let Self::Postgres(_) = self {
            // NO KEY: uploads, whose foreign key only needs the user to stay, do not have to wait.
            self.statement("SELECT id FROM users WHERE id = $1 FOR NO KEY UPDATE").bind(user).all().await?;
        }
        Ok(())
    }

    pub(crate) async fn commit(self) -> Result<(), StoreError> {
        match self {
            Self::Sqlite(transaction) => transaction.commit().await?,
            Self::Postgres(transaction) => transaction.commit().await?,
        }
        Ok(())
    }
}
