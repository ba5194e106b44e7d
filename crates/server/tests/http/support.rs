//! One line builds an app, one more a signed-in user.

use axum::Router;
use axum::body::Body;
use axum::extract::connect_info::MockConnectInfo;
use axum::http::{HeaderMap, Method, Request, StatusCode, header};
use bytes::Bytes;
use futures::StreamExt;
use http_body_util::BodyExt;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;
use tempfile::TempDir;
use tower::ServiceExt;
use uuid::Uuid;
use vitae_server::{App, ChildProgram, Config, Entropy, Secret};
use vitae_store::Timestamp;
use vitae_testkit::gemini::GeminiServer;

/// 2026-03-01T00:00:00Z
const START_MS: i64 = 1_772_323_200_000;

/// A server with its own folder and a clock that only moves when told.
pub struct TestApp {
    pub app: App,
    router: Router,
    clock: Arc<AtomicI64>,
    _folder: TempDir,
}

/// What came back.
pub struct Answer {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub bytes: Bytes,
}

impl Answer {
    /// The body as JSON; the test fails with the body when it is none.
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.bytes)
            .unwrap_or_else(|_| panic!("not JSON: {}", String::from_utf8_lossy(&self.bytes)))
    }

    /// Status and machine code, for refusals.
    pub fn refusal(&self) -> (u16, String) {
        (self.status.as_u16(), self.json()["code"].as_str().unwrap_or_default().to_owned())
    }

    /// The `data` of a success; the test fails with the body otherwise.
    pub fn data(&self) -> Value {
        assert!(self.status.is_success(), "{}: {}", self.status, String::from_utf8_lossy(&self.bytes));
        self.json()["data"].clone()
    }

    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }
}

impl TestApp {
    pub async fn new() -> Self {
        Self::with(&[]).await
    }

    /// With settings beside the defaults.
    pub async fn with(settings: &[(&str, &str)]) -> Self {
        Self::with_reader("read", settings).await
    }

    /// With a language model: a stand-in for Gemini.
    pub async fn with_model(more: &[(&str, &str)]) -> (Self, GeminiServer) {
        let gemini = GeminiServer::start("k", "small");
        let url = gemini.base_url();
        let mut settings = vec![("VITAE_AI_KEY", "k"), ("VITAE_AI_URL", url.as_str()), ("VITAE_AI_MODEL", "small")];
        settings.extend_from_slice(more);
        (Self::with(&settings).await, gemini)
    }

    /// With another way to read files; see `test_child`.
    pub async fn with_reader(read: &str, settings: &[(&str, &str)]) -> Self {
        let path = PathBuf::from(env!("CARGO_BIN_EXE_vitae-server-test-child"));
        let children = ChildProgram { path, read: vec![read.into()], render: vec!["render".into()] };
        Self::with_children(children, settings).await
    }

    /// With other child processes.
    pub async fn with_children(children: ChildProgram, settings: &[(&str, &str)]) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().join("data").display().to_string();
        let base = [("VITAE_DATA", data.as_str()), ("VITAE_AUTH_PER_MINUTE", "1000"), ("VITAE_SCORE_SECONDS", "60")];
        let all = base.into_iter().chain(settings.iter().copied());
        let config = Config::load(all.map(|(name, value)| (name.to_owned(), value.to_owned()))).unwrap();
        Self::over(config, children, Arc::new(AtomicI64::new(START_MS)), folder).await
    }

    async fn over(config: Config, children: ChildProgram, clock: Arc<AtomicI64>, folder: TempDir) -> Self {
        let now = Arc::clone(&clock);
        let entropy = Entropy::new(
            move || Timestamp::from_millis(now.load(Ordering::Relaxed)),
            |bytes| getrandom::fill(bytes).unwrap(),
        );
        let app = vitae_server::open(config, children, entropy).await.unwrap();
        let peer = MockConnectInfo(SocketAddr::from(([127, 0, 0, 1], 4000)));
        Self { router: vitae_server::router(app.clone()).layer(peer), app, clock, _folder: folder }
    }

    /// Another server over the same database and files, at the same time of day.
    pub async fn restarted(&self) -> Self {
        self.restarted_with(|_| ()).await
    }

    /// The same with another master key: 32 bytes in hexadecimal.
    pub async fn restarted_with_key(&self, key: &str) -> Self {
        self.restarted_with(|config| config.secret_key = Some(Secret::new(key))).await
    }

    async fn restarted_with(&self, change: impl FnOnce(&mut Config)) -> Self {
        let path = PathBuf::from(env!("CARGO_BIN_EXE_vitae-server-test-child"));
        let children = ChildProgram { path, read: vec!["read".into()], render: vec!["render".into()] };
        let folder = tempfile::tempdir().unwrap();
        // Each server has an index of its own; the addresses of database and files are known already.
        let mut config = Config { data: folder.path().join("data"), ..self.app.config.clone() };
        change(&mut config);
        Self::over(config, children, Arc::clone(&self.clock), folder).await
    }

    /// Somebody who holds this token.
    pub fn as_user(&self, token: &str) -> User<'_> {
        User { app: self, token: token.to_owned() }
    }

    /// The server's own time.
    pub fn now(&self) -> Timestamp {
        Timestamp::from_millis(self.clock.load(Ordering::Relaxed))
    }

    /// Lets time pass.
    pub fn wait(&self, time: Duration) {
        self.clock.fetch_add(time.as_millis() as i64, Ordering::Relaxed);
    }

    /// Sends a request as browsers do, with a host.
    pub async fn send(&self, mut request: Request<Body>) -> Answer {
        request.headers_mut().entry(header::HOST).or_insert(header::HeaderValue::from_static("vitae.test"));
        self.send_as_is(request).await
    }

    /// Sends a request with exactly its own headers.
    pub async fn send_as_is(&self, request: Request<Body>) -> Answer {
        let response = self.router.clone().oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        Answer { status: parts.status, headers: parts.headers, bytes: body.collect().await.unwrap().to_bytes() }
    }

    pub async fn get(&self, path: &str) -> Answer {
        self.send(Request::get(path).body(Body::empty()).unwrap()).await
    }

    pub async fn post(&self, path: &str, body: Value) -> Answer {
        self.send(json_request(Method::POST, path, None, &body)).await
    }

    /// A call with a body and without a session.
    pub async fn send_json(&self, method: Method, path: &str, body: Value) -> Answer {
        self.send(json_request(method, path, None, &body)).await
    }

    /// Gives `NAME@example.org` the Pro plan.
    pub async fn grant_pro(&self, name: &str) {
        let email = format!("{name}@example.org");
        let users = self.app.store.users();
        assert!(users.set_plan(&email, vitae_store::Plan::Pro, None, self.now()).await.unwrap());
    }

    /// The ids of the bearer's unconfirmed uploads, and those of all blobs, each sorted. Deletes the uploads.
    pub async fn take_uploads(&self, token: &str) -> (Vec<String>, Vec<String>) {
        let token_hash = Sha256::digest(token.as_bytes()).into();
        let session = self.app.store.sessions().find(token_hash, self.app.entropy.now()).await;
        let uploads = self.app.store.resumes(session.unwrap().expect("a session").0.id);
        let listed = self.app.files.list().map(|blob| blob.unwrap().key.rsplit('/').next().unwrap().to_owned());
        let mut blobs: Vec<String> = listed.collect().await;
        let mut rows = Vec::new();
        while let Some(row) = uploads.latest_unconfirmed().await.unwrap() {
            uploads.delete(row.id, self.app.entropy.now()).await.unwrap();
            rows.push(row.id.to_string());
        }
        blobs.sort();
        rows.sort();
        (rows, blobs)
    }

    /// Opens an account under `NAME@example.org` with the password `secret1`.
    pub async fn register(&self, name: &str) -> User<'_> {
        let body = json!({"name": name, "email": format!("{name}@example.org"), "password": "secret1"});
        let data = self.post("/api/auth/register", body).await.data();
        User { app: self, token: data["token"].as_str().unwrap().to_owned() }
    }
}

