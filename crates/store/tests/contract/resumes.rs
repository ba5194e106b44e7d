use uuid::Uuid;
use vitae_store::{Confirmation, DownloadCount, NewScore, Store, StoreError, StoredVersion};

use crate::harness::on_both;
use crate::samples::{HOUR, at, confirmation, confirmed, new_id, reading, register, score, upload, value};

on_both! {
    an_upload_waits_for_its_review_outside_the_history
    a_reading_replaces_the_one_before
    why_a_file_cant_be_read_is_remembered_until_it_is_read
    a_draft_is_kept_until_its_resume_is_saved
    only_so_many_versions_are_kept
    a_kept_document_goes_with_its_reading
    a_confirmed_resume_enters_the_history_before_its_score
    a_version_keeps_its_first_score
    a_score_that_comes_too_late_changes_nothing
    why_there_is_no_score_is_remembered_until_there_is_one
    saving_the_same_again_answers_the_same_record
    a_review_of_an_older_version_replaces_nothing
    saving_other_content_makes_a_new_version
    a_score_beyond_its_bounds_is_refused_and_the_resume_stays
    the_history_is_newest_first
    the_parsed_resume_of_the_account_is_the_one_saved_last
    another_users_resume_does_not_exist
    only_json_is_taken_for_json
    downloads_are_counted_for_each_design
}

async fn latest(store: &Store, owner: Uuid, id: Uuid) -> StoredVersion {
    store.resumes(owner).latest_version(id).await.expect("answers").expect("it is confirmed")
}

async fn versions(store: &Store, owner: Uuid, id: Uuid) -> i64 {
    store.resumes(owner).get(id).await.expect("answers").expect("the résumé exists").version
}

async fn an_upload_waits_for_its_review_outside_the_history(store: Store) {
    let ada = register(&store, "ada@example.com").await.id;
    let resumes = store.resumes(ada);
    assert_eq!(resumes.latest_unconfirmed().await.expect("answers"), None);
    upload(&store, ada, at(0)).await;
    let row = upload(&store, ada, at(1)).await;
    assert_eq!(
        (row.owner, row.original_name.as_str(), row.size, row.sha256),
        (ada, "Ada's résumé.pdf", 123_456, [7; 32])
    );
    assert_eq!((row.uploaded_at, row.confirmed_at, row.ats_score, row.version), (at(1), None, None, 0));
    assert!(!row.is_confirmed());
    assert_eq!(resumes.get(row.id).await.expect("answers"), Some(row.clone()));
    assert_eq!(resumes.latest_unconfirmed().await.expect("answers"), Some(row.clone()));
    assert_eq!(resumes.history().await.expect("answers"), []);
    assert_eq!(resumes.confirmed_count().await.expect("answers"), 0);
    assert_eq!(resumes.latest_version(row.id).await.expect("answers"), None);
    assert_eq!(resumes.kept_document(row.id).await.expect("answers"), None);
}

async fn a_reading_replaces_the_one_before(store: Store) {
    let ada = register(&store, "ada@example.com").await.id;
    let id = upload(&store, ada, at(0)).await.id;
    let resumes = store.resumes(ada);
    assert_eq!(resumes.parse_of(id).await.expect("answers"), None);
    resumes.save_parse(id, reading(at(1))).await.expect("the reading is kept");
    let mut second = reading(at(2));
    second.parsed_json = r#"{"name": "Ada Lovelace", "skills": ["Analysis", "\\u0000"]}"#;
    second.reader_version = "embedded 2";
    resumes.save_parse(id, second).await.expect("the reading is kept");
    let kept = resumes.parse_of(id).await.expect("answers").expect("it was read");
    assert_eq!(value(&kept.parsed_json), value(second.parsed_json));
    assert_eq!(value(&kept.details_json), value(second.details_json));
    assert_eq!((kept.reader_version.as_str(), kept.parsed_at, kept.json_version), ("embedded 2", at(2), 1));
}

async fn why_a_file_cant_be_read_is_remembered_until_it_is_read(store: Store) {
    let ada = register(&store, "ada@example.com").await.id;
    let id = upload(&store, ada, at(0)).await.id;
    let resumes = store.resumes(ada);
    let why = async || resumes.get(id).await.expect("answers").expect("it exists").read_error;
    resumes.set_read_error(id, "The file needs a password.").await.expect("remembered");
    assert_eq!(why().await.as_deref(), Some("The file needs a password."));
    let eve = register(&store, "eve@example.com").await.id;
    store.resumes(eve).set_read_error(id, "Eve's words").await.expect("answers");
    assert_eq!(why().await.as_deref(), Some("The file needs a password."), "another user's");
    resumes.save_parse(id, reading(at(1))).await.expect("the reading is kept");
    assert_eq!(why().await, None);
    resumes.set_read_error(id, "It took too long.").await.expect("answers");
    assert_eq!(why().await, None, "what was read once can be shown");
}

