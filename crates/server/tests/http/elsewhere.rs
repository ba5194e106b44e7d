//! The main story with its rows in a real PostgreSQL; every other test runs on SQLite.

use crate::support::TestApp;
use serde_json::json;
use vitae_testkit::{postgres, samples};

#[tokio::test]
async fn the_main_path_runs_on_postgresql() {
    let database = postgres::fresh_database();
    let settings =
        [("VITAE_DATABASE_URL", database.as_str()), ("VITAE_SECRET_KEY", "0123456789abcdef0123456789abcdef")];
    let app = TestApp::with(&settings).await;
    let ada = app.register("ada").await;
    let id = ada.saved("cv.pdf", samples::RESUME_PDF).await;
    let history = ada.get("/api/resume/history").await.data();
    assert_eq!(history[0]["id"], json!(id));
    let parsed = ada.get(&format!("/api/resume/{id}")).await.data()["parsed"].clone();
    assert_eq!(parsed["name"], samples::resume().name);
    let pdf = ada.get(&format!("/api/resume/{id}/render?template=template1&format=pdf&download=true")).await;
    assert!(pdf.bytes.starts_with(b"%PDF-"));
    vitae_server::sweep(&app.app).await.unwrap();
    ada.delete(&format!("/api/resume/{id}")).await.data();
    assert_eq!(ada.get("/api/resume/history").await.data(), json!([]));
    app.app.store.close().await;
}
