use std::fs::{DirBuilder, OpenOptions};
use std::io;
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt};
use std::path::Path;
use std::thread::available_parallelism;
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};

use super::Db;
use crate::StoreError;

/// How long a connection waits for another process's write before it gives up.
const BUSY_TIMEOUT: Duration = Duration::from_secs(5);
/// How long a caller waits for a free connection, so also for its turn to write.
const ACQUIRE_TIMEOUT: Duration = Duration::from_secs(10);
/// Page cache of each connection; negative means KiB: 16 MiB.
const CACHE_SIZE: &str = "-16384";
/// How much of the file is read through memory mapping: 1 GiB.
const MMAP_SIZE: &str = "1073741824";

/// The path in `sqlite:PATH` or `sqlite://PATH`, nothing when the address is another database's.
pub(super) fn path_of(url: &str) -> Result<Option<&Path>, StoreError> {
    let Some(rest) = url.strip_prefix("sqlite:") else {
        return Ok(None);
    };
    let path = rest.strip_prefix("//").unwrap_or(rest);
    if path.is_empty() {
        return Err(StoreError::BadUrl("a SQLite address names a file: sqlite:data/vitae.db".to_owned()));
    }
    if path == ":memory:" {
        // Several connections cannot share one private database in memory.
        return Err(StoreError::BadUrl("SQLite in memory is not supported: name a file".to_owned()));
    }
    Ok(Some(Path::new(path)))
}

pub(super) async fn connect(path: &Path) -> Result<Db, StoreError> {
    create_private(path).map_err(|error| StoreError::Unavailable(Box::new(error)))?;
    // The writer comes first: it switches the file to the write-ahead log, which a read-only connection cannot.
    let write = pool(1).connect_with(writer(path)).await?;
    let read = pool(readers()).connect_with(options(path).read_only(true)).await?;
    Ok(Db::Sqlite { read, write })
}

/// Makes the folder and the file, readable by the owner alone; the write-ahead log inherits the file's mode.
fn create_private(path: &Path) -> io::Result<()> {
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        DirBuilder::new().recursive(true).mode(0o700).create(folder)?;
    }
    OpenOptions::new().create(true).append(true).mode(0o600).open(path).map(drop)
}

fn readers() -> u32 {
    let cores = available_parallelism().map_or(1, usize::from);
    u32::try_from(cores).unwrap_or(u32::MAX).max(2)
}

/// A pool that keeps its connections, with their caches, for good: a file needs no health check.
fn pool(connections: u32) -> SqlitePoolOptions {
    SqlitePoolOptions::new()
        .min_connections(connections)
        .max_connections(connections)
        .acquire_timeout(ACQUIRE_TIMEOUT)
        .idle_timeout(None)
        .max_lifetime(None)
        .test_before_acquire(false)
}

fn writer(path: &Path) -> SqliteConnectOptions {
    // FULL: what was answered "saved" survives a power cut.
    options(path).journal_mode(SqliteJournalMode::Wal).synchronous(SqliteSynchronous::Full)
}

fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .foreign_keys(true)
        .busy_timeout(BUSY_TIMEOUT)
        .pragma("cache_size", CACHE_SIZE)
        .pragma("mmap_size", MMAP_SIZE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_name_a_file() {
        for (url, path) in [
            ("sqlite:data/vitae.db", Some("data/vitae.db")),
            ("sqlite:/var/lib/vitae.db", Some("/var/lib/vitae.db")),
            ("sqlite://data/vitae.db", Some("data/vitae.db")),
            ("sqlite:///var/lib/vitae.db", Some("/var/lib/vitae.db")),
            ("postgres://localhost/vitae", None),
        ] {
            assert_eq!(path_of(url).expect(url), path.map(Path::new), "{url}");
        }
        for url in ["sqlite:", "sqlite://", "sqlite::memory:", "sqlite://:memory:"] {
            assert!(matches!(path_of(url), Err(StoreError::BadUrl(_))), "{url}");
        }
    }
}
