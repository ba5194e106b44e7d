//! From where an account was signed in to: what a stranger who guesses passwords does not share with its owner.

use super::address;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use std::net::IpAddr;
use std::time::Duration;
use uuid::Uuid;
use vitae_store::{Store, StoreError, Timestamp};

/// An address from which nobody signed in for so long is a stranger's again.
pub const REMEMBERED: Duration = Duration::from_secs(90 * 24 * 60 * 60);

/// Names addresses by a keyed hash, another for each account, so that no address of a person is stored.
#[derive(Clone)]
pub struct Origins {
    key: [u8; 32],
}

/// An address as one account knows it.
#[derive(Debug, Clone, Copy)]
pub struct Origin {
    account: Uuid,
    hash: [u8; 32],
}

impl Origins {
    /// Names with a key of their own.
    pub fn new(key: [u8; 32]) -> Self {
        Self { key }
    }

    /// The origin of a request from `client` for an account.
    pub fn origin(&self, account: Uuid, client: IpAddr) -> Origin {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.key).expect("HMAC takes a key of any length");
        mac.update(account.as_bytes());
        mac.update(address::group(client).as_bytes());
        Origin { account, hash: mac.finalize().into_bytes().into() }
    }
}

impl Origin {
    /// Whether the account was signed in to from here within [`REMEMBERED`].
    pub async fn is_known(&self, store: &Store, now: Timestamp) -> Result<bool, StoreError> {
        let last = store.sign_in_origins().last_used(self.account, self.hash).await?;
        Ok(last.is_some_and(|last| now.since(last) < REMEMBERED))
    }

    /// As the beginnings of sessions note it.
    pub fn hash(&self) -> [u8; 32] {
        self.hash
    }

    /// The name of this origin's own counter.
    pub fn counter(&self) -> String {
        hex(&self.hash[..16])
    }
}

/// Bytes in lower-case hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_origin_differs_by_account_address_and_key_but_not_within_a_network() {
        let (ada, bob) = (Uuid::from_u128(1), Uuid::from_u128(2));
        let (here, there) = ("192.0.2.1".parse().unwrap(), "192.0.2.2".parse().unwrap());
        let origins = Origins::new([1; 32]);
        let name = |origins: &Origins, account, client| origins.origin(account, client).counter();
        assert_eq!(name(&origins, ada, here), name(&origins, ada, here));
        assert_ne!(name(&origins, ada, here), name(&origins, ada, there));
        assert_ne!(name(&origins, ada, here), name(&origins, bob, here));
        assert_ne!(name(&origins, ada, here), name(&Origins::new([2; 32]), ada, here));
        let (left, right) = ("2001:db8::1".parse().unwrap(), "2001:db8::2:1".parse().unwrap());
        assert_eq!(name(&origins, ada, left), name(&origins, ada, right));
    }
}
