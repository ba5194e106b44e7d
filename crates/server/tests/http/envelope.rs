use crate::support::TestApp;
use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use serde_json::json;
use std::time::Duration;
use vitae_testkit::samples;

#[tokio::test]
async fn api_03_every_failure_has_one_shape() {
    let app = TestApp::new().await;
    let json_type = (header::CONTENT_TYPE, "application/json");
    let cases = [
        (Request::get("/api/nothing").body(Body::empty()), 404, "not_found"),
        (Request::get("/api").body(Body::empty()), 404, "not_found"),
        (Request::get("/api/").body(Body::empty()), 404, "not_found"),
        (Request::post("/api/").body(Body::empty()), 404, "not_found"),
        (Request::get("/api/auth/login").body(Body::empty()), 405, "method_not_allowed"),
        (
            Request::post("/api/auth/login").header(json_type.0.clone(), json_type.1).body(Body::from("{")),
            400,
            "bad_request",
        ),
        (
            Request::post("/api/auth/login").header(json_type.0.clone(), json_type.1).body(Body::from("{}")),
            422,
            "validation_failed",
        ),
        (Request::post("/api/auth/login").body(Body::from("{}")), 415, "unsupported_type"),
        (
            Request::post("/api/auth/login")
                .header(json_type.0.clone(), json_type.1)
                .body(Body::from(vec![b' '; 600 * 1024])),
            413,
            "too_large",
        ),
    ];
    for (request, status, code) in cases {
        let answer = app.send(request.unwrap()).await;
        assert_eq!(answer.refusal(), (status, code.to_owned()), "{:?}", answer.bytes);
        let body = answer.json();
        assert_eq!(body["error"], body["message"]);
        assert!(body["error"].as_str().unwrap().ends_with('.'));
        assert_eq!(answer.header("cache-control"), "no-store");
    }
}

#[tokio::test]
async fn a_client_cannot_choose_the_id_in_the_log() {
    let app = TestApp::new().await;
    let request = Request::get("/healthz").header("x-request-id", "imitation").body(Body::empty()).unwrap();
    let id = app.send(request).await.header("x-request-id").to_owned();
    assert!(id.parse::<uuid::Uuid>().is_ok(), "{id}");
}

