//! Vitae's blobs: uploaded files in a local folder or in an S3 bucket, behind one face.
//!
//! A blob is written whole or not at all, under a key that the caller chose and that is checked here. Nothing is read
//! from the environment: the address and the credentials come in as arguments.

mod address;
mod error;
mod interrupted;
mod key;
mod open;
mod put;

use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::SystemTime;

use bytes::Bytes;
use futures::stream::BoxStream;
use futures::{StreamExt, TryStreamExt};
use object_store::{GetResult, ObjectStore, ObjectStoreExt};

pub use error::FilesError;
pub use open::S3Credentials;

/// A blob on its way out.
pub struct Blob {
    /// Bytes in all.
    pub size: u64,
    /// The content, in pieces; an error ends it.
    pub stream: BoxStream<'static, Result<Bytes, FilesError>>,
}

/// A blob as a list shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedBlob {
    /// Its key.
    pub key: String,
    /// Bytes.
    pub size: u64,
    /// When it was stored, by the clock of the store.
    pub modified: SystemTime,
}

/// An open blob store. Cloning is cheap and shares the connections.
#[derive(Clone)]
pub struct Files {
    store: Arc<dyn ObjectStore>,
    /// The folder of a local store.
    folder: Option<PathBuf>,
}

/// Leaves out the connection, whose own `Debug` may show credentials.
impl fmt::Debug for Files {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Files").field("folder", &self.folder).finish_non_exhaustive()
    }
}

impl Files {
    /// The blob under a key, to be read piece by piece.
    ///
    /// # Errors
    /// [`FilesError::NotFound`], [`FilesError::BadKey`], [`FilesError::Unavailable`], also when the whole folder or
    /// bucket is missing.
    pub async fn get(&self, key: &str) -> Result<Blob, FilesError> {
        let found = self.find(key).await?;
        Ok(Blob { size: found.meta.size, stream: found.into_stream().map_err(FilesError::from).boxed() })
    }

    /// The whole blob under a key.
    ///
    /// # Errors
    /// As [`get`](Self::get).
    pub async fn get_bytes(&self, key: &str) -> Result<Bytes, FilesError> {
        Ok(self.find(key).await?.bytes().await?)
    }

    async fn find(&self, key: &str) -> Result<GetResult, FilesError> {
        match self.store.get(&key::path_of(key)?).await.map_err(FilesError::from) {
            // A volume that is not mounted has no blobs either.
            Err(FilesError::NotFound) => self.ping().await.and(Err(FilesError::NotFound)),
            found => found,
        }
    }

    /// Whether there is a blob under a key.
    ///
    /// # Errors
    /// [`FilesError::BadKey`], [`FilesError::Unavailable`].
    pub async fn exists(&self, key: &str) -> Result<bool, FilesError> {
        match self.store.head(&key::path_of(key)?).await.map_err(FilesError::from) {
            Ok(_) => Ok(true),
            Err(FilesError::NotFound) => Ok(false),
            Err(error) => Err(error),
        }
    }

    /// Deletes the blob under a key; that there is none is success too.
    ///
    /// # Errors
    /// [`FilesError::BadKey`], [`FilesError::Unavailable`].
    pub async fn delete(&self, key: &str) -> Result<(), FilesError> {
        match self.store.delete(&key::path_of(key)?).await.map_err(FilesError::from) {
            Ok(()) | Err(FilesError::NotFound) => Ok(()),
            Err(error) => Err(error),
        }
    }

    /// All blobs, in no particular order; an error ends the list.
    pub fn list(&self) -> BoxStream<'static, Result<ListedBlob, FilesError>> {
        let listed = self.store.list(None).map_ok(|blob| ListedBlob {
            key: blob.location.to_string(),
            size: blob.size,
            modified: blob.last_modified.into(),
        });
        listed.map_err(FilesError::from).boxed()
    }

    /// Asks for a sign of life: the folder is there, or the bucket answers.
    ///
    /// # Errors
    /// [`FilesError::Unavailable`] when it is not so.
    pub async fn ping(&self) -> Result<(), FilesError> {
        if let Some(folder) = &self.folder {
            // Listing a folder that is gone succeeds, so it is looked for itself.
            return tokio::fs::read_dir(folder).await.map(drop).map_err(FilesError::unavailable);
        }
        // An empty folder of the bucket: asking for a key would not tell a missing bucket from a missing key.
        self.store.list_with_delimiter(Some(&key::path_of("ping")?)).await.map_err(FilesError::unavailable)?;
        Ok(())
    }
}
