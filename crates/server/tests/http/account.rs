use crate::support::{Answer, TestApp};
use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use serde_json::json;
use sqlx::Connection;
use std::time::Duration;

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

#[tokio::test]
async fn ses_31_registering_signs_in() {
    let app = TestApp::new().await;
    let answer = app
        .post("/api/auth/register", json!({"name": " Ada ", "email": "Ada@Example.org", "password": "secret1"}))
        .await;
    assert_eq!(answer.status, StatusCode::CREATED);
    let data = answer.data();
    assert!(data["token"].as_str().unwrap().len() >= 43, "256 bits in base64");
    assert_eq!(data["user"]["name"], "Ada");
    assert_eq!(data["user"]["email"], "Ada@Example.org");
}

#[tokio::test]
async fn ses_28_41_the_user_carries_every_field_of_the_specification_and_no_role() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let user = ada.get("/api/users/profile?t=1").await.data();
    assert_eq!(
        user,
        json!({
            "id": user["id"], "name": "ada", "email": "ada@example.org", "createdAt": "2026-03-01T00:00:00.000Z",
            "updatedAt": "2026-03-01T00:00:00.000Z", "skills": [], "githubProfile": null, "hasPassword": true, "githubProjects": [], "githubConnected": false,
            "githubLastUpdated": null, "parsedResume": null, "linkedInProfile": null, "linkedInData": null, "linkedInConnected": false,
            "linkedInLastUpdated": null, "selectedTemplate": null, "transformedResume": null, "privacyConsent": null,
            "subscription": {"status": "Free Plan", "plan": "free"}, "coverLetterCount": 0,
            "storage": {"usedBytes": 0, "limitBytes": 500_000_000}, "emailConfirmed": false, "mailSent": false, "deletionAt": null
        })
    );
}

#[tokio::test]
async fn ses_11_to_14_what_cannot_be_registered() {
    let app = TestApp::new().await;
    const HIDDEN: &str = "Remove the invisible characters from the name";
    const BLANKS: &str = "Use letters, digits or signs, not only spaces";
    let long = "x".repeat(257);
    let cases = [
        (json!({"name": " ", "email": "a@b.co", "password": "secret1"}), "name", "Name is required"),
        (json!({"name": "A", "email": "", "password": "secret1"}), "email", "Email is required"),
        (json!({"name": "A", "email": "a@b", "password": "secret1"}), "email", "Enter a valid email address"),
        (
            json!({"name": "A", "email": "a@b.co\u{200b}", "password": "secret1"}),
            "email",
            "Enter a valid email address",
        ),
        (json!({"name": "A", "email": "a@b.c\u{202e}", "password": "secret1"}), "email", "Enter a valid email address"),
        (
            json!({"name": "A", "email": "a@b.co", "password": "12345"}),
            "password",
            "Password must be at least 6 characters long",
        ),
        (json!({"name": "A", "email": "a@b.co", "password": long}), "password", "Use at most 256 characters"),
        (json!({"name": "\u{200b}\u{3164}", "email": "a@b.co", "password": "secret1"}), "name", "Name is required"),
        (json!({"name": "Ada\u{202e}", "email": "a@b.co", "password": "secret1"}), "name", HIDDEN),
        (json!({"name": "A\u{200b}da", "email": "a@b.co", "password": "secret1"}), "name", HIDDEN),
        (json!({"name": "A\nda", "email": "a@b.co", "password": "secret1"}), "name", HIDDEN),
        (json!({"name": "A\u{0}da", "email": "a@b.co", "password": "secret1"}), "name", HIDDEN),
        (json!({"name": "A", "email": "a@b.co", "password": "        "}), "password", BLANKS),
        (
            json!({"name": "A", "email": "a@b.co", "password": "\u{a0}\u{2003}\t\u{3000}\u{200b} \u{2800}"}),
            "password",
            BLANKS,
        ),
    ];
    for (body, field, message) in cases {
        let answer = app.post("/api/auth/register", body).await;
        let json = answer.json();
        assert_eq!(answer.refusal(), (422, "validation_failed".into()));
        assert_eq!((json["error"].as_str(), json["message"].as_str()), (Some(message), Some(message)));
        assert_eq!(json["fields"], json!([{"path": field, "message": message}]));
    }
    assert!(!"Use at most 256 characters".to_lowercase().contains("password"));
}

