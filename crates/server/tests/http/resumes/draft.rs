use crate::support::{TestApp, User};
use serde_json::{Value, json};
use std::time::Duration;
use vitae_testkit::samples;

async fn draft_of(user: &User<'_>, id: &str) -> Value {
    user.get(&format!("/api/resume/{id}/draft")).await.data()["draft"].clone()
}

#[tokio::test]
async fn a_review_goes_on_where_it_was_left() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let id = ada.uploaded("cv.pdf", samples::RESUME_PDF).await;
    let address = format!("/api/resume/{id}/draft");
    assert_eq!(ada.get(&address).await.data(), json!({"draft": null, "savedAt": null}));
    let typed = json!({"form": {"name": "Ada K"}, "checked": ["email"], "ignored": [3]});
    let kept = ada.put(&address, json!({"draft": typed})).await.data();
    assert_eq!(kept, json!({"savedAt": "2026-03-01T00:00:00.000Z"}));
    assert_eq!(draft_of(&ada, &id).await, typed);
    ada.delete(&address).await.data();
    assert_eq!(draft_of(&ada, &id).await, Value::Null);
}

#[tokio::test]
async fn saving_ends_the_draft_of_an_upload_and_of_a_saved_resume() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let id = ada.uploaded("cv.pdf", samples::RESUME_PDF).await;
    for name in ["Ada", "Ada King"] {
        ada.put(&format!("/api/resume/{id}/draft"), json!({"draft": {"form": {"name": name}}})).await.data();
        ada.post("/api/resume/save-parsed", json!({"resumeId": id, "name": name, "email": "a@b.co"})).await.data();
        assert_eq!(draft_of(&ada, &id).await, Value::Null, "{name}");
    }
    assert_eq!(ada.get(&format!("/api/resume/{id}")).await.data()["parsed"]["name"], "Ada King");
}

#[tokio::test]
async fn a_draft_is_an_object_of_bounded_size_and_number() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let id = ada.uploaded("cv.pdf", samples::RESUME_PDF).await;
    let address = format!("/api/resume/{id}/draft");
    for wrong in [json!({}), json!({"draft": null}), json!({"draft": [1]}), json!({"draft": "text"})] {
        assert_eq!(ada.put(&address, wrong.clone()).await.refusal().0, 422, "{wrong}");
    }
    let long = json!({"draft": {"form": "x".repeat(512 * 1024)}});
    assert_eq!(ada.put(&address, long).await.refusal(), (413, "too_large".into()));
    let mut kept = 0;
    let refused = loop {
        let answer = ada.put(&address, json!({"draft": {}})).await;
        match answer.status.as_u16() {
            200 => kept += 1,
            _ => break answer,
        }
    };
    assert_eq!((kept, refused.refusal()), (120, (429, "rate_limited".into())));
    app.wait(Duration::from_secs(60));
    ada.put(&address, json!({"draft": {}})).await.data();
}
