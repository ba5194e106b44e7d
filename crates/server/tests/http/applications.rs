//! Jobs that a user keeps, and how far they have come.

use crate::jobs::{job, posted};
use crate::support::TestApp;
use axum::http::StatusCode;
use serde_json::json;
use std::time::Duration;

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

#[tokio::test]
async fn a_job_is_kept_through_every_status_and_after_it_is_gone() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let bob = app.register("bob").await;
    let id = posted(&bob, job("Nurse")).await["_id"].as_str().unwrap().to_owned();
    let path = format!("/api/applications/{id}");
    let saved = ada.put(&path, json!({"status": "saved", "notes": " Ask Grace "})).await.data();
    assert_eq!(
        (saved["status"].clone(), saved["notes"].clone(), saved["isOpen"].clone()),
        (json!("saved"), json!("Ask Grace"), json!(true))
    );
    assert_eq!(saved["jobTitle"], "Nurse");
    app.wait(DAY);
    ada.put(&path, json!({"status": "applied"})).await.data();
    let interviewing = ada.put(&path, json!({"status": "interviewing", "on": "2026-03-20"})).await.data();
    assert_eq!(
        interviewing["days"],
        json!({"saved": "2026-03-01", "applied": "2026-03-02", "interviewing": "2026-03-20"})
    );
    assert_eq!(ada.get("/api/jobs").await.data()["jobs"][0]["application"], json!({"status": "interviewing"}));
    assert_eq!(bob.get("/api/jobs").await.data()["jobs"][0]["application"], json!(null));

    bob.delete(&format!("/api/jobs/{id}")).await.data();
    let kept = ada.put(&path, json!({"notes": "Gone"})).await.data();
    assert_eq!(
        (kept["isOpen"].clone(), kept["status"].clone(), kept["jobTitle"].clone()),
        (json!(false), json!("interviewing"), json!("Nurse"))
    );
    assert_eq!(ada.get("/api/applications").await.data().as_array().unwrap().len(), 1);
    assert_eq!(bob.get("/api/applications").await.data(), json!([]));
    assert_eq!(bob.delete(&path).await.status, StatusCode::NOT_FOUND, "somebody else's");
    assert_eq!(ada.delete(&path).await.data(), json!({"deleted": true}));
    assert_eq!(ada.get("/api/applications").await.data(), json!([]));
}

#[tokio::test]
async fn what_was_removed_comes_back_in_one_call() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let path = format!("/api/applications/{}", posted(&ada, job("Nurse")).await["_id"].as_str().unwrap());
    ada.put(&path, json!({"status": "saved"})).await.data();
    app.wait(DAY);
    let before = ada.put(&path, json!({"status": "applied", "notes": "Sent by post"})).await.data();
    ada.delete(&path).await.data();
    app.wait(DAY);
    let (status, days, notes) = (&before["status"], &before["days"], &before["notes"]);
    let after = ada.put(&path, json!({"status": status, "days": days, "notes": notes})).await.data();
    assert_eq!((&after["status"], &after["days"], &after["notes"]), (status, days, notes));
    assert_eq!(after["days"], json!({"saved": "2026-03-01", "applied": "2026-03-02"}));
}

#[tokio::test]
async fn what_cannot_be_kept() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let id = posted(&ada, job("Nurse")).await["_id"].as_str().unwrap().to_owned();
    for (body, field) in [
        (json!({"status": "hired"}), "status"),
        (json!({"on": "tomorrow"}), "on"),
        (json!({"on": "2026-02-30"}), "on"),
        (json!({"days": {"saved": "2026-02-30"}}), "days"),
        (json!({"notes": "x".repeat(5_001)}), "notes"),
    ] {
        let answer = ada.put(&format!("/api/applications/{id}"), body).await;
        assert_eq!(answer.refusal(), (422, "validation_failed".into()), "{field}");
        assert_eq!(answer.json()["fields"][0]["path"], field);
    }
    let missing = ada.put("/api/applications/019ca6b1-dc00-72af-b914-cd91b70e25cd", json!({"status": "saved"})).await;
    assert_eq!(missing.status, StatusCode::NOT_FOUND);
    assert_eq!(ada.get("/api/applications").await.data(), json!([]), "nothing was kept");
}
