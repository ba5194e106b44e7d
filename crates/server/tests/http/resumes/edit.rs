use crate::support::{TestApp, User};
use axum::http::Method;
use serde_json::{Value, json};
use std::time::Duration;
use vitae_testkit::samples;

/// The body of a save that changes the summary of what is stored.
pub async fn edited(user: &User<'_>, id: &str, summary: &str) -> Value {
    let shown = user.get(&format!("/api/resume/{id}")).await.data();
    let mut resume = shown["parsed"].clone();
    resume["summary"] = json!(summary);
    json!({
        "resume": resume,
        "appearance": shown["appearance"],
        "templateId": shown["templateId"],
        "baseVersion": shown["version"],
    })
}

async fn numbers(user: &User<'_>, id: &str) -> Vec<i64> {
    let list = user.get(&format!("/api/resume/{id}/versions")).await.data();
    list.as_array().unwrap().iter().map(|version| version["number"].as_i64().unwrap()).collect()
}

#[tokio::test]
async fn a_resume_shows_its_title_design_appearance_and_version() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let id = ada.saved("My CV.pdf", samples::RESUME_PDF).await;
    let shown = ada.get(&format!("/api/resume/{id}")).await.data();
    let title = json!("Marta Kowalczyk-Reyes – Senior Logistics Engineer");
    assert_eq!((&shown["title"], &shown["templateId"], &shown["version"]), (&title, &json!(null), &json!(1)));
    assert_eq!((&shown["appearance"]["spacing"], &shown["appearance"]["sections"]), (&json!("normal"), &json!([])));
}

#[tokio::test]
async fn a_save_is_a_new_version_with_a_score() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let id = ada.saved("cv.pdf", samples::RESUME_PDF).await;
    ada.put(&format!("/api/resume/{id}/draft"), json!({"draft": {"summary": "typed"}})).await.data();
    let mut body = edited(&ada, &id, "Builds kilns.").await;
    body["appearance"] = json!({"accent": "#123456", "spacing": "airy"});
    body["templateId"] = json!("template2");
    app.wait(Duration::from_secs(60));
    let saved = ada.put(&format!("/api/resume/{id}"), body.clone()).await.data();
    assert_eq!((&saved["version"], &saved["savedAt"]), (&json!(2), &json!("2026-03-01T00:01:00.000Z")));
    let shown = ada.get(&format!("/api/resume/{id}")).await.data();
    assert_eq!((&shown["parsed"]["summary"], &shown["version"]), (&json!("Builds kilns."), &json!(2)));
    assert_eq!((&shown["templateId"], &shown["appearance"]["accent"]), (&json!("template2"), &json!("#123456")));
    assert_eq!((&shown["record"]["atsScore"], &shown["record"]["scoreStatus"]), (&saved["atsScore"], &json!("ready")));
    assert!(saved["atsScore"].is_i64(), "{saved}");
    assert_eq!(ada.get(&format!("/api/resume/{id}/draft")).await.data()["draft"], json!(null), "it is saved now");
    app.wait(Duration::from_secs(60));
    let again = ada.put(&format!("/api/resume/{id}"), body).await.data();
    assert_eq!(again, saved, "the same again stores nothing, although the base is an older one");
}

#[tokio::test]
async fn a_save_that_goes_on_from_another_version_is_a_conflict() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let id = ada.saved("cv.pdf", samples::RESUME_PDF).await;
    let (first, second) = (edited(&ada, &id, "First tab").await, edited(&ada, &id, "Second tab").await);
    ada.put(&format!("/api/resume/{id}"), first).await.data();
    let refused = ada.put(&format!("/api/resume/{id}"), second).await;
    assert_eq!(refused.refusal(), (409, "version_conflict".into()));
    let sentence = refused.json()["error"].as_str().unwrap().to_owned();
    assert!(sentence.contains("another tab or on another device"), "{sentence}");
    let shown = ada.get(&format!("/api/resume/{id}")).await.data();
    assert_eq!((&shown["parsed"]["summary"], &shown["version"]), (&json!("First tab"), &json!(2)));
}

#[tokio::test]
async fn autosaves_within_two_minutes_leave_one_version_unless_kept() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let id = ada.saved("cv.pdf", samples::RESUME_PDF).await;
    for (seconds, keep, kept) in [
        (0, false, vec![2, 1]),
        (120, false, vec![3, 1]),
        (121, false, vec![4, 3, 1]),
        (10, true, vec![5, 4, 3, 1]),
        (10, false, vec![6, 5, 4, 3, 1]),
    ] {
        app.wait(Duration::from_secs(seconds));
        let mut body = edited(&ada, &id, &format!("After {seconds} seconds, {kept:?}")).await;
        body["keep"] = json!(keep);
        ada.put(&format!("/api/resume/{id}"), body).await.data();
        assert_eq!(numbers(&ada, &id).await, kept);
    }
}

#[tokio::test]
async fn only_fifty_versions_are_kept() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let id = ada.saved("cv.pdf", samples::RESUME_PDF).await;
    for number in 0..51 {
        let mut body = edited(&ada, &id, &format!("Save {number}")).await;
        body["keep"] = json!(true);
        ada.put(&format!("/api/resume/{id}"), body).await.data();
    }
    assert_eq!(numbers(&ada, &id).await, (3..=52).rev().collect::<Vec<_>>());
}

