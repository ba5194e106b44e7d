//! Requests: bounded in time and size, repeated when a service fails for a moment.

use crate::sse::Events;
use crate::{AiError, Budget, MAX_ANSWER_BYTES, Patience};
use futures::stream::{self, BoxStream, StreamExt};
use reqwest::header::{CONTENT_TYPE, HeaderMap, RETRY_AFTER};
use reqwest::redirect::Policy;
use reqwest::{Client, RequestBuilder, Response};
use serde_json::Value;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::{Instant, timeout, timeout_at};

/// How often a request is made that fails for a moment.
const TRIES: u32 = 3;

/// Longest pause that a service may ask for; a longer one makes the call fail at once.
const MAX_PAUSE: Duration = Duration::from_secs(20);

/// What a refusal means: status, headers and body of an answer that is no success.
pub(crate) type Refusal = fn(u16, &HeaderMap, &Value) -> AiError;

/// Makes requests.
pub(crate) struct Http {
    client: Client,
    patience: Patience,
    budget: Arc<dyn Budget>,
}

impl Http {
    /// A client that follows no redirections: a key goes nowhere else.
    pub fn new(patience: Patience, budget: Arc<dyn Budget>) -> Result<Self, AiError> {
        // Fails only when a provider is there already.
        _ = rustls::crypto::ring::default_provider().install_default();
        let client = Client::builder().connect_timeout(patience.connect).redirect(Policy::none());
        Ok(Self { client: client.build().map_err(|error| AiError::Setup(error.to_string()))?, patience, budget })
    }

    /// A request to an address, with JSON.
    pub fn post(&self, address: &str, body: &Value) -> RequestBuilder {
        self.client.post(address).header(CONTENT_TYPE, "application/json").body(body.to_string())
    }

    /// The answer's JSON.
    pub async fn json(&self, request: RequestBuilder, refusal: Refusal) -> Result<Value, AiError> {
        let deadline = Instant::now() + self.patience.total;
        let response = self.send(request, refusal, deadline).await?;
        let body = self.body(response, deadline).await?;
        serde_json::from_slice(&body).map_err(|error| AiError::Unreadable(error.to_string()))
    }

    /// The data of the answer's events as they arrive.
    pub async fn events(
        &self,
        request: RequestBuilder,
        refusal: Refusal,
    ) -> Result<BoxStream<'static, Result<String, AiError>>, AiError> {
        let deadline = Instant::now() + self.patience.total;
        let response = self.send(request, refusal, deadline).await?;
        let reading = Reading { response, events: Events::default(), read: 0, piece: self.patience.piece, deadline };
        let next = |mut reading: Reading| async move { Ok(reading.next().await?.map(|data| (data, reading))) };
        Ok(stream::try_unfold(reading, next).boxed())
    }

    async fn send(&self, request: RequestBuilder, refusal: Refusal, deadline: Instant) -> Result<Response, AiError> {
        let mut pause = self.patience.pause;
        for tried in 1.. {
            let again = request.try_clone();
            let failure = match self.send_once(again, refusal, deadline).await {
                Ok(response) => return Ok(response),
                Err(failure) => failure,
            };
            let wait = failure.retry_after().unwrap_or(pause);
            if tried == TRIES || !failure.is_momentary() || wait > MAX_PAUSE || Instant::now() + wait >= deadline {
                return Err(failure);
            }
            tokio::time::sleep(wait).await;
            pause *= 2;
        }
        Err(AiError::Timeout)
    }

    async fn send_once(
        &self,
        request: Option<RequestBuilder>,
        refusal: Refusal,
        deadline: Instant,
    ) -> Result<Response, AiError> {
        let request = request.ok_or_else(|| AiError::Setup("a request that cannot be repeated".into()))?;
        self.budget.spend().await.map_err(|retry_after| AiError::OverBudget { retry_after })?;
        let first = (Instant::now() + self.patience.piece).min(deadline);
        let response = timeout_at(first, request.send()).await.map_err(|_| AiError::Timeout)?.map_err(failed)?;
        if response.status().is_success() {
            return Ok(response);
        }
        let (status, headers) = (response.status().as_u16(), response.headers().clone());
        let body = self.body(response, deadline).await?;
        Err(refusal(status, &headers, &serde_json::from_slice(&body).unwrap_or(Value::Null)))
    }

    async fn body(&self, mut response: Response, deadline: Instant) -> Result<Vec<u8>, AiError> {
        let mut body = Vec::new();
        while let Some(part) = piece(&mut response, self.patience.piece, deadline).await? {
            body.extend_from_slice(&part);
            bounded(body.len())?;
        }
        Ok(body)
    }
}

