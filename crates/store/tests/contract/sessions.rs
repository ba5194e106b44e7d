use vitae_store::{SessionInfo, Store};

use crate::harness::on_both;
use crate::samples::{DAY, HOUR, at, register, session};

on_both! {
    a_session_is_found_until_it_expires
    an_extended_session_lives_on_and_an_ended_one_stays_ended
    a_revoked_session_is_gone_at_once
    all_other_sessions_of_one_user_end_and_no_others
    a_user_sees_and_ends_own_sessions_only
    expired_sessions_are_swept
}

const TOKEN: [u8; 32] = [1; 32];
const OTHER: [u8; 32] = [2; 32];
const THIRD: [u8; 32] = [3; 32];

async fn begin(store: &Store, token: [u8; 32], email: &str, expires_in: i64) -> vitae_store::User {
    let user = match store.users().credentials_by_email(email).await.expect("answers") {
        Some((user, _)) => user,
        None => register(store, email).await,
    };
    store.sessions().begin(session(token, user.id, at(0), at(expires_in))).await.expect("the session begins");
    user
}

async fn is_alive(store: &Store, token: [u8; 32], millis: i64) -> bool {
    store.sessions().find(token, at(millis)).await.expect("answers").is_some()
}

async fn a_session_is_found_until_it_expires(store: Store) {
    let user = begin(&store, TOKEN, "ada@example.com", DAY).await;
    let times = SessionInfo { created_at: at(0), extended_at: at(0), expires_at: at(DAY) };
    assert_eq!(store.sessions().find(TOKEN, at(DAY - 1)).await.expect("answers"), Some((user, times)));
    assert!(!is_alive(&store, TOKEN, DAY).await);
    assert!(!is_alive(&store, OTHER, 0).await);
}

async fn an_extended_session_lives_on_and_an_ended_one_stays_ended(store: Store) {
    begin(&store, TOKEN, "ada@example.com", DAY).await;
    assert!(store.sessions().extend(TOKEN, at(HOUR), at(DAY + HOUR)).await.expect("answers"));
    let (_, times) = store.sessions().find(TOKEN, at(DAY)).await.expect("answers").expect("still alive");
    assert_eq!(times, SessionInfo { created_at: at(0), extended_at: at(HOUR), expires_at: at(DAY + HOUR) });
    assert!(!store.sessions().extend(TOKEN, at(DAY + HOUR), at(3 * DAY)).await.expect("answers"));
    assert!(!is_alive(&store, TOKEN, DAY + HOUR).await);
    assert!(!store.sessions().extend(OTHER, at(0), at(DAY)).await.expect("answers"));
}

async fn a_revoked_session_is_gone_at_once(store: Store) {
    begin(&store, TOKEN, "ada@example.com", DAY).await;
    begin(&store, OTHER, "ada@example.com", DAY).await;
    assert!(store.sessions().revoke(TOKEN).await.expect("answers"));
    assert!(!is_alive(&store, TOKEN, 1).await);
    assert!(is_alive(&store, OTHER, 1).await);
    assert!(!store.sessions().revoke(TOKEN).await.expect("answers"));
}

async fn all_other_sessions_of_one_user_end_and_no_others(store: Store) {
    let ada = begin(&store, TOKEN, "ada@example.com", DAY).await;
    begin(&store, OTHER, "ada@example.com", DAY).await;
    begin(&store, THIRD, "bob@example.com", DAY).await;
    assert_eq!(store.sessions().end_others(ada.id, OTHER).await.expect("answers"), 1);
    assert!(!is_alive(&store, TOKEN, 1).await);
    assert!(is_alive(&store, OTHER, 1).await);
    assert!(is_alive(&store, THIRD, 1).await);
}

async fn a_user_sees_and_ends_own_sessions_only(store: Store) {
    let ada = begin(&store, TOKEN, "ada@example.com", HOUR).await;
    begin(&store, OTHER, "ada@example.com", DAY).await;
    begin(&store, THIRD, "bob@example.com", DAY).await;
    store.sessions().extend(TOKEN, at(1), at(HOUR)).await.expect("answers");
    let listed = store.sessions().of_user(ada.id, at(2)).await.expect("answers");
    let times = SessionInfo { created_at: at(0), extended_at: at(1), expires_at: at(HOUR) };
    assert_eq!(listed.iter().map(|entry| entry.token_hash).collect::<Vec<_>>(), [TOKEN, OTHER], "used last first");
    assert_eq!((listed[0].device.as_str(), listed[0].address.as_str()), ("Mozilla/5.0", "192.0.2.1"));
    assert_eq!(listed[0].times, times);
    assert_eq!(store.sessions().of_user(ada.id, at(HOUR)).await.expect("answers").len(), 1, "one has expired");
    assert!(!store.sessions().end(ada.id, THIRD).await.expect("answers"));
    assert!(store.sessions().end(ada.id, OTHER).await.expect("answers"));
    assert!(!is_alive(&store, OTHER, 1).await);
    assert!(is_alive(&store, THIRD, 1).await);
}

async fn expired_sessions_are_swept(store: Store) {
    begin(&store, TOKEN, "ada@example.com", HOUR).await;
    begin(&store, OTHER, "ada@example.com", DAY).await;
    assert_eq!(store.sessions().sweep(at(HOUR)).await.expect("answers"), 1);
    assert_eq!(store.sessions().sweep(at(HOUR)).await.expect("answers"), 0);
    assert!(is_alive(&store, OTHER, HOUR).await);
}
