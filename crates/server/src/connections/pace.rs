//! Who keeps a transfer waiting too long: judged by what moved while the server waited, never by how long the whole takes.

use std::collections::VecDeque;
use std::io;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::AsyncWrite;
use tokio::net::TcpStream;
use tokio::time::{Instant, Sleep, sleep_until};

/// How slow the other side may be.
#[derive(Debug, Clone, Copy)]
pub struct LeastPace {
    /// Bytes that must move …
    pub bytes: usize,
    /// … in the last time of waiting of this length, at every moment.
    pub within: Duration,
}

/// The other side is slower than it may be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the other side is too slow")]
pub struct TooSlow;

/// What moves within such a part of a window counts as moved at the part's begin, so that a window is remembered in few
/// pieces.
const PARTS: u32 = 64;

/// What moved in the last window of the time that was waited. Only time in which the server waits counts: while it is busy
/// itself, nobody is slow.
#[derive(Debug)]
struct Tally {
    least: LeastPace,
    waited: Duration,
    /// Bytes of the pieces together.
    moved: usize,
    /// When each piece moved, and its bytes.
    pieces: VecDeque<(Duration, usize)>,
}

impl Tally {
    fn new(least: LeastPace) -> Self {
        Self { least, waited: Duration::ZERO, moved: 0, pieces: VecDeque::new() }
    }

    /// Time to wait until too little has moved, if nothing else does.
    fn left(&self) -> Duration {
        let mut moved = self.moved;
        let runs_short = |(_, bytes): &&(Duration, usize)| {
            let enough = moved >= self.least.bytes;
            moved = moved.saturating_sub(*bytes);
            enough && moved < self.least.bytes
        };
        let last_needed = self.pieces.iter().find(runs_short).map_or(Duration::ZERO, |(at, _)| *at);
        (last_needed + self.least.within).saturating_sub(self.waited)
    }

    /// The server has waited for so long.
    fn waited(&mut self, time: Duration) -> Result<(), TooSlow> {
        self.waited += time;
        self.judge()
    }

    /// The server has waited for so long, and then so many bytes have moved.
    fn moved(&mut self, time: Duration, bytes: usize) -> Result<(), TooSlow> {
        self.waited += time;
        self.moved = self.moved.saturating_add(bytes);
        let part = self.least.within / PARTS;
        match self.pieces.back_mut() {
            Some((at, piece)) if self.waited - *at < part => *piece = piece.saturating_add(bytes),
            _ => self.pieces.push_back((self.waited, bytes)),
        }
        self.judge()
    }

    fn judge(&mut self) -> Result<(), TooSlow> {
        let Some(begin) = self.waited.checked_sub(self.least.within) else { return Ok(()) };
        while let Some((_, bytes)) = self.pieces.pop_front_if(|(at, _)| *at <= begin) {
            self.moved = self.moved.saturating_sub(bytes);
        }
        if self.moved >= self.least.bytes { Ok(()) } else { Err(TooSlow) }
    }
}

/// Watches one direction of a transfer.
pub struct Pace {
    tally: Tally,
    /// Since when the server waits, and when that is too long.
    waiting: Option<(Instant, Pin<Box<Sleep>>)>,
}

impl Pace {
    /// Before anything has moved.
    pub fn new(least: LeastPace) -> Self {
        Self { tally: Tally::new(least), waiting: None }
    }

    /// The other side lets the server wait. The task is woken when it is too slow.
    ///
    /// # Errors
    /// [`TooSlow`] when too little has moved in the last window.
    pub fn wait(&mut self, cx: &mut Context<'_>) -> Result<(), TooSlow> {
        loop {
            let left = self.tally.left();
            let (_, timer) = self.waiting.get_or_insert_with(|| {
                let now = Instant::now();
                (now, Box::pin(sleep_until(now + left)))
            });
            if timer.as_mut().poll(cx).is_pending() {
                return Ok(());
            }
            self.waiting = None;
            self.tally.waited(left)?;
        }
    }

