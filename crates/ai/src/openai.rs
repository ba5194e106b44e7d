//! OpenAI's chat completions, as OpenAI, Ollama and vLLM answer them.

use crate::gemini::{Piece, decimal, names_sampling, texts};
use crate::transport::{Http, asked_pause};
use crate::{AiError, Block, Model, Prompt, Settings, Thinking};
use futures::future::{BoxFuture, FutureExt};
use futures::stream::{self, BoxStream, StreamExt, TryStreamExt};
use reqwest::RequestBuilder;
use reqwest::header::HeaderMap;
use serde::Deserialize;
use serde_json::{Value, json};

/// A service that speaks OpenAI's chat completions.
pub(crate) struct OpenAi {
    settings: Settings,
    http: Http,
}

/// What a service may not know: each is left out or renamed after a refusal that names it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Dialect {
    sampling: bool,
    /// The new name of the limit; many local servers know only `max_tokens`.
    completion_tokens: bool,
}

impl OpenAi {
    pub fn new(settings: Settings, http: Http) -> Self {
        Self { settings, http }
    }

    fn request(&self, prompt: &Prompt, streams: bool, dialect: Dialect) -> RequestBuilder {
        let body = body(prompt, &self.settings, streams, dialect);
        let request = self.http.post(&self.settings.address("chat/completions"), &body);
        if self.settings.key.0.is_empty() { request } else { request.bearer_auth(&self.settings.key.0) }
    }

    fn first_dialect(&self) -> Dialect {
        Dialect { sampling: self.settings.sends_sampling, completion_tokens: true }
    }

    async fn asked(&self, prompt: &Prompt) -> Result<String, AiError> {
        let mut dialect = self.first_dialect();
        loop {
            match self.http.json(self.request(prompt, false, dialect), refusal).await {
                Ok(answer) => return read(answer).and_then(Piece::whole),
                Err(failure) => dialect = without_what_is_refused(dialect, self.settings.named(failure))?,
            }
        }
    }

    async fn streamed(&self, prompt: &Prompt) -> Result<BoxStream<'static, Result<String, AiError>>, AiError> {
        let mut dialect = self.first_dialect();
        loop {
            match self.http.events(self.request(prompt, true, dialect), refusal).await {
                Ok(events) => return Ok(pieces(events)),
                Err(failure) => dialect = without_what_is_refused(dialect, self.settings.named(failure))?,
            }
        }
    }
}

impl Model for OpenAi {
    fn service(&self) -> &str {
        self.settings.provider.name()
    }

    fn name(&self) -> &str {
        &self.settings.model
    }

    /// OpenAI itself does; the local servers that speak its language take text only.
    fn takes_files(&self) -> bool {
        false
    }

    fn generate<'a>(&'a self, prompt: &'a Prompt) -> BoxFuture<'a, Result<String, AiError>> {
        self.asked(prompt).boxed()
    }

    fn stream<'a>(&'a self, prompt: &'a Prompt) -> BoxStream<'a, Result<String, AiError>> {
        stream::once(self.streamed(prompt)).try_flatten().boxed()
    }
}

/// The next dialect to try after a refusal; the refusal itself when nothing is left to leave out.
fn without_what_is_refused(dialect: Dialect, failure: AiError) -> Result<Dialect, AiError> {
    let AiError::Refused(why) = &failure else { return Err(failure) };
    if dialect.completion_tokens && why.contains("max_completion_tokens") {
        Ok(Dialect { completion_tokens: false, ..dialect })
    } else if dialect.sampling && names_sampling(why) {
        Ok(Dialect { sampling: false, ..dialect })
    } else {
        Err(failure)
    }
}

fn body(prompt: &Prompt, settings: &Settings, streams: bool, dialect: Dialect) -> Value {
    let mut body = json!({
        "model": settings.model,
        "messages": [{"role": "system", "content": prompt.system}, {"role": "user", "content": prompt.text}],
    });
    body[if dialect.completion_tokens { "max_completion_tokens" } else { "max_tokens" }] =
        json!(prompt.max_output_tokens);
    if dialect.sampling {
        body["temperature"] = json!(decimal(prompt.sampling.temperature));
        body["top_p"] = json!(decimal(prompt.sampling.top_p));
    }
    if let Some(schema) = &prompt.schema {
        body["response_format"] =
            json!({"type": "json_schema", "json_schema": {"name": "answer", "strict": false, "schema": schema}});
    }
    if let Some(thinking) = settings.thinking {
        body["reasoning_effort"] = json!(effort(thinking));
    }
    if streams {
        body["stream"] = json!(true);
    }
    body
}

fn effort(thinking: Thinking) -> &'static str {
    match thinking {
        Thinking::Minimal => "minimal",
        Thinking::Low => "low",
        Thinking::Medium => "medium",
        Thinking::High => "high",
    }
}

#[derive(Deserialize)]
struct Answer {
    #[serde(default)]
    choices: Vec<Choice>,
    error: Option<Value>,
}

#[derive(Deserialize)]
struct Choice {
    /// A whole answer's.
    message: Option<Message>,
    /// A stream's.
    delta: Option<Message>,
    finish_reason: Option<String>,
}

#[derive(Deserialize, Default)]
struct Message {
    content: Option<String>,
    refusal: Option<String>,
}

fn read(answer: Value) -> Result<Piece, AiError> {
    let answer: Answer = serde_json::from_value(answer).map_err(|error| AiError::Unreadable(error.to_string()))?;
    if let Some(error) = answer.error {
        return Err(refusal(500, &HeaderMap::new(), &json!({ "error": error })));
    }
    let Some(choice) = answer.choices.into_iter().next() else { return Ok(Piece { text: String::new(), end: None }) };
    let message = choice.message.or(choice.delta).unwrap_or_default();
    if message.refusal.is_some_and(|refusal| !refusal.is_empty()) {
        return Err(AiError::Blocked(Block::Safety));
    }
    Ok(Piece { text: message.content.unwrap_or_default(), end: choice.finish_reason.as_deref().map(finish) })
}

fn finish(reason: &str) -> Result<(), AiError> {
    match reason {
        "length" => Err(AiError::Cut),
        "content_filter" => Err(AiError::Blocked(Block::Safety)),
        _ => Ok(()),
    }
}

fn pieces(events: BoxStream<'static, Result<String, AiError>>) -> BoxStream<'static, Result<String, AiError>> {
    let is_data =
        |data: &Result<String, AiError>| futures::future::ready(!matches!(data, Ok(data) if data == "[DONE]"));
    let read = |data: String| {
        let value = serde_json::from_str(&data).map_err(|error| AiError::Unreadable(error.to_string()))?;
        read(value)
    };
    texts(events.filter(is_data).map(move |data| data.and_then(read)).boxed())
}

fn refusal(status: u16, headers: &HeaderMap, body: &Value) -> AiError {
    let error = &body["error"];
    let code = error["code"].as_str().unwrap_or_default();
    let message = error["message"].as_str().unwrap_or_default();
    match status {
        401 | 403 => AiError::Key,
        404 => AiError::NoModel(String::new()),
        429 if code == "insufficient_quota" => AiError::Quota { retry_after: None },
        429 => AiError::Quota { retry_after: asked_pause(headers).or(Some(std::time::Duration::from_secs(1))) },
        408 | 504 => AiError::Timeout,
        500..=599 => AiError::Unavailable { status, retry_after: asked_pause(headers) },
        _ => AiError::Refused(format!("{message} {}", error["param"].as_str().unwrap_or_default()).trim().to_owned()),
    }
}
