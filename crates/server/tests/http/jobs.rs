//! The job board: posting, searching, matching, and who may do what (JOB-63 to JOB-79).

use crate::support::{TestApp, User};
use axum::http::{Method, StatusCode};
use serde_json::{Value, json};
use std::time::Duration;
use vitae_testkit::samples;

/// A complete job with this title.
pub fn job(title: &str) -> Value {
    json!({
        "jobTitle": title, "companyName": "Harbour Ltd", "companyOverview": "We run a port.", "location": "Hull",
        "jobDescription": format!("{title} wanted. You work with people and machines on the quay."),
        "responsibilities": ["Plan the shifts"], "requirements": {"required": ["Forklift licence", "Two years of practice"]},
        "applicationLink": "https://example.org/apply"
    })
}

fn with(title: &str, changes: Value) -> Value {
    let mut job = job(title);
    for (key, value) in changes.as_object().unwrap() {
        job[key] = value.clone();
    }
    job
}

pub async fn posted(user: &User<'_>, job: Value) -> Value {
    let answer = user.post("/api/jobs", job).await;
    assert_eq!(answer.status, StatusCode::CREATED);
    answer.data()
}

async fn titles(user: &User<'_>, query: &str) -> Vec<String> {
    let page = user.get(&format!("/api/jobs?limit=50&{query}")).await.data();
    page["jobs"].as_array().unwrap().iter().map(|job| job["jobTitle"].as_str().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn job_63_72_a_job_that_was_posted_is_found_at_once_with_every_field() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let job = with(
        "Crane driver",
        json!({
            "salaryRange": "£30,000", "educationLevel": "None", "employmentType": "Part-time", "experienceLevel": "Senior",
            "category": "operations", "isOnsite": true,
            "requirements": {"required": ["Crane licence"], "preferred": ["First aid"]}
        }),
    );
    let posted = posted(&ada, job.clone()).await;
    for (key, value) in job.as_object().unwrap() {
        assert_eq!(posted[key], *value, "{key}");
    }
    assert_eq!(posted["createdAt"], "2026-03-01T00:00:00.000Z");
    assert_eq!((posted["isOwner"].clone(), posted["canEdit"].clone()), (json!(true), json!(true)));
    let page = ada.get("/api/jobs").await.data();
    assert_eq!(page["jobs"][0]["_id"], posted["_id"]);
    assert_eq!(
        page["pagination"],
        json!({"currentPage": 1, "totalPages": 1, "totalJobs": 1, "hasNext": false, "hasPrev": false})
    );
}

#[tokio::test]
async fn job_22_67_68_pages_hold_three_jobs_the_newest_first() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    for title in ["One", "Two", "Three", "Four"] {
        posted(&ada, job(title)).await;
        app.wait(Duration::from_secs(1));
    }
    let first = ada.get("/api/jobs").await.data();
    let second = ada.get("/api/jobs?page=2").await.data();
    let titles = |page: &Value| -> Vec<Value> {
        page["jobs"].as_array().unwrap().iter().map(|job| job["jobTitle"].clone()).collect()
    };
    assert_eq!(titles(&first), ["Four", "Three", "Two"]);
    assert_eq!(titles(&second), ["One"]);
    assert_eq!(second["pagination"]["hasPrev"], true);
    assert_eq!(ada.get("/api/jobs?page=9").await.data()["jobs"], json!([]));
    for unreadable in ["page=0", "page=2147483648", "limit=0", "limit=51", "page=x"] {
        assert_eq!(ada.get(&format!("/api/jobs?{unreadable}")).await.status, StatusCode::BAD_REQUEST, "{unreadable}");
    }
    for wrong in ["category=cooking", "isRemote=perhaps", "sort=odd"] {
        assert_eq!(ada.get(&format!("/api/jobs?{wrong}")).await.status, StatusCode::UNPROCESSABLE_ENTITY, "{wrong}");
    }
}

