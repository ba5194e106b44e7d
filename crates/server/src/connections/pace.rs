//! Who keeps a transfer waiting too long: judged by what moved while the server waited, never by how long the whole takes.

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
    /// … in each time of waiting of this length.
    pub within: Duration,
}

/// The other side is slower than it may be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the other side is too slow")]
pub struct TooSlow;

/// Watches one direction of a transfer. Only time in which the server waits counts: while it is busy itself, nobody is slow.
pub struct Pace {
    least: LeastPace,
    /// Time waited in this window, without the wait that goes on.
    waited: Duration,
    /// Bytes moved in this window.
    moved: usize,
    /// Since when the server waits, and when that is too long.
    waiting: Option<(Instant, Pin<Box<Sleep>>)>,
}

impl Pace {
    /// Before anything has moved.
    pub fn new(least: LeastPace) -> Self {
        Self { least, waited: Duration::ZERO, moved: 0, waiting: None }
    }

    /// The other side lets the server wait. The task is woken when the window ends.
    ///
    /// # Errors
    /// [`TooSlow`] when it has ended and too little has moved in it.
    pub fn wait(&mut self, cx: &mut Context<'_>) -> Result<(), TooSlow> {
        loop {
            let left = self.least.within.saturating_sub(self.waited);
            let (_, timer) = self.waiting.get_or_insert_with(|| {
                let now = Instant::now();
                (now, Box::pin(sleep_until(now + left)))
            });
            if timer.as_mut().poll(cx).is_pending() {
                return Ok(());
            }
            self.waiting = None;
            self.waited = self.least.within;
            self.judge()?;
        }
    }

    /// So many bytes have moved.
    ///
    /// # Errors
    /// [`TooSlow`] when the window has ended with them and they are too few.
    pub fn moved(&mut self, bytes: usize) -> Result<(), TooSlow> {
        self.moved = self.moved.saturating_add(bytes);
        if let Some((since, _)) = self.waiting.take() {
            self.waited += since.elapsed();
        }
        if self.waited < self.least.within { Ok(()) } else { self.judge() }
    }

    /// Nothing is being moved any more; what comes next is judged anew.
    pub fn rest(&mut self) {
        *self = Self::new(self.least);
    }

    fn judge(&mut self) -> Result<(), TooSlow> {
        let enough = self.moved >= self.least.bytes;
        self.rest();
        if enough { Ok(()) } else { Err(TooSlow) }
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
    use std::future::poll_fn;
    use tokio::time::sleep;

    /// What a side gets that sends so many bytes after each pause, in seconds: how many of its pieces are taken.
    async fn taken(pieces: &[(u64, usize)]) -> usize {
        let mut pace = Pace::new(LeastPace { bytes: 100, within: Duration::from_secs(10) });
        for (index, (pause, bytes)) in pieces.iter().enumerate() {
            let mut pausing = Box::pin(sleep(Duration::from_secs(*pause)));
            let waited = poll_fn(|cx| match pausing.as_mut().poll(cx) {
                Poll::Ready(()) => Poll::Ready(Ok(())),
                Poll::Pending => match pace.wait(cx) {
                    Ok(()) => Poll::Pending,
                    Err(slow) => Poll::Ready(Err(slow)),
                },
            });
            if waited.await.and_then(|()| pace.moved(*bytes)).is_err() {
                return index;
            }
        }
        pieces.len()
    }

    #[tokio::test(start_paused = true)]
    async fn only_what_moves_while_the_server_waits_is_judged() {
        for (pieces, expected) in [
            (vec![(1, 10); 600], 600),
            (vec![(1, 9); 60], 9),
            (vec![(9, 200); 50], 50),
            (vec![(11, 5_000)], 0),
            (vec![(0, 1); 5_000], 5_000),
            (vec![(9, 1), (9, 1)], 1),
            ([vec![(5, 100_000)], vec![(1, 1); 30]].concat(), 16),
        ] {
            assert_eq!(taken(&pieces).await, expected, "{:?} …", &pieces[..pieces.len().min(3)]);
        }
    }

    #[tokio::test(start_paused = true)]
    async fn time_in_which_the_server_is_busy_does_not_count() {
        let mut pace = Pace::new(LeastPace { bytes: 100, within: Duration::from_secs(10) });
        for _ in 0..50 {
            sleep(Duration::from_secs(60)).await;
            assert_eq!(pace.moved(1), Ok(()));
        }
    }
}
