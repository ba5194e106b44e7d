//! Connections: how many there may be, what one too many gets, and when one ends.

pub mod pace;

use crate::config::Config;
use crate::security::address;
use axum_server::accept::Accept;
use futures::future::BoxFuture;
use ipnet::IpNet;
use pace::{LeastPace, PacedStream};
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use std::collections::HashMap;
use std::io;
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};
use std::time::{Duration, Instant};
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt, ReadBuf};
use tokio::net::TcpStream;
use tokio::sync::Semaphore;
use tokio_util::sync::{CancellationToken, WaitForCancellationFutureOwned};
use tower_http::metrics::InFlightRequests;
use tower_http::metrics::in_flight_requests::InFlightRequestsCounter;

/// Descriptors that are not for connections: database, log, listener, and the pipes of reading processes.
const RESERVED_DESCRIPTORS: u64 = 128;

/// More connections than this are only taken when the operator says so: 4000 idle ones were measured at 14 KB each.
const MOST_BY_DEFAULT: u64 = 4096;

/// One address may hold this part of all connections.
const ADDRESSES_AT_THE_LIMIT: u64 = 8;

/// An office behind one address needs some even on a small server.
const LEAST_PER_ADDRESS: u64 = 32;

/// What a connection over a limit is answered before it is closed.
const REFUSAL: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\nConnection: close\r\n\
    Content-Type: application/json\r\nContent-Length: 171\r\n\r\n\
    {\"error\":\"There are too many connections. Please try again in a few seconds.\",\
    \"message\":\"There are too many connections. Please try again in a few seconds.\",\"code\":\"busy\"}";

/// So many refused connections are answered at a time; further ones are closed without a word.
const REFUSALS_AT_ONCE: usize = 64;

/// How long a refused connection stays, so that its client can read the answer: closing at once while a request is
/// arriving would take the answer back.
const LINGER: Duration = Duration::from_millis(250);

/// Refusals are logged at most so often, with their number.
const LOG_EVERY: Duration = Duration::from_secs(10);

/// Raises the soft limit on open files to the hard one and gives the limit that holds now.
pub fn raise_descriptor_limit() -> u64 {
    let before = getrlimit(Resource::Nofile);
    let raised = setrlimit(Resource::Nofile, Rlimit { current: before.maximum, maximum: before.maximum });
    let limit = getrlimit(Resource::Nofile).current.unwrap_or(u64::MAX);
    match raised {
        Ok(()) => tracing::info!(before = before.current, limit, "open files"),
        Err(error) => tracing::warn!(limit, %error, "the limit on open files stays"),
    }
    limit
}

/// How many connections there may be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Most {
    in_all: u64,
    per_address: u64,
}

impl Most {
    /// The configured numbers, else such that every connection may have a file open beside its socket.
    fn new(config: &Config, descriptors: u64) -> Self {
        let derived = (descriptors.saturating_sub(RESERVED_DESCRIPTORS) / 2).clamp(16, MOST_BY_DEFAULT);
        let in_all = config.limits.connections.map_or(derived, u64::from);
        let derived = (in_all / ADDRESSES_AT_THE_LIMIT).max(LEAST_PER_ADDRESS).min(in_all);
        let per_address = config.limits.connections_per_address.map_or(derived, u64::from);
        Self { in_all, per_address }
    }
}

/// Which limit a connection would exceed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Full {
    /// That on all connections.
    Server,
    /// That on the connections of one address.
    Address,
}

/// Admits connections; cheap to clone.
#[derive(Clone)]
pub struct Gate {
    inner: Arc<Inner>,
}

struct Inner {
    most: Most,
    trusted: Vec<IpNet>,
    pace: LeastPace,
    stop: CancellationToken,
    counts: Counts,
    refusing: Semaphore,
    log: RefusalLog,
}

/// Connections that are open and that were refused.
#[derive(Clone, Default)]
pub struct Counts {
    open: Arc<Mutex<Open>>,
    refused: Arc<[AtomicU64; 2]>,
}

#[derive(Default)]
struct Open {
    in_all: u64,
    by_address: HashMap<String, u64>,
}

impl Counts {
    /// Connections that are open now.
    pub fn open(&self) -> u64 {
        self.lock().in_all
    }

    /// Connections refused since the start for this reason.
    pub fn refused(&self, full: Full) -> u64 {
        self.refused[full as usize].load(Ordering::Relaxed)
    }