#[tokio::test]
async fn ses_37_the_same_email_twice() {
    let app = TestApp::new().await;
    app.register("ada").await;
    let again = json!({"name": "Other", "email": " ADA@example.org ", "password": "secret2"});
    let answer = app.post("/api/auth/register", again).await;
    assert_eq!(answer.refusal(), (409, "email_taken".into()));
    assert_eq!(answer.json()["error"], "email already exists");
}

#[tokio::test]
async fn ses_30_signing_in() {
    let app = TestApp::new().await;
    app.register("ada").await;
    let data = app.post("/api/auth/login", json!({"email": "ADA@example.org", "password": "secret1"})).await.data();
    assert_eq!(data["user"]["email"], "ada@example.org");
    assert!(data["token"].is_string());
}

#[tokio::test]
async fn ses_47_wrong_password_and_unknown_email_answer_alike() {
    let app = TestApp::new().await;
    app.register("ada").await;
    let wrong = app.post("/api/auth/login", json!({"email": "ada@example.org", "password": "secret2"})).await;
    let unknown = app.post("/api/auth/login", json!({"email": "bob@example.org", "password": "secret1"})).await;
    assert_eq!(wrong.refusal(), (401, "invalid_credentials".into()));
    assert_eq!(wrong.bytes, unknown.bytes);
    assert_eq!(wrong.json()["error"], "Invalid credentials");
}

/// Hashes of `correct horse` that Python's argon2-cffi 25.1.0 made, below and above today's cost.
const CHEAPER: &str =
    "$argon2id$v=19$m=8192,t=1,p=1$c29tZXNhbHQxMjM0NTY3OA$s3R/7IU5wRWRIRBUu6sza8EYWZVuxasiZmar9lbxhLg";
const COSTLIER: &str =
    "$argon2id$v=19$m=32768,t=3,p=1$MDEyMzQ1Njc4OWFiY2RlZg$2SavQlvZK9VU+CRr9pHN2SlGolj5FSz4eoPCNfoQI4I";

/// An account whose password hash was made elsewhere.
async fn account_with_hash(app: &TestApp, password_hash: &str) {
    let new = vitae_store::NewUser { id: app.app.entropy.id(), name: "Ada", email: "ada@example.org", password_hash };
    app.app.store.users().create(new, app.app.entropy.now()).await.unwrap();
}

async fn stored_hash(app: &TestApp) -> String {
    app.app.store.users().credentials_by_email("ada@example.org").await.unwrap().unwrap().1.unwrap()
}

async fn status_of_sign_in(app: &TestApp, password: &str) -> StatusCode {
    app.post("/api/auth/login", json!({"email": "ada@example.org", "password": password})).await.status
}

