//! The master key and the keys derived from it.

use crate::config::Config;
use crate::entropy::Entropy;
use base64::{Engine, engine::general_purpose::STANDARD as BASE64};
use hkdf::Hkdf;
use sha2::Sha256;
use std::fs::{File, OpenOptions};
use std::io::{self, ErrorKind, Read, Write};
use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
use std::path::{Path, PathBuf};

/// The file in the data directory that holds a generated key.
const FILE: &str = "secret.key";

/// How the temporary files begin in which a key is written before it gets its name.
const TEMPORARY: &str = "secret.key.tmp-";

/// Shortest key, in characters: 128 bits when each is a hexadecimal digit.
pub const MIN_KEY_CHARS: usize = 32;

/// Longest key file that is read, in bytes.
const MAX_FILE_BYTES: u64 = 64 * 1024;

/// Where a data directory holds its generated key.
pub fn file(data: &Path) -> PathBuf {
    data.join(FILE)
}

/// The secret from which every other key is derived.
pub struct MasterKey(Vec<u8>);

/// Why the key in the data directory cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum KeyError {
    /// The file cannot be read.
    #[error("the key file {} cannot be read", .path.display())]
    Read {
        /// The file.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// There is no key yet, and a new one cannot be written.
    #[error("a new key cannot be written to {}", .path.display())]
    Write {
        /// The file.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// The file is empty or holds only blanks, as an interrupted first start used to leave it.
    #[error(
        "the key file {} is empty. Delete it, and the next start makes a new key; links to files made with the old key \
         stop working",
        .0.display()
    )]
    Empty(PathBuf),
    /// The key could be guessed.
    #[error(
        "the key in {} is shorter than {MIN_KEY_CHARS} characters. Put a longer one there, or delete the file, and the \
         next start makes a new key",
        .0.display()
    )]
    Short(PathBuf),
    /// Other users of the machine can read the key.
    #[error(
        "the key file {} can be read by other users (mode {mode:04o}). Run: chmod 600 {}",
        .path.display(), .path.display()
    )]
    Exposed {
        /// The file.
        path: PathBuf,
        /// Its permission bits.
        mode: u32,
    },
    /// The file holds something else than text.
    #[error("the key file {} does not hold text", .0.display())]
    NotText(PathBuf),
}

impl MasterKey {
    /// The configured key, else the one in the data directory, else a new one written there with mode 0600.
    ///
    /// # Errors
    /// A file in the data directory that is empty, too short or readable by others is refused, never replaced.
    pub fn load(config: &Config, entropy: &Entropy) -> Result<Self, KeyError> {
        match &config.secret_key {
            Some(key) => Ok(Self(key.reveal().as_bytes().to_vec())),
            None => Self::load_or_create(&config.data, entropy),
        }
    }

    fn load_or_create(folder: &Path, entropy: &Entropy) -> Result<Self, KeyError> {
        let path = folder.join(FILE);
        let found = match read(&path)? {
            Some(key) => key,
            None => {
                create(folder, entropy).map_err(|source| KeyError::Write { path: path.clone(), source })?;
                // Read back, so that processes that start at the same time agree on the one that got the name.
                read(&path)?.ok_or_else(|| unreadable(&path)(ErrorKind::NotFound.into()))?
            }
        };
        remove_leftovers(folder);
        Ok(found)
    }

    /// A key for one purpose; purposes do not reveal each other.
    pub fn derive(&self, purpose: &str) -> [u8; 32] {
        let mut key = [0; 32];
        Hkdf::<Sha256>::new(None, &self.0)
            .expand(purpose.as_bytes(), &mut key)
            .expect("32 bytes are within HKDF's bound");
        key
    }
}

/// The key in a file; nothing when there is no such file.
fn read(path: &Path) -> Result<Option<MasterKey>, KeyError> {
    let file = match File::open(path) {
        Ok(file) => file,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(unreadable(path)(error)),
    };
    refuse_exposed(path, &file)?;
    let mut bytes = Vec::new();
    file.take(MAX_FILE_BYTES).read_to_end(&mut bytes).map_err(unreadable(path))?;
    let text = String::from_utf8(bytes).map_err(|_| KeyError::NotText(path.to_owned()))?;
    let key = text.trim();
    match key.chars().count() {
        0 => Err(KeyError::Empty(path.to_owned())),
        1..MIN_KEY_CHARS => Err(KeyError::Short(path.to_owned())),
        _ => Ok(Some(MasterKey(key.as_bytes().to_vec()))),
    }
}

fn refuse_exposed(path: &Path, file: &File) -> Result<(), KeyError> {
    let mode = file.metadata().map_err(unreadable(path))?.permissions().mode() & 0o7777;
    if mode & 0o077 == 0 { Ok(()) } else { Err(KeyError::Exposed { path: path.to_owned(), mode }) }
}

/// Writes a new key under a temporary name and gives it its own only when it is whole and on the disk. A key that another
/// process made meanwhile stays.
fn create(folder: &Path, entropy: &Entropy) -> io::Result<()> {
    let temporary = folder.join(format!("{TEMPORARY}{}", entropy.id()));
    let key = BASE64.encode(entropy.bytes::<32>());
    let written = write_whole(&temporary, key.as_bytes()).and_then(|()| name_once(&temporary, &folder.join(FILE)));
    _ = std::fs::remove_file(&temporary);
    written?;
    File::open(folder)?.sync_all()
}

