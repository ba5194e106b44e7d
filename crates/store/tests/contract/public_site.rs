//! What visitors leave on the public pages: messages (CTC-18), addresses (BLO-08, INT-05), views and choices (CON-08).

use vitae_store::{ContactMessage, Store};

use crate::harness::on_both;
use crate::samples::{at, new_id, register};

on_both! {
    ctc_18_a_message_waits_until_it_is_mailed
    blo_08_an_address_is_entered_once_in_each_list
    what_an_address_sent_can_be_deleted
    views_are_counted_by_article
    con_08_the_last_choice_counts
}

fn message(text: &str, created_at: i64) -> ContactMessage {
    ContactMessage {
        id: new_id(),
        name: "Ada".into(),
        email: "ada@example.com".into(),
        subject: "support".into(),
        message: text.into(),
        created_at: at(created_at),
    }
}

async fn ctc_18_a_message_waits_until_it_is_mailed(store: Store) {
    let messages = store.contact_messages();
    let (first, second) = (message("First", 1), message("Second 'quoted'", 2));
    messages.add(&second).await.expect("kept");
    messages.add(&first).await.expect("kept");
    assert_eq!(messages.to_mail(at(0), 10).await.expect("answers"), []);
    assert_eq!(messages.to_mail(at(5), 1).await.expect("answers"), std::slice::from_ref(&first));
    messages.mailed(first.id, at(5)).await.expect("noted");
    assert!(messages.claim(second.id, at(5), at(9)).await.expect("answers"));
    assert!(!messages.claim(second.id, at(8), at(20)).await.expect("answers"), "somebody else has it");
    assert!(!messages.claim(first.id, at(8), at(20)).await.expect("answers"), "it is mailed");
    assert_eq!(messages.to_mail(at(8), 10).await.expect("answers"), []);
    assert_eq!(messages.to_mail(at(9), 10).await.expect("answers"), std::slice::from_ref(&second));
    assert_eq!(messages.all().await.expect("answers"), [first, second]);
}

async fn blo_08_an_address_is_entered_once_in_each_list(store: Store) {
    let subscribers = store.subscribers();
    for (list, email) in
        [("newsletter", " Ada@Example.com "), ("newsletter", "ada@example.com"), ("early_access", "ada@example.com")]
    {
        subscribers.add(list, email, at(3)).await.expect("kept");
    }
    let all = subscribers.all().await.expect("answers");
    let shown: Vec<_> = all.iter().map(|one| (one.list.as_str(), one.email.as_str())).collect();
    assert_eq!(shown, [("early_access", "ada@example.com"), ("newsletter", "Ada@Example.com")]);
}

async fn views_are_counted_by_article(store: Store) {
    for slug in ["first", "second", "first"] {
        store.article_views().count(slug).await.expect("counted");
    }
    assert_eq!(
        store.article_views().all().await.expect("answers"),
        [("first".to_owned(), 2), ("second".to_owned(), 1)]
    );
}

async fn con_08_the_last_choice_counts(store: Store) {
    let ada = register(&store, "ada@example.com").await;
    assert_eq!(ada.privacy_consent, None);
    for choice in ["accept_all", "reject_all"] {
        store.users().set_privacy_consent(ada.id, choice, at(7)).await.expect("kept");
    }
    let again = store.users().by_id(ada.id).await.expect("answers").expect("is there");
    assert_eq!(again.privacy_consent.as_deref(), Some("reject_all"));
}

async fn what_an_address_sent_can_be_deleted(store: Store) {
    let messages = store.contact_messages();
    messages.add(&message("First", 1)).await.expect("kept");
    store.subscribers().add("news", "ada@example.com", at(1)).await.expect("entered");
    store.subscribers().add("interview", "ada@example.com", at(1)).await.expect("entered");
    store.subscribers().add("news", "bob@example.com", at(1)).await.expect("entered");
    assert_eq!(messages.delete_from("Ada@Example.com ").await.expect("deleted"), 1);
    assert_eq!(messages.all().await.expect("answers"), []);
    let (list, ada) = ("news", " ADA@example.com");
    assert!(store.subscribers().contains(list, ada).await.expect("answers"));
    for gone in [true, false] {
        assert_eq!(store.subscribers().remove_from(list, ada).await.expect("answers"), gone);
    }
    assert!(!store.subscribers().contains(list, ada).await.expect("answers"));
    store.subscribers().add(list, ada, at(2)).await.expect("entered again");
    assert_eq!(store.subscribers().remove("ADA@example.com").await.expect("removed"), 2);
    assert_eq!(store.subscribers().all().await.expect("answers").len(), 1);
}
