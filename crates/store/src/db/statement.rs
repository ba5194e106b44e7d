use sqlx::pool::PoolConnection;
use sqlx::postgres::PgArguments;
use sqlx::sqlite::SqliteArguments;
use sqlx::{Arguments, Encode, PgConnection, PgPool, Postgres, Sqlite, SqliteConnection, SqlitePool, Type};

use super::Row;
use crate::StoreError;
use crate::json::Json;

/// A value that both databases can store.
pub(crate) trait Value<'v>: Encode<'v, Sqlite> + Type<Sqlite> + Encode<'v, Postgres> + Type<Postgres> {}

impl<'v, T> Value<'v> for T where T: Encode<'v, Sqlite> + Type<Sqlite> + Encode<'v, Postgres> + Type<Postgres> {}

/// One SQL text with its arguments `$1`, `$2`, …, bound in that order, on its way to either database.
pub(crate) struct Statement<'c> {
    sql: &'static str,
    target: Target<'c>,
    /// The first argument that could not be bound; reported instead of running the statement.
    refused: Option<StoreError>,
}

enum Target<'c> {
    SqlitePool(&'c SqlitePool, SqliteArguments),
    /// The pool of the one connection that writes.
    SqliteWriter(&'c SqlitePool, SqliteArguments),
    SqliteConnection(&'c mut SqliteConnection, SqliteArguments),
    PostgresPool(&'c PgPool, PgArguments),
    PostgresConnection(&'c mut PgConnection, PgArguments),
}

impl<'c> Statement<'c> {
    pub(super) fn on_sqlite(pool: &'c SqlitePool, sql: &'static str) -> Self {
        Self::new(sql, Target::SqlitePool(pool, SqliteArguments::default()))
    }

    pub(super) fn on_sqlite_writer(pool: &'c SqlitePool, sql: &'static str) -> Self {
        Self::new(sql, Target::SqliteWriter(pool, SqliteArguments::default()))
    }

    pub(super) fn on_sqlite_connection(connection: &'c mut SqliteConnection, sql: &'static str) -> Self {
        Self::new(sql, Target::SqliteConnection(connection, SqliteArguments::default()))
    }

    pub(super) fn on_postgres(pool: &'c PgPool, sql: &'static str) -> Self {
        Self::new(sql, Target::PostgresPool(pool, PgArguments::default()))
    }

    pub(super) fn on_postgres_connection(connection: &'c mut PgConnection, sql: &'static str) -> Self {
        Self::new(sql, Target::PostgresConnection(connection, PgArguments::default()))
    }

    fn new(sql: &'static str, target: Target<'c>) -> Self {
        Self { sql, target, refused: None }
    }

    /// Binds the next argument; text goes through [`text`](Self::text), JSON through [`json`](Self::json).
    pub(crate) fn bind<'v>(mut self, value: impl Value<'v>) -> Self {
        let bound = match &mut self.target {
            Target::SqlitePool(_, arguments)
            | Target::SqliteWriter(_, arguments)
            | Target::SqliteConnection(_, arguments) => arguments.add(value),
            Target::PostgresPool(_, arguments) | Target::PostgresConnection(_, arguments) => arguments.add(value),
        };
        if let Err(error) = bound {
            self.refused.get_or_insert(StoreError::Database(error));
        }
        self
    }

    /// Binds text; U+0000 is refused on both databases, because PostgreSQL cannot store it.
    pub(crate) fn text(self, text: &str) -> Self {
        self.optional_text(Some(text))
    }

    /// Binds text, or NULL.
    pub(crate) fn optional_text(mut self, text: Option<&str>) -> Self {
        if text.is_some_and(|text| text.contains('\0')) {
            self.refused.get_or_insert(StoreError::UnstorableText);
        }
        self.bind(text)
    }

    /// Binds a JSON document; a text that is none is refused.
    pub(crate) fn json(mut self, text: &str) -> Self {
        match Json::new(text) {
            Ok(json) => self.bind(json),
            Err(error) => {
                self.refused.get_or_insert(error);
                self
            }
        }
    }

    /// Runs the statement and gives all rows.
    pub(crate) async fn all(self) -> Result<Vec<Row>, StoreError> {
        if let Some(error) = self.refused {
            return Err(error);
        }
        let sql = self.sql;
        Ok(match self.target {
            Target::SqlitePool(pool, arguments) => sqlite_rows(sqlx::query_with(sql, arguments).fetch_all(pool).await?),
            Target::SqliteWriter(pool, arguments) => {
                let mut writer = pool.acquire().await?;
                let rows = sqlx::query_with(sql, arguments).fetch_all(&mut *writer).await;
                sqlite_rows(release(writer, rows)?)
            }
            Target::SqliteConnection(connection, arguments) => {
                sqlite_rows(sqlx::query_with(sql, arguments).fetch_all(connection).await?)
            }
            Target::PostgresPool(pool, arguments) => {
                postgres_rows(sqlx::query_with(sql, arguments).fetch_all(pool).await?)
            }
            Target::PostgresConnection(connection, arguments) => {
                postgres_rows(sqlx::query_with(sql, arguments).fetch_all(connection).await?)
            }
        })
    }

    /// Runs a statement that answers at most one row.
    pub(crate) async fn optional(self) -> Result<Option<Row>, StoreError> {
        Ok(self.all().await?.into_iter().next())
    }

    /// Runs a statement that always answers one row.
    pub(crate) async fn one(self) -> Result<Row, StoreError> {
        self.optional().await?.ok_or_else(|| sqlx::Error::RowNotFound.into())
    }

    /// Runs a statement that answers no rows, and gives how many it changed.
    pub(crate) async fn execute(self) -> Result<u64, StoreError> {
        if let Some(error) = self.refused {
            return Err(error);
        }
        let sql = self.sql;
        Ok(match self.target {
            Target::SqlitePool(pool, arguments) => {
                sqlx::query_with(sql, arguments).execute(pool).await?.rows_affected()
            }
            Target::SqliteWriter(pool, arguments) => {
                let mut writer = pool.acquire().await?;
                let done = sqlx::query_with(sql, arguments).execute(&mut *writer).await;
                release(writer, done)?.rows_affected()
            }
            Target::SqliteConnection(connection, arguments) => {
                sqlx::query_with(sql, arguments).execute(connection).await?.rows_affected()
            }
            Target::PostgresPool(pool, arguments) => {
                sqlx::query_with(sql, arguments).execute(pool).await?.rows_affected()
            }
            Target::PostgresConnection(connection, arguments) => {
                sqlx::query_with(sql, arguments).execute(connection).await?.rows_affected()
            }
        })
    }
}

/// Gives the writer back after a statement; when the database itself failed (full disk, input or output error), it is
/// closed, and the pool opens another one: nobody knows the state in which such a fault leaves it.
fn release<T>(mut writer: PoolConnection<Sqlite>, outcome: Result<T, sqlx::Error>) -> Result<T, StoreError> {
    outcome.map_err(StoreError::from).inspect_err(|error| {
        if error.is_fault_of_database() {
            writer.close_on_drop();
        }
    })
}

fn sqlite_rows(rows: Vec<sqlx::sqlite::SqliteRow>) -> Vec<Row> {
    rows.into_iter().map(Row::Sqlite).collect()
}

fn postgres_rows(rows: Vec<sqlx::postgres::PgRow>) -> Vec<Row> {
    rows.into_iter().map(Row::Postgres).collect()
}
