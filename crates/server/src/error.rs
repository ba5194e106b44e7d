//! The one place where errors of the libraries become HTTP answers.

use crate::work::QueueError;
use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use std::error::Error as StdError;
use std::fmt;
use utoipa::ToSchema;
use vitae_ai::AiError;
use vitae_files::FilesError;
use vitae_model::Problem;
use vitae_profiles::ProviderError;
use vitae_reader::ReadError;
use vitae_renderer::RenderError;
use vitae_store::StoreError;
use vitae_typeset::TypesetError;

/// When to try again what nothing more exact is known of, in seconds.
pub const RETRY_SECONDS: u64 = 5;

/// What went wrong, for programs: each code with its one status. The sentence beside it may vary, the code does not.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = ErrorCode)]
pub enum Code {
    /// The request cannot be read.
    BadRequest,
    /// The body broke off, or came too slowly.
    Interrupted,
    /// Understood, but a rule refuses it; `fields` names the fields.
    ValidationFailed,
    /// Email and password do not belong together.
    InvalidCredentials,
    /// The password is right, and the account asks for a code beside it.
    SecondFactorRequired,
    /// No session.
    Unauthorized,
    /// The session has ended.
    SessionExpired,
    /// Not allowed.
    Forbidden,
    /// The plan allows no more.
    PlanLimit,
    /// The design is for paid plans.
    PremiumTemplate,
    /// The job board is for paid plans.
    ProRequired,
    /// Too much waits for its review.
    UploadLimit,
    /// The account's storage is full.
    AccountFull,
    /// The account has as many API keys, passkeys or identities as it may.
    KeyLimit,
    /// The session is too old for this.
    SignInAgain,
    /// Nobody, or not this one, may open an account.
    RegistrationClosed,
    /// Absent, or another user's.
    NotFound,
    /// The address does not take this method.
    MethodNotAllowed,
    /// Another account uses this email.
    EmailTaken,
    /// An account has this identity or passkey already.
    IdentityTaken,
    /// The resume was changed since the version that the change goes on from.
    VersionConflict,
    /// As many sites are live as may be.
    DeploymentLimit,
    /// An operator has closed the account.
    AccountDisabled,
    /// It is turned on already.
    AlreadyEnabled,
    /// It is turned off.
    NotEnabled,
    /// The operator has not set this up.
    NotConfigured,
    /// The profile elsewhere must be connected again.
    ReconnectNeeded,
    /// A profile elsewhere must be connected first.
    NotConnected,
    /// The profiles have changed since the preview was made.
    PreviewOutdated,
    /// The body is too large.
    TooLarge,
    /// The type of the body is not taken.
    UnsupportedType,
    /// The link was used, replaced or is too old.
    LinkExpired,
    /// The file is empty.
    FileEmpty,
    /// The file needs a password.
    FileEncrypted,
    /// The file holds no text.
    FileNoText,
    /// The letters of the file cannot be known.
    FileGarbled,
    /// All text of the file is hidden.
    FileHiddenText,
    /// The file cannot be opened.
    FileDamaged,
    /// The file, or what is to be typeset, is beyond a limit.
    FileTooComplex,
    /// The resume holds no text that could be scored.
    NoText,
    /// Reading the file took too long.
    ReadTimeout,
    /// The archive cannot be opened.
    ArchiveDamaged,
    /// The archive is made to do harm.
    ArchiveUnsafe,
    /// No profile is in the archive.
    ArchiveEmpty,
    /// The PDF is no profile saved at LinkedIn.
    NotLinkedin,
    /// Typesetting took too long.
    RenderTimeout,
    /// Too often.
    RateLimited,
    /// Everything that could do this is occupied or away.
    Busy,
    /// There is no space left to store anything.
    StorageFull,
    /// The language model gave no usable answer.
    AiFailed,
    /// The outside host did not do what was asked of it.
    HostFailed,
    /// The other service gave no usable answer.
    ProviderFailed,
    /// The stored file is gone.
    FileMissing,
    /// A fault of the server.
    Internal,
}

