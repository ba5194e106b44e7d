//! Memory that the allocator keeps after a burst although nobody uses it.
//!
//! What is freed in small pieces stays with the process: glibc gives back by itself only what was mapped for one large piece,
//! or lies at the end of a heap.

use std::time::{Duration, Instant};

/// The allocator is asked at most so often: each time took 0.3 to 10 ms of processor time, with 40 to 80 MB held.
const EVERY: Duration = Duration::from_secs(30);

/// So much more than at the lowest is nothing to ask for: what a few requests at a time need.
const SLACK: u64 = 8 * 1024 * 1024;

/// Gives memory back while the process holds more than it did at its lowest.
#[derive(Default)]
pub struct Memory {
    lowest: Lowest,
    asked: Option<Instant>,
}

impl Memory {
    /// Asks the allocator to give back what nobody uses, if that is due.
    pub async fn give_back_when_due(&mut self) {
        let is_early = self.asked.is_some_and(|asked| asked.elapsed() < EVERY);
        if is_early || !private_bytes().is_some_and(|held| self.lowest.is_exceeded(held)) {
            return;
        }
        self.asked = Some(Instant::now());
        _ = tokio::task::spawn_blocking(give_back).await;
        private_bytes().into_iter().for_each(|held| self.lowest.note(held));
    }
}

/// The least memory that was ever held after giving back.
#[derive(Default)]
struct Lowest(Option<u64>);

impl Lowest {
    fn is_exceeded(&self, held: u64) -> bool {
        self.0.is_none_or(|lowest| held > lowest + SLACK)
    }

    fn note(&mut self, held: u64) {
        self.0 = Some(self.0.map_or(held, |lowest| lowest.min(held)));
    }
}

/// Bytes of private memory, without the pages of files: `RssAnon` of proc_pid_status(5). Nothing where the system does not say.
fn private_bytes() -> Option<u64> {
    private_in(&std::fs::read_to_string("/proc/self/status").ok()?)
}

fn private_in(status: &str) -> Option<u64> {
    let kib = status.lines().find_map(|line| line.strip_prefix("RssAnon:"))?.trim().strip_suffix("kB")?;
    kib.trim().parse().ok().map(|kib: u64| kib * 1024)
}

/// Gives back all pages on which nothing is in use.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
#[expect(unsafe_code, reason = "glibc has no other way, and no crate wraps it")]
fn give_back() {
    // SAFETY: malloc_trim(3) takes a number, may be called from any thread, and touches only what is not allocated.
    unsafe { libc::malloc_trim(0) };
}

/// Other allocators are left to themselves.
#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
fn give_back() {}

#[cfg(test)]
mod tests {
    use super::*;

    const MB: u64 = 1024 * 1024;

    #[test]
    fn giving_back_is_due_until_the_lowest_is_reached_again() {
        let mut lowest = Lowest::default();
        for (held, is_due, after) in [
            (40 * MB, true, 30 * MB),
            (38 * MB, false, 38 * MB),
            (140 * MB, true, 120 * MB),
            (120 * MB, true, 25 * MB),
            (33 * MB, false, 33 * MB),
            (34 * MB, true, 34 * MB),
        ] {
            assert_eq!(lowest.is_exceeded(held), is_due, "{held}");
            if is_due {
                lowest.note(after);
            }
        }
    }

    #[test]
    fn private_memory_is_read_from_the_status() {
        for (status, expected) in [
            ("VmRSS:\t   77480 kB\nRssAnon:\t   26660 kB\nRssFile:\t   50820 kB\n", Some(26_660 * 1024)),
            ("VmRSS:\t   77480 kB\n", None),
            ("RssAnon:\tmuch\n", None),
        ] {
            assert_eq!(private_in(status), expected, "{status:?}");
        }
    }

    /// Every 16th of many small pieces stays in use, so that no end of a heap is free.
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    #[test]
    fn what_was_freed_in_small_pieces_is_given_back() {
        let pieces: Vec<Vec<u8>> = (0..2048).map(|_| vec![1; 64 * 1024]).collect();
        let kept: Vec<Vec<u8>> = pieces.into_iter().step_by(16).collect();
        let before = private_bytes().unwrap();
        give_back();
        let after = private_bytes().unwrap();
        assert!(after + 64 * MB < before, "{before} before, {after} after");
        drop(kept);
    }
}