struct Reading {
    response: Response,
    events: Events,
    read: usize,
    piece: Duration,
    deadline: Instant,
}

impl Reading {
    async fn next(&mut self) -> Result<Option<String>, AiError> {
        loop {
            if let Some(data) = self.events.next() {
                return Ok(Some(data));
            }
            let Some(part) = piece(&mut self.response, self.piece, self.deadline).await? else {
                let is_cut = self.events.held() > 0;
                return if is_cut { Err(AiError::Unreadable("the stream ends in an event".into())) } else { Ok(None) };
            };
            self.read += part.len();
            bounded(self.read)?;
            self.events.push(&part);
        }
    }
}

async fn piece(
    response: &mut Response,
    wait: Duration,
    deadline: Instant,
) -> Result<Option<impl AsRef<[u8]> + std::ops::Deref<Target = [u8]>>, AiError> {
    let left = deadline.saturating_duration_since(Instant::now());
    timeout(wait.min(left), response.chunk()).await.map_err(|_| AiError::Timeout)?.map_err(failed)
}

fn bounded(bytes: usize) -> Result<(), AiError> {
    if bytes > MAX_ANSWER_BYTES { Err(AiError::Unreadable("the answer is longer than 1 MiB".into())) } else { Ok(()) }
}

/// What went wrong with a connection, down to its cause, without the address.
fn failed(error: reqwest::Error) -> AiError {
    if error.is_timeout() {
        return AiError::Timeout;
    }
    let error = error.without_url();
    let mut text = error.to_string();
    let mut cause = std::error::Error::source(&error);
    while let Some(deeper) = cause {
        text += &format!(": {deeper}");
        cause = deeper.source();
    }
    AiError::Unreachable(text)
}

/// The pause of `Retry-After-Ms`, in milliseconds, which OpenAI sends, or of `Retry-After`, in seconds.
pub(crate) fn asked_pause(headers: &HeaderMap) -> Option<Duration> {
    let number = |name: &str| headers.get(name)?.to_str().ok()?.trim().parse().ok();
    let exact = number("retry-after-ms").map(Duration::from_millis);
    exact.or_else(|| number(RETRY_AFTER.as_str()).map(Duration::from_secs))
}

#[cfg(test)]
mod tests {
    use super::*;
    use reqwest::header::HeaderName;

    #[test]
    fn the_more_exact_pause_counts() {
        type Given<'a> = &'a [(&'static str, &'a str)];
        let cases: [(Given, Option<Duration>); 5] = [
            (&[], None),
            (&[("retry-after", "2")], Some(Duration::from_secs(2))),
            (&[("retry-after-ms", "1500"), ("retry-after", "2")], Some(Duration::from_millis(1500))),
            (&[("retry-after-ms", "soon"), ("retry-after", "2")], Some(Duration::from_secs(2))),
            (&[("retry-after", "Fri, 31 Dec 1999 23:59:59 GMT")], None),
        ];
        for (given, want) in cases {
            let headers = given.iter().map(|(name, value)| (HeaderName::from_static(name), value.parse().unwrap()));
            assert_eq!(asked_pause(&headers.collect()), want, "{given:?}");
        }
    }
}
