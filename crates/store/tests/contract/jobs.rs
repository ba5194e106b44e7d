//! Jobs, the feed of their changes, imports, and what users keep about them (JOB-63, JOB-72 to JOB-74, JOB-77).

use std::collections::BTreeMap;

use uuid::Uuid;
use vitae_store::{
    ApplicationRow, Imported, ImportedJob, JobReport, JobRow, Jobs, NewJob, Store, StoreError, Timestamp,
};

use crate::harness::on_both;
use crate::samples::{at, new_id, register};

on_both! {
    job_72_to_74_a_job_is_posted_edited_and_deleted
    the_jobs_of_a_deleted_account_are_changes_that_an_index_follows
    job_72_the_same_posting_twice_makes_one_job
    an_index_that_follows_the_feed_holds_what_the_database_holds
    the_feed_misses_nothing_while_many_write
    an_import_is_idempotent_and_closes_what_vanished
    clicks_and_reports_are_counted
    samples_can_be_deleted_again
    a_user_keeps_applications_of_jobs_that_are_gone
}

fn new(id: Uuid, owner: Uuid, posting_json: &'static str, now: Timestamp) -> NewJob<'static> {
    NewJob { id, owner, posting_json, json_version: 1, digest: posting_json, now }
}

async fn post(store: &Store, owner: Uuid, posting: &'static str, now: i64) -> JobRow {
    store.jobs().post(new(new_id(), owner, posting, at(now))).await.expect("posted")
}

fn json(text: &str) -> serde_json::Value {
    serde_json::from_str(text).expect("JSON")
}

async fn job_72_to_74_a_job_is_posted_edited_and_deleted(store: Store) {
    let ada = register(&store, "ada@example.com").await.id;
    let jobs = store.jobs();
    let posted = post(&store, ada, r#"{"jobTitle": "Nurse"}"#, 1).await;
    assert_eq!((posted.owner, posted.created_at, posted.closed_at), (Some(ada), at(1), None));
    assert_eq!(jobs.get(posted.id).await.expect("answers"), Some(posted.clone()));
    assert_eq!(jobs.count_of(ada).await.expect("answers"), 1);

    let edited = jobs.edit(new(posted.id, ada, r#"{"jobTitle": "Head nurse"}"#, at(5))).await.expect("edited");
    assert_eq!((edited.created_at, edited.updated_at), (at(1), at(5)));
    assert!(edited.rev > posted.rev);
    assert_eq!(json(&edited.posting_json)["jobTitle"], "Head nurse");
    let edits = jobs.edits(posted.id).await.expect("answers");
    assert_eq!((edits.len(), edits[0].edited_at), (1, at(5)));
    assert_eq!(json(&edits[0].before_json)["jobTitle"], "Nurse");

    let refused = jobs.edit(new(new_id(), ada, "{}", at(6))).await;
    assert!(matches!(refused, Err(StoreError::NotFound)), "{refused:?}");
    jobs.delete(posted.id).await.expect("deleted");
    assert_eq!(jobs.get(posted.id).await.expect("answers"), None);
    assert_eq!(jobs.edits(posted.id).await.expect("answers"), []);
    assert!(matches!(jobs.delete(posted.id).await, Err(StoreError::NotFound)));
}

async fn the_jobs_of_a_deleted_account_are_changes_that_an_index_follows(store: Store) {
    let ada = register(&store, "ada@example.com").await.id;
    let bob = register(&store, "bob@example.com").await.id;
    let jobs = store.jobs();
    let gone = [post(&store, ada, r#"{"jobTitle": "Nurse"}"#, 1).await, post(&store, ada, "{}", 2).await];
    let stays = post(&store, bob, "{}", 3).await;
    assert_eq!(jobs.posted_by(ada).await.expect("answers"), [gone[1].clone(), gone[0].clone()]);
    assert!(store.users().delete("ada@example.com", at(4)).await.expect("deleted"));
    let changes = jobs.changes_since(stays.rev, 10).await.expect("answers");
    let mut ids: Vec<Uuid> = changes.iter().filter(|change| change.job.is_none()).map(|change| change.id).collect();
    let mut expected = gone.map(|job| job.id).to_vec();
    ids.sort();
    expected.sort();
    assert_eq!(ids, expected);
    assert!(jobs.get(stays.id).await.expect("answers").is_some());
}

async fn job_72_the_same_posting_twice_makes_one_job(store: Store) {
    let ada = register(&store, "ada@example.com").await.id;
    let bob = register(&store, "bob@example.com").await.id;
    let first = post(&store, ada, r#"{"jobTitle": "Nurse"}"#, 1).await;
    let again = post(&store, ada, r#"{"jobTitle": "Nurse"}"#, 2).await;
    let other = post(&store, bob, r#"{"jobTitle": "Nurse"}"#, 3).await;
    assert_eq!(again, first);
    assert_ne!(other.id, first.id);
}

/// What an index holds that applied every change in its order.
async fn follow(jobs: &Jobs, held: &mut BTreeMap<Uuid, JobRow>, mut rev: i64, at_most: u32) -> i64 {
    loop {
        let changes = jobs.changes_since(rev, at_most).await.expect("answers");
        let Some(last) = changes.last() else { return rev };
        assert!(last.rev > rev && changes.len() <= at_most as usize);
        rev = last.rev;
        for change in changes {
            match change.job {
                Some(job) => held.insert(change.id, job),
                None => held.remove(&change.id),
            };
        }
    }
}

async fn an_index_that_follows_the_feed_holds_what_the_database_holds(store: Store) {
    let ada = register(&store, "ada@example.com").await.id;
    let jobs = store.jobs();
    let mut posted = Vec::new();
    for posting in [r#"{"n": 1}"#, r#"{"n": 2}"#, r#"{"n": 3}"#, r#"{"n": 4}"#] {
        posted.push(post(&store, ada, posting, 1).await.id);
    }
    let mut held = BTreeMap::new();
    let rev = follow(&jobs, &mut held, 0, 3).await;
    assert_eq!((held.len(), rev), (4, jobs.revision().await.expect("answers")));

    jobs.edit(new(posted[1], ada, r#"{"n": 20}"#, at(2))).await.expect("edited");
    jobs.delete(posted[2]).await.expect("deleted");
    jobs.edit(new(posted[1], ada, r#"{"n": 21}"#, at(3))).await.expect("edited");
    let rev = follow(&jobs, &mut held, rev, 1).await;
    assert_eq!(held.keys().copied().collect::<Vec<_>>(), [posted[0], posted[1], posted[3]]);
    assert_eq!(json(&held[&posted[1]].posting_json)["n"], 21);

    let mut from_nothing = BTreeMap::new();
    assert_eq!(follow(&jobs, &mut from_nothing, 0, 100).await, rev);
    assert_eq!(from_nothing, held);
}

async fn the_feed_misses_nothing_while_many_write(store: Store) {
    let ada = register(&store, "ada@example.com").await.id;
    let writers: Vec<_> = (0..8)
        .map(|writer| {
            let store = store.clone();
            tokio::spawn(async move {
                for number in 0..10 {
                    let posting = format!(r#"{{"writer": {writer}, "number": {number}}}"#);
                    let id = new_id();
                    let job = NewJob {
                        id,
                        owner: ada,
                        posting_json: &posting,
                        json_version: 1,
                        digest: &posting,
                        now: at(number),
                    };
                    store.jobs().post(job).await.expect("posted");
                    if number % 3 == 0 {
                        store.jobs().delete(id).await.expect("deleted");
                    }
                }
            })
        })
        .collect();
    let (jobs, mut held, mut rev) = (store.jobs(), BTreeMap::new(), 0);
    while writers.iter().any(|writer| !writer.is_finished()) {
        rev = follow(&jobs, &mut held, rev, 5).await;
    }
    for writer in writers {
        writer.await.expect("wrote");
    }
    follow(&jobs, &mut held, rev, 5).await;
    let mut all = BTreeMap::new();
    follow(&jobs, &mut all, 0, 1000).await;
    assert_eq!(all.len(), 8 * 6);
    assert_eq!(held, all);
}

fn imported(source_id: &str, posting: &str) -> ImportedJob {
    ImportedJob {
        id: new_id(),
        source_id: source_id.into(),
        posting_json: posting.into(),
        json_version: 1,
        digest: posting.into(),
        created_at: at(0),
    }
}

async fn an_import_is_idempotent_and_closes_what_vanished(store: Store) {
    let jobs = store.jobs();
    let first = [imported("1", r#"{"n": 1}"#), imported("2", r#"{"n": 2}"#)];
    let counts = jobs.import("Greenhouse", false, &first, at(10)).await.expect("imported");
    assert_eq!(counts, Imported { added: 2, changed: 0, unchanged: 0 });
    let rev = jobs.revision().await.expect("answers");
    let counts = jobs.import("Greenhouse", false, &first, at(20)).await.expect("imported");
    assert_eq!(counts, Imported { added: 0, changed: 0, unchanged: 2 });
    assert_eq!(jobs.revision().await.expect("answers"), rev, "nothing for an index to do");

    let second = [imported("2", r#"{"n": 22}"#), imported("3", r#"{"n": 3}"#)];
    let counts = jobs.import("Greenhouse", false, &second, at(30)).await.expect("imported");
    assert_eq!(counts, Imported { added: 1, changed: 1, unchanged: 0 });
    jobs.import("Lever", false, &[imported("1", r#"{"n": 9}"#)], at(5)).await.expect("imported");
    assert_eq!(jobs.close_unseen("Greenhouse", at(30), at(31)).await.expect("closed"), 1);
    assert_eq!(jobs.close_unseen("Greenhouse", at(30), at(32)).await.expect("closed"), 0, "closed already");
    let closed = jobs.get(first[0].id).await.expect("answers").expect("still there");
    assert_eq!((closed.closed_at, closed.source.as_deref(), closed.owner), (Some(at(31)), Some("Greenhouse"), None));
    let changed = jobs.get(first[1].id).await.expect("answers").expect("the same id as before");
    assert_eq!((json(&changed.posting_json)["n"].as_i64(), changed.closed_at), (Some(22), None));

    let counts = jobs.import("Greenhouse", false, &first[..1], at(40)).await.expect("imported");
    assert_eq!(counts, Imported { added: 0, changed: 1, unchanged: 0 });
    assert_eq!(jobs.get(first[0].id).await.expect("answers").expect("there").closed_at, None, "open again");
}

async fn clicks_and_reports_are_counted(store: Store) {
    let ada = register(&store, "ada@example.com").await.id;
    let jobs = store.jobs();
    let job = post(&store, ada, "{}", 1).await.id;
    assert_eq!(jobs.clicks(job).await.expect("answers"), 0);
    jobs.count_click(job).await.expect("counted");
    jobs.count_click(job).await.expect("counted");
    assert_eq!(jobs.clicks(job).await.expect("answers"), 2);
    assert!(jobs.count_click(new_id()).await.is_err(), "no such job");

    let report = |reason: &str, now| JobReport {
        job,
        user: ada,
        reason: reason.into(),
        note: "Asks for money".into(),
        reported_at: at(now),
    };
    jobs.report(&report("scam", 1)).await.expect("kept");
    jobs.report(&report("wrong", 2)).await.expect("kept");
    assert_eq!(jobs.reports().await.expect("answers"), [report("wrong", 2)]);
}

async fn samples_can_be_deleted_again(store: Store) {
    let ada = register(&store, "ada@example.com").await.id;
    let jobs = store.jobs();
    let real = post(&store, ada, "{}", 1).await.id;
    let samples: Vec<_> = (0..5).map(|number| imported(&number.to_string(), "{}")).collect();
    jobs.import("sample", true, &samples, at(1)).await.expect("made");
    assert_eq!(jobs.delete_samples(3).await.expect("deleted"), 3);
    assert_eq!(jobs.delete_samples(3).await.expect("deleted"), 2);
    assert_eq!(jobs.delete_samples(3).await.expect("deleted"), 0);
    let ids: Vec<Uuid> = samples.iter().map(|sample| sample.id).chain([real, new_id()]).collect();
    let left = jobs.many(&ids).await.expect("answers");
    assert_eq!(left.iter().map(|job| job.id).collect::<Vec<_>>(), [real]);
}

async fn a_user_keeps_applications_of_jobs_that_are_gone(store: Store) {
    let ada = register(&store, "ada@example.com").await.id;
    let bob = register(&store, "bob@example.com").await.id;
    let application = |job, status: &str, now| ApplicationRow {
        job,
        status: status.into(),
        notes: "Call back".into(),
        days_json: r#"{"saved":"2026-11-22"}"#.into(),
        job_json: r#"{"jobTitle":"Nurse"}"#.into(),
        saved_at: at(1),
        updated_at: at(now),
    };
    let (first, second, third) = (new_id(), new_id(), new_id());
    let applications = store.applications(ada);
    applications.put(&application(first, "saved", 1), 2).await.expect("kept");
    applications.put(&application(second, "saved", 2), 2).await.expect("kept");
    let refused = applications.put(&application(third, "saved", 3), 2).await;
    assert!(matches!(refused, Err(StoreError::LimitReached { limit: 2 })), "{refused:?}");
    applications.put(&application(first, "offer", 4), 2).await.expect("a kept one may change at the limit");
    let all: Vec<_> = applications.all().await.expect("answers").into_iter().map(|row| (row.job, row.status)).collect();
    assert_eq!(all, [(first, "offer".to_owned()), (second, "saved".to_owned())]);
    assert_eq!(store.applications(bob).get(first).await.expect("answers"), None, "somebody else's");
    assert!(!store.applications(bob).discard(first, at(9)).await.expect("answers"));
    assert!(applications.discard(first, at(9)).await.expect("deleted"));
    assert_eq!(applications.get(first).await.expect("answers"), None);
}
