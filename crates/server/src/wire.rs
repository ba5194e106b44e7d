//! Shapes that every part of the API shares.

use serde::Serialize;
use utoipa::ToSchema;

/// Success with one payload.
#[derive(Debug, Serialize, ToSchema)]
pub struct Data<T> {
    /// The payload.
    pub data: T,
}

/// Success with a payload, where the specification also reads `success`.
#[derive(Debug, Serialize, ToSchema)]
pub struct Success<T> {
    /// Always true; failures have another shape.
    pub success: bool,
    /// The payload.
    pub data: T,
}

impl<T> Success<T> {
    /// Wraps a payload.
    pub fn new(data: T) -> Self {
        Self { success: true, data }
    }
}

/// Nothing to say.
#[derive(Debug, Default, Serialize, ToSchema)]
pub struct Nothing {}

/// A file's bytes.
#[derive(ToSchema)]
#[schema(value_type = String, format = Binary)]
#[allow(dead_code, reason = "describes a body")]
pub struct Binary(Vec<u8>);
