use std::error::Error;
use std::io::{self, ErrorKind};
use std::sync::Arc;

use tantivy::TantivyError;

/// Everything that can go wrong with the index.
///
/// `Display` names no path; the causes are reachable through [`Error::source`] and belong in the log.
#[derive(Debug, Clone, thiserror::Error)]
pub enum SearchError {
    /// Another process works on the folder of the index.
    #[error("another process uses the search index")]
    InUse,
    /// There is no space left on the disk.
    #[error("the disk of the search index is full")]
    Full(#[source] Arc<dyn Error + Send + Sync>),
    /// The index cannot be read or written; it can be cleared and made anew.
    #[error("the search index is not available")]
    Unavailable(#[source] Arc<dyn Error + Send + Sync>),
}

impl From<TantivyError> for SearchError {
    fn from(error: TantivyError) -> Self {
        match error {
            TantivyError::LockFailure(..) => Self::InUse,
            TantivyError::IoError(error) => Self::of_disk(error.kind(), error),
            other => Self::Unavailable(Arc::new(other)),
        }
    }
}

impl From<io::Error> for SearchError {
    fn from(error: io::Error) -> Self {
        Self::of_disk(error.kind(), Arc::new(error))
    }
}

impl SearchError {
    fn of_disk(kind: ErrorKind, error: Arc<io::Error>) -> Self {
        match kind {
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Self::Full(error),
            _ => Self::Unavailable(error),
        }
    }
}
