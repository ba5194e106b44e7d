//! Backups: the database as of one moment and all files in one archive, with their checksums; and back into an empty place.

mod make;
mod manifest;
mod restore;
mod timed;

pub use make::{Made, make};
pub use restore::{Restored, restore, verify};
pub use timed::run_when_due;

use std::io;
use std::path::PathBuf;
use vitae_files::FilesError;
use vitae_store::StoreError;

/// Why a backup was not made, read or put back.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// There is a file of that name.
    #[error("{} exists already; name another file", .0.display())]
    Exists(PathBuf),
    /// The file cannot be read or written.
    #[error("{}: {source}", .path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// It is no archive that [`make`] has made.
    #[error("this is not a backup that Vitae has made ({0})")]
    NotOurs(String),
    /// A part is missing or is not what it was.
    #[error("the backup is damaged: {0}")]
    Damaged(String),
    /// There are files where the backup's are to go.
    #[error("there are files already at {0}; a backup is only put into an empty place")]
    FilesPresent(String),
    /// There is another key where the backup's is to go.
    #[error("there is another key already in {}; a backup is only put into an empty place", .0.display())]
    KeyPresent(PathBuf),
    /// Another backup is being made.
    #[error("another backup is being made, or was ended within the last 15 minutes before it was done; try again then")]
    Busy,
    /// The database.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The files.
    #[error(transparent)]
    Files(#[from] FilesError),
    /// The place cannot be opened.
    #[error(transparent)]
    Start(#[from] crate::StartError),
}

impl BackupError {
    fn file(path: &std::path::Path) -> impl FnOnce(io::Error) -> Self {
        let path = path.to_owned();
        move |source| Self::File { path, source }
    }
}