    /// The numbers stay right even when a holder of the lock panicked: each change is one step.
    fn lock(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn enter(&self, group: Option<String>, most: Most) -> Result<Admission, Full> {
        let mut open = self.lock();
        if open.in_all >= most.in_all {
            return Err(Full::Server);
        }
        if let Some(group) = &group {
            let held = open.by_address.entry(group.clone()).or_default();
            if *held >= most.per_address {
                return Err(Full::Address);
            }
            *held += 1;
        }
        open.in_all += 1;
        Ok(Admission { counts: self.clone(), group })
    }
}

/// A connection's share of the counts, given back when it is dropped.
struct Admission {
    counts: Counts,
    /// The address it counts for; none for a trusted proxy, which speaks for many.
    group: Option<String>,
}

impl Drop for Admission {
    fn drop(&mut self) {
        let mut open = self.counts.lock();
        open.in_all -= 1;
        let Some(group) = &self.group else { return };
        if let Some(held) = open.by_address.get_mut(group) {
            *held -= 1;
            if *held == 0 {
                open.by_address.remove(group);
            }
        }
    }
}

impl Gate {
    /// A gate for a process that may have so many `descriptors`; connections without a request end with `stop`.
    pub fn new(config: &Config, descriptors: u64, counts: Counts, stop: CancellationToken) -> Self {
        let most = Most::new(config, descriptors);
        tracing::info!(in_all = most.in_all, per_address = most.per_address, "connections");
        let inner = Inner {
            most,
            trusted: config.trusted_proxies.clone(),
            pace: config.limits.download_pace(),
            stop,
            counts,
            refusing: Semaphore::new(REFUSALS_AT_ONCE),
            log: RefusalLog::default(),
        };
        Self { inner: Arc::new(inner) }
    }

    fn admit(&self, peer: IpAddr) -> Result<Admission, Full> {
        let trusted = self.inner.trusted.iter().any(|net| net.contains(&peer.to_canonical()));
        let group = (!trusted).then(|| address::group(peer));
        self.inner.counts.enter(group, self.inner.most)
    }

    /// Answers and closes a connection over a limit.
    async fn refuse(&self, mut stream: TcpStream, full: Full) -> io::Error {
        self.inner.counts.refused[full as usize].fetch_add(1, Ordering::Relaxed);
        self.inner.log.refused(full);
        if let Ok(_answering) = self.inner.refusing.try_acquire() {
            _ = tokio::time::timeout(LINGER, say_goodbye(&mut stream)).await;
        }
        io::ErrorKind::ConnectionRefused.into()
    }
}

/// Reads until the client closes.
async fn say_goodbye(stream: &mut TcpStream) -> io::Result<()> {
    stream.write_all(REFUSAL).await?;
    stream.shutdown().await?;
    let mut rest = [0; 1024];
    while stream.read(&mut rest).await? > 0 {}
    Ok(())
}

impl<S: Send + 'static> Accept<TcpStream, S> for Gate {
    type Stream = Connection;
    type Service = InFlightRequests<S>;
    type Future = BoxFuture<'static, io::Result<(Connection, InFlightRequests<S>)>>;

    fn accept(&self, stream: TcpStream, service: S) -> Self::Future {
        let gate = self.clone();
        Box::pin(async move {
            let peer = stream.peer_addr()?.ip();
            let admission = match gate.admit(peer) {
                Ok(admission) => admission,
                Err(full) => return Err(gate.refuse(stream, full).await),
            };
            stream.set_nodelay(true)?;
            let (service, requests) = InFlightRequests::pair(service);
            Ok((Connection::new(stream, requests, &gate.inner, admission)?, service))
        })
    }
}

/// A client's connection. It ends when its client takes an answer too slowly, and, while it carries no request, when the
/// server stops.
pub struct Connection {
    stream: PacedStream,
    requests: InFlightRequestsCounter,
    stop: Pin<Box<WaitForCancellationFutureOwned>>,
    _admission: Admission,
}

impl Connection {
    fn new(
        stream: TcpStream,
        requests: InFlightRequestsCounter,
        gate: &Inner,
        admission: Admission,
    ) -> io::Result<Self> {
        let stream = PacedStream::new(stream, gate.pace)?;
        let stop = Box::pin(gate.stop.clone().cancelled_owned());
        Ok(Self { stream, requests, stop, _admission: admission })
    }
}