fn write_whole(path: &Path, content: &[u8]) -> io::Result<()> {
    let mut file = OpenOptions::new().write(true).create_new(true).mode(0o600).open(path)?;
    file.write_all(content)?;
    file.sync_all()
}

/// Links the file under its final name: unlike a rename, a link never replaces what is there.
fn name_once(temporary: &Path, path: &Path) -> io::Result<()> {
    match std::fs::hard_link(temporary, path) {
        // Somebody else's key is there; that process may also have cleared our file away.
        Err(error) if matches!(error.kind(), ErrorKind::AlreadyExists | ErrorKind::NotFound) && path.exists() => Ok(()),
        linked => linked,
    }
}

/// Removes what interrupted starts left behind. Failing at it harms nobody.
fn remove_leftovers(folder: &Path) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        if entry.file_name().to_string_lossy().starts_with(TEMPORARY) {
            _ = std::fs::remove_file(entry.path());
        }
    }
}

fn unreadable(path: &Path) -> impl FnOnce(io::Error) -> KeyError {
    let path = path.to_owned();
    |source| KeyError::Read { path, source }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs::{Permissions, metadata, read_dir, set_permissions, write};

    fn load(folder: &Path) -> Result<[u8; 32], KeyError> {
        MasterKey::load_or_create(folder, &Entropy::system()).map(|key| key.derive("a"))
    }

    fn put(folder: &Path, content: &[u8], mode: u32) {
        write(folder.join(FILE), content).unwrap();
        set_permissions(folder.join(FILE), Permissions::from_mode(mode)).unwrap();
    }

    #[test]
    fn a_generated_key_is_private_and_stays() {
        let folder = tempfile::tempdir().unwrap();
        let key = MasterKey::load_or_create(folder.path(), &Entropy::system()).unwrap();
        assert_eq!(key.derive("a"), load(folder.path()).unwrap());
        assert_ne!(key.derive("a"), key.derive("b"));
        assert_eq!(metadata(folder.path().join(FILE)).unwrap().permissions().mode() & 0o777, 0o600);
        assert_eq!(read_dir(folder.path()).unwrap().count(), 1, "no temporary file remains");
    }

    #[test]
    fn a_key_that_protects_nothing_is_refused_and_kept() {
        let long = [b'k'; MIN_KEY_CHARS];
        let many_bytes = "ü".repeat(31);
        let cases: [(&[u8], u32, &str); 8] = [
            (b"", 0o600, "is empty"),
            (b"                                            \n", 0o600, "is empty"),
            (&long[1..], 0o600, "shorter than 32 characters"),
            (many_bytes.as_bytes(), 0o600, "shorter than 32 characters"),
            (&[0xff; 40], 0o600, "does not hold text"),
            (&long, 0o640, "(mode 0640). Run: chmod 600 "),
            (&long, 0o604, "(mode 0604). Run: chmod 600 "),
            (&long, 0o600, ""),
        ];
        for (content, mode, expected) in cases {
            let folder = tempfile::tempdir().unwrap();
            put(folder.path(), content, mode);
            let sentence = load(folder.path()).err().map_or(String::new(), |error| error.to_string());
            assert!(
                sentence.contains(expected) && sentence.is_empty() == expected.is_empty(),
                "{expected}: {sentence}"
            );
            assert_eq!(std::fs::read(folder.path().join(FILE)).unwrap(), content);
        }
    }

    #[test]
    fn what_an_interrupted_start_left_is_removed_and_never_used() {
        let folder = tempfile::tempdir().unwrap();
        let leftover = folder.path().join(format!("{TEMPORARY}1"));
        write(&leftover, "").unwrap();
        let first = load(folder.path()).unwrap();
        assert!(!leftover.exists());
        write(&leftover, "half a ke").unwrap();
        assert_eq!(load(folder.path()).unwrap(), first);
        assert!(!leftover.exists());
    }

    #[test]
    fn starts_at_the_same_time_get_the_same_key() {
        for _ in 0..50 {
            let folder = tempfile::tempdir().unwrap();
            let together = std::sync::Barrier::new(8);
            let keys: Vec<_> = std::thread::scope(|scope| {
                let start = || {
                    together.wait();
                    load(folder.path()).unwrap()
                };
                let threads: Vec<_> = (0..8).map(|_| scope.spawn(start)).collect();
                threads.into_iter().map(|thread| thread.join().unwrap()).collect()
            });
            assert!(keys.iter().all(|key| *key == keys[0]));
            assert_eq!(load(folder.path()).unwrap(), keys[0]);
        }
    }

    #[test]
    fn a_key_is_never_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let (mine, other) = (folder.path().join("mine"), folder.path().join("other"));
        write(&mine, "mine").unwrap();
        write(&other, "other").unwrap();
        name_once(&mine, &other).unwrap();
        assert_eq!(std::fs::read(&other).unwrap(), b"other");
        assert!(name_once(&folder.path().join("gone"), &folder.path().join("nowhere")).is_err());
    }
}
