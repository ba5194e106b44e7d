//! Who accounts are at identity providers, and accounts without a password.

use vitae_store::{NO_PASSWORD, NewIdentity, NewUser, PasswordChange, Store, StoreError};

use crate::harness::on_both;
use crate::samples::{DAY, at, new_id, register, session};

on_both! {
    an_identity_opens_an_account_that_has_no_password
    an_identity_is_connected_with_one_account
    an_account_is_adopted_whole_or_not_at_all
    marking_an_operator_disconnects
}

const ISSUER: &str = "https://id.example.org";
const TOKEN: [u8; 32] = [1; 32];

fn identity<'a>(subject: &'a str, email: Option<&'a str>) -> NewIdentity<'a> {
    NewIdentity { id: new_id(), issuer: ISSUER, subject, email, now: at(1) }
}

async fn an_identity_opens_an_account_that_has_no_password(store: Store) {
    let identities = store.identities();
    let ada = NewUser { id: new_id(), name: "Ada", email: "ada@example.com", password_hash: NO_PASSWORD };
    let first = session(TOKEN, ada.id, at(1), at(DAY));
    let made = identities.register(ada, true, identity("ada-1", Some(ada.email)), first).await.expect("registered");
    assert_eq!((made.has_password, made.email_confirmed_at), (false, Some(at(1))));
    assert!(store.sessions().find(TOKEN, at(2)).await.expect("answers").is_some());
    assert_eq!(store.users().password_hash(made.id).await.expect("answers"), None);
    let found = store.users().credentials_by_email(ada.email).await.expect("answers");
    assert_eq!(found, Some((made.clone(), None)));
    let (id, holder) = identities.find(ISSUER, "ada-1").await.expect("answers").expect("there");
    assert_eq!(holder, made);
    assert!(identities.find("https://other.example", "ada-1").await.expect("answers").is_none());
    identities
        .sign_in(id, Some("ada@new.example"), session([2; 32], made.id, at(5), at(DAY)))
        .await
        .expect("signed in");
    let listed = &identities.of_user(made.id, ISSUER).await.expect("answers")[0];
    assert_eq!((listed.email.as_deref(), listed.last_used_at), (Some("ada@new.example"), Some(at(5))));
    let first = PasswordChange { user: made.id, old: NO_PASSWORD, new: "$argon2id$first", session: TOKEN, now: at(6) };
    assert_eq!(store.users().change_password(first).await.expect("set"), Some(1));
    assert_eq!(store.users().change_password(first).await.expect("answers"), None, "it has one by now");
    assert!(store.users().by_id(made.id).await.expect("answers").expect("there").has_password);
}

async fn an_identity_is_connected_with_one_account(store: Store) {
    let (ada, bob) = (register(&store, "ada@example.com").await, register(&store, "bob@example.com").await);
    let identities = store.identities();
    let connect = async |user, subject| identities.connect(user, identity(subject, None), 2).await;
    let connected = connect(ada.id, "ada-1").await.expect("connected");
    let taken = connect(bob.id, "ada-1").await;
    assert!(matches!(taken, Err(StoreError::IdentityTaken)), "{taken:?}");
    connect(ada.id, "ada-2").await.expect("connected");
    let third = connect(ada.id, "ada-3").await;
    assert!(matches!(third, Err(StoreError::LimitReached { limit: 2 })), "{third:?}");
    assert!(!identities.disconnect(bob.id, connected.id, at(2)).await.expect("answers"), "somebody else's");
    for disconnected in [true, false] {
        assert_eq!(identities.disconnect(ada.id, connected.id, at(2)).await.expect("answers"), disconnected);
    }
    assert_eq!(identities.of_user(ada.id, ISSUER).await.expect("answers").len(), 1);
    assert!(identities.find(ISSUER, "ada-1").await.expect("answers").is_none());
    let gone = identities.sign_in(connected.id, None, session(TOKEN, ada.id, at(2), at(DAY))).await;
    assert!(matches!(gone, Err(StoreError::NotFound)), "{gone:?}");
    assert!(store.sessions().find(TOKEN, at(3)).await.expect("answers").is_none());
    assert!(identities.was_disconnected(ada.id, ISSUER, "ada-1").await.expect("answers"));
    let moved = connect(bob.id, "ada-1").await.expect("another account may have it now");
    let (id, holder) = identities.find(ISSUER, "ada-1").await.expect("answers").expect("there");
    assert_eq!((id, holder.id), (moved.id, bob.id));
    assert!(!identities.was_disconnected(ada.id, ISSUER, "ada-1").await.expect("answers"));
}

async fn an_account_is_adopted_whole_or_not_at_all(store: Store) {
    let (ada, bob) = (register(&store, "ada@example.com").await, register(&store, "bob@example.com").await);
    let identities = store.identities();
    identities
        .adopt(identity("ada-1", Some("ada@example.com")), session(TOKEN, ada.id, at(2), at(DAY)))
        .await
        .expect("adopted");
    let (_, holder) = identities.find(ISSUER, "ada-1").await.expect("answers").expect("there");
    assert_eq!((holder.id, holder.has_password), (ada.id, true));
    let taken = identities.adopt(identity("ada-1", None), session([2; 32], bob.id, at(2), at(DAY))).await;
    assert!(matches!(taken, Err(StoreError::IdentityTaken)), "{taken:?}");
    assert!(store.sessions().find([2; 32], at(3)).await.expect("answers").is_none());
    let eve = NewUser { id: new_id(), name: "Eve", email: "eve@example.com", password_hash: NO_PASSWORD };
    let taken =
        identities.register(eve, false, identity("ada-1", None), session([3; 32], eve.id, at(2), at(DAY))).await;
    assert!(matches!(taken, Err(StoreError::IdentityTaken)), "{taken:?}");
    assert!(store.users().by_id(eve.id).await.expect("answers").is_none());
}

async fn marking_an_operator_disconnects(store: Store) {
    let ada = register(&store, "ada@example.com").await;
    store.identities().connect(ada.id, identity("ada-1", None), 2).await.expect("connected");
    assert!(store.users().set_operator("ada@example.com", true, at(2)).await.expect("marked"));
    assert_eq!(store.identities().of_user(ada.id, ISSUER).await.expect("answers"), []);
}
