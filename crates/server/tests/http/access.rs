//! Nobody reaches what is somebody else's. The calls come from the description: a new one with an id cannot be forgotten.

use crate::jobs::{job, posted};
use crate::operator::operator;
use crate::passkeys::Device;
use crate::portfolio::{Form, PNG};
use crate::support::{Answer, TestApp, User};
use axum::http::Method;
use serde_json::{Value, json};
use vitae_store::NewIdentity;
use vitae_testkit::samples;

/// Calls with an id that is not one person's, and why.
const OPEN: [(&str, &str); 17] = [
    ("GET /api/files/{id}", "by a signed address alone, as `resumes::download` shows"),
    ("GET /api/portfolio/{id}/preview/", "by its address alone: the frame of a preview sends no session"),
    ("GET /api/portfolio/{id}/preview/images/{file}", "so do its pictures"),
    ("GET /api/portfolio/{id}/website", "by its address alone: so does a link to a download"),
    ("GET /api/portfolio/{id}/website.zip", "the same"),
    ("GET /api/templates/{id}", "designs are everybody's"),
    ("GET /api/templates/{id}/sample.png", "so are their pictures"),
    ("PUT /api/templates/{id}/rating", "one's own rating of a design"),
    ("PUT /api/portfolio/categories/{id}/like", "one's own like"),
    ("DELETE /api/portfolio/categories/{id}/like", "one's own like"),
    ("POST /api/portfolio/categories/{id}/view", "a view of a category"),
    ("GET /api/jobs/{id}", "jobs are everybody's to read"),
    ("GET /api/jobs/{id}/match", "and to compare with one's own resume"),
    ("POST /api/jobs/{id}/apply-click", "so is their link"),
    ("POST /api/jobs/{id}/report", "and to report"),
    ("PUT /api/applications/{id}", "by the id of a job: one's own application to it"),
    ("DELETE /api/applications/{id}", "the same"),
];

/// An identity provider.
const ISSUER: &str = "https://id.example.org";

/// What answers 404 to its owner, too, as long as the site has no domain of its own.
const ABSENT: [&str; 1] = ["POST /api/portfolio/{id}/domain/check"];

/// What belongs to Ada, who runs the server: the beginning of its paths, and its id.
async fn belongings(ada: &User<'_>, bob: &User<'_>) -> Vec<(&'static str, String)> {
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let write = || ada.post("/api/cover-letter/generate", json!({"jobDescription": "Barista in Bern"}));
    let letters = [write().await, write().await, write().await].map(|letter| text(&letter.data()["id"]));
    let [letter, thrown_away, to_restore] = letters;
    for id in [&thrown_away, &to_restore] {
        ada.delete(&format!("/api/cover-letters/{id}")).await.data();
    }
    let portfolio = Form::developer().image(PNG).created(ada).await;
    let job_of = async |user: &User<'_>| text(&posted(user, job("Barista")).await["_id"]);
    let key = json!({"name": "Copy", "scope": "read", "expiresInDays": 1, "password": "secret1"});
    let key = text(&ada.post("/api/account/keys", key).await.data()["id"]);
    let passkey = text(&crate::passkeys::add(ada, &mut Device::new(), "Laptop").await.data()["id"]);
    let identity = ada.app.app.entropy.id();
    let new = NewIdentity { id: identity, issuer: ISSUER, subject: "ada-1", email: None, now: ada.app.now() };
    let owner = ada.id().await;
    let hash = ada.app.app.store.users().password_hash(owner).await.unwrap().unwrap();
    ada.app.app.store.identities().connect(owner, new, &hash, 1).await.unwrap();
    let credentials = json!({"email": "ada@example.org", "password": "secret1"});
    ada.app.post("/api/auth/login", credentials).await.data();
    let sessions = ada.get("/api/account/sessions").await.data();
    let elsewhere = sessions.as_array().unwrap().iter().find(|session| session["current"] == false).unwrap();
    ada.post("/api/operator/invitations", json!({"email": "eve@example.org"})).await.data();
    let invitation = text(&ada.get("/api/operator/invitations").await.data()[0]["id"]);
    vec![
        ("/api/resume/", ada.saved("cv.pdf", samples::RESUME_PDF).await),
        ("/api/cover-letters/", letter),
        ("/api/trash/{kind}/{id}/restore", to_restore),
        ("/api/trash/", thrown_away),
        ("/api/portfolio/", portfolio),
        ("/api/jobs/", job_of(ada).await),
        ("/api/account/keys/", key),
        ("/api/account/passkeys/", passkey),
        ("/api/account/identities/", identity.to_string()),
        ("/api/account/sessions/", text(&elsewhere["id"])),
        ("/api/operator/accounts/", bob.id().await.to_string()),
        ("/api/operator/invitations/", invitation),
        ("/api/operator/jobs/", job_of(bob).await),
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
    calls.filter(|(method, path)| !OPEN.iter().any(|(open, _)| format!("{method} {path}") == *open)).collect()
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
        ("PUT", "/api/operator/accounts/{id}/plan") => json!({"plan": "pro", "months": null}),
        ("PUT", "/api/operator/accounts/{id}/disabled") => json!({"disabled": false}),
        ("POST", "/api/operator/accounts/{id}/reset-link") | ("DELETE", "/api/account/identities/{id}") => {
            json!({"password": "secret1"})
        }
        ("PUT", "/api/cover-letters/{id}") => json!({"letter": "Mine", "title": "Mine"}),
        _ => json!({}),
    }
}

