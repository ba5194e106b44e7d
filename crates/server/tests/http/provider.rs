//! Signing in at an identity provider, against a stand-in that can lie. A real provider is in `e2e/tests/provider.spec.ts`.

use crate::recovery::mails;
use crate::support::{Answer, TestApp, User};
use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use serde_json::{Value, json};
use std::time::Duration;
use vitae_store::{LinkPurpose, NewLink};
use vitae_testkit::openid::{Mode, OpenIdServer};

const MINUTES: Duration = Duration::from_secs(10 * 60);

fn ada() -> Value {
    json!({"sub": "ada-1", "email": "ada@example.org", "email_verified": true, "name": "Ada Quill"})
}

async fn server(more: &[(&str, &str)]) -> (TestApp, OpenIdServer) {
    let provider = OpenIdServer::start("vitae", "hush", ada());
    let issuer = provider.url().to_owned();
    let mut settings = vec![
        ("VITAE_OIDC_ISSUER", issuer.as_str()),
        ("VITAE_OIDC_CLIENT_ID", "vitae"),
        ("VITAE_OIDC_CLIENT_SECRET", "hush"),
        ("VITAE_OIDC_NAME", "Acme"),
    ];
    settings.extend_from_slice(more);
    (TestApp::with(&settings).await, provider)
}

/// What a browser keeps between the two halves of an attempt.
struct Attempt {
    cookie: String,
    code: String,
    state: String,
}

impl Attempt {
    /// Begins one, and goes to the provider with it.
    async fn begin(app: &TestApp, provider: &OpenIdServer) -> Self {
        Self::of(&app.post("/api/auth/provider/start", json!({})).await, provider)
    }

    fn of(begun: &Answer, provider: &OpenIdServer) -> Self {
        let url = begun.data()["url"].as_str().unwrap().to_owned();
        let cookie = begun.header("set-cookie");
        assert!(cookie.contains("; HttpOnly; SameSite=Strict; Max-Age=600"), "{cookie}");
        let (code, state) = provider.consent(&url);
        Self { cookie: cookie.split(';').next().unwrap().to_owned(), code, state }
    }

    /// Comes back from the provider.
    async fn finish(&self, app: &TestApp) -> Answer {
        self.finish_at(app, "/api/auth/provider", "").await
    }

    async fn connect(&self, user: &User<'_>) -> Answer {
        self.finish_at(user.app, "/api/account/identities", &user.token).await
    }

    async fn finish_at(&self, app: &TestApp, path: &str, token: &str) -> Answer {
        let request = Request::post(path)
            .header(header::CONTENT_TYPE, "application/json")
            .header(header::COOKIE, &self.cookie)
            .header(header::AUTHORIZATION, format!("Bearer {token}"));
        let body = json!({"code": self.code, "state": self.state}).to_string();
        app.send(request.body(Body::from(body)).unwrap()).await
    }
}

async fn sign_in(app: &TestApp, provider: &OpenIdServer) -> Answer {
    Attempt::begin(app, provider).await.finish(app).await
}

async fn connect(user: &User<'_>, provider: &OpenIdServer) -> Answer {
    let begun = user.post("/api/account/identities/start", json!({"password": "secret1"})).await;
    Attempt::of(&begun, provider).connect(user).await
}

async fn confirm_address(app: &TestApp, email: &str) {
    let user = app.app.store.users().credentials_by_email(email).await.unwrap().unwrap().0.id;
    let expires_at = app.now().plus(MINUTES);
    let link = NewLink { token_hash: [7; 32], user, purpose: LinkPurpose::ConfirmEmail, email, expires_at };
    app.app.store.account_links().add(link).await.unwrap();
    app.app.store.account_links().confirm_email([7; 32], ([8; 32], expires_at), app.now()).await.unwrap();
}

