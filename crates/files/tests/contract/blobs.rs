use std::fs;
use std::path::Path;
use std::time::{Duration, SystemTime};

use bytes::Bytes;
use futures::{StreamExt, TryStreamExt, stream};
use vitae_files::{FilesError, ListedBlob};

use crate::harness::{Place, content, on_both};

const KEY: &str = "uploads/019aa000-0000-7000-8000-000000000001";
const MIB: usize = 1024 * 1024;

on_both! {
    a_blob_comes_back_as_it_went
    a_later_blob_takes_the_place_of_the_earlier
    a_missing_blob_is_not_found
    deleting_twice_is_fine
    a_stream_of_any_length_is_stored_whole
    a_stream_that_breaks_off_leaves_nothing
    a_stream_that_breaks_off_leaves_the_earlier_blob
    a_key_that_climbs_is_refused_by_every_call
    the_list_names_every_blob
    a_store_that_answers_is_alive
}

async fn a_blob_comes_back_as_it_went(place: Place) {
    for size in [0, 1, 5 * MIB] {
        place.files.put(KEY, content(size)).await.expect("stored");
        assert!(place.files.exists(KEY).await.expect("answers"));
        assert_eq!(place.files.get_bytes(KEY).await.expect("found"), content(size));
        let blob = place.files.get(KEY).await.expect("found");
        assert_eq!(blob.size, size as u64);
        let pieces: Vec<Bytes> = blob.stream.try_collect().await.expect("the whole blob");
        assert_eq!(pieces.concat(), content(size));
    }
}

async fn a_later_blob_takes_the_place_of_the_earlier(place: Place) {
    place.files.put(KEY, content(100)).await.expect("stored");
    place.files.put(KEY, content(7)).await.expect("stored");
    assert_eq!(place.files.get_bytes(KEY).await.expect("found"), content(7));
}

async fn a_missing_blob_is_not_found(place: Place) {
    assert!(!place.files.exists(KEY).await.expect("answers"));
    assert!(matches!(place.files.get_bytes(KEY).await, Err(FilesError::NotFound)));
    assert!(matches!(place.files.get(KEY).await.map(drop), Err(FilesError::NotFound)));
}

async fn deleting_twice_is_fine(place: Place) {
    place.files.put(KEY, content(10)).await.expect("stored");
    place.files.put("uploads/other", content(11)).await.expect("stored");
    place.files.delete(KEY).await.expect("deleted");
    assert!(!place.files.exists(KEY).await.expect("answers"));
    place.files.delete(KEY).await.expect("nothing left to delete");
    assert_eq!(place.files.get_bytes("uploads/other").await.expect("untouched"), content(11));
}

/// Around the size of one part, 8 MiB, in pieces that do not divide it.
async fn a_stream_of_any_length_is_stored_whole(place: Place) {
    for size in [0, 1, 8 * MIB, 8 * MIB + 1, 16 * MIB, 20 * MIB + 3] {
        let whole = content(size);
        let pieces: Vec<Result<Bytes, std::io::Error>> =
            whole.chunks(3 * MIB + 7).map(|piece| Ok(Bytes::copy_from_slice(piece))).collect();
        let stored = place.files.put_stream(KEY, stream::iter(pieces)).await.expect("stored");
        assert_eq!(stored, size as u64);
        assert!(place.files.get_bytes(KEY).await.expect("found") == whole, "{size} bytes come back as they went");
    }
}

/// A connection that is lost after `size` bytes.
fn broken_stream(size: usize) -> impl futures::Stream<Item = Result<Bytes, std::io::Error>> {
    let piece = content(MIB);
    stream::iter(0..size.div_ceil(MIB))
        .map(move |_| Ok(piece.clone()))
        .chain(stream::once(async { Err(std::io::Error::other("the client hung up")) }))
}

async fn a_stream_that_breaks_off_leaves_nothing(place: Place) {
    for size in [0, MIB, 20 * MIB] {
        let broken = place.files.put_stream(KEY, broken_stream(size)).await;
        match &broken {
            Err(FilesError::Interrupted(cause)) => assert_eq!(cause.to_string(), "the client hung up"),
            other => panic!("{other:?}"),
        }
        assert!(!place.files.exists(KEY).await.expect("answers"));
        let left = files_with_content(place.folder.path());
        assert_eq!(left, Vec::<String>::new(), "after {size} bytes");
    }
}

async fn a_stream_that_breaks_off_leaves_the_earlier_blob(place: Place) {
    place.files.put(KEY, content(1234)).await.expect("stored");
    place.files.put_stream(KEY, broken_stream(20 * MIB)).await.expect_err("the stream breaks off");
    assert_eq!(place.files.get_bytes(KEY).await.expect("still there"), content(1234));
}

/// Everything below a folder that holds bytes of a blob; the test server's own notes about uploads are JSON.
fn files_with_content(folder: &Path) -> Vec<String> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()) {
        if entry.is_dir() {
            found.extend(files_with_content(&entry));
        } else if entry.extension().is_none_or(|extension| extension != "json") {
            found.push(entry.display().to_string());
        }
    }
    found
}

async fn a_key_that_climbs_is_refused_by_every_call(place: Place) {
    let outside = place.folder.path().join("secret");
    fs::write(&outside, "secret").expect("a file outside the store");
    for key in ["../secret", "uploads/../../secret", "/etc/passwd", "", "uploads//a", "uploads/a b"] {
        assert!(matches!(place.files.put(key, content(1)).await, Err(FilesError::BadKey)), "{key}");
        let streamed = place.files.put_stream(key, broken_stream(0)).await;
        assert!(matches!(streamed, Err(FilesError::BadKey)), "{key}");
        assert!(matches!(place.files.get(key).await.map(drop), Err(FilesError::BadKey)), "{key}");
        assert!(matches!(place.files.get_bytes(key).await, Err(FilesError::BadKey)), "{key}");
        assert!(matches!(place.files.exists(key).await, Err(FilesError::BadKey)), "{key}");
        assert!(matches!(place.files.delete(key).await, Err(FilesError::BadKey)), "{key}");
    }
    assert_eq!(fs::read_to_string(&outside).expect("untouched"), "secret");
}

async fn the_list_names_every_blob(place: Place) {
    assert_eq!(place.files.list().count().await, 0);
    let before = SystemTime::now() - Duration::from_secs(2);
    for (key, size) in [("uploads/b", 2), ("uploads/a", 1), ("c", 3)] {
        place.files.put(key, content(size)).await.expect("stored");
    }
    let mut listed: Vec<ListedBlob> = place.files.list().try_collect().await.expect("the whole list");
    listed.sort_by(|one, other| one.key.cmp(&other.key));
    let named: Vec<_> = listed.iter().map(|blob| (blob.key.as_str(), blob.size)).collect();
    assert_eq!(named, [("c", 3), ("uploads/a", 1), ("uploads/b", 2)]);
    let after = SystemTime::now() + Duration::from_secs(2);
    assert!(listed.iter().all(|blob| (before..after).contains(&blob.modified)), "{listed:?}");
}

async fn a_store_that_answers_is_alive(place: Place) {
    place.files.ping().await.expect("alive");
}
