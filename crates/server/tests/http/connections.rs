//! On a real socket: how many connections there may be, and how each of them ends.

use crate::support::TestApp;
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use vitae_testkit::gemini::{GeminiServer, Mode};
use vitae_testkit::samples;

/// What is expected at once may take this long on a busy machine.
const AT_ONCE: Duration = Duration::from_secs(5);

const HEALTH: &str = "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n";

/// A server that listens.
struct Running {
    app: TestApp,
    address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    ended: JoinHandle<()>,
}

impl Running {
    async fn start(settings: &[(&str, &str)]) -> Self {
        let app = TestApp::with(settings).await;
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel::<()>();
        let serving = vitae_server::serve_on(app.app.clone(), listener, async { _ = stopped.await });
        Self { app, address, stop: Some(stop), ended: tokio::spawn(async { serving.await.unwrap() }) }
    }

    async fn connect(&self) -> TcpStream {
        TcpStream::connect(self.address).await.unwrap()
    }

    async fn connect_from(&self, address: &str) -> TcpStream {
        let socket = TcpSocket::new_v4().unwrap();
        socket.bind(format!("{address}:0").parse().unwrap()).unwrap();
        socket.connect(self.address).await.unwrap()
    }

    /// Asks the server to stop and gives the time it took.
    async fn stop(mut self) -> Duration {
        let started = Instant::now();
        self.stop.take().unwrap().send(()).unwrap();
        self.ended.await.unwrap();
        started.elapsed()
    }

