use super::{Elsewhere, connect, import};
use crate::support::User;
use serde_json::{Value, json};
use vitae_testkit::github::LOGIN;
use vitae_testkit::linkedin_export::whole;
use vitae_testkit::samples;

async fn connected<'a>(elsewhere: &'a Elsewhere, name: &str) -> User<'a> {
    let user = elsewhere.app.register(name).await;
    connect(&user, LOGIN).await.data();
    import(&user, "export.zip", &whole()).await.data();
    user
}

fn section<'a>(preview: &'a Value, name: &str) -> Vec<&'a Value> {
    let sections = preview["sections"].as_array().unwrap().iter();
    sections.filter(|part| part["section"] == name).flat_map(|part| part["entries"].as_array().unwrap()).collect()
}

fn find<'a>(preview: &'a Value, name: &str, title: &str) -> &'a Value {
    section(preview, name)
        .into_iter()
        .find(|entry| entry["title"] == title)
        .unwrap_or_else(|| panic!("{title} in {preview}"))
}

#[tokio::test]
async fn cre_01_to_cre_04_both_connections_are_needed_and_the_missing_ones_named() {
    let elsewhere = Elsewhere::with(&[]).await;
    let ada = elsewhere.app.register("ada").await;
    let create = async || {
        let answer = ada.post("/api/resume/assemble", json!({"name": "New"})).await;
        assert_eq!(answer.refusal(), (409, "not_connected".into()));
        answer.json()["error"].as_str().unwrap().to_owned()
    };
    assert_eq!(create().await, "Please connect your GitHub and LinkedIn profiles first to create a new resume.");
    connect(&ada, LOGIN).await.data();
    assert_eq!(create().await, "Please connect your LinkedIn profile first to create a new resume.");
    assert_eq!(ada.get("/api/resume/merge").await.data()["missing"], json!(["linkedin"]));
    ada.post("/api/auth/github/disconnect", json!({})).await;
    import(&ada, "export.zip", &whole()).await.data();
    assert_eq!(create().await, "Please connect your GitHub profile first to create a new resume.");
}

#[tokio::test]
async fn a_preview_lays_what_is_said_side_by_side() {
    let elsewhere = Elsewhere::with(&[]).await;
    let ada = connected(&elsewhere, "ada").await;
    let preview = ada.get("/api/resume/merge").await.data();
    assert_eq!((&preview["base"], &preview["missing"]), (&Value::Null, &json!([])));
    assert_eq!(preview["sources"], json!(["linkedin", "github"]));
    let tides = find(&preview, "projects", "Tide Tables");
    let sources: Vec<&Value> = tides["variants"].as_array().unwrap().iter().map(|variant| &variant["source"]).collect();
    assert_eq!(sources, [&json!("linkedin"), &json!("github")], "the same address is the same project");
    assert_eq!(tides["repository"]["stars"], json!(42));
    assert_eq!(find(&preview, "projects", "linux")["selected"], json!(false), "a fork is not proposed");
    assert_eq!(section(&preview, "skills").iter().filter(|entry| entry["title"] == "Rust").count(), 1);

    let resume = ada.saved("cv.pdf", samples::RESUME_PDF).await;
    let based = ada.get("/api/resume/merge").await.data();
    assert_eq!(based["base"]["id"], json!(resume));
    assert!(section(&based, "experience").iter().any(|entry| entry["state"] == "kept"));
    assert_eq!(ada.get("/api/resume/merge?resumeId=none").await.data()["base"], Value::Null);
    let bob = elsewhere.app.register("bob").await;
    for id in [resume.as_str(), "x"] {
        assert_eq!(bob.get(&format!("/api/resume/merge?resumeId={id}")).await.refusal(), (404, "not_found".into()));
    }
}

