use vitae_store::{ApplicationRow, DeploymentFile, NewJob, Provider, ResumeOrigins, Store};

use crate::connections::connection;
use crate::cover_letters::letter;
use crate::harness::on_both;
use crate::portfolios::{file, portfolio, site};
use crate::samples::{at, confirmation, confirmed, new_id, reading, register, upload};

on_both! {
    what_is_kept_for_an_account_is_summed_over_everything
    every_table_of_the_sum_counts
    a_picture_of_portfolio_and_site_counts_once
}

async fn bytes(store: &Store, user: uuid::Uuid) -> u64 {
    store.stored_bytes(user).await.expect("answers")
}

async fn what_is_kept_for_an_account_is_summed_over_everything(store: Store) {
    let (ada, bob) = (register(&store, "ada@example.com").await.id, register(&store, "bob@example.com").await.id);
    assert_eq!(bytes(&store, ada).await, 0);
    let resume = confirmed(&store, ada, at(0)).await;
    let with_resume = bytes(&store, ada).await;
    assert!(with_resume > resume.size.unsigned_abs(), "the file and its version: {with_resume}");
    let draft = format!("[\"{}\"]", "x".repeat(96));
    store.resumes(ada).save_draft(resume.id, &draft, at(1)).await.expect("kept");
    assert_eq!(bytes(&store, ada).await, with_resume + 100);
    assert_eq!(bytes(&store, bob).await, 0);
    store.resumes(ada).delete(resume.id, at(2)).await.expect("deleted");
    assert_eq!(bytes(&store, ada).await, 0);
}

/// Each step fills rows of one table more: without its part of the sum it would add nothing.
async fn every_table_of_the_sum_counts(store: Store) {
    let ada = register(&store, "ada@example.com").await.id;
    let (resumes, jobs, mut known) = (store.resumes(ada), store.jobs(), 0);
    let mut grows = async |table: &str| {
        let now = bytes(&store, ada).await;
        assert!(now > known, "{table}: {known}, then {now}");
        known = now;
    };
    let resume = upload(&store, ada, at(0)).await;
    grows("resumes").await;
    resumes.save_parse(resume.id, reading(at(1))).await.expect("the reading is kept");
    grows("resume_parses").await;
    resumes.confirm(resume.id, confirmation(r#"{"name": "Ada"}"#, at(2))).await.expect("saved");
    grows("resume_versions").await;
    resumes.save_draft(resume.id, "{}", at(3)).await.expect("kept");
    grows("review_drafts").await;
    let origins = ResumeOrigins { origins_json: "[1]".into(), json_version: 1, taken_at: at(4) };
    assert!(resumes.set_origins(resume.id, &origins).await.expect("kept"));
    grows("resume_origins").await;
    store.cover_letters(ada).add(&letter(new_id(), 5), 9).await.expect("kept");
    grows("cover_letters").await;
    let own = portfolio(new_id(), 6);
    store.portfolios(ada).add(&own, &[], 9).await.expect("kept");
    grows("portfolios").await;
    let page = file("index.html", "sites/page");
    store.deployments(ada).put(&site(own.id, "mira", None), &[page], 2, at(7)).await.expect("live");
    grows("deployment_files").await;
    let job = new_id();
    let new =
        |posting| NewJob { id: job, owner: ada, posting_json: posting, json_version: 1, digest: posting, now: at(8) };
    jobs.post(new(r#"{"jobTitle": "Nurse"}"#)).await.expect("posted");
    grows("jobs").await;
    // What it said before is longer than all that the job itself loses.
    jobs.edit(new("{}")).await.expect("edited");
    grows("job_edits").await;
    let application = ApplicationRow {
        job,
        status: "saved".into(),
        notes: "Call back".into(),
        days_json: "{}".into(),
        job_json: "{}".into(),
        saved_at: at(9),
        updated_at: at(9),
    };
    store.applications(ada).put(&application, 9).await.expect("kept");
    grows("applications").await;
    store.connections(ada).change(Provider::GitHub, |_| Some(connection("{}", 10))).await.expect("made");
    grows("connections").await;
}

async fn a_picture_of_portfolio_and_site_counts_once(store: Store) {
    let ada = register(&store, "ada@example.com").await.id;
    let id = new_id();
    let kept = vitae_store::Portfolio { picture_bytes: 1_000, ..portfolio(id, 1) };
    let both = ["portfolios/a".to_owned(), "portfolios/b".to_owned()];
    store.portfolios(ada).add(&kept, &both, 9).await.expect("kept");
    assert_eq!(bytes(&store, ada).await, 1_002, "the content is two brackets");
    let picture = DeploymentFile { size: 700, ..file("images/a.webp", "portfolios/a") };
    let page = DeploymentFile { size: 50, ..file("index.html", "sites/page") };
    store.deployments(ada).put(&site(id, "mira", None), &[picture, page], 2, at(5)).await.expect("live");
    assert_eq!(bytes(&store, ada).await, 1_052);
    let replaced = vitae_store::Portfolio { picture_bytes: 300, updated_at: at(6), ..kept };
    assert!(store.portfolios(ada).replace(&replaced, &both[1..], at(1)).await.expect("answers"));
    assert_eq!(bytes(&store, ada).await, 302 + 50 + 700, "the live site shows the old picture still");
}
