use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::time::{Duration, SystemTime};

use futures::{StreamExt, stream};
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
    let missing = place.files.get_bytes("uploads/a").await;
    assert!(matches!(missing, Err(FilesError::Unavailable(_))), "not this blob is missing but all: {missing:?}");
}

#[test]
fn a_folder_that_cannot_be_made_is_unavailable() {
    let place = local();
    let file = place.folder.path().join("a-file");
    fs::write(&file, "").expect("written");
    let refused = Files::open(&file.join("files").display().to_string(), None);
    assert!(matches!(refused, Err(FilesError::Unavailable(_))), "{refused:?}");
}

#[tokio::test]
async fn what_interrupted_writes_left_is_swept_and_what_is_being_written_stays() {
    let place = local();
    let files = place.folder.path().join("files");
    place.files.put("resumes/a/whole", content(10)).await.expect("stored");
    let write = |name: &str, age: Duration| {
        let path = files.join(name);
        fs::create_dir_all(path.parent().expect("a folder")).expect("made");
        fs::write(&path, "half of a fi").expect("written");
        let file = fs::File::options().write(true).open(path).expect("opened");
        file.set_modified(SystemTime::now() - age).expect("aged");
    };
    let day = Duration::from_secs(24 * 60 * 60);
    write("resumes/a/left#1", day);
    write("resumes/b/left#12", day);
    write("resumes/a/fresh#1", Duration::from_secs(60));
    write("resumes/a/old-but-whole", day);
    write("resumes/a/not#ours", day);
    let swept = place.files.sweep_interrupted(SystemTime::now() - Duration::from_secs(60 * 60)).await;
    assert_eq!(swept.expect("sweeps"), 2);
    for (name, stays) in [
        ("resumes/a/left#1", false),
        ("resumes/b/left#12", false),
        ("resumes/a/fresh#1", true),
        ("resumes/a/old-but-whole", true),
        ("resumes/a/not#ours", true),
        ("resumes/a/whole", true),
    ] {
        assert_eq!(files.join(name).exists(), stays, "{name}");
    }
}

/// The sweep knows what `object_store` calls unfinished files; a version that calls them otherwise fails here.
#[tokio::test]
async fn an_unfinished_write_is_found_under_its_name() {
    let place = local();
    let pieces = stream::iter((0..2).map(|_| Ok::<_, std::io::Error>(content(9 * 1024 * 1024))));
    let endless = pieces.chain(stream::pending());
    let files = place.files.clone();
    let writing = tokio::spawn(async move { files.put_stream("big", endless).await });
    let folder = place.folder.path().join("files");
    let left = || fs::read_dir(&folder).expect("read").count();
    while left() == 0 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let swept = place.files.sweep_interrupted(SystemTime::now() + Duration::from_secs(60)).await;
    assert_eq!((swept.expect("sweeps"), left()), (1, 0));
    writing.abort();
}
