use crate::support::TestApp;
use axum::http::StatusCode;
use std::time::Duration;
use vitae_testkit::samples;

#[tokio::test]
async fn dsh_22_28_a_signed_address_gives_the_file_without_a_session() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let id = ada.saved("Ada’s CV.pdf", samples::RESUME_PDF).await;
    let download = ada.get(&format!("/api/resume/{id}/download")).await.data();
    assert_eq!(download["originalName"], "Ada’s CV.pdf");
    let url = download["url"].as_str().unwrap();
    let file = app.get(url).await;
    assert_eq!(file.status, StatusCode::OK);
    assert_eq!(&file.bytes[..], samples::RESUME_PDF);
    assert_eq!(file.header("content-disposition"), "attachment; filename*=UTF-8''Ada%E2%80%99s%20CV.pdf");
    assert_eq!(file.header("cache-control"), "no-store");
    assert_eq!(file.header("referrer-policy"), "no-referrer");
}

#[tokio::test]
async fn a_signed_address_ends_and_cannot_be_bent() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let first = ada.saved("one.pdf", samples::RESUME_PDF).await;
    let second = ada.saved("two.pdf", samples::RESUME_PDF).await;
    let url = ada.get(&format!("/api/resume/{first}/download")).await.data()["url"].as_str().unwrap().to_owned();
    let bent =
        [url.replace(&first, &second), url.replace("attachment", "inline"), url.replace("expires=1", "expires=2")];
    for address in bent {
        assert_eq!(app.get(&address).await.refusal(), (403, "forbidden".into()), "{address}");
    }
    app.wait(Duration::from_secs(5 * 60));
    let late = app.get(&url).await;
    assert_eq!(late.refusal(), (403, "forbidden".into()));
    assert!(late.json()["error"].as_str().unwrap().contains("expired"));
}
