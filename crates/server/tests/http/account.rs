use crate::support::TestApp;
use axum::http::StatusCode;
use serde_json::json;
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
            "updatedAt": "2026-03-01T00:00:00.000Z", "skills": [], "githubProfile": null, "githubProjects": [], "githubConnected": false,
            "githubLastUpdated": null, "parsedResume": null, "linkedInProfile": null, "linkedInData": null, "linkedInConnected": false,
            "linkedInLastUpdated": null, "selectedTemplate": null, "transformedResume": null,
            "subscription": {"status": "Free Plan", "plan": "free"}, "coverLetterCount": 0
        })
    );
}

#[tokio::test]
async fn ses_11_to_14_what_cannot_be_registered() {
    let app = TestApp::new().await;
    let long = "x".repeat(257);
    let cases = [
        (json!({"name": " ", "email": "a@b.co", "password": "secret1"}), "name", "Name is required"),
        (json!({"name": "A", "email": "", "password": "secret1"}), "email", "Email is required"),
        (json!({"name": "A", "email": "a@b", "password": "secret1"}), "email", "Enter a valid email address"),
        (
            json!({"name": "A", "email": "a@b.co", "password": "12345"}),
            "password",
            "Password must be at least 6 characters long",
        ),
        (json!({"name": "A", "email": "a@b.co", "password": long}), "password", "Use at most 256 characters"),
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
