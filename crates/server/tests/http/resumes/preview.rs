use crate::support::{TestApp, User};
use serde_json::{Value, json};
use vitae_testkit::samples;

fn unsaved(format: &str) -> Value {
    let resume =
        json!({"name": "Ada", "experience": [{"company": "Kiln Ltd", "position": "", "description": "Fired."}]});
    json!({"resume": resume, "appearance": {}, "templateId": "template1", "format": format})
}

#[tokio::test]
async fn gal_15_unsaved_content_is_shown_in_every_design_of_the_catalogue() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let id = ada.saved("cv.pdf", samples::RESUME_PDF).await;
    for template in app.get("/api/templates").await.data().as_array().unwrap() {
        for (format, mime, magic) in [("png", "image/png", b"\x89PNG".as_slice()), ("pdf", "application/pdf", b"%PDF-")]
        {
            let mut body = unsaved(format);
            body["templateId"] = template["id"].clone();
            let answer = ada.post(&format!("/api/resume/{id}/preview"), body).await;
            assert!(answer.bytes.starts_with(magic), "{}: {:?}", template["id"], answer.bytes);
            assert_eq!((answer.header("content-type"), answer.header("x-pages")), (mime, "1"), "{}", template["id"]);
            assert_eq!(answer.header("cache-control"), "no-store");
        }
    }
    let list = app.get("/api/templates").await.data();
    assert!(list.as_array().unwrap().iter().all(|template| template["downloads"] == 0), "no preview is a download");
    assert_eq!(ada.get(&format!("/api/resume/{id}")).await.data()["version"], 1, "nothing is stored");
}

#[tokio::test]
async fn without_a_design_the_one_chosen_by_the_user_is_shown() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let id = ada.saved("cv.pdf", samples::RESUME_PDF).await;
    let path = format!("/api/resume/{id}/preview");
    let picture = async |template: Value| {
        let mut body = unsaved("png");
        body["templateId"] = template;
        ada.post(&path, body).await.bytes
    };
    let designs = app.get("/api/templates").await.data();
    assert!(picture(json!(null)).await == picture(designs[0]["id"].clone()).await, "the first");
    ada.post("/api/resume/template", json!({"id": "template12"})).await.data();
    assert!(picture(json!(null)).await == picture(json!("template12")).await);
}

#[tokio::test]
async fn what_a_preview_refuses() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let id = ada.saved("cv.pdf", samples::RESUME_PDF).await;
    for (key, value, status, field) in [
        ("format", json!("docx"), 422, "format"),
        ("templateId", json!("template99"), 422, "templateId"),
        ("appearance", json!({"accent": "#12"}), 422, "appearance.accent"),
        ("resume", json!({"skills": vec!["x"; 10_000]}), 422, "resume"),
        ("resume", json!({"summary": "x".repeat(70_000)}), 422, "resume"),
        ("page", json!(0), 422, "page"),
        ("page", json!("2"), 422, "page"),
    ] {
        let mut body = unsaved("png");
        body[key] = value;
        let refused = ada.post(&format!("/api/resume/{id}/preview"), body).await;
        assert_eq!(refused.status.as_u16(), status, "{key}: {}", refused.json());
        assert_eq!(refused.json()["fields"][0]["path"], field, "{}", refused.json());
    }
    let mut beyond = unsaved("png");
    beyond["page"] = json!(2);
    let refused = ada.post(&format!("/api/resume/{id}/preview"), beyond).await;
    assert_eq!(refused.refusal(), (404, "not_found".into()));
    assert_eq!(refused.json()["error"], "There is no page 2; this resume has 1 in this design.");
}

