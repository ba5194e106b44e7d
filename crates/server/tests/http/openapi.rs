use crate::support::TestApp;

/// The contract with the web app: `make openapi` writes the file anew when the API was changed on purpose.
#[test]
fn the_description_is_the_committed_one() {
    let committed = include_str!("../../../../api/openapi.json");
    assert!(vitae_server::openapi_text() == committed, "api/openapi.json is out of date: run `make openapi`");
}

#[tokio::test]
async fn the_server_describes_itself() {
    let app = TestApp::new().await;
    let description = app.get("/api/openapi.json").await;
    assert_eq!(description.header("content-type"), "application/json");
    assert!(description.json()["paths"]["/api/resume/upload"]["post"].is_object());
}
