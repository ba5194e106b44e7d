//! Accounts that are recovered, changed, answer apart by their sessions, invited, and given up. Without a mail server every
//! message is a file in the outbox, where these tests read it.

use crate::support::{Answer, TestApp, User};
use axum::http::{Method, StatusCode};
use serde_json::{Value, json};
use std::time::Duration;

const MINUTE: Duration = Duration::from_secs(60);
const DAY: Duration = Duration::from_secs(24 * 60 * 60);
const EXPIRED: &str = "This link was used or is too old. Ask for a new one.";

/// The messages in the outbox, oldest first, once there are so many.
pub async fn mails(app: &TestApp, count: usize) -> Vec<String> {
    let outbox = app.app.config.data.join("outbox");
    let arrived = async {
        loop {
            let mut files: Vec<_> =
                std::fs::read_dir(&outbox).into_iter().flatten().map(|file| file.unwrap().path()).collect();
            files.retain(|file| {
                file.extension().is_some_and(|kind| kind == "eml")
                    && !file.file_name().unwrap().as_encoded_bytes().starts_with(b".")
            });
            if files.len() >= count {
                files.sort();
                return files.iter().map(|file| std::fs::read_to_string(file).unwrap()).collect();
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), arrived).await.expect("the messages are written")
}

/// The token of the link to a page in a message.
fn token(mail: &str, page: &str) -> String {
    let (_, after) =
        mail.split_once(&format!("/{page}?token=")).unwrap_or_else(|| panic!("no link to {page} in {mail}"));
    after.split_whitespace().next().unwrap().to_owned()
}

async fn forgot(app: &TestApp, email: &str) -> Answer {
    app.post("/api/auth/forgot-password", json!({ "email": email })).await
}

async fn reset(app: &TestApp, token: &str, password: &str) -> Answer {
    app.post("/api/auth/reset-password", json!({ "token": token, "password": password })).await
}

async fn sign_in(app: &TestApp, email: &str, password: &str) -> Answer {
    app.post("/api/auth/login", json!({ "email": email, "password": password })).await
}

#[track_caller]
fn assert_expired(answer: &Answer) {
    assert_eq!(answer.refusal(), (422, "link_expired".into()));
    assert_eq!(answer.json()["error"], EXPIRED);
}

#[track_caller]
fn assert_field(answer: &Answer, path: &str, message: &str) {
    assert_eq!(answer.refusal().0, 422);
    assert_eq!(answer.json()["fields"], json!([{ "path": path, "message": message }]));
}

#[tokio::test]
async fn a_forgotten_password_is_set_anew_by_a_link_that_works_once() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    assert_eq!(forgot(&app, " ADA@example.org ").await.status, StatusCode::OK);
    let mail = mails(&app, 1).await.remove(0);
    for part in ["To: ada@example.org", "Subject: Set a new password for Vitae", "within 30 minutes"] {
        assert!(mail.contains(part), "{part} is missing in {mail}");
    }
    let token = token(&mail, "reset-password");
    assert_field(&reset(&app, &token, "12345").await, "password", "Password must be at least 6 characters long");
    let answer = reset(&app, &token, "secret2").await.data();
    assert_eq!(answer["message"], "Your password is changed. Please sign in.");
    assert_eq!(ada.get("/api/users/profile").await.refusal(), (401, "session_expired".into()));
    assert_eq!(sign_in(&app, "ada@example.org", "secret1").await.status, StatusCode::UNAUTHORIZED);
    assert_eq!(sign_in(&app, "ada@example.org", "secret2").await.status, StatusCode::OK);
    assert_expired(&reset(&app, &token, "secret3").await);
    assert!(mails(&app, 2).await[1].contains("Subject: Your Vitae password was changed"), "the owner is told");
}

#[tokio::test]
async fn links_end_and_are_replaced() {
    let app = TestApp::new().await;
    app.register("ada").await;
    forgot(&app, "ada@example.org").await;
    let first = token(&mails(&app, 1).await[0], "reset-password");
    forgot(&app, "ada@example.org").await;
    let second = token(&mails(&app, 2).await[1], "reset-password");
    assert_expired(&reset(&app, &first, "secret2").await);
    app.wait(31 * MINUTE);
    assert_expired(&reset(&app, &second, "secret2").await);
    assert_expired(&reset(&app, "", "secret2").await);
    assert_expired(&app.post("/api/auth/confirm-email", json!({"token": second})).await);
    assert_eq!(sign_in(&app, "ada@example.org", "secret1").await.status, StatusCode::OK);
}

