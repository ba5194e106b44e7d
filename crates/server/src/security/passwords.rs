//! Password hashing: Argon2id with m = 19 MiB, t = 2, p = 1 (`docs/decisions/specification.md`), bounded and with reused
//! memory. Stored hashes are PHC strings and are verified with the parameters that stand in them.

use crate::entropy::Entropy;
use crate::error::{ApiError, ApiResult};
use crate::work::{Pool, QueueLimits};
use argon2::password_hash::phc::{Output, ParamsString, Salt};
use argon2::{Algorithm, Argon2, Block, Params, PasswordHash, Version};
use std::sync::{Arc, Mutex};
use std::time::Duration;

const MEMORY_KIB: u32 = 19 * 1024;
const PASSES: u32 = 2;
const LANES: u32 = 1;
const HASH_BYTES: usize = 32;
const SALT_BYTES: usize = 16;

/// Most memory that a stored hash may ask for: 256 MiB, four times what other software uses by default.
const MAX_MEMORY_KIB: u32 = 256 * 1024;

/// Most work that a stored hash may ask for, in KiB times passes: 27 times the standard cost (a sign-in took 1.2 s with it
/// where the standard took 0.044 s).
const MAX_WORK: u64 = 1024 * 1024;

/// A queue longer than this answers 503 instead of growing.
const QUEUE_TIMEOUT: Duration = Duration::from_secs(1);

/// Most sign-ins that wait.
const MAX_WAITING: usize = 1_000;

/// Most sign-ins of one address that wait: an office behind one address at nine in the morning.
const MAX_WAITING_PER_ADDRESS: usize = 100;

/// Hashes and checks passwords.
#[derive(Clone)]
pub struct Passwords {
    pool: Pool,
    /// Working memory of finished hashes, kept for the next: allocating 19 MiB each time costs as much as the hash.
    spare: Arc<Mutex<Vec<Vec<Block>>>>,
    /// Checked in place of a real one when the account is unknown, so that both answers take alike.
    decoy: Arc<PasswordHash>,
}

/// What a check of a password found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// Another password, or no such account.
    Wrong,
    /// The right password.
    Right,
    /// The right password, but its stored hash costs less to attack than a new one would: hash it again.
    RightButOutdated,
}

/// Why a stored hash is not checked.
#[derive(Debug, thiserror::Error)]
enum HashError {
    #[error("a stored password hash is not a PHC string of Argon2")]
    Unreadable,
    #[error("a stored password hash asks for {memory_kib} KiB and {passes} passes, more than this server computes")]
    TooCostly { memory_kib: u32, passes: u32 },
    #[error("Argon2 refused its input: {0}")]
    Refused(argon2::Error),
}

impl Passwords {
    /// Hashes at most `parallel` passwords at a time.
    pub fn new(parallel: usize, entropy: &Entropy) -> Self {
        let decoy = phc(&entropy.bytes::<SALT_BYTES>(), &entropy.bytes::<HASH_BYTES>());
        let limits = QueueLimits {
            permits: parallel,
            per_key: parallel,
            waiting_per_key: MAX_WAITING_PER_ADDRESS,
            waiting: MAX_WAITING,
            timeout: QUEUE_TIMEOUT,
        };
        Self { pool: Pool::new(limits), spare: Arc::default(), decoy: Arc::new(decoy) }
    }

    /// The PHC text to store for a password. `address` names who asks: addresses take turns.
    pub async fn hash(&self, address: &str, password: String, entropy: &Entropy) -> ApiResult<String> {
        let salt: [u8; SALT_BYTES] = entropy.bytes();
        let hash = self.compute(address, password, Recipe::standard(&salt)).await?;
        Ok(phc(&salt, &hash).to_string())
    }

    /// Whether a password is the one behind the stored text. `None`, an unknown account, is never right and takes as long.
    /// `address` names who asks, as in [`hash`](Self::hash).
    ///
    /// # Errors
    /// 500 for a stored text that is no Argon2 hash or asks for absurd work, 503 when too many others wait.
    pub async fn verify(&self, address: &str, password: String, stored: Option<String>) -> ApiResult<Verdict> {
        let known = stored.is_some();
        let hash = match stored {
            Some(text) => PasswordHash::new(&text).map_err(|_| ApiError::internal(HashError::Unreadable))?,
            None => PasswordHash::clone(&self.decoy),
        };
        let recipe = Recipe::read(&hash).map_err(ApiError::internal)?;
        let outdated = recipe.is_outdated();
        let actual = self.compute(address, password, recipe).await?;
        // `Output` compares in constant time.
        let same = Output::new(&actual).ok() == hash.hash;
        Ok(match (known & same, outdated) {
            (false, _) => Verdict::Wrong,
            (true, false) => Verdict::Right,
            (true, true) => Verdict::RightButOutdated,
        })
    }

    /// Number of hashes computed so far.
    pub fn started(&self) -> u64 {
        self.pool.started()
    }