impl AsyncRead for Connection {
    /// To a stopping server a request whose head is not complete is none: the input ends here.
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        let read = self.stream.reader().poll_read(cx, buf);
        if read.is_pending() && self.requests.get() == 0 && self.stop.as_mut().poll(cx).is_ready() {
            return Poll::Ready(Ok(()));
        }
        read
    }
}

impl AsyncWrite for Connection {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(cx, bytes)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write_vectored(cx, parts)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}

/// Logs refusals in few lines, without the clients' addresses.
#[derive(Default)]
struct RefusalLog {
    state: Mutex<(Option<Instant>, u64)>,
}

impl RefusalLog {
    fn refused(&self, full: Full) {
        if let Some(refused) = self.due(Instant::now()) {
            match full {
                Full::Server => tracing::warn!(refused, "connections refused: VITAE_CONNECTIONS are open"),
                Full::Address => {
                    tracing::warn!(refused, "connections refused: one address holds VITAE_CONNECTIONS_PER_ADDRESS");
                }
            }
        }
    }

    /// Counts one refusal; the number since the last line when another line is due.
    fn due(&self, now: Instant) -> Option<u64> {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        state.1 += 1;
        if state.0.is_some_and(|last| now.duration_since(last) < LOG_EVERY) {
            return None;
        }
        state.0 = Some(now);
        Some(std::mem::take(&mut state.1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn most(settings: &[(&str, &str)], descriptors: u64) -> (u64, u64) {
        let settings = settings.iter().map(|(name, value)| (name.to_string(), value.to_string()));
        let most = Most::new(&Config::load(settings).unwrap(), descriptors);
        (most.in_all, most.per_address)
    }

    #[test]
    fn limits_follow_the_descriptors_unless_they_are_set() {
        assert_eq!(most(&[], 1024), (448, 56));
        assert_eq!(most(&[], 1 << 20), (4096, 512));
        assert_eq!(most(&[], 64), (16, 16));
        assert_eq!(most(&[("VITAE_CONNECTIONS", "100")], 1024), (100, 32));
        let both = [("VITAE_CONNECTIONS", "100"), ("VITAE_CONNECTIONS_PER_ADDRESS", "3")];
        assert_eq!(most(&both, 1024), (100, 3));
    }

    #[test]
    fn an_address_has_its_share_and_gives_it_back() {
        let counts = Counts::default();
        let most = Most { in_all: 3, per_address: 2 };
        let enter = |group: &str| counts.enter(Some(group.to_owned()), most);
        let (first, second) = (enter("a").ok().unwrap(), enter("a").ok().unwrap());
        assert_eq!(enter("a").err(), Some(Full::Address));
        let third = enter("b").ok().unwrap();
        assert_eq!(enter("b").err(), Some(Full::Server));
        assert_eq!(counts.open(), 3);
        drop(first);
        assert!(enter("a").is_ok(), "a dropped connection is not counted");
        drop((second, third));
        assert_eq!(counts.open(), 0);
        assert!(counts.lock().by_address.is_empty());
    }

    #[test]
    fn a_proxy_is_not_an_address() {
        let counts = Counts::default();
        let most = Most { in_all: 3, per_address: 1 };
        let open: Vec<_> = (0..3).map(|_| counts.enter(None, most).ok().unwrap()).collect();
        assert_eq!(counts.enter(None, most).err(), Some(Full::Server));
        drop(open);
    }

    #[test]
    fn refusals_are_logged_in_few_lines() {
        let log = RefusalLog::default();
        let start = Instant::now();
        assert_eq!(log.due(start), Some(1));
        assert_eq!(log.due(start + Duration::from_secs(1)), None);
        assert_eq!(log.due(start + Duration::from_secs(9)), None);
        assert_eq!(log.due(start + Duration::from_secs(10)), Some(3));
    }

    #[test]
    fn the_refusal_is_a_whole_answer() {
        let text = std::str::from_utf8(REFUSAL).unwrap();
        let (head, body) = text.split_once("\r\n\r\n").unwrap();
        assert!(head.ends_with(&format!("Content-Length: {}", body.len())), "{} bytes", body.len());
        assert_eq!(serde_json::from_str::<serde_json::Value>(body).unwrap()["code"], "busy");
    }
}
