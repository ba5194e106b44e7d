use crate::support::TestApp;
use axum::http::Method;
use serde_json::json;
use vitae_testkit::samples;

#[tokio::test]
async fn anothers_resume_does_not_exist() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let eve = app.register("eve").await;
    let id = ada.saved("cv.pdf", samples::RESUME_PDF).await;
    let calls = [
        (Method::GET, format!("/api/resume/{id}")),
        (Method::GET, format!("/api/resume/{id}/score")),
        (Method::GET, format!("/api/resume/{id}/file")),
        (Method::GET, format!("/api/resume/{id}/download")),
        (Method::GET, format!("/api/resume/{id}/render?template=template1&format=pdf")),
        (Method::POST, format!("/api/resume/{id}/parse")),
        (Method::GET, format!("/api/resume/{id}/draft")),
        (Method::DELETE, format!("/api/resume/{id}/draft")),
        (Method::DELETE, format!("/api/resume/{id}")),
    ];
    for (method, path) in calls {
        let hers = eve.call(method.clone(), &path).await;
        assert_eq!(hers.refusal(), (404, "not_found".into()), "{method} {path}");
        let nobody = path.replace(&id, "019cf000-0000-7000-8000-000000000000");
        assert_eq!(eve.call(method.clone(), &nobody).await.bytes, hers.bytes, "absent and foreign look alike");
        let no_id = path.replace(&id, "no-id");
        assert_eq!(eve.call(method, &no_id).await.refusal().0, 404);
    }
    let written = eve.put(&format!("/api/resume/{id}/draft"), json!({"draft": {"name": "Eve"}})).await;
    assert_eq!(written.refusal(), (404, "not_found".into()));
    let stolen = eve.post("/api/resume/save-parsed", json!({"resumeId": id, "name": "Eve", "email": "e@b.co"})).await;
    assert_eq!(stolen.refusal(), (404, "not_found".into()));
    assert_eq!(ada.get("/api/resume/history").await.data().as_array().unwrap().len(), 1);
    assert_eq!(eve.get("/api/resume/history").await.data(), json!([]));
}
