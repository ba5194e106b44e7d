use futures::future::join_all;
use tempfile::TempDir;
use vitae_store::{Store, StoreError};

use crate::harness::{Database, on_both, play_unmigrated};
use crate::samples::{at, new_id, register, session};

on_both! {
    migrating_again_keeps_what_is_there
    a_hundred_writes_at_once_all_succeed
    a_session_of_nobody_is_refused
}

async fn migrating_again_keeps_what_is_there(store: Store) {
    let user = register(&store, "ada@example.com").await;
    store.migrate().await.expect("nothing is left to do");
    assert_eq!(store.users().by_id(user.id).await.expect("answers"), Some(user));
}

async fn a_hundred_writes_at_once_all_succeed(store: Store) {
    let writes = (0..100).map(|number| {
        let store = store.clone();
        tokio::spawn(async move { register(&store, &format!("user{number}@example.com")).await.id })
    });
    let ids: Vec<_> = join_all(writes).await.into_iter().map(|id| id.expect("written")).collect();
    for id in ids {
        assert!(store.users().by_id(id).await.expect("answers").is_some());
    }
}

/// Foreign keys are on.
async fn a_session_of_nobody_is_refused(store: Store) {
    let refused = store.sessions().begin(session([1; 32], new_id(), at(0), at(1))).await;
    assert!(matches!(refused, Err(StoreError::Database(_))), "{refused:?}");
}

/// Several instances start on an empty database at the same moment.
fn instances_that_start_together_wait_for_each_other(database: &Database) {
    play_unmigrated(database, |store| async move {
        let instances = join_all((0..4).map(|_| database.connect())).await;
        let migrations = join_all(instances.iter().map(Store::migrate)).await;
        assert!(migrations.iter().all(Result::is_ok), "{migrations:?}");
        join_all(instances.iter().map(Store::close)).await;
        register(&store, "ada@example.com").await;
    });
}

/// `sql` makes the applied migrations look as `refusal` expects; `url` names the database.
fn a_foreign_history_is_refused(database: &Database, sql: &'static str, is_refusal: fn(&StoreError) -> bool) {
    play_unmigrated(database, |store| async move {
        store.migrate().await.expect("migrations apply");
        let user = register(&store, "ada@example.com").await;
        run_by_hand(&database.url, sql).await;
        for _ in 0..2 {
            let refused = store.migrate().await.expect_err("the schema is not this program's");
            assert!(is_refusal(&refused), "{refused:?}");
        }
        assert_eq!(store.users().by_id(user.id).await.expect("answers"), Some(user));
    });
}

async fn run_by_hand(url: &str, sql: &'static str) {
    try_by_hand(url, sql).await.expect("runs");
}

/// Runs a statement beside the store.
pub async fn try_by_hand(url: &str, sql: &'static str) -> Result<(), sqlx::Error> {
    use sqlx::{Connection, Executor, PgConnection, SqliteConnection};
    if url.starts_with("sqlite:") {
        let mut connection = SqliteConnection::connect(url).await?;
        connection.execute(sql).await?;
        connection.close().await
    } else {
        let mut connection = PgConnection::connect(url).await?;
        connection.execute(sql).await?;
        connection.close().await
    }
}

const NEWER: &str = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
                     SELECT 9999, 'from the future', success, checksum, 0 FROM _sqlx_migrations WHERE version = 1";
const EDITED_ON_SQLITE: &str = "UPDATE _sqlx_migrations SET checksum = x'00'";
const EDITED_ON_POSTGRES: &str = r"UPDATE _sqlx_migrations SET checksum = '\x00'";

fn is_newer(error: &StoreError) -> bool {
    matches!(error, StoreError::NewerSchema { found: 9999, known: 1.. })
        && error.to_string().contains("start the newer program")
}

#[test]
fn instances_that_start_together_on_sqlite_wait_for_each_other() {
    instances_that_start_together_wait_for_each_other(&Database::sqlite());
}

#[test]
fn instances_that_start_together_on_postgres_wait_for_each_other() {
    instances_that_start_together_wait_for_each_other(&Database::postgres());
}

#[test]
fn a_newer_schema_is_refused_on_sqlite() {
    a_foreign_history_is_refused(&Database::sqlite(), NEWER, is_newer);
}

#[test]
fn a_newer_schema_is_refused_on_postgres() {
    a_foreign_history_is_refused(&Database::postgres(), NEWER, is_newer);
}

fn is_foreign(error: &StoreError) -> bool {
    matches!(error, StoreError::ForeignSchema { version: 1 })
}

#[test]
fn an_edited_migration_is_refused_on_sqlite() {
    a_foreign_history_is_refused(&Database::sqlite(), EDITED_ON_SQLITE, is_foreign);
}

#[test]
fn an_edited_migration_is_refused_on_postgres() {
    a_foreign_history_is_refused(&Database::postgres(), EDITED_ON_POSTGRES, is_foreign);
}

#[tokio::test]
async fn addresses_of_no_database_are_refused() {
    for url in ["", "vitae.db", "mysql://localhost/vitae", "sqlite:", "sqlite::memory:", "postgres://[::1"] {
        let refused = Store::connect(url).await.map(drop);
        assert!(matches!(refused, Err(StoreError::BadUrl(_))), "{url}: {refused:?}");
    }
}

#[tokio::test]
async fn a_database_that_does_not_answer_is_unavailable() {
    let folder = TempDir::new().expect("a temporary folder");
    let socket = folder.path().display();
    let occupied = folder.path().join("a-folder");
    std::fs::create_dir(&occupied).expect("a folder");
    for url in [format!("postgres://localhost/vitae?host={socket}"), format!("sqlite:{}", occupied.display())] {
        let refused = Store::connect(&url).await.map(drop);
        assert!(matches!(refused, Err(StoreError::Unavailable(_))), "{url}: {refused:?}");
    }
}

#[tokio::test]
async fn a_new_sqlite_file_is_its_owners_alone() {
    use std::os::unix::fs::PermissionsExt;
    let folder = TempDir::new().expect("a temporary folder");
    let data = folder.path().join("data");
    let store = Store::connect(&format!("sqlite:{}", data.join("vitae.db").display())).await.expect("opens");
    store.migrate().await.expect("migrations apply");
    let mode = |name: &str| {
        let path = if name.is_empty() { data.clone() } else { data.join(name) };
        std::fs::metadata(path).expect("exists").permissions().mode() & 0o777
    };
    assert_eq!(mode(""), 0o700);
    for file in ["vitae.db", "vitae.db-wal", "vitae.db-shm"] {
        assert_eq!(mode(file), 0o600, "{file}");
    }
    store.close().await;
    assert!(!data.join("vitae.db-wal").exists(), "closing folds the write-ahead log into the file");
}
