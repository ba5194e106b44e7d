//! Expensive work, shared out by account: reading, typesetting, scoring, hashing.
//!
//! What an account asks for is bounded twice: so many in an hour (`admission`), and no more than its share at the same
//! time ([`FairQueue`]).

mod admission;
mod fair_queue;
mod pool;

pub use admission::DownloadPermit;
pub use fair_queue::{FairQueue, Load, Permit, QueueError, QueueLimits};
pub use pool::Pool;

use crate::config::Limits;
use std::time::Duration;

/// Longest wait for a permit to read, typeset or score.
const WAIT: Duration = Duration::from_secs(10);

/// Requests of one account that may wait for the same kind of work. A page asks for two or three at a time.
const WAITING_PER_ACCOUNT: usize = 8;

/// Requests that may wait for the same kind of work in all. At 20 ms each, two permits work them off within [`WAIT`].
const WAITING: usize = 500;

/// Downloads at the same time. Each waits for its client most of the time, and holds one picture in memory.
const DOWNLOADS: usize = 64;

/// Downloads of one account or guest at the same time.
const DOWNLOADS_OF_ONE: usize = 2;

/// Archives taken into accounts at the same time: each reads files and prepares pictures for minutes.
const IMPORTS: usize = 4;

/// Downloads of one address at the same time, whoever asks there.
const DOWNLOADS_OF_ADDRESS: usize = 8;

/// Calls that write of one session at the same time: there is one writer, and those of others wait behind them.
const WRITES_OF_SESSION: usize = 2;

/// The same of all guests of an address: an office or a school has one address for everybody.
const WRITES_OF_ADDRESS: usize = 16;

/// The queues of each kind of expensive work.
pub struct Work {
    /// Reading of uploaded files, each in a child process.
    reading: FairQueue,
    /// Preparing of pictures, each in a child process.
    picturing: FairQueue,
    /// Typesetting in worker processes.
    rendering: FairQueue,
    /// Calls that write, by session.
    pub writing: FairQueue,
    /// Calls that write without a session, by address.
    pub writing_of_guests: FairQueue,
    /// Downloads that are made while they are sent, by account or guest.
    pub downloads_of_one: FairQueue,
    /// The same, by address.
    pub downloading: FairQueue,
    /// Archives that are taken into an account.
    pub importing: FairQueue,
    /// Letters, matches and pages of portfolios, on threads of this process.
    pub computing: Pool,
    /// Questions to the job index, on threads of this process.
    pub searching: Pool,
}

impl Work {
    /// The queues for a server with these limits.
    pub fn new(limits: &Limits) -> Self {
        Self {
            reading: FairQueue::new(shared_fairly(limits.parallel_reads)),
            picturing: FairQueue::new(shared_fairly(limits.parallel_reads)),
            rendering: FairQueue::new(shared_fairly(limits.parallel_renders)),
            writing: FairQueue::new(few_of_each(WRITES_OF_SESSION)),
            writing_of_guests: FairQueue::new(few_of_each(WRITES_OF_ADDRESS)),
            downloads_of_one: FairQueue::new(few_of_each(DOWNLOADS_OF_ONE)),
            downloading: FairQueue::new(QueueLimits { per_key: DOWNLOADS_OF_ADDRESS, ..shared_fairly(DOWNLOADS) }),
            importing: FairQueue::new(QueueLimits { per_key: 1, ..shared_fairly(IMPORTS) }),
            computing: Pool::new(shared_fairly(cores())),
            searching: Pool::new(shared_fairly(cores())),
        }
    }

    /// How busy each queue of expensive work is.
    pub fn loads(&self) -> [(&'static str, Load); 6] {
        [
            ("reading", self.reading.load()),
            ("pictures", self.picturing.load()),
            ("typesetting", self.rendering.load()),
            ("computing", self.computing.load()),
            ("searching", self.searching.load()),
            ("importing", self.importing.load()),
        ]
    }
}

/// So many permits, of which one account holds at most half. What an account has begun is not taken away from it again, so a
/// file that takes the reader's whole eight seconds must never occupy the last permit.
fn shared_fairly(permits: usize) -> QueueLimits {
    QueueLimits {
        permits,
        per_key: (permits / 2).max(1),
        waiting_per_key: WAITING_PER_ACCOUNT,
        waiting: WAITING,
        timeout: WAIT,
    }
}

/// No more than a few of each at the same time; how many there are in all, connections bound.
fn few_of_each(per_key: usize) -> QueueLimits {
    QueueLimits { permits: usize::MAX, per_key, waiting_per_key: 64, waiting: usize::MAX, timeout: WAIT }
}

/// Processors of this machine, counted as two at least: with a single permit one account could hold up all others.
pub fn cores() -> usize {
    std::thread::available_parallelism().map_or(2, |n| n.get().max(2))
}