#[tokio::test]
async fn previews_have_a_limit_of_their_own() {
    let app = TestApp::with(&[("VITAE_PREVIEWS_PER_HOUR", "2"), ("VITAE_RENDERS_PER_HOUR", "1")]).await;
    let (ada, bob) = (app.register("ada").await, app.register("bob").await);
    let id = ada.saved("cv.pdf", samples::RESUME_PDF).await;
    let path = format!("/api/resume/{id}/preview");
    let score = format!("/api/resume/{id}/score-preview");
    let resume = ada.get(&format!("/api/resume/{id}")).await.data()["parsed"].clone();
    assert!(ada.post(&path, unsaved("png")).await.status.is_success());
    ada.post(&score, json!({"resume": resume})).await.data();
    for refused in [ada.post(&path, unsaved("pdf")).await, ada.post(&score, json!({"resume": resume})).await] {
        assert_eq!(refused.refusal(), (429, "rate_limited".into()));
        assert!(!refused.header("retry-after").is_empty());
    }
    let render = ada.get(&format!("/api/resume/{id}/render?template=template1&format=txt")).await;
    assert!(render.status.is_success(), "renders are counted apart");
    let his = bob.saved("cv.pdf", samples::RESUME_PDF).await;
    assert!(bob.post(&format!("/api/resume/{his}/preview"), unsaved("png")).await.status.is_success());
}

#[tokio::test]
async fn what_cannot_be_right_in_what_is_typed_is_said_and_nothing_is_stored() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let typed = json!({"name": "Ada Byron", "experience": [{"position": "6", "company": "Ferry Ltd."}], "skills": ["Rust", "x"]});
    let marks = ada.post("/api/resume/marks", typed).await.data();
    let said: Vec<_> = marks.as_array().unwrap().iter().map(|mark| (&mark["path"], &mark["reason"])).collect();
    let expected = [
        (json!("experience[0].position"), json!("This holds no words.")),
        (json!("skills[1]"), json!("This is a single letter.")),
    ];
    assert_eq!(said, expected.each_ref().map(|(path, reason)| (path, reason)));
    assert_eq!(ada.get("/api/resume/history").await.data(), json!([]));
}

#[tokio::test]
async fn unsaved_content_is_scored_as_it_would_be_once_saved() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let id = ada.saved("cv.pdf", samples::RESUME_PDF).await;
    let path = format!("/api/resume/{id}/score-preview");
    let saved = ada.get(&format!("/api/resume/{id}/score")).await.data();
    assert_eq!(saved["design"], Value::Null, "an upload is judged as it is");
    let mut better = ada.get(&format!("/api/resume/{id}")).await.data()["parsed"].clone();
    better["summary"] =
        json!("Engineer for ten years in finance and energy, who led teams of eight through two migrations.");
    let typed = ada.post(&path, json!({"resume": better, "appearance": {}, "templateId": "template1"})).await.data();
    let order = |card: &Value| {
        let groups = card["groups"].as_array().unwrap().iter();
        let mut findings = groups.flat_map(|group| group["rules"].as_array().unwrap());
        findings.find(|finding| finding["rule"] == "file.order").unwrap().clone()
    };
    assert_eq!(typed["design"], json!("template1"));
    assert_eq!(order(&typed)["earned"], order(&typed)["max"], "what was typed is in the file that is judged");
    let edit = json!({"resume": better, "appearance": {}, "templateId": "template1", "baseVersion": 1});
    ada.put(&format!("/api/resume/{id}"), edit).await.data();
    assert_eq!(ada.get(&format!("/api/resume/{id}/score")).await.data(), typed);
    let shown = ada.get(&format!("/api/resume/{id}")).await.data();
    let mut poorer = shown["parsed"].clone();
    poorer["experience"] = json!([]);
    let card = ada.post(&path, json!({"resume": poorer})).await.data();
    assert!(card["score"].as_i64() < saved["score"].as_i64(), "{} {}", card["score"], saved["score"]);
    assert_eq!(ada.get(&format!("/api/resume/{id}")).await.data(), shown, "nothing is stored");
    for (body, field) in [
        (json!({}), "resume"),
        (json!({"resume": 7}), "resume"),
        (json!({"resume": {"skills": vec!["x"; 10_000]}}), "resume"),
    ] {
        let refused = ada.post(&path, body).await;
        assert_eq!((refused.status.as_u16(), &refused.json()["fields"][0]["path"]), (422, &json!(field)));
    }
}

