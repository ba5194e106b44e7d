//! Tokens of sessions and links, and keys for scripts: 256 random bits, of which only the SHA-256 is stored (SES-44).

use crate::entropy::Entropy;
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use sha2::{Digest, Sha256};

/// What the client holds and what the server stores.
pub struct NewToken {
    /// The text that the client sends back.
    pub text: String,
    /// What is stored.
    pub hash: [u8; 32],
}

/// Makes a token.
pub fn new(entropy: &Entropy) -> NewToken {
    let text = URL_SAFE_NO_PAD.encode(entropy.bytes::<32>());
    NewToken { hash: hash(&text), text }
}

/// How a key for scripts begins: what scanners for leaked secrets know it by.
const KEY_PREFIX: &str = "vitae_";

/// Makes a key for scripts.
pub fn new_key(entropy: &Entropy) -> NewToken {
    let text = format!("{KEY_PREFIX}{}", new(entropy).text);
    NewToken { hash: hash(&text), text }
}

/// Whether a bearer token is a key for scripts and not a session's.
pub fn is_key(text: &str) -> bool {
    text.starts_with(KEY_PREFIX)
}

/// The hash under which a token is stored.
pub fn hash(text: &str) -> [u8; 32] {
    Sha256::digest(text.as_bytes()).into()
}
