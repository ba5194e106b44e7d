//! Requests: bounded in time and size, repeated when the host fails for a moment and the call may be repeated.

use crate::{HostingError, Settings};
use bytes::Bytes;
use reqwest::header::{AUTHORIZATION, CONTENT_TYPE, HeaderMap, HeaderName, HeaderValue, RETRY_AFTER};
use reqwest::redirect::Policy;
use reqwest::{Client, Method, RequestBuilder, Response};
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::time::{Instant, timeout_at};
use url::Url;

/// How often a call is made that fails for a moment.
const TRIES: u32 = 3;

/// Longest pause that the host may ask for; a longer one makes the call fail at once.
const MAX_PAUSE: Duration = Duration::from_secs(20);

/// Most bytes of one answer.
const MAX_ANSWER_BYTES: usize = 1024 * 1024;

/// Longest message of the host that is passed on, in characters.
const MAX_MESSAGE_CHARS: usize = 300;

/// When a call may be made again.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Again {
    /// Whenever it failed for a moment: doing it twice is doing it once.
    Always,
    /// Only when the host cannot have done it.
    WhenNotDone,
}

/// Makes requests.
pub(crate) struct Http {
    client: Client,
    token: HeaderValue,
    pub settings: Settings,
}

/// A failure with what decides about another try.
struct Failure {
    error: HostingError,
    /// Whether the host may have done what was asked.
    may_be_done: bool,
}

impl Failure {
    fn of_refusal(error: HostingError) -> Self {
        let may_be_done = matches!(error, HostingError::Unavailable { .. } | HostingError::Timeout);
        Self { error, may_be_done }
    }
}

impl Http {
    /// A client that follows no redirections: a token goes nowhere else.
    pub fn new(settings: Settings) -> Result<Self, HostingError> {
        // Fails only when a provider is there already.
        _ = rustls::crypto::ring::default_provider().install_default();
        let setup = |error: &dyn std::fmt::Display| HostingError::Setup(error.to_string());
        let client = Client::builder().connect_timeout(settings.patience.connect).redirect(Policy::none());
        let mut token = HeaderValue::from_str(&format!("Bearer {}", settings.token.0))
            .map_err(|_| HostingError::Setup("the token holds characters that no header takes".into()))?;
        token.set_sensitive(true);
        Ok(Self { client: client.build().map_err(|error| setup(&error))?, token, settings })
    }

    /// A call without a body.
    pub async fn call<T: DeserializeOwned>(&self, method: Method, url: Url) -> Result<T, HostingError> {
        let request = self.client.request(method, url);
        read(&self.send(request, Again::Always).await?)
    }

    /// A call with a JSON body.
    pub async fn post<T: DeserializeOwned>(&self, url: Url, body: String, again: Again) -> Result<T, HostingError> {
        let request = self.client.post(url).header(CONTENT_TYPE, "application/json").body(body);
        read(&self.send(request, again).await?)
    }

    /// A call whose answer says nothing beside its success.
    pub async fn delete(&self, url: Url) -> Result<(), HostingError> {
        self.send(self.client.delete(url), Again::Always).await.map(drop)
    }

    /// Sends a file by its SHA-1.
    pub async fn upload(&self, url: Url, sha: &str, bytes: Bytes) -> Result<(), HostingError> {
        let request = self.client.post(url).header(CONTENT_TYPE, "application/octet-stream");
        let request = request.header(HeaderName::from_static("x-vercel-digest"), sha).body(bytes);
        self.send(request, Again::Always).await.map(drop)
    }

