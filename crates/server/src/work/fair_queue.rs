//! A semaphore whose permits go round among accounts.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::oneshot;

/// How many may run and wait.
#[derive(Debug, Clone, Copy)]
pub struct QueueLimits {
    /// Most that run at the same time.
    pub permits: usize,
    /// Most of these that one key holds.
    pub per_key: usize,
    /// Most that wait under one key.
    pub waiting_per_key: usize,
    /// Most that wait in all.
    pub waiting: usize,
    /// Longest wait.
    pub timeout: Duration,
}

/// How busy a queue is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Load {
    /// Permits held.
    pub running: usize,
    /// Requests that wait.
    pub waiting: usize,
    /// Most permits held at the same time.
    pub places: usize,
}

/// Why no permit was given.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum QueueError {
    /// This key already has as many waiting as it may.
    #[error("too many requests of one account wait")]
    KeyFull,
    /// Too many wait in all, or the wait took too long.
    #[error("every permit is taken")]
    Busy,
}

/// Hands out permits: the free one goes to the waiting key that holds the fewest, and among equals to the one whose turn is
/// the longest ago. Under one key first come is first served. Cheap to clone.
#[derive(Clone)]
pub struct FairQueue {
    shared: Arc<Shared>,
}

struct Shared {
    limits: QueueLimits,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    /// Permits held, by key; none is 0.
    held: HashMap<String, usize>,
    /// Keys with waiting requests, the one whose turn is next first.
    lines: VecDeque<Line>,
    /// Name of the next waiting request.
    next_ticket: u64,
}

/// The waiting requests of one key; never empty.
struct Line {
    key: String,
    waiting: VecDeque<Waiting>,
}

struct Waiting {
    ticket: u64,
    granted: oneshot::Sender<()>,
}

/// The right to run; given back when dropped.
pub struct Permit {
    shared: Arc<Shared>,
    key: String,
}

impl FairQueue {
    /// A queue in which nobody waits.
    pub fn new(limits: QueueLimits) -> Self {
        Self { shared: Arc::new(Shared { limits, state: Mutex::default() }) }
    }

    /// Waits for a permit under a key. Dropping the future leaves the queue.
    ///
    /// # Errors
    /// [`QueueError::KeyFull`] at once, [`QueueError::Busy`] at once or after the longest wait.
    pub async fn acquire(&self, key: &str) -> Result<Permit, QueueError> {
        let mut request = self.shared.enter(key)?;
        match tokio::time::timeout(self.shared.limits.timeout, &mut request.granted).await {
            Ok(Ok(())) => Ok(request.into_permit()),
            _ => Err(QueueError::Busy),
        }
    }

    /// How busy the queue is.
    pub fn load(&self) -> Load {
        let state = self.shared.state();
        let running = state.held.values().sum();
        Load { running, waiting: state.waiting_in_all(), places: self.shared.limits.permits }
    }

    /// How many wait under a key.
    #[cfg(test)]
    fn waiting(&self, key: &str) -> usize {
        self.shared.state().waiting(key)
    }
}

impl Shared {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn enter(self: &Arc<Self>, key: &str) -> Result<Request, QueueError> {
        let mut state = self.state();
        if state.waiting(key) >= self.limits.waiting_per_key {
            return Err(QueueError::KeyFull);
        }
        if state.waiting_in_all() >= self.limits.waiting {
            return Err(QueueError::Busy);
        }
        let (sender, granted) = oneshot::channel();
        let ticket = state.append(key, sender);
        state.grant(&self.limits);
        Ok(Request { shared: Arc::clone(self), key: key.to_owned(), ticket, granted, taken: false })
    }
}

impl State {
    fn waiting(&self, key: &str) -> usize {
        self.lines.iter().find(|line| line.key == key).map_or(0, |line| line.waiting.len())
    }

    fn waiting_in_all(&self) -> usize {
        self.lines.iter().map(|line| line.waiting.len()).sum()
    }

    fn held(&self, key: &str) -> usize {
        self.held.get(key).copied().unwrap_or(0)
    }

