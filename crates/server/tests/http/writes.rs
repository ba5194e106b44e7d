//! Every call that writes is limited by account and by address, and a refusal costs no write.

use crate::support::{TestApp, User};
use axum::body::Body;
use axum::http::{Method, Request, header};
use serde_json::{Value, json};
use sqlx::{Connection, Row, SqliteConnection};
use std::time::Duration;
use vitae_testkit::samples;

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
    path.replace("{id}", "01890000-0000-7000-8000-000000000000")
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

/// Two sessions of one account: each has its own count before it is looked up, and both share the account's.
#[tokio::test]
async fn every_call_of_somebody_signed_in_that_writes_has_a_limit_by_account() {
    let app = TestApp::with(&[("VITAE_WRITES_PER_MINUTE", "1")]).await;
    let ada = app.register("ada").await;
    let credentials = json!({"email": "ada@example.org", "password": "secret1"});
    let again = app.post("/api/auth/login", credentials).await.data()["token"].as_str().unwrap().to_owned();
    let id = "01890000-0000-7000-8000-000000000000";
    assert_eq!(ada.delete(&format!("/api/resume/{id}")).await.status, 404);
    let open_to_all =
        ["/api/auth/login", "/api/auth/register", "/api/contact", "/api/subscribers", "apply-click", "/view"];
    for (method, path) in calls().into_iter().filter(|(method, _)| *method != Method::GET) {
        if open_to_all.iter().any(|open| path.ends_with(open)) {
            continue;
        }
        let refused = app.send(request(&method, &path, Some(&ada.token))).await;
        assert_eq!(refused.refusal(), (429, "rate_limited".into()), "{method} {path}");
    }
    let refused = app.send(request(&Method::DELETE, &format!("/api/resume/{id}"), Some(&again))).await;
    assert_eq!(refused.refusal(), (429, "rate_limited".into()), "the account's other session");
    assert_eq!(ada.get("/api/resume/history").await.status, 200, "reading goes on");
    app.wait(Duration::from_secs(60));
    assert_eq!(ada.delete(&format!("/api/resume/{id}")).await.status, 404);
}

/// The number of the database's last change, seen from outside.
async fn changes(database: &mut SqliteConnection) -> i64 {
    sqlx::query("PRAGMA data_version").fetch_one(database).await.unwrap().get(0)
}

async fn database_of(app: &TestApp) -> SqliteConnection {
    let path = app.app.config.data.join("vitae.db");
    SqliteConnection::connect(&format!("sqlite:{}", path.display())).await.unwrap()
}

/// A read that writes is found by its writing: without a line in the list of such calls it has no limit.
#[tokio::test]
async fn calls_that_only_read_leave_the_database_alone() {
    let app = TestApp::with(&[("VITAE_GITHUB_CLIENT_ID", "x"), ("VITAE_GITHUB_CLIENT_SECRET", "y")]).await;
    let ada = app.register("ada").await;
    let id = ada.saved("cv.pdf", samples::RESUME_PDF).await;
    let mut database = database_of(&app).await;
    let mut writing = Vec::new();
    for (method, path) in calls().into_iter().filter(|(method, _)| *method == Method::GET) {
        let path = path.replace("01890000-0000-7000-8000-000000000000", &id);
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