#[tokio::test]
async fn json_that_does_not_fit_is_explained_in_plain_words() {
    let app = TestApp::new().await;
    let ask = async |body: &'static str| {
        let request = Request::post("/api/auth/login").header(header::CONTENT_TYPE, "application/json");
        app.send(request.body(Body::from(body)).unwrap()).await
    };
    for (body, path, sentence) in [
        ("{}", "email", "The field “email” is missing."),
        (r#"{"email":"a@b.co"}"#, "password", "The field “password” is missing."),
        (r#"{"email":["a@b.co"],"password":"x"}"#, "email", "The field “email” must be text."),
    ] {
        let answer = ask(body).await;
        assert_eq!(answer.refusal(), (422, "validation_failed".into()));
        assert_eq!(answer.json()["error"], sentence);
        assert_eq!(answer.json()["fields"], json!([{"path": path, "message": sentence}]));
    }
    let not_an_object = ask("7").await.json();
    assert_eq!(not_an_object["error"], "Send a JSON object with the expected fields.");
    let broken = ask("{\n\"email\": }").await;
    assert_eq!(broken.refusal(), (400, "bad_request".into()));
    assert_eq!(broken.json()["error"], "The request is not valid JSON (line 2, column 10).");
}

#[tokio::test]
async fn parameters_that_do_not_fit_are_explained_in_plain_words() {
    let app = TestApp::new().await;
    let file = "/api/files/019aa000-0000-7000-8000-000000000001";
    for (query, sentence) in [
        ("", "The parameter “disposition” is missing."),
        ("?disposition=x", "The parameter “disposition” must be inline or attachment."),
        ("?disposition=inline&expires=soon&signature=x", "The parameter “expires” must be a whole number."),
    ] {
        let answer = app.get(&format!("{file}{query}")).await;
        assert_eq!(answer.refusal(), (400, "bad_request".into()));
        assert_eq!(answer.json()["error"], sentence);
    }
}

#[tokio::test]
async fn a_request_names_exactly_one_host() {
    let app = TestApp::new().await;
    for hosts in [&[][..], &["a.example", "b.example"], &["a.example", "a.example"], &[""], &["ada@a.example"]] {
        let mut request = Request::get("/api/templates");
        for host in hosts {
            request = request.header(header::HOST, *host);
        }
        let answer = app.send_as_is(request.body(Body::empty()).unwrap()).await;
        assert_eq!(answer.refusal(), (400, "bad_request".into()), "{hosts:?}");
    }
    let old = Request::get("/api/templates").version(axum::http::Version::HTTP_10).body(Body::empty()).unwrap();
    assert_eq!(app.send_as_is(old).await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_file_store_that_is_away_is_busy_not_broken() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let id = ada.uploaded("cv.pdf", samples::RESUME_PDF).await;
    let folder = app.app.config.data.join("files");
    // A file in the place of the folder: nothing below it can be reached, whoever asks.
    std::fs::rename(&folder, folder.with_extension("away")).unwrap();
    std::fs::write(&folder, "").unwrap();
    for answer in [ada.upload("again.pdf", samples::RESUME_PDF).await, ada.get(&format!("/api/resume/{id}/file")).await]
    {
        assert_eq!(answer.refusal(), (503, "busy".into()));
        assert_eq!(answer.header("retry-after"), "30");
        assert_eq!(answer.json()["error"], "Your files can't be reached right now. Please try again in a minute.");
    }
    std::fs::remove_file(&folder).unwrap();
    std::fs::rename(folder.with_extension("away"), &folder).unwrap();
    assert_eq!(ada.get(&format!("/api/resume/{id}/file")).await.status, StatusCode::OK, "it recovers by itself");
}

#[tokio::test]
async fn a_file_that_is_gone_is_our_fault_and_says_what_helps() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let id = ada.uploaded("cv.pdf", samples::RESUME_PDF).await;
    std::fs::remove_dir_all(app.app.config.data.join("files/resumes")).unwrap();
    let answer = ada.get(&format!("/api/resume/{id}/file")).await;
    assert_eq!(answer.refusal(), (500, "file_missing".into()));
    assert_eq!(answer.json()["error"], "The uploaded file is missing on the server. Please upload it again.");
}

#[tokio::test]
async fn every_answer_protects_the_browser() {
    let app = TestApp::new().await;
    for path in ["/", "/api/templates", "/api/nothing", "/healthz"] {
        let answer = app.get(path).await;
        let policy = answer.header("content-security-policy");
        assert!(policy.starts_with("default-src 'none'; script-src 'self'; style-src 'self';"), "{path}: {policy}");
        assert!(policy.contains("frame-ancestors 'none'"));
        assert_eq!(answer.header("x-content-type-options"), "nosniff");
        assert_eq!(answer.header("referrer-policy"), "no-referrer");
        assert_eq!(answer.header("x-request-id").len(), 36);
    }
    assert_eq!(app.get("/api/users/profile").await.header("cache-control"), "no-store");
}

#[tokio::test]
async fn operators_can_ask_how_it_is() {
    let app = TestApp::new().await;
    assert_eq!(app.get("/healthz").await.status, StatusCode::OK);
    let ready = app.get("/readyz").await;
    assert_eq!((ready.status, &ready.bytes[..]), (StatusCode::OK, &b"ready\n"[..]));
    app.app.store.close().await;
    assert_eq!(app.get("/readyz").await.status, StatusCode::OK, "asking often costs no more than asking seldom");
    app.wait(Duration::from_secs(10));
    let away = app.get("/readyz").await;
    assert_eq!((away.status, &away.bytes[..]), (StatusCode::SERVICE_UNAVAILABLE, &b"database not available\n"[..]));
}

#[tokio::test]
async fn a_database_that_is_away_is_busy_not_broken() {
    let app = TestApp::new().await;
    app.app.store.close().await;
    let answer = app.post("/api/auth/login", json!({"email": "a@b.co", "password": "secret1"})).await;
    assert_eq!(answer.refusal(), (503, "busy".into()));
    assert_eq!(answer.header("retry-after"), "2");
}
