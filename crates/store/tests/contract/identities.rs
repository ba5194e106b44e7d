//! Who accounts are at identity providers, and accounts without a password.

use vitae_store::{NO_PASSWORD, NewIdentity, NewUser, PasswordChange, SecondFactorProof, Store, StoreError};

use crate::harness::on_both;
use crate::samples::{DAY, at, new_id, register, session};

on_both! {
    an_identity_opens_an_account_that_has_no_password
    an_identity_is_connected_with_one_account
    an_account_is_opened_whole_or_not_at_all
    turning_a_second_factor_on_disconnects
    marking_an_operator_disconnects
}

const ISSUER: &str = "https://id.example.org";
const TOKEN: [u8; 32] = [1; 32];
/// That of the accounts which `register` makes.
const HASH: &str = "$argon2id$ada";

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
    let connect = async |user, subject, hash| identities.connect(user, identity(subject, None), hash, 2).await;
    assert!(connect(ada.id, "ada-1", "$argon2id$old").await.expect("answers").is_none(), "another password by now");
    let connected = connect(ada.id, "ada-1", HASH).await.expect("connected").expect("right");
    let taken = connect(bob.id, "ada-1", HASH).await;
    assert!(matches!(taken, Err(StoreError::IdentityTaken)), "{taken:?}");
    connect(ada.id, "ada-2", HASH).await.expect("connected");
    let third = connect(ada.id, "ada-3", HASH).await;
    assert!(matches!(third, Err(StoreError::LimitReached { limit: 2 })), "{third:?}");
    assert!(!identities.disconnect(bob.id, connected.id).await.expect("answers"), "somebody else's");
    for disconnected in [true, false] {
        assert_eq!(identities.disconnect(ada.id, connected.id).await.expect("answers"), disconnected);
    }
    assert_eq!(identities.of_user(ada.id, ISSUER).await.expect("answers").len(), 1);
    assert!(identities.find(ISSUER, "ada-1").await.expect("answers").is_none());
    let gone = identities.sign_in(connected.id, None, session(TOKEN, ada.id, at(2), at(DAY))).await;
    assert!(matches!(gone, Err(StoreError::NotFound)), "{gone:?}");
    assert!(store.sessions().find(TOKEN, at(3)).await.expect("answers").is_none());
    connect(bob.id, "ada-1", HASH).await.expect("another account may have it now");
}

async fn an_account_is_opened_whole_or_not_at_all(store: Store) {
    let ada = register(&store, "ada@example.com").await;
    let identities = store.identities();
    identities.connect(ada.id, identity("ada-1", None), HASH, 2).await.expect("connected");
    let register = async |email, subject, token| {
        let new = NewUser { id: new_id(), name: "Eve", email, password_hash: NO_PASSWORD };
        let first = session(token, new.id, at(2), at(DAY));
        identities.register(new, false, identity(subject, None), first).await
    };
    let taken = register("eve@example.com", "ada-1", TOKEN).await;
    assert!(matches!(taken, Err(StoreError::IdentityTaken)), "{taken:?}");
    assert!(store.users().credentials_by_email("eve@example.com").await.expect("answers").is_none());
    let taken = register("ADA@example.com", "eve-1", TOKEN).await;
    assert!(matches!(taken, Err(StoreError::EmailTaken)), "{taken:?}");
    assert!(identities.find(ISSUER, "eve-1").await.expect("answers").is_none());
    assert!(store.sessions().find(TOKEN, at(3)).await.expect("answers").is_none());
}

async fn turning_a_second_factor_on_disconnects(store: Store) {
    let ada = register(&store, "ada@example.com").await;
    store.identities().connect(ada.id, identity("ada-1", None), HASH, 2).await.expect("connected");
    let factor = store.second_factor(ada.id);
    factor.begin(b"sealed", at(1)).await.expect("begun");
    let proof = SecondFactorProof { secret: b"sealed", step: 7, recovery_codes: &[], session: TOKEN, now: at(2) };
    assert!(factor.confirm(proof).await.expect("confirmed"));
    assert_eq!(store.identities().of_user(ada.id, ISSUER).await.expect("answers"), []);
}

async fn marking_an_operator_disconnects(store: Store) {
    let ada = register(&store, "ada@example.com").await;
    store.identities().connect(ada.id, identity("ada-1", None), HASH, 2).await.expect("connected");
    assert!(store.users().set_operator("ada@example.com", true, at(2)).await.expect("marked"));
    assert_eq!(store.identities().of_user(ada.id, ISSUER).await.expect("answers"), []);
}
