//! Passkeys, and the tickets of sign-ins.

use uuid::Uuid;
use vitae_store::{LinkPurpose, NewLink, NewPasskey, PasskeySignIn, Store, StoreError};

use crate::harness::on_both;
use crate::samples::{DAY, HOUR, at, new_id, register, session};

on_both! {
    a_passkey_is_its_owners_and_removed_once
    a_passkey_takes_the_password_of_today_and_is_added_once
    an_account_has_so_many_passkeys
    a_ticket_signs_in_once
    a_password_that_is_set_anew_takes_passkeys_away
}

const CREDENTIAL: [u8; 32] = [1; 32];

fn passkey(credential_id: [u8; 32]) -> NewPasskey<'static> {
    NewPasskey {
        id: new_id(),
        name: "Laptop",
        credential_id,
        credential: r#"{"counter":0}"#,
        password_hash: "$argon2id$ada",
        now: at(1),
    }
}

fn sign_in(id: Uuid, user: Uuid, ticket: [u8; 32], token: [u8; 32]) -> PasskeySignIn<'static> {
    let session = session(token, user, at(2), at(DAY));
    PasskeySignIn { id, credential: r#"{"counter":1}"#, ticket: (ticket, at(HOUR)), session }
}

async fn a_passkey_is_its_owners_and_removed_once(store: Store) {
    let (ada, bob) = (register(&store, "ada@example.com").await, register(&store, "bob@example.com").await);
    let passkeys = store.passkeys();
    let added = passkeys.add(ada.id, passkey(CREDENTIAL), 10).await.expect("added").expect("the password is right");
    assert_eq!((added.name.as_str(), added.created_at, added.last_used_at), ("Laptop", at(1), None));
    assert_eq!(passkeys.of_user(ada.id).await.expect("answers"), std::slice::from_ref(&added));
    assert_eq!(passkeys.credentials_of(ada.id).await.expect("answers"), [r#"{"counter":0}"#]);
    assert_eq!(passkeys.of_user(bob.id).await.expect("answers"), []);
    let (id, holder, credential) = passkeys.find(CREDENTIAL).await.expect("answers").expect("there");
    assert_eq!((id, holder.id, credential.as_str()), (added.id, ada.id, r#"{"counter":0}"#));
    assert!(!passkeys.remove(bob.id, added.id).await.expect("answers"), "somebody else's");
    for removed in [true, false] {
        assert_eq!(passkeys.remove(ada.id, added.id).await.expect("answers"), removed);
    }
    assert!(passkeys.find(CREDENTIAL).await.expect("answers").is_none());
}

async fn a_passkey_takes_the_password_of_today_and_is_added_once(store: Store) {
    let (ada, bob) = (register(&store, "ada@example.com").await, register(&store, "bob@example.com").await);
    let old = NewPasskey { password_hash: "$argon2id$old", ..passkey(CREDENTIAL) };
    assert!(store.passkeys().add(ada.id, old, 10).await.expect("answers").is_none());
    store.passkeys().add(ada.id, passkey(CREDENTIAL), 10).await.expect("added");
    let again = store.passkeys().add(bob.id, passkey(CREDENTIAL), 10).await;
    assert!(matches!(again, Err(StoreError::IdentityTaken)), "{again:?}");
}

async fn an_account_has_so_many_passkeys(store: Store) {
    let ada = register(&store, "ada@example.com").await;
    for number in 0..2 {
        store.passkeys().add(ada.id, passkey([number; 32]), 2).await.expect("added");
    }
    let third = store.passkeys().add(ada.id, passkey([9; 32]), 2).await;
    assert!(matches!(third, Err(StoreError::LimitReached { limit: 2 })), "{third:?}");
}

async fn a_ticket_signs_in_once(store: Store) {
    let ada = register(&store, "ada@example.com").await;
    let passkeys = store.passkeys();
    let id = passkeys.add(ada.id, passkey(CREDENTIAL), 10).await.expect("added").expect("right").id;
    let is_signed_in = async |token| store.sessions().find(token, at(3)).await.expect("answers").is_some();
    passkeys.sign_in(sign_in(id, ada.id, [5; 32], [6; 32])).await.expect("signed in");
    assert!(is_signed_in([6; 32]).await);
    assert_eq!(passkeys.of_user(ada.id).await.expect("answers")[0].last_used_at, Some(at(2)));
    assert_eq!(passkeys.credentials_of(ada.id).await.expect("answers"), [r#"{"counter":1}"#]);
    let again = passkeys.sign_in(sign_in(id, ada.id, [5; 32], [7; 32])).await;
    assert!(matches!(again, Err(StoreError::LinkExpired)), "{again:?}");
    assert_eq!(passkeys.sweep(at(HOUR)).await.expect("swept"), 1);
    passkeys.remove(ada.id, id).await.expect("removed");
    let removed = passkeys.sign_in(sign_in(id, ada.id, [8; 32], [7; 32])).await;
    assert!(matches!(removed, Err(StoreError::LinkExpired)), "{removed:?}");
    assert!(!is_signed_in([7; 32]).await);
}

async fn a_password_that_is_set_anew_takes_passkeys_away(store: Store) {
    let ada = register(&store, "ada@example.com").await;
    store.passkeys().add(ada.id, passkey(CREDENTIAL), 10).await.expect("added");
    let link = NewLink {
        token_hash: [3; 32],
        user: ada.id,
        purpose: LinkPurpose::ResetPassword,
        email: "ada@example.com",
        expires_at: at(HOUR),
    };
    store.account_links().add(link).await.expect("added");
    store.account_links().reset_password([3; 32], "$argon2id$new", at(2)).await.expect("reset");
    assert_eq!(store.passkeys().of_user(ada.id).await.expect("answers"), []);
}
