use std::fmt;
use std::fs::DirBuilder;
use std::os::unix::fs::DirBuilderExt;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use object_store::aws::AmazonS3Builder;
use object_store::local::LocalFileSystem;
use object_store::path::Path;
use object_store::prefix::PrefixStore;
use object_store::{ClientOptions, ObjectStore, RetryConfig};

use crate::address::{self, Address, Bucket};
use crate::{Files, FilesError};

/// A user waits for these: the library's own three minutes of retries would outlast the browser.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(5);
const REQUEST_TIMEOUT: Duration = Duration::from_secs(30);
const RETRY_TIMEOUT: Duration = Duration::from_secs(15);
const RETRIES: usize = 3;

/// The keys to a bucket. `Debug` shows neither.
#[derive(Clone)]
pub struct S3Credentials {
    /// The public half.
    pub access_key_id: String,
    /// The secret half.
    pub secret_access_key: String,
    /// Goes with temporary keys.
    pub session_token: Option<String>,
}

impl fmt::Debug for S3Credentials {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("S3Credentials(hidden)")
    }
}

impl Files {
    /// Whether an address can be used at all; nothing is opened.
    ///
    /// # Errors
    /// [`FilesError::BadUrl`] with a sentence about the form of an address.
    pub fn check_url(url: &str) -> Result<(), FilesError> {
        address::parse(url).map(drop)
    }

    /// Opens a folder (`PATH` or `file:PATH`, made when missing, readable by its owner alone) or a bucket
    /// (`s3://BUCKET/PREFIX?endpoint=URL&region=NAME`; without an endpoint it is Amazon's, and without a region
    /// `us-east-1`). Buckets are addressed by path, and an endpoint may be plain `http`.
    ///
    /// No bucket is asked anything yet: [`ping`](Self::ping) does that. Reading a missing key is told from a
    /// forbidden one only if the credentials may list the bucket.
    ///
    /// # Errors
    /// [`FilesError::BadUrl`] for an address that cannot be used or a bucket without credentials,
    /// [`FilesError::Unavailable`] when the folder cannot be made.
    pub fn open(url: &str, credentials: Option<&S3Credentials>) -> Result<Self, FilesError> {
        match address::parse(url)? {
            Address::Folder(folder) => open_folder(folder),
            Address::S3(bucket) => open_bucket(bucket, credentials),
        }
    }
}

fn open_folder(folder: PathBuf) -> Result<Files, FilesError> {
    DirBuilder::new().recursive(true).mode(0o700).create(&folder).map_err(FilesError::unavailable)?;
    // A blob is on the disk before its row is written.
    let store = LocalFileSystem::new_with_prefix(&folder)?.with_fsync(true);
    Ok(Files { store: Arc::new(store), folder: Some(folder) })
}

fn open_bucket(bucket: Bucket, credentials: Option<&S3Credentials>) -> Result<Files, FilesError> {
    let credentials =
        credentials.ok_or_else(|| FilesError::BadUrl("an S3 bucket needs an access key and its secret".to_owned()))?;
    let prefix = Path::parse(&bucket.prefix)
        .map_err(|_| FilesError::BadUrl("the prefix of an S3 address is not of the allowed form".to_owned()))?;
    // Fails only when a provider is there already.
    let _ = rustls::crypto::ring::default_provider().install_default();
    let store = builder(bucket, credentials).build().map_err(FilesError::unavailable)?;
    let store: Arc<dyn ObjectStore> =
        if prefix.as_ref().is_empty() { Arc::new(store) } else { Arc::new(PrefixStore::new(store, prefix)) };
    Ok(Files { store, folder: None })
}

fn builder(bucket: Bucket, credentials: &S3Credentials) -> AmazonS3Builder {
    let plain_http = bucket.endpoint.as_ref().is_some_and(|endpoint| endpoint.starts_with("http://"));
    let mut builder = AmazonS3Builder::new()
        .with_bucket_name(bucket.name)
        .with_region(bucket.region)
        .with_access_key_id(&credentials.access_key_id)
        .with_secret_access_key(&credentials.secret_access_key)
        .with_virtual_hosted_style_request(false)
        .with_client_options(
            ClientOptions::new()
                .with_allow_http(plain_http)
                .with_connect_timeout(CONNECT_TIMEOUT)
                .with_timeout(REQUEST_TIMEOUT),
        )
        .with_retry(RetryConfig { max_retries: RETRIES, retry_timeout: RETRY_TIMEOUT, ..RetryConfig::default() });
    if let Some(endpoint) = bucket.endpoint {
        builder = builder.with_endpoint(endpoint);
    }
    if let Some(token) = &credentials.session_token {
        builder = builder.with_token(token);
    }
    builder
}
