//! A small HTTP server on a port of this machine whose answers a test decides: whole, in pieces, slow, or cut off.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{JoinHandle, sleep, spawn};
use std::time::Duration;

/// What was asked.
#[derive(Debug, Clone)]
pub struct Request {
    /// `GET`, `POST`.
    pub method: String,
    /// Path and query.
    pub target: String,
    /// Names in lower case, and values.
    pub headers: Vec<(String, String)>,
    /// The body.
    pub body: Vec<u8>,
}

impl Request {
    /// The value of a header, by its name in lower case.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }
}

/// What is answered.
#[derive(Debug, Clone)]
pub struct Reply {
    /// The status.
    pub status: u16,
    /// Headers beside the length and the connection.
    pub headers: Vec<(String, String)>,
    /// The body, sent in these steps.
    pub body: Vec<Step>,
}

impl Reply {
    /// A body at once.
    pub fn whole(status: u16, kind: &str, body: impl Into<Vec<u8>>) -> Self {
        Self { status, headers: vec![("Content-Type".into(), kind.into())], body: vec![Step::Bytes(body.into())] }
    }

    /// The same with another header.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl Into<String>) -> Self {
        self.headers.push((name.into(), value.into()));
        self
    }
}

/// A step of sending a body.
#[derive(Debug, Clone)]
pub enum Step {
    /// Sends bytes.
    Bytes(Vec<u8>),
    /// Waits. A pause in front of all bytes holds the status back too, as a service does that is still at work.
    Pause(Duration),
    /// Ends the connection in the middle of the body.
    Cut,
}

type Handler = dyn Fn(&Request) -> Reply + Send + Sync;

/// A running server; it stops when it is dropped.
pub struct HttpServer {
    url: String,
    stopped: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

impl HttpServer {
    /// Starts a server that answers as `handler` says.
    ///
    /// # Panics
    /// When this machine has no free port.
    pub fn start(handler: impl Fn(&Request) -> Reply + Send + Sync + 'static) -> Self {
        Self::start_on(0, handler)
    }

    /// The same on a port of choice; 0 is any that is free.
    ///
    /// # Panics
    /// When the port is taken.
    pub fn start_on(port: u16, handler: impl Fn(&Request) -> Reply + Send + Sync + 'static) -> Self {
        let listener = TcpListener::bind(("127.0.0.1", port)).expect("a free port");
        let url = format!("http://{}", listener.local_addr().expect("an address"));
        let stopped = Arc::new(AtomicBool::new(false));
        let (shared, handler): (_, Arc<Handler>) = (Arc::clone(&stopped), Arc::new(handler));
        let thread = spawn(move || serve(&listener, &shared, &handler));
        Self { url, stopped, thread: Some(thread) }
    }

    /// The address in front of every path.
    pub fn url(&self) -> &str {
        &self.url
    }
}

impl Drop for HttpServer {
    fn drop(&mut self) {
        self.stopped.store(true, Ordering::SeqCst);
        // Wakes the server up.
        _ = TcpStream::connect(self.url.trim_start_matches("http://"));
        if let Some(thread) = self.thread.take() {
            _ = thread.join();
        }
    }
}

fn serve(listener: &TcpListener, stopped: &AtomicBool, handler: &Arc<Handler>) {
    for stream in listener.incoming().flatten() {
        if stopped.load(Ordering::SeqCst) {
            return;
        }
        let handler = Arc::clone(handler);
        // A client that breaks off is no failure.
        spawn(move || _ = answer(stream, handler.as_ref()));
    }
}

fn answer(mut stream: TcpStream, handler: &Handler) -> std::io::Result<()> {
    let Some(request) = read(&stream)? else { return Ok(()) };
    let reply = handler(&request);
    let is_pause = |step: &&Step| matches!(step, Step::Pause(_));
    let (pauses, steps) = reply.body.split_at(reply.body.iter().take_while(is_pause).count());
    pauses.iter().for_each(pause);
    write!(stream, "HTTP/1.1 {} {}\r\n", reply.status, phrase(reply.status))?;
    for (name, value) in &reply.headers {
        write!(stream, "{name}: {value}\r\n")?;
    }
    if reply.status == 204 {
        // Such an answer has no body, not even an empty one.
        return write!(stream, "Connection: close\r\n\r\n");
    }
    write!(stream, "Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n")?;
    for step in steps {
        match step {
            Step::Bytes(bytes) if bytes.is_empty() => {}
            Step::Bytes(bytes) => {
                write!(stream, "{:x}\r\n", bytes.len())?;
                stream.write_all(bytes)?;
                stream.write_all(b"\r\n")?;
                stream.flush()?;
            }
            Step::Pause(_) => pause(step),
            Step::Cut => return Ok(()),
        }
    }
    stream.write_all(b"0\r\n\r\n")
}

fn pause(step: &Step) {
    if let Step::Pause(time) = step {
        sleep(*time);
    }
}

/// The words beside a status. Clients show them where a body has no message of its own.
fn phrase(status: u16) -> &'static str {
    match status {
        200 => "OK",
        204 => "No Content",
        302 => "Found",
        304 => "Not Modified",
        400 => "Bad Request",
        401 => "Unauthorized",
        403 => "Forbidden",
        404 => "Not Found",
        409 => "Conflict",
        429 => "Too Many Requests",
        500 => "Internal Server Error",
        502 => "Bad Gateway",
        503 => "Service Unavailable",
        504 => "Gateway Timeout",
        _ => "",
    }
}

/// The request; nothing when the client sent none.
fn read(stream: &TcpStream) -> std::io::Result<Option<Request>> {
    let mut reader = BufReader::new(stream.try_clone()?);
    let mut line = String::new();
    reader.read_line(&mut line)?;
    let mut words = line.split(' ');
    let (Some(method), Some(target)) = (words.next(), words.next()) else { return Ok(None) };
    let (method, target) = (method.to_owned(), target.to_owned());
    let mut headers = Vec::new();
    loop {
        let mut line = String::new();
        reader.read_line(&mut line)?;
        let Some((name, value)) = line.trim_end().split_once(':') else { break };
        headers.push((name.to_lowercase(), value.trim().to_owned()));
    }
    let mut request = Request { method, target, headers, body: Vec::new() };
    if request.header("transfer-encoding").is_some_and(|coding| coding.eq_ignore_ascii_case("chunked")) {
        request.body = read_chunks(&mut reader)?;
        return Ok(Some(request));
    }
    let length = request.header("content-length").and_then(|length| length.parse().ok()).unwrap_or(0);
    request.body = vec![0; length];
    reader.read_exact(&mut request.body)?;
    Ok(Some(request))
}

fn read_chunks(reader: &mut impl BufRead) -> std::io::Result<Vec<u8>> {
    let mut body = Vec::new();
    loop {
        let mut line = String::new();
        reader.read_line(&mut line)?;
        let length = usize::from_str_radix(line.trim(), 16).map_err(std::io::Error::other)?;
        let mut chunk = vec![0; length];
        reader.read_exact(&mut chunk)?;
        body.append(&mut chunk);
        // The end of the chunk, or of the empty trailer.
        reader.read_line(&mut String::new())?;
        if length == 0 {
            return Ok(body);
        }
    }
}
