use vitae_store::Store;

use crate::harness::on_both;
use crate::samples::{DAY, at, register};

on_both! {
    an_origin_is_known_for_its_account_only
    an_origin_is_renewed_by_use
    origins_unused_for_long_are_swept
}

const HOME: [u8; 32] = [1; 32];
const OFFICE: [u8; 32] = [2; 32];

async fn an_origin_is_known_for_its_account_only(store: Store) {
    let ada = register(&store, "ada@example.com").await.id;
    let bob = register(&store, "bob@example.com").await.id;
    let origins = store.sign_in_origins();
    origins.remember(ada, HOME, at(5)).await.expect("remembered");
    assert_eq!(origins.last_used(ada, HOME).await.expect("answers"), Some(at(5)));
    assert_eq!(origins.last_used(ada, OFFICE).await.expect("answers"), None);
    assert_eq!(origins.last_used(bob, HOME).await.expect("answers"), None);
    assert_eq!(origins.last_used(uuid::Uuid::nil(), HOME).await.expect("answers"), None);
}

async fn an_origin_is_renewed_by_use(store: Store) {
    let ada = register(&store, "ada@example.com").await.id;
    let origins = store.sign_in_origins();
    origins.remember(ada, HOME, at(0)).await.expect("remembered");
    origins.remember(ada, HOME, at(DAY)).await.expect("renewed");
    assert_eq!(origins.last_used(ada, HOME).await.expect("answers"), Some(at(DAY)));
}

async fn origins_unused_for_long_are_swept(store: Store) {
    let ada = register(&store, "ada@example.com").await.id;
    let origins = store.sign_in_origins();
    origins.remember(ada, HOME, at(0)).await.expect("remembered");
    origins.remember(ada, OFFICE, at(DAY)).await.expect("remembered");
    assert_eq!(origins.sweep(at(DAY)).await.expect("swept"), 1);
    assert_eq!(origins.last_used(ada, HOME).await.expect("answers"), None);
    assert_eq!(origins.last_used(ada, OFFICE).await.expect("answers"), Some(at(DAY)));
}
