//! Shapes that every part of the API shares.

use axum::http::HeaderName;
use serde::Serialize;
use utoipa::ToSchema;

/// How many pages a document has of which this is one, or all.
pub const X_PAGES: HeaderName = HeaderName::from_static("x-pages");

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
