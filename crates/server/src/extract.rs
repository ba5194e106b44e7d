//! Extractors whose rejections speak the API's envelope.

use crate::error::{ApiError, Code};
use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::{StatusCode, request::Parts};
use serde::de::DeserializeOwned;
use std::error::Error;
use uuid::Uuid;

pub mod client;
pub mod file;
mod words;

/// A JSON body.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Self, ApiError> {
        match axum::Json::<T>::from_request(request, state).await {
            Ok(axum::Json(value)) => Ok(Self(value)),
            Err(rejection) => Err(refuse_body(&rejection)),
        }
    }
}

type JsonError = serde_path_to_error::Error<serde_json::Error>;
type QueryError = serde_path_to_error::Error<serde::de::value::Error>;

fn refuse_body(rejection: &JsonRejection) -> ApiError {
    let cause = find::<JsonError>(rejection);
    match (rejection.status(), cause) {
        (StatusCode::PAYLOAD_TOO_LARGE, _) => ApiError::new(Code::TooLarge, "The request is too large."),
        _ if matches!(rejection, JsonRejection::BytesRejection(_)) => {
            ApiError::new(Code::Interrupted, "The connection was interrupted. Please try again.")
        }
        (StatusCode::UNSUPPORTED_MEDIA_TYPE, _) => {
            ApiError::new(Code::UnsupportedType, "Send JSON with the header Content-Type: application/json.")
        }
        (StatusCode::UNPROCESSABLE_ENTITY, Some(cause)) => {
            match words::explain("field", &cause.path().to_string(), &cause.inner().to_string()) {
                (path, sentence) if path.is_empty() => ApiError::invalid(sentence),
                (path, sentence) => ApiError::invalid_field(&path, sentence),
            }
        }
        (_, Some(cause)) => {
            let (line, column) = (cause.inner().line(), cause.inner().column());
            ApiError::bad_request(format!("The request is not valid JSON (line {line}, column {column})."))
        }
        _ => ApiError::bad_request("The request is not valid JSON."),
    }
}

/// Query parameters.
pub struct Params<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Params<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        let refuse = |rejection: QueryRejection| match find::<QueryError>(&rejection) {
            Some(cause) => {
                let (_, sentence) = words::explain("parameter", &cause.path().to_string(), &cause.inner().to_string());
                ApiError::bad_request(sentence)
            }
            None => ApiError::bad_request("The parameters of the address cannot be read."),
        };
        Query::<T>::from_request_parts(parts, state).await.map(|Query(value)| Self(value)).map_err(refuse)
    }
}

/// The error of one type among an error's causes.
fn find<'a, E: Error + 'static>(error: &'a (dyn Error + 'static)) -> Option<&'a E> {
    error.downcast_ref().or_else(|| error.source().and_then(find))
}

/// The id of a resume and the number of one of its versions in a path.
pub struct IdAndNumber(pub Uuid, pub i64);

impl<S: Send + Sync> FromRequestParts<S> for IdAndNumber {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        match Path::<(Uuid, i64)>::from_request_parts(parts, state).await {
            Ok(Path((id, number))) => Ok(Self(id, number)),
            Err(_) => Err(ApiError::not_found("We couldn't find this version.")),
        }
    }
}

macro_rules! ids_in_paths {
    ($($(#[$doc:meta])* $name:ident = $sentence:expr;)*) => {
        $($(#[$doc])* pub struct $name(pub Uuid);

        impl $name {
            /// 404: there is none, or it is another user's.
            pub fn not_found() -> ApiError {
                ApiError::not_found($sentence)
            }
        }

        impl<S: Send + Sync> FromRequestParts<S> for $name {
            type Rejection = ApiError;

            /// What is no id cannot exist.
            async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
                let id = Path::<Uuid>::from_request_parts(parts, state).await;
                id.map(|Path(id)| Self(id)).map_err(|_| Self::not_found())
            }
        })*
    };
}

ids_in_paths! {
    /// The id of a resume in a path.
    Id = "We couldn't find this resume.";
    /// The id of a job in a path.
    JobId = "We couldn't find this job. It may have been deleted.";
    /// The id of a cover letter in a path.
    LetterId = "We couldn't find this letter. It may have been deleted.";
    /// The id of a session in a path.
    SessionId = "This session has ended already.";
    /// The id of a key for scripts in a path.
    KeyId = "This API key was deleted already.";
    /// The id of a passkey in a path.
    PasskeyId = "This passkey was removed already.";
    /// The id of an identity at a provider in a path.
    IdentityId = "This sign-in was disconnected already.";
    /// The id of an account in a path.
    AccountId = "There is no such account any more.";
    /// The id of an invitation in a path.
    InvitationId = "This invitation was taken up, withdrawn or has expired.";
    /// The id of a portfolio in a path.
    PortfolioId = "We couldn't find this portfolio. It may have been deleted.";
}
