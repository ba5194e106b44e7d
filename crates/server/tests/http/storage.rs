//! What is kept for an account is bounded over everything, and its owner sees how much it is.

use crate::jobs::{job, posted};
use crate::portfolio::{Form, PNG};
use crate::profiles::import;
use crate::support::TestApp;
use serde_json::json;
use vitae_testkit::linkedin_export::whole;
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
    assert!(sentence.starts_with("This needs 1 MB; 0.7 of 2 MB are free. Delete "), "{sentence}");
    assert_eq!(ada.post(&format!("/api/resume/{id}/duplicate"), json!({})).await.refusal().1, "account_full");
    ada.uploaded("small.pdf", &file_of(700_000)).await;
    bob.uploaded("cv.pdf", &file_of(1_000_000)).await;
    assert_eq!(ada.delete(&format!("/api/resume/{id}")).await.status, 200);
    assert_eq!(ada.upload("large.pdf", &file_of(1_000_000)).await.refusal().0, 403, "the trash counts too");
    assert_eq!(ada.delete(&format!("/api/trash/resume/{id}")).await.status, 200);
    ada.uploaded("large.pdf", &file_of(1_000_000)).await;
}

/// Ten bytes are left: whatever has to be stored anew takes more, and is refused before anything of it is.
#[tokio::test]
async fn what_would_not_fit_is_refused_whatever_it_is_while_deleting_and_shortening_go_on() {
    let app = TestApp::with(&[("VITAE_STORAGE_MB", "1"), ("VITAE_PLAN_LIMITS", "off")]).await;
    let (ada, bob) = (app.register("ada").await, app.register("bob").await);
    let id = ada.saved("cv.pdf", &file_of(500_000)).await;
    let letter = ada.post("/api/cover-letter/generate", json!({"jobDescription": "Barista in Bern"})).await.data();
    let text = letter["letter"].as_str().unwrap();
    let letter = format!("/api/cover-letters/{}", letter["id"].as_str().unwrap());
    let own_job = format!("/api/jobs/{}", posted(&ada, job("Barista")).await["_id"].as_str().unwrap());
    let posted = posted(&bob, job("Barista")).await;
    let application = format!("/api/applications/{}", posted["_id"].as_str().unwrap());
    let stored = async || {
        let storage = ada.get("/api/users/profile").await.data()["storage"].clone();
        let bytes = |name: &str| usize::try_from(storage[name].as_u64().unwrap()).unwrap();
        (bytes("usedBytes"), bytes("limitBytes"))
    };
    let (used, most) = stored().await;
    let full = ada.uploaded("rest.pdf", &file_of(most - used - 10)).await;
    assert_eq!(stored().await, (most - 10, most));

    let shown = ada.get(&format!("/api/resume/{id}")).await.data();
    let resume = json!({"resumeId": id, "name": "A", "email": "a@b.co"});
    let edit = json!({"resume": {"name": "A", "email": "a@b.co"}, "appearance": shown["appearance"], "templateId": null, "baseVersion": 1});
    let restore = format!("/api/resume/{id}/versions/1/restore");
    let draft = json!({"draft": {"name": "A name of some letters"}});
    for (what, answer) in [
        ("save", ada.post("/api/resume/save-parsed", resume).await),
        ("edit", ada.put(&format!("/api/resume/{id}"), edit).await),
        ("restore", ada.post(&restore, json!({"baseVersion": 1})).await),
        ("duplicate", ada.post(&format!("/api/resume/{id}/duplicate"), json!({})).await),
        ("draft", ada.put(&format!("/api/resume/{full}/draft"), draft).await),
        ("letter", ada.post("/api/cover-letter/generate", json!({"jobDescription": "Barista in Bern"})).await),
        ("longer letter", ada.put(&letter, json!({"letter": format!("{text} And I can dance.")})).await),
        ("job", ada.post("/api/jobs", job("Porter")).await),
        ("edit of a job", ada.put(&own_job, job("Porter")).await),
        ("application", ada.put(&application, json!({"status": "saved"})).await),
        ("upload", ada.upload("more.pdf", samples::RESUME_PDF).await),
        ("portfolio", Form::developer().image(PNG).create(&ada).await),
        ("import", import(&ada, "export.zip", &whole()).await),
    ] {
        assert_eq!(answer.refusal(), (403, "account_full".into()), "{what}");
    }
    assert_eq!(stored().await, (most - 10, most));
    let arriving = Form::developer().image(PNG).create(&ada).await.json();
    let expected = "This needs at least 0.1 MB; 0 of 1 MB are free. Delete ";
    assert!(arriving["error"].as_str().unwrap().starts_with(expected), "asked before it is stored: {arriving}");
    assert_eq!(ada.put(&letter, json!({"letter": "Hello"})).await.status, 200, "a shorter letter fits always");
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
    ada.delete(&format!("/api/trash/resume/{id}")).await;
    assert_eq!(storage(ada.get("/api/users/profile").await.data())["usedBytes"], json!(0));
}
