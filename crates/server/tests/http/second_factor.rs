//! Two-step verification and keys for scripts.

use crate::support::{Answer, TestApp, User};
use axum::http::StatusCode;
use serde_json::{Value, json};
use std::time::Duration;
use totp_rs::{Builder, Secret, Totp};
use vitae_testkit::samples;

const STEP: Duration = Duration::from_secs(30);
const DAY: Duration = Duration::from_secs(24 * 60 * 60);
const QUARTER: Duration = Duration::from_secs(15 * 60);
const WRONG: &str = "That code is wrong, expired or already used.";

/// An authenticator app.
pub struct Phone(Totp);

impl Phone {
    /// One with the secret that a set-up answers.
    fn new(setup: &Value) -> Self {
        let secret = Secret::try_from_base32(setup["secret"].as_str().unwrap()).unwrap();
        Self(Builder::new().with_secret(secret).with_account_name("ada").build().unwrap())
    }

    fn code(&self, app: &TestApp) -> String {
        self.0.generate(u64::try_from(app.now().as_millis()).unwrap() / 1000).to_string()
    }
}

async fn set_up(user: &User<'_>) -> Phone {
    Phone::new(&user.post("/api/account/second-factor", json!({"password": "secret1"})).await.data())
}

/// Turns it on; the app and the recovery codes.
pub async fn turned_on(user: &User<'_>) -> (Phone, Vec<String>) {
    let phone = set_up(user).await;
    let confirmed = json!({"code": phone.code(user.app)});
    let codes = user.post("/api/account/second-factor/confirm", confirmed).await.data();
    let codes = codes["recoveryCodes"].as_array().unwrap().iter().map(|code| code.as_str().unwrap().to_owned());
    (phone, codes.collect())
}

async fn sign_in(app: &TestApp, password: &str, code: Option<&str>) -> Answer {
    app.post("/api/auth/login", json!({"email": "ada@example.org", "password": password, "code": code})).await
}

#[track_caller]
fn assert_wrong_code(answer: &Answer) {
    assert_eq!(answer.refusal(), (422, "validation_failed".into()));
    assert_eq!(answer.json()["fields"], json!([{"path": "code", "message": WRONG}]));
}

#[tokio::test]
async fn signing_in_takes_a_code_once_the_app_is_set_up() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let off = json!({"enabled": false, "enabledAt": null, "recoveryCodes": 0});
    assert_eq!(ada.get("/api/account/second-factor").await.data(), off);
    let refused = ada.post("/api/account/second-factor", json!({"password": "secret2"})).await;
    assert_eq!(refused.json()["fields"][0]["message"], "That is not your current password.");
    let setup = ada.post("/api/account/second-factor", json!({"password": "secret1"})).await.data();
    assert!(setup["uri"].as_str().unwrap().starts_with("otpauth://totp/Vitae:ada%40example.org?secret="));
    assert!(setup["qr"].as_str().unwrap().contains("<svg"));
    assert_eq!(sign_in(&app, "secret1", None).await.status, StatusCode::OK, "not before a code confirmed it");
    assert_wrong_code(&ada.post("/api/account/second-factor/confirm", json!({"code": "123"})).await);
    let phone = Phone::new(&setup);
    let confirmed = ada.post("/api/account/second-factor/confirm", json!({"code": phone.code(&app)})).await.data();
    assert_eq!(confirmed["recoveryCodes"].as_array().unwrap().len(), 10);
    let on = json!({"enabled": true, "enabledAt": "2026-03-01T00:00:00.000Z", "recoveryCodes": 10});
    assert_eq!(ada.get("/api/account/second-factor").await.data(), on);
    let again = ada.post("/api/account/second-factor", json!({"password": "secret1"})).await;
    assert_eq!(again.refusal(), (409, "already_enabled".into()));

    assert_eq!(sign_in(&app, "secret2", Some(&phone.code(&app))).await.refusal(), (401, "invalid_credentials".into()));
    assert_eq!(sign_in(&app, "secret1", None).await.refusal(), (401, "second_factor_required".into()));
    assert_wrong_code(&sign_in(&app, "secret1", Some(&phone.code(&app))).await);
    app.wait(STEP);
    let code = phone.code(&app);
    assert_eq!(sign_in(&app, "secret1", Some(&code)).await.status, StatusCode::OK);
    assert_wrong_code(&sign_in(&app, "secret1", Some(&code)).await);

    let off = ada.send(axum::http::Method::DELETE, "/api/account/second-factor", json!({"password": "secret1"})).await;
    assert_eq!(off.data()["message"], "Two-step verification is off.");
    assert_eq!(sign_in(&app, "secret1", None).await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_recovery_code_signs_in_once() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let (_, codes) = turned_on(&ada).await;
    let typed = codes[0].to_uppercase().replace('-', " ");
    assert_eq!(sign_in(&app, "secret1", Some(&typed)).await.status, StatusCode::OK);
    assert_wrong_code(&sign_in(&app, "secret1", Some(&codes[0])).await);
    assert_eq!(ada.get("/api/account/second-factor").await.data()["recoveryCodes"], 9);
    let renewed = ada.post("/api/account/second-factor/recovery-codes", json!({"password": "secret1"})).await.data();
    assert_wrong_code(&sign_in(&app, "secret1", Some(&codes[1])).await);
    assert_eq!(sign_in(&app, "secret1", renewed["recoveryCodes"][3].as_str()).await.status, StatusCode::OK);
    let bob = app.register("bob").await;
    let none = bob.post("/api/account/second-factor/recovery-codes", json!({"password": "secret1"})).await;
    assert_eq!(none.refusal(), (409, "not_enabled".into()));
}

