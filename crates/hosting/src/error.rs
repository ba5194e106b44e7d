//! What can go wrong with a host.

use std::time::Duration;

/// Why a host did not do what was asked.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum HostingError {
    /// The token is missing, wrong or out of date.
    #[error("the host does not know the token")]
    Unauthorized,
    /// The token is known and may not do this; in the host's words.
    #[error("the host forbids it: {0}")]
    Forbidden(String),
    /// There is no such deployment, project or domain.
    #[error("the host does not know it")]
    NotFound,
    /// Too much was asked for; the host may say when to come back.
    #[error("the host's limit is reached")]
    RateLimited {
        /// How long to wait.
        retry_after: Option<Duration>,
    },
    /// The domain belongs to another project.
    #[error("another project has the domain")]
    DomainTaken,
    /// The host does not take this name as a domain.
    #[error("the host does not take the domain: {0}")]
    InvalidDomain(String),
    /// The deployment failed at the host, in its words.
    #[error("the deployment failed: {0}")]
    Failed(String),
    /// Somebody ended the deployment at the host.
    #[error("the deployment was canceled")]
    Canceled,
    /// No answer, or no end of a deployment, in time.
    #[error("it takes too long")]
    Timeout,
    /// Nobody answers at the address.
    #[error("the host cannot be reached: {0}")]
    Unreachable(String),
    /// The host has a fault or too much to do.
    #[error("the host answers {status}")]
    Unavailable {
        /// The status of its answer.
        status: u16,
    },
    /// The host does not take the request, in its words.
    #[error("the host refuses the request: {0}")]
    Refused(String),
    /// The host waits for files first, by their SHA-1.
    #[error("the host lacks {} files", .0.len())]
    MissingFiles(Vec<String>),
    /// What came is no answer.
    #[error("the answer cannot be read: {0}")]
    Unreadable(String),
    /// A file of the site cannot be read here.
    #[error("a file cannot be read: {0}")]
    File(String),
    /// This machine cannot make the connection.
    #[error("no connection can be made: {0}")]
    Setup(String),
}

impl HostingError {
    /// Whether the same request may succeed a moment later.
    pub fn is_momentary(&self) -> bool {
        match self {
            Self::Unreachable(_) | Self::Unavailable { .. } | Self::Timeout => true,
            Self::RateLimited { retry_after } => retry_after.is_some(),
            _ => false,
        }
    }

    /// How long the host asks to wait.
    pub fn retry_after(&self) -> Option<Duration> {
        match self {
            Self::RateLimited { retry_after } => *retry_after,
            _ => None,
        }
    }
}