#[tokio::test]
async fn nobody_learns_by_a_forgotten_password_whether_an_account_exists() {
    let app = TestApp::new().await;
    app.register("ada").await;
    let mut answers = Vec::new();
    for email in ["ada@example.org", "nobody@example.org"] {
        let mut of_one = Vec::new();
        for _ in 0..6 {
            let answer = forgot(&app, email).await;
            of_one.push((answer.status, answer.bytes));
        }
        assert_eq!(of_one[0].0, StatusCode::OK);
        assert_eq!(of_one[5].0, StatusCode::TOO_MANY_REQUESTS);
        answers.push(of_one);
    }
    assert_eq!(answers[0], answers[1]);
    assert_eq!(mails(&app, 5).await.len(), 5, "and nothing was sent to nobody");
    assert_field(&forgot(&app, "ada").await, "email", "Enter a valid email address");
}

#[tokio::test]
async fn a_changed_password_ends_the_other_sessions() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let elsewhere = sign_in(&app, "ada@example.org", "secret1").await.data()["token"].as_str().unwrap().to_owned();
    let change = async |current: &str, new: &str| {
        ada.post("/api/auth/change-password", json!({"currentPassword": current, "newPassword": new})).await
    };
    assert_field(&change("wrong1", "secret2").await, "currentPassword", "That is not your current password.");
    assert_field(&change("secret1", "12345").await, "newPassword", "Password must be at least 6 characters long");
    assert_eq!(change("secret1", "secret2").await.data()["endedSessions"], 1);
    assert_eq!(ada.get("/api/users/profile").await.status, StatusCode::OK);
    assert_eq!(app.as_user(&elsewhere).get("/api/users/profile").await.refusal().0, 401);
    assert_eq!(sign_in(&app, "ada@example.org", "secret2").await.status, StatusCode::OK);
    assert!(mails(&app, 1).await[0].contains("Every other session was signed out, and all API keys were deleted"));
}

#[tokio::test]
async fn a_borrowed_session_guesses_few_passwords() {
    let app = TestApp::with(&[("VITAE_LOGIN_FAILURES", "3")]).await;
    let ada = app.register("ada").await;
    let guess = async |password: &str| {
        let body = json!({"currentPassword": password, "newPassword": "secret2"});
        ada.post("/api/auth/change-password", body).await.refusal()
    };
    for _ in 0..3 {
        assert_eq!(guess("wrong1").await.0, 422);
    }
    assert_eq!(guess("secret1").await, (429, "rate_limited".into()));
    let body = json!({"password": "secret1"});
    assert_eq!(ada.send(Method::DELETE, "/api/account", body).await.refusal().0, 429, "one counter for all that asks");
}

#[tokio::test]
async fn an_address_changes_by_a_link_and_can_be_taken_back() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    app.register("bob").await;
    let change = async |email: &str, password: &str| {
        ada.post("/api/auth/change-email", json!({"email": email, "password": password})).await
    };
    assert_field(&change("ada@new.example", "wrong1").await, "password", "That is not your current password.");
    assert_field(&change("ada@example.org", "secret1").await, "email", "This is your address already.");
    assert_eq!(change("BOB@example.org", "secret1").await.refusal(), (409, "email_taken".into()));
    let answer = change("ada@new.example", "secret1").await.data();
    assert_eq!(answer["message"], "Open the link we sent to ada@new.example to use it from now on.");
    let mail = mails(&app, 1).await.remove(0);
    assert!(mail.contains("To: ada@new.example"), "{mail}");
    assert_eq!(sign_in(&app, "ada@new.example", "secret1").await.status, StatusCode::UNAUTHORIZED, "not before");

    let confirm = token(&mail, "confirm-email");
    let confirmed = app.post("/api/auth/confirm-email", json!({ "token": confirm })).await.data();
    assert_eq!(confirmed["email"], "ada@new.example");
    assert_expired(&app.post("/api/auth/confirm-email", json!({ "token": confirm })).await);
    let user = ada.get("/api/users/profile").await.data();
    assert_eq!((user["email"].as_str(), user["emailConfirmed"].as_bool()), (Some("ada@new.example"), Some(true)));

    let notice = mails(&app, 2).await.remove(1);
    assert!(
        notice.contains("To: ada@example.org") && notice.contains("now uses the address ada@new.example"),
        "{notice}"
    );
    app.wait(6 * DAY);
    let restore = token(&notice, "restore-email");
    let restored = app.post("/api/auth/restore-email", json!({ "token": restore })).await.data();
    assert_eq!(restored["email"], "ada@example.org");
    assert_eq!(ada.get("/api/users/profile").await.refusal().0, 401);
    assert_eq!(sign_in(&app, "ada@example.org", "secret1").await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_name_changes_at_once() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    assert_field(&ada.put("/api/users/profile", json!({"name": " "})).await, "name", "Name is required");
    assert_eq!(ada.put("/api/users/profile", json!({"name": " Ada Byron "})).await.data()["name"], "Ada Byron");
    assert_eq!(ada.get("/api/users/profile").await.data()["name"], "Ada Byron");
}

