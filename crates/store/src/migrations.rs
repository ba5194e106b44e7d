use sqlx::migrate::{MigrateError, Migrator};

use crate::StoreError;
use crate::db::Db;

/// Names the lock among other users of the same PostgreSQL database: "vitae" in ASCII.
const ADVISORY_LOCK: i64 = 0x76_69_74_61_65;

/// Brings the schema up to this program's version. Instances that start together wait for each other.
pub(crate) async fn migrate(db: &Db) -> Result<(), StoreError> {
    match db {
        Db::Sqlite { write, .. } => {
            let migrator = without_own_lock(sqlx::migrate!("migrations/sqlite"));
            // The write transaction around all of it is the lock, across processes too.
            let mut transaction = write.begin_with("BEGIN IMMEDIATE").await?;
            migrator.run(&mut *transaction).await.map_err(|error| refusal(error, &migrator))?;
            transaction.commit().await?;
        }
        Db::Postgres(pool) => {
            let migrator = without_own_lock(sqlx::migrate!("migrations/postgres"));
            let mut transaction = pool.begin().await?;
            sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(ADVISORY_LOCK).execute(&mut *transaction).await?;
            migrator.run(&mut *transaction).await.map_err(|error| refusal(error, &migrator))?;
            transaction.commit().await?;
        }
    }
    Ok(())
}

/// The migrator's own lock does nothing on SQLite, and on PostgreSQL it stays with the pooled connection after a
/// refusal; ours ends with the transaction.
fn without_own_lock(mut migrator: Migrator) -> Migrator {
    migrator.set_locking(false);
    migrator
}

fn refusal(error: MigrateError, migrator: &Migrator) -> StoreError {
    let known = migrator.iter().map(|migration| migration.version).max().unwrap_or(0);
    match error {
        MigrateError::VersionMissing(found) if found > known => StoreError::NewerSchema { found, known },
        MigrateError::VersionMissing(version) | MigrateError::VersionMismatch(version) => {
            StoreError::ForeignSchema { version }
        }
        MigrateError::Execute(error) => error.into(),
        other => StoreError::Database(Box::new(other)),
    }
}
