//! Gemini: `generateContent` and `streamGenerateContent`.

use crate::transport::{Http, asked_pause};
use crate::{AiError, Block, Model, Prompt, Settings, Thinking};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use futures::future::{BoxFuture, FutureExt};
use futures::stream::{self, BoxStream, StreamExt, TryStreamExt};
use reqwest::RequestBuilder;
use reqwest::header::HeaderMap;
use serde::Deserialize;
use serde_json::{Value, json};
use std::time::Duration;

/// Gemini's API.
pub(crate) struct Gemini {
    settings: Settings,
    http: Http,
}

impl Gemini {
    pub fn new(settings: Settings, http: Http) -> Self {
        Self { settings, http }
    }

    fn request(&self, method: &str, prompt: &Prompt, with_sampling: bool) -> RequestBuilder {
        let address = self.settings.address(&format!("models/{}:{method}", self.settings.model));
        let body = body(prompt, with_sampling, self.settings.thinking);
        self.http.post(&address, &body).header("x-goog-api-key", &self.settings.key.0)
    }

    /// Asks; once more without sampling parameters when the service refuses those.
    async fn asked(&self, prompt: &Prompt) -> Result<String, AiError> {
        let ask = |sampling| self.http.json(self.request("generateContent", prompt, sampling), refusal);
        let answer = match ask(self.settings.sends_sampling).await {
            Err(AiError::Refused(why)) if self.settings.sends_sampling && names_sampling(&why) => ask(false).await,
            other => other,
        };
        answer.and_then(read).and_then(Piece::whole).map_err(|failure| self.settings.named(failure))
    }

    async fn streamed(&self, prompt: &Prompt) -> Result<BoxStream<'static, Result<String, AiError>>, AiError> {
        let ask = |sampling| self.http.events(self.request("streamGenerateContent?alt=sse", prompt, sampling), refusal);
        let events = match ask(self.settings.sends_sampling).await {
            Err(AiError::Refused(why)) if self.settings.sends_sampling && names_sampling(&why) => ask(false).await,
            other => other,
        };
        events.map(pieces).map_err(|failure| self.settings.named(failure))
    }
}

impl Model for Gemini {
    fn service(&self) -> &str {
        self.settings.provider.name()
    }

    fn name(&self) -> &str {
        &self.settings.model
    }

    fn takes_files(&self) -> bool {
        true
    }

    fn generate<'a>(&'a self, prompt: &'a Prompt) -> BoxFuture<'a, Result<String, AiError>> {
        self.asked(prompt).boxed()
    }

    fn stream<'a>(&'a self, prompt: &'a Prompt) -> BoxStream<'a, Result<String, AiError>> {
        stream::once(self.streamed(prompt)).try_flatten().boxed()
    }
}

fn body(prompt: &Prompt, with_sampling: bool, thinking: Option<Thinking>) -> Value {
    let mut parts = Vec::new();
    if let Some(file) = &prompt.attachment {
        parts.push(json!({"inlineData": {"mimeType": file.mime, "data": BASE64_STANDARD.encode(&file.bytes)}}));
    }
    parts.push(json!({"text": prompt.text}));
    let mut config = json!({"maxOutputTokens": prompt.max_output_tokens});
    if with_sampling {
        config["temperature"] = json!(decimal(prompt.sampling.temperature));
        config["topK"] = json!(prompt.sampling.top_k);
        config["topP"] = json!(decimal(prompt.sampling.top_p));
    }
    if let Some(schema) = &prompt.schema {
        config["responseMimeType"] = json!("application/json");
        config["responseJsonSchema"] = schema.clone();
    }
    if let Some(thinking) = thinking {
        config["thinkingConfig"] = json!({"thinkingLevel": level(thinking)});
    }
    json!({
        "contents": [{"role": "user", "parts": parts}],
        "systemInstruction": {"role": "user", "parts": [{"text": prompt.system}]},
        "generationConfig": config,
    })
}

/// A number as it was written: 0.1, not the nearest value of 32 bits.
pub(crate) fn decimal(value: f32) -> f64 {
    value.to_string().parse().unwrap_or(f64::from(value))
}

