use futures::future::join_all;
use vitae_store::{NewUser, Plan, Store, StoreError};

use crate::harness::on_both;
use crate::samples::{DAY, at, new_id, register, session};

on_both! {
    an_account_comes_back_as_it_was_made
    an_account_and_its_first_session_are_made_together_or_not_at_all
    an_address_is_one_whatever_its_case_and_blanks
    of_accounts_made_at_once_with_one_address_exactly_one_wins
    a_password_hash_is_replaced_only_while_it_is_the_one_known
    a_chosen_design_is_remembered
    a_plan_is_granted_by_address_and_ends
    text_that_postgres_cannot_hold_is_refused_everywhere
}

fn new_user(email: &str) -> NewUser<'_> {
    NewUser { id: new_id(), name: "Ada Lovelace", email, password_hash: "$argon2id$hash" }
}

async fn an_account_comes_back_as_it_was_made(store: Store) {
    let account = new_user(" Ada@Example.com ");
    let made = store.users().create(account, at(0)).await.expect("the account is made");
    assert_eq!(made.id, account.id);
    assert_eq!(made.name, "Ada Lovelace");
    assert_eq!(made.email, "Ada@Example.com");
    assert_eq!((made.created_at, made.updated_at), (at(0), at(0)));
    assert_eq!((made.plan, made.plan_until), (Plan::Free, None));
    assert_eq!(made.selected_template, None);
    assert_eq!(store.users().by_id(made.id).await.expect("answers"), Some(made.clone()));
    assert_eq!(store.users().by_id(new_id()).await.expect("answers"), None);
    let credentials = store.users().credentials_by_email("ada@example.com").await.expect("answers");
    assert_eq!(credentials, Some((made, Some("$argon2id$hash".to_owned()))));
    assert_eq!(store.users().credentials_by_email("eve@example.com").await.expect("answers"), None);
}

async fn an_account_and_its_first_session_are_made_together_or_not_at_all(store: Store) {
    let account = new_user("ada@example.com");
    let first = session([1; 32], account.id, at(0), at(10));
    let made = store.users().register(account, first.clone(), None).await.expect("registered");
    let (holder, _) = store.sessions().find([1; 32], at(1)).await.expect("answers").expect("signed in");
    assert_eq!(holder, made);
    assert_eq!(store.sign_in_origins().last_used(made.id, first.origin).await.expect("answers"), Some(at(0)));
    let other = new_user("bob@example.com");
    let taken = store.users().register(other, session([1; 32], other.id, at(0), at(10)), None).await;
    assert!(matches!(taken, Err(StoreError::Database(_))), "the token is another session's: {taken:?}");
    assert_eq!(store.users().credentials_by_email("bob@example.com").await.expect("answers"), None);
    let again =
        store.users().register(new_user("ada@example.com"), session([2; 32], made.id, at(0), at(10)), None).await;
    assert!(matches!(again, Err(StoreError::EmailTaken)), "{again:?}");
    assert!(store.sessions().find([2; 32], at(1)).await.expect("answers").is_none());
}

async fn an_address_is_one_whatever_its_case_and_blanks(store: Store) {
    let first = register(&store, "Zoë.Ångström@Example.com").await;
    for email in ["Zoë.Ångström@Example.com", "zoë.ångström@example.com", "  ZOË.ÅNGSTRÖM@EXAMPLE.COM\n"] {
        let second = store.users().create(new_user(email), at(1)).await;
        assert!(matches!(second, Err(StoreError::EmailTaken)), "{email}: {second:?}");
        let found = store.users().credentials_by_email(email).await.expect("answers");
        assert_eq!(found.map(|(user, _)| user.id), Some(first.id), "{email}");
    }
}

async fn of_accounts_made_at_once_with_one_address_exactly_one_wins(store: Store) {
    let attempts = (0..8).map(|_| {
        let users = store.users();
        tokio::spawn(async move { users.create(new_user("ada@example.com"), at(0)).await })
    });
    let outcomes: Vec<_> = join_all(attempts).await.into_iter().map(|outcome| outcome.expect("no panic")).collect();
    assert_eq!(outcomes.iter().filter(|outcome| outcome.is_ok()).count(), 1);
    assert_eq!(outcomes.iter().filter(|outcome| matches!(outcome, Err(StoreError::EmailTaken))).count(), 7);
}

async fn a_password_hash_is_replaced_only_while_it_is_the_one_known(store: Store) {
    let user = store.users().create(new_user("ada@example.com"), at(0)).await.expect("the account is made");
    let other = register(&store, "bob@example.com").await;
    let replace = async |id, old: &str| store.users().replace_password_hash(id, old, "$argon2id$new").await;
    assert!(!replace(user.id, "$argon2id$older").await.expect("answers"));
    assert!(replace(user.id, "$argon2id$hash").await.expect("answers"));
    assert!(!replace(user.id, "$argon2id$hash").await.expect("answers"));
    let credentials = store.users().credentials_by_email("ada@example.com").await.expect("answers");
    assert_eq!(credentials, Some((user, Some("$argon2id$new".to_owned()))), "nothing else of the account changes");
    let (_, hash) = store.users().credentials_by_email("bob@example.com").await.expect("answers").expect("there");
    assert_ne!(hash.as_deref(), Some("$argon2id$new"), "{}", other.id);
}

async fn a_chosen_design_is_remembered(store: Store) {
    let user = register(&store, "ada@example.com").await;
    let changed = store.users().set_selected_template(user.id, "template11", at(5)).await.expect("answers");
    let changed = changed.expect("the account exists");
    assert_eq!(changed.selected_template.as_deref(), Some("template11"));
    assert_eq!((changed.created_at, changed.updated_at), (at(0), at(5)));
    assert_eq!(store.users().by_id(user.id).await.expect("answers"), Some(changed));
    assert_eq!(store.users().set_selected_template(new_id(), "template1", at(5)).await.expect("answers"), None);
}

async fn a_plan_is_granted_by_address_and_ends(store: Store) {
    let user = register(&store, "ada@example.com").await;
    let users = store.users();
    assert!(users.set_plan(" ADA@example.com", Plan::Pro, Some(at(DAY)), at(1)).await.expect("answers"));
    let user = users.by_id(user.id).await.expect("answers").expect("the account exists");
    assert_eq!((user.plan, user.plan_until, user.updated_at), (Plan::Pro, Some(at(DAY)), at(1)));
    assert_eq!(user.plan_at(at(DAY - 1)), Plan::Pro);
    assert_eq!(user.plan_at(at(DAY)), Plan::Free);
    assert!(users.set_plan("ada@example.com", Plan::Teams, None, at(2)).await.expect("answers"));
    let user = users.by_id(user.id).await.expect("answers").expect("the account exists");
    assert_eq!(user.plan_at(at(1000 * DAY)), Plan::Teams);
    assert!(!users.set_plan("eve@example.com", Plan::Pro, None, at(2)).await.expect("answers"));
}

async fn text_that_postgres_cannot_hold_is_refused_everywhere(store: Store) {
    let account = NewUser { name: "Ada\0Lovelace", ..new_user("ada@example.com") };
    let refused = store.users().create(account, at(0)).await;
    assert!(matches!(refused, Err(StoreError::UnstorableText)), "{refused:?}");
    assert_eq!(store.users().credentials_by_email("ada@example.com").await.expect("answers"), None);
}
