use crate::support::TestApp;
use serde_json::json;
use std::time::Duration;
use vitae_testkit::samples;

#[tokio::test]
async fn upl_41_46_dsh_26_a_confirmed_resume_is_scored_and_in_the_history() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let id = ada.saved("cv.pdf", samples::RESUME_PDF).await;
    let history = ada.get("/api/resume/history").await.json();
    assert_eq!(history["success"], true);
    let record = &history["data"][0];
    assert_eq!((record["id"].clone(), record["confirmed"].clone()), (json!(id), json!(true)));
    let card = ada.get(&format!("/api/resume/{id}/score")).await.data();
    assert_eq!(card["score"], record["atsScore"]);
    assert!(card["score"].as_u64().unwrap() > 50, "{card}");
    assert_eq!(card["asOf"], "2026-03-01");
    let rules: usize =
        card["groups"].as_array().unwrap().iter().map(|group| group["rules"].as_array().unwrap().len()).sum();
    assert_eq!(rules, 35);
    let user = ada.get("/api/users/profile").await.data();
    assert_eq!(user["parsedResume"]["name"], samples::resume().name);
    assert_eq!(user["skills"], json!(samples::resume().skills));
    assert_eq!(user["transformedResume"]["experience"][0]["company"], samples::resume().experience[0].company);
}

#[tokio::test]
async fn what_the_user_corrected_is_what_is_kept() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let id = ada.uploaded("cv.pdf", samples::RESUME_PDF).await;
    let mut resume = ada.post(&format!("/api/resume/{id}/parse"), json!({})).await.data();
    resume["name"] = json!("Corrected Name");
    ada.post("/api/resume/save-parsed", resume).await.data();
    assert_eq!(ada.get(&format!("/api/resume/{id}")).await.data()["parsed"]["name"], "Corrected Name");
}

#[tokio::test]
async fn saving_twice_answers_the_same_record() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let id = ada.saved("cv.pdf", samples::RESUME_PDF).await;
    let mut resume = ada.get(&format!("/api/resume/{id}")).await.data()["parsed"].clone();
    resume["resumeId"] = json!(id);
    let again = ada.post("/api/resume/save-parsed", resume).await.data();
    assert_eq!(again["id"], json!(id));
    assert_eq!(ada.get("/api/resume/history").await.data().as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn a_review_that_began_before_another_save_is_refused() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let id = ada.uploaded("cv.pdf", samples::RESUME_PDF).await;
    let body = |name: &str, base| json!({"resumeId": id, "name": name, "email": "a@b.co", "baseVersion": base});
    ada.post("/api/resume/save-parsed", body("Ada", json!(0))).await.data();
    let late = ada.post("/api/resume/save-parsed", body("Bo", json!(0))).await;
    assert_eq!(late.refusal(), (409, "version_conflict".into()));
    let wrong = ada.post("/api/resume/save-parsed", body("Bo", json!("first"))).await;
    assert_eq!(wrong.refusal(), (422, "validation_failed".into()));
    assert_eq!(ada.get(&format!("/api/resume/{id}")).await.data()["parsed"]["name"], "Ada");
    for (name, base) in [("Cy", json!(1)), ("Di", json!(null))] {
        ada.post("/api/resume/save-parsed", body(name, base)).await.data();
        assert_eq!(ada.get(&format!("/api/resume/{id}")).await.data()["parsed"]["name"], name);
    }
}

#[tokio::test]
async fn upl_25_to_34_a_wrong_resume_is_refused_field_by_field() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let id = ada.uploaded("cv.pdf", samples::RESUME_PDF).await;
    let body = json!({"resumeId": id, "name": "", "email": "a@b.co", "education": [{"institution": "X", "graduationYear": "20"}]});
    let answer = ada.post("/api/resume/save-parsed", body).await;
    assert_eq!(answer.refusal(), (422, "validation_failed".into()));
    let year = "Invalid graduation year format at education index 0: must be a 4-digit year";
    let expected = json!([
        {"path": "name", "message": "Name is required"},
        {"path": "education[0].graduationYear", "message": year}
    ]);
    assert_eq!(answer.json()["fields"], expected);
    assert_eq!(ada.get("/api/resume/history").await.data(), json!([]));
    assert_eq!(ada.get("/api/resume/pending").await.data()["id"], json!(id), "nothing is lost");
}

#[tokio::test]
async fn what_the_document_lacks_is_answered_once_and_lines_in_no_field_are_kept() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let id = ada.uploaded("cv.pdf", samples::RESUME_PDF).await;
    let schools = json!([{"institution": "X", "graduationYear": "", "noGraduationYear": true}]);
    let body = json!({"resumeId": id, "name": "Ada", "email": "", "noEmail": true, "education": schools, "unplaced": ["A line"]});
    ada.post("/api/resume/save-parsed", body).await.data();
    let kept = ada.get(&format!("/api/resume/{id}")).await.data();
    let parsed = &kept["parsed"];
    assert_eq!((&parsed["noEmail"], &parsed["unplaced"]), (&json!(true), &json!(["A line"])));
    assert_eq!(parsed["education"][0]["noGraduationYear"], true);
    let edit = json!({"resume": parsed, "appearance": kept["appearance"], "templateId": null, "baseVersion": 1});
    ada.put(&format!("/api/resume/{id}"), edit).await.data();
    let version = ada.get(&format!("/api/resume/{id}/versions/1")).await.data();
    assert_eq!(&version["resume"], parsed);
}