async fn a_draft_is_kept_until_its_resume_is_saved(store: Store) {
    let ada = register(&store, "ada@example.com").await.id;
    let id = upload(&store, ada, at(0)).await.id;
    let resumes = store.resumes(ada);
    assert_eq!(resumes.draft_of(id).await.expect("answers"), None);
    resumes.save_draft(id, r#"{"name": "A"}"#, at(1)).await.expect("kept");
    resumes.save_draft(id, r#"{"name": "Ada"}"#, at(2)).await.expect("kept");
    let kept = resumes.draft_of(id).await.expect("answers").expect("it was kept");
    assert_eq!((value(&kept.draft_json), kept.saved_at), (value(r#"{"name": "Ada"}"#), at(2)));
    assert!(matches!(resumes.save_draft(id, "{", at(3)).await, Err(StoreError::UnstorableText)));

    let eve = register(&store, "eve@example.com").await.id;
    let strangers = store.resumes(eve);
    assert_eq!(strangers.draft_of(id).await.expect("answers"), None);
    assert!(matches!(strangers.save_draft(id, "{}", at(3)).await, Err(StoreError::NotFound)));
    strangers.delete_draft(id).await.expect("answers");
    assert_eq!(resumes.draft_of(id).await.expect("answers"), Some(kept), "a stranger changes nothing");

    resumes.confirm(id, confirmation("{}", at(4))).await.expect("saved");
    assert_eq!(resumes.draft_of(id).await.expect("answers"), None, "it is saved now");
    resumes.save_draft(id, "{}", at(5)).await.expect("kept");
    resumes.delete_draft(id).await.expect("thrown away");
    assert_eq!(resumes.draft_of(id).await.expect("answers"), None);
    resumes.save_draft(id, "{}", at(6)).await.expect("kept");
    resumes.confirm(id, confirmation("{}", at(7))).await.expect("saved");
    assert_eq!(resumes.draft_of(id).await.expect("answers"), None, "also when nothing had changed");
}

async fn only_so_many_versions_are_kept(store: Store) {
    let ada = register(&store, "ada@example.com").await.id;
    let id = upload(&store, ada, at(0)).await.id;
    let resumes = store.resumes(ada);
    for number in 1..=5 {
        let json = format!(r#"{{"name": "{number}"}}"#);
        let row = resumes.confirm(id, Confirmation { versions: 3, ..confirmation(&json, at(number)) }).await;
        assert_eq!(row.expect("saved").version, number);
    }
    assert_eq!(value(&latest(&store, ada, id).await.parsed_json)["name"], "5");
    let kept = resumes.versions(id).await.expect("answers");
    assert_eq!(kept.iter().map(|version| version.version).collect::<Vec<_>>(), [5, 4, 3]);
}

async fn a_kept_document_goes_with_its_reading(store: Store) {
    let ada = register(&store, "ada@example.com").await.id;
    let id = upload(&store, ada, at(0)).await.id;
    let resumes = store.resumes(ada);
    resumes.save_parse(id, reading(at(1))).await.expect("the reading is kept");
    assert_eq!(resumes.kept_document(id).await.expect("answers").as_deref(), Some(&b"a kept document"[..]));
    let without = vitae_store::ParseResult { document: None, ..reading(at(2)) };
    resumes.save_parse(id, without).await.expect("the reading is kept");
    assert_eq!(resumes.kept_document(id).await.expect("answers"), None);
}

async fn a_confirmed_resume_enters_the_history_before_its_score(store: Store) {
    let ada = register(&store, "ada@example.com").await.id;
    let id = upload(&store, ada, at(0)).await.id;
    let resumes = store.resumes(ada);
    let parsed = r#"{"name": "Ada", "experience": [{"company": "Analytical Engines", "years": 1.50}]}"#;
    let saved = resumes.confirm(id, confirmation(parsed, at(HOUR))).await.expect("saved");
    assert_eq!((saved.id, saved.name.as_str()), (id, "Ada Lovelace"));
    assert_eq!((saved.uploaded_at, saved.confirmed_at), (at(0), Some(at(HOUR))));
    assert_eq!((saved.ats_score, saved.language.as_deref(), saved.version), (None, Some("en"), 1));
    assert_eq!(resumes.history().await.expect("answers"), [saved]);
    assert_eq!(resumes.confirmed_count().await.expect("answers"), 1);
    assert_eq!(resumes.latest_unconfirmed().await.expect("answers"), None);
    let version = latest(&store, ada, id).await;
    assert_eq!(value(&version.parsed_json), value(parsed));
    assert_eq!((version.version, version.json_version, version.saved_at), (1, 1, at(HOUR)));
    assert_eq!(version.score_card_json, None);
    let scored = resumes.set_score(id, score(1)).await.expect("answers").expect("it exists");
    assert_eq!((scored.ats_score, scored.version), (Some(87), 1));
    assert_eq!(resumes.history().await.expect("answers"), [scored]);
    let card = latest(&store, ada, id).await.score_card_json.expect("it is scored");
    assert_eq!(value(&card), value(r#"{"score": 87}"#));
}

async fn a_version_keeps_its_first_score(store: Store) {
    let ada = register(&store, "ada@example.com").await.id;
    let row = confirmed(&store, ada, at(0)).await;
    let second = NewScore { score: 12, score_card_json: r#"{"score": 12}"#, ..score(1) };
    let after = store.resumes(ada).set_score(row.id, second).await.expect("answers");
    assert_eq!(after, Some(row.clone()));
    let card = latest(&store, ada, row.id).await.score_card_json.expect("it is scored");
    assert_eq!(value(&card), value(r#"{"score": 87}"#));
}

/// The user has saved again meanwhile, or has deleted the résumé.
async fn a_score_that_comes_too_late_changes_nothing(store: Store) {
    let ada = register(&store, "ada@example.com").await.id;
    let id = upload(&store, ada, at(0)).await.id;
    let resumes = store.resumes(ada);
    resumes.confirm(id, confirmation(r#"{"name": "Ada"}"#, at(1))).await.expect("saved");
    let second = resumes.confirm(id, confirmation(r#"{"name": "Ada L."}"#, at(2))).await.expect("saved");
    assert_eq!(resumes.set_score(id, score(1)).await.expect("answers"), Some(second.clone()));
    assert_eq!(resumes.set_score_error(id, 1, "No text.").await.expect("answers"), Some(second));
    assert_eq!(latest(&store, ada, id).await.score_card_json, None);
    resumes.delete(id, at(3)).await.expect("deleted");
    assert_eq!(resumes.set_score(id, score(2)).await.expect("answers"), None);
    assert_eq!(resumes.set_score_error(id, 2, "No text.").await.expect("answers"), None);
}

async fn why_there_is_no_score_is_remembered_until_there_is_one(store: Store) {
    let ada = register(&store, "ada@example.com").await.id;
    let id = upload(&store, ada, at(0)).await.id;
    let resumes = store.resumes(ada);
    resumes.confirm(id, confirmation(r#"{"name": "Ada"}"#, at(1))).await.expect("saved");
    let failed = resumes.set_score_error(id, 1, "No text.").await.expect("answers").expect("it exists");
    assert_eq!((failed.ats_score, failed.score_error.as_deref()), (None, Some("No text.")));
    let again = resumes.confirm(id, confirmation(r#"{"name": "Ada"}"#, at(2))).await.expect("saved");
    assert_eq!(again, failed, "saving the same again changes nothing");
    let corrected = resumes.confirm(id, confirmation(r#"{"name": "Ada L."}"#, at(2))).await.expect("saved");
    assert_eq!(corrected.score_error, None);
    resumes.set_score_error(id, 2, "No text.").await.expect("answers");
    let scored = resumes.set_score(id, score(2)).await.expect("answers").expect("it exists");
    assert_eq!((scored.ats_score, scored.score_error), (Some(87), None));
    let late = resumes.set_score_error(id, 2, "No text.").await.expect("answers").expect("it exists");
    assert_eq!((late.ats_score, late.score_error), (Some(87), None), "a score that is there stays");
}

async fn saving_the_same_again_answers_the_same_record(store: Store) {
    let ada = register(&store, "ada@example.com").await.id;
    let id = upload(&store, ada, at(0)).await.id;
    let resumes = store.resumes(ada);
    let first = resumes.confirm(id, confirmation(r#"{"a": 1, "b": [2]}"#, at(1))).await.expect("saved");
    let reordered = Confirmation { limit: Some(1), ..confirmation(r#"{"b":[2],"a":1}"#, at(HOUR)) };
    let second = resumes.confirm(id, reordered).await.expect("saving again is free");
    assert_eq!(second, first);
    assert_eq!(versions(&store, ada, id).await, 1);
    let repeated = Confirmation { base_version: Some(0), ..confirmation(r#"{"b":[2],"a":1}"#, at(HOUR)) };
    assert_eq!(resumes.confirm(id, repeated).await.expect("an answer that was lost is asked for again"), first);
}

async fn a_review_of_an_older_version_replaces_nothing(store: Store) {
    let ada = register(&store, "ada@example.com").await.id;
    let id = upload(&store, ada, at(0)).await.id;
    let resumes = store.resumes(ada);
    let of = |base, json| Confirmation { base_version: Some(base), ..confirmation(json, at(1)) };
    resumes.confirm(id, of(0, r#"{"name": "Ada"}"#)).await.expect("the first");
    let late = resumes.confirm(id, of(0, r#"{"name": "Bo"}"#)).await;
    assert!(matches!(late, Err(StoreError::VersionConflict { current: 1 })), "{late:?}");
    assert_eq!(value(&latest(&store, ada, id).await.parsed_json), value(r#"{"name": "Ada"}"#));
    assert_eq!(resumes.confirm(id, of(1, r#"{"name": "Cy"}"#)).await.expect("goes on from the latest").version, 2);
}

async fn saving_other_content_makes_a_new_version(store: Store) {
    let ada = register(&store, "ada@example.com").await.id;
    let id = upload(&store, ada, at(0)).await.id;
    let resumes = store.resumes(ada);
    resumes.confirm(id, confirmation(r#"{"name": "Ada"}"#, at(1))).await.expect("saved");
    resumes.set_score(id, score(1)).await.expect("scored");
    let corrected = Confirmation {
        name: "Ada, corrected",
        language: None,
        limit: Some(1),
        ..confirmation(r#"{"name": "Ada Lovelace"}"#, at(2))
    };
    let row = resumes.confirm(id, corrected).await.expect("saved");
    assert_eq!((row.version, row.confirmed_at), (2, Some(at(1))));
    assert_eq!((row.name.as_str(), row.ats_score), ("Ada, corrected", None), "the old score is not the new version's");
    assert_eq!(row.language.as_deref(), Some("en"), "what is not known anew stays");
    let second = NewScore { score: 91, score_card_json: r#"{"score": 91}"#, language: None, ..score(2) };
    let row = resumes.set_score(id, second).await.expect("answers").expect("it exists");
    assert_eq!((row.ats_score, row.language.as_deref()), (Some(91), None));
    let version = latest(&store, ada, id).await;
    assert_eq!(value(&version.parsed_json), value(corrected.parsed_json));
    assert_eq!(version.score_card_json.map(|json| value(&json)), Some(value(r#"{"score": 91}"#)));
    assert_eq!(resumes.history().await.expect("answers"), [row]);
}

async fn a_score_beyond_its_bounds_is_refused_and_the_resume_stays(store: Store) {
    let ada = register(&store, "ada@example.com").await.id;
    let id = upload(&store, ada, at(0)).await.id;
    let resumes = store.resumes(ada);
    let row = resumes.confirm(id, confirmation("{}", at(1))).await.expect("saved");
    for wrong in [-1, 101] {
        let refused = resumes.set_score(id, NewScore { score: wrong, ..score(1) }).await;
        assert!(matches!(refused, Err(StoreError::Database(_))), "{wrong}: {refused:?}");
    }
    assert_eq!(resumes.get(id).await.expect("answers"), Some(row));
    assert_eq!(latest(&store, ada, id).await.score_card_json, None, "nothing of a refused score is left");
}

async fn the_history_is_newest_first(store: Store) {
    let ada = register(&store, "ada@example.com").await.id;
    let mut ids = Vec::new();
    for minute in [3, 1, 2, 2] {
        ids.push((minute, confirmed(&store, ada, at(minute)).await.id));
    }
    ids.sort();
    ids.reverse();
    let history = store.resumes(ada).history().await.expect("answers");
    assert_eq!(
        history.iter().map(|row| row.id).collect::<Vec<_>>(),
        ids.into_iter().map(|(_, id)| id).collect::<Vec<_>>()
    );
}

async fn the_parsed_resume_of_the_account_is_the_one_saved_last(store: Store) {
    let ada = register(&store, "ada@example.com").await.id;
    let resumes = store.resumes(ada);
    assert_eq!(resumes.version_saved_last().await.expect("answers"), None);
    let older = upload(&store, ada, at(0)).await.id;
    let newer = upload(&store, ada, at(1)).await.id;
    resumes.confirm(newer, confirmation(r#"{"name": "newer"}"#, at(2))).await.expect("saved");
    resumes.confirm(older, confirmation(r#"{"name": "older"}"#, at(3))).await.expect("saved");
    let last = resumes.version_saved_last().await.expect("answers").expect("there is one");
    assert_eq!(value(&last.parsed_json), value(r#"{"name": "older"}"#));
}

async fn another_users_resume_does_not_exist(store: Store) {
    let ada = register(&store, "ada@example.com").await.id;
    let eve = register(&store, "eve@example.com").await.id;
    let row = confirmed(&store, ada, at(0)).await;
    let waiting = upload(&store, ada, at(1)).await;
    store.resumes(ada).save_parse(row.id, reading(at(1))).await.expect("the reading is kept");
    let strangers = store.resumes(eve);
    for id in [row.id, waiting.id] {
        assert_eq!(strangers.get(id).await.expect("answers"), None);
        assert_eq!(strangers.parse_of(id).await.expect("answers"), None);
        assert_eq!(strangers.kept_document(id).await.expect("answers"), None);
        assert_eq!(strangers.latest_version(id).await.expect("answers"), None);
        assert_eq!(strangers.set_score(id, score(1)).await.expect("answers"), None);
        assert_eq!(strangers.set_score_error(id, 1, "Eve").await.expect("answers"), None);
        assert_eq!(strangers.delete(id, at(2)).await.expect("answers"), None);
        let read = strangers.save_parse(id, reading(at(2))).await;
        assert!(matches!(read, Err(StoreError::NotFound)), "{read:?}");
        let saved = strangers.confirm(id, confirmation(r#"{"name": "Eve"}"#, at(2))).await;
        assert!(matches!(saved, Err(StoreError::NotFound)), "{saved:?}");
        strangers.count_download(id, "template1", "pdf", at(2)).await.expect("answers");
    }
    assert_eq!(strangers.latest_unconfirmed().await.expect("answers"), None);
    assert_eq!(strangers.version_saved_last().await.expect("answers"), None);
    assert_eq!(strangers.history().await.expect("answers"), []);
    assert_eq!(strangers.confirmed_count().await.expect("answers"), 0);
    assert_eq!(store.template_downloads().all().await.expect("answers"), []);
    assert_eq!(store.resumes(ada).get(row.id).await.expect("answers"), Some(row));
    assert_eq!(store.blob_outbox().due(at(HOUR), 10).await.expect("answers"), []);
}

async fn only_json_is_taken_for_json(store: Store) {
    let ada = register(&store, "ada@example.com").await.id;
    let id = upload(&store, ada, at(0)).await.id;
    let resumes = store.resumes(ada);
    for text in ["", "not JSON", "{\"a\":}", r#"{"name": "nul \u0000"}"#] {
        let saved = resumes.confirm(id, confirmation(text, at(1))).await;
        assert!(matches!(saved, Err(StoreError::UnstorableText)), "{text}: {saved:?}");
        let mut read = reading(at(1));
        read.details_json = text;
        let kept = resumes.save_parse(id, read).await;
        assert!(matches!(kept, Err(StoreError::UnstorableText)), "{text}: {kept:?}");
    }
    assert_eq!(versions(&store, ada, id).await, 0);
}

async fn downloads_are_counted_for_each_design(store: Store) {
    let ada = register(&store, "ada@example.com").await.id;
    let id = confirmed(&store, ada, at(0)).await.id;
    let resumes = store.resumes(ada);
    for (template, format) in [("template1", "pdf"), ("template1", "docx"), ("template1", "pdf"), ("template2", "tex")]
    {
        resumes.count_download(id, template, format, at(1)).await.expect("counted");
    }
    resumes.count_download(new_id(), "template2", "pdf", at(1)).await.expect("answers");
    resumes.delete(id, at(2)).await.expect("deleted");
    let counted = [("template1", 3), ("template2", 1)]
        .map(|(template, downloads)| DownloadCount { template: template.to_owned(), downloads });
    assert_eq!(store.template_downloads().all().await.expect("answers"), counted);
}
