//! Every call that writes is limited by account and by address, and a refusal costs no write.

use crate::jobs::{job, posted};
use crate::portfolio::{Form, PNG};
use crate::support::{TestApp, User};
use axum::body::Body;
use axum::http::{Method, Request, header};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use sqlx::{Connection, Row, SqliteConnection};
use std::time::Duration;
use vitae_store::NewSession;
use vitae_testkit::samples;

/// The id of nothing.
const NOTHING: &str = "01890000-0000-7000-8000-000000000000";

/// Every call of the description: its method, and its path with something in its places.
fn calls() -> Vec<(Method, String)> {
    let description: Value = serde_json::from_str(&vitae_server::openapi_text()).unwrap();
    let paths = description["paths"].as_object().unwrap();
    let calls = paths.iter().flat_map(|(path, item)| {
        let methods = ["GET", "POST", "PUT", "PATCH", "DELETE"];
        let known = methods.into_iter().filter(|method| item.get(method.to_lowercase()).is_some());
        known.map(move |method| (method.parse().unwrap(), filled_in(path)))
    });
    calls.collect()
}

/// Samples that exist where there are some.
fn filled_in(path: &str) -> String {
    let slug = if path.starts_with("/api/blog") { "how-ats-read-a-resume" } else { "template1" };
    let path = path.replace("{slug}", slug).replace("{number}", "1").replace("{file}", "a.webp");
    path.replace("{id}", NOTHING)
}

fn request(method: &Method, path: &str, token: Option<&str>) -> Request<Body> {
    let mut request = Request::builder().method(method).uri(path).header(header::CONTENT_TYPE, "application/json");
    if let Some(token) = token {
        request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
    }
    request.body(Body::from("{}")).unwrap()
}

#[tokio::test]
async fn every_call_that_writes_has_a_limit_by_address() {
    let app = TestApp::with(&[("VITAE_WRITES_PER_MINUTE_AND_ADDRESS", "1")]).await;
    app.post("/api/subscribers", json!({})).await;
    for (method, path) in calls().into_iter().filter(|(method, _)| *method != Method::GET) {
        let refused = app.send(request(&method, &path, None)).await;
        assert_eq!(refused.refusal(), (429, "rate_limited".into()), "{method} {path}");
        assert!((1..=60).contains(&refused.header("retry-after").parse::<u64>().unwrap()), "{method} {path}");
    }
}

/// A session of the account that has made no call yet.
async fn fresh_session(user: &User<'_>, name: &str) -> String {
    let app = user.app;
    let session = NewSession {
        token_hash: Sha256::digest(name.as_bytes()).into(),
        user: user.id().await,
        origin: [0; 32],
        device: String::new(),
        address: String::new(),
        now: app.now(),
        expires_at: app.now().plus(Duration::from_secs(60 * 60)),
    };
    app.app.store.sessions().begin(session).await.unwrap();
    name.to_owned()
}

/// Each call comes from a session of its own, whose own limit it has not reached: what refuses it is the account's.
#[tokio::test]
async fn every_call_of_somebody_signed_in_that_writes_has_a_limit_by_account() {
    let app = TestApp::with(&[("VITAE_WRITES_PER_MINUTE", "1")]).await;
    let ada = app.register("ada").await;
    assert_eq!(ada.delete(&format!("/api/resume/{NOTHING}")).await.status, 404);
    let open_to_all = [
        "/api/auth/login",
        "/api/auth/passkey",
        "/api/auth/passkey/options",
        "/api/auth/provider",
        "/api/auth/provider/start",
        "/api/auth/register",
        "/api/auth/forgot-password",
        "/api/auth/reset-password",
        "/api/auth/confirm-email",
        "/api/auth/restore-email",
        "/api/contact",
        "/api/subscribers",
        "apply-click",
        "/view",
    ];
    for (method, path) in calls().into_iter().filter(|(method, _)| *method != Method::GET) {
        if open_to_all.iter().any(|open| path.ends_with(open)) {
            continue;
        }
        let session = fresh_session(&ada, &format!("{method}{path}")).await;
        let refused = app.send(request(&method, &path, Some(&session))).await;
        assert_eq!(refused.refusal(), (429, "rate_limited".into()), "{method} {path}");
    }
    assert_eq!(ada.get("/api/resume/history").await.status, 200, "reading goes on");
    app.wait(Duration::from_secs(60));
    assert_eq!(ada.delete(&format!("/api/resume/{NOTHING}")).await.status, 404);
}

