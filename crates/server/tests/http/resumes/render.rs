use crate::support::TestApp;
use serde_json::json;
use std::time::{Duration, Instant};
use vitae_testkit::samples;

#[tokio::test]
async fn tpl_23_every_design_in_every_format() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    app.grant_pro("ada").await;
    let id = ada.saved("cv.pdf", samples::RESUME_PDF).await;
    let name = samples::resume().name;
    let formats: [(&str, &str, &[u8]); 7] = [
        ("pdf", "application/pdf", b"%PDF-"),
        ("png", "image/png", b"\x89PNG"),
        ("docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document", b"PK\x03\x04"),
        ("tex", "application/x-tex; charset=utf-8", b"% Compile with"),
        ("json", "application/json", b"{"),
        ("md", "text/markdown; charset=utf-8", b"# "),
        ("txt", "text/plain; charset=utf-8", name.as_bytes()),
    ];
    for template in app.get("/api/templates").await.data().as_array().unwrap() {
        let template = template["id"].as_str().unwrap();
        for (format, mime, magic) in formats {
            let answer = ada.get(&format!("/api/resume/{id}/render?template={template}&format={format}")).await;
            assert_eq!(
                answer.header("x-pages").parse().is_ok_and(|pages: u32| pages > 0),
                ["pdf", "png"].contains(&format)
            );
            assert!(answer.status.is_success(), "{template} {format}: {:?}", answer.bytes);
            assert_eq!(answer.header("content-type"), mime, "{format}");
            assert!(answer.bytes.starts_with(magic), "{template} {format}");
            assert!(answer.bytes.len() > 200);
        }
    }
}

#[tokio::test]
async fn tpl_09_latex_holds_the_resume() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let id = ada.saved("cv.pdf", samples::RESUME_PDF).await;
    let answer = ada.get(&format!("/api/resume/{id}/render?template=template1&format=tex")).await;
    let source = String::from_utf8(answer.bytes.to_vec()).unwrap();
    assert!(source.contains("\\documentclass") && source.contains(&samples::resume().experience[0].position));
}

#[tokio::test]
async fn tpl_23_a_download_is_an_attachment_named_after_resume_and_design() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let id = ada.saved("cv.pdf", samples::RESUME_PDF).await;
    let shown = ada.get(&format!("/api/resume/{id}/render?template=template1&format=pdf")).await;
    assert!(shown.header("content-disposition").starts_with("inline; "));
    let saved = ada.get(&format!("/api/resume/{id}/render?template=template1&format=pdf&download=true")).await;
    let name = vitae_model::resume_name(&samples::resume(), "cv.pdf").replace(' ', "%20").replace('–', "%E2%80%93");
    assert_eq!(
        saved.header("content-disposition"),
        format!("attachment; filename*=UTF-8''{name}%20-%20Modern%20Professional.pdf")
    );
    let executive = ada.get(&format!("/api/resume/{id}/render?template=template12&format=docx&download=true")).await;
    let expected = format!("attachment; filename*=UTF-8''{name}%20-%20Executive.docx");
    assert_eq!(executive.header("content-disposition"), expected);
}

#[tokio::test]
async fn what_cannot_be_rendered() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let id = ada.saved("cv.pdf", samples::RESUME_PDF).await;
    let unconfirmed = ada.uploaded("other.pdf", samples::RESUME_PDF).await;
    let cases = [
        (format!("/api/resume/{id}/render?template=template99&format=pdf"), 404),
        (format!("/api/resume/{id}/render?template=template1&format=exe"), 422),
        (format!("/api/resume/{id}/render?format=pdf"), 400),
        (format!("/api/resume/{unconfirmed}/render?template=template1&format=pdf"), 404),
    ];
    for (path, status) in cases {
        assert_eq!(ada.get(&path).await.refusal().0, status, "{path}");
    }
}

/// Either used to keep Typst busy for more than a minute, in the server's own process.
#[tokio::test]
async fn texts_made_to_stall_the_layout_are_answered_and_so_is_the_next_one() {
    let app = TestApp::new().await;
    let (mallory, ada) = (app.register("mallory").await, app.register("ada").await);
    let hers = ada.saved("cv.pdf", samples::RESUME_PDF).await;
    let id = mallory.saved("cv.pdf", samples::RESUME_PDF).await;
    for description in [format!("a{}", "\u{0335}".repeat(11_990)), "a-".repeat(6_000)] {
        let job = json!({"company": "C", "position": "P", "duration": "2020", "description": description});
        let body = json!({"resumeId": id, "name": "M", "email": "m@example.org", "experience": [job]});
        mallory.post("/api/resume/save-parsed", body).await.data();
        let started = Instant::now();
        let answer = mallory.get(&format!("/api/resume/{id}/render?template=template1&format=pdf")).await;
        assert!(matches!(answer.status.as_u16(), 200 | 422 | 503), "{}", answer.status);
        assert!(started.elapsed() < Duration::from_secs(14), "{:?}", started.elapsed());
        let next = ada.get(&format!("/api/resume/{hers}/render?template=template1&format=pdf")).await;
        assert!(next.status.is_success() && next.bytes.starts_with(b"%PDF-"));
    }
}

#[tokio::test]
async fn a_page_is_chosen_by_its_number() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let id = ada.saved("cv.pdf", samples::RESUME_PDF).await;
    let page =
        async |page: &str| ada.get(&format!("/api/resume/{id}/render?template=template1&format=png{page}")).await;
    let first = page("").await;
    let pages: usize = first.header("x-pages").parse().unwrap();
    assert!(page("&page=1").await.bytes == first.bytes);
    let beyond = page(&format!("&page={}", pages + 1)).await;
    assert_eq!(beyond.refusal(), (404, "not_found".into()));
    for wrong in ["&page=0", "&page=-1", "&page=first"] {
        assert_eq!(page(wrong).await.refusal().0, 400, "{wrong}");
    }
}

/// What a screen shows as a preview is open to all; files of a Premium design need Pro or Teams.
#[tokio::test]
async fn gal_15_downloads_follow_the_tier_of_each_design_in_the_catalogue() {
    let app = TestApp::new().await;
    let free = app.register("free").await;
    let pro = app.register("pro").await;
    app.grant_pro("pro").await;
    for user in [&free, &pro] {
        let id = user.saved("cv.pdf", samples::RESUME_PDF).await;
        let is_free = user.token == free.token;
        for template in app.get("/api/templates").await.data().as_array().unwrap() {
            let (name, tier) = (template["id"].as_str().unwrap(), &template["tier"]);
            let path = format!("/api/resume/{id}/render?template={name}");
            assert!(user.get(&format!("{path}&format=tex")).await.status.is_success(), "{name}");
            let data = user.get(&format!("{path}&format=json&download=true")).await;
            assert!(data.status.is_success(), "{name}: nobody pays for their own data");
            for wanted in ["format=txt", "format=tex&download=true"] {
                let file = user.get(&format!("{path}&{wanted}")).await;
                if is_free && tier == "premium" {
                    assert_eq!(file.refusal(), (403, "premium_template".into()), "{name} {wanted}");
                } else {
                    assert!(file.status.is_success(), "{name} {wanted}");
                }
            }
        }
    }
}
