use crate::support::TestApp;
use axum::http::StatusCode;
use futures::StreamExt;
use serde_json::json;
use uuid::Uuid;
use vitae_model::limits::MAX_UNCONFIRMED_BYTES;
use vitae_store::{NewUpload, UnconfirmedLimit};
use vitae_testkit::samples;

#[tokio::test]
async fn pri_17_a_free_account_keeps_three_resumes() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    for name in ["one.pdf", "two.pdf", "three.pdf"] {
        ada.saved(name, samples::RESUME_PDF).await;
    }
    let fourth = ada.upload("four.pdf", samples::RESUME_PDF).await;
    assert_eq!(fourth.refusal(), (403, "plan_limit".into()));
    let message = fourth.json()["error"].as_str().unwrap().to_owned();
    assert!(message.contains("3 resumes") && message.contains("Delete one"), "{message}");
    let history = ada.get("/api/resume/history").await.data();
    assert_eq!(history.as_array().unwrap().len(), 3, "nothing is deleted");
    let first = history[0]["id"].as_str().unwrap();
    ada.delete(&format!("/api/resume/{first}")).await.data();
    assert_eq!(ada.upload("four.pdf", samples::RESUME_PDF).await.status, StatusCode::CREATED);
}

#[tokio::test]
async fn pri_17_the_limit_holds_inside_the_save_too() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let mut ids = Vec::new();
    for name in ["one.pdf", "two.pdf", "three.pdf", "four.pdf"] {
        ids.push(ada.uploaded(name, samples::RESUME_PDF).await);
    }
    let body = |id: &str| json!({"resumeId": id, "name": "A", "email": "a@b.co"});
    for id in &ids[..3] {
        ada.post("/api/resume/save-parsed", body(id)).await.data();
    }
    assert_eq!(ada.post("/api/resume/save-parsed", body(&ids[3])).await.refusal(), (403, "plan_limit".into()));
    assert_eq!(
        ada.post("/api/resume/save-parsed", body(&ids[0])).await.status,
        StatusCode::OK,
        "saving the same one again is free"
    );
    assert_eq!(ada.get("/api/resume/pending").await.data()["id"], json!(ids[3]), "nothing is deleted");
}

#[tokio::test]
async fn pri_18_plan_limits_can_be_switched_off_and_do_not_bind_pro() {
    let off = TestApp::with(&[("VITAE_PLAN_LIMITS", "off")]).await;
    let ada = off.register("ada").await;
    for name in ["1.pdf", "2.pdf", "3.pdf", "4.pdf"] {
        ada.saved(name, samples::RESUME_PDF).await;
    }
    let app = TestApp::new().await;
    let bob = app.register("bob").await;
    let now = vitae_store::Timestamp::from_millis(1_772_323_200_000);
    assert!(app.app.store.users().set_plan("BOB@example.org", vitae_store::Plan::Pro, None, now).await.unwrap());
    for name in ["1.pdf", "2.pdf", "3.pdf", "4.pdf"] {
        bob.saved(name, samples::RESUME_PDF).await;
    }
    assert_eq!(
        bob.get("/api/users/profile").await.data()["subscription"],
        json!({"status": "Pro Plan", "plan": "pro"})
    );
}

#[tokio::test]
async fn uploads_that_wait_for_their_review_are_bounded_for_each_account() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let bob = app.register("bob").await;
    let waiting = Uuid::from_u128(7);
    let upload = NewUpload {
        id: waiting,
        name: "large",
        original_name: "large.pdf",
        mime: "application/pdf",
        size: MAX_UNCONFIRMED_BYTES as i64 - samples::RESUME_PDF.len() as i64,
        blob_key: "resumes/large",
        sha256: [0; 32],
        now: app.now(),
        limit: UnconfirmedLimit { bytes: i64::MAX, uploads: i64::MAX },
    };
    app.app.store.resumes(ada.id().await).add_upload(upload).await.unwrap();
    ada.uploaded("to-the-byte.pdf", samples::RESUME_PDF).await;
    let over = ada.upload("over.pdf", samples::RESUME_PDF).await;
    assert_eq!(over.refusal(), (403, "upload_limit".into()));
    let message = over.json()["error"].as_str().unwrap().to_owned();
    assert!(message.contains("Review or discard them"), "{message}");
    let blobs = app.app.files.list().count().await;
    assert_eq!(blobs, 1, "a refused file leaves nothing in the file store");
    bob.uploaded("another.pdf", samples::RESUME_PDF).await;
    ada.delete(&format!("/api/resume/{waiting}")).await.data();
    ada.uploaded("again.pdf", samples::RESUME_PDF).await;
}