#[tokio::test]
async fn text_that_no_database_takes_is_refused_kindly() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let id = ada.uploaded("cv.pdf", samples::RESUME_PDF).await;
    let body = json!({"resumeId": id, "name": "A", "email": "a@b.co", "summary": "A\u{0}B"});
    let answer = ada.post("/api/resume/save-parsed", body).await;
    assert_eq!(answer.refusal(), (422, "validation_failed".into()));
}

#[tokio::test]
async fn an_unconfirmed_upload_waits_a_day_for_its_review() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let id = ada.uploaded("cv.pdf", samples::RESUME_PDF).await;
    assert_eq!(ada.get("/api/resume/history").await.data(), json!([]));
    assert_eq!(ada.get("/api/resume/pending").await.data()["id"], json!(id));
    app.wait(Duration::from_secs(23 * 3600));
    vitae_server::sweep(&app.app).await.unwrap();
    assert_eq!(ada.get("/api/resume/pending").await.data()["id"], json!(id));
    app.wait(Duration::from_secs(2 * 3600));
    vitae_server::sweep(&app.app).await.unwrap();
    assert_eq!(ada.get("/api/resume/pending").await.data(), json!(null));
    assert_eq!(ada.get(&format!("/api/resume/{id}/file")).await.refusal().0, 404);
}

#[tokio::test]
async fn a_save_does_not_read_the_file_again() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    for (name, bytes) in
        [("cv.pdf", samples::RESUME_PDF), ("cv.docx", samples::RESUME_DOCX), ("cv.doc", samples::RESUME_DOC)]
    {
        let id = ada.uploaded(name, bytes).await;
        let mut resume = ada.post(&format!("/api/resume/{id}/parse"), json!({})).await.data();
        app.app.files.delete(&format!("resumes/{}/{id}", ada.id().await)).await.unwrap();
        resume["resumeId"] = json!(id);
        let record = ada.post("/api/resume/save-parsed", resume).await.data();
        assert_eq!(
            (record["scoreStatus"].clone(), record["scoreError"].clone()),
            (json!("ready"), json!(null)),
            "{name}"
        );
        let card = ada.get(&format!("/api/resume/{id}/score")).await.data();
        assert_eq!(card["score"], record["atsScore"]);
        assert!(card["reader"].as_str().unwrap().starts_with("embedded "), "{card}");
    }
}

/// Rows from before anything was kept, and files that are too large for it.
#[tokio::test]
async fn a_save_without_a_kept_document_reads_the_file_once() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let id = ada.uploaded("cv.pdf", samples::RESUME_PDF).await;
    let body = json!({"resumeId": id, "name": "Ada", "email": "a@b.co"});
    let record = ada.post("/api/resume/save-parsed", body).await.data();
    assert_eq!(record["scoreStatus"], "ready");
    app.app.files.delete(&format!("resumes/{}/{id}", ada.id().await)).await.unwrap();
    let body = json!({"resumeId": id, "name": "Ada Lovelace", "email": "a@b.co"});
    let record = ada.post("/api/resume/save-parsed", body).await.data();
    assert_eq!(record["scoreStatus"], "ready", "what was read then is kept");
}

#[tokio::test]
async fn a_resume_whose_file_cannot_be_read_is_saved_all_the_same() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let id = ada.uploaded("cv.pdf", samples::ENCRYPTED_PDF).await;
    let body = json!({"resumeId": id, "name": "Ada", "email": "a@b.co"});
    let record = ada.post("/api/resume/save-parsed", body.clone()).await.data();
    assert_eq!((record["confirmed"].clone(), record["atsScore"].clone()), (json!(true), json!(null)));
    assert_eq!(record["scoreStatus"], "failed");
    let why = record["scoreError"].as_str().unwrap();
    assert!(why.contains("password"), "{why}");
    assert_eq!(ada.get(&format!("/api/resume/{id}")).await.data()["parsed"]["name"], "Ada");
    assert_eq!(ada.get(&format!("/api/resume/{id}/score")).await.refusal(), (422, "file_encrypted".into()));
    let again = ada.post("/api/resume/save-parsed", body).await.data();
    assert_eq!(again, record, "saving the same one again answers the same record");
}