/// Somebody signed in.
pub struct User<'a> {
    pub app: &'a TestApp,
    pub token: String,
}

impl User<'_> {
    pub async fn call(&self, method: Method, path: &str) -> Answer {
        let request =
            Request::builder().method(method).uri(path).header(header::AUTHORIZATION, format!("Bearer {}", self.token));
        self.app.send(request.body(Body::empty()).unwrap()).await
    }

    pub async fn get(&self, path: &str) -> Answer {
        self.call(Method::GET, path).await
    }

    pub async fn delete(&self, path: &str) -> Answer {
        self.call(Method::DELETE, path).await
    }

    /// A call with a body.
    pub async fn send(&self, method: Method, path: &str, body: Value) -> Answer {
        self.app.send(json_request(method, path, Some(&self.token), &body)).await
    }

    pub async fn post(&self, path: &str, body: Value) -> Answer {
        self.send(Method::POST, path, body).await
    }

    pub async fn put(&self, path: &str, body: Value) -> Answer {
        self.send(Method::PUT, path, body).await
    }

    pub async fn patch(&self, path: &str, body: Value) -> Answer {
        self.send(Method::PATCH, path, body).await
    }

    /// Sends a file as the browser does.
    pub async fn upload(&self, name: &str, bytes: &[u8]) -> Answer {
        let mut body = format!(
            "--edge\r\nContent-Disposition: form-data; name=\"resume\"; filename=\"{name}\"\r\nContent-Type: application/pdf\r\n\r\n"
        )
        .into_bytes();
        body.extend_from_slice(bytes);
        body.extend_from_slice(b"\r\n--edge--\r\n");
        let request = Request::post("/api/resume/upload")
            .header(header::AUTHORIZATION, format!("Bearer {}", self.token))
            .header(header::CONTENT_TYPE, "multipart/form-data; boundary=edge");
        self.app.send(request.body(Body::from(body)).unwrap()).await
    }

    /// The account's id.
    pub async fn id(&self) -> Uuid {
        self.get("/api/users/profile").await.data()["id"].as_str().unwrap().parse().unwrap()
    }

    /// Uploads and answers the record's id.
    pub async fn uploaded(&self, name: &str, bytes: &[u8]) -> String {
        self.upload(name, bytes).await.data()["id"].as_str().unwrap().to_owned()
    }

    /// Uploads, parses and confirms what was parsed; answers the record's id.
    pub async fn saved(&self, name: &str, bytes: &[u8]) -> String {
        let id = self.uploaded(name, bytes).await;
        let mut resume = self.post(&format!("/api/resume/{id}/parse"), json!({})).await.data();
        resume["resumeId"] = json!(id);
        let saved = self.post("/api/resume/save-parsed", resume).await.data();
        assert_eq!(saved["id"], json!(id));
        id
    }
}

fn json_request(method: Method, path: &str, token: Option<&str>, body: &Value) -> Request<Body> {
    let mut request = Request::builder().method(method).uri(path).header(header::CONTENT_TYPE, "application/json");
    if let Some(token) = token {
        request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
    }
    request.body(Body::from(body.to_string())).unwrap()
}
