//! The two databases behind one face: the same SQL text, arguments and rows for both.

mod postgres;
mod row;
mod sqlite;
mod statement;
mod transaction;

use std::path::Path;

use sqlx::{PgPool, SqlitePool};

pub(crate) use row::Row;
pub(crate) use statement::Statement;
pub(crate) use transaction::Transaction;

use crate::StoreError;

/// An open database. Cloning shares the connections.
#[derive(Clone)]
pub(crate) enum Db {
    /// One connection writes and several read: SQLite admits one writer, and a shared pool would make writers fail
    /// with SQLITE_BUSY instead of queueing.
    Sqlite {
        read: SqlitePool,
        write: SqlitePool,
    },
    Postgres(PgPool),
}

impl Db {
    pub(crate) async fn connect(url: &str) -> Result<Self, StoreError> {
        match sqlite::path_of(url)? {
            Some(path) => sqlite::connect(path).await,
            None => postgres::connect(postgres::options(url)?).await,
        }
    }

    /// Reads an address without opening anything.
    pub(crate) fn check_url(url: &str) -> Result<(), StoreError> {
        match sqlite::path_of(url)? {
            Some(_) => Ok(()),
            None => postgres::options(url).map(drop),
        }
    }

    /// The file of a SQLite address; nothing for the other database.
    pub(crate) fn sqlite_path(url: &str) -> Result<Option<&Path>, StoreError> {
        sqlite::path_of(url)
    }

    /// A statement that changes nothing.
    pub(crate) fn read(&self, sql: &'static str) -> Statement<'_> {
        match self {
            Self::Sqlite { read, .. } => Statement::on_sqlite(read, sql),
            Self::Postgres(pool) => Statement::on_postgres(pool, sql),
        }
    }

    /// A single statement that changes something: a transaction of its own.
    pub(crate) fn write(&self, sql: &'static str) -> Statement<'_> {
        match self {
            Self::Sqlite { write, .. } => Statement::on_sqlite_writer(write, sql),
            Self::Postgres(pool) => Statement::on_postgres(pool, sql),
        }
    }

    /// Begins a transaction of several statements; dropped without a commit it leaves nothing behind.
    pub(crate) async fn begin(&self) -> Result<Transaction, StoreError> {
        match self {
            Self::Sqlite { write, .. } => Transaction::begin_on_sqlite(write).await,
            Self::Postgres(pool) => Transaction::begin_on_postgres(pool).await,
        }
    }

    pub(crate) async fn close(&self) {
        match self {
            Self::Sqlite { read, write } => {
                // Readers first: the last connection to close folds the write-ahead log into the file, and a
                // read-only one cannot.
                read.close().await;
                write.close().await;
            }
            Self::Postgres(pool) => pool.close().await,
        }
    }
}
