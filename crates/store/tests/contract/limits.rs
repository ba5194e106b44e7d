use futures::future::join_all;
use vitae_store::{Confirmation, Decision, Store, StoreError};

use crate::harness::on_both;
use crate::samples::{MINUTE, at, confirmation, confirmed, register, upload};

on_both! {
    the_free_limit_holds_under_concurrent_saves
    the_limit_counts_confirmed_resumes_of_this_user_only
    a_double_click_takes_one_place
    hits_beyond_the_limit_wait_for_the_end_of_the_window
    keys_do_not_disturb_each_other
    of_concurrent_hits_exactly_the_limit_is_allowed
    ended_windows_are_swept
}

const FREE: Option<u32> = Some(3);
const WINDOW: u64 = MINUTE.unsigned_abs();

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

async fn hits_beyond_the_limit_wait_for_the_end_of_the_window(store: Store) {
    let limits = store.rate_limits();
    let allowed = Decision { allowed: true, retry_after_ms: 0 };
    assert_eq!(limits.hit("login", at(0), WINDOW, 2).await.expect("answers"), allowed);
    assert_eq!(limits.hit("login", at(10), WINDOW, 2).await.expect("answers"), allowed);
    for (millis, retry_after_ms) in [(20, WINDOW - 20), (30, WINDOW - 30), (MINUTE - 1, 1)] {
        let refused = Decision { allowed: false, retry_after_ms };
        assert_eq!(limits.hit("login", at(millis), WINDOW, 2).await.expect("answers"), refused);
    }
    assert_eq!(limits.hit("login", at(MINUTE), WINDOW, 2).await.expect("answers"), allowed);
    assert_eq!(limits.hit("login", at(MINUTE + 1), WINDOW, 2).await.expect("answers"), allowed);
    assert!(!limits.hit("login", at(MINUTE + 2), WINDOW, 2).await.expect("answers").allowed);
}

async fn keys_do_not_disturb_each_other(store: Store) {
    let limits = store.rate_limits();
    assert!(limits.hit("address:10.0.0.1", at(0), WINDOW, 1).await.expect("answers").allowed);
    assert!(!limits.hit("address:10.0.0.1", at(1), WINDOW, 1).await.expect("answers").allowed);
    assert!(limits.hit("address:10.0.0.2", at(1), WINDOW, 1).await.expect("answers").allowed);
}

async fn of_concurrent_hits_exactly_the_limit_is_allowed(store: Store) {
    let hits = (0..40).map(|_| {
        let limits = store.rate_limits();
        tokio::spawn(async move { limits.hit("upload", at(0), WINDOW, 7).await })
    });
    let decisions = join_all(hits).await.into_iter().map(|hit| hit.expect("no panic").expect("answers"));
    assert_eq!(decisions.filter(|decision| decision.allowed).count(), 7);
}

async fn ended_windows_are_swept(store: Store) {
    let limits = store.rate_limits();
    limits.hit("short", at(0), 1_000, 1).await.expect("answers");
    limits.hit("long", at(0), WINDOW, 1).await.expect("answers");
    assert_eq!(limits.sweep(at(1_000)).await.expect("answers"), 1);
    assert!(!limits.hit("long", at(1_000), WINDOW, 1).await.expect("answers").allowed);
}