#[tokio::test]
async fn cre_05_to_cre_07_what_is_chosen_becomes_a_resume_in_the_history() {
    let elsewhere = Elsewhere::with(&[]).await;
    let ada = connected(&elsewhere, "ada").await;
    let preview = ada.get("/api/resume/merge?resumeId=none").await.data();
    let id = |part: &str, title: &str| json!({"id": find(&preview, part, title)["id"]});
    let mut tides = id("projects", "Tide Tables");
    tides["source"] = json!("github");
    let choices = json!({"entries": [id("experience", "Senior Engineer"), tides, id("projects", "pocket-ledger"), id("skills", "Rust")]});
    let body = json!({"name": "For the harbour", "templateId": "template2", "resumeId": "none", "choices": choices});
    let answer = ada.post("/api/resume/assemble", body.clone()).await;
    assert_eq!(answer.status.as_u16(), 201);
    let record = answer.data();
    assert_eq!(
        (&record["name"], &record["confirmed"], &record["originalName"]),
        (&json!("For the harbour"), &json!(true), &json!("For the harbour.pdf"))
    );
    assert!(record["atsScore"].as_i64().is_some_and(|score| score > 0), "{record}");

    let resume = record["id"].as_str().unwrap();
    let shown = ada.get(&format!("/api/resume/{resume}")).await.data();
    assert_eq!(shown["templateId"], json!("template2"));
    let parsed = &shown["parsed"];
    assert_eq!((&parsed["name"], &parsed["email"]), (&json!("Ada Quill"), &json!("ada.quill@example.org")));
    assert_eq!((parsed["experience"].as_array().unwrap().len(), &parsed["skills"]), (1, &json!(["Rust"])));
    let names: Vec<&Value> = parsed["projects"].as_array().unwrap().iter().map(|project| &project["name"]).collect();
    assert_eq!(names, [&json!("tide-tables"), &json!("pocket-ledger")]);

    let history = ada.get("/api/resume/history").await.data();
    assert_eq!((history.as_array().unwrap().len(), &history[0]["id"]), (1, &json!(resume)));
    let text = ada.get(&format!("/api/resume/{resume}/render?template=template2&format=txt")).await;
    let text = String::from_utf8_lossy(&text.bytes).into_owned();
    assert!(text.contains("Kiln Ltd") && text.contains("pocket-ledger") && !text.contains("Larkwell"), "{text}");
    let file = ada.get(&format!("/api/resume/{resume}/file")).await;
    assert!(file.bytes.starts_with(b"%PDF-"));

    let origins = ada.get(&format!("/api/resume/{resume}/origins")).await.data();
    let origin =
        |path: &str| origins.as_array().unwrap().iter().find(|one| one["path"] == path).unwrap()["source"].clone();
    assert_eq!((origin("experience[0]"), origin("projects[0]")), (json!("linkedin"), json!("github")));
    let bob = elsewhere.app.register("bob").await;
    assert_eq!(bob.get(&format!("/api/resume/{resume}/origins")).await.refusal(), (404, "not_found".into()));
    // It can be edited like any other.
    let edit = json!({"resume": parsed, "appearance": shown["appearance"], "templateId": "template1", "baseVersion": shown["version"], "keep": true});
    assert_eq!(ada.put(&format!("/api/resume/{resume}"), edit).await.data()["version"], json!(2));
    assert_eq!(ada.get("/api/resume/pending").await.data(), Value::Null, "nothing waits for a review");
}

#[tokio::test]
async fn a_resume_of_everything_proposed_keeps_what_the_user_wrote() {
    let elsewhere = Elsewhere::with(&[]).await;
    let ada = connected(&elsewhere, "ada").await;
    let resume = ada.saved("cv.pdf", samples::RESUME_PDF).await;
    let before = ada.get(&format!("/api/resume/{resume}")).await.data()["parsed"].clone();
    let record = ada.post("/api/resume/assemble", json!({"name": "All"})).await.data();
    let after = ada.get(&format!("/api/resume/{}", record["id"].as_str().unwrap())).await.data()["parsed"].clone();
    assert_eq!(
        (&after["name"], &after["email"], &after["summary"]),
        (&before["name"], &before["email"], &before["summary"])
    );
    for job in before["experience"].as_array().unwrap() {
        assert!(after["experience"].as_array().unwrap().contains(job), "{job}");
    }
    let unchanged = ada.get(&format!("/api/resume/{resume}")).await.data()["parsed"].clone();
    assert_eq!(unchanged, before, "the base stays as it is");
}

