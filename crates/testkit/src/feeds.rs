//! Stand-ins for the public boards of Greenhouse, Lever and Ashby, on a port of this machine.
//!
//! One server answers for all three: `/greenhouse/{board}/jobs`, `/lever/{board}` and `/ashby/{board}`. What a board
//! answers is set by the test; a board that nobody set does not exist.

use std::collections::HashMap;
use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{JoinHandle, sleep, spawn};
use std::time::Duration;

/// How a board answers.
#[derive(Debug, Clone)]
pub enum Reply {
    /// With a body.
    Body(Vec<u8>),
    /// With a status and nothing else; with the second, asking to wait so many seconds.
    Status(u16, Option<u64>),
    /// With the first half of a body, then the connection ends.
    Half(Vec<u8>),
    /// With a body, after a while.
    Slow(Vec<u8>, Duration),
    /// By sending the client elsewhere.
    Redirect(String),
    /// With so many bytes that never make sense.
    Endless(usize),
}

/// A running stand-in; it stops when it is dropped.
pub struct FeedServer {
    url: String,
    state: Arc<State>,
    thread: Option<JoinHandle<()>>,
}

#[derive(Default)]
struct State {
    /// The replies of a board by its path, the next one first; the last one stays.
    replies: Mutex<HashMap<String, Vec<Reply>>>,
    /// Paths and queries asked for, in their order.
    asked: Mutex<Vec<String>>,
    stopped: AtomicBool,
}

impl FeedServer {
    /// Starts a server without boards.
    ///
    /// # Panics
    /// When this machine has no free port.
    pub fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let url = format!("http://{}", listener.local_addr().expect("an address"));
        let state = Arc::new(State::default());
        let shared = Arc::clone(&state);
        let thread = spawn(move || serve(&listener, &shared));
        Self { url, state, thread: Some(thread) }
    }

    /// The address in front of a provider's boards; `provider` is `greenhouse`, `lever` or `ashby`.
    pub fn base(&self, provider: &str) -> String {
        format!("{}/{provider}", self.url)
    }

    /// Sets what a board, named `provider:board`, answers from now on: one reply after the other, the last one again
    /// and again.
    ///
    /// # Panics
    /// When the name has no colon.
    pub fn set(&self, feed: &str, replies: impl IntoIterator<Item = Reply>) {
        let (provider, board) = feed.split_once(':').expect("provider:board");
        let rest = if provider == "greenhouse" { "/jobs" } else { "" };
        let path = format!("/{provider}/{board}{rest}");
        locked(&self.state.replies).insert(path, replies.into_iter().collect());
    }

    /// What was asked for, in order.
    pub fn asked(&self) -> Vec<String> {
        locked(&self.state.asked).clone()
    }
}

impl Drop for FeedServer {
    fn drop(&mut self) {
        self.state.stopped.store(true, Ordering::SeqCst);
        // Wakes the server up.
        _ = TcpStream::connect(self.url.trim_start_matches("http://"));
        if let Some(thread) = self.thread.take() {
            _ = thread.join();
        }
    }
}

fn locked<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn serve(listener: &TcpListener, state: &Arc<State>) {
    for stream in listener.incoming().flatten() {
        if state.stopped.load(Ordering::SeqCst) {
            return;
        }
        let state = Arc::clone(state);
        // A client that breaks off is no failure.
        spawn(move || _ = answer(stream, &state));
    }
}

fn answer(mut stream: TcpStream, state: &State) -> std::io::Result<()> {
    let Some(target) = target(&stream)? else { return Ok(()) };
    locked(&state.asked).push(target.clone());
    let path = target.split('?').next().unwrap_or_default();
    let reply = match locked(&state.replies).get_mut(path) {
        None => Reply::Status(404, None),
        Some(replies) if replies.len() > 1 => replies.remove(0),
        Some(replies) => replies.first().cloned().unwrap_or(Reply::Status(404, None)),
    };
    match reply {
        Reply::Body(body) => whole(&mut stream, &body),
        Reply::Status(status, wait) => {
            let wait = wait.map_or(String::new(), |seconds| format!("Retry-After: {seconds}\r\n"));
            write!(stream, "HTTP/1.1 {status} Reply\r\n{wait}Content-Length: 0\r\nConnection: close\r\n\r\n")
        }
        Reply::Half(body) => {
            head(&mut stream, body.len())?;
            stream.write_all(&body[..body.len() / 2])
        }
        Reply::Slow(body, wait) => {
            sleep(wait);
            whole(&mut stream, &body)
        }
        Reply::Redirect(location) => {
            write!(
                stream,
                "HTTP/1.1 302 Found\r\nLocation: {location}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
            )
        }
        Reply::Endless(bytes) => {
            write!(stream, "HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n")?;
            let part = [b' '; 64 * 1024];
            (0..bytes.div_ceil(part.len())).try_for_each(|_| stream.write_all(&part))
        }
    }
}

/// Path and query of a request; nothing when it is none.
fn target(stream: &TcpStream) -> std::io::Result<Option<String>> {
    let mut lines = BufReader::new(stream.try_clone()?).lines();
    let first = lines.next().transpose()?.unwrap_or_default();
    for line in lines {
        if line?.is_empty() {
            break;
        }
    }
    Ok(first.split(' ').nth(1).map(str::to_owned))
}

fn head(stream: &mut TcpStream, length: usize) -> std::io::Result<()> {
    write!(
        stream,
        "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n"
    )
}

fn whole(stream: &mut TcpStream, body: &[u8]) -> std::io::Result<()> {
    head(stream, body.len())?;
    stream.write_all(body)
}
