//! Connected profiles, sign-ins elsewhere, and where entries came from (GIT-04, GIT-11, GIT-22, LIN-04).

use vitae_store::{Connection, Provider, ResumeOrigins, Store, StoreError};

use crate::harness::on_both;
use crate::samples::{MINUTE, at, confirmation, confirmed, new_id, register, upload, value};

on_both! {
    git_04_a_connection_is_made_changed_and_forgotten_by_its_owner_alone
    a_change_that_gives_nothing_changes_nothing
    changes_at_the_same_time_take_turns
    git_22_a_sign_in_elsewhere_is_used_once_and_within_its_time
    a_deleted_account_takes_its_connections_with_it
    origins_belong_to_a_resume_of_the_user
    a_design_is_given_with_the_confirmation_and_stays
}

pub fn connection(profile_json: &str, now: i64) -> Connection {
    Connection {
        subject: Some("ada".into()),
        token: Some(vec![0, 1, 255]),
        expired: false,
        profile_json: profile_json.into(),
        json_version: 1,
        connected_at: at(now),
        fetched_at: at(now),
    }
}

async fn git_04_a_connection_is_made_changed_and_forgotten_by_its_owner_alone(store: Store) {
    let ada = store.connections(register(&store, "ada@example.com").await.id);
    let bob = store.connections(register(&store, "bob@example.com").await.id);
    let made = ada.change(Provider::GitHub, |old| old.is_none().then(|| connection("{}", 1))).await.expect("made");
    assert_eq!(made, Some(connection("{}", 1)));
    assert_eq!(ada.get(Provider::GitHub).await.expect("answers"), made);
    assert_eq!(ada.get(Provider::LinkedIn).await.expect("answers"), None);
    assert_eq!(bob.get(Provider::GitHub).await.expect("answers"), None);
    assert_eq!(bob.remove(Provider::GitHub).await.expect("answers"), None);

    let again = |old: Option<Connection>| {
        let old = old.expect("is there");
        Some(Connection { token: None, expired: true, connected_at: at(9), fetched_at: at(9), ..old })
    };
    let changed = ada.change(Provider::GitHub, again).await.expect("changed").expect("is there");
    let expected = Connection { token: None, expired: true, fetched_at: at(9), ..connection("{}", 1) };
    assert_eq!(changed, expected, "the moment of the connection stays");
    assert_eq!(ada.remove(Provider::GitHub).await.expect("answers"), Some(expected));
    assert_eq!(ada.remove(Provider::GitHub).await.expect("answers"), None);
}

async fn a_change_that_gives_nothing_changes_nothing(store: Store) {
    let ada = store.connections(register(&store, "ada@example.com").await.id);
    assert_eq!(ada.change(Provider::LinkedIn, |_| None).await.expect("answers"), None);
    ada.change(Provider::LinkedIn, |_| Some(connection("{}", 1))).await.expect("made");
    assert_eq!(ada.change(Provider::LinkedIn, |_| None).await.expect("answers"), None);
    assert_eq!(ada.get(Provider::LinkedIn).await.expect("answers"), Some(connection("{}", 1)));
    let no_json = ada.change(Provider::LinkedIn, |_| Some(connection("{", 1))).await;
    assert!(matches!(no_json, Err(StoreError::UnstorableText)), "{no_json:?}");
    let nobody = store.connections(new_id()).change(Provider::GitHub, |_| Some(connection("{}", 1))).await;
    assert!(matches!(nobody, Err(StoreError::NotFound)), "{nobody:?}");
}

async fn changes_at_the_same_time_take_turns(store: Store) {
    let ada = register(&store, "ada@example.com").await.id;
    store.connections(ada).change(Provider::GitHub, |_| Some(connection("[]", 0))).await.expect("made");
    let changes = (0..8).map(|number| {
        let connections = store.connections(ada);
        tokio::spawn(async move {
            let add = |old: Option<Connection>| {
                let old = old.expect("is there");
                let mut list: Vec<i64> = serde_json::from_str(&old.profile_json).expect("a list");
                list.push(number);
                Some(Connection { profile_json: serde_json::to_string(&list).expect("JSON"), ..old })
            };
            connections.change(Provider::GitHub, add).await.expect("changed");
        })
    });
    for change in changes.collect::<Vec<_>>() {
        change.await.expect("runs");
    }
    let kept = store.connections(ada).get(Provider::GitHub).await.expect("answers").expect("is there");
    assert_eq!(value(&kept.profile_json).as_array().expect("a list").len(), 8, "no change was lost");
}