impl Code {
    /// The status that goes with the code.
    pub const fn status(self) -> StatusCode {
        match self {
            Self::BadRequest => StatusCode::BAD_REQUEST,
            Self::Interrupted => StatusCode::REQUEST_TIMEOUT,
            Self::InvalidCredentials | Self::SecondFactorRequired | Self::Unauthorized | Self::SessionExpired => {
                StatusCode::UNAUTHORIZED
            }
            Self::Forbidden
            | Self::AccountDisabled
            | Self::PlanLimit
            | Self::PremiumTemplate
            | Self::ProRequired
            | Self::UploadLimit
            | Self::AccountFull
            | Self::KeyLimit
            | Self::SignInAgain
            | Self::RegistrationClosed => StatusCode::FORBIDDEN,
            Self::NotFound => StatusCode::NOT_FOUND,
            Self::MethodNotAllowed => StatusCode::METHOD_NOT_ALLOWED,
            Self::EmailTaken
            | Self::IdentityTaken
            | Self::VersionConflict
            | Self::DeploymentLimit
            | Self::AlreadyEnabled
            | Self::NotEnabled
            | Self::NotConfigured
            | Self::ReconnectNeeded
            | Self::NotConnected
            | Self::PreviewOutdated => StatusCode::CONFLICT,
            Self::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Self::UnsupportedType => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Self::ValidationFailed
            | Self::LinkExpired
            | Self::FileEmpty
            | Self::FileEncrypted
            | Self::FileNoText
            | Self::FileGarbled
            | Self::FileHiddenText
            | Self::FileDamaged
            | Self::FileTooComplex
            | Self::NoText
            | Self::ReadTimeout
            | Self::ArchiveDamaged
            | Self::ArchiveUnsafe
            | Self::ArchiveEmpty
            | Self::NotLinkedin => StatusCode::UNPROCESSABLE_ENTITY,
            Self::RateLimited => StatusCode::TOO_MANY_REQUESTS,
            Self::Busy
            | Self::RenderTimeout
            | Self::StorageFull
            | Self::AiFailed
            | Self::HostFailed
            | Self::ProviderFailed => StatusCode::SERVICE_UNAVAILABLE,
            Self::FileMissing | Self::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }
}

/// A refusal or failure on its way to the client.
#[derive(Debug)]
pub struct ApiError {
    code: Code,
    message: String,
    fields: Vec<FieldProblem>,
    retry_after: Option<u64>,
    cause: Option<Box<dyn StdError + Send + Sync>>,
}

/// How many bytes of storage a call asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Need {
    /// So many.
    Exactly(u64),
    /// So many by now: the rest of its body has not arrived.
    AtLeast(u64),
}

/// A tenth of a megabyte, in bytes: the figures of [`ApiError::account_full`] have one decimal.
const TENTH: u64 = 100_000;

/// Tenths of a megabyte as people write them.
fn megabytes(tenths: u64) -> String {
    match (tenths / 10, tenths % 10) {
        (whole, 0) => whole.to_string(),
        (whole, tenth) => format!("{whole}.{tenth}"),
    }
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
    pub code: Code,
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
    pub fn new(code: Code, message: impl Into<String>) -> Self {
        Self { code, message: message.into(), fields: Vec::new(), retry_after: None, cause: None }
    }

    /// 400: the request cannot be read.
    pub fn bad_request(message: impl Into<String>) -> Self {
        Self::new(Code::BadRequest, message)
    }

    /// 404: absent, or not yours.
    pub fn not_found(message: impl Into<String>) -> Self {
        Self::new(Code::NotFound, message)
    }

    /// 422: understood, but a rule refuses it.
    pub fn invalid(message: impl Into<String>) -> Self {
        Self::new(Code::ValidationFailed, message)
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
        Self { retry_after: Some(seconds), ..Self::new(Code::RateLimited, message) }
    }

    /// 429: too many requests of this account wait already.
    pub fn too_many_at_once() -> Self {
        let message = "You have many requests running. Please wait for one to finish, then try again.";
        Self { retry_after: Some(2), ..Self::new(Code::RateLimited, message) }
    }

    /// 503: everything that could do this is occupied.
    pub fn busy() -> Self {
        let message = "The server is busy right now. Please try again in a few seconds.";
        Self { retry_after: Some(2), ..Self::new(Code::Busy, message) }
    }

    /// 403: what is to be kept does not fit into what is free of the account's storage. Both in bytes.
    pub fn account_full(need: Need, free: u64, most: u64) -> Self {
        let room = format!("{} of {} MB are free", megabytes(free / TENTH), megabytes(most / TENTH));
        let why = match need {
            Need::Exactly(0) | Need::AtLeast(0) => format!("Your storage is full: {room}"),
            Need::Exactly(bytes) => format!("This needs {} MB; {room}", megabytes(bytes.div_ceil(TENTH))),
            Need::AtLeast(bytes) => format!("This needs at least {} MB; {room}", megabytes(bytes.div_ceil(TENTH))),
        };
        let advice = "Delete resumes, letters or portfolios you no longer need, empty the trash, then try again.";
        Self::new(Code::AccountFull, format!("{why}. {advice}"))
    }

    /// 503: nothing can be written until there is space again.
    pub fn storage_full() -> Self {
        let message =
            "The server is out of storage space, so this could not be saved. Please try again in a few minutes.";
        Self { retry_after: Some(30), ..Self::new(Code::StorageFull, message) }
    }

    /// The same, with the seconds after which another try makes sense.
    #[must_use]
    pub fn with_retry_after(self, seconds: Option<u64>) -> Self {
        Self { retry_after: seconds, ..self }
    }

    /// The same for another request that waited for the same work. Its cause stays behind: see [`log`](Self::log).
    pub fn again(&self) -> Self {
        Self {
            code: self.code,
            message: self.message.clone(),
            fields: self.fields.clone(),
            retry_after: self.retry_after,
            cause: None,
        }
    }

    /// Writes the cause to the log, which answering with the error does too.
    pub fn log(&self) {
        if let Some(cause) = &self.cause {
            tracing::error!(code = ?self.code, cause = %chain(cause.as_ref()), "request failed");
        }
    }

    /// Whether the same request may succeed later without anything being changed about it.
    pub fn is_temporary(&self) -> bool {
        matches!(self.code.status(), StatusCode::SERVICE_UNAVAILABLE | StatusCode::TOO_MANY_REQUESTS)
    }

    /// Whether what was asked for does not exist.
    pub fn is_absent(&self) -> bool {
        self.code == Code::NotFound
    }

    /// Whether what was sent is the reason, so that sending it again cannot help. A file that took too long is tried again.
    pub fn is_refusal(&self) -> bool {
        self.code.status() == StatusCode::UNPROCESSABLE_ENTITY && self.code != Code::ReadTimeout
    }

    /// The path of the first field that is wrong; empty when no field is named.
    #[cfg(test)]
    pub fn first_field(&self) -> &str {
        self.fields.first().map_or("", |field| &field.path)
    }

    /// 500: our fault; the cause goes to the log, never to the user.
    pub fn internal(cause: impl Into<Box<dyn StdError + Send + Sync>>) -> Self {
        let message = "Something went wrong on our side. Please try again.";
        Self { cause: Some(cause.into()), ..Self::new(Code::Internal, message) }
    }
}