fn level(thinking: Thinking) -> &'static str {
    match thinking {
        Thinking::Minimal => "MINIMAL",
        Thinking::Low => "LOW",
        Thinking::Medium => "MEDIUM",
        Thinking::High => "HIGH",
    }
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Answer {
    #[serde(default)]
    candidates: Vec<Candidate>,
    prompt_feedback: Option<Feedback>,
    error: Option<Value>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Feedback {
    block_reason: Option<String>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Candidate {
    content: Option<Content>,
    finish_reason: Option<String>,
}

#[derive(Deserialize)]
struct Content {
    #[serde(default)]
    parts: Vec<Part>,
}

#[derive(Deserialize)]
struct Part {
    #[serde(default)]
    text: String,
    #[serde(default)]
    thought: bool,
}

/// A part of an answer, or all of it.
pub(crate) struct Piece {
    pub text: String,
    /// Whether the answer ended here, and how.
    pub end: Option<Result<(), AiError>>,
}

impl Piece {
    /// The text of an answer that has no more parts.
    pub fn whole(self) -> Result<String, AiError> {
        match self.end {
            Some(Err(failure)) => Err(failure),
            _ if self.text.trim().is_empty() => Err(AiError::Empty),
            _ => Ok(self.text),
        }
    }
}

fn read(answer: Value) -> Result<Piece, AiError> {
    let answer: Answer = serde_json::from_value(answer).map_err(|error| AiError::Unreadable(error.to_string()))?;
    if let Some(error) = answer.error {
        let status = error["code"].as_u64().and_then(|code| u16::try_from(code).ok()).unwrap_or(500);
        return Err(refusal(status, &HeaderMap::new(), &json!({ "error": error })));
    }
    if let Some(reason) = answer.prompt_feedback.and_then(|feedback| feedback.block_reason) {
        return Err(AiError::Blocked(block(&reason)));
    }
    let Some(candidate) = answer.candidates.into_iter().next() else {
        return Ok(Piece { text: String::new(), end: None });
    };
    let parts = candidate.content.map(|content| content.parts).unwrap_or_default();
    let text = parts.into_iter().filter(|part| !part.thought).map(|part| part.text).collect();
    Ok(Piece { text, end: candidate.finish_reason.as_deref().map(finish) })
}

fn finish(reason: &str) -> Result<(), AiError> {
    match reason {
        "STOP" | "FINISH_REASON_UNSPECIFIED" => Ok(()),
        "MAX_TOKENS" => Err(AiError::Cut),
        other => Err(AiError::Blocked(block(other))),
    }
}

fn block(reason: &str) -> Block {
    match reason {
        "SAFETY" | "BLOCKLIST" | "PROHIBITED_CONTENT" | "SPII" | "IMAGE_SAFETY" => Block::Safety,
        "RECITATION" => Block::Recitation,
        "LANGUAGE" => Block::Language,
        _ => Block::Other,
    }
}

/// The texts of a stream; it ends with an error when the answer was empty or ended badly.
fn pieces(events: BoxStream<'static, Result<String, AiError>>) -> BoxStream<'static, Result<String, AiError>> {
    let read = |data: String| {
        let value = serde_json::from_str(&data).map_err(|error| AiError::Unreadable(error.to_string()))?;
        read(value)
    };
    texts(events.map(move |data| data.and_then(read)).boxed())
}

/// The texts of pieces, up to the first error. A stream without an end, or without a text, is an error too.
pub(crate) fn texts(pieces: BoxStream<'static, Result<Piece, AiError>>) -> BoxStream<'static, Result<String, AiError>> {
    struct Progress {
        pieces: BoxStream<'static, Result<Piece, AiError>>,
        any: bool,
        ended: bool,
        failure: Option<AiError>,
    }
    let progress = Progress { pieces, any: false, ended: false, failure: None };
    stream::try_unfold(progress, |mut progress| async move {
        if let Some(failure) = progress.failure.take() {
            return Err(failure);
        }
        while let Some(piece) = progress.pieces.next().await {
            let piece = piece?;
            progress.any |= !piece.text.trim().is_empty();
            match piece.end {
                Some(Err(failure)) => progress.failure = Some(failure),
                Some(Ok(())) => progress.ended = true,
                None => {}
            }
            match progress.failure.take() {
                Some(failure) if piece.text.is_empty() => return Err(failure),
                failure => progress.failure = failure,
            }
            if !piece.text.is_empty() {
                return Ok(Some((piece.text, progress)));
            }
        }
        match (progress.ended, progress.any) {
            (true, true) => Ok(None),
            (true, false) => Err(AiError::Empty),
            (false, _) => Err(AiError::Unreadable("the stream broke off".into())),
        }
    })
    .boxed()
}

/// What a refusal means. Some routes wrap it in a list.
fn refusal(status: u16, headers: &HeaderMap, body: &Value) -> AiError {
    let error = if body.is_array() { &body[0]["error"] } else { &body["error"] };
    let details = error["details"].as_array().map(Vec::as_slice).unwrap_or_default();
    let reason = details.iter().find_map(|detail| detail["reason"].as_str()).unwrap_or_default();
    let message = error["message"].as_str().unwrap_or_default();
    match status {
        400 if reason.starts_with("API_KEY") || message.starts_with("API key") => AiError::Key,
        401 | 403 => AiError::Key,
        404 => AiError::NoModel(String::new()),
        429 => AiError::Quota { retry_after: retry_delay(details).or(asked_pause(headers)) },
        408 | 504 => AiError::Timeout,
        500..=599 => AiError::Unavailable { status, retry_after: retry_delay(details).or(asked_pause(headers)) },
        _ => AiError::Refused(message.to_owned()),
    }
}

/// The delay of a `RetryInfo`, unless a day's quota is used up.
fn retry_delay(details: &[Value]) -> Option<Duration> {
    let violations = details.iter().filter_map(|detail| detail["violations"].as_array()).flatten();
    let is_daily = violations.filter_map(|violation| violation["quotaId"].as_str()).any(|id| id.contains("PerDay"));
    let delay = details.iter().find_map(|detail| detail["retryDelay"].as_str()).filter(|_| !is_daily)?;
    delay.strip_suffix('s')?.parse().ok().and_then(|seconds: f64| Duration::try_from_secs_f64(seconds).ok())
}

/// Whether a refusal speaks of the sampling parameters.
pub(crate) fn names_sampling(message: &str) -> bool {
    let message = message.to_lowercase();
    ["temperature", "topp", "topk", "top_p", "top_k", "sampling"].iter().any(|name| message.contains(name))
}
