//! The master key and the keys derived from it.

use crate::config::Config;
use crate::entropy::Entropy;
use base64::{Engine, engine::general_purpose::STANDARD as BASE64};
use hkdf::Hkdf;
use sha2::Sha256;
use std::io::{self, Write};
use std::os::unix::fs::OpenOptionsExt;
use std::path::Path;

/// The file in the data directory that holds a generated key.
const FILE: &str = "secret.key";

/// The secret from which every other key is derived.
pub struct MasterKey(Vec<u8>);

impl MasterKey {
    /// The configured key, else the one in the data directory, else a new one written there with mode 0600.
    pub fn load(config: &Config, entropy: &Entropy) -> io::Result<Self> {
        match &config.secret_key {
            Some(key) => Ok(Self(key.reveal().as_bytes().to_vec())),
            None => Self::load_or_create(&config.data.join(FILE), entropy),
        }
    }

    fn load_or_create(path: &Path, entropy: &Entropy) -> io::Result<Self> {
        let fresh = BASE64.encode(entropy.bytes::<32>());
        match std::fs::OpenOptions::new().write(true).create_new(true).mode(0o600).open(path) {
            Ok(mut file) => {
                file.write_all(fresh.as_bytes())?;
                file.sync_all()?;
                Ok(Self(fresh.into_bytes()))
            }
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => std::fs::read(path).map(Self),
            Err(error) => Err(error),
        }
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

#[cfg(test)]
mod tests {
    use super::*;
    use std::os::unix::fs::PermissionsExt;

    #[test]
    fn a_generated_key_is_private_and_stays() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join(FILE);
        let first = MasterKey::load_or_create(&path, &Entropy::system()).unwrap();
        let second = MasterKey::load_or_create(&path, &Entropy::system()).unwrap();
        assert_eq!(first.derive("a"), second.derive("a"));
        assert_ne!(first.derive("a"), first.derive("b"));
        assert_eq!(std::fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
    }
}
