use crate::support::{TestApp, User};
use axum::body::Body;
use axum::http::{Method, Request, StatusCode, header};
use serde_json::json;
use vitae_testkit::samples;

#[tokio::test]
async fn gal_09_tpl_06_to_08_the_catalogue_shows_the_standard_five_first() {
    let app = TestApp::new().await;
    let list = app.get("/api/templates").await.data();
    let first: Vec<_> = list
        .as_array()
        .unwrap()
        .iter()
        .take(5)
        .map(|t| (t["id"].clone(), t["name"].clone(), t["tier"].clone()))
        .collect();
    let expected = [
        ("template1", "Modern Professional"),
        ("template2", "Creative Portfolio"),
        ("template11", "Academic CV"),
        ("template12", "Executive Resume"),
        ("template13", "Minimalist Modern"),
    ];
    let expected: Vec<_> = expected.iter().map(|(id, name)| (json!(id), json!(name), json!("standard"))).collect();
    assert_eq!(first, expected);
    for template in list.as_array().unwrap() {
        for field in ["id", "name", "description", "previewImage", "filePath"] {
            assert!(template[field].as_str().is_some_and(|text| !text.is_empty()), "{field} of {template}");
        }
        assert!(!template["features"].as_array().unwrap().is_empty());
        assert!(template["isPopular"].is_boolean() && template["isNew"].is_boolean(), "{template}");
        assert!(template["downloads"].is_u64() && template["category"].is_string(), "{template}");
        assert!(template.get("rating").is_some(), "{template}");
    }
}

#[tokio::test]
async fn gal_13_previews_exist_for_every_design_and_no_other() {
    let app = TestApp::new().await;
    for template in app.get("/api/templates").await.data().as_array().unwrap() {
        let picture = app.get(template["previewImage"].as_str().unwrap()).await;
        assert_eq!(picture.status, StatusCode::OK);
        assert_eq!(picture.header("content-type"), "image/png");
        assert_eq!(&picture.bytes[1..4], b"PNG");
        assert_eq!(picture.header("cache-control"), "public, max-age=3600");
        not_sent_again(&app, template["previewImage"].as_str().unwrap(), picture.header("etag")).await;
    }
    for none in ["template0.png", "template21.png", "template99.png", "template1.jpg", "template1"] {
        for method in [Method::GET, Method::HEAD] {
            let path = format!("/templates/previews/{none}");
            assert_eq!(app.send_json(method, &path, json!({})).await.status, StatusCode::NOT_FOUND, "{none}");
        }
    }
    let ada = app.register("ada").await;
    let head = ada.call(Method::HEAD, "/templates/previews/template1.png").await;
    assert_eq!((head.status, head.bytes.len()), (StatusCode::OK, 0));
}

#[tokio::test]
async fn tpl_21_the_chosen_design_is_remembered() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let user = ada.post("/api/resume/template", json!({"id": "template12", "name": "Executive Resume"})).await.data();
    assert_eq!(user["selectedTemplate"], "template12");
    assert_eq!(ada.get("/api/users/profile").await.data()["selectedTemplate"], "template12");
    let unknown = ada.post("/api/resume/template", json!({"id": "template99"})).await;
    assert_eq!(unknown.refusal(), (422, "validation_failed".into()));
    assert_eq!(app.post("/api/resume/template", json!({"id": "template1"})).await.refusal().0, 401);
}

/// `HEAD` has the headers alone, and whoever has the picture gets none.
async fn not_sent_again(app: &TestApp, path: &str, etag: &str) {
    assert!(etag.starts_with('"') && etag.len() > 10, "{etag}");
    let head = app.send_json(Method::HEAD, path, json!({})).await;
    assert_eq!((head.status, head.header("etag"), head.bytes.len()), (StatusCode::OK, etag, 0));
    for (given, status) in [(etag, StatusCode::NOT_MODIFIED), ("\"another\"", StatusCode::OK)] {
        let request = Request::get(path).header(header::IF_NONE_MATCH, given).body(Body::empty()).unwrap();
        let answer = app.send(request).await;
        assert_eq!((answer.status, answer.header("etag")), (status, etag));
        assert_eq!(answer.bytes.is_empty(), status == StatusCode::NOT_MODIFIED);
    }
}

