//! Counts how often somebody does something. Every server decides by what it holds in memory; what counts for longer is
//! added up in the database every few seconds, so that several servers share it and a start knows it. Neither counting nor
//! refusing asks the database.

use crate::error::{ApiError, ApiResult};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use vitae_store::{Store, StoreError, Timestamp, Window};

/// Most windows held in memory: some 13 MB, reckoned. The table has 131,072 places (a power of two, at most 7/8 full) of
/// 49 bytes: 24 of the key's `String`, 24 of [`Counted`], 1 of the table itself; that is 6.4 MB. The text of a key with an
/// account's id takes 39 to 52 bytes, in a block of 64 at most: another 6.4 MB. While counts are shared, those that have
/// changed are there twice.
const MOST_WINDOWS: usize = 100_000;

/// Windows from this length on are added up in the database. A shorter one has ended before that would matter.
const SHARED_FROM: Duration = Duration::from_secs(15 * 60);

/// Windows added up in one transaction: it holds up other writers for some milliseconds.
const BATCH: usize = 200;

/// Fixed windows that begin with the first event. Cheap to clone.
///
/// A fixed window has an exact end, which is what `Retry-After` says. Over two neighbouring windows a caller may reach
/// twice the limit in a short time, which the limits here allow for.
#[derive(Clone, Default)]
pub struct Limiter {
    windows: Arc<Mutex<HashMap<String, Counted>>>,
}

/// A window as this server knows it.
struct Counted {
    /// Events of all servers, as far as they are known.
    hits: u32,
    /// Those of them that the database does not know yet.
    unsaved: u32,
    resets_at: Timestamp,
    is_shared: bool,
}

impl Counted {
    /// Before the first event.
    fn new(length: Duration, now: Timestamp) -> Self {
        Self { hits: 0, unsaved: 0, resets_at: now.plus(length), is_shared: length >= SHARED_FROM }
    }

    fn refuse_over(&self, limit: u32, now: Timestamp) -> ApiResult<()> {
        if self.hits < limit {
            return Ok(());
        }
        let wait = self.resets_at.since(now).as_millis().div_ceil(1000);
        Err(ApiError::rate_limited(u64::try_from(wait).unwrap_or(u64::MAX)))
    }
}

impl Limiter {
    /// Counts one event under `key`; over the limit answers 429 with the time to wait. What is refused is not counted.
    pub fn count(&self, key: String, length: Duration, limit: u32, now: Timestamp) -> ApiResult<()> {
        let mut windows = self.lock();
        if windows.len() >= MOST_WINDOWS && !windows.contains_key(&key) {
            forget_some(&mut windows, now);
        }
        let window = windows.entry(key).or_insert_with(|| Counted::new(length, now));
        if window.resets_at <= now {
            *window = Counted::new(length, now);
        }
        window.refuse_over(limit, now)?;
        window.hits += 1;
        window.unsaved += 1;
        Ok(())
    }

    /// Answers 429 when `key` is already at the limit; counts nothing.
    pub fn check(&self, key: &str, limit: u32, now: Timestamp) -> ApiResult<()> {
        let windows = self.lock();
        let window = windows.get(key).filter(|window| window.resets_at > now);
        window.map_or(Ok(()), |window| window.refuse_over(limit, now))
    }

