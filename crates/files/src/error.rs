use std::error::Error;
use std::io::{self, ErrorKind};

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
    /// There is no space left for the content; nothing was kept.
    #[error("the file store is full")]
    Full(#[source] Box<dyn Error + Send + Sync>),
    /// The folder or the bucket cannot be used; trying again later may help.
    #[error("the file store is not available")]
    Unavailable(#[source] Box<dyn Error + Send + Sync>),
}

impl FilesError {
    pub(crate) fn unavailable(error: impl Error + Send + Sync + 'static) -> Self {
        if is_full(&error) { Self::Full(Box::new(error)) } else { Self::Unavailable(Box::new(error)) }
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

/// Whether an error comes from a full disk or a used-up quota, however deep below.
fn is_full(error: &(dyn Error + 'static)) -> bool {
    let io = error.downcast_ref::<io::Error>().map(io::Error::kind);
    matches!(io, Some(ErrorKind::StorageFull | ErrorKind::QuotaExceeded)) || error.source().is_some_and(is_full)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn from_disk(kind: ErrorKind) -> FilesError {
        object_store::Error::Generic { store: "disk", source: Box::new(io::Error::from(kind)) }.into()
    }

    #[test]
    fn a_full_disk_is_told_from_one_that_is_away() {
        assert!(matches!(from_disk(ErrorKind::StorageFull), FilesError::Full(_)));
        assert!(matches!(from_disk(ErrorKind::QuotaExceeded), FilesError::Full(_)));
        assert!(matches!(from_disk(ErrorKind::PermissionDenied), FilesError::Unavailable(_)));
    }
}