#[tokio::test]
async fn gal_08_the_sample_is_shown_page_by_page_in_every_design() {
    let app = TestApp::new().await;
    for template in app.get("/api/templates").await.data().as_array().unwrap() {
        let path = format!("/api/templates/{}/sample.png", template["id"].as_str().unwrap());
        let first = app.get(&path).await;
        assert_eq!((first.status, first.header("content-type")), (StatusCode::OK, "image/png"), "{path}");
        assert_eq!(first.header("cache-control"), "public, max-age=3600");
        let pages: usize = first.header("x-pages").parse().unwrap();
        not_sent_again(&app, &path, first.header("etag")).await;
        let beyond = app.get(&format!("{path}?page={}", pages + 1)).await;
        assert_eq!(beyond.refusal(), (404, "not_found".into()), "{path}");
    }
    for (path, status) in [
        ("/api/templates/template99/sample.png", 404),
        ("/api/templates/template1/sample.png?page=4000000000", 404),
        ("/api/templates/template1/sample.png?page=0", 400),
        ("/api/templates/template1/sample.png?page=two", 400),
    ] {
        assert_eq!(app.get(path).await.refusal().0, status, "{path}");
    }
}

#[tokio::test]
async fn gal_14_ratings_are_averaged_and_everybody_may_change_their_mind() {
    let app = TestApp::new().await;
    let (ada, bob, eve) = (app.register("ada").await, app.register("bob").await, app.register("eve").await);
    let unrated = app.get("/api/templates/template1").await.data();
    assert_eq!((&unrated["rating"], &unrated["yours"]), (&json!({"average": null, "count": 0}), &json!(null)));
    let rate = async |user: &User<'_>, stars: i64| {
        user.put("/api/templates/template1/rating", json!({"stars": stars})).await.data()
    };
    assert_eq!(rate(&ada, 5).await, json!({"average": 5.0, "count": 1, "yours": 5}));
    assert_eq!(rate(&bob, 2).await, json!({"average": 3.5, "count": 2, "yours": 2}));
    assert_eq!(rate(&eve, 1).await, json!({"average": 2.67, "count": 3, "yours": 1}));
    assert_eq!(rate(&ada, 3).await, json!({"average": 2.0, "count": 3, "yours": 3}), "the one before does not count");
    let listed = app.get("/api/templates").await.data();
    for template in listed.as_array().unwrap() {
        let count = if template["id"] == "template1" { 3 } else { 0 };
        assert_eq!(template["rating"]["count"], count, "{}", template["id"]);
    }
    assert_eq!(ada.get("/api/templates/template1").await.data()["yours"], 3);
    assert_eq!(app.get("/api/templates/template1").await.data()["yours"], json!(null));
    ada.post("/api/auth/logout", json!({})).await.data();
    let ended = ada.get("/api/templates/template1").await.data();
    assert_eq!(ended["yours"], json!(null), "an ended session does not keep anybody out of the gallery");
}

#[tokio::test]
async fn what_a_rating_refuses() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    for body in [json!({"stars": 0}), json!({"stars": 6}), json!({"stars": "5"}), json!({"stars": 2.5}), json!({})] {
        let refused = ada.put("/api/templates/template1/rating", body.clone()).await;
        assert_eq!(refused.refusal(), (422, "validation_failed".into()), "{body}");
        assert_eq!(refused.json()["fields"][0]["path"], "stars", "{body}");
    }
    let unknown = ada.put("/api/templates/template99/rating", json!({"stars": 5})).await;
    assert_eq!(unknown.refusal(), (404, "not_found".into()));
    assert_eq!(app.get("/api/templates/template99").await.refusal(), (404, "not_found".into()));
    let nobody = app.send_json(Method::PUT, "/api/templates/template1/rating", json!({"stars": 5})).await;
    assert_eq!(nobody.refusal(), (401, "unauthorized".into()));
    for _ in 0..120 {
        ada.put("/api/templates/template1/rating", json!({"stars": 4})).await.data();
    }
    let refused = ada.put("/api/templates/template1/rating", json!({"stars": 4})).await;
    assert_eq!(refused.refusal(), (429, "rate_limited".into()));
}

#[tokio::test]
async fn gal_14_downloads_are_counted_on_export_alone() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let id = ada.saved("cv.pdf", samples::RESUME_PDF).await;
    let path = format!("/api/resume/{id}/render?template=template2&format=txt");
    ada.get(&path).await;
    assert_eq!(app.get("/api/templates/template2").await.data()["downloads"], 0);
    for format in ["txt", "md"] {
        ada.get(&format!("/api/resume/{id}/render?template=template2&format={format}&download=true")).await;
    }
    assert_eq!(app.get("/api/templates/template2").await.data()["downloads"], 2);
    assert_eq!(app.get("/api/templates/template1").await.data()["downloads"], 0);
}
