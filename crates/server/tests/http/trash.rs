use crate::support::TestApp;
use serde_json::{Value, json};
use std::time::Duration;
use vitae_testkit::samples;

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

#[tokio::test]
async fn a_deleted_resume_lies_in_the_trash_for_30_days() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let bob = app.register("bob").await;
    let id = ada.saved("ada.pdf", samples::RESUME_PDF).await;
    let used = ada.get("/api/users/profile").await.data()["storage"]["usedBytes"].clone();
    assert!(ada.delete(&format!("/api/resume/{id}")).await.status.is_success());
    assert_eq!(ada.get(&format!("/api/resume/{id}")).await.refusal().0, 404);
    assert_eq!(ada.get("/api/users/profile").await.data()["parsedResume"], Value::Null);
    assert_eq!(ada.get("/api/users/profile").await.data()["storage"]["usedBytes"], used, "it takes its place still");
    let listed = ada.get("/api/trash").await.data();
    assert_eq!(listed[0]["kind"], "resume");
    assert_eq!(
        (listed[0]["deletedAt"].as_str(), listed[0]["goneAt"].as_str()),
        (Some("2026-03-01T00:00:00.000Z"), Some("2026-03-31T00:00:00.000Z"))
    );
    assert_eq!(bob.get("/api/trash").await.data(), json!([]));

    let path = format!("/api/trash/resume/{id}");
    assert_eq!(bob.post(&format!("{path}/restore"), json!({})).await.refusal().0, 404);
    assert_eq!(bob.delete(&path).await.refusal().0, 404);
    assert_eq!(ada.post(&format!("/api/trash/nonsense/{id}/restore"), json!({})).await.refusal().0, 404);
    assert_eq!(ada.post(&format!("{path}/restore"), json!({})).await.data(), json!({"restored": true}));
    assert!(ada.get(&format!("/api/resume/{id}")).await.status.is_success());
    assert_eq!(ada.post(&format!("{path}/restore"), json!({})).await.refusal().0, 404);

    ada.delete(&format!("/api/resume/{id}")).await;
    assert_eq!(ada.delete(&path).await.data(), json!({"deleted": true}));
    assert_eq!(ada.get("/api/trash").await.data(), json!([]));
    assert_eq!(app.take_uploads(&ada.token).await.1, Vec::<String>::new(), "its file is gone");
}

#[tokio::test]
async fn the_trash_is_emptied_in_time_and_the_plan_bounds_what_comes_back() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let first = ada.saved("ada.pdf", samples::RESUME_PDF).await;
    ada.delete(&format!("/api/resume/{first}")).await;
    for _ in 0..3 {
        ada.saved("ada.pdf", samples::RESUME_PDF).await;
    }
    let refused = ada.post(&format!("/api/trash/resume/{first}/restore"), json!({})).await;
    assert_eq!(refused.refusal(), (403, "plan_limit".into()));
    app.wait(29 * DAY);
    vitae_server::sweep(&app.app).await.unwrap();
    assert_eq!(ada.get("/api/trash").await.data().as_array().unwrap().len(), 1);
    app.wait(2 * DAY);
    vitae_server::sweep(&app.app).await.unwrap();
    assert_eq!(ada.get("/api/trash").await.data(), json!([]));
}
