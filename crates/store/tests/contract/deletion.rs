use vitae_store::{OutboxEntry, Store, StoreError, StoredFile};

use crate::harness::on_both;
use crate::samples::{DAY, HOUR, at, confirmation, confirmed, new_id, new_upload, reading, register, upload};

on_both! {
    a_deleted_resume_leaves_only_its_blob_to_delete
    a_deletion_whose_outbox_entry_fails_deletes_nothing
    an_outbox_entry_is_retried_until_done
    abandoned_uploads_are_swept_and_the_rest_stays
    a_sweep_of_many_uploads_takes_them_all
    blobs_without_a_row_are_orphans
    a_file_is_found_by_its_id_alone
    a_deleted_account_leaves_only_its_blobs_to_delete
}

fn entry(blob_key: &str, attempts: i64) -> OutboxEntry {
    OutboxEntry { blob_key: blob_key.to_owned(), attempts }
}

async fn a_deleted_resume_leaves_only_its_blob_to_delete(store: Store) {
    let ada = register(&store, "ada@example.com").await.id;
    let row = confirmed(&store, ada, at(0)).await;
    let resumes = store.resumes(ada);
    resumes.save_parse(row.id, reading(at(1))).await.expect("the reading is kept");
    assert_eq!(resumes.delete(row.id, at(2)).await.expect("answers"), Some(row.clone()));
    assert_eq!(resumes.get(row.id).await.expect("answers"), None);
    assert_eq!(resumes.latest_version(row.id).await.expect("answers"), None);
    assert_eq!(resumes.kept_document(row.id).await.expect("answers"), None);
    assert_eq!(resumes.parse_of(row.id).await.expect("answers"), None);
    assert_eq!(resumes.history().await.expect("answers"), []);
    assert_eq!(store.unscoped_files().by_id(row.id).await.expect("answers"), None);
    assert_eq!(store.blob_outbox().due(at(2), 10).await.expect("answers"), [entry(&row.blob_key, 0)]);
    assert_eq!(resumes.delete(row.id, at(3)).await.expect("answers"), None);
    let late = resumes.confirm(row.id, confirmation("{}", at(3))).await;
    assert!(matches!(late, Err(StoreError::NotFound)), "{late:?}");
}

/// The same blob is in the outbox already, so that the second statement of the transaction is refused.
async fn a_deletion_whose_outbox_entry_fails_deletes_nothing(store: Store) {
    let ada = register(&store, "ada@example.com").await.id;
    let first = upload(&store, ada, at(0)).await;
    store.resumes(ada).delete(first.id, at(1)).await.expect("deleted");
    let again = new_upload(new_id(), &first.blob_key, at(2));
    let second = store.resumes(ada).add_upload(again).await.expect("recorded");
    let refused = store.resumes(ada).delete(second.id, at(3)).await;
    assert!(matches!(refused, Err(StoreError::Database(_))), "{refused:?}");
    assert_eq!(store.resumes(ada).get(second.id).await.expect("answers"), Some(second));
}

async fn an_outbox_entry_is_retried_until_done(store: Store) {
    let ada = register(&store, "ada@example.com").await.id;
    let first = upload(&store, ada, at(0)).await;
    let second = upload(&store, ada, at(0)).await;
    for (row, millis) in [(&first, 1), (&second, 2)] {
        store.resumes(ada).delete(row.id, at(millis)).await.expect("deleted");
    }
    let outbox = store.blob_outbox();
    assert_eq!(outbox.due(at(0), 10).await.expect("answers"), []);
    assert_eq!(outbox.due(at(2), 1).await.expect("answers"), [entry(&first.blob_key, 0)]);
    outbox.failed(&first.blob_key, at(HOUR)).await.expect("counted");
    outbox.done(&second.blob_key).await.expect("struck off");
    assert_eq!(outbox.due(at(HOUR - 1), 10).await.expect("answers"), []);
    assert_eq!(outbox.due(at(HOUR), 10).await.expect("answers"), [entry(&first.blob_key, 1)]);
    outbox.done(&first.blob_key).await.expect("struck off");
    outbox.done(&first.blob_key).await.expect("twice is fine");
    assert_eq!(outbox.due(at(DAY), 10).await.expect("answers"), []);
}

