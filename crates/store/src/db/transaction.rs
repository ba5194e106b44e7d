use sqlx::pool::PoolConnection;
use sqlx::{PgPool, Postgres, Sqlite, SqlitePool};
use uuid::Uuid;

use super::Statement;
use crate::StoreError;

/// Several statements that happen together or not at all. On SQLite it holds the only right to write from its first
/// moment (`BEGIN IMMEDIATE`).
///
/// A connection goes back to its pool only when the database has confirmed the end of the transaction; otherwise it is
/// closed and the pool opens another one. sqlx's own transactions count their depth on the connection, and a failed
/// ROLLBACK (after a full disk SQLite has already rolled back by itself) leaves that count up for good: every later
/// transaction on the connection fails.
pub(crate) struct Transaction {
    connection: Connection,
    ended: bool,
}

enum Connection {
    Sqlite(PoolConnection<Sqlite>),
    Postgres(PoolConnection<Postgres>),
}

impl Transaction {
    pub(super) async fn begin_on_sqlite(pool: &SqlitePool) -> Result<Self, StoreError> {
        Self::begin(Connection::Sqlite(pool.acquire().await?), "BEGIN IMMEDIATE").await
    }

    pub(super) async fn begin_on_postgres(pool: &PgPool) -> Result<Self, StoreError> {
        Self::begin(Connection::Postgres(pool.acquire().await?), "BEGIN").await
    }

    /// The value exists before the statement runs: a caller that goes away meanwhile drops it, and the connection,
    /// whose state nobody knows then, is closed.
    async fn begin(connection: Connection, sql: &'static str) -> Result<Self, StoreError> {
        let mut transaction = Self { connection, ended: false };
        transaction.run(sql).await?;
        Ok(transaction)
    }

    pub(crate) fn statement(&mut self, sql: &'static str) -> Statement<'_> {
        match &mut self.connection {
            Connection::Sqlite(connection) => Statement::on_sqlite_connection(connection, sql),
            Connection::Postgres(connection) => Statement::on_postgres_connection(connection, sql),
        }
    }

    /// Makes other transactions that lock the same user wait until this one ends. SQLite needs no lock: there is one
    /// writer.
    pub(crate) async fn lock_user(&mut self, user: Uuid) -> Result<(), StoreError> {
        if let Connection::Postgres(_) = self.connection {
            // NO KEY: rows that only need the user to stay, by their foreign key, do not have to wait.
            self.statement("SELECT id FROM users WHERE id = $1 FOR NO KEY UPDATE").bind(user).all().await?;
        }
        Ok(())
    }

    /// Ends the transaction as its work ended: a success is committed, a failure is taken back. Gives the outcome, or
    /// the commit's own failure.
    pub(crate) async fn end<T>(self, outcome: Result<T, StoreError>) -> Result<T, StoreError> {
        match outcome {
            Ok(value) => self.commit().await.map(|()| value),
            Err(error) => {
                self.rollback_after(&error).await;
                Err(error)
            }
        }
    }

    pub(crate) async fn commit(mut self) -> Result<(), StoreError> {
        self.run("COMMIT").await?;
        self.ended = true;
        Ok(())
    }

    /// Takes everything back. After a refusal by a rule the connection is as good as before; after a fault of the
    /// database it is dropped, and with it whatever is left of the transaction.
    async fn rollback_after(mut self, error: &StoreError) {
        if !error.is_fault_of_database() {
            self.ended = self.run("ROLLBACK").await.is_ok();
        }
    }

    async fn run(&mut self, sql: &'static str) -> Result<(), StoreError> {
        self.statement(sql).execute().await.map(drop)
    }
}

impl Drop for Transaction {
    fn drop(&mut self) {
        if !self.ended {
            match &mut self.connection {
                Connection::Sqlite(connection) => connection.close_on_drop(),
                Connection::Postgres(connection) => connection.close_on_drop(),
            }
        }
    }
}