    fn append(&mut self, key: &str, granted: oneshot::Sender<()>) -> u64 {
        let ticket = self.next_ticket;
        self.next_ticket += 1;
        let waiting = Waiting { ticket, granted };
        match self.lines.iter_mut().find(|line| line.key == key) {
            Some(line) => line.waiting.push_back(waiting),
            None => self.lines.push_back(Line { key: key.to_owned(), waiting: [waiting].into() }),
        }
        ticket
    }

    /// Hands out permits as long as there are any and somebody may have one.
    fn grant(&mut self, limits: &QueueLimits) {
        while self.held.values().sum::<usize>() < limits.permits {
            let Some(index) = self.next_line(limits.per_key) else { return };
            let Some(mut line) = self.lines.remove(index) else { return };
            if let Some(first) = line.waiting.pop_front() {
                *self.held.entry(line.key.clone()).or_default() += 1;
                // A receiver cannot have gone: it leaves its line first.
                _ = first.granted.send(());
            }
            if !line.waiting.is_empty() {
                self.lines.push_back(line);
            }
        }
    }

    /// The line whose key holds the fewest permits, the first of several.
    fn next_line(&self, per_key: usize) -> Option<usize> {
        let held = |index: &usize| self.held(&self.lines[*index].key);
        (0..self.lines.len()).filter(|index| held(index) < per_key).min_by_key(held)
    }

    fn release(&mut self, key: &str, limits: &QueueLimits) {
        if let Some(held) = self.held.get_mut(key) {
            *held -= 1;
            if *held == 0 {
                self.held.remove(key);
            }
        }
        self.grant(limits);
    }

    /// Takes a request out of its line; false when it is no longer there.
    fn leave(&mut self, key: &str, ticket: u64) -> bool {
        let Some(index) = self.lines.iter().position(|line| line.key == key) else { return false };
        let waiting = &mut self.lines[index].waiting;
        let before = waiting.len();
        waiting.retain(|it| it.ticket != ticket);
        let found = waiting.len() < before;
        if waiting.is_empty() {
            self.lines.remove(index);
        }
        found
    }
}

/// A place in the queue. Dropped, it leaves its line, or gives back the permit that was granted and not taken.
struct Request {
    shared: Arc<Shared>,
    key: String,
    ticket: u64,
    granted: oneshot::Receiver<()>,
    taken: bool,
}

impl Request {
    fn into_permit(mut self) -> Permit {
        self.taken = true;
        Permit { shared: Arc::clone(&self.shared), key: std::mem::take(&mut self.key) }
    }
}