/// Everything that its owner can see.
async fn seen_by(owner: &User<'_>, belongings: &[(&str, String)]) -> Vec<Value> {
    let [resume, letter, _, _, portfolio, ..] = belongings else { panic!("the list has changed") };
    let lists = [
        "/api/resume/history",
        "/api/cover-letters",
        "/api/trash",
        "/api/account/keys",
        "/api/account/passkeys",
        "/api/account/identities",
        "/api/account/sessions",
        "/api/operator/accounts",
        "/api/operator/invitations",
    ];
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

/// The path of a call with what belongs to Ada in its place.
fn addressed(pattern: &str, belongings: &[(&str, String)]) -> String {
    let id = belongings.iter().find(|(start, _)| pattern.starts_with(start));
    let (_, id) =
        id.unwrap_or_else(|| panic!("{pattern}: add something of this kind to `belongings`, or why it is open"));
    let path = pattern.replace("{id}", id).replace("{number}", "1").replace("{kind}", "letter");
    if path.ends_with("/render") { path + "?template=template1&format=txt" } else { path }
}

async fn called(user: &User<'_>, method: &Method, pattern: &str, path: &str) -> Answer {
    match *method {
        Method::GET => user.get(path).await,
        _ => user.send(method.clone(), path, body_of(method, pattern)).await,
    }
}

fn said(answer: &Answer) -> String {
    String::from_utf8_lossy(&answer.bytes).chars().take(200).collect()
}

#[tokio::test]
async fn nobody_reaches_what_is_somebody_elses() {
    let app = TestApp::with(&[
        ("VITAE_WRITES_PER_MINUTE", "1000"),
        ("VITAE_WRITES_PER_MINUTE_AND_ADDRESS", "1000"),
        ("VITAE_OIDC_ISSUER", ISSUER),
        ("VITAE_OIDC_CLIENT_ID", "vitae"),
        ("VITAE_OIDC_CLIENT_SECRET", "hush"),
    ])
    .await;
    let [ada, bob, mallory] = [operator(&app, "ada").await, app.register("bob").await, app.register("mallory").await];
    app.grant_pro("ada").await;
    app.grant_pro("mallory").await;
    let belongings = belongings(&ada, &bob).await;
    let before = seen_by(&ada, &belongings).await;
    let mut calls = calls();
    assert!(calls.len() > 30, "{}", calls.len());
    let mut wrong = Vec::new();
    for (method, pattern) in &calls {
        let path = addressed(pattern, &belongings);
        let answer = called(&mallory, method, pattern, &path).await;
        if !matches!(answer.status.as_u16(), 403 | 404) {
            wrong.push(format!("{method} {pattern}: {} {}", answer.status, said(&answer)));
        }
        let stranger = app.send_json(method.clone(), &path, json!({})).await;
        if !matches!(stranger.status.as_u16(), 401 | 404) {
            wrong.push(format!("{method} {pattern} without a session: {}", stranger.status));
        }
    }
    assert_eq!(seen_by(&ada, &belongings).await, before, "nothing of it is changed");
    // A call that works for nobody would have shown nothing. What deletes comes last, the longest path first.
    calls.sort_by_key(|(method, pattern)| (*method == Method::DELETE, std::cmp::Reverse(pattern.len())));
    for (method, pattern) in &calls {
        let answer = called(&ada, method, pattern, &addressed(pattern, &belongings)).await;
        if matches!(answer.status.as_u16(), 401 | 403 | 404)
            && !ABSENT.contains(&format!("{method} {pattern}").as_str())
        {
            wrong.push(format!("{method} {pattern} by its owner: {} {}", answer.status, said(&answer)));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
