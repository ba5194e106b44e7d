use futures::future::join_all;
use vitae_store::{Confirmation, NewUpload, ReadFailure, Store, StoreError, UnconfirmedLimit, Window};

use crate::harness::on_both;
use crate::samples::{MINUTE, NO_LIMIT, at, confirmation, confirmed, new_id, new_upload, register, upload};

on_both! {
    the_free_limit_holds_under_concurrent_saves
    the_limit_counts_confirmed_resumes_of_this_user_only
    a_double_click_takes_one_place
    unconfirmed_bytes_are_limited_for_each_user
    unconfirmed_uploads_are_counted_too
    the_unconfirmed_limit_holds_under_concurrent_uploads
    a_file_that_was_given_up_is_known_by_its_content_and_reader
    what_servers_counted_is_added_up
    of_concurrent_additions_none_is_lost
    only_windows_that_go_on_are_found_and_kept
}

const FREE: Option<u32> = Some(3);
async fn the_free_limit_holds_under_concurrent_saves(store: Store) {
    let ada = register(&store, "ada@example.com").await.id;
    let mut saves = Vec::new();
    for _ in 0..8 {
        let id = upload(&store, ada, at(0)).await.id;
        let resumes = store.resumes(ada);
        saves.push(tokio::spawn(async move {
            resumes.confirm(id, Confirmation { limit: FREE, ..confirmation("{}", at(1)) }).await
        }));
    }
    let outcomes: Vec<_> = join_all(saves).await.into_iter().map(|outcome| outcome.expect("no panic")).collect();
    assert_eq!(outcomes.iter().filter(|outcome| outcome.is_ok()).count(), 3);
    let refused = outcomes.iter().filter(|outcome| matches!(outcome, Err(StoreError::LimitReached { limit: 3 })));
    assert_eq!(refused.count(), 5);
    assert_eq!(store.resumes(ada).confirmed_count().await.expect("answers"), 3);
}

async fn the_limit_counts_confirmed_resumes_of_this_user_only(store: Store) {
    let ada = register(&store, "ada@example.com").await.id;
    let bob = register(&store, "bob@example.com").await.id;
    for _ in 0..3 {
        confirmed(&store, bob, at(0)).await;
        upload(&store, ada, at(0)).await;
    }
    let id = upload(&store, ada, at(1)).await.id;
    let limited = Confirmation { limit: Some(1), ..confirmation("{}", at(2)) };
    store.resumes(ada).confirm(id, limited).await.expect("there is room");
    let second = upload(&store, ada, at(3)).await.id;
    let refused = store.resumes(ada).confirm(second, limited).await;
    assert!(matches!(refused, Err(StoreError::LimitReached { limit: 1 })), "{refused:?}");
    let waiting = store.resumes(ada).get(second).await.expect("answers").expect("nothing is deleted");
    assert!(!waiting.is_confirmed());
    store.resumes(ada).delete(id, at(4)).await.expect("deleted");
    store.resumes(ada).confirm(second, limited).await.expect("there is room again");
}

