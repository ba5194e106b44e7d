use super::{Elsewhere, cookie_of, import};
use crate::support::{Answer, TestApp, User};
use axum::body::Body;
use axum::http::{Method, Request, header};
use serde_json::{Value, json};
use vitae_testkit::linkedin::Mode;
use vitae_testkit::linkedin_export::{archive, whole};
use vitae_testkit::linkedin_pdf;
use vitae_testkit::samples;

const BEGIN: &str = "/api/linkedin/auth/linkedin";

/// Signs in to Vitae as a browser does; the session's cookie.
pub async fn cookie(app: &TestApp, name: &str) -> String {
    let body = json!({"email": format!("{name}@example.org"), "password": "secret1"});
    cookie_of(&app.post("/api/auth/login", body).await).to_owned()
}

pub async fn navigate(app: &TestApp, path: &str, cookie: Option<&str>) -> Answer {
    let mut request = Request::get(path);
    if let Some(cookie) = cookie {
        request = request.header(header::COOKIE, cookie);
    }
    app.send(request.body(Body::empty()).unwrap()).await
}

pub async fn card(user: &User<'_>) -> Value {
    user.get("/api/linkedin/profile").await.data()
}

#[tokio::test]
async fn lin_02_lin_10_a_navigation_signs_in_with_linkedin() {
    let elsewhere = Elsewhere::new().await;
    let ada = elsewhere.app.register("ada").await;
    let cookie = cookie(&elsewhere.app, "ada").await;
    let begun = navigate(&elsewhere.app, BEGIN, Some(&cookie)).await;
    let address = begun.header("location");
    assert!(address.starts_with(elsewhere.linkedin.url()) && !address.contains("code_challenge"), "{address}");
    let back = elsewhere.linkedin.consent(address);
    assert_eq!(elsewhere.return_to(&back, Some(&cookie)).await, "/dashboard?linkedin=success");
    let known = card(&ada).await;
    assert_eq!((&known["connected"], &known["signedIn"]["name"]), (&json!(true), &json!("Ada Quill")));
    assert_eq!(known["signedIn"]["email"], json!("ada.quill@example.org"));
    assert!(known["holds"].as_array().unwrap().iter().all(|held| held["count"] == 0), "identity and nothing else");
    assert_eq!(ada.get("/api/users/profile").await.data()["linkedInConnected"], json!(true));
    assert_eq!(elsewhere.return_to(&back, Some(&cookie)).await, "/dashboard?linkedin=error&reason=expired");
}

#[tokio::test]
async fn lin_02_what_goes_wrong_leads_back_with_its_reason() {
    let elsewhere = Elsewhere::new().await;
    elsewhere.app.register("ada").await;
    elsewhere.app.register("bob").await;
    let (ada, bob) = (cookie(&elsewhere.app, "ada").await, cookie(&elsewhere.app, "bob").await);
    assert_eq!(navigate(&elsewhere.app, BEGIN, None).await.header("location"), "/login");
    let begin = async || {
        let begun = navigate(&elsewhere.app, BEGIN, Some(&ada)).await;
        elsewhere.linkedin.consent(begun.header("location"))
    };
    let reason = |reason: &str| format!("/dashboard?linkedin=error&reason={reason}");
    assert_eq!(elsewhere.return_to(&begin().await, Some(&bob)).await, reason("expired"), "another account's attempt");
    assert_eq!(elsewhere.return_to(&begin().await, None).await, reason("signed_out"));
    elsewhere.linkedin.set(Mode::Cancelled);
    assert_eq!(elsewhere.return_to(&begin().await, Some(&ada)).await, reason("denied"));
    elsewhere.linkedin.set(Mode::Normal);
    let wrong = begin().await.replace("code=AQT-", "code=wrong-");
    assert_eq!(elsewhere.return_to(&wrong, Some(&ada)).await, reason("failed"));
    let back = begin().await;
    elsewhere.linkedin.set(Mode::Unauthorized);
    assert_eq!(elsewhere.return_to(&back, Some(&ada)).await, reason("failed"));

    let none = Elsewhere::with(&[]).await;
    none.app.register("ada").await;
    let ada = cookie(&none.app, "ada").await;
    assert_eq!(navigate(&none.app, BEGIN, Some(&ada)).await.header("location"), reason("not_configured"));
}

#[tokio::test]
async fn lin_03_lin_04_the_cookie_reads_and_changes_from_this_site_alone() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let cookie = cookie(&app, "ada").await;
    let known = navigate(&app, "/api/linkedin/profile", Some(&cookie)).await;
    assert_eq!((&known.json()["success"], &known.data()["connected"]), (&json!(true), &json!(false)));
    import(&ada, "export.zip", &whole()).await.data();
    let disconnect = async |origin: Option<&str>| {
        let mut request = Request::post("/api/linkedin/disconnect").header(header::COOKIE, &cookie);
        if let Some(origin) = origin {
            request = request.header(header::ORIGIN, origin);
        }
        app.send(request.body(Body::empty()).unwrap()).await
    };
    for origin in [None, Some("https://evil.example"), Some("null"), Some("http://localhost:8080.evil.example")] {
        assert_eq!(disconnect(origin).await.refusal(), (403, "forbidden".into()), "{origin:?}");
    }
    assert_eq!(card(&ada).await["connected"], json!(true));
    let gone = disconnect(Some("http://localhost:8080")).await;
    assert_eq!(gone.json()["success"], json!(true));
    assert_eq!(gone.json()["message"], json!("LinkedIn profile disconnected successfully!"));
    assert_eq!(card(&ada).await["connected"], json!(false));
    assert_eq!(app.get("/api/linkedin/profile").await.refusal(), (401, "unauthorized".into()));
    // Elsewhere the cookie is worth nothing.
    assert_eq!(navigate(&app, "/api/users/profile", Some(&cookie)).await.refusal(), (401, "unauthorized".into()));
}