impl fmt::Display for ApiError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        self.log();
        let status = self.code.status();
        let body = Failure { error: self.message.clone(), message: self.message, code: self.code, fields: self.fields };
        let mut response = (status, Json(body)).into_response();
        response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
        let tells_when = matches!(status, StatusCode::SERVICE_UNAVAILABLE | StatusCode::TOO_MANY_REQUESTS);
        if let Some(seconds) = self.retry_after.or(tells_when.then_some(RETRY_SECONDS)) {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        if status == StatusCode::UNAUTHORIZED {
            response.headers_mut().insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        response
    }
}

/// An error and everything below it, in one line. A cause that the error above it already quotes is not repeated.
pub(crate) fn chain(error: &(dyn StdError + 'static)) -> String {
    let mut line = error.to_string();
    let mut below = error.source();
    while let Some(cause) = below {
        let text = cause.to_string();
        if !line.ends_with(&text) {
            line = format!("{line}: {text}");
        }
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
            StoreError::EmailTaken => Self::new(Code::EmailTaken, "email already exists"),
            StoreError::IdentityTaken => {
                Self::new(Code::IdentityTaken, "This sign-in is connected with an account already.")
            }
            StoreError::LinkExpired => {
                Self::new(Code::LinkExpired, "This link was used or is too old. Ask for a new one.")
            }
            StoreError::LimitReached { limit } => plan_limit(limit),
            StoreError::UnconfirmedLimitReached => Self::new(
                Code::UploadLimit,
                "Too many uploads are waiting for your review. Review or discard them first. We delete uploads that nobody reviews after 24 hours.",
            ),
            StoreError::VersionConflict { .. } => Self::new(
                Code::VersionConflict,
                "This resume was changed in another tab or on another device. Reload it to go on from the latest version.",
            ),
            StoreError::NotFound => Self::not_found("This no longer exists."),
            StoreError::UnstorableText => {
                Self::invalid("One text contains a character we can't store. Remove it and try again.")
            }
            StoreError::StorageFull(cause) => Self { cause: Some(cause), ..Self::storage_full() },
            StoreError::Unavailable(cause) => Self { cause: Some(cause), ..Self::busy() },
            other => Self::internal(other),
        }
    }
}

/// 403: a Free account keeps as many resumes as it may (PRI-17).
pub fn plan_limit(limit: u32) -> ApiError {
    ApiError::new(Code::PlanLimit, format!("Your Free plan keeps up to {limit} resumes. Delete one or upgrade."))
}