/// The score of a resume everywhere it is shown: list, record, card, versions, and the editor with what it loaded.
async fn scores(user: &User<'_>, id: &str) -> Vec<Value> {
    let shown = user.get(&format!("/api/resume/{id}")).await.data();
    let card = user.get(&format!("/api/resume/{id}/score")).await.data();
    let list = user.get("/api/resume/history").await.json();
    let in_list = list["data"].as_array().unwrap().iter().find(|record| record["id"] == id).unwrap().clone();
    let versions = user.get(&format!("/api/resume/{id}/versions")).await.data();
    let current = versions.as_array().unwrap().iter().find(|version| version["current"] == true).unwrap().clone();
    // As the editor does: a resume without a design is shown in the first one.
    let template = if shown["templateId"].is_null() { json!("template1") } else { shown["templateId"].clone() };
    let held = json!({"resume": shown["parsed"], "appearance": shown["appearance"], "templateId": template});
    let typed = user.post(&format!("/api/resume/{id}/score-preview"), held).await.data();
    assert_eq!(typed, card, "the editor's card");
    let score = |value: &Value, key: &str| value[key].clone();
    vec![
        score(&in_list, "atsScore"),
        score(&shown["record"], "atsScore"),
        score(&card, "score"),
        score(&current, "atsScore"),
        score(&typed, "score"),
    ]
}

fn all_alike(scores: &[Value]) -> bool {
    scores[0].is_i64() && scores.iter().all(|score| *score == scores[0])
}

#[tokio::test]
async fn one_resume_has_one_score_everywhere() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let id = ada.saved("cv.pdf", samples::RESUME_PDF).await;
    let uploaded = scores(&ada, &id).await;
    assert!(all_alike(&uploaded), "as uploaded {uploaded:?}");

    let shown = ada.get(&format!("/api/resume/{id}")).await.data();
    let mut edited = shown["parsed"].clone();
    edited["summary"] = json!("Engineer for ten years in finance and energy, who led teams of eight.");
    let held = json!({"resume": edited, "appearance": {"spacing": "compact"}, "templateId": "template3"});
    let before = ada.post(&format!("/api/resume/{id}/score-preview"), held.clone()).await.data();
    let mut save = held;
    save["baseVersion"] = json!(1);
    let saved = ada.put(&format!("/api/resume/{id}"), save).await.data();
    let designed = scores(&ada, &id).await;
    assert!(all_alike(&designed), "in a design {designed:?}");
    assert_eq!((&designed[0], &designed[0]), (&before["score"], &saved["atsScore"]), "before and with the save");

    app.wait(std::time::Duration::from_secs(6 * 24 * 60 * 60));
    let later = scores(&ada, &id).await;
    assert_eq!(later, designed, "days later");
}

#[tokio::test]
async fn without_a_design_unsaved_content_is_judged_on_the_uploaded_file() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let id = ada.saved("cv.pdf", samples::RESUME_PDF).await;
    let mut edited = ada.get(&format!("/api/resume/{id}")).await.data()["parsed"].clone();
    edited["skills"] = json!(["Rust", "Python"]);
    let held = json!({"resume": edited, "appearance": {}, "templateId": null});
    let typed = ada.post(&format!("/api/resume/{id}/score-preview"), held.clone()).await.data();
    assert_eq!(typed["design"], Value::Null);
    let mut save = held;
    save["baseVersion"] = json!(1);
    ada.put(&format!("/api/resume/{id}"), save).await.data();
    assert_eq!(ada.get(&format!("/api/resume/{id}/score")).await.data(), typed);
}
