//! What the child says to its parent: one JSON object.

use serde::{Deserialize, Serialize};
use vitae_model::{Document, Parsed};

/// The child's answer.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Answer {
    /// The file was read.
    Ok(Box<Read>),
    /// The file was refused.
    Err(Refusal),
}

/// A file that was read.
#[derive(Serialize, Deserialize)]
pub(crate) struct Read {
    pub document: Document,
    pub parsed: Parsed,
}

/// A file that was refused.
#[derive(Serialize, Deserialize)]
pub(crate) struct Refusal {
    pub code: String,
    pub message: String,
}
