//! A backup of a server at work, put into an empty place and compared.

use crate::portfolio::{Form, PNG};
use crate::support::TestApp;
use futures::{StreamExt, TryStreamExt};
use std::collections::BTreeMap;
use std::path::Path;
use std::time::Duration;
use vitae_server::backup::{BackupError, make, restore, verify};
use vitae_server::{Config, open_files};
use vitae_testkit::postgres::fresh_database;
use vitae_testkit::s3::{CREDENTIALS, S3Server};
use vitae_testkit::samples;

async fn back_up(app: &TestApp, to: &Path) -> Result<vitae_server::backup::Made, BackupError> {
    make(&app.app.config, &app.app.store, &app.app.files, &app.app.entropy, to).await
}

/// Every stored file.
async fn files(config: &Config) -> BTreeMap<String, Vec<u8>> {
    let files = open_files(config).unwrap();
    let listed: Vec<_> = files.list().try_collect().await.unwrap();
    let read = futures::stream::iter(listed).then(|blob| {
        let files = files.clone();
        async move { (blob.key.clone(), files.get_bytes(&blob.key).await.unwrap().to_vec()) }
    });
    read.collect().await
}

/// Settings of another place.
fn elsewhere(folder: &Path) -> Config {
    elsewhere_with(folder, &[])
}

