use crate::support::TestApp;
use axum::http::{Method, StatusCode};
use serde_json::json;

#[tokio::test]
async fn tpl_06_to_08_the_catalogue_shows_the_standard_five_first() {
    let app = TestApp::new().await;
    let list = app.get("/api/templates").await.data();
    let first: Vec<_> = list
        .as_array()
        .unwrap()
        .iter()
        .take(5)
        .map(|t| (t["id"].clone(), t["name"].clone(), t["tier"].clone()))
        .collect();
    let expected = [
        ("template1", "Modern Professional"),
        ("template2", "Creative Portfolio"),
        ("template11", "Academic CV"),
        ("template12", "Executive Resume"),
        ("template13", "Minimalist Modern"),
    ];
    let expected: Vec<_> = expected.iter().map(|(id, name)| (json!(id), json!(name), json!("standard"))).collect();
    assert_eq!(first, expected);
    for template in list.as_array().unwrap() {
        for field in ["id", "name", "description", "previewImage", "filePath"] {
            assert!(template[field].as_str().is_some_and(|text| !text.is_empty()), "{field} of {template}");
        }
        assert!(!template["features"].as_array().unwrap().is_empty());
    }
}

#[tokio::test]
async fn gal_13_previews_exist_for_every_design_and_no_other() {
    let app = TestApp::new().await;
    for template in app.get("/api/templates").await.data().as_array().unwrap() {
        let picture = app.get(template["previewImage"].as_str().unwrap()).await;
        assert_eq!(picture.status, StatusCode::OK);
        assert_eq!(picture.header("content-type"), "image/png");
        assert_eq!(&picture.bytes[1..4], b"PNG");
    }
    assert_eq!(app.get("/templates/previews/template99.png").await.status, StatusCode::NOT_FOUND);
    let ada = app.register("ada").await;
    let head = ada.call(Method::HEAD, "/templates/previews/template1.png").await;
    assert_eq!((head.status, head.bytes.len()), (StatusCode::OK, 0));
}

#[tokio::test]
async fn tpl_21_the_chosen_design_is_remembered() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let user = ada.post("/api/resume/template", json!({"id": "template12", "name": "Executive Resume"})).await.data();
    assert_eq!(user["selectedTemplate"], "template12");
    assert_eq!(ada.get("/api/users/profile").await.data()["selectedTemplate"], "template12");
    let unknown = ada.post("/api/resume/template", json!({"id": "template99"})).await;
    assert_eq!(unknown.refusal(), (422, "validation_failed".into()));
    assert_eq!(app.post("/api/resume/template", json!({"id": "template1"})).await.refusal().0, 401);
}
