use super::edit::edited;
use crate::support::TestApp;
use axum::http::StatusCode;
use futures::StreamExt;
use serde_json::json;
use vitae_testkit::samples;

#[tokio::test]
async fn a_copy_has_the_same_file_and_versions_of_its_own() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let id = ada.saved("cv.pdf", samples::RESUME_PDF).await;
    let mut body = edited(&ada, &id, "Builds kilns.").await;
    body["templateId"] = json!("template11");
    ada.put(&format!("/api/resume/{id}"), body).await.data();
    let made = ada.post(&format!("/api/resume/{id}/duplicate"), json!({})).await;
    assert_eq!(made.status, StatusCode::CREATED);
    let record = made.data();
    let name = format!("{} 2", vitae_model::resume_name(&samples::resume(), "cv.pdf"));
    assert_eq!((&record["name"], &record["originalName"]), (&json!(name), &json!("cv.pdf")));
    assert_eq!((&record["confirmed"], &record["scoreStatus"]), (&json!(true), &json!("ready")));
    let copy = record["id"].as_str().unwrap();
    let shown = ada.get(&format!("/api/resume/{copy}")).await.data();
    assert_eq!((&shown["version"], &shown["templateId"]), (&json!(1), &json!("template11")));
    assert_eq!((&shown["title"], &shown["parsed"]["summary"]), (&json!(name), &json!("Builds kilns.")));
    ada.put(&format!("/api/resume/{copy}"), edited(&ada, copy, "Builds towers.").await).await.data();
    let original = ada.get(&format!("/api/resume/{id}")).await.data();
    assert_eq!((&original["version"], &original["parsed"]["summary"]), (&json!(2), &json!("Builds kilns.")));
    ada.delete(&format!("/api/resume/{id}")).await.data();
    let file = ada.get(&format!("/api/resume/{copy}/file")).await;
    assert_eq!(file.bytes, samples::RESUME_PDF, "it does not go with the original's file");
}

#[tokio::test]
async fn pri_17_a_copy_counts_against_the_plan() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let id = ada.saved("cv.pdf", samples::RESUME_PDF).await;
    for _ in 0..2 {
        ada.post(&format!("/api/resume/{id}/duplicate"), json!({})).await.data();
    }
    let refused = ada.post(&format!("/api/resume/{id}/duplicate"), json!({})).await;
    assert_eq!(refused.refusal(), (403, "plan_limit".into()));
    assert!(refused.json()["error"].as_str().unwrap().contains("3 resumes"));
    assert_eq!(app.app.files.list().count().await, 3, "a refused copy leaves no file");
    app.grant_pro("ada").await;
    ada.post(&format!("/api/resume/{id}/duplicate"), json!({})).await.data();
}

#[tokio::test]
async fn copies_are_limited_like_uploads_and_only_of_what_is_confirmed() {
    let app = TestApp::with(&[("VITAE_UPLOADS_PER_HOUR", "2")]).await;
    let ada = app.register("ada").await;
    let id = ada.uploaded("cv.pdf", samples::RESUME_PDF).await;
    let refused = ada.post(&format!("/api/resume/{id}/duplicate"), json!({})).await;
    assert_eq!(refused.refusal(), (404, "not_found".into()));
    ada.post("/api/resume/save-parsed", json!({"resumeId": id, "name": "A", "email": "a@b.co"})).await.data();
    ada.post(&format!("/api/resume/{id}/duplicate"), json!({})).await.data();
    let refused = ada.post(&format!("/api/resume/{id}/duplicate"), json!({})).await;
    assert_eq!(refused.refusal(), (429, "rate_limited".into()));
}

#[tokio::test]
async fn a_long_title_is_cut_in_its_copy() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let id = ada.saved("cv.pdf", samples::RESUME_PDF).await;
    ada.patch(&format!("/api/resume/{id}"), json!({"title": "é".repeat(120)})).await.data();
    let record = ada.post(&format!("/api/resume/{id}/duplicate"), json!({})).await.data();
    assert_eq!(record["name"], format!("{} 2", "é".repeat(118)));
}
