use crate::support::TestApp;
use std::collections::BTreeSet;

/// The contract with the web app: `make openapi` writes the file anew when the API was changed on purpose.
#[test]
fn the_description_is_the_committed_one() {
    let committed = include_str!("../../../../api/openapi.json");
    assert!(vitae_server::openapi_text() == committed, "api/openapi.json is out of date: run `make openapi`");
}

/// The list in `docs/api-design.md` and the description name the same codes.
#[tokio::test]
async fn every_error_code_is_documented() {
    let app = TestApp::new().await;
    let schemas = app.get("/api/openapi.json").await.json()["components"]["schemas"].clone();
    let codes: BTreeSet<_> =
        schemas["ErrorCode"]["enum"].as_array().unwrap().iter().map(|c| c.as_str().unwrap().to_owned()).collect();
    let page = include_str!("../../../../docs/api-design.md");
    let section = page.split("## Codes").nth(1).unwrap().split("\n## ").next().unwrap();
    let rows = section.lines().filter(|line| line.starts_with("| "));
    let documented: BTreeSet<_> = rows.flat_map(|row| row.split('`').skip(1).step_by(2)).map(str::to_owned).collect();
    assert_eq!(documented, codes);
}

/// The types of the web app are made by these names: two calls of one name would share the types of one of them.
#[test]
fn every_call_has_a_name_of_its_own() {
    let description: serde_json::Value = serde_json::from_str(&vitae_server::openapi_text()).unwrap();
    let paths = description["paths"].as_object().unwrap().values();
    let names: Vec<&str> = paths
        .flat_map(|path| path.as_object().unwrap().values())
        .filter_map(|call| call["operationId"].as_str())
        .collect();
    let distinct: BTreeSet<_> = names.iter().collect();
    assert!(names.len() > 50);
    assert_eq!(distinct.len(), names.len(), "{names:?}");
}

#[tokio::test]
async fn the_server_describes_itself() {
    let app = TestApp::new().await;
    let description = app.get("/api/openapi.json").await;
    assert_eq!(description.header("content-type"), "application/json");
    assert!(description.json()["paths"]["/api/resume/upload"]["post"].is_object());
}