#[tokio::test]
async fn a_sign_in_raises_the_cost_of_an_outdated_hash() {
    let app = TestApp::new().await;
    account_with_hash(&app, CHEAPER).await;
    assert_eq!(status_of_sign_in(&app, "wrong horse").await, StatusCode::UNAUTHORIZED);
    assert_eq!(stored_hash(&app).await, CHEAPER);
    assert_eq!(status_of_sign_in(&app, "correct horse").await, StatusCode::OK);
    let raised = stored_hash(&app).await;
    assert!(raised.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{raised}");
    assert_eq!(status_of_sign_in(&app, "correct horse").await, StatusCode::OK);
    assert_eq!(stored_hash(&app).await, raised, "once is enough");
}

#[tokio::test]
async fn a_costlier_hash_stays_as_it_is() {
    let app = TestApp::new().await;
    account_with_hash(&app, COSTLIER).await;
    assert_eq!(status_of_sign_in(&app, "correct horse").await, StatusCode::OK);
    assert_eq!(stored_hash(&app).await, COSTLIER);
}

#[tokio::test]
async fn a_hash_that_cannot_be_replaced_does_not_stop_the_sign_in() {
    let app = TestApp::new().await;
    account_with_hash(&app, CHEAPER).await;
    let database = app.app.config.data.join("vitae.db");
    let refuse = "CREATE TRIGGER refuse BEFORE UPDATE OF password_hash ON users BEGIN SELECT RAISE(ABORT, 'no'); END";
    let mut connection = sqlx::SqliteConnection::connect(&format!("sqlite:{}", database.display())).await.unwrap();
    sqlx::query(refuse).execute(&mut connection).await.unwrap();
    assert_eq!(status_of_sign_in(&app, "correct horse").await, StatusCode::OK);
    assert_eq!(stored_hash(&app).await, CHEAPER);
}

#[tokio::test]
async fn an_absurd_hash_is_our_fault_and_costs_nothing() {
    let app = TestApp::new().await;
    account_with_hash(&app, &CHEAPER.replace("m=8192", "m=4294967295")).await;
    assert_eq!(status_of_sign_in(&app, "correct horse").await, StatusCode::INTERNAL_SERVER_ERROR);
}

#[tokio::test]
async fn wrong_passwords_close_the_account_for_a_while() {
    let app = TestApp::with(&[("VITAE_LOGIN_FAILURES", "3")]).await;
    app.register("ada").await;
    let wrong = json!({"email": "ada@example.org", "password": "nope12"});
    for _ in 0..3 {
        assert_eq!(app.post("/api/auth/login", wrong.clone()).await.refusal().0, 401);
    }
    assert_eq!(app.post("/api/auth/login", wrong.clone()).await.refusal().0, 429);
    let right = json!({"email": "ADA@example.org", "password": "secret1"});
    let closed = app.post("/api/auth/login", right.clone()).await;
    assert_eq!(closed.refusal(), (429, "rate_limited".into()));
    assert_eq!(closed.header("retry-after"), "900");
    assert_eq!(closed.json()["error"], "Too many attempts. Please try again in 15 minutes.");
    app.wait(Duration::from_secs(901));
    assert_eq!(app.post("/api/auth/login", right).await.status, StatusCode::OK);
}

/// A sign-in from an address, seen through a trusted proxy.
async fn sign_in(app: &TestApp, from: &str, token: Option<&str>, email: &str, password: &str) -> Answer {
    let body = json!({"email": email, "password": password});
    let mut request = Request::post("/api/auth/login")
        .header(header::CONTENT_TYPE, "application/json")
        .header("x-forwarded-for", from);
    if let Some(token) = token {
        request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
    }
    app.send(request.body(Body::from(body.to_string())).unwrap()).await
}

/// An app behind a proxy, where Ada was signed in to from `HOME`.
async fn app_with_ada() -> TestApp {
    let app = TestApp::with(&[("VITAE_LOGIN_FAILURES", "3"), ("VITAE_TRUSTED_PROXIES", "127.0.0.1")]).await;
    app.register("ada").await;
    assert_eq!(sign_in(&app, HOME, None, ADA, "secret1").await.status, StatusCode::OK);
    app
}

const ADA: &str = "ada@example.org";
const HOME: &str = "198.51.100.7";

#[tokio::test]
async fn strangers_do_not_close_the_account_to_its_owner() {
    let app = app_with_ada().await;
    for last in 1..=5 {
        let status = sign_in(&app, &format!("203.0.113.{last}"), None, ADA, "nope12").await.status.as_u16();
        assert_eq!(status, if last <= 3 { 401 } else { 429 }, "many addresses guess no faster than one");
    }
    let elsewhere = sign_in(&app, "192.0.2.1", None, ADA, "secret1").await;
    assert_eq!(elsewhere.refusal(), (429, "rate_limited".into()), "a full counter does not reveal the right password");
    let owner = sign_in(&app, HOME, None, ADA, "secret1").await;
    assert_eq!(owner.status, StatusCode::OK, "an address that is known is not a stranger's");
    let token = owner.data()["token"].as_str().unwrap().to_owned();
    let travelling = sign_in(&app, "192.0.2.1", Some(&token), ADA, "secret1").await;
    assert_eq!(travelling.status, StatusCode::OK, "nor is one with a session");
    app.wait(Duration::from_secs(901));
    assert_eq!(sign_in(&app, "192.0.2.2", None, ADA, "secret1").await.status, StatusCode::OK);
}

#[tokio::test]
async fn whoever_shares_the_owners_address_is_limited_too() {
    let app = app_with_ada().await;
    for _ in 0..3 {
        assert_eq!(sign_in(&app, HOME, None, ADA, "nope12").await.refusal().0, 401);
    }
    assert_eq!(sign_in(&app, HOME, None, ADA, "secret1").await.refusal(), (429, "rate_limited".into()));
    let other = sign_in(&app, "203.0.113.1", None, ADA, "nope12").await;
    assert_eq!(other.refusal().0, 401, "the two counters are separate");
}

#[tokio::test]
async fn a_session_has_a_limit_of_its_own_and_only_for_its_account() {
    let app = app_with_ada().await;
    let bob = app.register("bob").await.token.clone();
    let ada = sign_in(&app, HOME, None, ADA, "secret1").await.data()["token"].as_str().unwrap().to_owned();
    for _ in 0..3 {
        assert_eq!(sign_in(&app, "203.0.113.1", Some(&bob), ADA, "nope12").await.refusal().0, 401);
    }
    assert_eq!(sign_in(&app, "203.0.113.1", Some(&bob), ADA, "secret1").await.refusal().0, 429);
    for _ in 0..3 {
        assert_eq!(sign_in(&app, "203.0.113.2", Some(&ada), ADA, "nope12").await.refusal().0, 401);
    }
    assert_eq!(sign_in(&app, "203.0.113.2", Some(&ada), ADA, "secret1").await.refusal().0, 429);
}

#[tokio::test]
async fn ses_47_a_full_counter_does_not_tell_whether_the_account_exists() {
    let app = app_with_ada().await;
    let mut answers = Vec::new();
    for email in [ADA, "nobody@example.org"] {
        let mut of_one = Vec::new();
        for _ in 0..5 {
            let answer = sign_in(&app, "203.0.113.9", None, email, "nope12").await;
            of_one.push((answer.status, answer.bytes));
        }
        answers.push(of_one);
    }
    assert_eq!(answers[0], answers[1]);
}

#[tokio::test]
async fn an_address_is_known_for_90_days_after_its_last_use() {
    let app = app_with_ada().await;
    let fill = async || {
        for _ in 0..3 {
            assert_eq!(sign_in(&app, "203.0.113.1", None, ADA, "nope12").await.refusal().0, 401);
        }
    };
    app.wait(89 * DAY);
    vitae_server::sweep(&app.app).await.unwrap();
    fill().await;
    assert_eq!(sign_in(&app, HOME, None, ADA, "secret1").await.status, StatusCode::OK);
    app.wait(91 * DAY);
    vitae_server::sweep(&app.app).await.unwrap();
    fill().await;
    assert_eq!(sign_in(&app, HOME, None, ADA, "secret1").await.refusal().0, 429);
}

#[tokio::test]
async fn right_passwords_are_not_counted_as_failures() {
    let app = TestApp::with(&[("VITAE_LOGIN_FAILURES", "2")]).await;
    app.register("ada").await;
    for _ in 0..5 {
        let answer = app.post("/api/auth/login", json!({"email": "ada@example.org", "password": "secret1"})).await;
        assert_eq!(answer.status, StatusCode::OK);
    }
}

#[tokio::test]
async fn an_address_may_not_ask_too_often() {
    let app = TestApp::with(&[("VITAE_AUTH_PER_MINUTE", "2")]).await;
    let body = json!({"email": "a@b.co", "password": "secret1"});
    for _ in 0..2 {
        assert_eq!(app.post("/api/auth/login", body.clone()).await.status, StatusCode::UNAUTHORIZED);
    }
    let answer = app.post("/api/auth/login", body.clone()).await;
    assert_eq!(answer.refusal(), (429, "rate_limited".into()));
    assert_eq!(answer.header("retry-after"), "60");
    app.wait(Duration::from_secs(61));
    assert_eq!(app.post("/api/auth/login", body).await.status, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn ses_23_signing_out_revokes_the_token() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    assert_eq!(ada.post("/api/auth/logout", json!({})).await.json(), json!({"success": true, "data": {}}));
    assert_eq!(ada.get("/api/users/profile").await.refusal(), (401, "session_expired".into()));
}

#[tokio::test]
async fn ses_44_sessions_last_30_days_after_the_last_use() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    app.wait(29 * DAY);
    assert_eq!(ada.get("/api/users/profile").await.status, StatusCode::OK);
    app.wait(29 * DAY);
    assert_eq!(ada.get("/api/users/profile").await.status, StatusCode::OK);
    app.wait(31 * DAY);
    let answer = ada.get("/api/users/profile").await;
    assert_eq!(answer.refusal(), (401, "session_expired".into()));
    assert_eq!(answer.json()["error"], "Your session has ended. Please sign in again.");
}

#[tokio::test]
async fn a_session_ends_a_year_after_its_sign_in_however_much_it_is_used() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    for _ in 0..18 {
        app.wait(20 * DAY);
        assert_eq!(ada.get("/api/users/profile").await.status, StatusCode::OK);
    }
    app.wait(6 * DAY);
    assert_eq!(ada.get("/api/users/profile").await.refusal(), (401, "session_expired".into()));
}

