//! What can go wrong with a service.

use std::time::Duration;

/// Why a service gave nothing.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ProviderError {
    /// There is no such profile.
    #[error("there is no such profile")]
    NoProfile,
    /// The service no longer takes the token: it has expired or was withdrawn.
    #[error("the service refuses the token")]
    TokenRefused,
    /// The service does not give a token for this code; its word for the reason.
    #[error("the service refuses the code: {0}")]
    CodeRefused(String),
    /// Too many questions; when the service takes the next one, if it says so.
    #[error("the service takes no more questions for now")]
    RateLimited {
        /// How long to wait.
        retry_after: Option<Duration>,
    },
    /// No answer in time.
    #[error("no answer in time")]
    Timeout,
    /// Nobody answers at the address.
    #[error("the service cannot be reached: {0}")]
    Unreachable(String),
    /// The service has a fault, or refuses for a reason of its own.
    #[error("the service answers {0}")]
    Refused(u16),
    /// What came is no answer.
    #[error("the answer cannot be read: {0}")]
    Unreadable(String),
    /// This machine cannot make the connection.
    #[error("no connection can be made: {0}")]
    Setup(String),
}

impl ProviderError {
    /// How long the service asks to wait.
    pub fn retry_after(&self) -> Option<Duration> {
        match self {
            Self::RateLimited { retry_after } => *retry_after,
            _ => None,
        }
    }
}
