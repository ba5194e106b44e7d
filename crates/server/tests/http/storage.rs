//! What is kept for an account is bounded over everything, and its owner sees how much it is.

use crate::jobs::{job, posted};
use crate::support::TestApp;
use serde_json::json;
use vitae_testkit::samples;

fn file_of(bytes: usize) -> Vec<u8> {
    let mut file = samples::RESUME_PDF.to_vec();
    file.resize(bytes, b'\n');
    file
}

#[tokio::test]
async fn an_account_keeps_no_more_than_its_storage_and_can_make_room() {
    let app = TestApp::with(&[("VITAE_STORAGE_MB", "2"), ("VITAE_PLAN_LIMITS", "off")]).await;
    let (ada, bob) = (app.register("ada").await, app.register("bob").await);
    let id = ada.saved("cv.pdf", &file_of(1_200_000)).await;
    let refused = ada.upload("large.pdf", &file_of(1_000_000)).await;
    assert_eq!(refused.refusal(), (403, "account_full".into()));
    let sentence = refused.json()["error"].as_str().unwrap().to_owned();
    assert!(sentence.starts_with("Your storage is full: 2 of 2 MB are used. Delete "), "{sentence}");
    assert_eq!(ada.post(&format!("/api/resume/{id}/duplicate"), json!({})).await.refusal().1, "account_full");
    ada.uploaded("small.pdf", &file_of(700_000)).await;
    bob.uploaded("cv.pdf", &file_of(1_000_000)).await;
    assert_eq!(ada.delete(&format!("/api/resume/{id}")).await.status, 200);
    ada.uploaded("large.pdf", &file_of(1_000_000)).await;
}

#[tokio::test]
async fn every_way_to_keep_something_stops_when_the_storage_is_full() {
    let app = TestApp::with(&[("VITAE_STORAGE_MB", "1"), ("VITAE_PLAN_LIMITS", "off")]).await;
    let ada = app.register("ada").await;
    let id = ada.saved("cv.pdf", &file_of(500_000)).await;
    let letter = ada.post("/api/cover-letter/generate", json!({"jobDescription": "Barista in Bern"})).await.data();
    let letter = format!("/api/cover-letters/{}", letter["id"].as_str().unwrap());
    // It fitted while it was read; what was read of it no longer does.
    let big = ada.uploaded("big.pdf", &file_of(470_000)).await;
    while ada.put(&letter, json!({"title": "A", "letter": "x".repeat(9_000)})).await.status == 200 {
        ada.post("/api/cover-letter/generate", json!({"jobDescription": "Barista ".repeat(1_000)})).await;
    }
    let resume = json!({"resumeId": id, "name": "A", "email": "a@b.co"});
    let posted = posted(&app.register("bob").await, job("Barista")).await;
    let application = format!("/api/applications/{}", posted["_id"].as_str().unwrap());
    for (what, answer) in [
        ("save", ada.post("/api/resume/save-parsed", resume.clone()).await),
        ("draft", ada.put(&format!("/api/resume/{big}/draft"), json!({"version": 0, "draft": {}})).await),
        ("letter", ada.post("/api/cover-letter/generate", json!({"jobDescription": "Barista in Bern"})).await),
        ("edit of a letter", ada.put(&letter, json!({"title": "A", "letter": "x"})).await),
        ("job", ada.post("/api/jobs", job("Barista")).await),
        ("application", ada.put(&application, json!({"status": "saved"})).await),
        ("upload", ada.upload("more.pdf", samples::RESUME_PDF).await),
    ] {
        assert_eq!(answer.refusal(), (403, "account_full".into()), "{what}");
    }
    let used = ada.get("/api/users/profile").await.data()["storage"]["usedBytes"].as_u64().unwrap();
    assert!((900_000..1_100_000).contains(&used), "{used}");
    assert_eq!(ada.delete(&letter).await.status, 200, "deleting always works");
    assert_eq!(ada.post("/api/auth/logout", json!({})).await.status, 200);
}

#[tokio::test]
async fn the_owner_sees_what_is_kept() {
    let app = TestApp::with(&[("VITAE_STORAGE_MB", "300")]).await;
    let ada = app.register("ada").await;
    let storage = |data: serde_json::Value| data["storage"].clone();
    assert_eq!(storage(ada.get("/api/users/profile").await.data()), json!({"usedBytes": 0, "limitBytes": 300_000_000}));
    let id = ada.saved("cv.pdf", &file_of(100_000)).await;
    let used = storage(ada.get("/api/users/profile").await.data())["usedBytes"].as_u64().unwrap();
    assert!(used > 101_000, "the file, what was read of it, and a version: {used}");
    ada.delete(&format!("/api/resume/{id}")).await;
    assert_eq!(storage(ada.get("/api/users/profile").await.data())["usedBytes"], json!(0));
}