#[tokio::test]
async fn whom_the_provider_knows_gets_an_account_once_and_a_password_when_they_want_one() {
    for mode in [Mode::Normal, Mode::AddressApart] {
        let (app, provider) = server(&[]).await;
        provider.set(mode);
        assert_eq!(app.get("/api/auth/methods").await.data()["provider"], json!({"name": "Acme"}));
        let first = sign_in(&app, &provider).await.data();
        let user = &first["user"];
        let facts = [&user["name"], &user["email"], &user["emailConfirmed"], &user["hasPassword"]];
        assert_eq!(json!(facts), json!(["Ada Quill", "ada@example.org", true, false]));
        provider.set_person(json!({"sub": "ada-1", "email": "ada@new.example", "email_verified": true}));
        let again = sign_in(&app, &provider).await.data();
        assert_eq!(
            (&again["user"]["id"], &again["user"]["email"]),
            (&user["id"], &user["email"]),
            "the account's own address"
        );
        let session = app.as_user(again["token"].as_str().unwrap());
        assert_eq!(session.get("/api/account/identities").await.data()[0]["email"], "ada@new.example");

        let login = json!({"email": "ada@example.org", "password": ""});
        assert_eq!(app.post("/api/auth/login", login).await.refusal(), (401, "invalid_credentials".into()));
        let asked = session.post("/api/account/passkeys/options", json!({"password": ""})).await;
        assert_eq!(asked.json()["error"], "Your account has no password yet. Set one first.");
        app.wait(MINUTES + Duration::from_secs(1));
        let set = json!({"newPassword": "secret1"});
        assert_eq!(
            session.post("/api/auth/change-password", set.clone()).await.refusal(),
            (403, "sign_in_again".into())
        );
        let fresh = sign_in(&app, &provider).await.data();
        let fresh = app.as_user(fresh["token"].as_str().unwrap());
        fresh.post("/api/auth/change-password", set.clone()).await.data();
        assert_eq!(fresh.post("/api/auth/change-password", set).await.json()["fields"][0]["path"], "currentPassword");
        let login = json!({"email": "ada@example.org", "password": "secret1"});
        app.post("/api/auth/login", login).await.data();
    }
}

#[tokio::test]
async fn an_identity_that_is_not_the_providers_word_signs_nobody_in() {
    let (app, provider) = server(&[]).await;
    for mode in [Mode::OtherKey, Mode::OtherAudience, Mode::OtherNonce, Mode::Ended] {
        provider.set(mode);
        assert_eq!(sign_in(&app, &provider).await.refusal(), (503, "provider_failed".into()), "{mode:?}");
    }
    provider.set(Mode::Normal);
    let attempt = Attempt::begin(&app, &provider).await;
    let wrongs = [
        Attempt { cookie: "vitae_sign_in=".into(), code: attempt.code.clone(), state: attempt.state.clone() },
        Attempt { cookie: attempt.cookie.clone(), code: attempt.code.clone(), state: "another".into() },
        Attempt { cookie: attempt.cookie.clone(), code: "another".into(), state: attempt.state.clone() },
    ];
    for wrong in wrongs {
        assert_eq!(wrong.finish(&app).await.refusal(), (422, "link_expired".into()), "{} {}", wrong.code, wrong.state);
    }
    attempt.finish(&app).await.data();
    assert_eq!(attempt.finish(&app).await.refusal(), (422, "link_expired".into()), "a code is taken once");
    let late = Attempt::begin(&app, &provider).await;
    app.wait(MINUTES);
    assert_eq!(late.finish(&app).await.refusal(), (422, "link_expired".into()));
    assert_eq!(app.app.store.account_list().search("", 0, 10).await.unwrap().0, 1);
}

#[tokio::test]
async fn an_account_of_the_same_address_is_connected_by_its_owner_alone() {
    let (app, provider) = server(&[]).await;
    let ada = app.register("ada").await;
    confirm_address(&app, "ada@example.org").await;
    let refused = sign_in(&app, &provider).await;
    assert_eq!(refused.refusal(), (409, "email_taken".into()), "also where both sides know the address");
    let says = "An account with the address ada@example.org exists. Sign in with your password, then connect Acme in the settings.";
    assert_eq!(refused.json()["error"], says);
    assert_eq!(connect(&ada, &provider).await.status, StatusCode::CREATED);
    assert_eq!(sign_in(&app, &provider).await.data()["user"]["id"], json!(ada.id().await));
    provider.set_person(json!({"sub": "ada-2", "email": "ada@example.org", "email_verified": true}));
    assert_eq!(sign_in(&app, &provider).await.refusal(), (409, "email_taken".into()), "an address given to another");
    for opened in ["ada@example.org", "\u{212a}ate@example.org"] {
        provider.set_person(json!({"sub": opened, "email": opened, "email_verified": true}));
        let kate =
            app.post("/api/auth/register", json!({"name": "K", "email": "kate@example.org", "password": "secret1"}));
        _ = kate.await;
        assert!(sign_in(&app, &provider).await.status.is_client_error(), "{opened}");
    }
}

#[tokio::test]
async fn a_second_factor_ends_what_was_connected_without_it() {
    let (app, provider) = server(&[]).await;
    let ada = app.register("ada").await;
    assert_eq!(connect(&ada, &provider).await.status, StatusCode::CREATED);
    crate::second_factor::turned_on(&ada).await;
    assert_eq!(sign_in(&app, &provider).await.refusal(), (409, "email_taken".into()));
    assert_eq!(connect(&ada, &provider).await.status, StatusCode::CREATED, "its owner chose the provider");
    sign_in(&app, &provider).await.data();
}