    async fn wait_until_open(&self, connections: u64) {
        let started = Instant::now();
        while self.app.app.connections.open() != connections {
            assert!(started.elapsed() < AT_ONCE, "{} are open, not {connections}", self.app.app.connections.open());
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
}

/// Sends a request and reads one answer, which is small enough to arrive in one piece.
async fn ask(stream: &mut TcpStream, request: &str) -> String {
    stream.write_all(request.as_bytes()).await.unwrap();
    answer(stream).await
}

async fn answer(stream: &mut TcpStream) -> String {
    let mut bytes = vec![0; 16 * 1024];
    let read = tokio::time::timeout(AT_ONCE, stream.read(&mut bytes)).await.expect("an answer in time");
    String::from_utf8_lossy(&bytes[..read.unwrap_or(0)]).into_owned()
}

/// Waits until the server closes, whatever it says before.
async fn closed(stream: &mut TcpStream) -> bool {
    let mut bytes = [0; 16 * 1024];
    let closing = async { while stream.read(&mut bytes).await.is_ok_and(|read| read > 0) {} };
    tokio::time::timeout(AT_ONCE, closing).await.is_ok()
}

fn upload_head(token: &str, body: usize) -> String {
    format!(
        "POST /api/resume/upload HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {token}\r\n\
         Content-Type: multipart/form-data; boundary=edge\r\nContent-Length: {body}\r\n\r\n"
    )
}

fn upload_body() -> Vec<u8> {
    let head = "--edge\r\nContent-Disposition: form-data; name=\"resume\"; filename=\"cv.pdf\"\r\n\r\n";
    [head.as_bytes(), samples::RESUME_PDF, b"\r\n--edge--\r\n"].concat()
}

#[tokio::test]
async fn whoever_is_refused_can_send_to_the_end_and_sees_why() {
    let server = Running::start(&[]).await;
    let body = vec![b'x'; 4 * 1024 * 1024];
    let mut stream = server.connect().await;
    stream.write_all(upload_head("no session", body.len()).as_bytes()).await.unwrap();
    for piece in body.chunks(512 * 1024) {
        tokio::time::sleep(Duration::from_millis(20)).await;
        stream.write_all(piece).await.expect("the server listens to the end");
    }
    let refused = answer(&mut stream).await;
    assert!(refused.starts_with("HTTP/1.1 401") && refused.contains("\"code\":\"session_expired\""), "{refused}");
    assert!(ask(&mut stream, HEALTH).await.starts_with("HTTP/1.1 200"), "the connection goes on");
}

fn letter_request(accept: &str) -> String {
    let body = "{\"jobDescription\": \"Barista\"}";
    format!(
        "POST /api/cover-letter/generate HTTP/1.1\r\nHost: x\r\nAccept: {accept}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    )
}

/// An address may have two calls under way: a third is answered at once only when those of browsers that left are over.
#[tokio::test]
async fn a_browser_that_leaves_ends_its_call_to_the_language_model() {
    let gemini = GeminiServer::start("k", "small");
    let url = gemini.base_url();
    let settings = [("VITAE_AI_KEY", "k"), ("VITAE_AI_URL", url.as_str()), ("VITAE_AI_MODEL", "small")];
    let server = Running::start(&settings).await;
    gemini.set([Mode::Slow(AT_ONCE * 4)]);
    let mut leaving = Vec::new();
    for accept in ["application/json", "text/event-stream"] {
        let mut stream = server.connect().await;
        stream.write_all(letter_request(accept).as_bytes()).await.unwrap();
        leaving.push(stream);
    }
    let started = Instant::now();
    while gemini.bodies().len() < 2 {
        assert!(started.elapsed() < AT_ONCE, "both are asked for");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    drop(leaving);
    gemini.set([Mode::Text("Hello,\n\nI make coffee.".into())]);
    let written = ask(&mut server.connect().await, &letter_request("application/json")).await;
    assert!(written.contains("I make coffee"), "{written}");
}

/// A call has its turn when its body is there: more slow ones than an address has turns hold up nobody there.
#[tokio::test]
async fn slow_bodies_hold_up_no_other_guest_of_their_address() {
    let server = Running::start(&[]).await;
    let body = "{\"email\": \"ada@example.org\", \"list\": \"newsletter\"}";
    let head = format!(
        "POST /api/subscribers HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n",
        body.len()
    );
    let mut slow = Vec::new();
    for _ in 0..20 {
        let mut stream = server.connect().await;
        stream.write_all(format!("{head}{}", &body[..10]).as_bytes()).await.unwrap();
        slow.push(stream);
    }
    server.wait_until_open(20).await;
    let quick = ask(&mut server.connect().await, &format!("{head}{body}")).await;
    assert!(quick.starts_with("HTTP/1.1 200"), "{quick}");
    slow[0].write_all(&body.as_bytes()[10..]).await.unwrap();
    let late = answer(&mut slow[0]).await;
    assert!(late.starts_with("HTTP/1.1 200"), "{late}");
}

#[tokio::test]
async fn one_connection_too_many_is_answered_and_closed() {
    let server = Running::start(&[("VITAE_CONNECTIONS", "3")]).await;
    let mut open = Vec::new();
    for _ in 0..3 {
        let mut stream = server.connect().await;
        assert!(ask(&mut stream, HEALTH).await.starts_with("HTTP/1.1 200"));
        open.push(stream);
    }
    let mut fourth = server.connect().await;
    let refused = ask(&mut fourth, HEALTH).await;
    assert!(refused.starts_with("HTTP/1.1 503"), "{refused}");
    assert!(refused.contains("\r\nRetry-After: 5\r\n") && refused.contains("\"code\":\"busy\""), "{refused}");
    assert!(closed(&mut fourth).await);
    assert!(ask(&mut open[0], HEALTH).await.starts_with("HTTP/1.1 200"), "the others are not disturbed");
    open.pop();
    server.wait_until_open(2).await;
    let mut next = server.connect().await;
    assert!(ask(&mut next, HEALTH).await.starts_with("HTTP/1.1 200"), "a closed connection makes room");
}

#[tokio::test]
async fn one_address_cannot_hold_all_connections() {
    let server = Running::start(&[("VITAE_CONNECTIONS_PER_ADDRESS", "2")]).await;
    let mut open = Vec::new();
    for _ in 0..2 {
        open.push(server.connect().await);
    }
    server.wait_until_open(2).await;
    assert!(ask(&mut server.connect().await, HEALTH).await.starts_with("HTTP/1.1 503"));
    assert!(ask(&mut server.connect_from("127.0.0.2").await, HEALTH).await.starts_with("HTTP/1.1 200"));
}

#[tokio::test]
async fn a_trusted_proxy_speaks_for_many() {
    let settings = [("VITAE_CONNECTIONS_PER_ADDRESS", "2"), ("VITAE_TRUSTED_PROXIES", "127.0.0.1")];
    let server = Running::start(&settings).await;
    let mut open = Vec::new();
    for _ in 0..5 {
        let mut stream = server.connect().await;
        assert!(ask(&mut stream, HEALTH).await.starts_with("HTTP/1.1 200"));
        open.push(stream);
    }
}

#[tokio::test]
async fn connections_without_a_request_do_not_hold_a_stop() {
    let server = Running::start(&[]).await;
    let _silent = server.connect().await;
    let mut used = server.connect().await;
    ask(&mut used, HEALTH).await;
    let mut half = server.connect().await;
    half.write_all(b"GET /healthz HTTP/1.1\r\nHos").await.unwrap();
    let mut second_half = server.connect().await;
    ask(&mut second_half, HEALTH).await;
    second_half.write_all(b"GET /healthz HT").await.unwrap();
    tokio::time::sleep(Duration::from_millis(100)).await;
    let took = server.stop().await;
    assert!(took < AT_ONCE, "{took:?}");
    assert!(closed(&mut half).await && closed(&mut second_half).await);
}

#[tokio::test]
async fn a_running_request_is_finished_before_a_stop() {
    let server = Running::start(&[]).await;
    let token = server.app.register("ada").await.token.clone();
    let body = upload_body();
    let mut stream = server.connect().await;
    stream.write_all(upload_head(&token, body.len()).as_bytes()).await.unwrap();
    stream.write_all(&body[..100]).await.unwrap();
    tokio::time::sleep(Duration::from_millis(100)).await;
    let stopping = tokio::spawn(server.stop());
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert!(!stopping.is_finished());
    stream.write_all(&body[100..]).await.unwrap();
    let stored = answer(&mut stream).await;
    assert!(stored.starts_with("HTTP/1.1 201"), "{stored}");
    assert!(stopping.await.unwrap() < AT_ONCE);
}

#[tokio::test]
async fn a_head_and_a_body_that_stand_still_are_given_up() {
    let server = Running::start(&[("VITAE_HEADER_SECONDS", "1"), ("VITAE_STALL_SECONDS", "1")]).await;
    let token = server.app.register("ada").await.token.clone();
    let mut head = server.connect().await;
    head.write_all(b"GET /healthz HTTP/1.1\r\nHos").await.unwrap();
    let mut body = server.connect().await;
    body.write_all(upload_head(&token, 5000).as_bytes()).await.unwrap();
    body.write_all(&upload_body()[..50]).await.unwrap();
    let response = answer(&mut body).await;
    assert!(response.starts_with("HTTP/1.1 408") && response.contains("The upload was interrupted."), "{response}");
    assert!(closed(&mut head).await && closed(&mut body).await);
    server.wait_until_open(0).await;
}

/// A line that breaks off says nothing about the JSON.
#[tokio::test]
async fn json_that_stops_arriving_is_answered_in_time_and_not_called_invalid() {
    let server = Running::start(&[("VITAE_STALL_SECONDS", "2")]).await;
    let token = server.app.register("ada").await.token.clone();
    for call in ["POST /api/auth/login", "POST /api/resume/save-parsed", "PUT /api/templates/template1/rating"] {
        let mut stream = server.connect().await;
        let head = format!(
            "{call} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {token}\r\n\
             Content-Type: application/json\r\nContent-Length: 90000\r\n\r\n"
        );
        stream.write_all(head.as_bytes()).await.unwrap();
        stream.write_all(format!("{{\"email\":\"{}", "a".repeat(5_000)).as_bytes()).await.unwrap();
        let stopped = Instant::now();
        let response = answer(&mut stream).await;
        assert!(response.starts_with("HTTP/1.1 408"), "{call}: {response}");
        assert!(
            response.contains("\"error\":\"The connection was interrupted. Please try again.\""),
            "{call}: {response}"
        );
        assert!(stopped.elapsed() < Duration::from_secs(4), "{call}: another window was waited for");
        assert!(closed(&mut stream).await, "{call}");
    }
}

/// A body takes longer than an answer may, and brings enough all the time.
#[tokio::test]
async fn a_slow_upload_that_makes_progress_is_stored() {
    let server = Running::start(&[("VITAE_REQUEST_SECONDS", "1"), ("VITAE_STALL_SECONDS", "1")]).await;
    let token = server.app.register("ada").await.token.clone();
    let mut file = upload_body();
    file.truncate(file.len() - 12);
    file.resize(file.len() + 64 * 1024, b'\n');
    file.extend_from_slice(b"\r\n--edge--\r\n");
    let mut stream = server.connect().await;
    stream.write_all(upload_head(&token, file.len()).as_bytes()).await.unwrap();
    let started = Instant::now();
    for piece in file.chunks(file.len() / 12) {
        stream.write_all(piece).await.unwrap();
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    assert!(started.elapsed() > Duration::from_secs(2), "slower than an answer may be");
    let stored = answer(&mut stream).await;
    assert!(stored.starts_with("HTTP/1.1 201"), "{stored}");
}

/// A client that asks for a large file, and takes so many bytes of it in each tenth of a second. The file is larger than
/// what the two sockets hold between them.
async fn slow_reader(server: &Running, token: &str, id: &str, bytes: usize) -> Option<usize> {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let mut stream = socket.connect(server.address).await.unwrap();
    let request = format!("GET /api/resume/{id}/file HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {token}\r\n\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    let (mut taken, mut buffer) = (0, vec![0; bytes.max(1)]);
    let started = Instant::now();
    while started.elapsed() < AT_ONCE {
        if bytes > 0 {
            match stream.read(&mut buffer).await {
                Ok(0) | Err(_) => return None,
                Ok(read) => taken += read,
            }
        } else if server.app.app.connections.open() == 0 {
            return None;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    Some(taken)
}

#[tokio::test]
async fn a_client_that_takes_too_little_of_its_answer_is_given_up_and_a_slow_one_is_not() {
    let server = Running::start(&[("VITAE_STALL_SECONDS", "1")]).await;
    let ada = server.app.register("ada").await;
    let mut file = samples::RESUME_PDF.to_vec();
    file.resize(5 * 1024 * 1024, b'\n');
    let id = ada.uploaded("cv.pdf", &file).await;
    let begun = Instant::now();
    assert_eq!(slow_reader(&server, &ada.token, &id, 0).await, None, "it reads nothing");
    assert!(begun.elapsed() < Duration::from_millis(3_500), "what the sockets held counted for a window of its own");
    server.wait_until_open(0).await;
    let slow = slow_reader(&server, &ada.token, &id, 20_000).await;
    assert!(slow.is_some_and(|taken| taken > 100_000), "{slow:?}");
}

/// Numbers that look random and are the same in every run.
fn spread(trial: u64) -> u64 {
    (trial + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 16
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_client_that_leaves_at_any_moment_of_an_upload_leaves_no_orphan() {
    let server = Running::start(&[("VITAE_UPLOADS_PER_HOUR", "100000")]).await;
    let token = server.app.register("ada").await.token.clone();
    let body = upload_body();
    for trial in 0..150 {
        let mut stream = server.connect().await;
        stream.write_all(upload_head(&token, body.len()).as_bytes()).await.unwrap();
        // Every third client leaves while it sends; the others while the server stores.
        let sent = if trial % 3 == 0 { spread(trial) as usize % body.len() } else { body.len() };
        stream.write_all(&body[..sent]).await.unwrap();
        tokio::time::sleep(Duration::from_micros(spread(trial + 1000) % 12_000)).await;
        stream.set_zero_linger().unwrap();
        drop(stream);
    }
    server.wait_until_open(0).await;
    server.app.app.background.close();
    server.app.app.background.wait().await;
    let (rows, blobs) = server.app.take_uploads(&token).await;
    assert_eq!(rows, blobs);
    assert!((1..150).contains(&rows.len()), "{} of 150 uploads were stored: the moments do not differ", rows.len());
}
