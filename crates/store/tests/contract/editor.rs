//! Titles, edits with their versions, restored versions and copies.

use std::time::Duration;

use uuid::Uuid;
use vitae_store::{Duplicate, Edit, NewScore, Restoration, ResumeImport, Saved, Store, StoreError, Timestamp};

use crate::harness::on_both;
use crate::samples::{MINUTE, at, confirmation, confirmed, new_id, reading, register, score, upload, value};

on_both! {
    a_history_comes_in_whole_or_not_at_all
    a_title_is_kept_and_a_save_does_not_touch_it
    two_of_one_name_get_a_number_and_the_name_follows_the_content
    a_copy_of_a_named_resume_takes_its_title_with_a_number
    saves_at_once_get_different_names
    an_edit_is_a_new_version_with_its_look
    a_review_keeps_the_look_of_the_version_before
    an_edit_of_another_version_is_refused_and_nothing_is_stored
    saving_what_is_there_stores_nothing
    autosaves_within_two_minutes_leave_one_version
    only_so_many_edits_are_kept_whatever_their_numbers
    a_restored_version_is_a_new_one_and_the_present_one_stays
    a_copy_has_its_own_versions_and_counts_against_the_limit
    edits_at_once_store_one_of_them
    a_strangers_edits_do_not_exist
}

const MERGE_WITHIN: Duration = Duration::from_secs(120);

fn edit(parsed_json: &str, base_version: i64, now: Timestamp) -> Edit<'_> {
    Edit {
        name: "Ada Lovelace",
        parsed_json,
        json_version: 1,
        appearance_json: "{}",
        template: None,
        base_version,
        keep: true,
        merge_within: MERGE_WITHIN,
        now,
        versions: 50,
    }
}

fn restoration(number: i64, base_version: i64, now: Timestamp) -> Restoration<'static> {
    Restoration { name: "Ada Lovelace", number, base_version, now, versions: 50 }
}

fn copy(id: Uuid, blob_key: &str) -> Duplicate<'_> {
    Duplicate { id, name: "Ada Lovelace", blob_key, now: at(MINUTE), limit: None }
}

async fn numbers(store: &Store, owner: Uuid, id: Uuid) -> Vec<i64> {
    let kept = store.resumes(owner).versions(id).await.expect("answers");
    kept.iter().map(|version| version.version).collect()
}