    async fn send(&self, request: RequestBuilder, again: Again) -> Result<Vec<u8>, HostingError> {
        let request = request.header(AUTHORIZATION, self.token.clone());
        let mut pause = self.settings.patience.pause;
        for tried in 1.. {
            let copy =
                request.try_clone().ok_or_else(|| HostingError::Setup("a request that cannot be repeated".into()))?;
            let failure = match self.send_once(copy).await {
                Ok(body) => return Ok(body),
                Err(failure) => failure,
            };
            let wait = failure.error.retry_after().unwrap_or(pause);
            let may_try = failure.error.is_momentary() && (again == Again::Always || !failure.may_be_done);
            if tried == TRIES || !may_try || wait > MAX_PAUSE {
                return Err(failure.error);
            }
            tokio::time::sleep(wait).await;
            pause *= 2;
        }
        Err(HostingError::Timeout)
    }

    async fn send_once(&self, request: RequestBuilder) -> Result<Vec<u8>, Failure> {
        let deadline = Instant::now() + self.settings.patience.answer;
        let late = || Failure { error: HostingError::Timeout, may_be_done: true };
        let response = timeout_at(deadline, request.send()).await.map_err(|_| late())?.map_err(failed)?;
        let (status, headers) = (response.status(), response.headers().clone());
        let body = timeout_at(deadline, whole(response)).await.map_err(|_| late())?;
        if status.is_success() {
            return body;
        }
        // A gateway's page says no more than its status.
        let body = serde_json::from_slice(&body.unwrap_or_default()).unwrap_or(Value::Null);
        Err(Failure::of_refusal(refusal(status.as_u16(), &headers, &body)))
    }
}

async fn whole(mut response: Response) -> Result<Vec<u8>, Failure> {
    let mut body = Vec::new();
    while let Some(part) = response.chunk().await.map_err(failed)? {
        body.extend_from_slice(&part);
        if body.len() > MAX_ANSWER_BYTES {
            let error = HostingError::Unreadable("the answer is longer than 1 MiB".into());
            return Err(Failure { error, may_be_done: true });
        }
    }
    Ok(body)
}

fn read<T: DeserializeOwned>(body: &[u8]) -> Result<T, HostingError> {
    serde_json::from_slice(body).map_err(|error| HostingError::Unreadable(error.to_string()))
}

/// What went wrong with a connection, down to its cause, without the address.
fn failed(error: reqwest::Error) -> Failure {
    let may_be_done = !error.is_connect();
    if error.is_timeout() {
        return Failure { error: HostingError::Timeout, may_be_done };
    }
    let error = error.without_url();
    let mut text = error.to_string();
    let mut cause = std::error::Error::source(&error);
    while let Some(deeper) = cause {
        text += &format!(": {deeper}");
        cause = deeper.source();
    }
    Failure { error: HostingError::Unreachable(text), may_be_done }
}

/// What a refusal means: `{"error": {"code", "message", …}}`.
fn refusal(status: u16, headers: &HeaderMap, body: &Value) -> HostingError {
    let error = &body["error"];
    let code = error["code"].as_str().unwrap_or_default();
    let message = shown(error["message"].as_str().unwrap_or_default());
    match (status, code) {
        (_, "domain_already_in_use" | "domain_already_in_use_by_project" | "domain_already_exists") => {
            HostingError::DomainTaken
        }
        (400, "missing_files") => HostingError::MissingFiles(texts(&error["missing"])),
        (_, "invalid_domain" | "invalid_domain_name") => HostingError::InvalidDomain(message),
        (401, _) => HostingError::Unauthorized,
        (403, _) if error["invalidToken"] == true || error["missingToken"] == true => HostingError::Unauthorized,
        (403, _) => HostingError::Forbidden(message),
        (404, _) => HostingError::NotFound,
        (429, _) => HostingError::RateLimited { retry_after: asked_pause(headers, error) },
        (408 | 504, _) => HostingError::Timeout,
        (500..=599, _) => HostingError::Unavailable { status },
        _ if message.is_empty() => HostingError::Refused(format!("status {status}")),
        _ => HostingError::Refused(message),
    }
}

fn texts(list: &Value) -> Vec<String> {
    let items = list.as_array().map(Vec::as_slice).unwrap_or_default();
    items.iter().filter_map(Value::as_str).map(str::to_owned).collect()
}

