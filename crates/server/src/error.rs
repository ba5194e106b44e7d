//! The one place where errors of the libraries become HTTP answers.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use std::error::Error as StdError;
use std::fmt;
use utoipa::ToSchema;
use vitae_files::FilesError;
use vitae_model::Problem;
use vitae_reader::ReadError;
use vitae_store::StoreError;
use vitae_typeset::TypesetError;

/// A refusal or failure on its way to the client.
#[derive(Debug)]
pub struct ApiError {
    status: StatusCode,
    code: &'static str,
    message: String,
    fields: Vec<FieldProblem>,
    retry_after: Option<u64>,
    cause: Option<Box<dyn StdError + Send + Sync>>,
}

/// What every handler answers.
pub type ApiResult<T> = Result<T, ApiError>;

/// The body of every failure.
#[derive(Debug, Serialize, ToSchema)]
pub struct Failure {
    /// The sentence for the user.
    pub error: String,
    /// The same sentence; some calls of the specification read this one.
    pub message: String,
    /// For programs.
    pub code: &'static str,
    /// What is wrong with single fields of a form.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub fields: Vec<FieldProblem>,
}

/// What is wrong with one field.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct FieldProblem {
    /// The field, for example `education[0].graduationYear`.
    pub path: String,
    /// The sentence for the user.
    pub message: String,
}

impl ApiError {
    /// A refusal with the sentence that the user reads.
    pub fn new(status: StatusCode, code: &'static str, message: impl Into<String>) -> Self {
        Self { status, code, message: message.into(), fields: Vec::new(), retry_after: None, cause: None }
    }

    /// 400: the request cannot be read.
    pub fn bad_request(message: impl Into<String>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, "bad_request", message)
    }

    /// 404: absent, or not yours.
    pub fn not_found(message: impl Into<String>) -> Self {
        Self::new(StatusCode::NOT_FOUND, "not_found", message)
    }

    /// 422: understood, but a rule refuses it.
    pub fn invalid(message: impl Into<String>) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, "validation_failed", message)
    }

    /// 422 for one field of a form; the field's sentence is the answer's sentence.
    pub fn invalid_field(path: &str, message: impl Into<String>) -> Self {
        let message = message.into();
        let field = FieldProblem { path: path.into(), message: message.clone() };
        Self { fields: vec![field], ..Self::invalid(message) }
    }

    /// 429: too often; try again after so many seconds.
    pub fn rate_limited(seconds: u64) -> Self {
        let seconds = seconds.max(1);
        let wait = match seconds {
            1..60 => format!("{seconds} second{}", if seconds == 1 { "" } else { "s" }),
            _ => format!("{} minute{}", seconds.div_ceil(60), if seconds <= 60 { "" } else { "s" }),
        };
        let message = format!("Too many attempts. Please try again in {wait}.");
        Self { retry_after: Some(seconds), ..Self::new(StatusCode::TOO_MANY_REQUESTS, "rate_limited", message) }
    }

    /// 503: everything that could do this is occupied.
    pub fn busy() -> Self {
        let message = "The server is busy right now. Please try again in a few seconds.";
        Self { retry_after: Some(2), ..Self::new(StatusCode::SERVICE_UNAVAILABLE, "busy", message) }
    }

    /// 500: our fault; the cause goes to the log, never to the user.
    pub fn internal(cause: impl Into<Box<dyn StdError + Send + Sync>>) -> Self {
        let message = "Something went wrong on our side. Please try again.";
        Self { cause: Some(cause.into()), ..Self::new(StatusCode::INTERNAL_SERVER_ERROR, "internal", message) }
    }
}

impl fmt::Display for ApiError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        if let Some(cause) = &self.cause {
            tracing::error!(code = self.code, cause = %chain(cause.as_ref()), "request failed");
        }
        let body = Failure { error: self.message.clone(), message: self.message, code: self.code, fields: self.fields };
        let mut response = (self.status, Json(body)).into_response();
        if let Some(seconds) = self.retry_after {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        if self.status == StatusCode::UNAUTHORIZED {
            response.headers_mut().insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        response
    }
}

/// An error and everything below it, in one line.
fn chain(error: &(dyn StdError + 'static)) -> String {
    let mut line = error.to_string();
    let mut below = error.source();
    while let Some(cause) = below {
        line = format!("{line}: {cause}");
        below = cause.source();
    }
    line
}

impl From<Vec<Problem>> for ApiError {
    fn from(problems: Vec<Problem>) -> Self {
        let message = problems.first().map_or_else(String::new, |problem| problem.message.clone());
        let fields = problems.into_iter().map(|Problem { path, message }| FieldProblem { path, message }).collect();
        Self { fields, ..Self::invalid(message) }
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::EmailTaken => Self::new(StatusCode::CONFLICT, "email_taken", "email already exists"),
            StoreError::LimitReached { limit } => plan_limit(limit),
            StoreError::NotFound => Self::not_found("This is no longer there."),
            StoreError::UnstorableText => {
                Self::invalid("A text holds a character that cannot be stored. Remove it and try again.")
            }
            StoreError::Unavailable(cause) => Self { cause: Some(cause), ..Self::busy() },
            other => Self::internal(other),
        }
    }
}

/// 403: a Free account keeps as many résumés as it may (PRI-17).
pub fn plan_limit(limit: u32) -> ApiError {
    ApiError::new(
        StatusCode::FORBIDDEN,
        "plan_limit",
        format!(
            "Your Free plan keeps up to {limit} resumes. Delete one you no longer need, then try again. Nothing was deleted."
        ),
    )
}

impl From<FilesError> for ApiError {
    fn from(error: FilesError) -> Self {
        Self::internal(error)
    }
}

impl From<TypesetError> for ApiError {
    fn from(error: TypesetError) -> Self {
        match error {
            TypesetError::TooLarge { .. } => {
                Self::new(StatusCode::UNPROCESSABLE_ENTITY, "file_too_complex", error.to_string())
            }
            other => Self::internal(other),
        }
    }
}

impl From<ReadError> for ApiError {
    fn from(error: ReadError) -> Self {
        let refused = StatusCode::UNPROCESSABLE_ENTITY;
        match error {
            ReadError::Refused { code, message } => match code.as_str() {
                "file_unsupported" => Self::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "unsupported_type", message),
                "file_empty" => Self::new(refused, "file_empty", message),
                "file_encrypted" => Self::new(refused, "file_encrypted", message),
                "file_no_text" => Self::new(refused, "file_no_text", message),
                "file_garbled" => Self::new(refused, "file_garbled", message),
                "file_hidden_text" => Self::new(refused, "file_hidden_text", message),
                "file_too_complex" => Self::new(refused, "file_too_complex", message),
                _ => Self::new(refused, "file_damaged", message),
            },
            ReadError::Timeout => Self::new(refused, "read_timeout", error.to_string()),
            ReadError::Crashed => Self::new(refused, "file_damaged", error.to_string()),
            ReadError::Busy => Self::busy(),
            other => Self::internal(other),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waiting_times_read_well() {
        let cases = [
            (0, "1 second."),
            (1, "1 second."),
            (59, "59 seconds."),
            (60, "1 minute."),
            (61, "2 minutes."),
            (900, "15 minutes."),
        ];
        for (seconds, expected) in cases {
            let message = ApiError::rate_limited(seconds).to_string();
            assert!(message.ends_with(expected), "{seconds}: {message}");
        }
    }
}
