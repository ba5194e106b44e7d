//! Second factors, their recovery codes, and keys for scripts.

use uuid::Uuid;
use vitae_store::{LinkPurpose, NewApiKey, NewLink, PasswordChange, SecondFactorProof, Store, StoreError};

use crate::harness::on_both;
use crate::samples::{DAY, HOUR, at, new_id, register, session};

on_both! {
    a_second_factor_is_asked_for_once_a_code_confirmed_it
    a_code_and_a_recovery_code_are_taken_once
    a_second_factor_goes_with_its_codes
    a_key_is_found_until_it_ends_or_is_removed
    an_account_has_so_many_keys
    a_password_that_is_set_anew_ends_keys
    a_key_takes_the_password_of_today
    what_was_begun_without_a_second_factor_ends_when_it_is_turned_on
    a_set_up_that_nobody_finished_is_swept
}

const SECRET: &[u8] = b"sealed";
const CODES: [[u8; 32]; 2] = [[1; 32], [2; 32]];
const SESSION: [u8; 32] = [8; 32];

fn proof(secret: &[u8], step: i64, minute: i64) -> SecondFactorProof<'_> {
    SecondFactorProof { secret, step, recovery_codes: &CODES, session: SESSION, now: at(minute) }
}

async fn a_second_factor_is_asked_for_once_a_code_confirmed_it(store: Store) {
    let ada = register(&store, "ada@example.com").await;
    let factor = store.second_factor(ada.id);
    assert_eq!(factor.get().await.expect("answers"), None);
    assert!(!factor.confirm(proof(SECRET, 7, 1)).await.expect("answers"), "nothing was begun");
    assert!(factor.begin(b"first", at(0)).await.expect("begun"));
    assert!(factor.begin(SECRET, at(1)).await.expect("begun anew"));
    assert_eq!(factor.get().await.expect("answers").expect("there is one").confirmed_at, None);
    assert!(!factor.confirm(proof(b"first", 7, 2)).await.expect("answers"), "another secret by now");
    assert!(!factor.replace_recovery_codes(&CODES).await.expect("answers"));
    assert!(!factor.use_step(8).await.expect("answers"));
    assert!(factor.confirm(proof(SECRET, 7, 2)).await.expect("confirmed"));
    let confirmed = factor.get().await.expect("answers").expect("there is one");
    assert_eq!((&*confirmed.secret, confirmed.confirmed_at, confirmed.recovery_codes), (SECRET, Some(at(2)), 2));
    assert!(!factor.begin(b"another", at(3)).await.expect("answers"), "a confirmed one is not overwritten");
    assert!(!factor.confirm(proof(SECRET, 9, 3)).await.expect("answers"));
    let bob = register(&store, "bob@example.com").await;
    assert_eq!(store.second_factor(bob.id).get().await.expect("answers"), None);
}

async fn a_code_and_a_recovery_code_are_taken_once(store: Store) {
    let ada = register(&store, "ada@example.com").await;
    let bob = register(&store, "bob@example.com").await;
    let factor = store.second_factor(ada.id);
    factor.begin(SECRET, at(0)).await.expect("begun");
    factor.confirm(proof(SECRET, 7, 1)).await.expect("confirmed");
    for (step, taken) in [(7, false), (6, false), (8, true), (8, false), (7, false), (9, true)] {
        assert_eq!(factor.use_step(step).await.expect("answers"), taken, "{step}");
    }
    assert!(!store.second_factor(bob.id).use_recovery_code(CODES[0]).await.expect("answers"), "somebody else's");
    for taken in [true, false] {
        assert_eq!(factor.use_recovery_code(CODES[0]).await.expect("answers"), taken);
    }
    assert!(factor.replace_recovery_codes(&[[3; 32]]).await.expect("replaced"));
    assert!(!factor.use_recovery_code(CODES[1]).await.expect("answers"), "replaced");
    assert!(factor.use_recovery_code([3; 32]).await.expect("answers"));
}

async fn a_second_factor_goes_with_its_codes(store: Store) {
    let ada = register(&store, "ada@example.com").await;
    let factor = store.second_factor(ada.id);
    factor.begin(SECRET, at(0)).await.expect("begun");
    assert!(!factor.remove().await.expect("answers"), "none is asked for");
    factor.confirm(proof(SECRET, 7, 1)).await.expect("confirmed");
    assert!(factor.remove().await.expect("removed"));
    assert!(!factor.use_recovery_code(CODES[0]).await.expect("answers"));
    assert!(factor.begin(b"another", at(2)).await.expect("begun anew"));
    assert!(store.users().delete("ada@example.com", at(3)).await.expect("deleted"));
    assert_eq!(factor.get().await.expect("answers"), None);
}

fn key(key_hash: [u8; 32], may_write: bool) -> NewApiKey<'static> {
    NewApiKey {
        id: new_id(),
        name: "Nightly copy",
        key_hash,
        password_hash: "$argon2id$ada",
        may_write,
        now: at(0),
        expires_at: at(DAY),
    }
}

