//! The operator's screen: who may see it, what it does, and the log of it.

use crate::jobs::{job, posted};
use crate::portfolio::{Form, PNG};
use crate::support::{TestApp, User};
use axum::http::{Method, StatusCode};
use serde_json::{Value, json};
use std::time::Duration;
use vitae_testkit::samples;

/// What happens in one moment has no order.
const SECOND: Duration = Duration::from_secs(1);

/// Somebody who runs the server.
pub async fn operator<'a>(app: &'a TestApp, name: &str) -> User<'a> {
    app.register(name).await;
    let email = format!("{name}@example.org");
    assert!(app.app.store.users().set_operator(&email, true, app.now()).await.unwrap());
    // The mark signs out everywhere.
    let signed_in = app.post("/api/auth/login", json!({"email": email, "password": "secret1"})).await.data();
    app.as_user(signed_in["token"].as_str().unwrap())
}

/// An account as the operator sees it.
async fn seen(operator: &User<'_>, query: &str) -> Value {
    let found = operator.get(&format!("/api/operator/accounts?query={query}")).await.data();
    assert_eq!(found["total"], 1, "{found}");
    found["accounts"][0].clone()
}

fn path(account: &Value, rest: &str) -> String {
    format!("/api/operator/accounts/{}/{rest}", account["id"].as_str().unwrap())
}

async fn log(operator: &User<'_>) -> Vec<[String; 3]> {
    let page = operator.get("/api/operator/log").await.data();
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let entries = page["entries"].as_array().unwrap().iter();
    entries.map(|entry| [&entry["action"], &entry["subject"], &entry["detail"]].map(text)).collect()
}

#[tokio::test]
async fn only_operators_see_it() {
    let app = TestApp::new().await;
    let (ada, bob) = (operator(&app, "ada").await, app.register("bob").await);
    for list in ["accounts", "invitations", "subscribers", "messages", "reports", "status", "log"] {
        let path = format!("/api/operator/{list}");
        assert_eq!(ada.get(&path).await.status, StatusCode::OK, "{path}");
        assert_eq!(bob.get(&path).await.refusal(), (403, "forbidden".into()), "{path}");
        assert_eq!(app.get(&path).await.status, StatusCode::UNAUTHORIZED, "{path}");
        if !["invitations", "status"].contains(&list) {
            assert_eq!(ada.get(&format!("{path}?page=0")).await.status, StatusCode::BAD_REQUEST, "{path}");
            assert_eq!(ada.get(&format!("{path}?page=4294967295")).await.status, StatusCode::OK, "{path}");
        }
    }
    assert_eq!(ada.get("/api/users/profile").await.data()["operator"], true);
    assert!(bob.get("/api/users/profile").await.data().get("operator").is_none(), "to others there is no such thing");
    let form = json!({"name": "Copy", "scope": "write", "expiresInDays": 1, "password": "secret1"});
    let key = ada.post("/api/account/keys", form).await.data();
    let script = app.as_user(key["key"].as_str().unwrap());
    assert_eq!(script.get("/api/operator/accounts").await.refusal(), (403, "forbidden".into()), "no key reaches it");
}

#[tokio::test]
async fn pri_18_a_plan_is_granted_and_logged() {
    let app = TestApp::new().await;
    let (ada, _) = (operator(&app, "ada").await, app.register("bob").await);
    let bob = seen(&ada, "BOB%40").await;
    assert_eq!((&bob["plan"], &bob["planUntil"], &bob["secondFactor"]), (&json!("free"), &json!(null), &json!(false)));
    let granted = ada.put(&path(&bob, "plan"), json!({"plan": "pro", "months": 1})).await.data();
    assert_eq!((&granted["plan"], &granted["planUntil"]), (&json!("pro"), &json!("2026-04-01T00:00:00.000Z")));
    app.wait(SECOND);
    let for_good = ada.put(&path(&bob, "plan"), json!({"plan": "teams", "months": null})).await.data();
    assert_eq!((&for_good["plan"], &for_good["planUntil"]), (&json!("teams"), &json!(null)));
    for months in [0, 121] {
        let refused = ada.put(&path(&bob, "plan"), json!({"plan": "pro", "months": months})).await;
        assert_eq!(refused.json()["fields"][0]["path"], "months");
    }
    let expected =
        [["plan", "bob@example.org", "teams"], ["plan", "bob@example.org", "pro until 2026-04-01T00:00:00.000Z"]];
    assert_eq!(log(&ada).await, expected.map(|entry| entry.map(str::to_owned)));
}

