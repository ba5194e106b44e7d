use uuid::Uuid;
use vitae_store::{ApplicationRow, CoverLetter, NewResumeLink, Portfolio, Store, StoreError, TrashedKind};

use crate::harness::on_both;
use crate::samples::{DAY, at, confirmation, new_id, register, upload};

on_both! {
    what_is_thrown_away_is_gone_until_it_is_restored
    a_restored_resume_counts_for_the_limit
    what_is_thrown_away_is_removed_for_good_with_its_file
    old_trash_is_swept_and_young_is_not
    a_job_that_is_kept_again_leaves_the_trash
    a_public_link_follows_its_resume
}

async fn confirmed(store: &Store, owner: Uuid) -> Uuid {
    let row = upload(store, owner, at(0)).await;
    store.resumes(owner).confirm(row.id, confirmation("{}", at(0))).await.expect("confirmed");
    row.id
}

fn letter() -> CoverLetter {
    CoverLetter {
        id: new_id(),
        title: "Analyst at Acme".into(),
        letter: "Dear".into(),
        job_description: "We seek".into(),
        engine: "embedded".into(),
        created_at: at(0),
        updated_at: at(0),
    }
}

fn portfolio() -> Portfolio {
    Portfolio {
        id: new_id(),
        template_id: "template1".into(),
        name: "Mira".into(),
        content: "{}".into(),
        picture_bytes: 0,
        created_at: at(0),
        updated_at: at(0),
    }
}

fn application(job: Uuid) -> ApplicationRow {
    ApplicationRow {
        job,
        status: "saved".into(),
        notes: String::new(),
        days_json: "{}".into(),
        job_json: r#"{"jobTitle": "Analyst"}"#.into(),
        saved_at: at(0),
        updated_at: at(0),
    }
}

/// One of each kind, thrown away in this order.
async fn one_of_each(store: &Store, user: Uuid) -> [(TrashedKind, Uuid); 4] {
    let (resume, letter, portfolio, job) = (confirmed(store, user).await, letter(), portfolio(), new_id());
    store.cover_letters(user).add(&letter, 9).await.expect("kept");
    store.portfolios(user).add(&portfolio, &["p1".to_owned()], 9).await.expect("kept");
    store.applications(user).put(&application(job), 9).await.expect("kept");
    assert!(store.resumes(user).discard(resume, at(1)).await.expect("answers"));
    assert!(store.cover_letters(user).discard(letter.id, at(2)).await.expect("answers"));
    assert!(store.portfolios(user).discard(portfolio.id, at(3)).await.expect("answers"));
    assert!(store.applications(user).discard(job, at(4)).await.expect("answers"));
    [
        (TrashedKind::Resume, resume),
        (TrashedKind::Letter, letter.id),
        (TrashedKind::Portfolio, portfolio.id),
        (TrashedKind::Application, job),
    ]
}

async fn kept(store: &Store, user: Uuid) -> [usize; 4] {
    [
        store.resumes(user).history().await.expect("answers").len(),
        store.cover_letters(user).all().await.expect("answers").len(),
        store.portfolios(user).all().await.expect("answers").len(),
        store.applications(user).all().await.expect("answers").len(),
    ]
}

async fn what_is_thrown_away_is_gone_until_it_is_restored(store: Store) {
    let user = register(&store, "ada@example.com").await.id;
    let stranger = register(&store, "bob@example.com").await.id;
    let thrown = one_of_each(&store, user).await;
    assert_eq!(kept(&store, user).await, [0; 4]);
    let (resumes, sites) = (store.resumes(user), store.sites());
    assert!(resumes.get(thrown[0].1).await.expect("answers").is_none());
    assert!(resumes.latest_version(thrown[0].1).await.expect("answers").is_none());
    assert!(resumes.version_saved_last().await.expect("answers").is_none());
    assert!(store.unscoped_files().by_id(thrown[0].1).await.expect("answers").is_none());
    assert!(sites.portfolio(thrown[2].1).await.expect("answers").is_none());
    assert!(!resumes.discard(thrown[0].1, at(5)).await.expect("answers"), "once");

    let trash = store.trash(user);
    let listed = trash.all().await.expect("answers");
    let mut found: Vec<_> = listed.iter().map(|one| (one.kind, one.id)).collect();
    found.reverse();
    assert_eq!(found, thrown, "what was thrown away last comes first");
    let titles: Vec<&str> = listed.iter().map(|one| one.title.as_str()).collect();
    assert_eq!(titles, ["Analyst", "Mira", "Analyst at Acme", "Ada Lovelace"]);
    assert_eq!(listed[0].deleted_at, at(4));
    assert!(store.trash(stranger).all().await.expect("answers").is_empty());

    for (kind, id) in thrown {
        assert!(!store.trash(stranger).restore(kind, id, None).await.expect("answers"), "{kind:?}");
        assert!(!store.trash(stranger).delete(kind, id, at(6)).await.expect("answers"), "{kind:?}");
        assert!(trash.restore(kind, id, Some(1)).await.expect("answers"), "{kind:?}");
        assert!(!trash.restore(kind, id, Some(9)).await.expect("answers"), "{kind:?}");
        assert!(!trash.delete(kind, id, at(6)).await.expect("answers"), "not in the trash: {kind:?}");
    }
    assert_eq!(kept(&store, user).await, [1; 4]);
    assert!(resumes.latest_version(thrown[0].1).await.expect("answers").is_some());
}

