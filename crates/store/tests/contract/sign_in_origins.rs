use uuid::Uuid;
use vitae_store::{NewSession, Store, Timestamp};

use crate::harness::on_both;
use crate::samples::{DAY, at, new_id, register, session};

on_both! {
    an_origin_is_known_for_its_account_only
    an_origin_is_renewed_by_use
    origins_unused_for_long_are_swept
}

const HOME: [u8; 32] = [1; 32];
const OFFICE: [u8; 32] = [2; 32];

async fn sign_in(store: &Store, user: Uuid, origin: [u8; 32], now: Timestamp) {
    let mut token = [0; 32];
    token[..16].copy_from_slice(new_id().as_bytes());
    let session = NewSession { origin, ..session(token, user, now, now) };
    store.sessions().begin(session).await.expect("the session begins");
}

async fn an_origin_is_known_for_its_account_only(store: Store) {
    let ada = register(&store, "ada@example.com").await.id;
    let bob = register(&store, "bob@example.com").await.id;
    let origins = store.sign_in_origins();
    sign_in(&store, ada, HOME, at(5)).await;
    assert_eq!(origins.last_used(ada, HOME).await.expect("answers"), Some(at(5)));
    assert_eq!(origins.last_used(ada, OFFICE).await.expect("answers"), None);
    assert_eq!(origins.last_used(bob, HOME).await.expect("answers"), None);
    assert_eq!(origins.last_used(uuid::Uuid::nil(), HOME).await.expect("answers"), None);
}

async fn an_origin_is_renewed_by_use(store: Store) {
    let ada = register(&store, "ada@example.com").await.id;
    let origins = store.sign_in_origins();
    sign_in(&store, ada, HOME, at(0)).await;
    sign_in(&store, ada, HOME, at(DAY)).await;
    assert_eq!(origins.last_used(ada, HOME).await.expect("answers"), Some(at(DAY)));
}

async fn origins_unused_for_long_are_swept(store: Store) {
    let ada = register(&store, "ada@example.com").await.id;
    let origins = store.sign_in_origins();
    sign_in(&store, ada, HOME, at(0)).await;
    sign_in(&store, ada, OFFICE, at(DAY)).await;
    assert_eq!(origins.sweep(at(DAY)).await.expect("swept"), 1);
    assert_eq!(origins.last_used(ada, HOME).await.expect("answers"), None);
    assert_eq!(origins.last_used(ada, OFFICE).await.expect("answers"), Some(at(DAY)));
}
