use super::BackupError;
use super::manifest::{DATABASE, FILES, KEY, MANIFEST, Manifest, Part};
use crate::config::Config;
use crate::entropy::Entropy;
use crate::security::master_key;
use crate::security::origins::hex;
use futures::TryStreamExt;
use sha2::{Digest, Sha256};
use std::fs::{DirBuilder, File, OpenOptions};
use std::io::{self, Read, Write};
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt};
use std::path::{Path, PathBuf};
use std::time::Duration;
use uuid::Uuid;
use vitae_files::{Files, FilesError};
use vitae_store::{Store, Timestamp};
use zip::CompressionMethod;
use zip::write::{SimpleFileOptions, ZipWriter};

/// While a backup is made no stored file is deleted; the lease is prolonged meanwhile, and ends by itself.
const LEASE: Duration = Duration::from_secs(15 * 60);

/// The work that the lease is on.
const TASK: &str = "backup";

/// What the name of an archive that is being made has at its end.
pub(super) const UNFINISHED: &str = ".unfinished";

/// Bytes copied at a time.
const CHUNK: usize = 64 * 1024;

/// A backup that was made.
#[derive(Debug)]
pub struct Made {
    /// How many stored files are in it.
    pub files: usize,
    /// The version of the database's schema.
    pub schema: i64,
    /// The size of the archive in bytes.
    pub bytes: u64,
}

/// Backs up database, files and generated key into an archive, while servers go on. The archive has its name only once it is
/// whole.
///
/// # Errors
/// [`BackupError`]; nothing of that name is there then.
pub async fn make(
    config: &Config,
    store: &Store,
    files: &Files,
    entropy: &Entropy,
    to: &Path,
) -> Result<Made, BackupError> {
    if to.exists() {
        return Err(BackupError::Exists(to.to_owned()));
    }
    let unfinished = PathBuf::from(format!("{}{UNFINISHED}", to.display()));
    let made = make_at(config, store, files, entropy, &unfinished).await;
    let placed = made.and_then(|made| {
        std::fs::rename(&unfinished, to).map_err(BackupError::file(to))?;
        Ok(made)
    });
    if placed.is_err() {
        _ = std::fs::remove_file(&unfinished);
    }
    placed
}

async fn make_at(
    config: &Config,
    store: &Store,
    files: &Files,
    entropy: &Entropy,
    path: &Path,
) -> Result<Made, BackupError> {
    let mut lease = Lease { store, entropy, holder: entropy.id(), due: entropy.now() };
    lease.take().await?;
    let made = write(config, store, files, &mut lease, path).await;
    store.tasks().finish(TASK, lease.holder, entropy.now()).await?;
    made
}

/// The right to find every file that the database named at its moment.
struct Lease<'a> {
    store: &'a Store,
    entropy: &'a Entropy,
    holder: Uuid,
    /// When it is to be prolonged.
    due: Timestamp,
}

impl Lease<'_> {
    async fn take(&mut self) -> Result<(), BackupError> {
        let now = self.entropy.now();
        self.due = now.plus(LEASE / 2);
        if self.store.tasks().claim(TASK, now, now.plus(LEASE), self.holder).await? {
            Ok(())
        } else {
            Err(BackupError::Busy)
        }
    }

    /// Takes it anew when half of its time has passed.
    async fn prolong(&mut self) -> Result<(), BackupError> {
        if self.entropy.now() < self.due { Ok(()) } else { self.take().await }
    }
}

async fn write(
    config: &Config,
    store: &Store,
    files: &Files,
    lease: &mut Lease<'_>,
    path: &Path,
) -> Result<Made, BackupError> {
    let failed = || BackupError::file(path);
    let folder = CopyFolder::beside(path).map_err(failed())?;
    let dump = store.dump(&folder.0).await?;
    let schema = dump.schema;
    let mut archive = Archive::create(path).map_err(failed())?;
    for entry in sorted(&folder.0).map_err(failed())? {
        let name = format!("{DATABASE}{}", entry.file_name().unwrap_or_default().to_string_lossy());
        archive.add(&name, &mut File::open(&entry).map_err(failed())?, CompressionMethod::Deflated).map_err(failed())?;
    }
    let mut listed = files.list();
    while let Some(blob) = listed.try_next().await? {
        lease.prolong().await?;
        match files.get_bytes(&blob.key).await {
            Ok(bytes) => archive
                .add(&format!("{FILES}{}", blob.key), &mut &bytes[..], CompressionMethod::Stored)
                .map_err(failed())?,
            // One whose row had gone before the database was copied.
            Err(FilesError::NotFound) => {}
            Err(error) => return Err(error.into()),
        }
    }
    if let Some(key) = generated_key(config).map_err(failed())? {
        archive.add(KEY, &mut &key[..], CompressionMethod::Stored).map_err(failed())?;
    }
    let manifest = Manifest::new(dump, lease.entropy.now().to_string(), std::mem::take(&mut archive.parts));
    let bytes = archive.finish(&manifest).map_err(failed())?;
    Ok(Made { files: manifest.files(), schema, bytes })
}

/// Where the database is copied to before it is packed. One that a killed program has left goes first: whoever holds the lease
/// is alone.
struct CopyFolder(PathBuf);

impl CopyFolder {
    fn beside(archive: &Path) -> io::Result<Self> {
        let path = PathBuf::from(format!("{}.database", archive.display()));
        match std::fs::remove_dir_all(&path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
        DirBuilder::new().mode(0o700).create(&path)?;
        Ok(Self(path))
    }
}

impl Drop for CopyFolder {
    fn drop(&mut self) {
        _ = std::fs::remove_dir_all(&self.0);
    }
}

fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = std::fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path()));
    let mut entries = entries.collect::<io::Result<Vec<_>>>()?;
    entries.sort();
    Ok(entries)
}

/// The key in the data directory; a configured one is the operator's to keep.
fn generated_key(config: &Config) -> io::Result<Option<Vec<u8>>> {
    if config.secret_key.is_some() {
        return Ok(None);
    }
    match std::fs::read(master_key::file(&config.data)) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        key => key.map(Some),
    }
}

/// An archive that is being written.
struct Archive {
    zip: ZipWriter<File>,
    parts: Vec<Part>,
}

impl Archive {
    fn create(path: &Path) -> io::Result<Self> {
        let file = OpenOptions::new().read(true).write(true).create(true).truncate(true).mode(0o600).open(path)?;
        Ok(Self { zip: ZipWriter::new(file), parts: Vec::new() })
    }

    fn add(&mut self, name: &str, from: &mut impl Read, compression: CompressionMethod) -> io::Result<()> {
        let options = SimpleFileOptions::default().compression_method(compression).large_file(true);
        self.zip.start_file(name, options)?;
        let (mut hash, mut size, mut chunk) = (Sha256::new(), 0, vec![0; CHUNK]);
        loop {
            let read = from.read(&mut chunk)?;
            if read == 0 {
                break;
            }
            hash.update(&chunk[..read]);
            size += read as u64;
            self.zip.write_all(&chunk[..read])?;
        }
        self.parts.push(Part { name: name.to_owned(), size, sha256: hex(&hash.finalize()) });
        Ok(())
    }

    fn finish(mut self, manifest: &Manifest) -> io::Result<u64> {
        self.zip.start_file(MANIFEST, SimpleFileOptions::default())?;
        self.zip.write_all(&serde_json::to_vec_pretty(manifest)?)?;
        let file = self.zip.finish()?;
        file.sync_all()?;
        Ok(file.metadata()?.len())
    }
}
