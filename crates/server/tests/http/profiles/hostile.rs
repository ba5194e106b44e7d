use super::{Elsewhere, import};
use crate::support::TestApp;
use serde_json::json;
use std::time::{Duration, Instant};
use vitae_testkit::linkedin_export::archive;

#[tokio::test]
async fn archives_that_are_made_to_harm_are_refused_quickly() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let bomb = [b"Name\n".to_vec(), vec![b'a'; 16 * 1024 * 1024]].concat();
    let names: Vec<String> = (0..100_000).map(|at| at.to_string()).collect();
    for (what, bytes) in [
        ("a bomb", archive([("Skills.csv", bomb.as_slice())])),
        ("100,000 entries", archive(names.iter().map(|name| (name.as_str(), &b""[..])))),
        ("an absolute path", archive([("/etc/Skills.csv", &b"Name\nRust\n"[..])])),
        ("a way out", archive([("../Skills.csv", &b"Name\nRust\n"[..])])),
    ] {
        let begun = Instant::now();
        let answer = import(&ada, "export.zip", &bytes).await;
        assert_eq!(answer.refusal(), (422, "archive_unsafe".into()), "{what}");
        assert!(begun.elapsed() < Duration::from_secs(5), "{what}: {:?}", begun.elapsed());
    }
    let large = vec![b'P'; 21 * 1024 * 1024];
    assert_eq!(import(&ada, "export.zip", &large).await.refusal(), (413, "too_large".into()));
    assert_eq!(ada.get("/api/connections").await.data()["linkedIn"]["connected"], json!(false));
}

#[tokio::test]
async fn more_text_than_a_resume_can_use_is_refused() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let row = format!("Kiln,Engineer,{},,2019,\n", "word ".repeat(2_000));
    let table = format!("Company Name,Title,Description,Location,Started On,Finished On\n{}", row.repeat(40));
    let answer = import(&ada, "export.zip", &archive([("Positions.csv", table.as_bytes())])).await;
    assert_eq!(answer.refusal(), (422, "file_too_complex".into()));
}

/// What a return from a service may carry besides a code: everything that would lead elsewhere if it were followed.
const HOSTILE: [&str; 16] = [
    "//evil.example",
    "/\\evil.example",
    "/..//evil.example",
    "/%2e%2e//evil.example",
    "/%252e%252e//evil.example",
    "/%5cevil.example",
    "https://evil.example",
    "https:evil.example",
    "javascript:alert(1)",
    "/@evil.example",
    "\t//evil.example",
    "/dashboard\r\nLocation: //evil.example",
    "\u{ff0f}\u{ff0f}evil.example",
    "denied&next=//evil.example",
    "../../evil",
    "#//evil.example",
];

#[tokio::test]
async fn a_return_from_a_service_leads_to_the_dashboard_whatever_it_carries() {
    let elsewhere = Elsewhere::new().await;
    for (service, path) in [
        ("github", "/api/auth/github/callback"),
        ("linkedin", "/api/linkedin/auth/linkedin/callback"),
        ("linkedin", "/api/linkedin/auth/portability/callback"),
    ] {
        let long = "a".repeat(4_000);
        for value in HOSTILE.iter().copied().chain([long.as_str()]) {
            for name in ["state", "code", "error", "next", "redirect_uri", "return_to", "reason"] {
                let query = url::form_urlencoded::Serializer::new(String::new()).append_pair(name, value).finish();
                let place = elsewhere.return_to(&format!("http://localhost:8080{path}?{query}"), None).await;
                let allowed = ["expired", "denied", "failed", "signed_out", "not_configured"];
                let fixed = |reason: &&str| place == format!("/dashboard?{service}=error&reason={reason}");
                assert!(allowed.iter().any(fixed), "{path} {name}={value:?} leads to {place}");
            }
        }
    }
}
