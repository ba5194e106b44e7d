use sqlx::SqlSafeStr;
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};

use crate::StoreError;
use crate::db::Db;

/// Names the lock among other users of the same PostgreSQL database: "vitae" in ASCII.
const ADVISORY_LOCK: i64 = 0x76_69_74_61_65;

/// A migration as both databases know it.
struct Listed {
    version: i64,
    description: &'static str,
    sqlite: &'static str,
    postgres: &'static str,
}

/// All migrations, oldest first. They are listed by hand: sqlx's macro that would find them builds both database drivers
/// a second time, for itself.
const MIGRATIONS: &[Listed] = &[
    Listed {
        version: 1,
        description: "accounts and resumes",
        sqlite: include_str!("../migrations/sqlite/0001_accounts_and_resumes.sql"),
        postgres: include_str!("../migrations/postgres/0001_accounts_and_resumes.sql"),
    },
    Listed {
        version: 2,
        description: "kept documents pending scores failed reads",
        sqlite: include_str!("../migrations/sqlite/0002_kept_documents_pending_scores_failed_reads.sql"),
        postgres: include_str!("../migrations/postgres/0002_kept_documents_pending_scores_failed_reads.sql"),
    },
    Listed {
        version: 3,
        description: "known sign in origins",
        sqlite: include_str!("../migrations/sqlite/0003_known_sign_in_origins.sql"),
        postgres: include_str!("../migrations/postgres/0003_known_sign_in_origins.sql"),
    },
    Listed {
        version: 4,
        description: "review drafts",
        sqlite: include_str!("../migrations/sqlite/0004_review_drafts.sql"),
        postgres: include_str!("../migrations/postgres/0004_review_drafts.sql"),
    },
    Listed {
        version: 5,
        description: "editor and ratings",
        sqlite: include_str!("../migrations/sqlite/0005_editor_and_ratings.sql"),
        postgres: include_str!("../migrations/postgres/0005_editor_and_ratings.sql"),
    },
    Listed {
        version: 6,
        description: "public site",
        sqlite: include_str!("../migrations/sqlite/0006_public_site.sql"),
        postgres: include_str!("../migrations/postgres/0006_public_site.sql"),
    },
    Listed {
        version: 7,
        description: "jobs",
        sqlite: include_str!("../migrations/sqlite/0007_jobs.sql"),
        postgres: include_str!("../migrations/postgres/0007_jobs.sql"),
    },
    Listed {
        version: 8,
        description: "cover letters",
        sqlite: include_str!("../migrations/sqlite/0008_cover_letters.sql"),
        postgres: include_str!("../migrations/postgres/0008_cover_letters.sql"),
    },
    Listed {
        version: 9,
        description: "portfolios",
        sqlite: include_str!("../migrations/sqlite/0009_portfolios.sql"),
        postgres: include_str!("../migrations/postgres/0009_portfolios.sql"),
    },
    Listed {
        version: 10,
        description: "hosting removals",
        sqlite: include_str!("../migrations/sqlite/0010_hosting_removals.sql"),
        postgres: include_str!("../migrations/postgres/0010_hosting_removals.sql"),
    },
    Listed {
        version: 11,
        description: "profiles",
        sqlite: include_str!("../migrations/sqlite/0011_profiles.sql"),
        postgres: include_str!("../migrations/postgres/0011_profiles.sql"),
    },
    Listed {
        version: 12,
        description: "stored bytes",
        sqlite: include_str!("../migrations/sqlite/0012_stored_bytes.sql"),
        postgres: include_str!("../migrations/postgres/0012_stored_bytes.sql"),
    },
    Listed {
        version: 13,
        description: "account links",
        sqlite: include_str!("../migrations/sqlite/0013_account_links.sql"),
        postgres: include_str!("../migrations/postgres/0013_account_links.sql"),
    },
    Listed {
        version: 14,
        description: "trash and resume links",
        sqlite: include_str!("../migrations/sqlite/0014_trash_and_resume_links.sql"),
        postgres: include_str!("../migrations/postgres/0014_trash_and_resume_links.sql"),
    },
    Listed {
        version: 15,
        description: "second factors and api keys",
        sqlite: include_str!("../migrations/sqlite/0015_second_factors_and_api_keys.sql"),
        postgres: include_str!("../migrations/postgres/0015_second_factors_and_api_keys.sql"),
    },
    Listed {
        version: 16,
        description: "operators",
        sqlite: include_str!("../migrations/sqlite/0016_operators.sql"),
        postgres: include_str!("../migrations/postgres/0016_operators.sql"),
    },
    Listed {
        version: 17,
        description: "passkeys and identities",
        sqlite: include_str!("../migrations/sqlite/0017_passkeys_and_identities.sql"),
        postgres: include_str!("../migrations/postgres/0017_passkeys_and_identities.sql"),
    },
];

