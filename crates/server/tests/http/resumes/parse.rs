use crate::support::TestApp;
use serde_json::json;
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
        ("fonts.pdf", samples::GARBLED_PDF, &["file_garbled"], "fonts"),
        ("scan.pdf", samples::SCANNED_PDF, &["file_no_text"], "picture"),
        ("cut.pdf", samples::TRUNCATED_PDF, &["file_damaged", "file_no_text"], ""),
        ("bomb.docx", &bomb, &["file_too_complex"], ""),
    ];
    for (name, bytes, codes, word) in cases {
        let id = ada.uploaded(name, bytes).await;
        let answer = ada.post(&format!("/api/resume/{id}/parse"), json!({})).await;
        let (status, code) = answer.refusal();
        assert_eq!(status, 422, "{name}: {:?}", answer.bytes);
        assert!(codes.contains(&code.as_str()), "{name}: {code}");
        let message = answer.json()["error"].as_str().unwrap().to_owned();
        assert!(message.contains(word) && message.ends_with('.'), "{name}: {message}");
    }
}