async fn abandoned_uploads_are_swept_and_the_rest_stays(store: Store) {
    let ada = register(&store, "ada@example.com").await.id;
    let bob = register(&store, "bob@example.com").await.id;
    let old = upload(&store, ada, at(0)).await;
    let old_too = upload(&store, bob, at(1)).await;
    let saved = confirmed(&store, ada, at(0)).await;
    let fresh = upload(&store, ada, at(HOUR)).await;
    let now = at(DAY + HOUR);
    assert_eq!(store.abandoned_uploads().sweep(at(HOUR), now).await.expect("answers"), 2);
    assert_eq!(store.abandoned_uploads().sweep(at(HOUR), now).await.expect("answers"), 0);
    assert_eq!(store.resumes(ada).get(old.id).await.expect("answers"), None);
    assert_eq!(store.resumes(ada).history().await.expect("answers"), [saved]);
    assert_eq!(store.resumes(ada).latest_unconfirmed().await.expect("answers"), Some(fresh));
    let mut queued = [entry(&old.blob_key, 0), entry(&old_too.blob_key, 0)];
    queued.sort_by(|one, other| one.blob_key.cmp(&other.blob_key));
    assert_eq!(store.blob_outbox().due(now, 10).await.expect("answers"), queued);
}

/// More than two of the sweep's own batches.
async fn a_sweep_of_many_uploads_takes_them_all(store: Store) {
    let ada = register(&store, "ada@example.com").await.id;
    for _ in 0..450 {
        upload(&store, ada, at(0)).await;
    }
    assert_eq!(store.abandoned_uploads().sweep(at(1), at(DAY)).await.expect("answers"), 450);
    assert_eq!(store.resumes(ada).latest_unconfirmed().await.expect("answers"), None);
    assert_eq!(store.blob_outbox().due(at(DAY), 1_000).await.expect("answers").len(), 450);
}

async fn blobs_without_a_row_are_orphans(store: Store) {
    let ada = register(&store, "ada@example.com").await.id;
    let kept = upload(&store, ada, at(0)).await.blob_key;
    let deleted = upload(&store, ada, at(0)).await;
    store.resumes(ada).delete(deleted.id, at(1)).await.expect("deleted");
    let blobs = [kept, deleted.blob_key.clone(), "uploads/stray".to_owned()];
    let outbox = store.blob_outbox();
    assert_eq!(outbox.add_orphans(&blobs, at(DAY)).await.expect("answers"), 1);
    assert_eq!(outbox.add_orphans(&blobs, at(DAY)).await.expect("answers"), 0);
    let queued = [entry(&deleted.blob_key, 0), entry("uploads/stray", 0)];
    assert_eq!(outbox.due(at(DAY), 10).await.expect("answers"), queued);
}

async fn a_file_is_found_by_its_id_alone(store: Store) {
    let ada = register(&store, "ada@example.com").await.id;
    let row = upload(&store, ada, at(0)).await;
    let file = StoredFile {
        id: row.id,
        original_name: row.original_name,
        mime: row.mime,
        size: row.size,
        blob_key: row.blob_key,
    };
    assert_eq!(store.unscoped_files().by_id(row.id).await.expect("answers"), Some(file));
    assert_eq!(store.unscoped_files().by_id(new_id()).await.expect("answers"), None);
}

async fn a_deleted_account_leaves_only_its_blobs_to_delete(store: Store) {
    let ada = register(&store, "ada@example.com").await.id;
    let bob = register(&store, "bob@example.com").await.id;
    let hers = confirmed(&store, ada, at(0)).await;
    let his = confirmed(&store, bob, at(0)).await;
    assert!(store.users().delete(" ADA@example.com", at(1)).await.expect("deleted"));
    assert_eq!(store.users().by_id(ada).await.expect("answers"), None);
    assert_eq!(store.resumes(ada).history().await.expect("answers"), []);
    assert_eq!(store.blob_outbox().due(at(1), 10).await.expect("answers"), [entry(&hers.blob_key, 0)]);
    assert_eq!(store.resumes(bob).get(his.id).await.expect("answers"), Some(his));
    assert!(!store.users().delete("ada@example.com", at(2)).await.expect("answers"));
}
