//! Session tokens: 256 random bits, of which only the SHA-256 is stored (SES-44).

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

/// The hash under which a token is stored.
pub fn hash(text: &str) -> [u8; 32] {
    Sha256::digest(text.as_bytes()).into()
}