async fn a_double_click_takes_one_place(store: Store) {
    let ada = register(&store, "ada@example.com").await.id;
    let id = upload(&store, ada, at(0)).await.id;
    let saves = (0..8).map(|_| {
        let resumes = store.resumes(ada);
        tokio::spawn(async move {
            resumes.confirm(id, Confirmation { limit: Some(1), ..confirmation(r#"{"name": "Ada"}"#, at(1)) }).await
        })
    });
    let rows: Vec<_> =
        join_all(saves).await.into_iter().map(|row| row.expect("no panic").expect("every click succeeds")).collect();
    assert!(rows.iter().all(|row| *row == rows[0]), "{rows:?}");
    assert_eq!(rows[0].version, 1);
}

/// Uploads a file of so many bytes under a limit.
async fn try_upload(store: &Store, owner: uuid::Uuid, size: i64, limit: UnconfirmedLimit) -> Result<(), StoreError> {
    let id = new_id();
    let blob_key = format!("uploads/{id}");
    let upload = NewUpload { size, limit, ..new_upload(id, &blob_key, at(0)) };
    store.resumes(owner).add_upload(upload).await.map(drop)
}

async fn unconfirmed_bytes_are_limited_for_each_user(store: Store) {
    let ada = register(&store, "ada@example.com").await.id;
    let bob = register(&store, "bob@example.com").await.id;
    let limit = UnconfirmedLimit { bytes: 100, ..NO_LIMIT };
    confirmed(&store, ada, at(0)).await;
    try_upload(&store, ada, 60, limit).await.expect("what is confirmed does not count");
    try_upload(&store, bob, 100, limit).await.expect("nor does another user's");
    let over = try_upload(&store, ada, 41, limit).await;
    assert!(matches!(over, Err(StoreError::UnconfirmedLimitReached)), "{over:?}");
    try_upload(&store, ada, 40, limit).await.expect("to the byte");
    let waiting = store.resumes(ada).latest_unconfirmed().await.expect("answers").expect("there is one");
    store.resumes(ada).delete(waiting.id, at(1)).await.expect("deleted");
    try_upload(&store, ada, waiting.size, limit).await.expect("there is room again");
}

async fn unconfirmed_uploads_are_counted_too(store: Store) {
    let ada = register(&store, "ada@example.com").await.id;
    let limit = UnconfirmedLimit { uploads: 2, ..NO_LIMIT };
    for _ in 0..2 {
        try_upload(&store, ada, 1, limit).await.expect("there is room");
    }
    let third = try_upload(&store, ada, 1, limit).await;
    assert!(matches!(third, Err(StoreError::UnconfirmedLimitReached)), "{third:?}");
}

async fn the_unconfirmed_limit_holds_under_concurrent_uploads(store: Store) {
    let ada = register(&store, "ada@example.com").await.id;
    let uploads = (0..8).map(|_| {
        let store = store.clone();
        tokio::spawn(async move { try_upload(&store, ada, 40, UnconfirmedLimit { bytes: 100, ..NO_LIMIT }).await })
    });
    let outcomes = join_all(uploads).await.into_iter().map(|outcome| outcome.expect("no panic"));
    assert_eq!(outcomes.filter(Result::is_ok).count(), 2);
}

async fn a_file_that_was_given_up_is_known_by_its_content_and_reader(store: Store) {
    let reads = store.failed_reads();
    assert_eq!(reads.find([7; 32], "embedded 1, 8 s", at(0)).await.expect("answers"), None);
    reads.add([7; 32], "embedded 1, 8 s", ReadFailure::Timeout, at(10)).await.expect("kept");
    let found = async |reader: &str, since| reads.find([7; 32], reader, at(since)).await.expect("answers");
    assert_eq!(found("embedded 1, 8 s", 10).await, Some(ReadFailure::Timeout));
    assert_eq!(found("embedded 1, 8 s", 11).await, None, "it is too long ago");
    assert_eq!(found("embedded 2, 8 s", 10).await, None, "another reader may do better");
    assert_eq!(reads.find([8; 32], "embedded 1, 8 s", at(0)).await.expect("answers"), None);
    reads.add([7; 32], "embedded 1, 8 s", ReadFailure::Crash, at(20)).await.expect("kept");
    assert_eq!(found("embedded 1, 8 s", 11).await, Some(ReadFailure::Crash));
    assert_eq!(reads.sweep(at(20)).await.expect("answers"), 0);
    assert_eq!(reads.sweep(at(21)).await.expect("answers"), 1);
}

fn window(key: &str, hits: u32, resets_at: i64) -> Window {
    Window { key: key.to_owned(), hits, resets_at: at(resets_at) }
}

async fn what_servers_counted_is_added_up(store: Store) {
    let limits = store.rate_limits();
    let one = limits.add(&[window("save:ada", 3, MINUTE), window("ai-day:all", 1, 9)], at(0)).await.expect("added");
    assert_eq!(one, [window("ai-day:all", 1, 9), window("save:ada", 3, MINUTE)], "ordered by key");
    let other = limits.add(&[window("save:ada", 4, 2 * MINUTE)], at(10)).await.expect("added");
    assert_eq!(other, [window("save:ada", 7, MINUTE)], "the first window goes on");
    let next = limits.add(&[window("save:ada", 2, 2 * MINUTE)], at(MINUTE)).await.expect("added");
    assert_eq!(next, [window("save:ada", 2, 2 * MINUTE)], "the first window has ended");
    assert_eq!(limits.add(&[], at(MINUTE)).await.expect("answers"), []);
}

async fn of_concurrent_additions_none_is_lost(store: Store) {
    let additions = (0..20).map(|turn| {
        let limits = store.rate_limits();
        let mut both = [window("a", 1, MINUTE), window("b", 2, MINUTE)];
        both.rotate_left(turn % 2);
        tokio::spawn(async move { limits.add(&both, at(0)).await })
    });
    for added in join_all(additions).await {
        added.expect("no panic").expect("added");
    }
    let mut running = store.rate_limits().running(at(0), 10).await.expect("answers");
    running.sort_by(|one, other| one.key.cmp(&other.key));
    assert_eq!(running, [window("a", 20, MINUTE), window("b", 40, MINUTE)]);
}

async fn only_windows_that_go_on_are_found_and_kept(store: Store) {
    let limits = store.rate_limits();
    limits
        .add(&[window("short", 1, 1_000), window("day", 5, 9_000), window("hour", 2, 5_000)], at(0))
        .await
        .expect("added");
    assert_eq!(
        limits.running(at(1_000), 10).await.expect("answers"),
        [window("day", 5, 9_000), window("hour", 2, 5_000)]
    );
    assert_eq!(limits.running(at(0), 1).await.expect("answers"), [window("day", 5, 9_000)]);
    assert_eq!(limits.sweep(at(1_000)).await.expect("answers"), 1);
    assert_eq!(limits.running(at(0), 10).await.expect("answers").len(), 2);
}