#[tokio::test]
async fn a_disabled_account_is_shut_until_it_is_enabled_again() {
    let app = TestApp::new().await;
    let (ada, bob) = (operator(&app, "ada").await, app.register("bob").await);
    let id = bob.saved("bob.pdf", samples::RESUME_PDF).await;
    let link = bob.put(&format!("/api/resume/{id}/share"), json!({"enabled": true})).await.data();
    let link = link["url"].as_str().unwrap().split_once("/r/").unwrap().1.to_owned();
    let shared = async || app.get(&format!("/r/{link}")).await.status;
    assert_eq!(shared().await, StatusCode::OK);
    let portfolio = Form::developer().image(PNG).created(&bob).await;
    let site = bob.post(&format!("/api/portfolio/{portfolio}/deploy"), json!({})).await.json();
    let site = format!("/{}", site["url"].as_str().unwrap().splitn(4, '/').nth(3).unwrap());
    let public =
        [site, format!("/api/portfolio/{portfolio}/preview/"), format!("/api/portfolio/{portfolio}/website.zip")];
    let all_answer = async |status: StatusCode| {
        for path in &public {
            assert_eq!(app.get(path).await.status, status, "{path}");
        }
    };
    all_answer(StatusCode::OK).await;
    let account = seen(&ada, "bob").await;
    let disabled = ada.put(&path(&account, "disabled"), json!({"disabled": true})).await.data();
    assert_eq!(disabled["disabledAt"], "2026-03-01T00:00:00.000Z");
    assert_eq!(bob.get("/api/resume/history").await.status, StatusCode::UNAUTHORIZED);
    assert_eq!(shared().await, StatusCode::NOT_FOUND);
    all_answer(StatusCode::NOT_FOUND).await;
    let sign_in = async |password: &str| {
        app.post("/api/auth/login", json!({"email": "bob@example.org", "password": password})).await
    };
    assert_eq!(sign_in("secret1").await.refusal(), (403, "account_disabled".into()));
    assert_eq!(sign_in("secret2").await.refusal(), (401, "invalid_credentials".into()), "strangers learn nothing");
    app.wait(SECOND);
    ada.put(&path(&account, "disabled"), json!({"disabled": false})).await.data();
    assert_eq!((sign_in("secret1").await.status, shared().await), (StatusCode::OK, StatusCode::OK));
    all_answer(StatusCode::OK).await;
    let own = seen(&ada, "ada").await;
    assert_eq!(ada.put(&path(&own, "disabled"), json!({"disabled": true})).await.refusal().0, 422);
    assert_eq!(log(&ada).await.iter().map(|[action, ..]| action.as_str()).collect::<Vec<_>>(), ["enable", "disable"]);
}

#[tokio::test]
async fn a_reset_link_takes_the_operators_own_password() {
    let app = TestApp::new().await;
    let (ada, _) = (operator(&app, "ada").await, app.register("bob").await);
    let bob = seen(&ada, "bob").await;
    let refused = ada.post(&path(&bob, "reset-link"), json!({"password": "wrong"})).await;
    assert_eq!(refused.json()["fields"][0]["path"], "password");
    assert!(log(&ada).await.is_empty(), "nothing was done");
    let link = ada.post(&path(&bob, "reset-link"), json!({"password": "secret1"})).await.data();
    let token = link["link"].as_str().unwrap().split_once("/reset-password?token=").unwrap().1.to_owned();
    app.post("/api/auth/reset-password", json!({"token": token, "password": "another1"})).await.data();
    assert_eq!(seen(&ada, "bob").await["emailConfirmed"], false, "a link that was handed over proves no address");
    let signed_in = app.post("/api/auth/login", json!({"email": "bob@example.org", "password": "another1"})).await;
    assert_eq!(signed_in.status, StatusCode::OK);
    operator(&app, "eve").await;
    let eve = seen(&ada, "eve").await;
    assert_eq!(ada.post(&path(&eve, "reset-link"), json!({"password": "secret1"})).await.refusal().0, 422);
}

