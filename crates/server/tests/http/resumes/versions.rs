use super::edit::edited;
use crate::support::TestApp;
use serde_json::json;
use std::time::Duration;
use vitae_testkit::samples;

#[tokio::test]
async fn a_restored_version_is_a_new_one_and_the_present_one_stays() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let id = ada.saved("cv.pdf", samples::RESUME_PDF).await;
    let before = ada.get(&format!("/api/resume/{id}")).await.data();
    app.wait(Duration::from_secs(60));
    let mut body = edited(&ada, &id, "Replaced").await;
    body["templateId"] = json!("template12");
    ada.put(&format!("/api/resume/{id}"), body).await.data();
    let list = ada.get(&format!("/api/resume/{id}/versions")).await.data();
    assert_eq!((&list[0]["number"], &list[0]["current"]), (&json!(2), &json!(true)));
    assert_eq!((&list[1]["number"], &list[1]["current"]), (&json!(1), &json!(false)));
    assert_eq!(list[1]["savedAt"], "2026-03-01T00:00:00.000Z");
    assert_eq!(list[1]["atsScore"], before["record"]["atsScore"]);
    let old = ada.get(&format!("/api/resume/{id}/versions/1")).await.data();
    assert_eq!((&old["number"], &old["savedAt"]), (&json!(1), &list[1]["savedAt"]));
    assert_eq!((&old["resume"], &old["templateId"]), (&before["parsed"], &json!(null)));
    assert_eq!(old["appearance"], before["appearance"]);

    let restore = format!("/api/resume/{id}/versions/1/restore");
    let stale = ada.post(&restore, json!({"baseVersion": 1})).await;
    assert_eq!(stale.refusal(), (409, "version_conflict".into()));
    let restored = ada.post(&restore, json!({"baseVersion": 2})).await.data();
    assert_eq!((&restored["version"], &restored["atsScore"]), (&json!(3), &before["record"]["atsScore"]));
    assert_eq!(restored["savedAt"], "2026-03-01T00:01:00.000Z");
    let shown = ada.get(&format!("/api/resume/{id}")).await.data();
    assert_eq!((&shown["parsed"], &shown["templateId"]), (&before["parsed"], &json!(null)));
    let replaced = ada.get(&format!("/api/resume/{id}/versions/2")).await.data();
    assert_eq!((&replaced["resume"]["summary"], &replaced["templateId"]), (&json!("Replaced"), &json!("template12")));
}

#[tokio::test]
async fn a_version_that_is_not_there() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let id = ada.saved("cv.pdf", samples::RESUME_PDF).await;
    for number in ["0", "2", "-1", "one", "99999999999999999999"] {
        let path = format!("/api/resume/{id}/versions/{number}");
        assert_eq!(ada.get(&path).await.refusal(), (404, "not_found".into()), "{number}");
        let restored = ada.post(&format!("{path}/restore"), json!({"baseVersion": 1})).await;
        assert_eq!(restored.refusal(), (404, "not_found".into()), "{number}");
    }
    let refused = ada.post(&format!("/api/resume/{id}/versions/1/restore"), json!({})).await;
    assert_eq!(refused.json()["fields"][0]["path"], "baseVersion");
    let unconfirmed = ada.uploaded("other.pdf", samples::RESUME_PDF).await;
    assert_eq!(ada.get(&format!("/api/resume/{unconfirmed}/versions")).await.refusal().0, 404);
}

#[tokio::test]
async fn versions_go_with_their_resume() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let id = ada.saved("cv.pdf", samples::RESUME_PDF).await;
    ada.delete(&format!("/api/resume/{id}")).await.data();
    for path in ["versions", "versions/1"] {
        assert_eq!(ada.get(&format!("/api/resume/{id}/{path}")).await.refusal(), (404, "not_found".into()));
    }
    let resumes = app.app.store.resumes(ada.id().await);
    assert_eq!(resumes.versions(id.parse().unwrap()).await.unwrap(), []);
}
