use crate::support::TestApp;
use axum::body::Body;
use axum::http::{Request, StatusCode};

const TOKEN: &str = "0123456789abcdef";

async fn read(app: &TestApp, headers: &[(&str, &str)]) -> (u16, String) {
    let request = headers.iter().fold(Request::get("/metrics"), |request, (name, value)| request.header(*name, *value));
    let answer = app.send(request.body(Body::empty()).unwrap()).await;
    (answer.status.as_u16(), String::from_utf8(answer.bytes.to_vec()).unwrap())
}

#[tokio::test]
async fn the_numbers_are_counted_and_name_nobody() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    ada.get("/api/users/profile").await.data();
    app.get("/api/users/profile").await;
    let (status, text) = read(&app, &[]).await;
    assert_eq!(status, 200);
    for line in [
        "vitae_requests_total{status=\"2xx\"} 2",
        "vitae_requests_total{status=\"4xx\"} 1",
        "vitae_answer_seconds_count 3",
        "vitae_requests_running 1",
        "vitae_connections_open 0",
        "vitae_connections_refused_total{limit=\"server\"} 0",
        "vitae_database_up 1",
        "vitae_files_up 1",
        "vitae_build_info{version=\"0.1.0\"} 1",
    ] {
        assert!(text.lines().any(|found| found == line), "{line} is missing in\n{text}");
    }
    assert!(text.ends_with("# EOF\n"));
    assert!(!text.contains("ada") && !text.contains("127.0.0.1"), "{text}");
}

#[tokio::test]
async fn a_database_that_is_away_is_shown() {
    let app = TestApp::new().await;
    app.app.store.close().await;
    let (_, text) = read(&app, &[]).await;
    assert!(text.lines().any(|line| line == "vitae_database_up 0"), "{text}");
}

#[tokio::test]
async fn the_numbers_are_for_this_machine_and_for_the_token() {
    let app = TestApp::with(&[("VITAE_METRICS_TOKEN", TOKEN), ("VITAE_TRUSTED_PROXIES", "127.0.0.1")]).await;
    let proxied = ("x-forwarded-for", "203.0.113.1");
    let (right, wrong) = (format!("Bearer {TOKEN}"), "Bearer 0123456789abcdeX");
    assert_eq!(read(&app, &[]).await.0, 200);
    for header in ["x-forwarded-for", "forwarded", "x-real-ip", "via"] {
        assert_eq!(read(&app, &[(header, "127.0.0.1")]).await.0, 404, "{header}");
    }
    assert_eq!(read(&app, &[proxied, ("authorization", right.as_str())]).await.0, 200);
    assert_eq!(read(&app, &[proxied, ("authorization", wrong)]).await.0, 404);
    let open = TestApp::new().await;
    assert_eq!(read(&open, &[proxied, ("authorization", "Bearer ")]).await.0, StatusCode::NOT_FOUND.as_u16());
}
