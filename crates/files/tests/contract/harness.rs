use std::future::Future;

use bytes::Bytes;
use tempfile::TempDir;
use vitae_files::{Files, S3Credentials};
use vitae_testkit::s3::{CREDENTIALS, S3Server};

/// A store, and the folder in which its blobs, or the server's, end up.
pub struct Place {
    pub files: Files,
    pub folder: TempDir,
}

pub fn local() -> Place {
    let folder = temporary_folder();
    let url = format!("file:{}", folder.path().join("files").display());
    Place { files: Files::open(&url, None).expect("the folder opens"), folder }
}

pub fn credentials() -> S3Credentials {
    let [access_key_id, secret_access_key] = CREDENTIALS.map(str::to_owned);
    S3Credentials { access_key_id, secret_access_key, session_token: None }
}

pub async fn s3() -> Place {
    let server = S3Server::start().await;
    let files = Files::open(&server.url("vitae/files"), Some(&credentials())).expect("the bucket opens");
    Place { files, folder: server.into_folder() }
}

fn temporary_folder() -> TempDir {
    TempDir::with_prefix("vitae-files-").expect("a temporary folder")
}

pub fn play<F: Future<Output = ()>>(place: impl Future<Output = Place>, case: impl FnOnce(Place) -> F) {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async { case(place.await).await });
}

/// Bytes that differ from place to place.
pub fn content(size: usize) -> Bytes {
    (0..size).map(|at| (at.wrapping_mul(2_654_435_761) >> 7) as u8).collect()
}

/// Makes one test for each kind of store out of each named case.
macro_rules! on_both {
    ($($case:ident)*) => {
        mod on_a_local_folder {
            $(#[test] fn $case() { crate::harness::play(async { crate::harness::local() }, super::$case); })*
        }
        mod on_s3 {
            $(#[test] fn $case() { crate::harness::play(crate::harness::s3(), super::$case); })*
        }
    };
}

pub(crate) use on_both;
