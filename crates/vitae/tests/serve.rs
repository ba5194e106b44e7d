//! The running server as an operator meets it: start, stop, and what a stop does to work that is under way.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;

mod start;

struct Server {
    child: Child,
    address: SocketAddr,
    _folder: TempDir,
}

impl Server {
    /// Starts the binary on a free port with an empty folder and waits for its first answer.
    fn start() -> Self {
        Self::start_with(&[])
    }

    fn start_with(settings: &[(&str, &str)]) -> Self {
        Self::start_as(&[], settings)
    }

    /// Starts through a command line that ends by becoming the binary.
    fn start_as(program: &[&str], settings: &[(&str, &str)]) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let address = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
        let line = [program, &[env!("CARGO_BIN_EXE_vitae"), "serve"]].concat();
        let child = Command::new(line[0])
            .args(&line[1..])
            .env_clear()
            .env("VITAE_DATA", folder.path().join("data"))
            .env("VITAE_LISTEN", address.to_string())
            .env("VITAE_LOG_FORMAT", "json")
            .envs(settings.iter().copied())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let server = Self { child, address, _folder: folder };
        let deadline = Instant::now() + Duration::from_secs(20);
        while TcpStream::connect(address).is_err() {
            assert!(Instant::now() < deadline, "the server did not start");
            std::thread::sleep(Duration::from_millis(10));
        }
        server
    }

    fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(self.address).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
        stream
    }

    fn ask(&self, request: &str) -> String {
        let mut stream = self.connect();
        stream.write_all(request.as_bytes()).unwrap();
        read_answer(&mut stream)
    }

    fn upload(&self, token: &str) -> String {
        let (head, body) = upload_request(token);
        let mut stream = self.connect();
        stream.write_all(head.as_bytes()).unwrap();
        stream.write_all(&body).unwrap();
        read_answer(&mut stream)
    }

    fn tell(&self, signal: &str) {
        let done = Command::new("kill").args(["-s", signal, &self.child.id().to_string()]).status().unwrap();
        assert!(done.success());
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        _ = self.child.kill();
        _ = self.child.wait();
    }
}

/// Status line, headers and body of one answer.
fn read_answer(stream: &mut TcpStream) -> String {
    let mut reader = BufReader::new(stream);
    let mut head = String::new();
    while !head.ends_with("\r\n\r\n") {
        assert!(reader.read_line(&mut head).unwrap() > 0, "the connection ended early: {head}");
    }
    let lower = head.to_lowercase();
    let length = lower.lines().find_map(|line| line.strip_prefix("content-length: "));
    let mut body = vec![0; length.map_or(0, |length| length.trim().parse().unwrap())];
    reader.read_exact(&mut body).unwrap();
    head + &String::from_utf8_lossy(&body)
}

fn register(server: &Server) -> String {
    let body = r#"{"name":"Ada","email":"ada@example.org","password":"secret1"}"#;
    let request = format!(
        "POST /api/auth/register HTTP/1.1\r\nHost: vitae\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    let answer = server.ask(&request);
    assert!(answer.starts_with("HTTP/1.1 201"), "{answer}");
    let start = answer.find("\"token\":\"").unwrap() + 9;
    answer[start..].split('"').next().unwrap().to_owned()
}

/// Head and body of an upload.
fn upload_request(token: &str) -> (String, Vec<u8>) {
    let sample = Path::new(env!("CARGO_MANIFEST_DIR")).join("../testkit/samples/resume.pdf");
    let mut body = b"--e\r\nContent-Disposition: form-data; name=\"resume\"; filename=\"cv.pdf\"\r\n\r\n".to_vec();
    body.extend(std::fs::read(sample).unwrap());
    body.extend(b"\r\n--e--\r\n");
    let head = format!(
        "POST /api/resume/upload HTTP/1.1\r\nHost: vitae\r\nAuthorization: Bearer {token}\r\nContent-Type: multipart/form-data; boundary=e\r\nContent-Length: {}\r\n\r\n",
        body.len()
    );
    (head, body)
}

#[test]
fn a_stop_lets_a_running_upload_finish() {
    let mut server = Server::start();
    let token = register(&server);
    let (head, body) = upload_request(&token);
    let (first, rest) = body.split_at(body.len() / 2);
    let mut upload = server.connect();
    upload.write_all(head.as_bytes()).unwrap();
    upload.write_all(first).unwrap();
    // The request must have reached its handler before the server is told to stop.
    std::thread::sleep(Duration::from_millis(300));
    server.tell("TERM");
    std::thread::sleep(Duration::from_millis(300));
    assert!(server.child.try_wait().unwrap().is_none(), "it waits for the upload");
    upload.write_all(rest).unwrap();
    let answer = read_answer(&mut upload);
    assert!(answer.starts_with("HTTP/1.1 201"), "{answer}");
    drop(upload);
    assert!(server.child.wait().unwrap().success());
    assert!(TcpStream::connect(server.address).is_err(), "nobody listens any more");
}

#[test]
fn logs_hold_requests_and_nothing_of_a_person() {
    let mut server = Server::start();
    let token = register(&server);
    let profile =
        format!("GET /api/users/profile?t=77 HTTP/1.1\r\nHost: vitae\r\nAuthorization: Bearer {token}\r\n\r\n");
    assert!(server.ask(&profile).starts_with("HTTP/1.1 200"));
    server.tell("INT");
    assert!(server.child.wait().unwrap().success());
    let mut logs = String::new();
    server.child.stderr.take().unwrap().read_to_string(&mut logs).unwrap();
    assert!(logs.contains("\"path\":\"/api/users/profile\"") && logs.contains("\"status\":200"), "{logs}");
    for secret in ["ada@example.org", "Ada", "secret1", &token, "t=77"] {
        assert!(!logs.contains(secret), "{secret} stands in the logs");
    }
}

#[test]
fn a_taken_port_stops_the_start_with_a_sentence() {
    let server = Server::start();
    let folder = tempfile::tempdir().unwrap();
    let second = Command::new(env!("CARGO_BIN_EXE_vitae"))
        .arg("serve")
        .env_clear()
        .env("VITAE_DATA", folder.path())
        .env("VITAE_LISTEN", server.address.to_string())
        .env("VITAE_LOG", "error")
        .output()
        .unwrap();
    assert_eq!(second.status.code(), Some(1));
    let sentence = String::from_utf8(second.stderr).unwrap();
    assert!(sentence.contains("Cannot listen on") && sentence.contains("VITAE_LISTEN"), "{sentence}");
    assert!(
        sentence.contains("Address already in use") && sentence.contains("Another program listens there"),
        "{sentence}"
    );
}

#[test]
fn a_head_that_never_ends_is_cut_off() {
    let server = Server::start_with(&[("VITAE_HEADER_SECONDS", "1")]);
    let mut slow = server.connect();
    slow.write_all(b"GET / HTTP/1.1\r\nHost: vitae\r\nX-Slow: ").unwrap();
    let mut answer = String::new();
    slow.read_to_string(&mut answer).expect("the server ends the connection, not our own timeout");
    assert!(!answer.contains("200 OK"), "{answer}");
    assert!(server.ask("GET /healthz HTTP/1.1\r\nHost: vitae\r\n\r\n").starts_with("HTTP/1.1 200"));
}
