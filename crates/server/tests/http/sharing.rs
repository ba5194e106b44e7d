use crate::support::{Answer, TestApp};
use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use serde_json::{Value, json};
use std::time::Duration;
use vitae_testkit::samples;

/// The path of a link.
fn path(settings: &Value) -> String {
    let url = settings["url"].as_str().unwrap();
    url[url.find("/r/").unwrap()..].to_owned()
}

async fn enter(app: &TestApp, path: &str, password: &str) -> Answer {
    let request = Request::post(path).header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
    app.send(request.body(Body::from(format!("password={password}"))).unwrap()).await
}

fn text(answer: &Answer) -> String {
    String::from_utf8_lossy(&answer.bytes).into_owned()
}

#[tokio::test]
async fn a_resume_is_seen_under_its_link_without_what_is_hidden() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let id = ada.saved("ada.pdf", samples::RESUME_PDF).await;
    let share = format!("/api/resume/{id}/share");
    let off = ada.get(&share).await.data();
    assert_eq!(
        off,
        json!({"enabled": false, "url": null, "design": "template1", "hide": ["phone", "address"], "hasPassword": false, "expiresAt": null, "views": 0})
    );
    let on = ada.put(&share, json!({"enabled": true, "design": "template1", "hide": ["phone"]})).await.data();
    let link = path(&on);

    let page = app.get(&link).await;
    assert_eq!(page.status, StatusCode::OK);
    let resume = ada.get(&format!("/api/resume/{id}")).await.data()["parsed"].clone();
    let (name, email, phone) = (&resume["name"], &resume["email"], resume["phone"].as_str().unwrap());
    let shown = text(&page);
    assert!(shown.contains(email.as_str().unwrap()) && !shown.contains(phone), "{shown}");
    for part in ["noindex", "og:image", &format!("{link}/resume.pdf")] {
        assert!(shown.contains(part), "{part}");
    }
    assert!(shown.contains(name.as_str().unwrap().split(' ').next().unwrap()));
    assert_eq!(page.header("x-robots-tag"), "noindex, nofollow");
    assert_eq!(page.header("cache-control"), "private, no-store");
    assert!(page.header("content-security-policy").starts_with("default-src 'none'"));
    assert_eq!(page.header("set-cookie"), "", "visitors are counted without cookies");
    let pdf = app.get(&format!("{link}/resume.pdf")).await;
    assert!(pdf.bytes.starts_with(b"%PDF") && pdf.header("content-disposition").starts_with("attachment"));
    assert!(app.get(&format!("{link}/preview.png")).await.bytes.starts_with(b"\x89PNG"));
    app.get(&link).await;
    assert_eq!(ada.get(&share).await.data()["views"], 1, "a visitor counts once an hour");

    let off = ada.put(&share, json!({"enabled": false})).await.data();
    assert_eq!(path(&off), link);
    for address in [link.clone(), format!("{link}/resume.pdf"), format!("{link}/preview.png"), "/r/nobody".to_owned()] {
        assert_eq!(app.get(&address).await.status, StatusCode::NOT_FOUND, "{address}");
    }
    assert_eq!(path(&ada.put(&share, json!({"enabled": true})).await.data()), link);
    ada.delete(&format!("/api/resume/{id}")).await;
    assert_eq!(app.get(&link).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_password_and_an_end_keep_strangers_out() {
    let app = TestApp::with(&[("VITAE_LOGIN_FAILURES", "3")]).await;
    let ada = app.register("ada").await;
    let id = ada.saved("ada.pdf", samples::RESUME_PDF).await;
    let share = format!("/api/resume/{id}/share");
    let settings = json!({"enabled": true, "password": "open sesame", "expiresAt": "2026-03-02T00:00:00Z"});
    let on = ada.put(&share, settings).await.data();
    assert_eq!((on["hasPassword"].as_bool(), on["expiresAt"].as_str()), (Some(true), Some("2026-03-02T00:00:00.000Z")));
    let link = path(&on);
    let name = ada.get(&format!("/api/resume/{id}")).await.data()["parsed"]["name"].as_str().unwrap().to_owned();

    let door = app.get(&link).await;
    assert_eq!(door.status, StatusCode::UNAUTHORIZED);
    assert!(text(&door).contains("This resume needs a password") && !text(&door).contains(&name));
    assert_eq!(app.get(&format!("{link}/preview.png")).await.status, StatusCode::NOT_FOUND);
    assert_eq!(app.get(&format!("{link}/resume.pdf")).await.header("location"), link);
    assert!(text(&enter(&app, &link, "wrong").await).contains("Wrong password. Try again."));
    let entered = enter(&app, &link, "open+sesame").await;
    assert_eq!((entered.status, entered.header("location")), (StatusCode::SEE_OTHER, link.as_str()));
    let cookie = entered.header("set-cookie").split(';').next().unwrap().to_owned();
    let look = async |cookie: &str| {
        let request = Request::get(&link).header(header::COOKIE, cookie);
        app.send(request.body(Body::empty()).unwrap()).await.status
    };
    assert_eq!(look(&cookie).await, StatusCode::OK);
    assert_eq!(look("vitae_visit=forged").await, StatusCode::UNAUTHORIZED);
    ada.put(&share, json!({"enabled": true, "password": "another", "expiresAt": "2026-03-02T00:00:00Z"})).await.data();
    assert_eq!(look(&cookie).await, StatusCode::UNAUTHORIZED, "a new password shuts out who knew the old one");
    for _ in 0..2 {
        enter(&app, &link, "wrong").await;
    }
    let refused = enter(&app, &link, "another").await;
    assert_eq!(
        (refused.status, refused.header("content-type")),
        (StatusCode::TOO_MANY_REQUESTS, "text/html; charset=utf-8")
    );
    assert!(text(&refused).contains("This resume can't be opened right now"));
    assert!(refused.headers.contains_key("retry-after"));
    app.wait(Duration::from_secs(24 * 60 * 60));
    assert_eq!(look(&cookie).await, StatusCode::NOT_FOUND, "it has ended");
}

#[tokio::test]
async fn many_addresses_do_not_guess_together() {
    let app = TestApp::with(&[("VITAE_TRUSTED_PROXIES", "127.0.0.1")]).await;
    let ada = app.register("ada").await;
    let id = ada.saved("ada.pdf", samples::RESUME_PDF).await;
    let settings = json!({"enabled": true, "password": "open sesame"});
    let link = path(&ada.put(&format!("/api/resume/{id}/share"), settings).await.data());
    let guess = async |from: usize| {
        let request = Request::post(&link)
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
            .header("x-forwarded-for", format!("198.51.100.{from}"));
        app.send(request.body(Body::from("password=wrong")).unwrap()).await.status
    };
    for from in 0..100 {
        assert_eq!(guess(from).await, StatusCode::UNAUTHORIZED, "{from}");
    }
    assert_eq!(guess(100).await, StatusCode::TOO_MANY_REQUESTS);
}

#[tokio::test]
async fn what_a_link_cannot_be() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let bob = app.register("bob").await;
    let id = ada.saved("ada.pdf", samples::RESUME_PDF).await;
    let share = format!("/api/resume/{id}/share");
    assert_eq!(bob.get(&share).await.refusal().0, 404);
    assert_eq!(bob.put(&share, json!({"enabled": true})).await.refusal().0, 404);
    let unconfirmed = ada.uploaded("ada.pdf", samples::RESUME_PDF).await;
    assert_eq!(ada.put(&format!("/api/resume/{unconfirmed}/share"), json!({"enabled": true})).await.refusal().0, 404);
    let cases = [
        (json!({"enabled": true, "password": "abc"}), "password"),
        (json!({"enabled": true, "expiresAt": "2026-02-01T00:00:00Z"}), "expiresAt"),
        (json!({"enabled": true, "expiresAt": "tomorrow"}), "expiresAt"),
        (json!({"enabled": true, "hide": ["name"]}), "hide[0]"),
    ];
    for (body, field) in cases {
        let refused = ada.put(&share, body.clone()).await;
        assert_eq!(refused.refusal().0, 422, "{body}");
        assert_eq!(refused.json()["fields"][0]["path"], field, "{body}");
    }
    let premium = json!({"enabled": true, "design": premium_design()});
    assert_eq!(ada.put(&share, premium.clone()).await.refusal(), (403, "premium_template".into()));
    app.grant_pro("ada").await;
    assert_eq!(ada.put(&share, premium).await.status, StatusCode::OK);
}

fn premium_design() -> String {
    let catalogue = vitae_typeset::Catalogue::load();
    catalogue.templates().iter().find(|design| design.tier == vitae_typeset::Tier::Premium).unwrap().id.clone()
}
