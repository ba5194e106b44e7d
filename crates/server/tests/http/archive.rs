//! An account as one file: made on one server, taken back by another.

use crate::jobs::{job, posted};
use crate::portfolio::{Form, PNG};
use crate::support::{Answer, TestApp, User};
use axum::body::Body;
use axum::http::{Request, header};
use serde_json::{Value, json};
use std::io::{Cursor, Read, Write};
use vitae_testkit::samples;
use zip::ZipArchive;
use zip::write::{SimpleFileOptions, ZipWriter};

async fn import(user: &User<'_>, archive: &[u8]) -> Answer {
    let head = "--edge\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.zip\"\r\nContent-Type: application/zip\r\n\r\n";
    let body = [head.as_bytes(), archive, b"\r\n--edge--\r\n"].concat();
    let request = Request::post("/api/account/import")
        .header(header::AUTHORIZATION, format!("Bearer {}", user.token))
        .header(header::CONTENT_TYPE, "multipart/form-data; boundary=edge");
    user.app.send(request.body(Body::from(body)).unwrap()).await
}

fn read(archive: &[u8], name: &str) -> Vec<u8> {
    let mut zip = ZipArchive::new(Cursor::new(archive)).unwrap();
    let mut bytes = Vec::new();
    zip.by_name(name).unwrap_or_else(|error| panic!("{name}: {error}")).read_to_end(&mut bytes).unwrap();
    bytes
}

fn index(archive: &[u8]) -> Value {
    serde_json::from_slice(&read(archive, "account.json")).unwrap()
}

/// The archive with one of its files changed.
fn changed(archive: &[u8], name: &str, change: impl Fn(Vec<u8>) -> Vec<u8>) -> Vec<u8> {
    let names: Vec<String> = ZipArchive::new(Cursor::new(archive)).unwrap().file_names().map(str::to_owned).collect();
    let mut out = ZipWriter::new(Cursor::new(Vec::new()));
    for one in names {
        let bytes = read(archive, &one);
        out.start_file(&one, SimpleFileOptions::default()).unwrap();
        out.write_all(&if one == name { change(bytes) } else { bytes }).unwrap();
    }
    out.finish().unwrap().into_inner()
}

/// An account with one of everything: a resume of three versions, a letter, an application, a portfolio with a picture.
async fn full_account(app: &TestApp) -> User<'_> {
    let ada = app.register("ada").await;
    let id = ada.saved("Ada's résumé.pdf", samples::RESUME_PDF).await;
    let path = format!("/api/resume/{id}");
    for (base, summary) in [(1, "Builds kilns."), (2, "Builds kilns and ships.")] {
        let mut resume = ada.get(&path).await.data()["parsed"].clone();
        resume["summary"] = json!(summary);
        let body = json!({"resume": resume, "appearance": {"accent": "#123456"}, "templateId": "template2", "baseVersion": base, "keep": true});
        ada.put(&path, body).await.data();
    }
    ada.patch(&path, json!({"title": "For harbours"})).await.data();
    ada.post(
        "/api/cover-letter/generate",
        json!({"jobDescription": "We seek an analyst at Blue Door.", "name": "Ada"}),
    )
    .await
    .data();
    let job = posted(&ada, job("Analyst")).await;
    let job = job["_id"].as_str().unwrap();
    ada.put(&format!("/api/applications/{job}"), json!({"status": "applied", "notes": "=1+1"})).await.data();
    Form::developer().image(PNG).created(&ada).await;
    ada
}

