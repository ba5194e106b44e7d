//! A server that speaks S3, on a port of this machine: it checks every signature, and keeps its objects in a folder.

use hyper_util::rt::{TokioExecutor, TokioIo};
use hyper_util::server::conn::auto::Builder;
use s3s::auth::SimpleAuth;
use s3s::service::S3ServiceBuilder;
use tempfile::TempDir;
use tokio::net::TcpListener;

/// What its only client is called, and its secret.
pub const CREDENTIALS: [&str; 2] = ["vitae", "secret"];

/// A running server with the one bucket `blobs`; it ends with the runtime that started it.
pub struct S3Server {
    endpoint: String,
    folder: TempDir,
}

impl S3Server {
    /// Starts one on a free port.
    ///
    /// # Panics
    /// Outside a runtime of Tokio, or when this machine has no port or folder.
    pub async fn start() -> Self {
        let folder = TempDir::with_prefix("vitae-s3-").expect("a temporary folder");
        std::fs::create_dir(folder.path().join("blobs")).expect("a bucket");
        let mut service = S3ServiceBuilder::new(s3s_fs::FileSystem::new(folder.path()).expect("a file system"));
        let [name, secret] = CREDENTIALS;
        service.set_auth(SimpleAuth::from_single(name, secret));
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
        Self { endpoint, folder }
    }

    /// Where it listens.
    pub fn endpoint(&self) -> &str {
        &self.endpoint
    }

    /// The address of a place in its bucket, as the setting `VITAE_FILES_URL` takes it.
    pub fn url(&self, prefix: &str) -> String {
        format!("s3://blobs/{prefix}?endpoint={}&region=eu-central-1", self.endpoint)
    }

    /// Ends the keeping of the folder in which its objects are: whoever takes it removes it.
    pub fn into_folder(self) -> TempDir {
        self.folder
    }
}
