//! Copies of the whole database: made of a running one as of one moment, and put into an empty one.
//!
//! SQLite is copied as one file by itself. Of PostgreSQL each table is one file in the text format of `COPY`; a copy goes
//! back into the same kind of database.

use std::collections::BTreeSet;
use std::fs::{DirBuilder, File, OpenOptions};
use std::io::{self, Write};
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt};
use std::path::{Path, PathBuf};

use futures::TryStreamExt;
use sqlx::{AssertSqlSafe, PgConnection, PgPool};

use crate::db::Db;
use crate::{Store, StoreError, migrations};

/// The file of a SQLite database in a copy.
const SQLITE_FILE: &str = "vitae.db";

/// The table in which sqlx notes what was migrated; a copy's schema is made by this program.
const MIGRATIONS_TABLE: &str = "_sqlx_migrations";

/// A copy that was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dump {
    /// `sqlite` or `postgres`.
    pub kind: String,
    /// The version of its schema.
    pub schema: i64,
}

impl Store {
    /// Copies the whole database, as it is at one moment, into files of an empty folder. Others read and write meanwhile.
    ///
    /// # Errors
    /// [`StoreError::Copy`] when the folder cannot be written to, else only those of the database.
    pub async fn dump(&self, folder: &Path) -> Result<Dump, StoreError> {
        let schema = migrations::applied(&self.db).await?;
        let kind = match &self.db {
            Db::Sqlite { read, .. } => {
                let path = folder.join(SQLITE_FILE);
                sqlx::query("VACUUM INTO $1").bind(path.display().to_string()).execute(read).await?;
                "sqlite"
            }
            Db::Postgres(pool) => {
                dump_tables(pool, folder).await?;
                "postgres"
            }
        };
        Ok(Dump { kind: kind.to_owned(), schema })
    }

    /// Puts a copy into the empty database of an address, and brings it to this program's schema.
    ///
    /// # Errors
    /// [`StoreError::NewerSchema`] for a copy of a newer program, [`StoreError::OtherDatabase`] for one of the other kind,
    /// [`StoreError::NotEmpty`] where something is already; nothing is written then.
    pub async fn load(url: &str, folder: &Path, dump: &Dump) -> Result<(), StoreError> {
        let known = migrations::known();
        if dump.schema > known {
            return Err(StoreError::NewerSchema { found: dump.schema, known });
        }
        match (Db::sqlite_path(url)?, dump.kind.as_str()) {
            (Some(path), "sqlite") => place_file(&folder.join(SQLITE_FILE), path)?,
            (None, "postgres") => {
                let store = Self::connect(url).await?;
                let loaded = load_tables(&store.db, folder, dump.schema).await;
                store.close().await;
                loaded?;
            }
            _ => return Err(StoreError::OtherDatabase { kind: dump.kind.clone() }),
        }
        let store = Self::connect(url).await?;
        let migrated = store.migrate().await;
        store.close().await;
        migrated
    }
}

/// Puts a SQLite file where none is, whole or not at all.
fn place_file(from: &Path, to: &Path) -> Result<(), StoreError> {
    if to.exists() {
        return Err(StoreError::NotEmpty);
    }
    if let Some(folder) = to.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        DirBuilder::new().recursive(true).mode(0o700).create(folder)?;
    }
    let unfinished = PathBuf::from(format!("{}.restoring", to.display()));
    let mut source = File::open(from)?;
    let mut target = OpenOptions::new().write(true).create(true).truncate(true).mode(0o600).open(&unfinished)?;
    io::copy(&mut source, &mut target)?;
    target.sync_all()?;
    Ok(std::fs::rename(&unfinished, to)?)
}

async fn dump_tables(pool: &PgPool, folder: &Path) -> Result<(), StoreError> {
    let mut transaction = pool.begin().await?;
    sqlx::query("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY").execute(&mut *transaction).await?;
    for table in tables(&mut transaction).await? {
        let mut file = private(&folder.join(format!("{table}.copy")))?;
        let mut rows = transaction.copy_out_raw(&format!("COPY \"{table}\" TO STDOUT")).await?;
        while let Some(piece) = rows.try_next().await? {
            file.write_all(&piece)?;
        }
    }
    Ok(transaction.commit().await?)
}

fn private(path: &Path) -> io::Result<File> {
    OpenOptions::new().write(true).create_new(true).mode(0o600).open(path)
}

/// All tables of the program, those first to which others refer.
async fn tables(connection: &mut PgConnection) -> Result<Vec<String>, StoreError> {
    let names: Vec<String> = sqlx::query_scalar(
        "SELECT table_name::text FROM information_schema.tables
         WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' AND table_name <> $1 ORDER BY 1",
    )
    .bind(MIGRATIONS_TABLE)
    .fetch_all(&mut *connection)
    .await?;
    let references: Vec<(String, String)> = sqlx::query_as(
        "SELECT source.relname::text, target.relname::text FROM pg_constraint
         JOIN pg_class AS source ON source.oid = conrelid JOIN pg_class AS target ON target.oid = confrelid
         WHERE contype = 'f' AND conrelid <> confrelid",
    )
    .fetch_all(&mut *connection)
    .await?;
    Ok(in_order(names, &references))
}

/// The names so that each comes after those it refers to.
fn in_order(mut left: Vec<String>, references: &[(String, String)]) -> Vec<String> {
    let mut ordered = Vec::with_capacity(left.len());
    while !left.is_empty() {
        let waiting: BTreeSet<&String> = left.iter().collect();
        let is_blocked = |name: &String| references.iter().any(|(from, to)| from == name && waiting.contains(to));
        let (blocked, free): (Vec<String>, Vec<String>) = left.iter().cloned().partition(is_blocked);
        // Tables that refer to each other in a circle go as they come; there are none.
        let (next, rest) = if free.is_empty() { (blocked, Vec::new()) } else { (free, blocked) };
        ordered.extend(next);
        left = rest;
    }
    ordered
}

async fn load_tables(db: &Db, folder: &Path, schema: i64) -> Result<(), StoreError> {
    let Db::Postgres(pool) = db else { return Err(StoreError::OtherDatabase { kind: "postgres".to_owned() }) };
    let mut connection = pool.acquire().await?;
    let present: i64 =
        sqlx::query_scalar("SELECT count(*) FROM information_schema.tables WHERE table_schema = current_schema()")
            .fetch_one(&mut *connection)
            .await?;
    if present > 0 {
        return Err(StoreError::NotEmpty);
    }
    drop(connection);
    migrations::migrate_to(db, schema).await?;
    let mut transaction = pool.begin().await?;
    for table in tables(&mut transaction).await? {
        let path = folder.join(format!("{table}.copy"));
        // Migrations may have filled a table, whose rows are in the copy too.
        sqlx::query(AssertSqlSafe(format!("DELETE FROM \"{table}\""))).execute(&mut *transaction).await?;
        let mut rows = transaction.copy_in_raw(&format!("COPY \"{table}\" FROM STDIN")).await?;
        rows.read_from(tokio::fs::File::open(&path).await?).await?;
        rows.finish().await?;
    }
    Ok(transaction.commit().await?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_come_after_those_they_refer_to() {
        let names = ["drafts", "resumes", "tasks", "users"].map(str::to_owned).to_vec();
        let references = [("drafts", "resumes"), ("resumes", "users")].map(|(a, b)| (a.to_owned(), b.to_owned()));
        assert_eq!(in_order(names, &references), ["tasks", "users", "resumes", "drafts"]);
    }
}
