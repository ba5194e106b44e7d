use futures::future::join_all;
use vitae_store::Store;

use crate::harness::on_both;
use crate::samples::{DAY, HOUR, MINUTE, at, new_id};

on_both! {
    work_that_a_clock_ahead_put_off_is_due_again
    a_lease_keeps_others_out_until_it_ends
    finished_work_is_due_again_later
    a_lease_that_ran_out_is_taken_over
    of_instances_that_claim_at_once_exactly_one_wins
    kinds_are_leased_apart
    a_database_that_answers_is_alive
    a_database_that_takes_writes_says_so
}

async fn work_that_a_clock_ahead_put_off_is_due_again(store: Store) {
    let (tasks, holder) = (store.tasks(), new_id());
    assert!(tasks.claim("sweep", at(0), at(MINUTE), holder).await.expect("answers"));
    assert!(tasks.finish("sweep", holder, at(400 * DAY)).await.expect("answers"));
    tasks.correct("sweep", at(HOUR), at(500 * DAY)).await.expect("answers");
    assert!(!tasks.claim("sweep", at(HOUR), at(2 * HOUR), holder).await.expect("answers"), "it is to be so late");
    tasks.correct("sweep", at(HOUR), at(DAY)).await.expect("answers");
    assert!(tasks.claim("sweep", at(HOUR), at(400 * DAY), new_id()).await.expect("answers"));
    tasks.correct("sweep", at(HOUR), at(DAY)).await.expect("answers");
    assert!(tasks.claim("sweep", at(HOUR), at(2 * HOUR), new_id()).await.expect("answers"), "nor is its lease");
}

async fn a_lease_keeps_others_out_until_it_ends(store: Store) {
    let [one, other] = [new_id(), new_id()];
    let tasks = store.tasks();
    assert!(tasks.claim("sweep", at(0), at(MINUTE), one).await.expect("answers"));
    assert!(!tasks.claim("sweep", at(1), at(MINUTE + 1), other).await.expect("answers"));
    assert!(tasks.claim("sweep", at(2), at(2 * MINUTE), one).await.expect("the holder prolongs"));
    assert!(!tasks.claim("sweep", at(MINUTE), at(2 * MINUTE), other).await.expect("answers"));
    assert!(tasks.claim("sweep", at(2 * MINUTE), at(3 * MINUTE), other).await.expect("the lease has ended"));
}

async fn finished_work_is_due_again_later(store: Store) {
    let [one, other] = [new_id(), new_id()];
    let tasks = store.tasks();
    assert!(tasks.claim("sweep", at(0), at(MINUTE), one).await.expect("answers"));
    assert!(tasks.finish("sweep", one, at(HOUR)).await.expect("answers"));
    for holder in [one, other] {
        assert!(!tasks.claim("sweep", at(HOUR - 1), at(DAY), holder).await.expect("answers"));
    }
    assert!(tasks.claim("sweep", at(HOUR), at(DAY), other).await.expect("answers"));
}

async fn a_lease_that_ran_out_is_taken_over(store: Store) {
    let [dead, heir] = [new_id(), new_id()];
    let tasks = store.tasks();
    assert!(tasks.claim("mail", at(0), at(MINUTE), dead).await.expect("answers"));
    assert!(tasks.claim("mail", at(MINUTE), at(2 * MINUTE), heir).await.expect("answers"));
    assert!(!tasks.finish("mail", dead, at(DAY)).await.expect("too late to finish"));
    assert!(tasks.finish("mail", heir, at(DAY)).await.expect("answers"));
}

async fn of_instances_that_claim_at_once_exactly_one_wins(store: Store) {
    for round in 0..5 {
        let claims = (0..8).map(|_| {
            let tasks = store.tasks();
            let (now, until) = (at(round * MINUTE), at((round + 1) * MINUTE));
            tokio::spawn(async move { tasks.claim("sweep", now, until, new_id()).await })
        });
        let outcomes = join_all(claims).await.into_iter().map(|claim| claim.expect("no panic").expect("answers"));
        assert_eq!(outcomes.filter(|&won| won).count(), 1, "round {round}");
    }
}

async fn kinds_are_leased_apart(store: Store) {
    let [one, other] = [new_id(), new_id()];
    assert!(store.tasks().claim("sweep", at(0), at(MINUTE), one).await.expect("answers"));
    assert!(store.tasks().claim("mail", at(0), at(MINUTE), other).await.expect("answers"));
    assert!(!store.tasks().finish("mail", one, at(DAY)).await.expect("answers"));
}

async fn a_database_that_answers_is_alive(store: Store) {
    store.ping().await.expect("alive");
    store.close().await;
    let dead = store.ping().await;
    assert!(matches!(dead, Err(vitae_store::StoreError::Unavailable(_))), "{dead:?}");
}

async fn a_database_that_takes_writes_says_so(store: Store) {
    for moment in [0, 1] {
        store.probe_write(at(moment)).await.expect("it can be written to");
    }
    store.close().await;
    let dead = store.probe_write(at(2)).await;
    assert!(matches!(dead, Err(vitae_store::StoreError::Unavailable(_))), "{dead:?}");
}
