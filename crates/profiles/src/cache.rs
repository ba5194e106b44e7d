//! Answers to public questions, kept so that the same question costs nothing, or little.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// Most bytes of answers with their addresses.
const MAX_BYTES: usize = 16 * 1024 * 1024;

/// An answer that was good once.
#[derive(Debug, Clone)]
pub(crate) struct Kept {
    /// What to ask with whether it still is.
    pub etag: Option<String>,
    /// The body.
    pub body: Arc<[u8]>,
    /// Where the list goes on.
    pub next: Option<String>,
    at: Instant,
}

impl Kept {
    pub fn new(etag: Option<String>, body: &[u8], next: Option<String>) -> Self {
        Self { etag, body: body.into(), next, at: Instant::now() }
    }

    /// What it takes together with its address.
    fn bytes(&self, address: &str) -> usize {
        let texts = [self.etag.as_deref(), self.next.as_deref(), Some(address)];
        size_of::<Self>() + self.body.len() + texts.into_iter().flatten().map(str::len).sum::<usize>()
    }

    pub fn is_younger_than(&self, age: Duration) -> bool {
        self.at.elapsed() < age
    }
}

/// Answers by address. When it is full, the oldest go.
#[derive(Default)]
pub(crate) struct Cache {
    kept: Mutex<HashMap<String, Kept>>,
}

impl Cache {
    pub fn get(&self, address: &str) -> Option<Kept> {
        self.locked().get(address).cloned()
    }

    pub fn put(&self, address: &str, answer: Kept) {
        let mut kept = self.locked();
        kept.insert(address.to_owned(), answer);
        let mut bytes: usize = kept.iter().map(|(address, kept)| kept.bytes(address)).sum();
        while bytes > MAX_BYTES {
            let oldest = kept.iter().min_by_key(|(_, kept)| kept.at).map(|(address, _)| address.clone());
            let Some((address, gone)) = oldest.and_then(|address| kept.remove_entry(&address)) else { return };
            bytes -= gone.bytes(&address);
        }
    }

    /// The answer is still good as of now.
    pub fn confirm(&self, address: &str) {
        if let Some(kept) = self.locked().get_mut(address) {
            kept.at = Instant::now();
        }
    }

    fn locked(&self) -> MutexGuard<'_, HashMap<String, Kept>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_cache_forgets_the_oldest() {
        let cache = Cache::default();
        let third = vec![b' '; MAX_BYTES / 3 - 1000];
        for address in ["a", "b", "c", "d"] {
            cache.put(address, Kept::new(None, &third, None));
            std::thread::sleep(Duration::from_millis(2));
        }
        let there: Vec<bool> = ["a", "b", "c", "d"].map(|address| cache.get(address).is_some()).to_vec();
        assert_eq!(there, [false, true, true, true]);
        cache.put("small", Kept::new(Some("x".repeat(MAX_BYTES)), b"", None));
        assert!(cache.get("small").is_none(), "what stands beside a body counts too");
        cache.put("huge", Kept::new(None, &vec![b' '; MAX_BYTES + 1], None));
        assert!(cache.get("huge").is_none());
    }
}
