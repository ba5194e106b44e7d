//! The folder of an index, written without waiting for the disk: an index is a cache of the database, and waiting took
//! most of the time of a small change (4 ms a file, some 20 files a commit, on the machine it was measured on).
//!
//! What the end of a process leaves is whole, for the system has it. After a restart of the machine it may not be, so
//! the checksums of all files are looked at once then.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use tantivy::directory::error::{DeleteError, LockError, OpenReadError, OpenWriteError};
use tantivy::directory::{
    AntiCallToken, Directory, DirectoryLock, FileHandle, Lock, MmapDirectory, TerminatingWrite, WatchCallback,
    WatchHandle, WritePtr,
};

/// The file that names the run of the machine in which an index was last whole.
const RUN_FILE: &str = "machine-run";

/// A folder whose files are mapped to be read and written without waiting.
#[derive(Debug, Clone)]
pub(crate) struct Folder {
    path: PathBuf,
    mapped: MmapDirectory,
}

impl Folder {
    pub fn open(path: &Path) -> tantivy::Result<Self> {
        Ok(Self { path: path.to_owned(), mapped: MmapDirectory::open(path)? })
    }

    /// Whether the machine has run without a break since the folder was last marked.
    pub fn is_marked(&self) -> bool {
        let mark = fs::read_to_string(self.path.join(RUN_FILE)).ok();
        mark.is_some() && mark == machine_run()
    }

    /// Notes that the index is whole in this run of the machine.
    pub fn mark(&self) -> io::Result<()> {
        machine_run().map_or(Ok(()), |run| fs::write(self.path.join(RUN_FILE), run))
    }
}

/// What tells one run of the machine from the next (Linux); elsewhere nothing does.
fn machine_run() -> Option<String> {
    fs::read_to_string("/proc/sys/kernel/random/boot_id").ok()
}

impl Directory for Folder {
    fn get_file_handle(&self, path: &Path) -> Result<Arc<dyn FileHandle>, OpenReadError> {
        self.mapped.get_file_handle(path)
    }

    fn delete(&self, path: &Path) -> Result<(), DeleteError> {
        self.mapped.delete(path)
    }

    fn exists(&self, path: &Path) -> Result<bool, OpenReadError> {
        self.mapped.exists(path)
    }

    fn open_write(&self, path: &Path) -> Result<WritePtr, OpenWriteError> {
        let file = File::create_new(self.path.join(path)).map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => OpenWriteError::FileAlreadyExists(path.to_owned()),
            _ => OpenWriteError::wrap_io_error(error, path.to_owned()),
        })?;
        Ok(BufWriter::new(Box::new(Unhurried(file))))
    }

    fn atomic_read(&self, path: &Path) -> Result<Vec<u8>, OpenReadError> {
        self.mapped.atomic_read(path)
    }

    fn atomic_write(&self, path: &Path, data: &[u8]) -> io::Result<()> {
        let written = self.path.join(format!("{}.new", path.display()));
        fs::write(&written, data)?;
        fs::rename(written, self.path.join(path))
    }

    fn sync_directory(&self) -> io::Result<()> {
        Ok(())
    }

    fn acquire_lock(&self, lock: &Lock) -> Result<DirectoryLock, LockError> {
        self.mapped.acquire_lock(lock)
    }

    fn watch(&self, callback: WatchCallback) -> tantivy::Result<WatchHandle> {
        self.mapped.watch(callback)
    }
}

/// A file whose end is not waited for.
struct Unhurried(File);

impl Write for Unhurried {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

impl TerminatingWrite for Unhurried {
    fn terminate_ref(&mut self, _: AntiCallToken) -> io::Result<()> {
        self.0.flush()
    }
}
