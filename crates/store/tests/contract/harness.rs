use std::future::Future;

use tempfile::TempDir;
use vitae_store::Store;

/// A database of its own for one case.
pub struct Database {
    pub url: String,
    /// Keeps the SQLite file until the case ends.
    _folder: Option<TempDir>,
}

impl Database {
    pub fn sqlite() -> Self {
        let folder = TempDir::with_prefix("vitae-store-").expect("a temporary folder");
        let url = format!("sqlite:{}", folder.path().join("vitae.db").display());
        Self { url, _folder: Some(folder) }
    }

    pub fn postgres() -> Self {
        Self { url: vitae_testkit::postgres::fresh_database(), _folder: None }
    }

    pub async fn connect(&self) -> Store {
        Store::connect(&self.url).await.expect("the database answers")
    }
}

/// Plays a case on a fresh, migrated store.
pub fn play<F: Future<Output = ()>>(database: Database, case: impl FnOnce(Store) -> F) {
    play_unmigrated(&database, |store| async {
        store.migrate().await.expect("migrations apply");
        case(store).await;
    });
}

/// Plays a case on a store whose database is still empty.
pub fn play_unmigrated<F: Future<Output = ()>>(database: &Database, case: impl FnOnce(Store) -> F) {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let store = database.connect().await;
        case(store.clone()).await;
        store.close().await;
    });
}

/// Makes one test for each database out of each named case.
macro_rules! on_both {
    ($($case:ident)*) => {
        mod on_sqlite {
            $(#[test] fn $case() { crate::harness::play(crate::harness::Database::sqlite(), super::$case); })*
        }
        mod on_postgres {
            $(#[test] fn $case() { crate::harness::play(crate::harness::Database::postgres(), super::$case); })*
        }
    };
}

pub(crate) use on_both;
