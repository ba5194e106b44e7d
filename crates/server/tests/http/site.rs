//! What visitors read and send: blog, guides, questions, contact, news, and the privacy dialog.

use crate::support::TestApp;
use axum::body::Body;
use axum::http::{Request, StatusCode};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpListener;

const HOUR: Duration = Duration::from_secs(60 * 60);

fn keys(value: &Value) -> BTreeSet<&str> {
    value.as_object().expect("an object").keys().map(String::as_str).collect()
}

/// The names of a list's categories, and that the items have no others.
async fn categories(app: &TestApp, list: &str, items: &Value) -> Vec<String> {
    let names: Vec<String> =
        serde_json::from_value(app.get(&format!("/api/{list}/categories/list")).await.json()).unwrap();
    let used: BTreeSet<_> = items.as_array().unwrap().iter().map(|item| item["category"].as_str().unwrap()).collect();
    assert_eq!(names.iter().map(String::as_str).collect::<BTreeSet<_>>(), used);
    names
}

#[tokio::test]
async fn blo_09_to_12_the_blog_lists_posts_and_answers_each() {
    let app = TestApp::new().await;
    let posts = app.get("/api/blog").await.json()["posts"].clone();
    let all = posts.as_array().unwrap();
    assert!(all.len() >= 12, "{}", all.len());
    assert_eq!(all.iter().filter(|post| post["featured"] == true).count(), 1);
    let dates: Vec<_> = all.iter().map(|post| post["date"].as_str().unwrap()).collect();
    assert!(dates.is_sorted_by(|newer, older| newer >= older), "{dates:?}");
    assert!(!categories(&app, "blog", &posts).await.is_empty());
    for post in all {
        let detail = app.get(&format!("/api/blog/{}", post["slug"].as_str().unwrap())).await.json();
        for field in [
            "_id", "slug", "title", "excerpt", "content", "imageUrl", "category", "author", "date", "readTime",
            "views", "featured", "tags",
        ] {
            assert!(keys(&detail).contains(field), "{field} of {}", post["slug"]);
        }
        assert!(detail["content"].as_str().unwrap().starts_with("<"), "{}", detail["content"]);
        assert_eq!(app.get(detail["imageUrl"].as_str().unwrap()).await.header("content-type"), "image/svg+xml");
    }
    let missing = app.get("/api/blog/nothing-here").await;
    assert_eq!(
        (missing.status, missing.json()["error"].clone()),
        (StatusCode::NOT_FOUND, json!("Blog post not found"))
    );
}

#[tokio::test]
async fn blo_12_a_view_counts_once_an_hour_for_each_visitor() {
    let app = TestApp::new().await;
    let slug = app.get("/api/blog").await.json()["posts"][0]["slug"].as_str().unwrap().to_owned();
    let path = format!("/api/blog/{slug}");
    for _ in 0..3 {
        assert_eq!(app.get(&path).await.json()["views"], 1);
    }
    app.wait(HOUR + Duration::from_secs(1));
    assert_eq!(app.get(&path).await.json()["views"], 2);
    assert_eq!(app.get("/api/blog").await.json()["posts"][0]["views"], 2);
}