#[tokio::test]
async fn what_cannot_be_assembled_is_refused() {
    let elsewhere = Elsewhere::with(&[]).await;
    let ada = connected(&elsewhere, "ada").await;
    for (body, status, what) in [
        (json!({"name": "x".repeat(121)}), 422, "name"),
        (json!({"name": "A", "templateId": "template99"}), 422, "templateId"),
    ] {
        let answer = ada.post("/api/resume/assemble", body).await;
        assert_eq!((answer.status.as_u16(), &answer.json()["fields"][0]["path"]), (status, &json!(what)));
    }
    let preview = ada.get("/api/resume/merge").await.data();
    let id = find(&preview, "skills", "Rust")["id"].clone();
    for entries in [json!([{"id": "0000"}]), json!([{"id": id, "source": "resume"}])] {
        let body = json!({"name": "A", "choices": {"entries": entries}});
        assert_eq!(ada.post("/api/resume/assemble", body).await.refusal(), (409, "preview_outdated".into()));
    }
    let unknown = json!({"name": "A", "choices": {"entries": [], "fields": {"surname": "linkedin"}}});
    assert_eq!(ada.post("/api/resume/assemble", unknown).await.status.as_u16(), 422, "no such field");
    let twice = json!({"name": "A", "choices": {"entries": [{ "id": id }, { "id": id }]}});
    let twice = ada.post("/api/resume/assemble", twice).await;
    assert_eq!((twice.status.as_u16(), &twice.json()["fields"][0]["path"]), (422, &json!("choices.entries")));
    for name in ["A", "B", "C"] {
        assert_eq!(ada.post("/api/resume/assemble", json!({ "name": name })).await.status.as_u16(), 201);
    }
    assert_eq!(ada.post("/api/resume/assemble", json!({"name": "D"})).await.refusal(), (403, "plan_limit".into()));
}

#[tokio::test]
async fn dsh_42_dsh_43_update_urls_brings_the_links_of_the_latest_resume_up_to_date() {
    let elsewhere = Elsewhere::with(&[]).await;
    let ada = elsewhere.app.register("ada").await;
    let update = async || ada.put("/api/resume/update-urls", json!(null)).await;
    assert_eq!(update().await.refusal(), (404, "not_found".into()));
    let resume = ada.saved("cv.pdf", samples::RESUME_PDF).await;
    assert_eq!(update().await.data()["changed"], json!([]), "nothing is connected");
    connect(&ada, LOGIN).await.data();
    ada.post("/api/linkedin/parse-profile", json!({"profileUrl": "linkedin.com/in/ada-quill"})).await.data();
    let updated = update().await;
    assert_eq!(updated.json()["success"], json!(true));
    let changed = updated.data();
    assert_eq!(changed["resumeId"], json!(resume));
    let labels: Vec<&Value> = changed["changed"].as_array().unwrap().iter().map(|change| &change["label"]).collect();
    assert!(labels.contains(&&json!("LinkedIn")) && labels.contains(&&json!("GitHub")), "{changed}");
    assert_eq!(changed["version"], json!(2));
    let again = json!({"resumeId": resume, "resumeName": changed["resumeName"], "version": 2, "changed": []});
    assert_eq!(update().await.data(), again);
    let transformed = ada.get("/api/users/profile").await.data()["transformedResume"].clone();
    assert_eq!(transformed["linkedin"], json!("https://www.linkedin.com/in/ada-quill"));
    assert_eq!(transformed["github"], json!(format!("https://github.com/{LOGIN}")));
}

#[tokio::test]
async fn update_urls_keeps_what_the_owner_answered_and_the_lines_in_no_field() {
    let elsewhere = Elsewhere::with(&[]).await;
    let ada = elsewhere.app.register("ada").await;
    let id = ada.uploaded("cv.pdf", samples::RESUME_PDF).await;
    let schools = json!([{"institution": "X", "graduationYear": "", "noGraduationYear": true}]);
    let body = json!({"resumeId": id, "name": "", "noName": true, "email": "", "noEmail": true, "education": schools, "unplaced": ["A line"]});
    ada.post("/api/resume/save-parsed", body).await.data();
    let mut expected = ada.get(&format!("/api/resume/{id}")).await.data()["parsed"].clone();
    connect(&ada, LOGIN).await.data();
    let updated = ada.put("/api/resume/update-urls", json!(null)).await.data();
    assert_eq!((&updated["version"], &updated["changed"][0]["label"]), (&json!(2), &json!("GitHub")), "{updated}");
    let parsed = ada.get(&format!("/api/resume/{id}")).await.data()["parsed"].clone();
    assert_eq!((&parsed["noEmail"], &parsed["unplaced"]), (&json!(true), &json!(["A line"])));
    expected["links"] = parsed["links"].clone();
    assert_eq!(parsed, expected, "nothing but the links has changed");
}

