use vitae_store::{LinkPurpose, NewLink, NewUser, PasswordChange, Store, StoreError};

use crate::harness::on_both;
use crate::samples::{DAY, HOUR, at, new_id, register, session};

on_both! {
    a_link_sets_a_password_once
    a_later_link_replaces_an_earlier_one_for_the_same_purpose
    a_new_address_is_confirmed_and_can_be_taken_back
    an_address_that_is_taken_meanwhile_stays_with_whom_it_is
    a_changed_password_ends_other_sessions_and_links
    an_invitation_opens_one_account
    an_account_that_was_given_up_is_removed_in_time_or_kept
    old_links_and_invitations_are_swept
}

const RESET: [u8; 32] = [1; 32];
const CONFIRM: [u8; 32] = [2; 32];
const RESTORE: [u8; 32] = [3; 32];
const SESSION: [u8; 32] = [4; 32];
const OTHER: [u8; 32] = [5; 32];

async fn link(store: &Store, user: &vitae_store::User, token_hash: [u8; 32], purpose: LinkPurpose, email: &str) {
    let link = NewLink { token_hash, user: user.id, purpose, email, expires_at: at(HOUR) };
    store.account_links().add(link).await.expect("added");
}

async fn is_alive(store: &Store, token: [u8; 32]) -> bool {
    store.sessions().find(token, at(1)).await.expect("answers").is_some()
}

async fn hash_of(store: &Store, user: &vitae_store::User) -> Option<String> {
    store.users().password_hash(user.id).await.expect("answers")
}

async fn a_link_sets_a_password_once(store: Store) {
    let ada = register(&store, "ada@example.com").await;
    store.sessions().begin(session(SESSION, ada.id, at(0), at(DAY))).await.expect("begun");
    link(&store, &ada, RESET, LinkPurpose::ResetPassword, "ada@example.com").await;
    let links = store.account_links();
    assert!(links.works(RESET, LinkPurpose::ResetPassword, at(HOUR - 1)).await.expect("answers"));
    assert!(!links.works(RESET, LinkPurpose::ConfirmEmail, at(1)).await.expect("answers"), "for another purpose");
    assert!(!links.works(RESET, LinkPurpose::ResetPassword, at(HOUR)).await.expect("answers"), "too old");
    let late = links.reset_password(RESET, "$argon2id$late", at(HOUR)).await;
    assert!(matches!(late, Err(StoreError::LinkExpired)), "{late:?}");
    let changed = links.reset_password(RESET, "$argon2id$new", at(1)).await.expect("reset");
    assert_eq!((changed.id, changed.email_confirmed_at), (ada.id, Some(at(1))));
    assert_eq!(hash_of(&store, &ada).await.as_deref(), Some("$argon2id$new"));
    assert!(!is_alive(&store, SESSION).await);
    let again = links.reset_password(RESET, "$argon2id$again", at(1)).await;
    assert!(matches!(again, Err(StoreError::LinkExpired)), "{again:?}");
}

async fn a_later_link_replaces_an_earlier_one_for_the_same_purpose(store: Store) {
    let ada = register(&store, "ada@example.com").await;
    link(&store, &ada, RESET, LinkPurpose::ResetPassword, "ada@example.com").await;
    link(&store, &ada, CONFIRM, LinkPurpose::ConfirmEmail, "ada@example.com").await;
    link(&store, &ada, OTHER, LinkPurpose::ResetPassword, "ada@example.com").await;
    let works = async |token, purpose| store.account_links().works(token, purpose, at(1)).await.expect("answers");
    assert!(!works(RESET, LinkPurpose::ResetPassword).await);
    assert!(works(OTHER, LinkPurpose::ResetPassword).await);
    assert!(works(CONFIRM, LinkPurpose::ConfirmEmail).await);
}

async fn a_new_address_is_confirmed_and_can_be_taken_back(store: Store) {
    let ada = register(&store, "ada@example.com").await;
    store.sessions().begin(session(SESSION, ada.id, at(0), at(DAY))).await.expect("begun");
    link(&store, &ada, CONFIRM, LinkPurpose::ConfirmEmail, "Ada@new.example").await;
    let change = store.account_links().confirm_email(CONFIRM, (RESTORE, at(HOUR)), at(1)).await.expect("confirmed");
    assert_eq!((change.user.email.as_str(), change.before.as_str()), ("Ada@new.example", "ada@example.com"));
    assert_eq!(change.user.email_confirmed_at, Some(at(1)));
    assert!(store.users().credentials_by_email("ada@new.example").await.expect("answers").is_some());
    assert!(is_alive(&store, SESSION).await);

    link(&store, &ada, RESET, LinkPurpose::ResetPassword, "ada@new.example").await;
    let restored = store.account_links().restore_email(RESTORE, at(2)).await.expect("restored");
    assert_eq!(restored.user.email, "ada@example.com");
    assert!(!is_alive(&store, SESSION).await);
    assert!(!store.account_links().works(RESET, LinkPurpose::ResetPassword, at(2)).await.expect("answers"));
}

