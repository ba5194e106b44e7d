//! Cover letters and their count (LET-22).

use uuid::Uuid;
use vitae_store::{CoverLetter, Store, StoreError};

use crate::harness::on_both;
use crate::samples::{at, new_id, register};

on_both! {
    letters_are_kept_edited_and_deleted_by_their_owner_alone
    let_22_each_letter_counts_once
    letters_counted_at_the_same_time_count_once
}

pub fn letter(id: Uuid, now: i64) -> CoverLetter {
    CoverLetter {
        id,
        title: "Nurse at Larkwell".into(),
        letter: "Hello,\n\nI am a nurse.".into(),
        job_description: "Nurse wanted".into(),
        engine: "embedded".into(),
        created_at: at(now),
        updated_at: at(now),
    }
}

async fn letters_are_kept_edited_and_deleted_by_their_owner_alone(store: Store) {
    let ada = store.cover_letters(register(&store, "ada@example.com").await.id);
    let bob = store.cover_letters(register(&store, "bob@example.com").await.id);
    let (first, second, third) = (letter(new_id(), 1), letter(new_id(), 2), letter(new_id(), 3));
    ada.add(&first, 2).await.expect("kept");
    ada.add(&second, 2).await.expect("kept");
    let refused = ada.add(&third, 2).await;
    assert!(matches!(refused, Err(StoreError::LimitReached { limit: 2 })), "{refused:?}");
    assert_eq!(ada.all().await.expect("answers"), [second.clone(), first.clone()]);

    assert_eq!(bob.all().await.expect("answers"), []);
    assert_eq!(bob.get(first.id).await.expect("answers"), None);
    assert!(!bob.edit(first.id, "Mine", at(4)).await.expect("answers"));
    assert!(!bob.discard(first.id, at(9)).await.expect("answers"));

    assert!(ada.edit(first.id, "Dear all,", at(5)).await.expect("edited"));
    let edited = CoverLetter { letter: "Dear all,".into(), updated_at: at(5), ..first.clone() };
    assert_eq!(ada.get(first.id).await.expect("answers"), Some(edited));
    assert!(ada.discard(first.id, at(9)).await.expect("deleted"));
    assert!(!ada.discard(first.id, at(9)).await.expect("answers"));
    assert_eq!(ada.all().await.expect("answers"), [second]);
}

async fn let_22_each_letter_counts_once(store: Store) {
    let ada = register(&store, "ada@example.com").await;
    assert_eq!(ada.cover_letter_count, 0);
    let letters = store.cover_letters(ada.id);
    assert_eq!(letters.count_one().await.expect("answers"), 0, "there is no letter");
    letters.add(&letter(new_id(), 1), 9).await.expect("kept");
    letters.add(&letter(new_id(), 2), 9).await.expect("kept");
    for expected in [1, 2, 2] {
        assert_eq!(letters.count_one().await.expect("counts"), expected);
    }
    for kept in letters.all().await.expect("answers") {
        letters.discard(kept.id, at(9)).await.expect("deleted");
    }
    let user = store.users().by_id(ada.id).await.expect("answers").expect("is there");
    assert_eq!(user.cover_letter_count, 2, "what was written stays counted");
    let nobody = store.cover_letters(new_id()).count_one().await;
    assert!(matches!(nobody, Err(StoreError::NotFound)), "{nobody:?}");
}

async fn letters_counted_at_the_same_time_count_once(store: Store) {
    let ada = register(&store, "ada@example.com").await.id;
    store.cover_letters(ada).add(&letter(new_id(), 1), 9).await.expect("kept");
    let counts = (0..8).map(|_| {
        let letters = store.cover_letters(ada);
        tokio::spawn(async move { letters.count_one().await })
    });
    for count in counts.collect::<Vec<_>>() {
        assert_eq!(count.await.expect("runs").expect("counts"), 1);
    }
}