#[tokio::test]
async fn connecting_ends_with_the_password_that_it_began_with() {
    let (app, provider) = server(&[]).await;
    let ada = app.register("ada").await;
    let begun = ada.post("/api/account/identities/start", json!({"password": "secret1"})).await;
    let attempt = Attempt::of(&begun, &provider);
    ada.post("/api/auth/change-password", json!({"currentPassword": "secret1", "newPassword": "secret2"})).await.data();
    assert_eq!(attempt.connect(&ada).await.json()["fields"][0]["path"], "password");
    assert_eq!(sign_in(&app, &provider).await.refusal(), (409, "email_taken".into()));
}

#[tokio::test]
async fn an_identity_is_connected_and_disconnected_with_the_password() {
    let (app, provider) = server(&[]).await;
    let (ada, bob) = (app.register("ada").await, app.register("bob").await);
    let wrong = ada.post("/api/account/identities/start", json!({"password": "secret2"})).await;
    assert_eq!(wrong.json()["fields"][0]["path"], "password");
    let begun = ada.post("/api/account/identities/start", json!({"password": "secret1"})).await;
    let attempt = Attempt::of(&begun, &provider);
    assert_eq!(attempt.connect(&bob).await.refusal(), (422, "link_expired".into()), "another's attempt");
    assert_eq!(attempt.finish(&app).await.refusal(), (422, "link_expired".into()), "it was begun for something else");
    let connected = attempt.connect(&ada).await;
    assert_eq!(connected.status, StatusCode::CREATED);
    let path = format!("/api/account/identities/{}", connected.data()["id"].as_str().unwrap());
    let mail = mails(&app, 1).await.join("\n");
    assert!(mail.contains("Your Vitae account has a new way to sign in"), "{mail}");
    assert_eq!(connect(&bob, &provider).await.refusal(), (409, "identity_taken".into()));
    assert_eq!(sign_in(&app, &provider).await.data()["user"]["id"], json!(ada.id().await));

    let send = async |user: &User<'_>, password: &str| {
        user.send(axum::http::Method::DELETE, &path, json!({ "password": password })).await
    };
    assert_eq!(send(&ada, "secret2").await.json()["fields"][0]["path"], "password");
    assert_eq!(send(&bob, "secret1").await.status, StatusCode::NOT_FOUND);
    assert_eq!(send(&ada, "secret1").await.data()["message"], "Acme is disconnected.");
    assert_eq!(sign_in(&app, &provider).await.refusal(), (409, "email_taken".into()));
}

#[tokio::test]
async fn who_may_come_is_the_operators_choice() {
    for (settings, may_register) in [
        (&[("VITAE_REGISTRATION", "closed")][..], false),
        (&[("VITAE_REGISTRATION", "invite")], false),
        (&[("VITAE_REGISTRATION", "closed"), ("VITAE_OIDC_REGISTRATION", "on")], true),
        (&[("VITAE_OIDC_REGISTRATION", "off")], false),
    ] {
        let (app, provider) = server(settings).await;
        let answer = sign_in(&app, &provider).await;
        match may_register {
            true => assert_eq!(answer.data()["user"]["email"], "ada@example.org"),
            false => assert_eq!(answer.refusal(), (403, "registration_closed".into()), "{settings:?}"),
        }
    }
    let (app, provider) = server(&[]).await;
    provider.set_person(json!({"sub": "ada-1"}));
    let nameless = sign_in(&app, &provider).await;
    assert_eq!(nameless.json()["error"], "Acme shared no email address that could be used here.");
    provider.set_person(ada());
    let user = sign_in(&app, &provider).await.data()["user"]["id"].as_str().unwrap().parse().unwrap();
    app.app.store.users().disable(user, app.now()).await.unwrap();
    assert_eq!(sign_in(&app, &provider).await.refusal(), (403, "account_disabled".into()));
}

#[tokio::test]
async fn a_provider_that_is_away_or_another_is_refused() {
    let away = "Acme can't be reached right now. Try again in a few minutes.";
    let odd = "Signing in with Acme doesn't work right now. If it stays so, write to us.";
    for (mode, says) in [(Mode::Broken, away), (Mode::OtherIssuer, odd)] {
        let (app, provider) = server(&[]).await;
        provider.set(mode);
        let refused = app.post("/api/auth/provider/start", json!({})).await;
        assert_eq!(refused.refusal(), (503, "provider_failed".into()));
        assert_eq!((&refused.json()["error"], refused.header("retry-after")), (&json!(says), "60"));
        provider.set(Mode::Normal);
        let again = app.post("/api/auth/provider/start", json!({})).await;
        assert_eq!(again.refusal(), (503, "provider_failed".into()), "it is not asked again at once");
    }
    let without = TestApp::new().await;
    assert_eq!(without.post("/api/auth/provider/start", json!({})).await.refusal(), (409, "not_configured".into()));
}