#[tokio::test]
async fn job_08_filters_narrow_and_places_of_work_add_up() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    for (title, changes) in [
        ("Remote sales", json!({"category": "sales", "isRemote": true})),
        ("Hybrid tech", json!({"isHybrid": true, "employmentType": "Contract"})),
        ("Office tech", json!({"isOnsite": true, "experienceLevel": "Mid-level", "location": "Leeds"})),
    ] {
        posted(&ada, with(title, changes)).await;
        app.wait(Duration::from_secs(1));
    }
    for (query, expected) in [
        ("", vec!["Office tech", "Hybrid tech", "Remote sales"]),
        ("category=tech", vec!["Office tech", "Hybrid tech"]),
        ("category=&search=", vec!["Office tech", "Hybrid tech", "Remote sales"]),
        ("isRemote=true&isHybrid=true", vec!["Hybrid tech", "Remote sales"]),
        ("isRemote=true&category=tech", vec![]),
        ("employmentType=Contract", vec!["Hybrid tech"]),
        ("experienceLevel=Mid-level&location=leeds", vec!["Office tech"]),
        ("search=sales", vec!["Remote sales"]),
        ("search=quay", vec!["Office tech", "Hybrid tech", "Remote sales"]),
        ("search=forklift%20hybrid", vec!["Hybrid tech"]),
    ] {
        assert_eq!(titles(&ada, query).await, expected, "{query}");
    }
    let stats = ada.get("/api/jobs/stats?category=tech").await.data();
    assert_eq!((stats["total"].clone(), stats["postedPerDay"].as_array().unwrap().len()), (json!(2), 30));
    assert_eq!(stats["postedPerDay"][29], json!({"date": "2026-03-01", "count": 2}));
    let found = ada.get("/api/jobs?search=sales").await.data()["jobs"][0]["highlights"].clone();
    assert!(found["jobTitle"].as_array().unwrap().contains(&json!({"text": "sales", "found": true})), "{found}");
}

#[tokio::test]
async fn job_69_the_categories_are_the_nine() {
    let app = TestApp::new().await;
    let names = app.get("/api/jobs/categories").await.data();
    assert_eq!(
        names,
        json!(["tech", "sales", "marketing", "design", "product", "operations", "finance", "hr", "other"])
    );
}

#[tokio::test]
async fn job_44_to_51_wrong_fields_are_named_and_nothing_is_stored() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let answer = ada.post("/api/jobs", with(" ", json!({"applicationLink": "javascript:alert(1)"}))).await;
    assert_eq!(answer.refusal(), (422, "validation_failed".into()));
    assert_eq!(
        answer.json()["fields"],
        json!([
            {"path": "jobTitle", "message": "Job title is required"},
            {"path": "applicationLink", "message": "Enter a web address that starts with https:// or http://"}
        ])
    );
    assert_eq!(titles(&ada, "").await, Vec::<String>::new());
}

