use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use crate::{Files, FilesError};

impl Files {
    /// Removes what interrupted writes left in a local folder and that was last changed before `before`; gives the
    /// number of files removed. A write that is still going on changes its file, so an hour ago is a safe `before`.
    ///
    /// On S3 nothing is done and 0 is given: blobs of up to 8 MiB are one request there, which leaves nothing, and
    /// parts of larger ones are removed by a lifecycle rule of the bucket (`AbortIncompleteMultipartUpload`).
    ///
    /// # Errors
    /// [`FilesError::Unavailable`] when the folder cannot be read; a file that vanishes meanwhile is no error.
    pub async fn sweep_interrupted(&self, before: SystemTime) -> Result<u64, FilesError> {
        let Some(folder) = self.folder.clone() else { return Ok(0) };
        let sweeping = tokio::task::spawn_blocking(move || sweep(folder, before));
        sweeping.await.map_err(FilesError::unavailable)?.map_err(FilesError::unavailable)
    }
}

fn sweep(folder: PathBuf, before: SystemTime) -> io::Result<u64> {
    let mut removed = 0;
    let mut folders = vec![folder];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder)? {
            let entry = entry?;
            let kind = entry.file_type()?;
            if kind.is_dir() {
                folders.push(entry.path());
            } else if kind.is_file() && is_unfinished(&entry.path()) {
                removed += u64::from(remove_if_stale(&entry, before)?);
            }
        }
    }
    Ok(removed)
}

/// `object_store` writes to `NAME#1`, `NAME#2`, … and renames at the end. A key holds no `#`.
fn is_unfinished(path: &Path) -> bool {
    let name = path.file_name().and_then(|name| name.to_str());
    let suffix = name.and_then(|name| name.rsplit_once('#')).map(|(_, suffix)| suffix);
    suffix.is_some_and(|suffix| !suffix.is_empty() && suffix.bytes().all(|byte| byte.is_ascii_digit()))
}

fn remove_if_stale(entry: &std::fs::DirEntry, before: SystemTime) -> io::Result<bool> {
    let outcome = entry.metadata().and_then(|about| about.modified()).and_then(|modified| {
        let stale = modified < before;
        if stale {
            std::fs::remove_file(entry.path())?;
        }
        Ok(stale)
    });
    match outcome {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
        other => other,
    }
}
