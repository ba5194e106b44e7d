//! Secrets that are stored: sealed with AES-256-GCM under a key of their own, bound to whom they belong to.

use crate::entropy::Entropy;
use ring::aead::{AES_256_GCM, Aad, LessSafeKey, NONCE_LEN, Nonce, UnboundKey};

/// Seals and opens.
pub struct Vault {
    key: LessSafeKey,
}

impl Vault {
    /// A vault with its own key.
    pub fn new(key: [u8; 32]) -> Self {
        let key = UnboundKey::new(&AES_256_GCM, &key).expect("the key has the length that AES-256 takes");
        Self { key: LessSafeKey::new(key) }
    }

    /// A secret sealed for `owner`: a nonce of its own, then what is sealed.
    pub fn seal(&self, secret: &str, owner: &str, entropy: &Entropy) -> Vec<u8> {
        let nonce = entropy.bytes::<NONCE_LEN>();
        let mut sealed = secret.as_bytes().to_vec();
        self.key
            .seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), Aad::from(owner), &mut sealed)
            .expect("a token is far below the bound of AES-GCM");
        [&nonce[..], &sealed].concat()
    }

    /// The secret again; nothing when it was sealed with another key, for somebody else, or was changed.
    pub fn open(&self, sealed: &[u8], owner: &str) -> Option<String> {
        let (nonce, sealed) = sealed.split_at_checked(NONCE_LEN)?;
        let nonce = Nonce::try_assume_unique_for_key(nonce).ok()?;
        let mut opened = sealed.to_vec();
        let secret = self.key.open_in_place(nonce, Aad::from(owner), &mut opened).ok()?;
        String::from_utf8(secret.to_vec()).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn git_22_a_sealed_token_is_opened_for_its_owner_alone() {
        let (vault, entropy) = (Vault::new([7; 32]), Entropy::system());
        let sealed = vault.seal("gho_token", "ada", &entropy);
        assert!(!sealed.windows(9).any(|window| window == b"gho_token"));
        assert_ne!(sealed, vault.seal("gho_token", "ada", &entropy), "no two are the same");
        assert_eq!(vault.open(&sealed, "ada").as_deref(), Some("gho_token"));
        assert_eq!(vault.open(&sealed, "bob"), None);
        assert_eq!(Vault::new([8; 32]).open(&sealed, "ada"), None);
        for at in 0..sealed.len() {
            let mut changed = sealed.clone();
            changed[at] ^= 1;
            assert_eq!(vault.open(&changed, "ada"), None);
        }
        assert_eq!(vault.open(b"short", "ada"), None);
    }
}