    /// Takes up what was counted before this server started, and by others.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn load(&self, store: &Store, now: Timestamp) -> Result<(), StoreError> {
        let running = store.rate_limits().running(now, MOST_WINDOWS as u32 / 2).await?;
        let mut windows = self.lock();
        for Window { key, hits, resets_at } in running {
            windows.insert(key, Counted { hits, unsaved: 0, resets_at, is_shared: true });
        }
        Ok(())
    }

    /// Adds what was counted since the last time to the database, and takes up what others have counted.
    ///
    /// # Errors
    /// Only those of the database; what was not added is tried again the next time.
    pub async fn share(&self, store: &Store, now: Timestamp) -> Result<(), StoreError> {
        let unsaved = self.take_unsaved(now);
        let mut batches = unsaved.chunks(BATCH);
        while let Some(batch) = batches.next() {
            match store.rate_limits().add(batch, now).await {
                Ok(added) => self.take_up(added),
                Err(error) => {
                    batch.iter().chain(batches.flatten()).for_each(|window| self.put_back(window));
                    return Err(error);
                }
            }
        }
        Ok(())
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, Counted>> {
        self.windows.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn take_unsaved(&self, now: Timestamp) -> Vec<Window> {
        let mut windows = self.lock();
        windows.retain(|_, window| window.resets_at > now);
        let unsaved = windows.iter_mut().filter(|(_, window)| window.is_shared && window.unsaved > 0);
        unsaved
            .map(|(key, window)| {
                let hits = std::mem::take(&mut window.unsaved);
                Window { key: key.clone(), hits, resets_at: window.resets_at }
            })
            .collect()
    }

    /// Events counted meanwhile come on top of what the database knows.
    fn take_up(&self, added: Vec<Window>) {
        let mut windows = self.lock();
        for Window { key, hits, resets_at } in added {
            if let Some(window) = windows.get_mut(&key) {
                window.hits = hits.saturating_add(window.unsaved);
                window.resets_at = resets_at;
            }
        }
    }

    fn put_back(&self, Window { key, hits, .. }: &Window) {
        if let Some(window) = self.lock().get_mut(key) {
            window.unsaved += hits;
        }
    }
}

/// Makes room: ended windows go, then the quarter that counted least, the soonest to end first. Whoever counted more stays
/// known, however many others come by once; whoever is at a limit of one may be forgotten. With a window goes what the
/// database has not been told of it yet; what it was told is known again when the same key has counted anew and is shared.
fn forget_some(windows: &mut HashMap<String, Counted>, now: Timestamp) {
    windows.retain(|_, window| window.resets_at > now);
    if windows.len() < MOST_WINDOWS {
        return;
    }
    let mut ranks: Vec<(u32, Timestamp)> = windows.values().map(|window| (window.hits, window.resets_at)).collect();
    let (_, &mut last, _) = ranks.select_nth_unstable(MOST_WINDOWS / 4);
    windows.retain(|_, window| (window.hits, window.resets_at) > last);
}

#[cfg(test)]
mod tests {
    use super::*;

    const MINUTE: Duration = Duration::from_secs(60);
    const HOUR: Duration = Duration::from_secs(60 * 60);

    fn at(seconds: i64) -> Timestamp {
        Timestamp::from_millis(seconds * 1000)
    }

    fn count(limiter: &Limiter, key: &str, length: Duration, now: Timestamp) -> bool {
        limiter.count(key.to_owned(), length, 2, now).is_ok()
    }

    async fn store() -> (tempfile::TempDir, Store) {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::connect(&format!("sqlite:{}", folder.path().join("vitae.db").display())).await.unwrap();
        store.migrate().await.unwrap();
        (folder, store)
    }

    #[test]
    fn every_key_has_its_own_count_and_every_window_starts_anew() {
        let limiter = Limiter::default();
        assert!(count(&limiter, "ada", MINUTE, at(0)) && count(&limiter, "ada", MINUTE, at(10)));
        let refusal = limiter.count("ada".into(), MINUTE, 2, at(20)).unwrap_err();
        assert_eq!(refusal.retry_after(), Some(40));
        assert!(limiter.check("ada", 2, at(20)).is_err() && limiter.check("ada", 3, at(20)).is_ok());
        assert!(count(&limiter, "bob", MINUTE, at(20)));
        assert!(limiter.check("ada", 2, at(60)).is_ok() && count(&limiter, "ada", MINUTE, at(60)));
    }

    #[test]
    fn a_flood_of_keys_is_bounded_and_frees_nobody_from_a_limit() {
        let limiter = Limiter::default();
        assert!(count(&limiter, "ada", HOUR, at(0)) && count(&limiter, "ada", HOUR, at(0)));
        for stranger in 0..MOST_WINDOWS + 10 {
            limiter.count(stranger.to_string(), HOUR, 2, at(1)).unwrap();
        }
        assert!(limiter.lock().len() <= MOST_WINDOWS);
        assert!(!count(&limiter, "ada", HOUR, at(2)));
    }

    #[tokio::test]
    async fn servers_share_long_windows_and_a_start_knows_them() {
        let (_folder, store) = store().await;
        let [one, other] = [Limiter::default(), Limiter::default()];
        for (limiter, key) in [(&one, "saves"), (&other, "saves"), (&one, "drafts")] {
            let length = if key == "drafts" { MINUTE } else { HOUR };
            assert!(count(limiter, key, length, at(0)));
            limiter.share(&store, at(1)).await.unwrap();
        }
        assert!(!count(&other, "saves", HOUR, at(2)), "one of its own, one of the other server");
        assert!(count(&one, "saves", HOUR, at(2)), "it has not heard of the other's yet");
        one.share(&store, at(3)).await.unwrap();
        assert!(!count(&one, "saves", HOUR, at(4)));
        let started = Limiter::default();
        started.load(&store, at(5)).await.unwrap();
        assert!(!count(&started, "saves", HOUR, at(5)));
        assert!(count(&started, "drafts", MINUTE, at(5)), "a minute is not worth a write");
        assert!(count(&started, "saves", HOUR, at(3600)));
    }

    #[tokio::test]
    async fn what_could_not_be_shared_is_shared_later_and_counts_meanwhile() {
        let (_folder, store) = store().await;
        let limiter = Limiter::default();
        assert!(count(&limiter, "saves", HOUR, at(0)) && count(&limiter, "saves", HOUR, at(0)));
        let closed = store.clone();
        closed.close().await;
        assert!(limiter.share(&closed, at(1)).await.is_err());
        assert!(!count(&limiter, "saves", HOUR, at(2)));
        assert_eq!(limiter.take_unsaved(at(3)).first().map(|window| window.hits), Some(2));
    }
}