#[tokio::test]
async fn ses_45_the_cookie_reaches_the_linkedin_routes_only() {
    let app = TestApp::new().await;
    let body = json!({"name": "A", "email": "a@b.co", "password": "secret1"});
    let answer = app.post("/api/auth/register", body).await;
    let token = answer.data()["token"].as_str().unwrap().to_owned();
    let expected = format!("vitae_session={token}; Path=/api/linkedin; HttpOnly; SameSite=Lax; Max-Age=2592000");
    assert_eq!(answer.header("set-cookie"), expected);
    let https = TestApp::with(&[("VITAE_PUBLIC_URL", "https://vitae.example.org")]).await;
    let answer = https.post("/api/auth/register", json!({"name": "A", "email": "a@b.co", "password": "secret1"})).await;
    assert!(answer.header("set-cookie").ends_with("; Secure"));
    assert!(answer.header("strict-transport-security").starts_with("max-age="));
}

#[tokio::test]
async fn api_09_calls_without_a_session_are_refused() {
    let app = TestApp::new().await;
    for path in ["/api/users/profile", "/api/resume/history", "/api/resume/pending"] {
        let answer = app.get(path).await;
        assert_eq!(answer.refusal(), (401, "unauthorized".into()), "{path}");
        assert_eq!(answer.header("www-authenticate"), "Bearer");
    }
}

#[tokio::test]
async fn news_by_mail_is_chosen_in_the_settings() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let path = "/api/account/email-preferences";
    assert_eq!(ada.get(path).await.data(), json!({"news": false}));
    for news in [true, true, false] {
        assert_eq!(ada.put(path, json!({"news": news})).await.data(), json!({"news": news}));
        assert_eq!(ada.get(path).await.data(), json!({"news": news}));
    }
    app.post("/api/subscribers", json!({"email": "ADA@example.org", "list": "newsletter"})).await.data();
    assert_eq!(ada.get(path).await.data(), json!({"news": true}), "entered as a visitor, by the same person");
    assert_eq!(app.get(path).await.status, StatusCode::UNAUTHORIZED);
}
