use std::error::Error;

/// Everything that can go wrong with blobs.
///
/// `Display` names neither key nor address; the causes are reachable through [`Error::source`] and belong in the log.
#[derive(Debug, thiserror::Error)]
pub enum FilesError {
    /// There is no blob under this key.
    #[error("there is no such file")]
    NotFound,
    /// The key is not of the allowed form: segments of `A-Z a-z 0-9 . _ -`, separated by single slashes, none of
    /// them `.` or `..`, 512 bytes in all.
    #[error("the file's key is not of the allowed form")]
    BadKey,
    /// The address of the blob store cannot be used.
    #[error("{0}")]
    BadUrl(String),
    /// The content to be stored broke off; nothing was kept. The source is the content's own error.
    #[error("the file broke off while it was being stored")]
    Interrupted(#[source] Box<dyn Error + Send + Sync>),
    /// The folder or the bucket cannot be used; trying again later may help.
    #[error("the file store is not available")]
    Unavailable(#[source] Box<dyn Error + Send + Sync>),
}

impl FilesError {
    pub(crate) fn unavailable(error: impl Error + Send + Sync + 'static) -> Self {
        Self::Unavailable(Box::new(error))
    }
}

impl From<object_store::Error> for FilesError {
    fn from(error: object_store::Error) -> Self {
        match error {
            object_store::Error::NotFound { .. } => Self::NotFound,
            other => Self::unavailable(other),
        }
    }
}