    /// So many bytes have moved.
    ///
    /// # Errors
    /// [`TooSlow`] when they are too few in the last window.
    pub fn moved(&mut self, bytes: usize) -> Result<(), TooSlow> {
        let waited = self.waiting.take().map_or(Duration::ZERO, |(since, _)| since.elapsed());
        self.tally.moved(waited, bytes)
    }

    /// Nothing is being moved any more; what comes next is judged anew.
    pub fn rest(&mut self) {
        *self = Self::new(self.tally.least);
    }
}

/// A connection that ends when its client takes an answer too slowly.
pub struct PacedStream {
    stream: TcpStream,
    pace: Pace,
}

/// What the system holds for a client at most, so that what it takes from us is near to what the client takes. A far client
/// (100 ms away) still gets 1.3 MB/s.
const SEND_BUFFER: usize = 128 * 1024;

impl PacedStream {
    /// Watches a connection that was just accepted.
    ///
    /// # Errors
    /// Those of the socket.
    pub fn new(stream: TcpStream, least: LeastPace) -> io::Result<Self> {
        rustix::net::sockopt::set_socket_send_buffer_size(&stream, SEND_BUFFER)?;
        Ok(Self { stream, pace: Pace::new(least) })
    }

    /// The connection itself, to read from.
    pub fn reader(&mut self) -> Pin<&mut TcpStream> {
        Pin::new(&mut self.stream)
    }

    fn judged(&mut self, cx: &mut Context<'_>, written: Poll<io::Result<usize>>) -> Poll<io::Result<usize>> {
        let pace = match &written {
            Poll::Pending => self.pace.wait(cx),
            Poll::Ready(Ok(bytes)) => self.pace.moved(*bytes),
            Poll::Ready(Err(_)) => Ok(()),
        };
        match pace {
            Ok(()) => written,
            Err(slow) => Poll::Ready(Err(io::Error::new(io::ErrorKind::TimedOut, slow))),
        }
    }
}

impl AsyncWrite for PacedStream {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.judged(cx, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(cx, parts);
        self.judged(cx, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    /// The server flushes when everything it had to say is with the system.
    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.pace.rest();
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many pieces are taken of a side that sends so many bytes after each pause, in seconds.
    fn taken(pieces: &[(u64, usize)]) -> usize {
        let mut tally = Tally::new(LeastPace { bytes: 100, within: Duration::from_secs(10) });
        for (index, (pause, bytes)) in pieces.iter().enumerate() {
            let mut pause = Duration::from_secs(*pause);
            while pause >= tally.left() {
                let left = tally.left();
                pause -= left;
                if tally.waited(left).is_err() {
                    return index;
                }
            }
            if tally.moved(pause, *bytes).is_err() {
                return index;
            }
        }
        pieces.len()
    }

    #[test]
    fn a_side_is_judged_by_what_moves_in_the_last_window_of_waiting() {
        for (pieces, expected) in [
            (vec![(1, 12); 600], 600),
            (vec![(1, 9); 60], 9),
            (vec![(9, 200); 50], 50),
            (vec![(11, 5_000)], 0),
            (vec![(0, 1); 5_000], 5_000),
            (vec![(9, 1), (9, 1)], 1),
            ([vec![(5, 100_000)], vec![(1, 1); 30]].concat(), 10),
            ([vec![(0, 100_000)], vec![(1, 1); 30]].concat(), 10),
            ([vec![(0, 100_000)], vec![(40, 1)]].concat(), 1),
            ([vec![(1, 50); 100], vec![(1, 1); 30]].concat(), 108),
            ([vec![(1, 50); 100], vec![(30, 100_000)]].concat(), 100),
        ] {
            assert_eq!(taken(&pieces), expected, "{:?} …", &pieces[..pieces.len().min(3)]);
        }
    }

    #[test]
    fn time_in_which_the_server_is_busy_does_not_count() {
        let mut pace = Pace::new(LeastPace { bytes: 100, within: Duration::from_secs(10) });
        for _ in 0..50 {
            assert_eq!(pace.moved(1), Ok(()));
        }
    }
}