#[tokio::test]
async fn everything_is_exported_and_taken_back_elsewhere() {
    let app = TestApp::new().await;
    let ada = full_account(&app).await;
    let answer = ada.get("/api/account/export").await;
    assert_eq!(answer.header("content-type"), "application/zip");
    assert!(answer.header("content-disposition").contains("vitae-account-2026-03-01.zip"));
    let archive = answer.bytes;
    let manifest = index(&archive);
    assert_eq!(
        (manifest["format"].as_str(), manifest["account"]["email"].as_str()),
        (Some("vitae-account"), Some("ada@example.org"))
    );
    let folder = manifest["resumes"][0]["folder"].as_str().unwrap();
    assert_eq!(read(&archive, &format!("{folder}/original/Ada's résumé.pdf")), samples::RESUME_PDF);
    assert!(read(&archive, &format!("{folder}/resume.pdf")).starts_with(b"%PDF"));
    let copy: Value = serde_json::from_slice(&read(&archive, &format!("{folder}/json-resume.json"))).unwrap();
    assert_eq!(copy["basics"]["summary"], "Builds kilns and ships.");
    let table = String::from_utf8(read(&archive, "applications.csv")).unwrap();
    assert!(table.starts_with("title,company,") && table.contains(",applied,'=1+1,"), "{table}");
    assert_eq!(manifest["more"]["jobs"].as_array().unwrap().len(), 1);

    let elsewhere = TestApp::new().await;
    let bob = elsewhere.register("bob").await;
    let report = import(&bob, &archive).await.data();
    assert_eq!(
        report,
        json!({"imported": {"resumes": 1, "letters": 1, "applications": 1, "portfolios": 1}, "skipped": []})
    );
    let record = bob.get("/api/resume/history").await.data()[0].clone();
    let path = format!("/api/resume/{}", record["id"].as_str().unwrap());
    let shown = bob.get(&path).await.data();
    assert_eq!((shown["title"].as_str(), shown["templateId"].as_str()), (Some("For harbours"), Some("template2")));
    assert_eq!(
        (&shown["parsed"]["summary"], &shown["appearance"]["accent"]),
        (&json!("Builds kilns and ships."), &json!("#123456"))
    );
    assert_eq!(bob.get(&format!("{path}/file")).await.bytes, samples::RESUME_PDF);
    let summaries =
        async |number: &Value| bob.get(&format!("{path}/versions/{number}")).await.data()["resume"]["summary"].clone();
    let versions = bob.get(&format!("{path}/versions")).await.data();
    assert_eq!(versions.as_array().unwrap().len(), 3);
    assert_eq!(summaries(&versions[1]["number"]).await, "Builds kilns.");
    assert!(bob.get(&format!("{path}/score")).await.status.is_success());
    let letters = (ada.get("/api/cover-letters").await.data(), bob.get("/api/cover-letters").await.data());
    assert_eq!(letters.0[0]["title"], letters.1[0]["title"]);
    let kept = bob.get("/api/applications").await.data();
    assert_eq!(
        (kept[0]["jobTitle"].as_str(), kept[0]["status"].as_str(), kept[0]["isOpen"].as_bool()),
        (Some("Analyst"), Some("applied"), Some(false))
    );
    let portfolio = bob.get("/api/portfolio").await.data()[0].clone();
    let page = bob.get(&format!("/api/portfolio/{}/website", portfolio["id"].as_str().unwrap())).await;
    assert!(String::from_utf8_lossy(&page.bytes).contains("data:image/webp"), "its picture came along");

    // Nothing is overwritten: a second time everything is there twice, but for the job that is kept already.
    let again = import(&bob, &archive).await.data();
    assert_eq!(again["imported"], json!({"resumes": 1, "letters": 1, "applications": 0, "portfolios": 1}));
    assert_eq!(
        again["skipped"],
        json!([{"kind": "application", "title": "Analyst", "reason": "You keep this job already."}])
    );
}

