use crate::support::TestApp;
use serde_json::json;
use std::os::unix::fs::PermissionsExt;
use std::time::Duration;
use vitae_server::ChildProgram;
use vitae_store::ParseResult;
use vitae_testkit::samples;

#[tokio::test]
async fn upl_17_to_23_each_format_gives_the_person_back() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    for (name, bytes) in
        [("cv.pdf", samples::RESUME_PDF), ("cv.docx", samples::RESUME_DOCX), ("cv.doc", samples::RESUME_DOC)]
    {
        let id = ada.uploaded(name, bytes).await;
        let answer = ada.post(&format!("/api/resume/{id}/parse"), json!({})).await;
        let parsed = answer.data();
        let truth = samples::resume();
        assert_eq!(parsed["name"], truth.name, "{name}");
        assert_eq!(parsed["email"], truth.email, "{name}");
        let companies: Vec<_> =
            parsed["experience"].as_array().unwrap().iter().map(|job| job["company"].clone()).collect();
        let expected: Vec<_> = truth.experience.iter().map(|job| json!(job.company)).collect();
        assert_eq!(companies, expected, "{name}");
        assert_eq!(answer.json()["details"]["engine"], "embedded");
    }
}

#[tokio::test]
async fn every_field_says_where_it_was_read() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let pdf = ada.uploaded("cv.pdf", samples::RESUME_PDF).await;
    let details = ada.post(&format!("/api/resume/{pdf}/parse"), json!({})).await.json()["details"].clone();
    let field = |details: &serde_json::Value, path: &str| {
        details["fields"]
            .as_array()
            .unwrap()
            .iter()
            .find(|field| field["path"] == path)
            .unwrap_or_else(|| panic!("no {path}"))
            .clone()
    };
    let company = field(&details, "experience[0].company");
    assert_eq!(company["page"], 0);
    assert_eq!(company["box"].as_array().unwrap().len(), 4);
    assert!(details["pages"][0]["width"].as_f64().unwrap() > 500.0);
    let docx = ada.uploaded("cv.docx", samples::RESUME_DOCX).await;
    let details = ada.post(&format!("/api/resume/{docx}/parse"), json!({})).await.json()["details"].clone();
    let company = field(&details, "experience[0].company");
    let paragraph = company["paragraphs"][0].as_u64().unwrap() as usize;
    let text = details["paragraphs"][paragraph]["text"].as_str().unwrap();
    assert!(text.contains(&samples::resume().experience[0].company), "{text}");
}

#[tokio::test]
async fn parsing_again_answers_the_same() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let id = ada.uploaded("cv.pdf", samples::RESUME_PDF).await;
    let first = ada.post(&format!("/api/resume/{id}/parse"), json!({})).await;
    let second = ada.post(&format!("/api/resume/{id}/parse"), json!({})).await;
    assert_eq!(first.json(), second.json());
}

#[tokio::test]
async fn files_that_cannot_be_read_say_why() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let bomb = samples::zip_bomb_docx();
    let cases: [(&str, &[u8], &[&str], &str); 5] = [
        ("locked.pdf", samples::ENCRYPTED_PDF, &["file_encrypted"], "password"),
        ("fonts.pdf", samples::GARBLED_PDF, &["file_garbled"], "copied"),
        ("scan.pdf", samples::SCANNED_PDF, &["file_no_text"], "images"),
        ("cut.pdf", samples::TRUNCATED_PDF, &["file_damaged", "file_no_text"], ""),
        ("bomb.docx", &bomb, &["file_too_complex"], ""),
    ];
    for (name, bytes, codes, word) in cases {
        app.wait(Duration::from_secs(1));
        let id = ada.uploaded(name, bytes).await;
        let answer = ada.post(&format!("/api/resume/{id}/parse"), json!({})).await;
        let (status, code) = answer.refusal();
        assert_eq!(status, 422, "{name}: {:?}", answer.bytes);
        assert!(codes.contains(&code.as_str()), "{name}: {code}");
        let message = answer.json()["error"].as_str().unwrap().to_owned();
        assert!(message.contains(word) && message.ends_with('.'), "{name}: {message}");
        let pending = ada.get("/api/resume/pending").await.data();
        assert_eq!((&pending["id"], &pending["readError"]), (&json!(id), &json!(message)), "{name}: it is remembered");
    }
}

