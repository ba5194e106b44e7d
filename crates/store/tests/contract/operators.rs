//! What operators see and do: the list of accounts, closing one, invitations, and the log.

use vitae_store::{
    LinkPurpose, NewApiKey, NewLink, NewResumeLink, NewUser, OperatorAction, SecondFactorProof, Store, StoreError,
};

use crate::harness::{Database, on_both, play_unmigrated};
use crate::samples::{DAY, HOUR, at, confirmation, new_id, register, session, upload};

on_both! {
    accounts_are_found_by_name_and_address
    a_closed_account_is_nowhere_to_be_seen
    an_operators_account_stays_open
    a_mark_ends_links_that_were_sent_before
    names_are_found_in_every_script
    invitations_are_listed_and_withdrawn
    the_log_is_read_from_its_end
}

async fn accounts_are_found_by_name_and_address(store: Store) {
    let ada = register(&store, "ada@example.com").await;
    register(&store, "bob_100%@example.com").await;
    let found = async |text: &str| {
        let (total, page) = store.account_list().search(text, 0, 10).await.expect("answers");
        assert_eq!(total, page.len() as u64, "{text}");
        page.into_iter().map(|account| account.user.email).collect::<Vec<_>>()
    };
    assert_eq!(found("").await.len(), 2);
    assert_eq!(found(" LOVELACE ").await.len(), 2, "by name");
    for (text, emails) in [("ADA@", &["ada@example.com"][..]), ("_100%", &["bob_100%@example.com"]), ("a%b", &[])] {
        assert_eq!(found(text).await, emails, "{text}");
    }
    let (total, second) = store.account_list().search("", 1, 1).await.expect("answers");
    assert_eq!((total, second.len()), (2, 1));
    let lonely = store.account_list().by_id(ada.id).await.expect("answers").expect("there");
    assert_eq!((lonely.last_used_at, lonely.has_second_factor), (None, false));
    store.sessions().begin(session([1; 32], ada.id, at(5), at(DAY))).await.expect("begun");
    let factor = store.second_factor(ada.id);
    factor.begin(b"sealed", at(6)).await.expect("begun");
    let proof = SecondFactorProof { secret: b"sealed", step: 1, recovery_codes: &[], session: [1; 32], now: at(7) };
    assert!(factor.confirm(proof).await.expect("confirmed"));
    let busy = store.account_list().by_id(ada.id).await.expect("answers").expect("there");
    assert_eq!((busy.last_used_at, busy.has_second_factor), (Some(at(5)), true));
    assert_eq!(store.account_list().by_id(new_id()).await.expect("answers"), None);
}

async fn a_closed_account_is_nowhere_to_be_seen(store: Store) {
    let ada = register(&store, "ada@example.com").await;
    let row = upload(&store, ada.id, at(0)).await;
    store.resumes(ada.id).confirm(row.id, confirmation("{}", at(0))).await.expect("confirmed");
    let link = NewResumeLink {
        slug: "ada",
        enabled: true,
        design: "template1",
        hidden: "",
        password_hash: None,
        expires_at: None,
        now: at(0),
    };
    store.resume_links(ada.id).put(row.id, link).await.expect("shared");
    store.sessions().begin(session([1; 32], ada.id, at(0), at(DAY))).await.expect("begun");
    let key = NewApiKey {
        id: new_id(),
        name: "Copy",
        key_hash: [2; 32],
        password_hash: "$argon2id$ada",
        may_write: true,
        now: at(0),
        expires_at: at(DAY),
    };
    store.api_keys().add(ada.id, key, 5).await.expect("answers").expect("made");
    let shared = async || store.shared_resumes().by_slug("ada", at(3)).await.expect("answers").is_some();
    assert!(shared().await);
    assert!(store.users().disable(ada.id, at(1)).await.expect("closed"));
    assert!(store.users().disable(ada.id, at(2)).await.expect("closed again"));
    assert_eq!(store.users().by_id(ada.id).await.expect("answers").expect("there").disabled_at, Some(at(1)));
    assert!(!shared().await);
    assert!(store.sessions().find([1; 32], at(3)).await.expect("answers").is_none());
    assert!(store.api_keys().of_user(ada.id).await.expect("answers").is_empty());
    // One that was begun in the same moment counts for nothing, also later.
    store.sessions().begin(session([3; 32], ada.id, at(1), at(DAY))).await.expect("begun");
    assert!(store.sessions().find([3; 32], at(3)).await.expect("answers").is_none());
    assert!(store.users().enable(ada.id, at(4)).await.expect("opened"));
    assert!(!store.users().enable(ada.id, at(4)).await.expect("answers"), "it is open");
    assert!(store.sessions().find([3; 32], at(5)).await.expect("answers").is_none());
    assert!(shared().await);
    assert!(!store.users().disable(new_id(), at(5)).await.expect("answers"));
}

async fn an_operators_account_stays_open(store: Store) {
    let ada = register(&store, "ada@example.com").await;
    assert!(store.users().set_operator(" ADA@example.com", true, at(1)).await.expect("marked"));
    assert!(!store.users().set_operator("bob@example.com", true, at(1)).await.expect("answers"));
    assert!(store.users().by_id(ada.id).await.expect("answers").expect("there").is_operator);
    assert!(!store.users().disable(ada.id, at(2)).await.expect("answers"));
    store.sessions().begin(session([1; 32], ada.id, at(0), at(DAY))).await.expect("begun");
    assert!(store.users().set_operator("ada@example.com", false, at(3)).await.expect("unmarked"));
    assert!(store.sessions().find([1; 32], at(4)).await.expect("answers").is_none(), "what was begun before ends");
    assert!(store.users().disable(ada.id, at(4)).await.expect("closed"));
    assert!(!store.users().set_operator("ada@example.com", true, at(5)).await.expect("answers"), "it is closed");
}