/// The number of the database's last change, seen from outside.
async fn changes(database: &mut SqliteConnection) -> i64 {
    sqlx::query("PRAGMA data_version").fetch_one(database).await.unwrap().get(0)
}

async fn database_of(app: &TestApp) -> SqliteConnection {
    let path = app.app.config.data.join("vitae.db");
    SqliteConnection::connect(&format!("sqlite:{}", path.display())).await.unwrap()
}

/// What somebody has of each kind: the beginning of its address, and its id.
async fn own_samples(user: &User<'_>) -> [(&'static str, String); 4] {
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let letter = user.post("/api/cover-letter/generate", json!({"jobDescription": "Barista in Bern"})).await.data();
    [
        ("/api/resume/", user.saved("cv.pdf", samples::RESUME_PDF).await),
        ("/api/jobs/", text(&posted(user, job("Barista")).await["_id"])),
        ("/api/cover-letters/", text(&letter["id"])),
        ("/api/portfolio/", Form::developer().image(PNG).created(user).await),
    ]
}

/// A read that writes is found by its writing: without a line in the list of such calls it has no limit.
#[tokio::test]
async fn calls_that_only_read_leave_the_database_alone() {
    let app = TestApp::with(&[("VITAE_GITHUB_CLIENT_ID", "x"), ("VITAE_GITHUB_CLIENT_SECRET", "y")]).await;
    let ada = app.register("ada").await;
    let own = own_samples(&ada).await;
    let mut database = database_of(&app).await;
    let mut writing = Vec::new();
    for (method, path) in calls().into_iter().filter(|(method, _)| *method == Method::GET) {
        let id = own.iter().find(|(start, _)| path.starts_with(*start)).map_or("template1", |(_, id)| id.as_str());
        let mut path = path.replace(NOTHING, id);
        if path.ends_with("/render") {
            path.push_str("?template=template1&format=txt");
        }
        let before = changes(&mut database).await;
        app.send(request(&method, &path, Some(&ada.token))).await;
        if changes(&mut database).await != before {
            writing.push(path);
        }
    }
    let limited = TestApp::with(&[("VITAE_WRITES_PER_MINUTE_AND_ADDRESS", "1")]).await;
    limited.post("/api/subscribers", json!({})).await;
    assert!(!writing.is_empty(), "a sign-in that begins is written down");
    for path in writing {
        let refused = limited.get(&path).await;
        assert_eq!(refused.status.as_u16(), 429, "{path} writes and is not among the reads that do");
    }
}

#[tokio::test]
async fn a_refusal_writes_nothing_and_asks_the_database_nothing() {
    let app = TestApp::with(&[("VITAE_WRITES_PER_MINUTE", "2"), ("VITAE_SAVES_PER_HOUR", "1")]).await;
    let ada = app.register("ada").await;
    let mut database = database_of(&app).await;
    let save =
        async |user: &User<'_>| user.post("/api/resume/save-parsed", json!({"name": "A", "email": "a@b.co"})).await;
    save(&ada).await;
    let before = changes(&mut database).await;
    assert_eq!(save(&ada).await.status.as_u16(), 429, "the hourly limit");
    for _ in 0..3 {
        assert_eq!(save(&ada).await.status.as_u16(), 429);
    }
    assert_eq!(changes(&mut database).await, before);
    app.app.store.close().await;
    assert_eq!(save(&ada).await.status.as_u16(), 429, "over the limit of a minute nobody is looked up");
}

/// The budget of a day outlives a server.
#[tokio::test]
async fn counters_of_long_windows_are_known_after_a_restart() {
    let app = TestApp::with(&[("VITAE_SAVES_PER_HOUR", "1")]).await;
    let ada = app.register("ada").await;
    ada.post("/api/resume/save-parsed", json!({"name": "A", "email": "a@b.co"})).await;
    app.app.limiter.share(&app.app.store, app.now()).await.unwrap();
    let running = app.app.store.rate_limits().running(app.now(), 10).await.unwrap();
    assert_eq!(running.len(), 1, "minutes are not written: {running:?}");
    let restarted = app.restarted().await;
    let refused =
        restarted.as_user(&ada.token).post("/api/resume/save-parsed", json!({"name": "A", "email": "a@b.co"})).await;
    assert_eq!(refused.refusal(), (429, "rate_limited".into()));
}