/// The version of the schema that this program makes.
pub(crate) fn known() -> i64 {
    MIGRATIONS.iter().map(|listed| listed.version).max().unwrap_or(0)
}

/// The version of a database's schema.
pub(crate) async fn applied(db: &Db) -> Result<i64, StoreError> {
    let row = db.read("SELECT MAX(version) AS version FROM _sqlx_migrations").one().await?;
    Ok(row.get::<Option<i64>>("version")?.unwrap_or(0))
}

/// Brings the schema up to this program's version. Instances that start together wait for each other.
pub(crate) async fn migrate(db: &Db) -> Result<(), StoreError> {
    migrate_to(db, known()).await
}

/// Brings the schema up to an older version, for what was copied then.
pub(crate) async fn migrate_to(db: &Db, version: i64) -> Result<(), StoreError> {
    match db {
        Db::Sqlite { write, .. } => {
            let migrator = migrator(version, |listed| listed.sqlite);
            // The write transaction around all of it is the lock, across processes too.
            let mut transaction = write.begin_with("BEGIN IMMEDIATE").await?;
            migrator.run(&mut *transaction).await.map_err(|error| refusal(error, &migrator))?;
            transaction.commit().await?;
        }
        Db::Postgres(pool) => {
            let migrator = migrator(version, |listed| listed.postgres);
            let mut transaction = pool.begin().await?;
            sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(ADVISORY_LOCK).execute(&mut *transaction).await?;
            migrator.run(&mut *transaction).await.map_err(|error| refusal(error, &migrator))?;
            transaction.commit().await?;
        }
    }
    Ok(())
}

/// The migrator of one database. Its own lock is off: it does nothing on SQLite, and on PostgreSQL it stays with the
/// pooled connection after a refusal; ours ends with the transaction.
fn migrator(version: i64, sql: fn(&Listed) -> &'static str) -> Migrator {
    let migration = |listed: &Listed| {
        let kind = MigrationType::Simple;
        Migration::new(listed.version, listed.description.into(), kind, sql(listed).into_sql_str(), false)
    };
    let mut migrator = Migrator::with_migrations(
        MIGRATIONS.iter().filter(|listed| listed.version <= version).map(migration).collect(),
    );
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

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_migration_in_the_folders_is_listed() {
        for (folder, sql) in
            [("sqlite", (|listed| listed.sqlite) as fn(&Listed) -> &str), ("postgres", |listed| listed.postgres)]
        {
            let path = format!("{}/migrations/{folder}", env!("CARGO_MANIFEST_DIR"));
            let files =
                std::fs::read_dir(path).expect("the folder is there").map(|entry| entry.expect("a file").path());
            let texts: BTreeSet<String> = files.map(|file| std::fs::read_to_string(file).expect("SQL")).collect();
            let listed: BTreeSet<String> = MIGRATIONS.iter().map(|listed| sql(listed).to_owned()).collect();
            assert_eq!(texts, listed, "{folder}");
        }
        assert!(MIGRATIONS.is_sorted_by(|a, b| a.version < b.version));
    }
}