async fn a_mark_ends_links_that_were_sent_before(store: Store) {
    let ada = register(&store, "ada@example.com").await;
    let purpose = LinkPurpose::ResetPassword;
    let link = NewLink { token_hash: [1; 32], user: ada.id, purpose, email: "", expires_at: at(HOUR) };
    let works = async || store.account_links().works([1; 32], purpose, at(1)).await.expect("answers");
    store.account_links().add(link).await.expect("added");
    assert!(works().await);
    assert!(store.users().set_operator("ada@example.com", true, at(1)).await.expect("marked"));
    assert!(!works().await);
    assert!(store.users().set_operator("ada@example.com", false, at(1)).await.expect("unmarked"));
    store.account_links().add(link).await.expect("added");
    assert!(store.users().disable(ada.id, at(1)).await.expect("closed"));
    assert!(!works().await, "nor does one that was sent before the account was closed");
}

async fn invitations_are_listed_and_withdrawn(store: Store) {
    let invitations = store.invitations();
    invitations.add([1; 32], "ada@example.com", at(DAY)).await.expect("invited");
    invitations.add([2; 32], "bob@example.com", at(2 * DAY)).await.expect("invited");
    let open = async |now: i64| {
        let open = invitations.open(at(now)).await.expect("answers");
        open.into_iter().map(|one| (one.email, one.token_hash)).collect::<Vec<_>>()
    };
    let (ada, bob) = (("ada@example.com".to_owned(), [1; 32]), ("bob@example.com".to_owned(), [2; 32]));
    assert_eq!(open(0).await, [bob.clone(), ada]);
    invitations.add([3; 32], " ADA@example.com", at(DAY)).await.expect("invited again");
    assert_eq!(invitations.find([1; 32], at(0)).await.expect("answers"), None, "the earlier one works no more");
    register(&store, "eve@example.com").await;
    let taken = invitations.add([4; 32], "Eve@example.com", at(DAY)).await;
    assert!(matches!(taken, Err(StoreError::EmailTaken)), "{taken:?}");
    assert_eq!(open(DAY).await, [bob], "the other one has ended");
    assert!(invitations.withdraw([2; 32]).await.expect("withdrawn"));
    assert!(!invitations.withdraw([2; 32]).await.expect("answers"));
    assert_eq!(invitations.find([2; 32], at(0)).await.expect("answers"), None);
}

async fn names_are_found_in_every_script(store: Store) {
    for (email, name) in [("a@example.com", "Ärger Österreich"), ("b@example.com", "Мария Иванова")] {
        let user = NewUser { id: new_id(), name, email, password_hash: "$argon2id$ada" };
        store.users().create(user, at(0)).await.expect("made");
    }
    for (text, email) in [("Ärger", "a@example.com"), ("öSTER", "a@example.com"), ("МАРИЯ", "b@example.com")] {
        let (total, found) = store.account_list().search(text, 0, 5).await.expect("answers");
        assert_eq!((total, found[0].user.email.as_str()), (1, email), "{text}");
    }
    let (_, found) = store.account_list().search("мария", 0, 5).await.expect("answers");
    store.users().set_name(found[0].user.id, "Łucja", at(1)).await.expect("renamed");
    assert_eq!(store.account_list().search("łUCJA", 0, 5).await.expect("answers").0, 1);
}

fn entry(minute: i64, subject: &str) -> OperatorAction {
    let [operator, action] = ["ada@example.com", "disable"].map(str::to_owned);
    OperatorAction { id: new_id(), at: at(minute), operator, action, subject: subject.into(), detail: String::new() }
}

async fn the_log_is_read_from_its_end(store: Store) {
    let log = store.operator_log();
    assert_eq!(log.page(0, 10).await.expect("answers"), (0, Vec::new()));
    let entries = [entry(1, "bob"), entry(2, "eve"), entry(3, "mallory")];
    for entry in &entries {
        log.add(entry).await.expect("added");
    }
    let [first, second, third] = entries;
    assert_eq!(log.page(0, 2).await.expect("answers"), (3, vec![third, second]));
    assert_eq!(log.page(2, 2).await.expect("answers"), (3, vec![first]));
}

/// Whoever holds the program's own connection cannot edit it either.
fn the_log_refuses_to_be_edited(database: &Database) {
    play_unmigrated(database, |store| async move {
        store.migrate().await.expect("migrations apply");
        store.operator_log().add(&entry(1, "bob")).await.expect("added");
        let other = if database.url.starts_with("sqlite:") {
            "INSERT OR REPLACE INTO operator_log SELECT id, at, 'nobody', action, subject, detail FROM operator_log"
        } else {
            "TRUNCATE operator_log"
        };
        for sql in ["UPDATE operator_log SET subject = 'nobody'", "DELETE FROM operator_log", other] {
            assert!(crate::schema::try_by_hand(&database.url, sql).await.is_err(), "{sql}");
        }
        let (total, kept) = store.operator_log().page(0, 5).await.expect("answers");
        assert_eq!((total, kept[0].operator.as_str()), (1, "ada@example.com"));
    });
}

#[test]
fn the_log_refuses_to_be_edited_on_sqlite() {
    the_log_refuses_to_be_edited(&Database::sqlite());
}

#[test]
fn the_log_refuses_to_be_edited_on_postgres() {
    the_log_refuses_to_be_edited(&Database::postgres());
}