#[tokio::test]
async fn sessions_are_listed_and_ended() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    app.wait(MINUTE);
    let elsewhere = sign_in(&app, "ada@example.org", "secret1").await.data()["token"].as_str().unwrap().to_owned();
    sign_in(&app, "ada@example.org", "secret1").await;
    let bob = app.register("bob").await;
    let list = async |user: &User<'_>| user.get("/api/account/sessions").await.data().as_array().unwrap().clone();
    let listed = list(&app.as_user(&elsewhere)).await;
    assert_eq!(listed.len(), 3);
    let current: Vec<&Value> = listed.iter().filter(|session| session["current"] == true).collect();
    assert_eq!(current.len(), 1);
    assert_eq!(current[0]["device"], "Unknown device");
    assert_eq!(current[0]["address"], "127.0.0.1");
    assert_eq!(current[0]["lastUsedAt"], "2026-03-01T00:01:00.000Z");
    let path = format!("/api/account/sessions/{}", current[0]["id"].as_str().unwrap());
    assert_eq!(bob.delete(&path).await.refusal().0, 404, "another's");
    assert_eq!(ada.delete("/api/account/sessions/nonsense").await.refusal().0, 404);
    assert_eq!(ada.delete(&path).await.data(), json!({"ended": 1}));
    assert_eq!(app.as_user(&elsewhere).get("/api/users/profile").await.refusal().0, 401);
    assert_eq!(ada.delete(&path).await.refusal(), (404, "not_found".into()));
    assert_eq!(ada.delete("/api/account/sessions").await.data(), json!({"ended": 1}));
    assert_eq!(list(&ada).await.len(), 1);
    assert_eq!(list(&bob).await.len(), 1);
}

#[tokio::test]
async fn an_account_that_is_given_up_goes_after_seven_days_or_is_kept() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let give_up = async |user: &User<'_>, password: &str| {
        user.send(Method::DELETE, "/api/account", json!({ "password": password })).await
    };
    assert_field(&give_up(&ada, "wrong1").await, "password", "That is not your current password.");
    assert_eq!(give_up(&ada, "secret1").await.data(), json!({"deletionAt": "2026-03-08T00:00:00.000Z"}));
    assert_eq!(ada.get("/api/users/profile").await.refusal().0, 401);
    assert!(mails(&app, 1).await[0].contains("will be deleted in 7 days"));

    app.wait(6 * DAY);
    let back = sign_in(&app, "ada@example.org", "secret1").await.data();
    assert_eq!(back["user"]["deletionAt"], "2026-03-08T00:00:00.000Z");
    let ada = app.as_user(back["token"].as_str().unwrap());
    assert_eq!(ada.post("/api/account/keep", json!({})).await.data()["deletionAt"], Value::Null);
    app.wait(2 * DAY);
    vitae_server::sweep(&app.app).await.unwrap();
    assert_eq!(ada.get("/api/users/profile").await.status, StatusCode::OK);

    give_up(&ada, "secret1").await.data();
    app.wait(7 * DAY);
    vitae_server::sweep(&app.app).await.unwrap();
    assert_eq!(sign_in(&app, "ada@example.org", "secret1").await.status, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn who_may_register_is_a_setting() {
    let new = |email: &str, invitation: Option<&str>| json!({"name": "A", "email": email, "password": "secret1", "invitation": invitation});
    let closed = TestApp::with(&[("VITAE_REGISTRATION", "closed")]).await;
    assert_eq!(closed.get("/api/auth/registration").await.data(), json!({"mode": "closed"}));
    assert_eq!(
        closed.post("/api/auth/register", new("a@b.co", None)).await.refusal(),
        (403, "registration_closed".into())
    );

    let app = TestApp::with(&[("VITAE_REGISTRATION", "invite")]).await;
    let answer = app.post("/api/auth/register", new("a@b.co", None)).await;
    assert_eq!(answer.refusal(), (403, "registration_closed".into()));
    assert_eq!(answer.json()["error"], "You need an invitation to open an account here.");
    let link =
        vitae_server::invitation_link(&app.app.store, &app.app.config, &app.app.entropy, "Ada@b.co").await.unwrap();
    let (_, token) = link.split_once("/register?invitation=").unwrap();
    assert_eq!(app.get(&format!("/api/auth/invitation?token={token}")).await.data(), json!({"email": "Ada@b.co"}));
    assert_field(
        &app.post("/api/auth/register", new("x@b.co", Some(token))).await,
        "email",
        "This invitation is for Ada@b.co.",
    );
    assert_eq!(app.post("/api/auth/register", new("ada@b.co", Some(token))).await.status, StatusCode::CREATED);
    assert_expired(&app.post("/api/auth/register", new("ada@b.co", Some(token))).await);
    assert_expired(&app.get(&format!("/api/auth/invitation?token={token}")).await);
}

#[tokio::test]
async fn addresses_are_confirmed_only_where_mail_is_sent() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    assert_eq!(ada.post("/api/auth/send-confirmation", json!({})).await.refusal(), (409, "not_configured".into()));
    let user = ada.get("/api/users/profile").await.data();
    assert_eq!((user["emailConfirmed"].as_bool(), user["mailSent"].as_bool()), (Some(false), Some(false)));
}
