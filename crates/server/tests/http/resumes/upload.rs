use crate::support::TestApp;
use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use serde_json::json;
use vitae_testkit::samples;

const LIMIT: usize = 5 * 1024 * 1024;

/// A PDF of exactly so many bytes: what follows the end marker is ignored by readers.
fn padded(bytes: usize) -> Vec<u8> {
    let mut pdf = samples::RESUME_PDF.to_vec();
    pdf.resize(bytes, b'\n');
    pdf
}

#[tokio::test]
async fn upl_06_07_dsh_25_an_upload_answers_its_record() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let answer = ada.upload("My CV.final.pdf", samples::RESUME_PDF).await;
    assert_eq!(answer.status, StatusCode::CREATED);
    let record = answer.data();
    let id = record["id"].as_str().unwrap();
    assert_eq!(
        record,
        json!({
            "id": id, "name": "My CV.final", "originalName": "My CV.final.pdf", "url": format!("/api/resume/{id}/file"),
            "fileType": "application/pdf", "size": samples::RESUME_PDF.len(), "uploadedAt": "2026-03-01T00:00:00.000Z",
            "atsScore": null, "scoreStatus": "none", "scoreError": null, "confirmed": false, "readError": null
        })
    );
    let file = ada.get(record["url"].as_str().unwrap()).await;
    assert_eq!(file.header("content-type"), "application/pdf");
    assert_eq!(&file.bytes[..], samples::RESUME_PDF);
}

#[tokio::test]
async fn upl_01_03_the_type_is_decided_by_content() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let taken = [
        ("cv.pdf", samples::RESUME_PDF, "application/pdf"),
        ("cv.docx", samples::RESUME_DOCX, "application/vnd.openxmlformats-officedocument.wordprocessingml.document"),
        ("cv.doc", samples::RESUME_DOC, "application/msword"),
        ("CV.PDF", samples::RESUME_PDF, "application/pdf"),
        ("old.doc", samples::RESUME_DOCX, "application/vnd.openxmlformats-officedocument.wordprocessingml.document"),
    ];
    for (name, bytes, mime) in taken {
        assert_eq!(ada.upload(name, bytes).await.data()["fileType"], mime, "{name}");
    }
}

#[tokio::test]
async fn upl_02_other_types_are_refused_whatever_their_name() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let refused: [(&str, &[u8]); 7] = [
        ("picture.pdf", samples::PICTURE_PNG),
        ("program.pdf", b"MZ\x90\0program"),
        ("notes.doc", b"plain text"),
        ("bundle.docx", b"PK\x03\x04nothing"),
        ("resume.txt", samples::RESUME_PDF),
        ("resume", samples::RESUME_PDF),
        ("word.pdf", samples::RESUME_DOCX),
    ];
    for (name, bytes) in refused {
        let answer = ada.upload(name, bytes).await;
        assert_eq!(answer.refusal(), (415, "unsupported_type".into()), "{name}");
        assert_eq!(answer.json()["error"], "Please upload a PDF or Word document");
    }
    let empty = ada.upload("empty.pdf", b"").await;
    assert_eq!(empty.refusal(), (422, "file_empty".into()));
    assert_eq!(ada.get("/api/resume/pending").await.data(), json!(null));
}

#[tokio::test]
async fn a_word_file_cut_short_is_called_damaged_not_another_type() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    for (name, bytes) in [("cv.docx", samples::RESUME_DOCX), ("cv.doc", samples::RESUME_DOC)] {
        let answer = ada.upload(name, &bytes[..bytes.len() / 2]).await;
        assert_eq!(answer.refusal(), (422, "file_damaged".into()), "{name}");
    }
    assert_eq!(ada.get("/api/resume/pending").await.data(), json!(null));
}

#[tokio::test]
async fn upl_04_05_five_megabytes_and_not_a_byte_more() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    assert_eq!(ada.upload("cv.pdf", &padded(LIMIT)).await.status, StatusCode::CREATED);
    for size in [LIMIT + 1, 6 * 1024 * 1024] {
        let answer = ada.upload("cv.pdf", &padded(size)).await;
        assert_eq!(answer.refusal(), (413, "too_large".into()), "{size}");
        assert_eq!(answer.json()["error"], "File size must be less than 5MB");
    }
}

#[tokio::test]
async fn a_form_without_the_file_says_so() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let bearer = format!("Bearer {}", ada.token);
    let wrong_field = "--e\r\nContent-Disposition: form-data; name=\"cv\"\r\n\r\nx\r\n--e--\r\n";
    let requests = [
        Request::post("/api/resume/upload")
            .header(header::CONTENT_TYPE, "multipart/form-data; boundary=e")
            .body(Body::from(wrong_field)),
        Request::post("/api/resume/upload").header(header::CONTENT_TYPE, "application/pdf").body(Body::from("x")),
    ];
    for request in requests {
        let mut request = request.unwrap();
        request.headers_mut().insert(header::AUTHORIZATION, bearer.parse().unwrap());
        assert_eq!(app.send(request).await.refusal(), (400, "bad_request".into()));
    }
}

#[tokio::test]
async fn an_upload_that_breaks_off_or_is_no_form_leaves_nothing() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let begun = "--e\r\nContent-Disposition: form-data; name=\"resume\"; filename=\"cv.pdf\"\r\n\r\n%PDF-1.7";
    let lost = futures::stream::iter([Ok(begun), Err(std::io::Error::from(std::io::ErrorKind::ConnectionReset))]);
    for (body, expected) in [
        (Body::from_stream(lost), (408, "interrupted".into())),
        (Body::from(begun), (400, "bad_request".into())),
        (Body::from("--e\r\nNo header\r\n\r\nx\r\n--e--\r\n"), (400, "bad_request".into())),
    ] {
        let request = Request::post("/api/resume/upload")
            .header(header::AUTHORIZATION, format!("Bearer {}", ada.token))
            .header(header::CONTENT_TYPE, "multipart/form-data; boundary=e")
            .body(body);
        assert_eq!(app.send(request.unwrap()).await.refusal(), expected);
        assert_eq!(ada.get("/api/resume/pending").await.data(), json!(null));
    }
}

#[tokio::test]
async fn an_account_may_not_upload_without_end() {
    let app = TestApp::with(&[("VITAE_UPLOADS_PER_HOUR", "2")]).await;
    let ada = app.register("ada").await;
    for _ in 0..2 {
        ada.uploaded("cv.pdf", samples::RESUME_PDF).await;
    }
    let answer = ada.upload("cv.pdf", samples::RESUME_PDF).await;
    assert_eq!(answer.refusal(), (429, "rate_limited".into()));
    assert_eq!(answer.header("retry-after"), "3600");
}