/// How many seconds a client waits before it asks again for a page that took too long.
const RENDER_RETRY_SECONDS: u64 = 60;

/// How many seconds a client waits before it asks again for a service that is away.
const PROVIDER_RETRY_SECONDS: u64 = 60;

/// How many seconds a client waits before it asks again for a file store that is away or full.
const FILES_RETRY_SECONDS: u64 = 30;

impl From<FilesError> for ApiError {
    fn from(error: FilesError) -> Self {
        let later = |code, message: &str, cause: FilesError| Self {
            retry_after: Some(FILES_RETRY_SECONDS),
            cause: Some(Box::new(cause)),
            ..Self::new(code, message)
        };
        match error {
            FilesError::Unavailable(_) => {
                later(Code::Busy, "Your files can't be reached right now. Please try again in a minute.", error)
            }
            FilesError::Full(_) => later(
                Code::StorageFull,
                "The server has no space left for files. Nothing was saved. Please try again later.",
                error,
            ),
            // Every row has its file, so this is a fault of ours that no second try repairs.
            FilesError::NotFound => Self {
                cause: Some(Box::new(error)),
                ..Self::new(Code::FileMissing, "The uploaded file is missing on the server. Please upload it again.")
            },
            other => Self::internal(other),
        }
    }
}

impl From<TypesetError> for ApiError {
    fn from(error: TypesetError) -> Self {
        match error {
            TypesetError::TooLarge { .. } | TypesetError::TooManyLines { .. } | TypesetError::TooManyPages { .. } => {
                Self::new(Code::FileTooComplex, error.to_string())
            }
            TypesetError::NoSuchPage { .. } => Self::not_found(error.to_string()),
            other => Self::internal(other),
        }
    }
}

impl ApiError {
    /// What went wrong with a language model, in the sentence of the specification.
    pub fn of_ai(failure: &AiError, service: &str) -> Self {
        tracing::warn!(%failure, service, "the language model failed");
        let retry_after = failure.retry_after().map(|wait| wait.as_secs().max(1));
        Self { retry_after, ..Self::new(Code::AiFailed, failure.sentence(service)) }
    }

    /// What went wrong with a service on which users have profiles.
    pub fn of_provider(error: &ProviderError, service: &str) -> Self {
        match error {
            ProviderError::NoProfile => Self::not_found(format!("We couldn't find this profile on {service}.")),
            ProviderError::TokenRefused => Self::new(
                Code::ReconnectNeeded,
                format!("Your {service} sign-in has expired. Reconnect to refresh; your data is still here."),
            ),
            ProviderError::RateLimited { retry_after } => {
                let seconds = retry_after.map_or(PROVIDER_RETRY_SECONDS, |wait| wait.as_secs().max(1));
                let minutes = seconds.div_ceil(60);
                let wait = if minutes == 1 { "a minute".to_owned() } else { format!("{minutes} minutes") };
                let sentence = format!("We’ve reached {service}’s limit for now. Please try again in {wait}.");
                Self { retry_after: Some(seconds), ..Self::new(Code::RateLimited, sentence) }
            }
            _ => {
                tracing::warn!(%error, service, "a service failed");
                let sentence = format!("{service} can't be reached right now. Please try again in a minute.");
                Self { retry_after: Some(PROVIDER_RETRY_SECONDS), ..Self::new(Code::ProviderFailed, sentence) }
            }
        }
    }

    /// The sentence for the user.
    pub fn message(&self) -> &str {
        &self.message
    }

    /// Seconds until the same may be asked again.
    pub fn retry_after(&self) -> Option<u64> {
        self.retry_after
    }

    /// For programs.
    pub fn code(&self) -> Code {
        self.code
    }
}

impl From<RenderError> for ApiError {
    fn from(error: RenderError) -> Self {
        match error {
            RenderError::Refused(reason) => reason.into(),
            RenderError::Timeout => {
                Self { retry_after: Some(RENDER_RETRY_SECONDS), ..Self::new(Code::RenderTimeout, error.to_string()) }
            }
            RenderError::Crashed => Self::new(Code::FileTooComplex, error.to_string()),
            RenderError::Busy => Self::busy(),
            RenderError::Start(_) => Self::internal(error),
        }
    }
}

impl From<QueueError> for ApiError {
    fn from(error: QueueError) -> Self {
        match error {
            QueueError::KeyFull => Self::too_many_at_once(),
            QueueError::Busy => Self::busy(),
        }
    }
}