    /// Drops the memory kept for the next hashes.
    pub fn forget(&self) {
        if let Ok(mut spare) = self.spare.lock() {
            spare.clear();
        }
    }

    async fn compute(&self, address: &str, password: String, recipe: Recipe) -> ApiResult<Vec<u8>> {
        let spare = Arc::clone(&self.spare);
        let hashed = self.pool.run(address, move || {
            let mut memory = spare.lock().ok().and_then(|mut spare| spare.pop()).unwrap_or_default();
            let hash = recipe.compute(password.as_bytes(), &mut memory);
            // Memory of costlier hashes is not kept: they are rare, and hashed again at the standard cost.
            if memory.len() <= MEMORY_KIB as usize
                && let Ok(mut spare) = spare.lock()
            {
                spare.push(memory);
            }
            hash
        });
        hashed.await?.map_err(ApiError::internal)
    }
}

/// Everything but the password that a hash is computed from.
#[derive(Debug)]
struct Recipe {
    algorithm: Algorithm,
    version: Version,
    params: Params,
    salt: Salt,
}

impl Recipe {
    /// The recipe of new hashes.
    fn standard(salt: &[u8; SALT_BYTES]) -> Self {
        let salt = Salt::new(salt).expect("16 bytes are within the bounds of a salt");
        Self { algorithm: Algorithm::Argon2id, version: Version::V0x13, params: standard_params(), salt }
    }

    /// The recipe in a stored hash, unless it asks for absurd work.
    fn read(hash: &PasswordHash) -> Result<Self, HashError> {
        let algorithm = Algorithm::new(hash.algorithm.as_str()).map_err(|_| HashError::Unreadable)?;
        // The format leaves the version out for the first one, 16.
        let version = Version::try_from(hash.version.unwrap_or(16)).map_err(|_| HashError::Unreadable)?;
        let params = Params::try_from(hash).map_err(|_| HashError::Unreadable)?;
        let (Some(salt), Some(_)) = (hash.salt, &hash.hash) else { return Err(HashError::Unreadable) };
        let (memory_kib, passes) = (params.m_cost(), params.t_cost());
        if memory_kib > MAX_MEMORY_KIB || u64::from(memory_kib) * u64::from(passes) > MAX_WORK {
            return Err(HashError::TooCostly { memory_kib, passes });
        }
        Ok(Self { algorithm, version, params, salt })
    }

    /// Whether a new hash would be harder to attack.
    fn is_outdated(&self) -> bool {
        self.algorithm != Algorithm::Argon2id
            || self.version != Version::V0x13
            || self.params.m_cost() < MEMORY_KIB
            || self.params.t_cost() < PASSES
            || self.params.output_len().is_some_and(|bytes| bytes < HASH_BYTES)
            || self.salt.len() < SALT_BYTES
    }

    fn compute(&self, password: &[u8], memory: &mut Vec<Block>) -> Result<Vec<u8>, HashError> {
        let blocks = self.params.block_count();
        if memory.len() < blocks {
            memory.resize(blocks, Block::new());
        }
        let mut hash = vec![0; self.params.output_len().unwrap_or(HASH_BYTES)];
        Argon2::new(self.algorithm, self.version, self.params.clone())
            .hash_password_into_with_memory(password, &self.salt, &mut hash, memory)
            .map_err(HashError::Refused)?;
        Ok(hash)
    }
}

fn standard_params() -> Params {
    Params::new(MEMORY_KIB, PASSES, LANES, Some(HASH_BYTES)).expect("the standard cost is within Argon2's bounds")
}