#[tokio::test]
async fn codes_cannot_be_guessed() {
    let app = TestApp::with(&[("VITAE_LOGIN_FAILURES", "3")]).await;
    let ada = app.register("ada").await;
    let phone = set_up(&ada).await;
    for _ in 0..3 {
        assert_wrong_code(&ada.post("/api/account/second-factor/confirm", json!({"code": "000000"})).await);
    }
    let right = json!({"code": phone.code(&app)});
    assert_eq!(ada.post("/api/account/second-factor/confirm", right).await.refusal(), (429, "rate_limited".into()));
    app.wait(QUARTER);
    let (phone, codes) = turned_on(&ada).await;
    app.wait(STEP);
    for _ in 0..3 {
        assert_wrong_code(&sign_in(&app, "secret1", Some("000000")).await);
    }
    for right in [phone.code(&app), codes[0].clone()] {
        assert_eq!(sign_in(&app, "secret1", Some(&right)).await.refusal(), (429, "rate_limited".into()));
    }
}

/// Makes a key; its text and its id.
async fn key(user: &User<'_>, scope: &str) -> (String, String) {
    let form = json!({"name": "Nightly copy", "scope": scope, "expiresInDays": 30, "password": "secret1"});
    let made = user.post("/api/account/keys", form).await.data();
    (made["key"].as_str().unwrap().to_owned(), made["id"].as_str().unwrap().to_owned())
}

#[tokio::test]
async fn a_key_acts_for_its_account_as_far_as_its_scope_reaches() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let id = ada.saved("ada.pdf", samples::RESUME_PDF).await;
    let path = format!("/api/resume/{id}");
    let ((reading, reading_id), (writing, _)) = (key(&ada, "read").await, key(&ada, "write").await);
    assert!(reading.starts_with("vitae_"));
    let (reads, writes) = (app.as_user(&reading), app.as_user(&writing));
    for user in [&reads, &writes] {
        assert!(user.get(&path).await.status.is_success());
        assert!(user.get("/api/account/export").await.status.is_success());
        for closed in ["/api/account/sessions", "/api/account/keys", "/api/account/second-factor"] {
            assert_eq!(user.get(closed).await.refusal(), (403, "forbidden".into()), "{closed}");
        }
        let password = json!({"currentPassword": "secret1", "newPassword": "secret2"});
        for (closed, body) in [("/api/auth/change-password", password), ("/api/auth/logout", json!({}))] {
            assert_eq!(user.post(closed, body).await.refusal(), (403, "forbidden".into()), "{closed}");
        }
    }
    let refused = reads.patch(&path, json!({"title": "Mine"})).await;
    assert_eq!(refused.json()["error"], "This API key can only read. Use one that can write.");
    assert!(writes.patch(&path, json!({"title": "Mine"})).await.status.is_success());
    let listed = ada.get("/api/account/keys").await.data();
    assert_eq!(listed.as_array().unwrap().len(), 2);
    let kept = listed.as_array().unwrap().iter().find(|key| key["id"] == json!(reading_id)).unwrap();
    assert_eq!((kept["scope"].as_str(), kept["expiresAt"].as_str()), (Some("read"), Some("2026-03-31T00:00:00.000Z")));
    assert_eq!(kept["lastUsedAt"], "2026-03-01T00:00:00.000Z");
    assert!(kept.get("key").is_none(), "its text is shown once");

    assert_eq!(ada.delete(&format!("/api/account/keys/{reading_id}")).await.data().as_array().unwrap().len(), 1);
    assert_eq!(reads.get(&path).await.refusal(), (401, "unauthorized".into()));
    app.wait(30 * DAY);
    assert_eq!(writes.get(&path).await.json()["error"], "This API key is unknown, was deleted or has expired.");
}

