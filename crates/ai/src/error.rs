//! What can go wrong with a service.

use std::time::Duration;

/// Why there is no answer.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum AiError {
    /// The key is missing, wrong, or may not do this.
    #[error("the service refuses the key")]
    Key,
    /// Too much was asked for; the service may say when to come back.
    #[error("the quota is used up")]
    Quota {
        /// How long to wait.
        retry_after: Option<Duration>,
    },
    /// As many requests were made as may be.
    #[error("no more requests are allowed for now")]
    OverBudget {
        /// When there may be one again.
        retry_after: Duration,
    },
    /// No answer in time.
    #[error("no answer in time")]
    Timeout,
    /// Nobody answers at the address.
    #[error("the service cannot be reached: {0}")]
    Unreachable(String),
    /// The service has a fault or too much to do.
    #[error("the service answers {status}")]
    Unavailable {
        /// The status of its answer.
        status: u16,
        /// How long it asks to wait.
        retry_after: Option<Duration>,
    },
    /// There is no such model, or not for this key.
    #[error("there is no model {0}")]
    NoModel(String),
    /// The service does not take the request, in its words.
    #[error("the service refuses the request: {0}")]
    Refused(String),
    /// The service does not want to say it.
    #[error("the answer was blocked: {0:?}")]
    Blocked(Block),
    /// An answer without text.
    #[error("the answer is empty")]
    Empty,
    /// The answer was cut off because it grew too long.
    #[error("the answer was cut off")]
    Cut,
    /// What came is no answer.
    #[error("the answer cannot be read: {0}")]
    Unreadable(String),
    /// This machine cannot make the connection.
    #[error("no connection can be made: {0}")]
    Setup(String),
}

/// Why a service does not want to say something.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Block {
    /// It could do harm.
    Safety,
    /// It repeats a known text.
    Recitation,
    /// It is in a language that is not supported.
    Language,
    /// Something else.
    Other,
}

impl AiError {
    /// The user's sentence (section 8 of the specification), with the service's name.
    pub fn sentence(&self, service: &str) -> String {
        match self {
            Self::Key => format!("{service} API key is invalid or missing. Please check your environment variables."),
            Self::Quota { .. } => format!("{service} API quota exceeded. Please try again later."),
            Self::OverBudget { .. } => format!("The limit of calls to {service} is reached. Please try again later."),
            Self::Timeout => format!("Request to {service} API timed out. Please try again."),
            Self::Unreachable(_) | Self::Setup(_) => {
                format!("{service} API could not be reached. Please try again later.")
            }
            Self::Unavailable { .. } => {
                format!("{service} API is not available at the moment. Please try again later.")
            }
            Self::NoModel(model) => {
                format!("{service} API has no model {model}. Please check the setting VITAE_AI_MODEL.")
            }
            Self::Refused(_) => format!("{service} API did not accept the request."),
            Self::Blocked(Block::Safety) => format!("{service} API blocked the answer for safety reasons."),
            Self::Blocked(Block::Recitation) => {
                format!("{service} API blocked the answer because it repeats a known text.")
            }
            Self::Blocked(Block::Language) => format!("{service} API blocked the answer because of its language."),
            Self::Blocked(Block::Other) => format!("{service} API blocked the answer."),
            Self::Empty => format!("Empty response from {service} API"),
            Self::Cut => format!("The response from {service} API was cut off."),
            Self::Unreadable(_) => format!("The response from {service} API could not be read. Please try again."),
        }
    }

    /// Whether the same request may be answered a moment later.
    pub(crate) fn is_momentary(&self) -> bool {
        match self {
            Self::Unreachable(_) | Self::Unavailable { .. } => true,
            Self::Quota { retry_after } => retry_after.is_some(),
            _ => false,
        }
    }

    /// How long the service asks to wait.
    pub fn retry_after(&self) -> Option<Duration> {
        match self {
            Self::Quota { retry_after } | Self::Unavailable { retry_after, .. } => *retry_after,
            Self::OverBudget { retry_after } => Some(*retry_after),
            _ => None,
        }
    }
}
