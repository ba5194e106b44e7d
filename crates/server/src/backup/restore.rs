use super::BackupError;
use super::manifest::{DATABASE, FILES, FORMAT, KEY, MANIFEST, Manifest, Part, VERSION};
use crate::config::Config;
use crate::security::master_key;
use crate::security::origins::hex;
use crate::serve::{open_files, prepare};
use futures::TryStreamExt;
use sha2::{Digest, Sha256};
use std::fs::{File, OpenOptions};
use std::io::{self, Read, Write};
use std::os::unix::fs::OpenOptionsExt;
use std::path::Path;
use vitae_store::Store;
use zip::ZipArchive;

/// Bytes read at a time.
const CHUNK: usize = 64 * 1024;

/// A backup that was read back, or put back.
#[derive(Debug)]
pub struct Restored {
    /// How many stored files are in it.
    pub files: usize,
    /// The version of the database's schema when it was made.
    pub schema: i64,
    /// When it was made.
    pub made_at: String,
}

/// Reads a backup and compares every part with its checksum; nothing is written.
///
/// # Errors
/// [`BackupError::NotOurs`], [`BackupError::Damaged`], [`BackupError::File`].
pub fn verify(from: &Path) -> Result<Restored, BackupError> {
    Backup::open(from)?.verified().map(|backup| backup.summary())
}

/// Puts a backup into the empty place of the settings. Every part is compared with its checksum before anything is written.
///
/// # Errors
/// [`BackupError`]; what is there already is never touched.
pub async fn restore(config: &Config, from: &Path) -> Result<Restored, BackupError> {
    let mut backup = Backup::open(from)?.verified()?;
    prepare(&config.data)?;
    let files = open_files(config)?;
    if files.list().try_next().await?.is_some() {
        return Err(BackupError::FilesPresent(config.files_url.clone()));
    }
    let key = backup.key_for(config)?;
    let folder = tempfile::tempdir_in(&config.data).map_err(BackupError::file(&config.data))?;
    backup.unpack_database(folder.path())?;
    Store::load(config.database_url.reveal(), folder.path(), &backup.manifest.dump()).await?;
    for name in backup.names(FILES) {
        let bytes = backup.bytes(&name)?;
        files.put(&name[FILES.len()..], bytes.into()).await?;
    }
    if let Some(key) = key {
        write_key(&master_key::file(&config.data), &key)?;
    }
    Ok(backup.summary())
}

fn write_key(path: &Path, key: &[u8]) -> Result<(), BackupError> {
    let written = OpenOptions::new().write(true).create_new(true).mode(0o600).open(path);
    written.and_then(|mut file| file.write_all(key).and_then(|()| file.sync_all())).map_err(BackupError::file(path))
}

/// A backup that is being read.
struct Backup {
    zip: ZipArchive<File>,
    manifest: Manifest,
}

impl Backup {
    fn open(path: &Path) -> Result<Self, BackupError> {
        let file = File::open(path).map_err(BackupError::file(path))?;
        let not_ours = |error: &dyn std::fmt::Display| BackupError::NotOurs(error.to_string());
        let mut zip = ZipArchive::new(file).map_err(|error| not_ours(&error))?;
        let manifest = zip.by_name(MANIFEST).map_err(|error| not_ours(&error))?;
        let manifest: Manifest = serde_json::from_reader(manifest).map_err(|error| not_ours(&error))?;
        if manifest.format != FORMAT || manifest.version > VERSION {
            return Err(BackupError::NotOurs(format!("{} {}", manifest.format, manifest.version)));
        }
        Ok(Self { zip, manifest })
    }

    fn verified(mut self) -> Result<Self, BackupError> {
        for part in &self.manifest.parts {
            check(&mut self.zip, part)?;
        }
        Ok(self)
    }

    fn summary(&self) -> Restored {
        Restored { files: self.manifest.files(), schema: self.manifest.schema, made_at: self.manifest.made_at.clone() }
    }

    fn names(&self, folder: &str) -> Vec<String> {
        let parts = self.manifest.parts.iter().map(|part| &part.name);
        parts.filter(|name| name.starts_with(folder)).cloned().collect()
    }

    fn bytes(&mut self, name: &str) -> Result<Vec<u8>, BackupError> {
        let mut bytes = Vec::new();
        let mut part = self.zip.by_name(name).map_err(|_| missing(name))?;
        part.read_to_end(&mut bytes).map_err(|error| unreadable(name, &error))?;
        Ok(bytes)
    }

    /// The key to be written: nothing when the settings hold one, or the same is there.
    fn key_for(&mut self, config: &Config) -> Result<Option<Vec<u8>>, BackupError> {
        if config.secret_key.is_some() || !self.manifest.parts.iter().any(|part| part.name == KEY) {
            return Ok(None);
        }
        let (key, path) = (self.bytes(KEY)?, master_key::file(&config.data));
        match std::fs::read(&path) {
            Ok(present) if present == key => Ok(None),
            Ok(_) => Err(BackupError::KeyPresent(path)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Some(key)),
            Err(source) => Err(BackupError::File { path, source }),
        }
    }

    fn unpack_database(&mut self, folder: &Path) -> Result<(), BackupError> {
        for name in self.names(DATABASE) {
            let file_name = &name[DATABASE.len()..];
            // A name that leads elsewhere is none of ours.
            if file_name.is_empty() || file_name.contains(['/', '\\']) || file_name.starts_with('.') {
                return Err(BackupError::NotOurs(format!("{name} is no part of a database")));
            }
            let path = folder.join(file_name);
            let mut part = self.zip.by_name(&name).map_err(|_| missing(&name))?;
            let mut file = File::create_new(&path).map_err(BackupError::file(&path))?;
            io::copy(&mut part, &mut file).map_err(BackupError::file(&path))?;
        }
        Ok(())
    }
}

fn check(zip: &mut ZipArchive<File>, part: &Part) -> Result<(), BackupError> {
    let mut file = zip.by_name(&part.name).map_err(|_| missing(&part.name))?;
    let (mut hash, mut size, mut chunk) = (Sha256::new(), 0, vec![0; CHUNK]);
    loop {
        let read = file.read(&mut chunk).map_err(|error| unreadable(&part.name, &error))?;
        if read == 0 {
            break;
        }
        hash.update(&chunk[..read]);
        size += read as u64;
    }
    if size != part.size || hex(&hash.finalize()) != part.sha256 {
        return Err(BackupError::Damaged(format!("{} is not what was backed up", part.name)));
    }
    Ok(())
}

fn missing(name: &str) -> BackupError {
    BackupError::Damaged(format!("{name} is missing"))
}

fn unreadable(name: &str, error: &io::Error) -> BackupError {
    BackupError::Damaged(format!("{name}: {error}"))
}