/// What an older parser has read, in place of what was read now.
async fn read_by_an_older_parser(user: &crate::support::User<'_>, id: &str) {
    let older = ParseResult {
        parsed_json: r#"{"name": "Read Long Ago"}"#,
        details_json: r#"{"engine": "embedded", "engineVersion": "1.0.0"}"#,
        json_version: 1,
        document: None,
        reader_version: "1.0.0",
        now: user.app.now(),
    };
    user.app.app.store.resumes(user.id().await).save_parse(id.parse().unwrap(), older).await.unwrap();
}

#[tokio::test]
async fn a_file_that_an_older_parser_read_can_be_read_again() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let id = ada.uploaded("cv.pdf", samples::RESUME_PDF).await;
    let path = format!("/api/resume/{id}/parse");
    assert_eq!(ada.post(&path, json!({})).await.json()["newerReader"], false);
    read_by_an_older_parser(&ada, &id).await;
    let old = ada.post(&path, json!({})).await;
    assert_eq!((old.data()["name"].clone(), old.json()["newerReader"].clone()), (json!("Read Long Ago"), json!(true)));
    let save = json!({"resumeId": id, "name": "Ada", "email": "ada@example.org"});
    assert_eq!(ada.post("/api/resume/save-parsed", save).await.data()["id"], json!(id));
    assert_eq!(ada.post(&path, json!({})).await.json(), old.json(), "a score replaces no reading");
    let new = ada.post(&format!("{path}?again=true"), json!({})).await;
    assert_eq!(
        (new.data()["name"].clone(), new.json()["newerReader"].clone()),
        (json!(samples::resume().name), json!(false))
    );
    assert_eq!(ada.post(&path, json!({})).await.json(), new.json(), "the new reading is the one that is kept");
}

#[tokio::test]
async fn reading_again_needs_a_reason() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let id = ada.uploaded("cv.pdf", samples::RESUME_PDF).await;
    let first = ada.post(&format!("/api/resume/{id}/parse"), json!({})).await;
    let owner = ada.id().await;
    app.app.files.delete(&format!("resumes/{owner}/{id}")).await.unwrap();
    let again = ada.post(&format!("/api/resume/{id}/parse?again=true"), json!({})).await;
    assert_eq!(again.json(), first.json(), "the same parser would read the same");
    let nonsense = ada.post(&format!("/api/resume/{id}/parse?again=perhaps"), json!({})).await;
    assert_eq!(nonsense.refusal(), (400, "bad_request".into()));
}

#[tokio::test]
async fn a_file_that_was_given_up_is_not_read_again_for_a_day() {
    let folder = tempfile::tempdir().unwrap();
    let (program, starts) = (folder.path().join("reader"), folder.path().join("starts"));
    std::fs::write(&program, format!("#!/bin/sh\necho >> {}\nexit 1\n", starts.display())).unwrap();
    std::fs::set_permissions(&program, PermissionsExt::from_mode(0o755)).unwrap();
    let children = ChildProgram { path: program, read: Vec::new(), render: Vec::new() };
    let app = TestApp::with_children(children, &[]).await;
    let (ada, bob) = (app.register("ada").await, app.register("bob").await);
    let started = || std::fs::read_to_string(&starts).unwrap_or_default().lines().count();
    let (hers, his) =
        (ada.uploaded("cv.pdf", samples::RESUME_PDF).await, bob.uploaded("cv.pdf", samples::RESUME_PDF).await);
    let first = ada.post(&format!("/api/resume/{hers}/parse"), json!({})).await;
    assert_eq!(first.refusal(), (422, "file_damaged".into()));
    for (user, id) in [(&ada, &hers), (&bob, &his)] {
        let again = user.post(&format!("/api/resume/{id}/parse"), json!({})).await;
        assert_eq!(again.json(), first.json());
    }
    assert_eq!(started(), 1, "the same bytes are not tried again, whoever sends them");
    let other = bob.uploaded("cv.docx", samples::RESUME_DOCX).await;
    bob.post(&format!("/api/resume/{other}/parse"), json!({})).await;
    assert_eq!(started(), 2, "other bytes are");
    app.wait(Duration::from_secs(24 * 3600 + 1));
    ada.post(&format!("/api/resume/{hers}/parse"), json!({})).await;
    assert_eq!(started(), 3, "after a day the machine may be another");
    vitae_server::sweep(&app.app).await.unwrap();
}