async fn an_address_that_is_taken_meanwhile_stays_with_whom_it_is(store: Store) {
    let ada = register(&store, "ada@example.com").await;
    link(&store, &ada, CONFIRM, LinkPurpose::ConfirmEmail, "bob@example.com").await;
    register(&store, "bob@example.com").await;
    let taken = store.account_links().confirm_email(CONFIRM, (RESTORE, at(HOUR)), at(1)).await;
    assert!(matches!(taken, Err(StoreError::EmailTaken)), "{taken:?}");
    assert_eq!(store.users().by_id(ada.id).await.expect("answers").expect("there").email, "ada@example.com");
    let works = store.account_links().works(CONFIRM, LinkPurpose::ConfirmEmail, at(1)).await;
    assert!(works.expect("answers"), "the link is not used up");
}

async fn a_changed_password_ends_other_sessions_and_links(store: Store) {
    let ada = register(&store, "ada@example.com").await;
    for token in [SESSION, OTHER] {
        store.sessions().begin(session(token, ada.id, at(0), at(DAY))).await.expect("begun");
    }
    link(&store, &ada, CONFIRM, LinkPurpose::ConfirmEmail, "mallory@example.com").await;
    link(&store, &ada, RESTORE, LinkPurpose::RestoreEmail, "old@example.com").await;
    let change =
        PasswordChange { user: ada.id, old: "$argon2id$ada", new: "$argon2id$new", session: SESSION, now: at(1) };
    assert_eq!(store.users().change_password(change).await.expect("answers"), Some(1));
    assert!(is_alive(&store, SESSION).await);
    assert!(!is_alive(&store, OTHER).await);
    let works = async |token, purpose| store.account_links().works(token, purpose, at(1)).await.expect("answers");
    assert!(!works(CONFIRM, LinkPurpose::ConfirmEmail).await, "a change that somebody else has begun");
    assert!(works(RESTORE, LinkPurpose::RestoreEmail).await);
    assert_eq!(store.users().change_password(change).await.expect("answers"), None, "the old hash is gone");
}

async fn an_invitation_opens_one_account(store: Store) {
    store.invitations().add(OTHER, " Bob@example.com ", at(HOUR)).await.expect("added");
    let invited = async |now| store.invitations().find(OTHER, now).await.expect("answers");
    assert_eq!(invited(at(1)).await.as_deref(), Some("Bob@example.com"));
    assert_eq!(invited(at(HOUR)).await, None);
    let open = async |email, session_hash, invitation| {
        let new = NewUser { id: new_id(), name: "Bob", email, password_hash: "$argon2id$bob" };
        store.users().register(new, session(session_hash, new.id, at(1), at(DAY)), invitation).await
    };
    register(&store, "ada@example.com").await;
    assert!(matches!(open("ada@example.com", [6; 32], Some(OTHER)).await, Err(StoreError::EmailTaken)));
    assert!(open("bob@example.com", [7; 32], Some(OTHER)).await.is_ok(), "the refusal did not use it up");
    assert!(matches!(open("eve@example.com", [8; 32], Some(OTHER)).await, Err(StoreError::LinkExpired)));
    assert!(store.users().credentials_by_email("eve@example.com").await.expect("answers").is_none());
}

async fn an_account_that_was_given_up_is_removed_in_time_or_kept(store: Store) {
    let ada = register(&store, "ada@example.com").await;
    let bob = register(&store, "bob@example.com").await;
    store.sessions().begin(session(SESSION, ada.id, at(0), at(DAY))).await.expect("begun");
    for user in [&ada, &bob] {
        store.users().schedule_deletion(user.id, at(HOUR), at(1)).await.expect("given up");
    }
    assert!(!is_alive(&store, SESSION).await);
    assert_eq!(store.users().by_id(ada.id).await.expect("answers").expect("there").deletion_at, Some(at(HOUR)));
    assert!(!store.users().delete_scheduled(at(HOUR - 1)).await.expect("answers"));
    assert_eq!(store.users().cancel_deletion(bob.id, at(2)).await.expect("answers").expect("there").deletion_at, None);
    assert!(store.users().delete_scheduled(at(HOUR)).await.expect("answers"));
    assert!(!store.users().delete_scheduled(at(HOUR)).await.expect("answers"));
    assert!(store.users().by_id(ada.id).await.expect("answers").is_none());
    assert!(store.users().by_id(bob.id).await.expect("answers").is_some());
}

async fn old_links_and_invitations_are_swept(store: Store) {
    let ada = register(&store, "ada@example.com").await;
    link(&store, &ada, RESET, LinkPurpose::ResetPassword, "ada@example.com").await;
    store.invitations().add(OTHER, "bob@example.com", at(HOUR)).await.expect("added");
    let swept = async |now| {
        let links = store.account_links().sweep(now).await.expect("answers");
        (links, store.invitations().sweep(now).await.expect("answers"))
    };
    assert_eq!(swept(at(HOUR - 1)).await, (0, 0));
    assert_eq!(swept(at(HOUR)).await, (1, 1));
}
