//! Signed addresses of files: HMAC over id, disposition and expiry. The signature is the permission.

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use hmac::{Hmac, KeyInit, Mac};
use serde::{Deserialize, Serialize};
use sha2::Sha256;
use uuid::Uuid;
use vitae_store::Timestamp;

/// How long a signed address lives, in milliseconds: 5 minutes.
pub const LIFETIME_MS: i64 = 5 * 60 * 1000;

/// How the browser should treat the file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Disposition {
    /// Show it.
    Inline,
    /// Save it.
    Attachment,
}

impl Disposition {
    /// The word in a `Content-Disposition` header and in the address.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Inline => "inline",
            Self::Attachment => "attachment",
        }
    }
}

/// Signs and checks addresses.
#[derive(Clone)]
pub struct Signer {
    key: [u8; 32],
}

impl Signer {
    /// A signer with its own key.
    pub fn new(key: [u8; 32]) -> Self {
        Self { key }
    }

    /// The path and query of a file's signed address.
    pub fn address(&self, id: Uuid, disposition: Disposition, now: Timestamp) -> String {
        let expires = now.as_millis() + LIFETIME_MS;
        let signature = URL_SAFE_NO_PAD.encode(self.mac(id, disposition, expires).finalize().into_bytes());
        format!("/api/files/{id}?disposition={}&expires={expires}&signature={signature}", disposition.as_str())
    }

    /// Whether a signature is right and still valid.
    pub fn accepts(&self, id: Uuid, disposition: Disposition, expires: i64, signature: &str, now: Timestamp) -> bool {
        let Ok(signature) = URL_SAFE_NO_PAD.decode(signature) else { return false };
        self.mac(id, disposition, expires).verify_slice(&signature).is_ok() && now.as_millis() < expires
    }

    /// What shows that a visitor knew the password, by its stored hash, of the public resume of an address.
    pub fn visit(&self, slug: &str, password_hash: &str) -> String {
        URL_SAFE_NO_PAD.encode(self.visit_mac(slug, password_hash).finalize().into_bytes())
    }

    /// Whether a visitor has shown that. What was signed for a password that has been changed since shows nothing.
    pub fn accepts_visit(&self, slug: &str, password_hash: &str, signature: &str) -> bool {
        let Ok(signature) = URL_SAFE_NO_PAD.decode(signature) else { return false };
        self.visit_mac(slug, password_hash).verify_slice(&signature).is_ok()
    }

    fn visit_mac(&self, slug: &str, password_hash: &str) -> Hmac<Sha256> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.key).expect("HMAC takes a key of any length");
        mac.update(format!("visit\n{slug}\n{password_hash}").as_bytes());
        mac
    }

    fn mac(&self, id: Uuid, disposition: Disposition, expires: i64) -> Hmac<Sha256> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.key).expect("HMAC takes a key of any length");
        mac.update(format!("{id}\n{}\n{expires}", disposition.as_str()).as_bytes());
        mac
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_signed_thing_is_accepted() {
        let signer = Signer::new([7; 32]);
        let (id, now) = (Uuid::from_u128(1), Timestamp::from_millis(1_000));
        let address = signer.address(id, Disposition::Inline, now);
        let signature = address.split("signature=").nth(1).unwrap();
        let expires = 1_000 + LIFETIME_MS;
        let later = Timestamp::from_millis(expires);
        assert!(signer.accepts(id, Disposition::Inline, expires, signature, now));
        assert!(!signer.accepts(Uuid::from_u128(2), Disposition::Inline, expires, signature, now));
        assert!(!signer.accepts(id, Disposition::Attachment, expires, signature, now));
        assert!(!signer.accepts(id, Disposition::Inline, expires + 1, signature, now));
        assert!(!signer.accepts(id, Disposition::Inline, expires, "", now));
        assert!(!signer.accepts(id, Disposition::Inline, expires, signature, later));
        assert!(!Signer::new([8; 32]).accepts(id, Disposition::Inline, expires, signature, now));
    }
}
