//! Ratings of designs (GAL-14), and what goes with an account.

use sqlx::{Connection, Executor, PgConnection, SqliteConnection};
use vitae_store::{RatingSum, Store, StoreError};

use crate::harness::{Database, on_both, play};
use crate::samples::{at, confirmed, new_id, register};

on_both! {
    gal_14_each_user_has_one_rating_of_a_design_and_may_change_it
}

fn sum(template: &str, count: i64, stars: i64) -> RatingSum {
    RatingSum { template: template.to_owned(), count, stars }
}

async fn gal_14_each_user_has_one_rating_of_a_design_and_may_change_it(store: Store) {
    let ada = register(&store, "ada@example.com").await.id;
    let bob = register(&store, "bob@example.com").await.id;
    let ratings = store.template_ratings();
    assert_eq!(ratings.all().await.expect("answers"), []);
    assert_eq!(ratings.stars_of(ada, "template1").await.expect("answers"), None);
    for (user, template, stars) in
        [(ada, "template1", 5), (bob, "template1", 2), (ada, "template9", 4), (ada, "template1", 3)]
    {
        ratings.rate(user, template, stars, at(1)).await.expect("rated");
    }
    assert_eq!(ratings.all().await.expect("answers"), [sum("template1", 2, 5), sum("template9", 1, 4)]);
    assert_eq!(ratings.stars_of(ada, "template1").await.expect("answers"), Some(3));
    for (user, stars) in [(ada, 0), (ada, 6), (new_id(), 3)] {
        let refused = ratings.rate(user, "template1", stars, at(2)).await;
        assert!(matches!(refused, Err(StoreError::Database(_))), "{stars}: {refused:?}");
    }
    assert_eq!(ratings.stars_of(ada, "template1").await.expect("answers"), Some(3), "a refused one changes nothing");
}

/// There is no call yet that deletes an account, so the row is deleted by hand.
fn versions_and_ratings_go_with_their_account(database: Database) {
    let url = database.url.clone();
    play(database, |store| async move {
        let ada = register(&store, "ada@example.com").await.id;
        let bob = register(&store, "bob@example.com").await.id;
        let id = confirmed(&store, ada, at(0)).await.id;
        let ratings = store.template_ratings();
        ratings.rate(ada, "template1", 1, at(1)).await.expect("rated");
        ratings.rate(bob, "template1", 5, at(1)).await.expect("rated");
        let sql = "DELETE FROM users WHERE email_key = 'ada@example.com'";
        if url.starts_with("sqlite:") {
            let mut connection = SqliteConnection::connect(&url).await.expect("connects");
            connection.execute(sql).await.expect("deleted");
            connection.close().await.expect("closes");
        } else {
            let mut connection = PgConnection::connect(&url).await.expect("connects");
            connection.execute(sql).await.expect("deleted");
            connection.close().await.expect("closes");
        }
        assert_eq!(ratings.all().await.expect("answers"), [sum("template1", 1, 5)]);
        assert_eq!(store.resumes(ada).versions(id).await.expect("answers"), []);
        assert_eq!(store.resumes(ada).get(id).await.expect("answers"), None);
    });
}

#[test]
fn versions_and_ratings_go_with_their_account_on_sqlite() {
    versions_and_ratings_go_with_their_account(Database::sqlite());
}

#[test]
fn versions_and_ratings_go_with_their_account_on_postgres() {
    versions_and_ratings_go_with_their_account(Database::postgres());
}