async fn add(store: &Store, user: Uuid, key: NewApiKey<'_>) -> Result<vitae_store::ApiKey, StoreError> {
    store.api_keys().add(user, key, 2).await.map(|made| made.expect("the password is the one known"))
}

async fn a_key_is_found_until_it_ends_or_is_removed(store: Store) {
    let ada = register(&store, "ada@example.com").await;
    let bob = register(&store, "bob@example.com").await;
    let keys = store.api_keys();
    let made = add(&store, ada.id, key([1; 32], false)).await.expect("made");
    assert_eq!((made.name.as_str(), made.may_write, made.last_used_at), ("Nightly copy", false, None));
    let (user, found) = keys.find([1; 32], at(DAY - 1)).await.expect("answers").expect("found");
    assert_eq!((user.id, &found), (ada.id, &made));
    assert!(keys.find([1; 32], at(DAY)).await.expect("answers").is_none(), "it has ended");
    assert!(keys.find([2; 32], at(1)).await.expect("answers").is_none(), "unknown");
    keys.touch(made.id, at(5)).await.expect("written down");
    assert_eq!(keys.of_user(ada.id).await.expect("answers")[0].last_used_at, Some(at(5)));
    assert!(!keys.remove(bob.id, made.id).await.expect("answers"), "somebody else's");
    assert!(keys.remove(ada.id, made.id).await.expect("removed"));
    assert!(keys.find([1; 32], at(1)).await.expect("answers").is_none());
}

async fn an_account_has_so_many_keys(store: Store) {
    let ada = register(&store, "ada@example.com").await;
    for hash in [[1; 32], [2; 32]] {
        add(&store, ada.id, key(hash, true)).await.expect("made");
    }
    let refused = add(&store, ada.id, key([3; 32], true)).await;
    assert!(matches!(refused, Err(StoreError::LimitReached { limit: 2 })), "{refused:?}");
    assert_eq!(store.api_keys().of_user(ada.id).await.expect("answers").len(), 2);
}

async fn a_password_that_is_set_anew_ends_keys(store: Store) {
    let ada = register(&store, "ada@example.com").await;
    add(&store, ada.id, key([1; 32], true)).await.expect("made");
    let link = NewLink {
        token_hash: [9; 32],
        user: ada.id,
        purpose: LinkPurpose::ResetPassword,
        email: "ada@example.com",
        expires_at: at(HOUR),
    };
    store.account_links().add(link).await.expect("added");
    store.account_links().reset_password([9; 32], "$argon2id$new", at(1)).await.expect("reset");
    assert!(store.api_keys().find([1; 32], at(2)).await.expect("answers").is_none());
}

async fn a_key_takes_the_password_of_today(store: Store) {
    let ada = register(&store, "ada@example.com").await;
    add(&store, ada.id, key([1; 32], true)).await.expect("made");
    let change =
        PasswordChange { user: ada.id, old: "$argon2id$ada", new: "$argon2id$new", session: SESSION, now: at(1) };
    store.users().change_password(change).await.expect("answers").expect("changed");
    assert!(store.api_keys().find([1; 32], at(2)).await.expect("answers").is_none(), "keys end with the password");
    assert_eq!(store.api_keys().add(ada.id, key([2; 32], true), 2).await.expect("answers"), None);
    assert!(store.api_keys().of_user(ada.id).await.expect("answers").is_empty());
}

async fn what_was_begun_without_a_second_factor_ends_when_it_is_turned_on(store: Store) {
    let ada = register(&store, "ada@example.com").await;
    for token in [SESSION, [9; 32]] {
        store.sessions().begin(session(token, ada.id, at(0), at(DAY))).await.expect("begun");
    }
    add(&store, ada.id, key([1; 32], true)).await.expect("made");
    let factor = store.second_factor(ada.id);
    factor.begin(SECRET, at(0)).await.expect("begun");
    assert!(!factor.confirm(proof(b"another", 7, 1)).await.expect("answers"));
    assert!(store.sessions().find([9; 32], at(1)).await.expect("answers").is_some(), "nothing was turned on");
    assert!(factor.confirm(proof(SECRET, 7, 1)).await.expect("confirmed"));
    assert!(store.sessions().find(SESSION, at(1)).await.expect("answers").is_some());
    assert!(store.sessions().find([9; 32], at(1)).await.expect("answers").is_none());
    assert!(store.api_keys().find([1; 32], at(1)).await.expect("answers").is_none());
}

async fn a_set_up_that_nobody_finished_is_swept(store: Store) {
    let (ada, bob) = (register(&store, "ada@example.com").await, register(&store, "bob@example.com").await);
    for user in [&ada, &bob] {
        store.second_factor(user.id).begin(SECRET, at(0)).await.expect("begun");
    }
    assert!(store.second_factor(bob.id).confirm(proof(SECRET, 7, 1)).await.expect("confirmed"));
    assert_eq!(store.sweep_second_factors(at(0)).await.expect("answers"), 0, "begun a moment ago");
    assert_eq!(store.sweep_second_factors(at(1)).await.expect("answers"), 1);
    assert_eq!(store.second_factor(ada.id).get().await.expect("answers"), None);
    assert!(store.second_factor(bob.id).get().await.expect("answers").is_some());
}