#[tokio::test]
async fn an_assembled_resume_without_a_name_is_named_after_person_and_title() {
    let elsewhere = Elsewhere::with(&[]).await;
    let ada = connected(&elsewhere, "ada").await;
    let first = ada.post("/api/resume/assemble", json!({})).await.data();
    assert_eq!(
        (&first["name"], &first["originalName"]),
        (&json!("Ada Quill – Senior Engineer"), &json!("Ada Quill – Senior Engineer.pdf"))
    );
    let second = ada.post("/api/resume/assemble", json!({"name": " "})).await.data();
    assert_eq!(second["name"], json!("Ada Quill – Senior Engineer 2"));
}

#[tokio::test]
async fn a_profile_changes_a_saved_resume_only_as_far_as_was_shown_and_taken() {
    let elsewhere = Elsewhere::with(&[]).await;
    let ada = elsewhere.app.register("ada").await;
    assert_eq!(ada.get("/api/resume/update-urls").await.refusal(), (404, "not_found".into()));
    let resume = ada.saved("cv.pdf", samples::RESUME_PDF).await;
    let shown = async || ada.get(&format!("/api/resume/{resume}")).await.data();
    let before = shown().await;
    // Everything that connects, imports, refreshes or disconnects leaves the resume as it is.
    connect(&ada, LOGIN).await.data();
    ada.post("/api/linkedin/parse-profile", json!({"profileUrl": "linkedin.com/in/ada-quill"})).await.data();
    import(&ada, "export.zip", &whole()).await.data();
    ada.post("/api/auth/github/refresh", json!({})).await;
    let preview = ada.get("/api/resume/update-urls").await.data();
    ada.get("/api/resume/merge").await.data();
    assert_eq!((&shown().await["parsed"], &shown().await["version"]), (&before["parsed"], &json!(1)));

    assert_eq!((&preview["resumeId"], &preview["resumeName"]), (&json!(resume), &before["title"]));
    let changes = preview["changes"].as_array().unwrap();
    assert!(changes.len() >= 2, "{preview}");
    let linkedin = changes.iter().find(|change| change["label"] == "LinkedIn").unwrap();
    let take = linkedin["id"].as_str().unwrap();
    let update = async |query: &str| ada.put(&format!("/api/resume/update-urls?{query}"), json!(null)).await;
    for query in [format!("resumeId={resume}&take={take},0000000000000000"), "take=x".to_owned()] {
        assert_eq!(update(&query).await.refusal(), (409, "preview_outdated".into()), "{query}");
    }
    assert_eq!(update("take=").await.data()["version"], json!(1), "everything left out changes nothing");
    let updated = update(&format!("resumeId={resume}&take={take}")).await.data();
    assert_eq!((&updated["version"], updated["changed"].as_array().unwrap().len()), (&json!(2), 1));
    let after = shown().await["parsed"].clone();
    let mut expected = before["parsed"].clone();
    let at = linkedin["path"]
        .as_str()
        .unwrap()
        .trim_start_matches("links[")
        .trim_end_matches("].url")
        .parse::<usize>()
        .unwrap();
    let links = expected["links"].as_array_mut().unwrap();
    match links.get_mut(at) {
        Some(link) => link["url"] = linkedin["to"].clone(),
        None => links.push(json!({"name": "LinkedIn", "url": linkedin["to"]})),
    }
    assert_eq!(after, expected, "nothing else has changed");
    assert_eq!(update(&format!("take={take}")).await.refusal(), (409, "preview_outdated".into()), "it is made already");

    // One step of the history, taken back with one call.
    let versions = ada.get(&format!("/api/resume/{resume}/versions")).await.data();
    assert_eq!(versions.as_array().unwrap().len(), 2);
    ada.post(&format!("/api/resume/{resume}/versions/1/restore"), json!({"baseVersion": 2})).await.data();
    assert_eq!(shown().await["parsed"], before["parsed"]);

    let bob = elsewhere.app.register("bob").await;
    for id in [resume.as_str(), "x"] {
        let answer = bob.put(&format!("/api/resume/update-urls?resumeId={id}"), json!(null)).await;
        assert_eq!(answer.refusal(), (404, "not_found".into()));
    }
}