#[tokio::test]
async fn what_a_save_refuses() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let id = ada.saved("cv.pdf", samples::RESUME_PDF).await;
    let good = edited(&ada, &id, "Builds kilns.").await;
    for (pointer, value, status, field) in [
        ("/resume/name", json!(" "), 422, "name"),
        ("/resume/education", json!([{"graduationYear": "soon"}]), 422, "education[0].graduationYear"),
        ("/appearance/accent", json!("red"), 422, "appearance.accent"),
        ("/appearance/spacing", json!("huge"), 422, "appearance.spacing"),
        ("/templateId", json!("template99"), 422, "templateId"),
        ("/baseVersion", json!("1"), 422, "baseVersion"),
    ] {
        let mut body = good.clone();
        let (parent, key) = pointer.rsplit_once('/').unwrap();
        body.pointer_mut(parent).unwrap()[key] = value;
        let refused = ada.put(&format!("/api/resume/{id}"), body).await;
        assert_eq!(refused.status.as_u16(), status, "{pointer}: {}", refused.json());
        assert_eq!(refused.json()["fields"][0]["path"], field, "{}", refused.json());
    }
    for missing in ["resume", "appearance", "baseVersion"] {
        let mut body = good.clone();
        body.as_object_mut().unwrap().remove(missing);
        let refused = ada.put(&format!("/api/resume/{id}"), body).await;
        assert_eq!(refused.json()["fields"][0]["path"], missing, "{}", refused.json());
    }
    assert_eq!(numbers(&ada, &id).await, [1], "nothing is stored");
    let unconfirmed = ada.uploaded("other.pdf", samples::RESUME_PDF).await;
    let refused = ada.put(&format!("/api/resume/{unconfirmed}"), good).await;
    assert_eq!(refused.refusal(), (404, "not_found".into()), "the review comes first");
}

#[tokio::test]
async fn a_title_is_given_and_shown_everywhere() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let id = ada.saved("cv.pdf", samples::RESUME_PDF).await;
    let record = ada.patch(&format!("/api/resume/{id}"), json!({"title": "  For Kiln Ltd  "})).await.data();
    assert_eq!((&record["name"], &record["originalName"]), (&json!("For Kiln Ltd"), &json!("cv.pdf")));
    assert_eq!(ada.get("/api/resume/history").await.data()[0], record);
    ada.put(&format!("/api/resume/{id}"), edited(&ada, &id, "New").await).await.data();
    assert_eq!(ada.get(&format!("/api/resume/{id}")).await.data()["title"], "For Kiln Ltd");
    for (body, path) in
        [(json!({"title": "  "}), "title"), (json!({"title": "x".repeat(121)}), "title"), (json!({}), "title")]
    {
        let refused = ada.patch(&format!("/api/resume/{id}"), body).await;
        assert_eq!(refused.refusal(), (422, "validation_failed".into()));
        assert_eq!(refused.json()["fields"][0]["path"], path);
    }
}

#[tokio::test]
async fn saves_and_titles_are_limited_for_each_account() {
    let app = TestApp::with(&[("VITAE_SAVES_PER_HOUR", "3")]).await;
    let ada = app.register("ada").await;
    let id = ada.saved("cv.pdf", samples::RESUME_PDF).await;
    let body = edited(&ada, &id, "New").await;
    ada.put(&format!("/api/resume/{id}"), body.clone()).await.data();
    ada.patch(&format!("/api/resume/{id}"), json!({"title": "A"})).await.data();
    let restore = format!("/api/resume/{id}/versions/1/restore");
    for refused in [
        ada.put(&format!("/api/resume/{id}"), body).await,
        ada.patch(&format!("/api/resume/{id}"), json!({"title": "B"})).await,
        ada.post(&restore, json!({"baseVersion": 2})).await,
    ] {
        assert_eq!(refused.refusal(), (429, "rate_limited".into()));
        assert!(!refused.header("retry-after").is_empty());
    }
}

#[tokio::test]
async fn strangers_and_those_without_a_session_edit_nothing() {
    let app = TestApp::new().await;
    let (ada, eve) = (app.register("ada").await, app.register("eve").await);
    let id = ada.saved("cv.pdf", samples::RESUME_PDF).await;
    let save = edited(&ada, &id, "Eve was here").await;
    let unsaved = json!({"resume": {}, "appearance": {}, "templateId": null, "format": "png"});
    let calls = [
        (Method::PUT, format!("/api/resume/{id}"), save),
        (Method::PATCH, format!("/api/resume/{id}"), json!({"title": "Eve's"})),
        (Method::POST, format!("/api/resume/{id}/duplicate"), json!({})),
        (Method::GET, format!("/api/resume/{id}/versions"), json!({})),
        (Method::GET, format!("/api/resume/{id}/versions/1"), json!({})),
        (Method::POST, format!("/api/resume/{id}/versions/1/restore"), json!({"baseVersion": 1})),
        (Method::POST, format!("/api/resume/{id}/preview"), unsaved),
        (Method::POST, format!("/api/resume/{id}/score-preview"), json!({"resume": {}})),
    ];
    for (method, path, body) in calls {
        let hers = match method {
            Method::PUT => eve.put(&path, body.clone()).await,
            Method::PATCH => eve.patch(&path, body.clone()).await,
            Method::GET => eve.get(&path).await,
            _ => eve.post(&path, body.clone()).await,
        };
        assert_eq!(hers.refusal(), (404, "not_found".into()), "{method} {path}");
        let nobodys = app.send_json(method.clone(), &path, body).await;
        assert_eq!(nobodys.refusal(), (401, "unauthorized".into()), "{method} {path}");
    }
    assert_eq!(numbers(&ada, &id).await, [1]);
    assert_eq!(
        ada.get(&format!("/api/resume/{id}")).await.data()["title"],
        vitae_model::resume_name(&samples::resume(), "cv.pdf")
    );
}