#[tokio::test]
async fn keys_are_bounded_in_life_and_number() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    for (days, password, field) in
        [(0, "secret1", "expiresInDays"), (366, "secret1", "expiresInDays"), (1, "x", "password")]
    {
        let form = json!({"name": "Copy", "scope": "read", "expiresInDays": days, "password": password});
        assert_eq!(ada.post("/api/account/keys", form).await.json()["fields"][0]["path"], field);
    }
    for _ in 0..20 {
        key(&ada, "read").await;
    }
    let form = json!({"name": "Copy", "scope": "read", "expiresInDays": 1, "password": "secret1"});
    assert_eq!(ada.post("/api/account/keys", form).await.refusal(), (403, "key_limit".into()));
}

#[tokio::test]
async fn codes_that_come_at_the_same_time_are_counted_before_they_are_looked_at() {
    let app = TestApp::with(&[("VITAE_LOGIN_FAILURES", "3")]).await;
    let ada = app.register("ada").await;
    turned_on(&ada).await;
    app.wait(QUARTER);
    let guesses = futures::future::join_all((0..12).map(|_| sign_in(&app, "secret1", Some("000000")))).await;
    let looked_at = guesses.iter().filter(|guess| guess.status == StatusCode::UNPROCESSABLE_ENTITY).count();
    assert!(looked_at <= 3, "{looked_at}");
}

#[tokio::test]
async fn with_another_master_key_a_recovery_code_still_signs_in() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let (phone, codes) = turned_on(&ada).await;
    app.wait(STEP);
    let restored = app.restarted_with_key(&"0f".repeat(32)).await;
    assert_wrong_code(&sign_in(&restored, "secret1", Some(&phone.code(&restored))).await);
    assert_eq!(sign_in(&restored, "secret1", Some(&codes[0])).await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_password_or_a_second_factor_that_is_new_ends_what_was_there_before() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let path = "/api/resume/history";
    let (reading, _) = key(&ada, "read").await;
    let elsewhere = sign_in(&app, "secret1", None).await.data();
    let elsewhere = app.as_user(elsewhere["token"].as_str().unwrap());
    ada.delete("/api/account/sessions").await.data();
    assert_eq!(elsewhere.get(path).await.status, StatusCode::UNAUTHORIZED);
    assert_eq!(app.as_user(&reading).get(path).await.status, StatusCode::OK, "signing out elsewhere leaves keys alone");
    let change = json!({"currentPassword": "secret1", "newPassword": "secret2"});
    ada.post("/api/auth/change-password", change).await.data();
    assert_eq!(app.as_user(&reading).get(path).await.status, StatusCode::UNAUTHORIZED);
    ada.post("/api/auth/change-password", json!({"currentPassword": "secret2", "newPassword": "secret1"})).await.data();
    let (reading, _) = key(&ada, "read").await;
    let elsewhere = sign_in(&app, "secret1", None).await.data();
    turned_on(&ada).await;
    assert_eq!(ada.get(path).await.status, StatusCode::OK);
    for ended in [reading.as_str(), elsewhere["token"].as_str().unwrap()] {
        assert_eq!(app.as_user(ended).get(path).await.status, StatusCode::UNAUTHORIZED);
    }
}

#[tokio::test]
async fn a_key_that_writes_leaves_the_account_itself_alone() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let (writing, _) = key(&ada, "write").await;
    let writes = app.as_user(&writing);
    assert!(writes.get("/api/users/profile").await.status.is_success());
    let calls = [
        writes.send(axum::http::Method::PUT, "/api/users/profile", json!({"name": "Eve"})).await,
        writes.post("/api/users/privacy-consent", json!({"choice": "all"})).await,
        writes.post("/api/linkedin/disconnect", json!({})).await,
        writes.get("/api/operator/accounts").await,
    ];
    for refused in calls {
        assert_eq!(refused.refusal(), (403, "forbidden".into()));
    }
    assert_eq!(ada.get("/api/users/profile").await.data()["name"], "ada");
}

#[tokio::test]
async fn a_session_ends_a_year_after_its_sign_in_however_long_sessions_are_to_live() {
    let app = TestApp::with(&[("VITAE_SESSION_DAYS", "3650")]).await;
    let ada = app.register("ada").await;
    app.wait(364 * DAY);
    assert_eq!(ada.get("/api/resume/history").await.status, StatusCode::OK);
    app.wait(DAY);
    assert_eq!(ada.get("/api/resume/history").await.refusal(), (401, "session_expired".into()));
}