async fn a_restored_resume_counts_for_the_limit(store: Store) {
    let user = register(&store, "ada@example.com").await.id;
    let first = confirmed(&store, user).await;
    assert!(store.resumes(user).discard(first, at(1)).await.expect("answers"));
    assert_eq!(store.resumes(user).confirmed_count().await.expect("answers"), 0);
    confirmed(&store, user).await;
    let refused = store.trash(user).restore(TrashedKind::Resume, first, Some(1)).await;
    assert!(matches!(refused, Err(StoreError::LimitReached { limit: 1 })), "{refused:?}");
    assert_eq!(store.trash(user).all().await.expect("answers").len(), 1, "it stays in the trash");
    assert!(store.trash(user).restore(TrashedKind::Resume, first, Some(2)).await.expect("answers"));
}

async fn due(store: &Store) -> Vec<String> {
    let mut keys: Vec<String> = store
        .blob_outbox()
        .due(at(90 * DAY), 99)
        .await
        .expect("answers")
        .into_iter()
        .map(|entry| entry.blob_key)
        .collect();
    keys.sort();
    keys
}

async fn what_is_thrown_away_is_removed_for_good_with_its_file(store: Store) {
    let user = register(&store, "ada@example.com").await.id;
    let thrown = one_of_each(&store, user).await;
    assert!(due(&store).await.is_empty(), "files stay while something can be restored");
    for (kind, id) in thrown {
        assert!(store.trash(user).delete(kind, id, at(9)).await.expect("answers"), "{kind:?}");
        assert!(!store.trash(user).delete(kind, id, at(9)).await.expect("answers"), "{kind:?}");
    }
    assert_eq!(due(&store).await, ["p1".to_owned(), format!("uploads/{}", thrown[0].1)]);
    let unconfirmed = upload(&store, user, at(0)).await.id;
    assert!(store.resumes(user).discard(unconfirmed, at(1)).await.expect("answers"));
    assert!(store.trash(user).all().await.expect("answers").is_empty(), "an unconfirmed upload is deleted at once");
    assert_eq!(due(&store).await.len(), 3);
}

async fn old_trash_is_swept_and_young_is_not(store: Store) {
    let user = register(&store, "ada@example.com").await.id;
    one_of_each(&store, user).await;
    let sweep = async |before| store.trash_sweep().sweep(at(before), at(9)).await.expect("answers");
    assert_eq!(sweep(1).await, 0);
    assert_eq!(sweep(3).await, 2);
    assert_eq!(store.trash(user).all().await.expect("answers").len(), 2);
    assert_eq!(sweep(9).await, 2);
    assert_eq!(due(&store).await.len(), 2);
}

async fn a_job_that_is_kept_again_leaves_the_trash(store: Store) {
    let user = register(&store, "ada@example.com").await.id;
    let job = new_id();
    store.applications(user).put(&application(job), 1).await.expect("kept");
    assert!(store.applications(user).discard(job, at(1)).await.expect("answers"));
    assert!(store.applications(user).get(job).await.expect("answers").is_none());
    let again = ApplicationRow { saved_at: at(5), notes: "again".into(), ..application(job) };
    store.applications(user).put(&again, 1).await.expect("kept");
    let found = store.applications(user).get(job).await.expect("answers").expect("there");
    assert_eq!((found.notes.as_str(), found.saved_at), ("again", at(5)));
    assert!(store.trash(user).all().await.expect("answers").is_empty());
}

async fn a_public_link_follows_its_resume(store: Store) {
    let user = register(&store, "ada@example.com").await.id;
    let stranger = register(&store, "bob@example.com").await.id;
    let resume = confirmed(&store, user).await;
    let link = NewResumeLink {
        slug: "first",
        enabled: true,
        design: "template1",
        hidden: "phone",
        password_hash: None,
        expires_at: Some(at(DAY)),
        now: at(0),
    };
    let put = async |owner, link| store.resume_links(owner).put(resume, link).await;
    assert!(matches!(put(stranger, link).await, Err(StoreError::NotFound)));
    put(user, link).await.expect("made");
    let found = async |now| store.shared_resumes().by_slug("first", at(now)).await.expect("answers");
    let shared = found(1).await.expect("there");
    assert_eq!((shared.resume, shared.owner, shared.link.hidden.as_str()), (resume, user, "phone"));
    assert!(found(DAY).await.is_none(), "it has ended");
    store.shared_resumes().count_view(resume).await.expect("counted");
    let changed = put(user, NewResumeLink { slug: "second", enabled: false, ..link }).await.expect("changed");
    assert_eq!((changed.slug.as_str(), changed.views), ("first", 1), "address and views stay");
    assert!(found(1).await.is_none(), "it is switched off");
    put(user, link).await.expect("switched on");
    assert!(store.resumes(user).discard(resume, at(1)).await.expect("answers"));
    assert!(found(1).await.is_none(), "its resume lies in the trash");
    assert!(store.trash(user).restore(TrashedKind::Resume, resume, None).await.expect("answers"));
    assert!(found(1).await.is_none(), "its owner has to share it again");
    put(user, link).await.expect("switched on");
    assert!(found(1).await.is_some());
    assert!(store.resume_links(stranger).get(resume).await.expect("answers").is_none());
    store.users().schedule_deletion(user, at(DAY), at(1)).await.expect("given up");
    assert!(found(1).await.is_none(), "its owner has gone");
}