#[tokio::test]
async fn gui_11_to_14_guides_have_what_their_cards_show() {
    let app = TestApp::new().await;
    let guides = app.get("/api/guides").await.json()["guides"].clone();
    let all = guides.as_array().unwrap();
    assert!(all.len() >= 8, "{}", all.len());
    assert_eq!(all.iter().filter(|guide| guide["featured"] == true).count(), 1);
    assert!(!categories(&app, "guides", &guides).await.is_empty());
    let difficulties: BTreeSet<_> = all.iter().map(|guide| guide["difficulty"].as_str().unwrap()).collect();
    assert_eq!(difficulties, BTreeSet::from(["Advanced", "Beginner", "Intermediate"]));
    for guide in all {
        assert!(guide["topics"].as_array().unwrap().len() >= 3);
        let detail = app.get(&format!("/api/guides/{}", guide["slug"].as_str().unwrap())).await.json();
        assert!(detail["content"].as_str().unwrap().contains("<h2"), "{}", guide["slug"]);
    }
    assert_eq!(app.get("/api/guides/nothing-here").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn faq_14_to_18_questions_have_the_four_categories() {
    let app = TestApp::new().await;
    let faqs = app.get("/api/faqs").await.json()["faqs"].clone();
    assert!(faqs.as_array().unwrap().len() >= 30);
    let mut names = categories(&app, "faqs", &faqs).await;
    names.sort();
    assert_eq!(names, ["ATS Optimization", "Career Advice", "Platform", "Resume Writing"]);
    assert_eq!(keys(&faqs[0]), BTreeSet::from(["_id", "question", "answer", "category"]));
    let plans =
        |faq: &&Value| faq["answer"].as_str().is_some_and(|text| text.contains("5 standard") && text.contains("20+"));
    assert!(faqs.as_array().unwrap().iter().any(|faq| plans(&faq)), "no answer says what Free and Pro have");
}

#[tokio::test]
async fn leg_05_leg_06_the_legal_pages_name_the_site() {
    let settings = [
        ("VITAE_SITE_NAME", "Jobs & Co"),
        ("VITAE_SITE_ENTITY", "Jobs Ltd"),
        ("VITAE_SITE_EMAIL", "hello@jobs.example"),
    ];
    let app = TestApp::with(&settings).await;
    for slug in ["about", "privacy", "terms", "cookies"] {
        let page = app.get(&format!("/api/pages/{slug}")).await.data();
        let text = page["content"].as_str().unwrap();
        assert!(!text.contains("{{") && !text.is_empty(), "{slug}");
        let html = String::from_utf8(app.get(&format!("/{slug}")).await.bytes.to_vec()).unwrap();
        assert!(!html.contains("{{site") && html.contains("Jobs &amp; Co"), "{slug}");
    }
    let privacy = app.get("/api/pages/privacy").await.data()["content"].as_str().unwrap().to_owned();
    for said in ["30 days", "16", "Jobs Ltd", "mailto:hello@jobs.example"] {
        assert!(privacy.contains(said), "{said}");
    }
    assert_eq!(app.get("/api/pages/nothing-here").await.status, StatusCode::NOT_FOUND);
}

/// What stands on pages only as a sample or as a promise of the people who run the site, by page.
const SAMPLES: [(&str, &[&str]); 8] = [
    ("/", &["4,000+", "Trusted by", "Tom Aldridge", "Resume Views", "founded in 2025", "using AI, GitHub"]),
    ("/contact", &["within 24 hours", "9am-5pm", "under 4 hours", "Phone support"]),
    ("/pricing", &["Save 20%"]),
    ("/jobs", &["one month of Pro free"]),
    ("/portfolio", &["245", "1,200", "sample figures"]),
    ("/about", &["founded in 2025"]),
    ("/faqs", &["Pro 20+", "within 24 hours", "9am-5pm"]),
    ("/login", &["using AI, GitHub"]),
];

#[tokio::test]
async fn samples_are_shown_or_left_out_as_the_setting_says() {
    for (setting, shown) in [("on", true), ("off", false)] {
        let app = TestApp::with(&[("VITAE_SITE_SAMPLES", setting)]).await;
        for (path, samples) in SAMPLES {
            let html = String::from_utf8(app.get(path).await.bytes.to_vec()).unwrap();
            assert!(!html.contains("{{"), "{path}");
            for sample in samples {
                assert_eq!(html.contains(sample), shown, "{path}, {setting}: {sample}");
            }
        }
        let faqs = app.get("/api/faqs").await.json().to_string();
        assert_eq!(faqs.contains("Pro 20+"), shown, "{setting}");
        let categories = app.get("/api/portfolio/categories").await.json();
        assert_eq!(categories["data"][0]["likes"], if shown { 245 } else { 0 }, "{setting}");
    }
}

#[tokio::test]
async fn without_plan_limits_no_page_speaks_of_them() {
    for (setting, limited) in [("on", true), ("off", false)] {
        let app = TestApp::with(&[("VITAE_PLAN_LIMITS", setting)]).await;
        for (path, said) in [
            ("/", "Free for up to 3 resumes"),
            ("/register", "Free for up to 3 resumes"),
            ("/guides", "Free for up to 3 resumes"),
            ("/pricing", "Free keeps up to 3 resumes"),
            ("/terms", "Free includes up to 3 resumes"),
            ("/faqs", "a fourth upload asks you"),
        ] {
            let html = String::from_utf8(app.get(path).await.bytes.to_vec()).unwrap();
            assert_eq!(html.contains(said), limited, "{path}, {setting}: {said}");
        }
    }
}

#[tokio::test]
async fn the_video_of_the_landing_page_is_sent_in_parts() {
    let app = TestApp::new().await;
    let path = "/landing/demo-light.webm";
    let whole = app.get(path).await;
    assert_eq!((whole.status, whole.header("content-type")), (StatusCode::OK, "video/webm"));
    assert_eq!(whole.header("accept-ranges"), "bytes");
    assert!(app.get("/").await.header("content-security-policy").contains("media-src 'self'"));
    let length = whole.bytes.len();
    let tag = whole.header("etag").to_owned();
    for (range, version, status, from, to) in [
        ("bytes=0-1", None, StatusCode::PARTIAL_CONTENT, 0, 2),
        ("bytes=100-", None, StatusCode::PARTIAL_CONTENT, 100, length),
        ("bytes=-100", Some(tag.as_str()), StatusCode::PARTIAL_CONTENT, length - 100, length),
        ("bytes=0-1", Some("\"another\""), StatusCode::OK, 0, length),
        ("bytes=0-1,4-5", None, StatusCode::OK, 0, length),
        ("bytes=9999999-", None, StatusCode::RANGE_NOT_SATISFIABLE, 0, 0),
    ] {
        let mut request = Request::get(path).header("range", range);
        if let Some(version) = version {
            request = request.header("if-range", version);
        }
        let part = app.send(request.body(Body::empty()).unwrap()).await;
        assert_eq!(part.status, status, "{range} {version:?}");
        assert_eq!(part.bytes, whole.bytes.slice(from..to), "{range} {version:?}");
        if status == StatusCode::PARTIAL_CONTENT {
            assert_eq!(part.header("content-range"), format!("bytes {from}-{}/{length}", to - 1));
        }
    }
}

#[tokio::test]
async fn the_files_for_search_engines_name_the_sites_address() {
    let app = TestApp::with(&[("VITAE_PUBLIC_URL", "https://jobs.example")]).await;
    for (path, kind) in [
        ("/sitemap.xml", "application/xml"),
        ("/feed.xml", "application/xml"),
        ("/robots.txt", "text/plain; charset=utf-8"),
    ] {
        let answer = app.get(path).await;
        assert_eq!((answer.status, answer.header("content-type")), (StatusCode::OK, kind), "{path}");
        let text = String::from_utf8(answer.bytes.to_vec()).unwrap();
        assert!(text.contains("https://jobs.example") && !text.contains("{{"), "{path}: {text}");
    }
    for hidden in ["/content.json", "/routes.txt", "/blog/nothing-here", "/guides/nothing-here"] {
        assert_eq!(app.get(hidden).await.status, StatusCode::NOT_FOUND, "{hidden}");
    }
}

fn message() -> Value {
    json!({ "name": "Ada", "email": "ada@example.com", "subject": "support", "message": "It does not start." })
}

#[tokio::test]
async fn ctc_17_ctc_18_a_message_is_kept() {
    let app = TestApp::new().await;
    assert_eq!(app.post("/api/contact", message()).await.status, StatusCode::CREATED);
    let kept = app.app.store.contact_messages().all().await.unwrap();
    assert_eq!(kept.len(), 1);
    assert_eq!((&*kept[0].subject, &*kept[0].message), ("support", "It does not start."));
}

#[tokio::test]
async fn ctc_06_to_09_each_field_is_required() {
    let app = TestApp::new().await;
    for (field, wrong) in [
        ("name", json!(" ")),
        ("email", json!("")),
        ("email", json!("nobody")),
        ("subject", json!("gossip")),
        ("message", json!(" \n ")),
        ("message", json!("x".repeat(5001))),
    ] {
        let mut form = message();
        form[field] = wrong;
        let refused = app.post("/api/contact", form).await;
        assert_eq!(refused.refusal(), (422, "validation_failed".to_owned()), "{field}");
        assert_eq!(refused.json()["fields"][0]["path"], field);
    }
    assert_eq!(app.app.store.contact_messages().all().await.unwrap(), []);
}

#[tokio::test]
async fn programs_that_fill_in_every_field_are_answered_and_dropped() {
    let app = TestApp::new().await;
    let mut form = message();
    form["website"] = json!("https://spam.example");
    assert_eq!(app.post("/api/contact", form).await.status, StatusCode::CREATED);
    let entry = json!({ "email": "spam@example.com", "list": "newsletter", "website": "x" });
    assert_eq!(app.post("/api/subscribers", entry).await.status, StatusCode::OK);
    assert_eq!(app.app.store.contact_messages().all().await.unwrap(), []);
    assert_eq!(app.app.store.subscribers().all().await.unwrap(), []);
}

#[tokio::test]
async fn one_address_cannot_flood_the_forms() {
    let app = TestApp::new().await;
    for _ in 0..20 {
        assert_eq!(app.post("/api/contact", message()).await.status, StatusCode::CREATED);
    }
    let refused = app.post("/api/contact", message()).await;
    assert_eq!(refused.refusal(), (429, "rate_limited".to_owned()));
    app.wait(HOUR + Duration::from_secs(1));
    assert_eq!(app.post("/api/contact", message()).await.status, StatusCode::CREATED);
}

#[tokio::test]
async fn blo_08_int_05_an_address_is_entered_once() {
    let app = TestApp::new().await;
    for email in ["ada@example.com", " ADA@example.com"] {
        for list in ["newsletter", "early_access"] {
            let entered = app.post("/api/subscribers", json!({ "email": email, "list": list })).await;
            assert_eq!(entered.data(), json!({ "subscribed": true }));
        }
    }
    assert_eq!(app.app.store.subscribers().all().await.unwrap().len(), 2);
    let refused = app.post("/api/subscribers", json!({ "email": "nobody", "list": "newsletter" })).await;
    assert_eq!(refused.json()["fields"][0]["path"], "email");
}

#[tokio::test]
async fn con_03_to_08_the_privacy_choice_is_kept_with_the_account() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    for choice in ["accept_all", "accept_necessary", "reject_all"] {
        let kept = ada.post("/api/users/privacy-consent", json!({ "privacyConsent": choice })).await;
        assert_eq!(kept.data(), json!({ "privacyConsent": choice }));
        assert_eq!(ada.get("/api/users/profile").await.data()["privacyConsent"], choice);
    }
    let unknown = ada.post("/api/users/privacy-consent", json!({ "privacyConsent": "maybe" })).await;
    assert_eq!(unknown.status, StatusCode::UNPROCESSABLE_ENTITY);
    let guest = app.post("/api/users/privacy-consent", json!({ "privacyConsent": "accept_all" })).await;
    assert_eq!(guest.status, StatusCode::UNAUTHORIZED);
}

/// Answers one SMTP conversation as a mail server would, and gives what the client said.
async fn take_one_mail(listener: TcpListener) -> String {
    let (socket, _) = listener.accept().await.unwrap();
    let mut socket = BufReader::new(socket);
    socket.write_all(b"220 here\r\n").await.unwrap();
    let (mut said, mut in_message) = (String::new(), false);
    loop {
        let mut line = String::new();
        if socket.read_line(&mut line).await.unwrap() == 0 {
            return said;
        }
        said.push_str(&line);
        let ended = in_message && line == ".\r\n";
        if in_message && !ended {
            continue;
        }
        in_message = line == "DATA\r\n";
        socket.write_all(if in_message { b"354 go on\r\n" } else { b"250 ok\r\n" }).await.unwrap();
        if ended {
            return said;
        }
    }
}

#[tokio::test]
async fn ctc_18_a_message_is_mailed_when_a_mail_server_is_set() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("smtp://{}", listener.local_addr().unwrap());
    let app = TestApp::with(&[("VITAE_SMTP_URL", &url), ("VITAE_SITE_EMAIL", "owner@jobs.example")]).await;
    let server = tokio::spawn(take_one_mail(listener));
    assert_eq!(app.post("/api/contact", message()).await.status, StatusCode::CREATED);
    let said = tokio::time::timeout(Duration::from_secs(20), server).await.unwrap().unwrap();
    for part in
        ["RCPT TO:<owner@jobs.example>", "Subject: [Vitae] support from Ada", "ada@example.com", "It does not start."]
    {
        assert!(said.contains(part), "{part} is missing in {said}");
    }
}

