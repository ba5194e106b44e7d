//! Password hashing: Argon2id with m = 19 MiB, t = 2, p = 1 (`docs/decisions/specification.md`), bounded and with reused memory.

use super::pool::Pool;
use crate::entropy::Entropy;
use crate::error::{ApiError, ApiResult};
use argon2::{Algorithm, Argon2, Block, Params, Version};
use base64::{Engine, engine::general_purpose::STANDARD_NO_PAD as BASE64};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use subtle::ConstantTimeEq;

const MEMORY_KIB: u32 = 19 * 1024;
const PASSES: u32 = 2;
const LANES: u32 = 1;
const HASH_BYTES: usize = 32;
const SALT_BYTES: usize = 16;

/// A queue longer than this answers 503 instead of growing.
const PATIENCE: Duration = Duration::from_secs(1);

/// Hashes and checks passwords.
#[derive(Clone)]
pub struct Passwords {
    pool: Pool,
    /// Working memory of finished hashes, kept for the next: allocating 19 MiB each time costs as much as the hash.
    spare: Arc<Mutex<Vec<Vec<Block>>>>,
    /// Checked in place of a real one when the account is unknown, so that both answers take alike.
    decoy: Arc<String>,
}

impl Passwords {
    /// Hashes at most `parallel` passwords at a time.
    pub fn new(parallel: usize, entropy: &Entropy) -> Self {
        let decoy = format_phc(&entropy.bytes::<SALT_BYTES>(), &entropy.bytes::<HASH_BYTES>());
        Self { pool: Pool::new(parallel, PATIENCE), spare: Arc::default(), decoy: Arc::new(decoy) }
    }

    /// The PHC text to store for a password.
    pub async fn hash(&self, password: String, entropy: &Entropy) -> ApiResult<String> {
        let salt: [u8; SALT_BYTES] = entropy.bytes();
        let hash = self.compute(password, salt.to_vec()).await?;
        Ok(format_phc(&salt, &hash))
    }

    /// Whether a password is the one behind the stored text. `None`, an unknown account, is never right and takes as long.
    pub async fn verify(&self, password: String, stored: Option<String>) -> ApiResult<bool> {
        let known = stored.is_some();
        let stored = stored.unwrap_or_else(|| self.decoy.to_string());
        let (salt, expected) =
            parse_phc(&stored).ok_or_else(|| ApiError::internal("a stored password hash is not readable"))?;
        let actual = self.compute(password, salt).await?;
        Ok(known & bool::from(actual.ct_eq(&expected)))
    }

    /// Number of hashes computed so far.
    pub fn served(&self) -> u64 {
        self.pool.served()
    }

    /// Drops the memory kept for the next hashes.
    pub fn forget(&self) {
        if let Ok(mut spare) = self.spare.lock() {
            spare.clear();
        }
    }

    async fn compute(&self, password: String, salt: Vec<u8>) -> ApiResult<Vec<u8>> {
        let spare = Arc::clone(&self.spare);
        let hashed = self.pool.run(move || {
            let mut memory = spare.lock().ok().and_then(|mut spare| spare.pop()).unwrap_or_default();
            let hash = argon2id(password.as_bytes(), &salt, &mut memory);
            if let Ok(mut spare) = spare.lock() {
                spare.push(memory);
            }
            hash
        });
        hashed.await?.map_err(|error| ApiError::internal(error.to_string()))
    }
}

fn argon2id(password: &[u8], salt: &[u8], memory: &mut Vec<Block>) -> Result<Vec<u8>, argon2::Error> {
    let params = Params::new(MEMORY_KIB, PASSES, LANES, Some(HASH_BYTES))?;
    memory.resize(params.block_count(), Block::new());
    let mut hash = vec![0; HASH_BYTES];
    Argon2::new(Algorithm::Argon2id, Version::V0x13, params)
        .hash_password_into_with_memory(password, salt, &mut hash, memory)?;
    Ok(hash)
}

/// The PHC string format, so that other software could check these hashes.
fn format_phc(salt: &[u8], hash: &[u8]) -> String {
    format!("$argon2id$v=19$m={MEMORY_KIB},t={PASSES},p={LANES}${}${}", BASE64.encode(salt), BASE64.encode(hash))
}

fn parse_phc(text: &str) -> Option<(Vec<u8>, Vec<u8>)> {
    let mut parts = text.rsplit('$');
    let hash = BASE64.decode(parts.next()?).ok()?;
    let salt = BASE64.decode(parts.next()?).ok()?;
    Some((salt, hash))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn ses_46_argon2id_with_the_stated_cost() {
        let entropy = Entropy::system();
        let passwords = Passwords::new(2, &entropy);
        let stored = passwords.hash("secret1".into(), &entropy).await.unwrap();
        assert!(stored.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{stored}");
        assert!(passwords.verify("secret1".into(), Some(stored.clone())).await.unwrap());
        assert!(!passwords.verify("secret2".into(), Some(stored.clone())).await.unwrap());
        assert_ne!(stored, passwords.hash("secret1".into(), &entropy).await.unwrap());
    }

    #[tokio::test]
    async fn ses_47_an_unknown_account_is_never_right() {
        let passwords = Passwords::new(1, &Entropy::system());
        assert!(!passwords.verify(String::new(), None).await.unwrap());
    }

    #[test]
    fn memory_is_reusable() {
        let mut memory = Vec::new();
        let first = argon2id(b"password", b"somesalt", &mut memory).unwrap();
        let second = argon2id(b"password", b"somesalt", &mut memory).unwrap();
        assert_eq!(first, second);
    }
}
