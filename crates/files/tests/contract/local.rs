use std::fs;
use std::os::unix::fs::PermissionsExt;

use vitae_files::{Files, FilesError};

use crate::harness::{content, local};

#[tokio::test]
async fn the_folder_is_its_owners_alone() {
    let place = local();
    let mode = fs::metadata(place.folder.path().join("files")).expect("made").permissions().mode();
    assert_eq!(mode & 0o777, 0o700);
}

#[tokio::test]
async fn a_folder_is_opened_again_with_its_blobs() {
    let place = local();
    place.files.put("uploads/a", content(10)).await.expect("stored");
    let path = place.folder.path().join("files").display().to_string();
    let again = Files::open(&path, None).expect("opens");
    assert_eq!(again.get_bytes("uploads/a").await.expect("found"), content(10));
}

#[tokio::test]
async fn a_folder_that_is_gone_is_unavailable() {
    let place = local();
    fs::remove_dir_all(place.folder.path().join("files")).expect("removed");
    assert!(matches!(place.files.ping().await, Err(FilesError::Unavailable(_))));
}

#[test]
fn a_folder_that_cannot_be_made_is_unavailable() {
    let place = local();
    let file = place.folder.path().join("a-file");
    fs::write(&file, "").expect("written");
    let refused = Files::open(&file.join("files").display().to_string(), None);
    assert!(matches!(refused, Err(FilesError::Unavailable(_))), "{refused:?}");
}
