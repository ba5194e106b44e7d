//! Time, ids and randomness, injected so that tests are exact.

use std::sync::Arc;
use uuid::Uuid;
use vitae_store::Timestamp;

/// Where the server gets the time, its ids and its random bytes from.
#[derive(Clone)]
pub struct Entropy {
    now: Arc<dyn Fn() -> Timestamp + Send + Sync>,
    fill: Arc<Fill>,
}

/// Fills bytes with randomness.
type Fill = dyn Fn(&mut [u8]) + Send + Sync;

impl Entropy {
    /// The machine's clock and randomness.
    pub fn system() -> Self {
        Self::new(system_now, |bytes| getrandom::fill(bytes).expect("the system has randomness"))
    }

    /// A clock and a source of bytes of the caller's choice.
    pub fn new(
        now: impl Fn() -> Timestamp + Send + Sync + 'static,
        fill: impl Fn(&mut [u8]) + Send + Sync + 'static,
    ) -> Self {
        Self { now: Arc::new(now), fill: Arc::new(fill) }
    }

    /// The time.
    pub fn now(&self) -> Timestamp {
        (self.now)()
    }

    /// A new UUIDv7.
    pub fn id(&self) -> Uuid {
        let random: [u8; 10] = self.bytes();
        uuid::Builder::from_unix_timestamp_millis(self.now().as_millis().max(0).unsigned_abs(), &random).into_uuid()
    }

    /// So many random bytes.
    pub fn bytes<const N: usize>(&self) -> [u8; N] {
        let mut bytes = [0; N];
        (self.fill)(&mut bytes);
        bytes
    }
}

fn system_now() -> Timestamp {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
    Timestamp::from_millis(since.as_millis() as i64)
}