fn elsewhere_with(folder: &Path, more: &[(&'static str, String)]) -> Config {
    let data = ("VITAE_DATA", folder.join("data").display().to_string());
    let all = [data].into_iter().chain(more.iter().cloned());
    Config::load(all.map(|(name, value)| (name.to_owned(), value))).unwrap()
}

/// PostgreSQL and S3, at a place of their own.
fn scaled(s3: &S3Server, place: &str) -> Vec<(&'static str, String)> {
    let [access, secret] = CREDENTIALS.map(str::to_owned);
    vec![
        ("VITAE_DATABASE_URL", fresh_database()),
        ("VITAE_SECRET_KEY", "a key that several servers share".to_owned()),
        ("VITAE_FILES_URL", s3.url(place)),
        ("VITAE_FILES_ACCESS_KEY", access),
        ("VITAE_FILES_SECRET_KEY", secret),
    ]
}

#[tokio::test]
async fn what_is_backed_up_under_load_is_whole_elsewhere() {
    is_whole_elsewhere(&[], &[]).await;
}

#[tokio::test]
async fn what_is_backed_up_of_postgresql_and_s3_is_whole_elsewhere() {
    let s3 = S3Server::start().await;
    is_whole_elsewhere(&scaled(&s3, "here"), &scaled(&s3, "there")).await;
}

async fn is_whole_elsewhere(here: &[(&'static str, String)], there: &[(&'static str, String)]) {
    let here = here.iter().map(|(name, value)| (*name, value.as_str()));
    let app = TestApp::with(&here.chain([("VITAE_PLAN_LIMITS", "off")]).collect::<Vec<_>>()).await;
    let ada = app.register("ada").await;
    ada.saved("cv.pdf", samples::RESUME_PDF).await;
    Form::developer().image(PNG).created(&ada).await;
    let folder = tempfile::tempdir().unwrap();
    let archive = folder.path().join("all.zip");
    let bob = app.register("bob").await;
    let load = async {
        for _ in 0..5 {
            let id = bob.saved("cv.pdf", samples::RESUME_PDF).await;
            bob.delete(&format!("/api/resume/{id}")).await;
            bob.delete(&format!("/api/trash/resume/{id}")).await;
        }
    };
    let (made, ()) = tokio::join!(back_up(&app, &archive), load);
    assert!(made.unwrap().files >= 2);
    assert!(matches!(back_up(&app, &archive).await, Err(BackupError::Exists(_))));

    let there = elsewhere_with(folder.path(), there);
    verify(&archive).unwrap();
    restore(&there, &archive).await.unwrap();
    if there.secret_key.is_none() {
        let key = |config: &Config| std::fs::read(config.data.join("secret.key")).unwrap();
        assert_eq!(key(&there), key(&app.app.config));
    }
    let (before, after) = (files(&app.app.config).await, files(&there).await);
    let id = ada.id().await;
    let of_ada: Vec<_> = before.iter().filter(|(key, _)| key.contains(&id.to_string())).collect();
    assert!(of_ada.len() > 2);
    assert!(of_ada.into_iter().all(|(key, bytes)| after.get(key) == Some(bytes)));
    let store = vitae_server::open_store(&there).await.unwrap();
    for (email, owner) in [("ada@example.org", id), ("bob@example.org", bob.id().await)] {
        assert!(store.users().credentials_by_email(email).await.unwrap().is_some());
        for row in store.resumes(owner).history().await.unwrap() {
            assert!(after.contains_key(&row.blob_key), "{email}: a row without its file");
        }
    }
    store.close().await;
    let refused = restore(&there, &archive).await.unwrap_err();
    assert!(matches!(refused, BackupError::FilesPresent(_)), "{refused}");
}

#[tokio::test]
async fn no_file_is_deleted_while_a_backup_is_made() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    let id = ada.uploaded("cv.pdf", samples::RESUME_PDF).await;
    let tasks = app.app.store.tasks();
    let holder = app.app.entropy.id();
    assert!(tasks.claim("backup", app.now(), app.now().plus(Duration::from_secs(60)), holder).await.unwrap());
    let folder = tempfile::tempdir().unwrap();
    assert!(matches!(back_up(&app, &folder.path().join("a.zip")).await, Err(BackupError::Busy)));
    ada.delete(&format!("/api/resume/{id}")).await;
    assert_eq!(files(&app.app.config).await.len(), 1, "its row is gone, the file waits");
    app.wait(Duration::from_secs(61));
    vitae_server::sweep(&app.app).await.unwrap();
    assert!(files(&app.app.config).await.is_empty());
}

#[tokio::test]
async fn a_damaged_backup_is_refused_before_anything_is_written() {
    let app = TestApp::new().await;
    let ada = app.register("ada").await;
    ada.saved("cv.pdf", samples::RESUME_PDF).await;
    let folder = tempfile::tempdir().unwrap();
    let archive = folder.path().join("all.zip");
    back_up(&app, &archive).await.unwrap();
    let whole = std::fs::read(&archive).unwrap();
    let there = elsewhere(folder.path());
    // A stored file is in the archive as it is: one of its bytes is turned over.
    let start = whole.windows(5).position(|window| window == b"%PDF-").unwrap();
    let mut turned = whole.clone();
    turned[start + 100] ^= 1;
    for bytes in [turned, whole[..whole.len() / 2].to_vec(), b"no archive".to_vec()] {
        std::fs::write(&archive, bytes).unwrap();
        let (read, put) = (verify(&archive).unwrap_err(), restore(&there, &archive).await.unwrap_err());
        assert!(matches!(read, BackupError::Damaged(_) | BackupError::NotOurs(_)), "{read}");
        assert!(matches!(put, BackupError::Damaged(_) | BackupError::NotOurs(_)), "{put}");
    }
    assert!(!there.data.exists());
}

#[tokio::test]
async fn backups_by_time_are_made_and_rotated() {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path().join("backups").display().to_string();
    let app = TestApp::with(&[("VITAE_BACKUP_FOLDER", &at), ("VITAE_BACKUPS_KEPT", "2")]).await;
    app.register("ada").await;
    for _ in 0..3 {
        vitae_server::backup::run_when_due(&app.app).await.unwrap();
        app.wait(Duration::from_secs(24 * 60 * 60));
    }
    let mut names: Vec<_> =
        std::fs::read_dir(&at).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    assert_eq!(names, ["vitae-2026-03-02T00-00-00.backup.zip", "vitae-2026-03-03T00-00-00.backup.zip"]);
    assert_eq!(verify(&Path::new(&at).join(&names[1])).unwrap().files, 0);
}