impl Drop for Request {
    fn drop(&mut self) {
        if self.taken {
            return;
        }
        let mut state = self.shared.state();
        if !state.leave(&self.key, self.ticket) {
            state.release(&self.key, &self.shared.limits);
        }
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        self.shared.state().release(&self.key, &self.shared.limits);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::task::Poll;

    const LIMITS: QueueLimits =
        QueueLimits { permits: 2, per_key: 2, waiting_per_key: 3, waiting: 5, timeout: Duration::from_secs(10) };

    type Acquiring = std::pin::Pin<Box<dyn Future<Output = Result<Permit, QueueError>>>>;

    /// A request that has taken its place in the queue.
    fn asked(queue: &FairQueue, key: &'static str) -> Acquiring {
        let queue = queue.clone();
        let mut request: Acquiring = Box::pin(async move { queue.acquire(key).await });
        let mut context = std::task::Context::from_waker(std::task::Waker::noop());
        match request.as_mut().poll(&mut context) {
            Poll::Pending => request,
            Poll::Ready(answer) => Box::pin(std::future::ready(answer)),
        }
    }

    /// The permit, when it is there at once.
    fn now(request: &mut Acquiring) -> Option<Permit> {
        let mut context = std::task::Context::from_waker(std::task::Waker::noop());
        match request.as_mut().poll(&mut context) {
            Poll::Ready(answer) => answer.ok(),
            Poll::Pending => None,
        }
    }

    /// Who gets the permits, one after the other, when each is given back before the next is given.
    fn order(mut held: Vec<Permit>, mut requests: Vec<(&'static str, Acquiring)>) -> String {
        let mut order = Vec::new();
        while !requests.is_empty() {
            assert!(!held.is_empty(), "{} wait for nothing after {order:?}", requests.len());
            drop(held.remove(0));
            requests.retain_mut(|(name, request)| match now(request) {
                Some(permit) => {
                    order.push(*name);
                    held.push(permit);
                    false
                }
                None => true,
            });
        }
        order.join(" ")
    }

    #[tokio::test]
    async fn accounts_take_turns_however_many_requests_one_of_them_has() {
        let queue = FairQueue::new(QueueLimits { permits: 1, ..LIMITS });
        let held = vec![queue.acquire("flood").await.unwrap()];
        let names = ["flood 1", "flood 2", "flood 3", "ada", "bob"];
        let requests = names.map(|name| (name, asked(&queue, name.split(' ').next().unwrap())));
        assert_eq!(order(held, requests.into()), "flood 1 ada bob flood 2 flood 3");
    }

    #[tokio::test]
    async fn whoever_holds_nothing_comes_first() {
        let queue = FairQueue::new(LIMITS);
        let held = vec![queue.acquire("flood").await.unwrap(), queue.acquire("flood").await.unwrap()];
        let names = ["flood 1", "flood 2", "ada", "bob"];
        let requests = names.map(|name| (name, asked(&queue, name.split(' ').next().unwrap())));
        assert_eq!(order(held, requests.into()), "ada flood 1 bob flood 2");
    }

    #[tokio::test]
    async fn one_account_never_holds_more_than_its_share() {
        let queue = FairQueue::new(QueueLimits { permits: 2, per_key: 1, ..LIMITS });
        let _first = queue.acquire("flood").await.unwrap();
        let mut second = asked(&queue, "flood");
        assert!(now(&mut second).is_none(), "a permit is free, but not for this account");
        let ada = now(&mut asked(&queue, "ada"));
        assert!(ada.is_some(), "the last permit is there for others");
    }

    #[tokio::test]
    async fn waiting_is_bounded_by_account_and_in_all() {
        let queue = FairQueue::new(QueueLimits { permits: 1, ..LIMITS });
        let _held = queue.acquire("flood").await.unwrap();
        let _waiting: Vec<_> = (0..3).map(|_| asked(&queue, "flood")).collect();
        assert_eq!(queue.acquire("flood").await.err(), Some(QueueError::KeyFull));
        let _others: Vec<_> = (0..2).map(|_| asked(&queue, "ada")).collect();
        assert_eq!(queue.acquire("bob").await.err(), Some(QueueError::Busy));
    }

    #[tokio::test]
    async fn a_wait_ends() {
        let queue = FairQueue::new(QueueLimits { permits: 1, timeout: Duration::from_millis(20), ..LIMITS });
        let held = queue.acquire("flood").await.unwrap();
        assert_eq!(queue.acquire("ada").await.err(), Some(QueueError::Busy));
        assert_eq!(queue.waiting("ada"), 0);
        drop(held);
        assert!(queue.acquire("ada").await.is_ok());
    }

    #[tokio::test]
    async fn whoever_leaves_costs_nobody_a_permit() {
        let queue = FairQueue::new(QueueLimits { permits: 1, ..LIMITS });
        let held = queue.acquire("flood").await.unwrap();
        let left_waiting = asked(&queue, "ada");
        let left_granted = asked(&queue, "bob");
        let mut stays = asked(&queue, "eve");
        drop(left_waiting);
        assert_eq!(queue.waiting("ada"), 0);
        drop(held);
        assert_eq!(queue.waiting("bob"), 0, "granted, not yet taken");
        drop(left_granted);
        assert!(now(&mut stays).is_some());
    }

    #[tokio::test]
    async fn nothing_is_remembered_of_those_who_are_done() {
        let queue = FairQueue::new(LIMITS);
        for key in ["ada", "bob"] {
            drop(queue.acquire(key).await.unwrap());
        }
        let state = queue.shared.state();
        assert!(state.held.is_empty() && state.lines.is_empty());
    }
}