async fn git_22_a_sign_in_elsewhere_is_used_once_and_within_its_time(store: Store) {
    let ada = register(&store, "ada@example.com").await.id;
    let states = store.oauth_states();
    for number in 1..=3 {
        states.add([number; 32], ada, Provider::GitHub, at(10 * MINUTE)).await.expect("begun");
    }
    let other = states.take([1; 32], Provider::LinkedIn, at(1)).await.expect("answers");
    assert_eq!(other, None, "another service's");
    assert_eq!(states.take([1; 32], Provider::GitHub, at(1)).await.expect("answers"), Some(ada));
    assert_eq!(states.take([1; 32], Provider::GitHub, at(1)).await.expect("answers"), None, "used");
    assert_eq!(states.take([2; 32], Provider::GitHub, at(10 * MINUTE)).await.expect("answers"), None, "too late");
    assert_eq!(states.take([9; 32], Provider::GitHub, at(1)).await.expect("answers"), None, "unknown");
    assert_eq!(states.sweep(at(10 * MINUTE)).await.expect("answers"), 1);
}

async fn a_deleted_account_takes_its_connections_with_it(store: Store) {
    let ada = register(&store, "ada@example.com").await.id;
    store.connections(ada).change(Provider::GitHub, |_| Some(connection("{}", 1))).await.expect("made");
    store.oauth_states().add([1; 32], ada, Provider::GitHub, at(10)).await.expect("begun");
    assert!(store.users().delete("ada@example.com", at(2)).await.expect("deleted"));
    assert_eq!(store.connections(ada).get(Provider::GitHub).await.expect("answers"), None);
    assert_eq!(store.oauth_states().take([1; 32], Provider::GitHub, at(2)).await.expect("answers"), None);
}

async fn origins_belong_to_a_resume_of_the_user(store: Store) {
    let ada = register(&store, "ada@example.com").await.id;
    let bob = register(&store, "bob@example.com").await.id;
    let row = confirmed(&store, ada, at(0)).await;
    let origins = |json: &str| ResumeOrigins { origins_json: json.into(), json_version: 1, taken_at: at(5) };
    assert_eq!(store.resumes(ada).origins(row.id).await.expect("answers"), None);
    assert!(!store.resumes(bob).set_origins(row.id, &origins("[]")).await.expect("answers"));
    for json in ["[1]", "[2]"] {
        assert!(store.resumes(ada).set_origins(row.id, &origins(json)).await.expect("kept"));
    }
    assert_eq!(store.resumes(ada).origins(row.id).await.expect("answers"), Some(origins("[2]")));
    assert_eq!(store.resumes(bob).origins(row.id).await.expect("answers"), None);
    store.resumes(ada).delete(row.id, at(6)).await.expect("deleted");
    assert_eq!(store.resumes(ada).origins(row.id).await.expect("answers"), None);
}

async fn a_design_is_given_with_the_confirmation_and_stays(store: Store) {
    let ada = register(&store, "ada@example.com").await.id;
    let row = upload(&store, ada, at(0)).await;
    let resumes = store.resumes(ada);
    for (template, json) in [(Some("template2"), "{}"), (Some("template3"), r#"{"name": "Ada"}"#)] {
        let confirmation = vitae_store::Confirmation { template, ..confirmation(json, at(1)) };
        resumes.confirm(row.id, confirmation).await.expect("saved");
        let version = resumes.latest_version(row.id).await.expect("answers").expect("is there");
        assert_eq!(version.template.as_deref(), Some("template2"));
    }
}