#[tokio::test]
async fn an_archive_that_is_not_ours_or_damaged_changes_nothing() {
    let app = TestApp::new().await;
    let ada = full_account(&app).await;
    let archive = ada.get("/api/account/export").await.bytes;
    let elsewhere = TestApp::new().await;
    let bob = elsewhere.register("bob").await;
    let folder = index(&archive)["resumes"][0]["folder"].as_str().unwrap().to_owned();
    let versions = format!("{folder}/versions.json");
    let cut = &archive[..archive.len() / 2];
    for (bytes, code) in [
        (b"PK no".to_vec(), "archive_damaged"),
        (cut.to_vec(), "archive_damaged"),
        (changed(&archive, "account.json", |_| b"{".to_vec()), "archive_damaged"),
        (changed(&archive, &versions, |_| b"[{}]".to_vec()), "archive_damaged"),
        (
            changed(&archive, "account.json", |bytes| {
                String::from_utf8(bytes).unwrap().replace("vitae-account", "other").into()
            }),
            "archive_empty",
        ),
        (
            changed(&archive, "account.json", |bytes| {
                String::from_utf8(bytes).unwrap().replace("\"version\": 1", "\"version\": 99").into()
            }),
            "validation_failed",
        ),
    ] {
        let refused = import(&bob, &bytes).await;
        assert_eq!(refused.refusal(), (422, code.into()));
    }
    assert_eq!(bob.get("/api/resume/history").await.data(), json!([]));
    assert_eq!(bob.get("/api/cover-letters").await.data(), json!([]));
}

#[tokio::test]
async fn an_archive_of_too_much_is_refused() {
    let app = TestApp::new().await;
    let ada = full_account(&app).await;
    let archive = ada.get("/api/account/export").await.bytes;
    let bob = app.register("bob").await;
    for (list, most, what) in [("resumes", 1_000, "1,000 resumes"), ("portfolios", 20, "20 portfolios")] {
        let many = changed(&archive, "account.json", |bytes| {
            let mut manifest: Value = serde_json::from_slice(&bytes).unwrap();
            let one = manifest[list][0].clone();
            manifest[list] = json!(vec![one; most + 1]);
            serde_json::to_vec(&manifest).unwrap()
        });
        let refused = import(&bob, &many).await;
        assert_eq!(refused.refusal(), (422, "validation_failed".into()));
        assert_eq!(refused.json()["error"], format!("This archive holds more than {what}."));
    }
    let small = TestApp::with(&[("VITAE_STORAGE_MB", "1")]).await;
    let eve = small.register("eve").await;
    assert_eq!(import(&eve, &vec![0; 2_000_001]).await.refusal(), (413, "too_large".into()));
}

#[tokio::test]
async fn what_a_hostile_archive_holds_passes_the_rules_of_the_forms() {
    let app = TestApp::new().await;
    let ada = full_account(&app).await;
    let archive = ada.get("/api/account/export").await.bytes;
    let manifest = index(&archive);
    let folder = manifest["resumes"][0]["folder"].as_str().unwrap().to_owned();
    let picture = manifest["portfolios"][0]["pictures"][0]["file"].as_str().unwrap().to_owned();
    let hostile = changed(&archive, &format!("{folder}/original/Ada's résumé.pdf"), |_| b"#!/bin/sh".to_vec());
    let hostile = changed(&hostile, &picture, |_| b"<svg onload=alert(1)>".to_vec());
    let hostile = changed(&hostile, "account.json", |bytes| {
        let mut manifest: Value = serde_json::from_slice(&bytes).unwrap();
        manifest["letters"][0]["letter"] = json!("x".repeat(20_000));
        manifest["applications"][0]["days"] = json!({"applied": "never"});
        serde_json::to_vec(&manifest).unwrap()
    });
    let bob = app.register("bob").await;
    let report = import(&bob, &hostile).await.data();
    assert_eq!(report["imported"], json!({"resumes": 0, "letters": 0, "applications": 0, "portfolios": 0}));
    let kinds: Vec<&str> =
        report["skipped"].as_array().unwrap().iter().map(|one| one["kind"].as_str().unwrap()).collect();
    assert_eq!(kinds, ["resume", "letter", "application", "portfolio"]);
    assert_eq!(app.take_uploads(&bob.token).await.0, Vec::<String>::new(), "nothing half is left");
}