/// A message of the host in one line of bounded length.
pub(crate) fn shown(message: &str) -> String {
    let line = message.split_whitespace().collect::<Vec<_>>().join(" ");
    line.chars().filter(|c| !c.is_control()).take(MAX_MESSAGE_CHARS).collect()
}

/// The pause of `Retry-After` in seconds, or until the moment at which the limit begins anew.
fn asked_pause(headers: &HeaderMap, error: &Value) -> Option<Duration> {
    let number = |name: &str| headers.get(name)?.to_str().ok()?.trim().parse::<u64>().ok();
    let until = |moment: Duration| {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        moment.saturating_sub(now)
    };
    let asked = number(RETRY_AFTER.as_str()).map(Duration::from_secs);
    let exact = || error["limit"]["resetMs"].as_u64().map(Duration::from_millis).map(until);
    let header = || number("x-ratelimit-reset").map(Duration::from_secs).map(until);
    asked.or_else(exact).or_else(header)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn headers(given: &[(&'static str, &str)]) -> HeaderMap {
        given.iter().map(|(name, value)| (HeaderName::from_static(name), value.parse().unwrap())).collect()
    }

    #[test]
    fn every_refusal_has_its_case() {
        let error = |code: &str| json!({"error": {"code": code, "message": "Why\nnot"}});
        let invalid = json!({"error": {"code": "forbidden", "message": "Not authorized", "invalidToken": true}});
        for (status, body, expected) in [
            (401, error("unauthorized"), HostingError::Unauthorized),
            (403, invalid, HostingError::Unauthorized),
            (403, error("forbidden"), HostingError::Forbidden("Why not".into())),
            (404, error("not_found"), HostingError::NotFound),
            (409, error("domain_already_in_use"), HostingError::DomainTaken),
            (400, error("domain_already_in_use"), HostingError::DomainTaken),
            (400, error("invalid_domain"), HostingError::InvalidDomain("Why not".into())),
            (
                400,
                json!({"error": {"code": "missing_files", "missing": ["a", "b"]}}),
                HostingError::MissingFiles(vec!["a".into(), "b".into()]),
            ),
            (400, error("bad_request"), HostingError::Refused("Why not".into())),
            (418, Value::Null, HostingError::Refused("status 418".into())),
            (429, error("rate_limited"), HostingError::RateLimited { retry_after: None }),
            (500, error("internal_server_error"), HostingError::Unavailable { status: 500 }),
            (502, Value::Null, HostingError::Unavailable { status: 502 }),
            (504, Value::Null, HostingError::Timeout),
        ] {
            assert_eq!(refusal(status, &HeaderMap::new(), &body), expected, "{status} {body}");
        }
    }

    #[test]
    fn a_pause_is_read_from_wherever_it_is_said() {
        let in_an_hour = SystemTime::now().duration_since(UNIX_EPOCH).unwrap() + Duration::from_secs(3600);
        let body = json!({"limit": {"resetMs": in_an_hour.as_millis() as u64}});
        let reset = in_an_hour.as_secs().to_string();
        let about_an_hour = |pause: Option<Duration>| (3590..=3600).contains(&pause.unwrap().as_secs());
        assert_eq!(asked_pause(&headers(&[("retry-after", "7")]), &body), Some(Duration::from_secs(7)));
        assert!(about_an_hour(asked_pause(&headers(&[]), &body)));
        assert!(about_an_hour(asked_pause(&headers(&[("x-ratelimit-reset", &reset)]), &Value::Null)));
        assert_eq!(asked_pause(&headers(&[("x-ratelimit-reset", "1")]), &Value::Null), Some(Duration::ZERO));
        assert_eq!(asked_pause(&headers(&[]), &Value::Null), None);
    }

    #[test]
    fn a_message_is_one_line() {
        assert_eq!(shown("a\n\tb\u{7}c"), "a bc");
        assert_eq!(shown(&"x".repeat(1000)).len(), MAX_MESSAGE_CHARS);
    }
}
