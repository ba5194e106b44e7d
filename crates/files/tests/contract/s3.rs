use vitae_files::{Files, FilesError, S3Credentials};
use vitae_testkit::s3::S3Server;

use crate::harness::{content, credentials, s3};

#[tokio::test]
async fn blobs_lie_under_the_prefix_of_the_address() {
    let place = s3().await;
    place.files.put("uploads/a", content(10)).await.expect("stored");
    let stored = std::fs::read(place.folder.path().join("blobs/vitae/files/uploads/a")).expect("in the bucket");
    assert_eq!(stored, content(10));
}

#[tokio::test]
async fn a_wrong_secret_is_refused_by_the_server() {
    let server = S3Server::start().await;
    let wrong = S3Credentials { secret_access_key: "guessed".to_owned(), ..credentials() };
    let files = Files::open(&format!("s3://blobs?endpoint={}", server.endpoint()), Some(&wrong)).expect("opens");
    assert!(matches!(files.ping().await, Err(FilesError::Unavailable(_))));
    assert!(matches!(files.put("a", content(1)).await, Err(FilesError::Unavailable(_))));
    assert!(matches!(files.get_bytes("a").await, Err(FilesError::Unavailable(_))));
}

#[tokio::test]
async fn a_missing_bucket_is_unavailable() {
    let server = S3Server::start().await;
    let files =
        Files::open(&format!("s3://absent?endpoint={}", server.endpoint()), Some(&credentials())).expect("opens");
    let answer = files.ping().await;
    assert!(matches!(answer, Err(FilesError::Unavailable(_))), "{answer:?}");
}

#[tokio::test]
async fn a_server_that_does_not_answer_is_unavailable() {
    let files = Files::open("s3://blobs?endpoint=http://127.0.0.1:1", Some(&credentials())).expect("opens");
    assert!(matches!(files.ping().await, Err(FilesError::Unavailable(_))));
}

#[test]
fn a_bucket_needs_credentials_and_never_shows_them() {
    let refused = Files::open("s3://blobs", None);
    assert!(matches!(refused, Err(FilesError::BadUrl(_))), "{refused:?}");
    let files = Files::open("s3://blobs", Some(&credentials())).expect("opens");
    assert!(!format!("{files:?}{:?}", credentials()).contains("secret"));
}
