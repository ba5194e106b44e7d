use std::future::Future;

use bytes::Bytes;
use hyper_util::rt::{TokioExecutor, TokioIo};
use hyper_util::server::conn::auto::Builder;
use s3s::auth::SimpleAuth;
use s3s::service::S3ServiceBuilder;
use tempfile::TempDir;
use tokio::net::TcpListener;
use vitae_files::{Files, S3Credentials};

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
    S3Credentials { access_key_id: "vitae".to_owned(), secret_access_key: "secret".to_owned(), session_token: None }
}

/// A server of its own on a free port, with the one bucket `blobs`; it checks every signature.
pub async fn s3_server() -> (String, TempDir) {
    let folder = temporary_folder();
    std::fs::create_dir(folder.path().join("blobs")).expect("a bucket");
    let mut service = S3ServiceBuilder::new(s3s_fs::FileSystem::new(folder.path()).expect("a file system"));
    service.set_auth(SimpleAuth::from_single("vitae", "secret"));
    let service = service.build();
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let endpoint = format!("http://{}", listener.local_addr().expect("an address"));
    tokio::spawn(async move {
        while let Ok((socket, _)) = listener.accept().await {
            let service = service.clone();
            tokio::spawn(async move {
                // A client that hangs up is not this server's concern.
                let _ = Builder::new(TokioExecutor::new()).serve_connection(TokioIo::new(socket), service).await;
            });
        }
    });
    (endpoint, folder)
}

pub async fn s3() -> Place {
    let (endpoint, folder) = s3_server().await;
    let url = format!("s3://blobs/vitae/files?endpoint={endpoint}&region=eu-central-1");
    Place { files: Files::open(&url, Some(&credentials())).expect("the bucket opens"), folder }
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
