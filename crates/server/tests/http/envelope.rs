use crate::support::TestApp;
use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use serde_json::json;

#[tokio::test]
async fn api_03_every_failure_has_one_shape() {
    let app = TestApp::new().await;
    let json_type = (header::CONTENT_TYPE, "application/json");
    let cases = [
        (Request::get("/api/nothing").body(Body::empty()), 404, "not_found"),
        (Request::get("/api").body(Body::empty()), 404, "not_found"),
        (Request::get("/api/auth/login").body(Body::empty()), 405, "bad_request"),
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
    }
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
    assert_eq!(app.get("/readyz").await.status, StatusCode::SERVICE_UNAVAILABLE);
}

#[tokio::test]
async fn a_database_that_is_away_is_busy_not_broken() {
    let app = TestApp::new().await;
    app.app.store.close().await;
    let answer = app.post("/api/auth/login", json!({"email": "a@b.co", "password": "secret1"})).await;
    assert_eq!(answer.refusal(), (503, "busy".into()));
    assert_eq!(answer.header("retry-after"), "2");
}