#[tokio::test]
async fn ctc_18_a_message_waits_while_the_mail_server_is_away() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    drop(listener);
    let settings =
        [("VITAE_SMTP_URL", format!("smtp://{address}")), ("VITAE_SITE_EMAIL", "owner@jobs.example".to_owned())];
    let app = TestApp::with(&settings.each_ref().map(|(name, value)| (*name, value.as_str()))).await;
    assert_eq!(app.post("/api/contact", message()).await.status, StatusCode::CREATED);
    let messages = app.app.store.contact_messages();
    let waiting = |now| messages.to_mail(now, 10);
    let tried = async { while !waiting(app.now()).await.unwrap().is_empty() {} };
    tokio::time::timeout(Duration::from_secs(20), tried).await.expect("it is tried once, and not at once again");
    assert_eq!(waiting(app.now().plus(HOUR)).await.unwrap().len(), 1);
    let listener = TcpListener::bind(address).await.unwrap();
    let server = tokio::spawn(take_one_mail(listener));
    app.wait(HOUR);
    vitae_server::sweep(&app.app).await.unwrap();
    let said = tokio::time::timeout(Duration::from_secs(20), server).await.unwrap().unwrap();
    assert!(said.contains("It does not start."), "{said}");
    let noted = async { while !waiting(app.now().plus(HOUR * 24)).await.unwrap().is_empty() {} };
    tokio::time::timeout(Duration::from_secs(20), noted).await.expect("it is mailed once");
}
