//! Extractors whose rejections speak the API's envelope.

use crate::error::{ApiError, Code};
use crate::portfolio::NO_SUCH_PORTFOLIO;
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

/// The id in a path. What is no id cannot exist, so it answers 404.
pub struct Id(pub Uuid);

impl<S: Send + Sync> FromRequestParts<S> for Id {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        uuid_in_path(parts, state, "We couldn't find this resume.").await.map(Self)
    }
}

/// The id of a job in a path. What is no id cannot exist, so it answers 404.
pub struct JobId(pub Uuid);

impl<S: Send + Sync> FromRequestParts<S> for JobId {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        uuid_in_path(parts, state, "We couldn't find this job. It may have been deleted.").await.map(Self)
    }
}

/// The id of a cover letter in a path.
pub struct LetterId(pub Uuid);

impl<S: Send + Sync> FromRequestParts<S> for LetterId {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        uuid_in_path(parts, state, "We couldn't find this letter. It may have been deleted.").await.map(Self)
    }
}

/// The id of a session in a path.
pub struct SessionId(pub Uuid);

/// The sentence about a session that is not there.
pub const NO_SUCH_SESSION: &str = "This session has ended already.";

impl<S: Send + Sync> FromRequestParts<S> for SessionId {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        uuid_in_path(parts, state, NO_SUCH_SESSION).await.map(Self)
    }
}

/// The id of a key for scripts in a path.
pub struct KeyId(pub Uuid);

/// The sentence about a key that is not there.
pub const NO_SUCH_KEY: &str = "This API key was deleted already.";

impl<S: Send + Sync> FromRequestParts<S> for KeyId {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        uuid_in_path(parts, state, NO_SUCH_KEY).await.map(Self)
    }
}

/// The id of a passkey in a path.
pub struct PasskeyId(pub Uuid);

/// The sentence about a passkey that is not there.
pub const NO_SUCH_PASSKEY: &str = "This passkey was removed already.";

impl<S: Send + Sync> FromRequestParts<S> for PasskeyId {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        uuid_in_path(parts, state, NO_SUCH_PASSKEY).await.map(Self)
    }
}

/// The id of an identity at a provider in a path.
pub struct IdentityId(pub Uuid);

/// The sentence about an identity that is not there.
pub const NO_SUCH_IDENTITY: &str = "This sign-in was disconnected already.";

impl<S: Send + Sync> FromRequestParts<S> for IdentityId {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        uuid_in_path(parts, state, NO_SUCH_IDENTITY).await.map(Self)
    }
}

/// The id of an account in a path.
pub struct AccountId(pub Uuid);

/// The sentence about an account that is not there.
pub const NO_SUCH_ACCOUNT: &str = "There is no such account any more.";

impl<S: Send + Sync> FromRequestParts<S> for AccountId {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        uuid_in_path(parts, state, NO_SUCH_ACCOUNT).await.map(Self)
    }
}

/// The id of an invitation in a path.
pub struct InvitationId(pub Uuid);

/// The sentence about an invitation that is not there.
pub const NO_SUCH_INVITATION: &str = "This invitation was taken up, withdrawn or has expired.";

impl<S: Send + Sync> FromRequestParts<S> for InvitationId {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        uuid_in_path(parts, state, NO_SUCH_INVITATION).await.map(Self)
    }
}

/// The id of a portfolio in a path.
pub struct PortfolioId(pub Uuid);

impl<S: Send + Sync> FromRequestParts<S> for PortfolioId {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        uuid_in_path(parts, state, NO_SUCH_PORTFOLIO).await.map(Self)
    }
}

async fn uuid_in_path<S: Send + Sync>(parts: &mut Parts, state: &S, otherwise: &str) -> Result<Uuid, ApiError> {
    match Path::<Uuid>::from_request_parts(parts, state).await {
        Ok(Path(id)) => Ok(id),
        Err(_) => Err(ApiError::not_found(otherwise)),
    }
}
