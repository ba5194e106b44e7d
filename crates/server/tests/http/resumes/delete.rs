use crate::support::TestApp;
use serde_json::json;
use std::time::Duration;
use vitae_testkit::samples;

#[tokio::test]
async fn api_02_dsh_27_deleting_removes_record_and_file() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let id = ada.saved("cv.pdf", samples::RESUME_PDF).await;
    let signed = ada.get(&format!("/api/resume/{id}/download")).await.data()["url"].as_str().unwrap().to_owned();
    let row = app.app.store.unscoped_files().by_id(id.parse().unwrap()).await.unwrap().unwrap();
    assert!(app.app.files.exists(&row.blob_key).await.unwrap());
    assert_eq!(ada.delete(&format!("/api/resume/{id}")).await.json(), json!({"success": true, "data": {}}));
    assert_eq!(ada.get("/api/resume/history").await.data(), json!([]));
    assert!(app.app.files.exists(&row.blob_key).await.unwrap(), "it lies in the trash");
    assert_eq!(app.get(&signed).await.refusal().0, 404);
    assert_eq!(ada.delete(&format!("/api/resume/{id}")).await.refusal(), (404, "not_found".into()));
    assert_eq!(ada.get("/api/users/profile").await.data()["parsedResume"], json!(null));
    ada.delete(&format!("/api/trash/resume/{id}")).await;
    assert!(!app.app.files.exists(&row.blob_key).await.unwrap());
}

#[tokio::test]
async fn a_file_without_a_record_is_swept_and_one_with_a_record_stays() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let id = ada.saved("cv.pdf", samples::RESUME_PDF).await;
    app.app.files.put("resumes/lost/file", samples::RESUME_PDF.into()).await.unwrap();
    vitae_server::sweep_orphans(&app.app).await.unwrap();
    assert!(app.app.files.exists("resumes/lost/file").await.unwrap(), "its record may still be on the way");
    // The test's clock starts in the past; files carry the machine's time.
    app.wait(Duration::from_secs(10 * 365 * 24 * 60 * 60));
    vitae_server::sweep_orphans(&app.app).await.unwrap();
    assert!(!app.app.files.exists("resumes/lost/file").await.unwrap());
    let row = app.app.store.unscoped_files().by_id(id.parse().unwrap()).await.unwrap().unwrap();
    assert!(app.app.files.exists(&row.blob_key).await.unwrap());
}