impl From<ReadError> for ApiError {
    fn from(error: ReadError) -> Self {
        match error {
            ReadError::Refused { code, message } => Self::new(refused_file(&code), message),
            ReadError::Timeout => Self::new(Code::ReadTimeout, error.to_string()),
            ReadError::Late => {
                tracing::warn!("{error}");
                Self::busy()
            }
            ReadError::Crashed => Self::new(Code::FileDamaged, error.to_string()),
            ReadError::Busy => Self::busy(),
            other => Self::internal(other),
        }
    }
}

/// The reader's words for a file that it refuses.
fn refused_file(code: &str) -> Code {
    match code {
        "file_unsupported" => Code::UnsupportedType,
        "file_empty" => Code::FileEmpty,
        "file_encrypted" => Code::FileEncrypted,
        "file_no_text" => Code::FileNoText,
        "file_garbled" => Code::FileGarbled,
        "file_hidden_text" => Code::FileHiddenText,
        "file_too_complex" => Code::FileTooComplex,
        _ => Code::FileDamaged,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faults_of_the_file_store_say_whether_to_try_again() {
        let cause = || Box::new(std::io::Error::other("disk"));
        for (error, status, retry, message) in [
            (FilesError::Unavailable(cause()), 503, Some(30), "can't be reached right now"),
            (FilesError::Full(cause()), 503, Some(30), "no space left"),
            (FilesError::NotFound, 500, None, "upload it again"),
            (FilesError::BadKey, 500, None, "Something went wrong"),
        ] {
            let error = ApiError::from(error);
            assert_eq!((error.code.status().as_u16(), error.retry_after), (status, retry), "{error}");
            assert!(error.message.contains(message) && error.cause.is_some(), "{error}");
        }
    }

    #[test]
    fn what_cannot_be_typeset_is_the_resume_s_own_fault_and_what_is_busy_may_be_tried_again() {
        let too_many_lines = vitae_typeset::TypesetError::TooManyLines { lines: 9_000, max: 1_500 };
        let cases: [(ApiError, u16, Code, bool); 6] = [
            (RenderError::Timeout.into(), 503, Code::RenderTimeout, true),
            (RenderError::Crashed.into(), 422, Code::FileTooComplex, false),
            (RenderError::Refused(too_many_lines).into(), 422, Code::FileTooComplex, false),
            (RenderError::Busy.into(), 503, Code::Busy, true),
            (QueueError::Busy.into(), 503, Code::Busy, true),
            (QueueError::KeyFull.into(), 429, Code::RateLimited, true),
        ];
        for (error, status, code, again) in cases {
            let found = (error.code.status().as_u16(), error.code, error.retry_after.is_some());
            assert_eq!(found, (status, code, again), "{error}");
        }
    }

    #[test]
    fn a_file_is_called_bad_only_for_what_it_is_itself() {
        let cases: [(ReadError, u16, Code, bool); 4] = [
            (ReadError::Timeout, 422, Code::ReadTimeout, false),
            (ReadError::Crashed, 422, Code::FileDamaged, false),
            (ReadError::Late, 503, Code::Busy, true),
            (ReadError::Busy, 503, Code::Busy, true),
        ];
        for (error, status, code, again) in cases {
            let error = ApiError::from(error);
            let found = (error.code.status().as_u16(), error.code, error.retry_after.is_some());
            assert_eq!(found, (status, code, again), "{error}");
        }
    }

    #[test]
    fn a_full_account_says_what_is_needed_and_what_is_free() {
        for (need, free, expected) in [
            (Need::Exactly(1_200_000), 930_526, "This needs 1.2 MB; 0.9 of 5 MB are free. Delete "),
            (Need::Exactly(930_527), 930_526, "This needs 1 MB; 0.9 of 5 MB are free. Delete "),
            (Need::Exactly(200), 10, "This needs 0.1 MB; 0 of 5 MB are free. Delete "),
            (Need::AtLeast(6_000_001), 5_000_000, "This needs at least 6.1 MB; 5 of 5 MB are free. Delete "),
            (Need::Exactly(0), 0, "Your storage is full: 0 of 5 MB are free. Delete "),
        ] {
            let error = ApiError::account_full(need, free, 5_000_000);
            assert!(error.message.starts_with(expected), "{error}");
        }
    }

    #[test]
    fn a_refusal_is_remembered_unless_another_try_may_succeed() {
        for (code, refusal) in [
            (Code::FileDamaged, true),
            (Code::FileNoText, true),
            (Code::FileTooComplex, true),
            (Code::ReadTimeout, false),
            (Code::Busy, false),
            (Code::RateLimited, false),
            (Code::Internal, false),
        ] {
            assert_eq!(ApiError::new(code, "").is_refusal(), refusal, "{code:?}");
        }
    }

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
