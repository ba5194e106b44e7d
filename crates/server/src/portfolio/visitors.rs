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

/// Visitors of one site that are counted in a day, so that one does not use up what all have.
const MOST_OF_SITE: i64 = 50_000;

/// Browsers behind one address that are counted as visitors of a site in a day: an office has some, a program has any number.
const MOST_OF_ADDRESS: u8 = 10;

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
    seen: HashSet<Hash>,
    /// Visitors of a site behind an address.
    of_address: HashMap<Hash, u8>,
    of_site: HashMap<Uuid, i64>,
    counts: HashMap<(Uuid, i64), i64>,
}

type Hash = [u8; 16];

impl Today {
    fn begin(&mut self, day: i64, salt: [u8; 32]) {
        *self = Self { day, salt, counts: std::mem::take(&mut self.counts), ..Self::default() };
    }

    fn hash(&self, parts: &[&[u8]]) -> Hash {
        let mut hash = Sha256::new();
        hash.update(self.salt);
        for part in parts {
            hash.update(part);
        }
        let mut short = [0; 16];
        short.copy_from_slice(&hash.finalize()[..16]);
        short
    }

    fn note(&mut self, site: Uuid, client: &str, agent: &str) {
        let address = self.hash(&[site.as_bytes(), client.as_bytes()]);
        let visitor = self.hash(&[&address, agent.as_bytes()]);
        let is_full = self.seen.len() >= MOST_SEEN
            || self.of_site.get(&site).is_some_and(|count| *count >= MOST_OF_SITE)
            || self.of_address.get(&address).is_some_and(|count| *count >= MOST_OF_ADDRESS);
        if !is_full && self.seen.insert(visitor) {
            *self.of_address.entry(address).or_default() += 1;
            *self.of_site.entry(site).or_default() += 1;
            *self.counts.entry((site, self.day)).or_default() += 1;
        }
    }
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
            today.begin(day, entropy.bytes());
        }
        today.note(site, client, &agent);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_so_many_visitors_at_most_and_each_once() {
        let (mut today, site) = (Today::default(), Uuid::from_u128(1));
        today.begin(7, [1; 32]);
        today.note(site, "192.0.2.1", "one");
        today.note(site, "192.0.2.1", "one");
        assert_eq!(today.counts[&(site, 7)], 1);
        for agent in 0..100 {
            today.note(site, "192.0.2.1", &agent.to_string());
        }
        assert_eq!(today.counts[&(site, 7)], i64::from(MOST_OF_ADDRESS));
        today.note(site, "192.0.2.2", "one");
        assert_eq!(today.counts[&(site, 7)], i64::from(MOST_OF_ADDRESS) + 1);
        today.begin(8, [2; 32]);
        today.note(site, "192.0.2.1", "one");
        assert_eq!((today.counts[&(site, 7)], today.counts[&(site, 8)]), (i64::from(MOST_OF_ADDRESS) + 1, 1));
    }
}