#[tokio::test]
async fn a_score_that_does_not_come_in_time_follows() {
    let app = TestApp::with(&[("VITAE_SCORE_SECONDS", "0")]).await;
    let ada = app.register("ada").await;
    let id = ada.uploaded("cv.pdf", samples::RESUME_PDF).await;
    let mut resume = ada.post(&format!("/api/resume/{id}/parse"), json!({})).await.data();
    resume["resumeId"] = json!(id);
    let mut permits = Vec::new();
    // One account holds at most half of the permits, so as many accounts as permits hold them all.
    for _ in 0..std::thread::available_parallelism().unwrap().get().max(2) {
        permits.push(app.app.admit_grounding(app.app.entropy.id()).await.unwrap());
    }
    let record = ada.post("/api/resume/save-parsed", resume.clone()).await.data();
    assert_eq!((record["confirmed"].clone(), record["scoreStatus"].clone()), (json!(true), json!("pending")));
    assert_eq!(ada.get("/api/resume/history").await.data()[0], record);
    app.wait(Duration::from_secs(48 * 3600));
    drop(permits);
    let card = ada.get(&format!("/api/resume/{id}/score")).await.data();
    assert_eq!(card["asOf"], "2026-03-01", "as of the day of the save");
    let scored = ada.get("/api/resume/history").await.data()[0].clone();
    assert_eq!((scored["scoreStatus"].clone(), scored["atsScore"].clone()), (json!("ready"), card["score"].clone()));
    assert_eq!(ada.post("/api/resume/save-parsed", resume).await.data(), scored);
}

#[tokio::test]
async fn a_resume_is_named_after_person_and_latest_title_until_its_owner_names_it() {
    let app = TestApp::with(&[("VITAE_PLAN_LIMITS", "off")]).await;
    let ada = app.register("ada").await;
    let save = async |file: &str, name: &str, job: &str| {
        let id = ada.uploaded(file, samples::RESUME_PDF).await;
        let jobs = json!([{"company": "Kiln", "position": job, "duration": "2020 - Present", "description": ""}]);
        let body = json!({"resumeId": id, "name": name, "email": "ada@example.org", "experience": jobs});
        let record = ada.post("/api/resume/save-parsed", body).await.data();
        assert_eq!(record["originalName"], json!(file), "the file keeps its name (DSH-17, DSH-25)");
        (id, record["name"].as_str().unwrap().to_owned())
    };
    let (first, name) = save("scan 0042.pdf", "Ada Byron", "Analyst").await;
    assert_eq!(name, "Ada Byron – Analyst");
    let (second, name) = save("other.pdf", "Ada Byron", "Analyst").await;
    assert_eq!(name, "Ada Byron – Analyst 2");
    assert_eq!(save("third.pdf", "Ada Byron", "").await.1, "Ada Byron");

    let shown = ada.get(&format!("/api/resume/{second}")).await.data();
    assert_eq!(
        (&shown["title"], &shown["record"]["name"]),
        (&json!("Ada Byron – Analyst 2"), &json!("Ada Byron – Analyst 2"))
    );
    let mut body =
        json!({"resume": shown["parsed"], "appearance": shown["appearance"], "templateId": null, "baseVersion": 1});
    body["resume"]["experience"][0]["position"] = json!("Head of Analysis");
    let saved = ada.put(&format!("/api/resume/{second}"), body.clone()).await.data();
    assert_eq!(saved["title"], "Ada Byron – Head of Analysis", "the name follows what the resume says");
    let restored =
        ada.post(&format!("/api/resume/{second}/versions/1/restore"), json!({"baseVersion": 2})).await.data();
    assert_eq!(restored["title"], "Ada Byron – Analyst 2");

    ada.patch(&format!("/api/resume/{second}"), json!({"title": "Ada Byron – Analyst"})).await.data();
    body["baseVersion"] = json!(3);
    let saved = ada.put(&format!("/api/resume/{second}"), body).await.data();
    assert_eq!(saved["title"], "Ada Byron – Analyst", "a name that its owner gave stays");
    let names: Vec<_> = ada
        .get("/api/resume/history")
        .await
        .data()
        .as_array()
        .unwrap()
        .iter()
        .map(|record| record["name"].clone())
        .collect();
    assert_eq!(names.iter().filter(|name| **name == json!("Ada Byron – Analyst")).count(), 2, "{first}");
}

#[tokio::test]
async fn saves_at_once_never_share_a_name() {
    let app = TestApp::with(&[("VITAE_PLAN_LIMITS", "off")]).await;
    let ada = app.register("ada").await;
    let mut ids = Vec::new();
    for _ in 0..4 {
        ids.push(ada.uploaded("cv.pdf", samples::RESUME_PDF).await);
    }
    let saves = ids
        .iter()
        .map(|id| ada.post("/api/resume/save-parsed", json!({"resumeId": id, "name": "Ada", "email": "a@b.co"})));
    let mut names: Vec<String> = Vec::new();
    for answer in futures::future::join_all(saves).await {
        names.push(answer.data()["name"].as_str().unwrap().to_owned());
    }
    names.sort();
    assert_eq!(names, ["Ada", "Ada 2", "Ada 3", "Ada 4"]);
}