#[tokio::test]
async fn an_invitation_opens_an_account_or_is_withdrawn() {
    let app = TestApp::with(&[("VITAE_REGISTRATION", "open")]).await;
    let ada = operator(&app, "ada").await;
    let refused = ada.post("/api/operator/invitations", json!({"email": "nobody"})).await;
    assert_eq!(refused.json()["fields"][0]["path"], "email");
    let taken = ada.post("/api/operator/invitations", json!({"email": "Ada@example.org"})).await;
    assert_eq!(taken.refusal(), (409, "email_taken".into()));
    let made = ada.post("/api/operator/invitations", json!({"email": "bob@example.org"})).await;
    assert_eq!(made.status, StatusCode::CREATED);
    let token = made.data()["link"].as_str().unwrap().split_once("invitation=").unwrap().1.to_owned();
    let invited = async || app.get(&format!("/api/auth/invitation?token={token}")).await;
    assert_eq!(invited().await.data()["email"], "bob@example.org");
    let open = ada.get("/api/operator/invitations").await.data();
    assert_eq!(
        (&open[0]["email"], &open[0]["expiresAt"]),
        (&json!("bob@example.org"), &json!("2026-03-08T00:00:00.000Z"))
    );
    let one = format!("/api/operator/invitations/{}", open[0]["id"].as_str().unwrap());
    assert_eq!(ada.delete(&one).await.data(), json!([]));
    assert_eq!(invited().await.refusal(), (422, "link_expired".into()));
    assert_eq!(ada.delete(&one).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_reported_job_is_taken_off_the_board() {
    let app = TestApp::new().await;
    let (ada, bob, eve) = (operator(&app, "ada").await, app.register("bob").await, app.register("eve").await);
    let id = posted(&eve, job("Barista")).await["_id"].as_str().unwrap().to_owned();
    bob.post(&format!("/api/jobs/{id}/report"), json!({"reason": "scam", "note": "They ask for money."})).await.data();
    let report = ada.get("/api/operator/reports").await.data()["reports"][0].clone();
    assert_eq!(
        (&report["jobId"], &report["reason"], &report["reportedBy"]),
        (&json!(id), &json!("scam"), &json!("bob@example.org"))
    );
    ada.send(Method::DELETE, &format!("/api/operator/jobs/{id}"), json!({})).await.data();
    assert_eq!(app.get(&format!("/api/jobs/{id}")).await.status, StatusCode::NOT_FOUND);
    assert_eq!(ada.get("/api/operator/reports").await.data()["reports"], json!([]));
    assert_eq!(log(&ada).await[0][..2], ["remove-job", "Barista"]);
}

#[tokio::test]
async fn what_people_sent_and_what_the_server_does() {
    let app = TestApp::new().await;
    let ada = operator(&app, "ada").await;
    for email in ["first@example.org", "second@example.org"] {
        app.post("/api/subscribers", json!({"email": email, "list": "newsletter"})).await.data();
        let form =
            json!({"name": "Bob", "email": email, "subject": "general", "message": "Hello there, I have a question."});
        app.post("/api/contact", form).await.data();
        app.wait(SECOND);
    }
    for list in ["subscribers", "messages"] {
        let page = ada.get(&format!("/api/operator/{list}")).await.data();
        assert_eq!((&page["total"], &page["pages"]), (&json!(2), &json!(1)), "{list}");
        let sent = &page[list];
        assert_eq!(
            (&sent[0]["email"], &sent[1]["email"]),
            (&json!("second@example.org"), &json!("first@example.org")),
            "{list}"
        );
    }
    let status = ada.get("/api/operator/status").await.data();
    assert_eq!((&status["database"], &status["files"]), (&json!(true), &json!(true)));
    assert_eq!(status["queues"].as_array().unwrap().len(), 6);
    assert_eq!(status["queues"][0]["running"], 0);
}