#[tokio::test]
async fn lin_08_lin_09_an_address_is_kept_and_never_opened() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let parse = async |address: &str| ada.post("/api/linkedin/parse-profile", json!({ "profileUrl": address })).await;
    let kept = parse("linkedin.com/in/ada-quill/?x=1").await;
    assert!(kept.json()["message"].as_str().unwrap().contains("upload the ZIP file"), "it says what to upload instead");
    assert_eq!(kept.data()["profileUrl"], json!("https://www.linkedin.com/in/ada-quill"));
    assert_eq!(kept.data()["connected"], json!(false), "an address is no connection");
    assert_eq!(
        ada.get("/api/users/profile").await.data()["linkedInProfile"],
        json!("https://www.linkedin.com/in/ada-quill")
    );
    for wrong in ["", "https://www.linkedin.com/company/kiln", "https://evil.example/in/ada", "javascript:alert(1)"] {
        let answer = parse(wrong).await;
        assert_eq!((answer.refusal().0, &answer.json()["fields"][0]["path"]), (422, &json!("profileUrl")), "{wrong}");
    }
}

#[tokio::test]
async fn lin_10_an_export_fills_the_profile_and_says_what_is_there() {
    let app = TestApp::new().await;
    let (ada, bob) = (app.register("ada").await, app.register("bob").await);
    let imported = import(&ada, "Basic_LinkedInDataExport_03-01-2026.zip", &whole()).await.data();
    assert_eq!((&imported["connected"], &imported["state"]), (&json!(true), &json!("connected")));
    assert_eq!(imported["profile"]["headline"], json!("Engineer, harbours & tides"));
    assert_eq!(imported["profile"]["resume"]["experience"][0]["company"], json!("Kiln Ltd"));
    let held: Vec<(&str, u64)> = imported["holds"]
        .as_array()
        .unwrap()
        .iter()
        .map(|held| (held["section"].as_str().unwrap(), held["count"].as_u64().unwrap()))
        .collect();
    assert_eq!(
        held,
        [
            ("experience", 3),
            ("education", 1),
            ("skills", 3),
            ("certifications", 1),
            ("projects", 2),
            ("achievements", 1),
            ("languages", 2),
            ("volunteering", 1),
            ("publications", 1)
        ]
    );
    let source = &imported["imports"][0];
    assert_eq!((&source["source"], source["notes"].as_array().unwrap().len()), (&json!("zip"), 1));
    assert!(!imported.to_string().contains("Bob Private"), "other people's data is not there");
    let user = ada.get("/api/users/profile").await.data();
    assert_eq!((&user["linkedInConnected"], &user["linkedInData"]["name"]), (&json!(true), &json!("Ada Quill")));
    assert_eq!(card(&bob).await["connected"], json!(false));
    let again = import(&ada, "again.zip", &whole()).await.data();
    assert_eq!(again["imports"].as_array().unwrap().len(), 1, "it takes the place of the one before");
}

#[tokio::test]
async fn lin_10_a_saved_profile_fills_what_the_export_lacks() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let saved = import(&ada, "Profile.pdf", &linkedin_pdf::file()).await.data();
    assert_eq!((&saved["connected"], &saved["imports"][0]["source"]), (&json!(true), &json!("pdf")));
    assert_eq!(saved["profile"]["headline"], json!("Engineer for harbours"));
    assert_eq!(saved["profileUrl"], json!("https://www.linkedin.com/in/ada-quill"));
    let resume = &saved["profile"]["resume"];
    assert_eq!((&resume["name"], &resume["email"]), (&json!("Ada Quill"), &json!("ada.quill@example.org")));
    let companies: Vec<&Value> = resume["experience"].as_array().unwrap().iter().map(|job| &job["company"]).collect();
    assert_eq!(companies, [&json!("Kiln Ltd"), &json!("Larkwell")]);
    assert_eq!(resume["education"][0]["institution"], json!("University of Eastmere"));

    let skills = archive([("Skills.csv", &b"Name\nRowing\n"[..])]);
    let both = import(&ada, "export.zip", &skills).await.data();
    let resume = &both["profile"]["resume"];
    assert_eq!(resume["skills"], json!(["Rowing"]), "the export counts");
    assert_eq!(resume["experience"].as_array().unwrap().len(), 2, "what it lacks comes from the saved profile");
    assert_eq!(both["imports"].as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn what_is_no_linkedin_file_is_refused_with_what_to_do() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let empty = vitae_testkit::linkedin_export::archive([("notes.txt", &b"hello"[..])]);
    for (name, bytes, status, code) in [
        ("x.zip", empty.as_slice(), 422, "archive_empty"),
        ("x.zip", b"PK\x03\x04broken", 422, "archive_damaged"),
        ("x.png", b"\x89PNG", 415, "unsupported_type"),
        ("x.pdf", b"", 415, "unsupported_type"),
        ("cv.pdf", samples::RESUME_PDF, 422, "not_linkedin"),
        ("x.pdf", b"%PDF-1.7 broken", 422, "file_damaged"),
    ] {
        let answer = import(&ada, name, bytes).await;
        assert_eq!(answer.refusal(), (status, code.into()), "{name} {}", answer.json()["error"]);
    }
    assert_eq!(ada.call(Method::POST, "/api/linkedin/import").await.status.as_u16(), 400);
    assert_eq!(card(&ada).await["connected"], json!(false));
}