#[tokio::test]
async fn job_73_74_77_only_whoever_posted_a_job_edits_and_deletes_it() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let bob = app.register("bob").await;
    let id = posted(&ada, job("Nurse")).await["_id"].as_str().unwrap().to_owned();
    let path = format!("/api/jobs/{id}");
    for answer in [bob.put(&path, job("Phishing")).await, bob.delete(&path).await] {
        assert_eq!(answer.refusal(), (403, "forbidden".into()));
    }
    assert_eq!(bob.get(&path).await.data()["canEdit"], false);
    assert_eq!(bob.get(&format!("{path}/history")).await.status, StatusCode::NOT_FOUND);

    let edited = ada.put(&path, with("Head nurse", json!({"salaryRange": "£40,000"}))).await.data();
    assert_eq!(edited["jobTitle"], "Head nurse");
    assert_eq!(titles(&ada, "search=head").await, ["Head nurse"]);
    let history = ada.get(&format!("{path}/history")).await.data();
    assert_eq!(history.as_array().unwrap().len(), 1);
    let changed: Vec<_> =
        history[0]["changes"].as_array().unwrap().iter().map(|change| change["field"].clone()).collect();
    assert_eq!(changed, ["jobDescription", "jobTitle", "salaryRange"]);
    assert_eq!(history[0]["changes"][2], json!({"field": "salaryRange", "before": null, "after": "£40,000"}));

    assert_eq!(ada.delete(&path).await.data(), json!({"deleted": true}));
    assert_eq!(app.get(&path).await.status, StatusCode::NOT_FOUND);
    assert_eq!(titles(&ada, "").await, Vec::<String>::new());
    assert_eq!(ada.delete(&path).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn job_77_78_settings_open_editing_to_all_and_ask_for_pro() {
    let app = TestApp::with(&[("VITAE_JOBS_EDITABLE_BY", "anyone"), ("VITAE_JOBS_REQUIRE_PRO", "on")]).await;
    let ada = app.register("ada").await;
    let bob = app.register("bob").await;
    let path = format!("/api/jobs/{}", posted(&ada, job("Nurse")).await["_id"].as_str().unwrap());
    assert_eq!(bob.put(&path, job("Midwife")).await.data()["canEdit"], true);
    assert_eq!(bob.delete(&path).await.status, StatusCode::FORBIDDEN, "deleting stays with the creator");
    for call in ["/api/jobs", "/api/jobs/stats", "/api/jobs/recommended"] {
        let answer = bob.get(call).await;
        assert_eq!(answer.refusal(), (403, "pro_required".into()), "{call}");
        assert!(answer.json()["message"].as_str().unwrap().contains("Pro subscription"));
    }
    app.grant_pro("bob").await;
    assert_eq!(titles(&bob, "").await, ["Midwife"]);
}

#[tokio::test]
async fn job_04_71_75_guests_see_single_jobs_and_not_the_board() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let id = posted(&ada, job("Nurse")).await["_id"].as_str().unwrap().to_owned();
    for call in ["/api/jobs", "/api/jobs/stats", "/api/jobs/recommended", "/api/applications"] {
        assert_eq!(app.get(call).await.status, StatusCode::UNAUTHORIZED, "{call}");
    }
    assert_eq!(app.post("/api/jobs", job("Spam")).await.status, StatusCode::UNAUTHORIZED);
    let seen = app.get(&format!("/api/jobs/{id}")).await.data();
    assert_eq!(
        (seen["isOwner"].clone(), seen["applyClicks"].clone(), seen["match"].clone()),
        (json!(false), json!(null), json!(null))
    );
    for missing in ["/api/jobs/nothing", "/api/jobs/019ca6b1-dc00-72af-b914-cd91b70e25cd"] {
        assert_eq!(app.get(missing).await.status, StatusCode::NOT_FOUND);
    }
}

#[tokio::test]
async fn job_32_clicks_are_counted_once_an_hour_for_each_visitor() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let path = format!("/api/jobs/{}", posted(&ada, job("Nurse")).await["_id"].as_str().unwrap());
    for (wait, counted) in [(0, true), (1, false), (3600, true)] {
        app.wait(Duration::from_secs(wait));
        assert_eq!(app.post(&format!("{path}/apply-click"), json!({})).await.data(), json!({"counted": counted}));
    }
    assert_eq!(ada.get(&path).await.data()["applyClicks"], 2);
    assert_eq!(app.post("/api/jobs/nothing/apply-click", json!({})).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn job_72_the_same_job_twice_is_one_and_too_many_are_refused() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let first = posted(&ada, job("Nurse")).await;
    assert_eq!(posted(&ada, job("Nurse")).await["_id"], first["_id"]);
    let mut refused = 0;
    for number in 0..120 {
        refused += usize::from(
            ada.post("/api/jobs", job(&format!("Job {number}"))).await.status == StatusCode::TOO_MANY_REQUESTS,
        );
    }
    assert_eq!(refused, 2, "120 in an hour");
}

