//! How many people visit a site, without cookies and without keeping anything of them: an address is only remembered until the end
//! of the day, as a hash that nobody can turn back.

use crate::entropy::Entropy;
use crate::state::App;
use axum::http::{HeaderMap, header};
use sha2::{Digest, Sha256};
use std::collections::{HashMap, HashSet};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use tokio_util::sync::CancellationToken;
use uuid::Uuid;

const DAY_MS: i64 = 24 * 60 * 60 * 1000;

/// Visitors of all sites that are told apart in a day; more are not counted.
const MOST_SEEN: usize = 500_000;

/// How often the counts are written down.
const EVERY: Duration = Duration::from_secs(60);

/// Words of programs that are no visitors.
const PROGRAMS: [&str; 6] = ["bot", "crawl", "spider", "preview", "curl", "monitor"];

/// The visitors of today, and the counts that are not written down yet.
#[derive(Default)]
pub struct Visitors {
    today: Mutex<Today>,
}

#[derive(Default)]
struct Today {
    day: i64,
    /// Drawn anew every day and never written down.
    salt: [u8; 32],
    seen: HashSet<[u8; 16]>,
    counts: HashMap<(Uuid, i64), i64>,
}

/// The day of a moment, counted from 1970-01-01.
pub(super) fn day(entropy: &Entropy) -> i64 {
    entropy.now().as_millis().div_euclid(DAY_MS)
}

impl Visitors {
    /// Counts whoever asks for a site's page, once a day.
    pub fn note(&self, entropy: &Entropy, site: Uuid, client: &str, headers: &HeaderMap) {
        let agent = headers.get(header::USER_AGENT).and_then(|agent| agent.to_str().ok()).unwrap_or_default();
        let agent = agent.to_ascii_lowercase();
        if agent.is_empty() || PROGRAMS.iter().any(|word| agent.contains(word)) {
            return;
        }
        let mut today = self.today.lock().unwrap_or_else(PoisonError::into_inner);
        let day = day(entropy);
        if today.day != day {
            today.day = day;
            today.salt = entropy.bytes();
            today.seen.clear();
        }
        let mut hash = Sha256::new();
        for part in [&today.salt[..], site.as_bytes(), client.as_bytes(), agent.as_bytes()] {
            hash.update(part);
        }
        let mut short = [0; 16];
        short.copy_from_slice(&hash.finalize()[..16]);
        if today.seen.len() < MOST_SEEN && today.seen.insert(short) {
            *today.counts.entry((site, day)).or_default() += 1;
        }
    }

    fn take(&self) -> HashMap<(Uuid, i64), i64> {
        std::mem::take(&mut self.today.lock().unwrap_or_else(PoisonError::into_inner).counts)
    }

    fn give_back(&self, site: Uuid, day: i64, visitors: i64) {
        let mut today = self.today.lock().unwrap_or_else(PoisonError::into_inner);
        *today.counts.entry((site, day)).or_default() += visitors;
    }
}

/// Writes the counts down every minute, and once more when the server stops.
pub async fn flush_visitors(app: App, stop: CancellationToken) {
    loop {
        let stopped = tokio::select! {
            () = tokio::time::sleep(EVERY) => false,
            () = stop.cancelled() => true,
        };
        for ((site, day), visitors) in app.visitors.take() {
            if let Err(error) = app.store.site_visitors().add(site, day, visitors).await {
                tracing::warn!(%error, "visitors are counted later");
                app.visitors.give_back(site, day, visitors);
            }
        }
        if stopped {
            return;
        }
    }
}
