//! Nobody reaches what is somebody else's. The calls come from the description: a new one with an id cannot be forgotten.

use crate::jobs::{job, posted};
use crate::portfolio::{Form, PNG};
use crate::support::{TestApp, User};
use axum::http::Method;
use serde_json::{Value, json};
use vitae_testkit::samples;

/// Calls with an id that is not one person's: the beginning of the method and path, and why.
const OPEN: [(&str, &str); 12] = [
    ("GET /api/files/{id}", "by a signed address alone, as `resumes::download` shows"),
    ("GET /api/portfolio/{id}/preview", "by its address alone: the frame of a preview sends no session"),
    ("GET /api/portfolio/{id}/website", "by its address alone: so does a link to a download"),
    ("GET /api/templates/{id}", "designs are everybody's"),
    ("PUT /api/templates/{id}/rating", "one's own rating of a design"),
    ("PUT /api/portfolio/categories/{id}", "one's own like"),
    ("DELETE /api/portfolio/categories/{id}", "one's own like"),
    ("POST /api/portfolio/categories/{id}", "a view of a category"),
    ("GET /api/jobs/{id}", "jobs are everybody's to read"),
    ("POST /api/jobs/{id}/apply-click", "so is their link"),
    ("POST /api/jobs/{id}/report", "and to report"),
    ("PUT /api/applications/{id}", "by the id of a job: one's own application to it"),
];

/// What belongs to somebody: the beginning of its paths, and its id.
async fn belongings(ada: &User<'_>) -> Vec<(&'static str, String)> {
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let write = || ada.post("/api/cover-letter/generate", json!({"jobDescription": "Barista in Bern"}));
    let (letter, thrown_away) = (text(&write().await.data()["id"]), text(&write().await.data()["id"]));
    ada.delete(&format!("/api/cover-letters/{thrown_away}")).await.data();
    let portfolio = Form::developer().image(PNG).created(ada).await;
    let job = text(&posted(ada, job("Barista")).await["_id"]);
    ada.put(&format!("/api/applications/{job}"), json!({"status": "saved"})).await.data();
    let key = json!({"name": "Copy", "scope": "read", "expiresInDays": 1, "password": "secret1"});
    let key = text(&ada.post("/api/account/keys", key).await.data()["id"]);
    let session = text(&ada.get("/api/account/sessions").await.data()[0]["id"]);
    vec![
        ("/api/resume/", ada.saved("cv.pdf", samples::RESUME_PDF).await),
        ("/api/cover-letters/", letter),
        ("/api/trash/", thrown_away),
        ("/api/portfolio/", portfolio),
        ("/api/jobs/", job.clone()),
        ("/api/applications/", job),
        ("/api/account/keys/", key),
        ("/api/account/sessions/", session),
    ]
}

/// Every call with an id in its path that is not open to all.
fn calls() -> Vec<(Method, String)> {
    let description: Value = serde_json::from_str(&vitae_server::openapi_text()).unwrap();
    let paths = description["paths"].as_object().unwrap();
    let calls = paths.iter().filter(|(path, _)| path.contains("{id}")).flat_map(|(path, item)| {
        let methods = ["GET", "POST", "PUT", "PATCH", "DELETE"];
        let known = methods.into_iter().filter(|method| item.get(method.to_lowercase()).is_some());
        known.map(move |method| (method.parse().unwrap(), path.clone()))
    });
    calls.filter(|(method, path)| !OPEN.iter().any(|(open, _)| format!("{method} {path}").starts_with(open))).collect()
}

/// A body that passes the rules that are looked at before the owner is.
fn body_of(method: &Method, path: &str) -> Value {
    match (method.as_str(), path) {
        ("PUT", "/api/resume/{id}/share") => json!({"enabled": true, "design": "template1", "hide": []}),
        ("PUT", "/api/resume/{id}") | ("POST", "/api/resume/{id}/preview" | "/api/resume/{id}/score-preview") => {
            json!({"resume": {"name": "Mine"}, "appearance": {}, "baseVersion": 1, "format": "png", "templateId": "template1", "template": "template1"})
        }
        ("PUT", "/api/resume/{id}/draft") => json!({"draft": {"name": "Mine"}}),
        ("POST", "/api/resume/{id}/versions/{number}/restore") => json!({"baseVersion": 1}),
        ("PATCH", "/api/resume/{id}") => json!({"title": "Mine"}),
        ("PUT", "/api/jobs/{id}") => job("Mine"),
        ("PUT", "/api/cover-letters/{id}") => json!({"letter": "Mine", "title": "Mine"}),
        _ => json!({}),
    }
}

/// Everything that its owner can see.
async fn seen_by(owner: &User<'_>, belongings: &[(&str, String)]) -> Vec<Value> {
    let [resume, letter, _, portfolio, ..] = belongings else { panic!("the list has changed") };
    let lists = ["/api/resume/history", "/api/cover-letters", "/api/trash", "/api/applications", "/api/account/keys"];
    let own = [
        format!("/api/resume/{}", resume.1),
        format!("/api/resume/{}/versions", resume.1),
        format!("/api/resume/{}/share", resume.1),
        format!("/api/cover-letters/{}", letter.1),
        format!("/api/portfolio/{}", portfolio.1),
    ];
    let mut seen = Vec::new();
    for path in lists.into_iter().map(str::to_owned).chain(own) {
        seen.push(owner.get(&path).await.data());
    }
    seen
}

#[tokio::test]
async fn nobody_reaches_what_is_somebody_elses() {
    let app = TestApp::new().await;
    let (ada, mallory) = (app.register("ada").await, app.register("mallory").await);
    app.grant_pro("ada").await;
    app.grant_pro("mallory").await;
    let belongings = belongings(&ada).await;
    let before = seen_by(&ada, &belongings).await;
    let calls = calls();
    assert!(calls.len() > 30, "{}", calls.len());
    let mut reached = Vec::new();
    for (method, pattern) in calls {
        let id = belongings.iter().find(|(start, _)| pattern.starts_with(start));
        let (_, id) =
            id.unwrap_or_else(|| panic!("{pattern}: add something of this kind to `belongings`, or why it is open"));
        let path = pattern.replace("{id}", id).replace("{number}", "1").replace("{kind}", "letter");
        let mut path = path.replace("{file}", "a.webp");
        if path.ends_with("/render") {
            path.push_str("?template=template1&format=txt");
        }
        let answer = match method {
            Method::GET => mallory.get(&path).await,
            _ => mallory.send(method.clone(), &path, body_of(&method, &pattern)).await,
        };
        if !matches!(answer.status.as_u16(), 403 | 404) {
            let said: String = String::from_utf8_lossy(&answer.bytes).chars().take(200).collect();
            reached.push(format!("{method} {pattern}: {} {said}", answer.status));
        }
        let stranger = app.send_json(method.clone(), &path, json!({})).await;
        if !matches!(stranger.status.as_u16(), 401 | 404) {
            reached.push(format!("{method} {pattern} without a session: {}", stranger.status));
        }
    }
    assert!(reached.is_empty(), "{reached:#?}");
    assert_eq!(seen_by(&ada, &belongings).await, before, "and nothing of it is changed");
}