/// A hash at the standard cost in the PHC string format, so that other software could check it.
fn phc(salt: &[u8; SALT_BYTES], hash: &[u8]) -> PasswordHash {
    let Recipe { algorithm, version, params, salt } = Recipe::standard(salt);
    PasswordHash {
        algorithm: algorithm.ident(),
        version: Some(version.into()),
        params: ParamsString::try_from(&params).expect("three numbers fit"),
        salt: Some(salt),
        hash: Some(Output::new(hash).expect("32 bytes are within the bounds of a hash")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn ses_46_argon2id_with_the_stated_cost() {
        let entropy = Entropy::system();
        let passwords = Passwords::new(2, &entropy);
        let stored = passwords.hash("a", "secret1".into(), &entropy).await.unwrap();
        assert!(stored.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{stored}");
        assert_eq!(passwords.verify("a", "secret1".into(), Some(stored.clone())).await.unwrap(), Verdict::Right);
        assert_eq!(passwords.verify("a", "secret2".into(), Some(stored.clone())).await.unwrap(), Verdict::Wrong);
        assert_ne!(stored, passwords.hash("a", "secret1".into(), &entropy).await.unwrap());
    }

    /// Hashes of "correct horse", made with Python's argon2-cffi 25.1.0 (the C reference implementation).
    const BY_OTHER_SOFTWARE: [(&str, Verdict); 6] = [
        (
            "$argon2id$v=19$m=19456,t=2,p=1$MDEyMzQ1Njc4OWFiY2RlZg$rk2Mi3E4dgRMg0fHaYaptWVZRKqs//6b6k3/nntqGJk",
            Verdict::Right,
        ),
        (
            "$argon2id$v=19$m=65536,t=3,p=4$QIh484VxnV5xl671NjVruw$Fq1gfNpre35JN1rFKPjScFcYRCA1yyYKrFg6LIQSGBM",
            Verdict::Right,
        ),
        (
            "$argon2id$v=19$m=32768,t=3,p=1$MDEyMzQ1Njc4OWFiY2RlZg$2SavQlvZK9VU+CRr9pHN2SlGolj5FSz4eoPCNfoQI4I",
            Verdict::Right,
        ),
        (
            "$argon2id$v=19$m=8192,t=1,p=1$c29tZXNhbHQxMjM0NTY3OA$s3R/7IU5wRWRIRBUu6sza8EYWZVuxasiZmar9lbxhLg",
            Verdict::RightButOutdated,
        ),
        ("$argon2i$v=19$m=4096,t=3,p=2$c2FsdHNhbHQ$W+ypkpAf+nHEhwqWyvxOvwsbs/DuSkhU", Verdict::RightButOutdated),
        ("$argon2d$v=16$m=1024,t=2,p=1$c2FsdHNhbHRzYWx0$5MgxyBNCJ3Lf4SuGNKvFmQ", Verdict::RightButOutdated),
    ];

    #[tokio::test]
    async fn stored_parameters_are_the_ones_that_count() {
        let passwords = Passwords::new(1, &Entropy::system());
        for (stored, expected) in BY_OTHER_SOFTWARE {
            let found = passwords.verify("a", "correct horse".into(), Some(stored.into())).await.unwrap();
            assert_eq!(found, expected, "{stored}");
            let found = passwords.verify("a", "wrong horse".into(), Some(stored.into())).await.unwrap();
            assert_eq!(found, Verdict::Wrong, "{stored}");
        }
    }

    #[tokio::test]
    async fn absurd_and_unreadable_hashes_are_refused_and_not_computed() {
        let passwords = Passwords::new(1, &Entropy::system());
        let tail = "MDEyMzQ1Njc4OWFiY2RlZg$rk2Mi3E4dgRMg0fHaYaptWVZRKqs//6b6k3/nntqGJk";
        let cases = [
            format!("$argon2id$v=19$m=4294967295,t=1,p=1${tail}"),
            format!("$argon2id$v=19$m=19456,t=4294967295,p=1${tail}"),
            format!("$argon2id$v=19$m=262144,t=5,p=1${tail}"),
            format!("$argon2id$v=19$m=0,t=2,p=1${tail}"),
            format!("$argon2id$v=19$m=19456,t=0,p=1${tail}"),
            format!("$argon2id$v=19$m=19456,t=2,p=0${tail}"),
            format!("$argon2id$v=99$m=19456,t=2,p=1${tail}"),
            format!("$scrypt$ln=15,r=8,p=1${tail}"),
            "$argon2id$v=19$m=19456,t=2,p=1$MDEyMzQ1Njc4OWFiY2RlZg".into(),
            "secret1".into(),
            String::new(),
        ];
        for stored in cases {
            assert!(passwords.verify("a", "correct horse".into(), Some(stored.clone())).await.is_err(), "{stored}");
        }
        assert_eq!(passwords.started(), 0);
    }

    #[tokio::test]
    async fn ses_47_an_unknown_account_is_never_right() {
        let passwords = Passwords::new(1, &Entropy::system());
        assert_eq!(passwords.verify("a", String::new(), None).await.unwrap(), Verdict::Wrong);
        assert_eq!(passwords.started(), 1, "it is computed all the same");
    }

    #[tokio::test]
    async fn memory_of_the_standard_cost_is_reused_and_more_is_not_kept() {
        let entropy = Entropy::system();
        let passwords = Passwords::new(1, &entropy);
        let kept = || passwords.spare.lock().unwrap().iter().map(Vec::len).collect::<Vec<_>>();
        let stored = passwords.hash("a", "correct horse".into(), &entropy).await.unwrap();
        assert_eq!(kept(), [MEMORY_KIB as usize]);
        let (small, large) = (BY_OTHER_SOFTWARE[3].0, BY_OTHER_SOFTWARE[1].0);
        passwords.verify("a", "x".into(), Some(small.into())).await.unwrap();
        assert_eq!(kept(), [MEMORY_KIB as usize]);
        assert_eq!(passwords.verify("a", "correct horse".into(), Some(stored)).await.unwrap(), Verdict::Right);
        passwords.verify("a", "x".into(), Some(large.into())).await.unwrap();
        assert!(kept().is_empty());
    }
}
