use std::path::Path;

use vitae_store::{Dump, Store, StoreError};

use crate::harness::{Database, play_unmigrated};
use crate::samples::{at, confirmation, register, session, upload};

/// What the stores say of the filled database.
async fn contents(store: &Store) -> String {
    let ada = store.users().credentials_by_email("ada@example.com").await.expect("answers");
    let user = ada.as_ref().expect("there").0.id;
    let history = store.resumes(user).history().await.expect("answers");
    let latest = store.resumes(user).latest_version(history[0].id).await.expect("answers");
    let sessions = store.sessions().of_user(user, at(0)).await.expect("answers");
    format!("{ada:?}\n{history:?}\n{latest:?}\n{sessions:?}")
}

async fn filled(store: Store) {
    let user = register(&store, "ada@example.com").await.id;
    let row = upload(&store, user, at(0)).await;
    let odd = r#"{"name": "Tab\t, back\\slash, line\nbreak, é, \\N"}"#;
    store.resumes(user).confirm(row.id, confirmation(odd, at(0))).await.expect("confirmed");
    store.sessions().begin(session([7; 32], user, at(0), at(99))).await.expect("begun");
}

/// A copy of a filled database, and what its stores say.
fn made(from: &Database, folder: &Path) -> (Dump, String) {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let store = from.connect().await;
        store.migrate().await.expect("migrations apply");
        filled(store.clone()).await;
        let (before, dump) = (contents(&store).await, store.dump(folder).await.expect("copied"));
        assert!(store.dump(folder).await.is_err(), "a folder that is not empty");
        store.close().await;
        (dump, before)
    })
}

fn copied_into_an_empty_place(from: &Database, to: &Database) {
    let folder = tempfile::tempdir().expect("a folder");
    let (dump, before) = made(from, folder.path());
    let load = |folder: &Path, dump: &Dump| {
        let runtime = tokio::runtime::Runtime::new().expect("a runtime");
        runtime.block_on(Store::load(&to.url, folder, dump))
    };
    let newer = Dump { schema: dump.schema + 1, ..dump.clone() };
    assert!(matches!(load(folder.path(), &newer), Err(StoreError::NewerSchema { .. })));
    let kind = if dump.kind == "sqlite" { "postgres" } else { "sqlite" };
    let other = Dump { kind: kind.to_owned(), ..dump.clone() };
    assert!(matches!(load(folder.path(), &other), Err(StoreError::OtherDatabase { .. })));
    load(folder.path(), &dump).expect("put into an empty place");
    play_unmigrated(to, |store| async move {
        assert_eq!(contents(&store).await, before);
        upload(&store, store.users().credentials_by_email("ada@example.com").await.unwrap().unwrap().0.id, at(1)).await;
    });
    assert!(matches!(load(folder.path(), &dump), Err(StoreError::NotEmpty)));
}

#[test]
fn sqlite_is_copied_into_an_empty_place() {
    copied_into_an_empty_place(&Database::sqlite(), &Database::sqlite());
}

#[test]
fn postgres_is_copied_into_an_empty_place() {
    copied_into_an_empty_place(&Database::postgres(), &Database::postgres());
}