#[tokio::test]
async fn a_job_can_be_reported() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let bob = app.register("bob").await;
    let path = format!("/api/jobs/{}/report", posted(&ada, job("Nurse")).await["_id"].as_str().unwrap());
    for reason in ["scam", "wrong"] {
        let answer = bob.post(&path, json!({"reason": reason, "note": " Asks for money "})).await;
        assert_eq!((answer.status, answer.data()), (StatusCode::CREATED, json!({"received": true})));
    }
    let reports = app.app.store.jobs().reports().await.unwrap();
    assert_eq!(
        reports.iter().map(|report| (report.reason.as_str(), report.note.as_str())).collect::<Vec<_>>(),
        [("wrong", "Asks for money")]
    );
    assert_eq!(bob.post(&path, json!({"reason": "bored"})).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    let long = json!({"reason": "other", "note": "x".repeat(2_001)});
    assert_eq!(bob.post(&path, long).await.refusal(), (422, "validation_failed".into()));
}

#[tokio::test]
async fn each_job_says_how_well_the_latest_resume_matches() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let path = format!("/api/jobs/{}", posted(&ada, job("Planner")).await["_id"].as_str().unwrap());
    assert_eq!(ada.get(&format!("{path}/match")).await.data()["basis"], "none");
    assert_eq!(ada.get("/api/jobs/recommended").await.data(), json!({"jobs": [], "basis": "none"}));
    ada.saved("ada.pdf", samples::RESUME_PDF).await;
    let matched = ada.get(&format!("{path}/match")).await.data();
    assert_eq!(matched["basis"], "resume");
    let asks = matched["requirements"].as_array().unwrap();
    assert!(
        asks.iter().any(|ask| ask["text"].as_str().unwrap().contains("Forklift") && ask["required"] == true),
        "{matched}"
    );
    let names: Vec<&Value> = matched["others"].as_array().unwrap().iter().map(|part| &part["name"]).collect();
    assert!(names.iter().all(|name| **name != "Required"), "{names:?}");
    assert!(!names.is_empty() && matched["notCompared"].is_array(), "{matched}");
    assert_eq!(ada.get("/api/jobs").await.data()["jobs"][0]["match"], matched["points"]);
    assert_eq!(ada.get("/api/jobs/recommended?limit=21").await.status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn the_page_of_a_job_can_be_read_and_indexed() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let wicked = with("Nurse </title><script>alert(1)</script>", json!({"companyName": "A & B"}));
    let id = posted(&ada, wicked).await["_id"].as_str().unwrap().to_owned();
    let page = app.get(&format!("/jobs/{id}")).await;
    let html = String::from_utf8_lossy(&page.bytes).into_owned();
    assert_eq!((page.status, page.header("content-type")), (StatusCode::OK, "text/html; charset=utf-8"));
    assert!(
        html.contains("<title>Nurse &lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt; at A &amp; B · Vitae</title>"),
        "{html}"
    );
    assert!(!html.contains("<script>alert"), "{html}");
    let data = html.split("application/ld+json\">").nth(1).unwrap().split("</script>").next().unwrap();
    let data: Value = serde_json::from_str(data).unwrap();
    assert_eq!((data["@type"].clone(), data["employmentType"].clone()), (json!("JobPosting"), json!("FULL_TIME")));
    assert_eq!(data["hiringOrganization"]["name"], "A & B");
    for missing in ["/jobs/nothing", "/jobs/019ca6b1-dc00-72af-b914-cd91b70e25cd"] {
        assert_eq!(app.get(missing).await.status, StatusCode::NOT_FOUND, "{missing}");
    }
    assert_eq!(
        app.send_json(Method::POST, &format!("/jobs/{id}"), json!({})).await.status,
        StatusCode::METHOD_NOT_ALLOWED
    );
}