async fn a_title_is_kept_and_a_save_does_not_touch_it(store: Store) {
    let ada = register(&store, "ada@example.com").await.id;
    let row = confirmed(&store, ada, at(0)).await;
    let resumes = store.resumes(ada);
    assert_eq!((row.display_title(), row.title.as_deref()), ("Ada Lovelace", None));
    let named = resumes.set_title(row.id, "For Kiln").await.expect("answers").expect("it exists");
    assert_eq!((named.display_title(), named.version), ("For Kiln", 1));
    resumes.confirm(row.id, confirmation(r#"{"name": "B"}"#, at(1))).await.expect("saved");
    assert_eq!(resumes.history().await.expect("answers")[0].display_title(), "For Kiln");
    let nul = resumes.set_title(row.id, "a\0b").await;
    assert!(matches!(nul, Err(StoreError::UnstorableText)), "{nul:?}");
}

async fn two_of_one_name_get_a_number_and_the_name_follows_the_content(store: Store) {
    let ada = register(&store, "ada@example.com").await.id;
    let resumes = store.resumes(ada);
    let first = confirmed(&store, ada, at(0)).await;
    let second = confirmed(&store, ada, at(1)).await;
    assert_eq!((first.name.as_str(), second.name.as_str()), ("Ada Lovelace", "Ada Lovelace 2"));
    let other = register(&store, "eve@example.com").await.id;
    assert_eq!(confirmed(&store, other, at(1)).await.name, "Ada Lovelace", "others' names do not count");
    // The same details keep the number; others take the name that belongs to them.
    let same = resumes.confirm(second.id, confirmation(r#"{"name": "Ada"}"#, at(2))).await.expect("saved");
    assert_eq!((same.name.as_str(), same.version), ("Ada Lovelace 2", 1));
    let kept = resumes.edit(second.id, edit(r#"{"a": 1}"#, 1, at(3))).await.expect("saved");
    assert_eq!(kept.row.name, "Ada Lovelace 2");
    let named = Edit { name: "Ada Byron", ..edit(r#"{"a": 2}"#, 2, at(4)) };
    assert_eq!(resumes.edit(second.id, named).await.expect("saved").row.name, "Ada Byron");
    let back = resumes.restore(second.id, restoration(1, 3, at(5))).await.expect("restored");
    assert_eq!(back.row.name, "Ada Lovelace 2", "the name of what was restored");
    // A title belongs to its owner: no save changes it, and it is taken for the others.
    resumes.set_title(first.id, "Ada Byron").await.expect("answers");
    let clash = Edit { name: "Ada Byron", ..edit(r#"{"a": 3}"#, 4, at(6)) };
    assert_eq!(resumes.edit(second.id, clash).await.expect("saved").row.name, "Ada Byron 2");
    resumes.edit(first.id, edit(r#"{"b": 1}"#, 1, at(7))).await.expect("saved");
    let history = resumes.history().await.expect("answers");
    let shown: Vec<&str> = history.iter().map(vitae_store::ResumeRow::display_title).collect();
    assert_eq!(shown, ["Ada Byron 2", "Ada Byron"]);
}

async fn a_copy_of_a_named_resume_takes_its_title_with_a_number(store: Store) {
    let ada = register(&store, "ada@example.com").await.id;
    let row = confirmed(&store, ada, at(0)).await;
    let resumes = store.resumes(ada);
    resumes.set_title(row.id, "For Kiln").await.expect("answers");
    let second = resumes.duplicate(row.id, copy(new_id(), "uploads/2")).await.expect("made");
    assert_eq!((second.display_title(), second.name.as_str()), ("For Kiln 2", "Ada Lovelace"));
    let third = resumes.duplicate(second.id, copy(new_id(), "uploads/3")).await.expect("made");
    assert_eq!(third.display_title(), "For Kiln 3");
}

async fn saves_at_once_get_different_names(store: Store) {
    let ada = register(&store, "ada@example.com").await.id;
    let mut ids = Vec::new();
    for _ in 0..6 {
        ids.push(upload(&store, ada, at(0)).await.id);
    }
    let saves = ids.into_iter().map(|id| {
        let resumes = store.resumes(ada);
        tokio::spawn(async move {
            resumes.confirm(id, confirmation(r#"{"name": "Ada"}"#, at(1))).await.expect("saved").name
        })
    });
    let mut names: Vec<String> =
        futures::future::join_all(saves).await.into_iter().map(|saved| saved.expect("ran")).collect();
    names.sort();
    let expected =
        ["Ada Lovelace", "Ada Lovelace 2", "Ada Lovelace 3", "Ada Lovelace 4", "Ada Lovelace 5", "Ada Lovelace 6"];
    assert_eq!(names, expected);
}

async fn an_edit_is_a_new_version_with_its_look(store: Store) {
    let ada = register(&store, "ada@example.com").await.id;
    let id = confirmed(&store, ada, at(0)).await.id;
    let resumes = store.resumes(ada);
    resumes.save_draft(id, "{}", at(1)).await.expect("kept");
    let look = r##"{"accent": "#102030", "spacing": "airy"}"##;
    let new = Edit { appearance_json: look, template: Some("template7"), ..edit(r#"{"name": "Ada L."}"#, 1, at(2)) };
    let Saved { row, saved_at } = resumes.edit(id, new).await.expect("saved");
    assert_eq!((row.version, row.ats_score, saved_at), (2, None, at(2)));
    assert_eq!(resumes.draft_of(id).await.expect("answers"), None, "it is saved now");
    let version = resumes.latest_version(id).await.expect("answers").expect("it is confirmed");
    assert_eq!(value(&version.parsed_json), value(r#"{"name": "Ada L."}"#));
    assert_eq!((value(&version.appearance_json), version.template.as_deref()), (value(look), Some("template7")));
    assert_eq!(resumes.version(id, 2).await.expect("answers"), Some(version));
    let first = resumes.version(id, 1).await.expect("answers").expect("it is kept");
    assert_eq!((first.appearance_json.as_str(), first.template), ("{}", None));
    resumes
        .set_score(id, NewScore { score: 91, score_card_json: r#"{"score": 91}"#, ..score(2) })
        .await
        .expect("scored");
    let kept = resumes.versions(id).await.expect("answers");
    let seen: Vec<_> = kept.iter().map(|version| (version.version, version.saved_at, version.ats_score)).collect();
    assert_eq!(seen, [(2, at(2), Some(91)), (1, at(0), Some(87))]);
    let other_look = Edit { template: Some("template8"), base_version: 2, ..new };
    assert_eq!(resumes.edit(id, other_look).await.expect("saved").row.version, 3, "a design is a change too");
}

async fn a_review_keeps_the_look_of_the_version_before(store: Store) {
    let ada = register(&store, "ada@example.com").await.id;
    let id = confirmed(&store, ada, at(0)).await.id;
    let resumes = store.resumes(ada);
    let look = Edit { appearance_json: r#"{"paper": "a4"}"#, template: Some("template2"), ..edit("{}", 1, at(1)) };
    resumes.edit(id, look).await.expect("saved");
    resumes.confirm(id, confirmation(r#"{"name": "B"}"#, at(2))).await.expect("saved");
    let version = resumes.latest_version(id).await.expect("answers").expect("it is confirmed");
    assert_eq!((version.version, version.template.as_deref()), (3, Some("template2")));
    assert_eq!(value(&version.appearance_json), value(r#"{"paper": "a4"}"#));
}

async fn an_edit_of_another_version_is_refused_and_nothing_is_stored(store: Store) {
    let ada = register(&store, "ada@example.com").await.id;
    let id = confirmed(&store, ada, at(0)).await.id;
    let resumes = store.resumes(ada);
    resumes.edit(id, edit(r#"{"name": "B"}"#, 1, at(1))).await.expect("saved");
    resumes.save_draft(id, "{}", at(2)).await.expect("kept");
    let before = resumes.get(id).await.expect("answers");
    for base in [0, 1, 3] {
        let refused = resumes.edit(id, edit(r#"{"name": "C"}"#, base, at(3))).await;
        assert!(matches!(refused, Err(StoreError::VersionConflict { current: 2 })), "{refused:?}");
        let refused = resumes.restore(id, restoration(1, base, at(3))).await;
        assert!(matches!(refused, Err(StoreError::VersionConflict { current: 2 })), "{refused:?}");
    }
    assert_eq!(resumes.get(id).await.expect("answers"), before);
    assert!(resumes.draft_of(id).await.expect("answers").is_some(), "the draft stays");
    let broken = resumes.edit(id, edit("{", 2, at(4))).await;
    assert!(matches!(broken, Err(StoreError::UnstorableText)), "{broken:?}");
}

async fn saving_what_is_there_stores_nothing(store: Store) {
    let ada = register(&store, "ada@example.com").await.id;
    let id = confirmed(&store, ada, at(0)).await.id;
    let resumes = store.resumes(ada);
    let new = Edit { keep: false, ..edit(r#"{"a": 1, "b": 2}"#, 1, at(1)) };
    let saved = resumes.edit(id, new).await.expect("saved");
    let again = Edit { parsed_json: r#"{"b":2,"a":1}"#, now: at(2), ..new };
    assert_eq!(resumes.edit(id, again).await.expect("answers"), saved, "also when the answer of the first was lost");
    let kept = Edit { keep: true, ..again };
    assert_eq!(resumes.edit(id, kept).await.expect("answers"), saved);
    resumes.edit(id, Edit { keep: false, ..edit("{}", 2, at(3)) }).await.expect("saved");
    assert_eq!(numbers(&store, ada, id).await, [3, 2, 1], "what its owner kept is not merged");
}

async fn autosaves_within_two_minutes_leave_one_version(store: Store) {
    let ada = register(&store, "ada@example.com").await.id;
    let id = confirmed(&store, ada, at(0)).await.id;
    let resumes = store.resumes(ada);
    let mut base = 1;
    for (minutes, keep, kept) in [
        (0.1, false, vec![2, 1]),          // the review's version stays
        (1.1, false, vec![3, 1]),          // merged
        (3.1, false, vec![4, 1]),          // exactly two minutes later: merged
        (5.2, false, vec![5, 4, 1]),       // later
        (5.3, true, vec![6, 5, 4, 1]),     // asked for: merges with nothing
        (5.4, false, vec![7, 6, 5, 4, 1]), // nor does the next merge with it
        (5.5, false, vec![8, 6, 5, 4, 1]),
    ] {
        let now = at((minutes * MINUTE as f64) as i64);
        let content = format!(r#"{{"at": {minutes}}}"#);
        let saved = resumes.edit(id, Edit { keep, ..edit(&content, base, now) }).await.expect("saved");
        assert_eq!(saved.row.version, base + 1, "numbers rise, so that another tab notices");
        assert_eq!(numbers(&store, ada, id).await, kept, "{minutes}");
        base = saved.row.version;
    }
}

async fn only_so_many_edits_are_kept_whatever_their_numbers(store: Store) {
    let ada = register(&store, "ada@example.com").await.id;
    let id = confirmed(&store, ada, at(0)).await.id;
    let resumes = store.resumes(ada);
    for number in 1..=9 {
        let content = format!(r#"{{"number": {number}}}"#);
        // Every second save is merged with the one before.
        let keep = number % 2 == 0;
        let new = Edit { keep, versions: 3, ..edit(&content, number, at(number)) };
        resumes.edit(id, new).await.expect("saved");
    }
    assert_eq!(numbers(&store, ada, id).await, [10, 9, 8]);
    for number in 10..=12 {
        let content = format!(r#"{{"number": {number}}}"#);
        let new = Edit { keep: false, versions: 3, ..edit(&content, number, at(number)) };
        resumes.edit(id, new).await.expect("saved");
    }
    assert_eq!(numbers(&store, ada, id).await, [13, 9, 8], "gaps do not count");
}

async fn a_restored_version_is_a_new_one_and_the_present_one_stays(store: Store) {
    let ada = register(&store, "ada@example.com").await.id;
    let id = confirmed(&store, ada, at(0)).await.id;
    let resumes = store.resumes(ada);
    let look = Edit { appearance_json: r#"{"fit": "one"}"#, template: Some("template3"), ..edit("{}", 1, at(1)) };
    resumes.edit(id, Edit { keep: false, ..look }).await.expect("saved");
    let Saved { row, saved_at } = resumes.restore(id, restoration(1, 2, at(2))).await.expect("restored");
    assert_eq!((row.version, row.ats_score, saved_at), (3, None, at(2)));
    let version = resumes.latest_version(id).await.expect("answers").expect("it is confirmed");
    assert_eq!(value(&version.parsed_json), value(r#"{"name": "Ada"}"#));
    assert_eq!((version.appearance_json.as_str(), version.template), ("{}", None), "the look comes back too");
    assert_eq!(numbers(&store, ada, id).await, [3, 2, 1]);
    let again = resumes.restore(id, restoration(1, 3, at(3))).await.expect("answers");
    assert_eq!((again.row.version, again.saved_at), (3, at(2)), "nothing to restore");
    let unknown = resumes.restore(id, restoration(9, 3, at(3))).await;
    assert!(matches!(unknown, Err(StoreError::NotFound)), "{unknown:?}");
    resumes.edit(id, Edit { keep: false, ..edit(r#"{"name": "D"}"#, 3, at(4)) }).await.expect("saved");
    assert_eq!(numbers(&store, ada, id).await, [4, 3, 2, 1], "an autosave does not replace what was restored");
}

async fn a_copy_has_its_own_versions_and_counts_against_the_limit(store: Store) {
    let ada = register(&store, "ada@example.com").await.id;
    let row = confirmed(&store, ada, at(0)).await;
    let resumes = store.resumes(ada);
    resumes.save_parse(row.id, reading(at(0))).await.expect("the reading is kept");
    let look = Edit { appearance_json: r#"{"fit": "two"}"#, template: Some("template5"), ..edit("{}", 1, at(1)) };
    resumes.edit(row.id, look).await.expect("saved");
    let id = new_id();
    let made = resumes.duplicate(row.id, copy(id, "uploads/copy")).await.expect("made");
    assert_eq!((made.id, made.display_title(), made.version, made.ats_score), (id, "Ada Lovelace 2", 1, None));
    assert_eq!((made.original_name.as_str(), made.blob_key.as_str()), (row.original_name.as_str(), "uploads/copy"));
    assert_eq!((made.sha256, made.size, made.confirmed_at), (row.sha256, row.size, Some(at(MINUTE))));
    let version = resumes.latest_version(id).await.expect("answers").expect("it is confirmed");
    assert_eq!((version.version, version.template.as_deref()), (1, Some("template5")));
    assert_eq!(value(&version.appearance_json), value(r#"{"fit": "two"}"#));
    assert!(resumes.parse_of(id).await.expect("answers").is_some());
    assert!(resumes.kept_document(id).await.expect("answers").is_some());
    let limited = Duplicate { limit: Some(2), ..copy(new_id(), "uploads/third") };
    let refused = resumes.duplicate(row.id, limited).await;
    assert!(matches!(refused, Err(StoreError::LimitReached { limit: 2 })), "{refused:?}");
    let unconfirmed = upload(&store, ada, at(2)).await.id;
    let refused = resumes.duplicate(unconfirmed, copy(new_id(), "uploads/fourth")).await;
    assert!(matches!(refused, Err(StoreError::NotFound)), "{refused:?}");
    resumes.delete(row.id, at(3)).await.expect("deleted");
    assert!(resumes.latest_version(id).await.expect("answers").is_some(), "the copy stays");
    assert_eq!(resumes.versions(row.id).await.expect("answers"), [], "its versions go with a resume");
}

async fn edits_at_once_store_one_of_them(store: Store) {
    let ada = register(&store, "ada@example.com").await.id;
    let id = confirmed(&store, ada, at(0)).await.id;
    let edits = (0..8).map(|number| {
        let resumes = store.resumes(ada);
        tokio::spawn(async move {
            let content = format!(r#"{{"number": {number}}}"#);
            resumes.edit(id, edit(&content, 1, at(1))).await.is_ok()
        })
    });
    let stored = futures::future::join_all(edits).await.into_iter().filter(|saved| *saved.as_ref().expect("ran"));
    assert_eq!((stored.count(), numbers(&store, ada, id).await), (1, vec![2, 1]));
}

async fn a_strangers_edits_do_not_exist(store: Store) {
    let ada = register(&store, "ada@example.com").await.id;
    let eve = register(&store, "eve@example.com").await.id;
    let id = confirmed(&store, ada, at(0)).await.id;
    let before = store.resumes(ada).get(id).await.expect("answers");
    let strangers = store.resumes(eve);
    assert!(matches!(strangers.edit(id, edit("{}", 1, at(1))).await, Err(StoreError::NotFound)));
    assert!(matches!(strangers.restore(id, restoration(1, 1, at(1))).await, Err(StoreError::NotFound)));
    assert!(matches!(strangers.duplicate(id, copy(new_id(), "uploads/x")).await, Err(StoreError::NotFound)));
    assert_eq!(strangers.set_title(id, "Eve's").await.expect("answers"), None);
    assert_eq!(strangers.versions(id).await.expect("answers"), []);
    assert_eq!(strangers.version(id, 1).await.expect("answers"), None);
    assert_eq!(store.resumes(ada).get(id).await.expect("answers"), before);
}

async fn a_history_comes_in_whole_or_not_at_all(store: Store) {
    let ada = register(&store, "ada@example.com").await.id;
    let resumes = store.resumes(ada);
    let first = confirmation(r#"{"name": "first"}"#, at(1));
    let second = edit(r#"{"name": "second"}"#, 0, at(2));
    for (broken, title) in [(true, Some("Mine")), (false, Some("Mine")), (false, None)] {
        let row = upload(&store, ada, at(0)).await;
        let third = edit(if broken { "no JSON" } else { r#"{"name": "third"}"# }, 0, at(3));
        let import = ResumeImport { first, later: &[second, third], title };
        let imported = resumes.import(row.id, import).await;
        let there = resumes.get(row.id).await.expect("answers").expect("the upload stays");
        if broken {
            assert!(matches!(imported, Err(StoreError::UnstorableText)), "{imported:?}");
            assert!(!there.is_confirmed() && there.version == 0, "nothing of it came in");
        } else {
            imported.expect("came in");
            assert_eq!((there.version, there.title.as_deref()), (3, title));
            assert_eq!(resumes.versions(row.id).await.expect("answers").len(), 3);
            let latest = resumes.latest_version(row.id).await.expect("answers").expect("there");
            assert!(latest.parsed_json.contains("third") && latest.saved_at == at(3), "{latest:?}");
        }
    }
}
