use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use tokio::runtime::Handle;
use tokio::task::block_in_place;
use vitae_store::{Store, Timestamp};

use crate::harness::on_both;
use crate::samples::{at, register, session};

on_both! {
    every_moment_comes_back_exactly
    moments_compare_in_the_database_as_they_do_here
}

/// 0000-01-01 to 9999-12-31, the bounds of a `Timestamp`.
fn moments() -> impl Strategy<Value = Timestamp> {
    let bounds = [Timestamp::from_millis(i64::MIN).as_millis(), Timestamp::from_millis(i64::MAX).as_millis()];
    let near_the_epochs = -2_000_i64..2_000;
    prop_oneof![
        bounds[0]..=bounds[1],
        near_the_epochs.clone(),
        near_the_epochs.prop_map(|millis| millis + 946_684_800_000),
        Just(bounds[0]),
        Just(bounds[1]),
    ]
    .prop_map(Timestamp::from_millis)
}

/// Runs a property whose cases speak to the database.
fn hold<S: Strategy>(strategy: S, property: impl Fn(S::Value) -> Result<(), TestCaseError>) {
    let mut runner = TestRunner::new(Config { cases: 64, failure_persistence: None, ..Config::default() });
    block_in_place(|| runner.run(&strategy, property)).expect("the property holds");
}

async fn every_moment_comes_back_exactly(store: Store) {
    let user = register(&store, "ada@example.com").await.id;
    hold(moments(), |moment| {
        Handle::current().block_on(async {
            store.users().set_selected_template(user, "template1", moment).await.expect("answers");
            let read = store.users().by_id(user).await.expect("answers").expect("the account exists");
            prop_assert_eq!(read.updated_at, moment);
            Ok(())
        })
    });
}

async fn moments_compare_in_the_database_as_they_do_here(store: Store) {
    let user = register(&store, "ada@example.com").await.id;
    hold((moments(), moments()), |(now, expires_at)| {
        Handle::current().block_on(async {
            let token = [9; 32];
            store.sessions().begin(session(token, user, at(0), expires_at)).await.expect("the session begins");
            let found = store.sessions().find(token, now).await.expect("answers").is_some();
            store.sessions().revoke(token).await.expect("answers");
            prop_assert_eq!(found, expires_at > now);
            Ok(())
        })
    });
}
