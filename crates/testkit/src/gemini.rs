//! A stand-in for Gemini's API on a port of this machine: it refuses what the service refuses, and fails as a test wants.

use crate::control;
use crate::http_server::{HttpServer, Reply, Request, Step};
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// How the stand-in answers.
#[derive(Debug, Clone, Deserialize)]
#[serde(tag = "mode", content = "with", rename_all = "camelCase")]
pub enum Mode {
    /// With a text; a stream has it word by word.
    Text(String),
    /// With nothing.
    Empty,
    /// With a text that ends for a reason such as `MAX_TOKENS`, `SAFETY`, `RECITATION` or `LANGUAGE`.
    Finish(String, String),
    /// With nothing, because the prompt was blocked.
    PromptBlocked(String),
    /// As when the quota of a minute, or without a delay of a day, is used up.
    Quota(Option<String>),
    /// With a status and the service's error for it.
    Status(u16),
    /// With a gateway's page.
    Gateway,
    /// Not within this time.
    Slow(Duration),
    /// With half a text, then the connection ends.
    Cut(String),
    /// With a text and an error in the middle of the stream.
    MidStreamError(String),
    /// As a model that takes no sampling parameters.
    RefusesSampling(String),
    /// With what is no JSON.
    Garbage,
}

/// A running stand-in.
pub struct GeminiServer {
    server: HttpServer,
    state: Arc<State>,
}

struct State {
    key: String,
    model: String,
    /// The next answers; the last one stays.
    modes: Mutex<Vec<Mode>>,
    bodies: Mutex<Vec<Value>>,
}

impl GeminiServer {
    /// Starts a stand-in that knows one key and one model.
    pub fn start(key: &str, model: &str) -> Self {
        Self::start_on(0, key, model)
    }

    /// The same on a port of choice; 0 is any that is free.
    pub fn start_on(port: u16, key: &str, model: &str) -> Self {
        let state = Arc::new(State {
            key: key.to_owned(),
            model: model.to_owned(),
            modes: Mutex::new(vec![Mode::Text("Hello".into())]),
            bodies: Mutex::new(Vec::new()),
        });
        let shared = Arc::clone(&state);
        Self { server: HttpServer::start_on(port, move |request| shared.answer(request)), state }
    }

    /// The address in front of `/models/…`.
    pub fn base_url(&self) -> String {
        format!("{}/v1beta", self.server.url())
    }

    /// What is answered from now on: one after the other, the last one again and again.
    pub fn set(&self, modes: impl IntoIterator<Item = Mode>) {
        *locked(&self.state.modes) = modes.into_iter().collect();
    }

    /// The bodies of the requests that were not refused at the door, in order.
    pub fn bodies(&self) -> Vec<Value> {
        locked(&self.state.bodies).clone()
    }
}

fn locked<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl State {
    fn answer(&self, request: &Request) -> Reply {
        if let Some(reply) = control::answer(request, &self.modes, &self.bodies) {
            return reply;
        }
        if request.header("x-goog-api-key").is_none_or(str::is_empty) {
            return error(403, "PERMISSION_DENIED", "Method doesn't allow unregistered callers.", &json!([]));
        }
        if request.header("x-goog-api-key") != Some(&self.key) {
            let info = json!([{"@type": "type.googleapis.com/google.rpc.ErrorInfo", "reason": "API_KEY_INVALID", "domain": "googleapis.com"}]);
            return error(400, "INVALID_ARGUMENT", "API key not valid. Please pass a valid API key.", &info);
        }
        let target = &request.target;
        let path = target.strip_prefix("/v1beta/models/").or_else(|| target.strip_prefix("/v1/models/"));
        let path = path.unwrap_or_default();
        let (model, method) = path.split_once(':').unwrap_or((path, ""));
        if model != self.model {
            let message = format!("models/{model} is not found for API version v1beta.");
            return error(404, "NOT_FOUND", &message, &json!([]));
        }
        match (request.method.as_str(), method) {
            ("GET", "") => json_reply(&json!({"name": format!("models/{model}")})),
            ("POST", "generateContent") => self.generate(request, false),
            ("POST", "streamGenerateContent?alt=sse") => self.generate(request, true),
            _ => error(404, "NOT_FOUND", "There is no such method.", &json!([])),
        }
    }

    fn generate(&self, request: &Request, streams: bool) -> Reply {
        let body: Value = serde_json::from_slice(&request.body).unwrap_or(Value::Null);
        let body = in_camel_case(body);
        if let Err(message) = checked(&body) {
            return error(400, "INVALID_ARGUMENT", &message, &json!([]));
        }
        locked(&self.bodies).push(body.clone());
        let mode = {
            let mut modes = locked(&self.modes);
            if modes.len() > 1 { modes.remove(0) } else { modes.first().cloned().unwrap_or(Mode::Empty) }
        };
        answer_as(&mode, &body, streams)
    }
}

/// The service takes both spellings of every name, `inlineData` and `inline_data`; those within a schema are the caller's own.
fn in_camel_case(value: Value) -> Value {
    match value {
        Value::Object(fields) => {
            let renamed = fields.into_iter().map(|(name, value)| {
                let name = camel(&name);
                let is_schema = matches!(name.as_str(), "responseSchema" | "responseJsonSchema");
                let value = if is_schema { value } else { in_camel_case(value) };
                (name, value)
            });
            Value::Object(renamed.collect())
        }
        Value::Array(items) => Value::Array(items.into_iter().map(in_camel_case).collect()),
        other => other,
    }
}

fn camel(name: &str) -> String {
    let mut words = name.split('_');
    let first = words.next().unwrap_or_default().to_owned();
    words.fold(first, |out, word| {
        let (initial, rest) = word.split_at(word.chars().next().map_or(0, char::len_utf8));
        out + &initial.to_uppercase() + rest
    })
}

/// What the service refuses of a body.
fn checked(body: &Value) -> Result<(), String> {
    const FIELDS: [&str; 8] = [
        "temperature",
        "topK",
        "topP",
        "maxOutputTokens",
        "responseMimeType",
        "responseSchema",
        "responseJsonSchema",
        "thinkingConfig",
    ];
    let contents = body["contents"].as_array().ok_or("contents is not specified")?;
    if contents.last().is_none_or(|last| last["role"] != "user") {
        return Err("Please ensure that the last turn is a user turn.".into());
    }
    let config = body["generationConfig"].as_object();
    if let Some(unknown) =
        config.into_iter().flatten().map(|(name, _)| name).find(|name| !FIELDS.contains(&name.as_str()))
    {
        return Err(format!("Invalid JSON payload received. Unknown name \"{unknown}\" at 'generation_config'"));
    }
    let parts = contents.iter().filter_map(|content| content["parts"].as_array()).flatten();
    let mut mimes = parts.filter_map(|part| part["inlineData"]["mimeType"].as_str());
    match mimes.find(|mime| *mime != "application/pdf") {
        Some(mime) => Err(format!("Unsupported MIME type: {mime}")),
        None => Ok(()),
    }
}

fn answer_as(mode: &Mode, body: &Value, streams: bool) -> Reply {
    match mode {
        Mode::Text(text) => told(&words(text), "STOP", streams),
        Mode::Finish(text, reason) => told(&words(text), reason, streams),
        Mode::Empty => sent(
            &[json!({"candidates": [{"content": {"role": "model"}, "finishReason": "STOP", "index": 0}]})],
            streams,
        ),
        Mode::PromptBlocked(reason) => sent(&[json!({"promptFeedback": {"blockReason": reason}})], streams),
        Mode::Quota(delay) => {
            let id = if delay.is_some() {
                "GenerateRequestsPerMinutePerProjectPerModel"
            } else {
                "GenerateRequestsPerDayPerProjectPerModel"
            };
            let violations =
                json!({"@type": "type.googleapis.com/google.rpc.QuotaFailure", "violations": [{"quotaId": id}]});
            let info = delay
                .as_ref()
                .map(|delay| json!({"@type": "type.googleapis.com/google.rpc.RetryInfo", "retryDelay": delay}));
            let details: Vec<Value> = [violations].into_iter().chain(info).collect();
            error(429, "RESOURCE_EXHAUSTED", "You exceeded your current quota.", &json!(details))
        }
        Mode::Status(status) => error(*status, "INTERNAL", "An error has occurred.", &json!([])),
        Mode::Gateway => Reply::whole(502, "text/html", "<html><h1>502 Bad Gateway</h1></html>"),
        Mode::Slow(time) => {
            let mut reply = told(&words("late"), "STOP", streams);
            reply.body.insert(0, Step::Pause(*time));
            reply
        }
        Mode::Cut(text) => {
            let mut reply = told(&words(text), "STOP", streams);
            let whole: Vec<u8> = reply
                .body
                .iter()
                .flat_map(|step| if let Step::Bytes(bytes) = step { bytes.clone() } else { Vec::new() })
                .collect();
            reply.body = vec![Step::Bytes(whole[..whole.len() / 2].to_vec()), Step::Cut];
            reply
        }
        Mode::MidStreamError(text) => {
            let failure =
                json!({"error": {"code": 503, "message": "The model is overloaded.", "status": "UNAVAILABLE"}});
            sent(&[piece(text, None), failure], streams)
        }
        Mode::RefusesSampling(text) if body["generationConfig"].get("temperature").is_none() => {
            told(&words(text), "STOP", streams)
        }
        Mode::RefusesSampling(_) => {
            error(400, "INVALID_ARGUMENT", "temperature is not supported by this model.", &json!([]))
        }
        Mode::Garbage => Reply::whole(
            200,
            if streams { "text/event-stream" } else { "application/json" },
            "data: {\"candidates\": [\n\n",
        ),
    }
}

fn words(text: &str) -> Vec<&str> {
    if text.is_empty() { vec![""] } else { text.split_inclusive(' ').collect() }
}

fn told(pieces: &[&str], reason: &str, streams: bool) -> Reply {
    if !streams {
        return sent(&[piece(&pieces.concat(), Some(reason))], false);
    }
    let last = pieces.len().saturating_sub(1);
    let answers: Vec<Value> =
        pieces.iter().enumerate().map(|(n, text)| piece(text, (n == last).then_some(reason))).collect();
    sent(&answers, true)
}

fn piece(text: &str, reason: Option<&str>) -> Value {
    let mut candidate = json!({"content": {"role": "model", "parts": [{"text": text}]}, "index": 0});
    if let Some(reason) = reason {
        candidate["finishReason"] = json!(reason);
    }
    json!({"candidates": [candidate], "usageMetadata": {"promptTokenCount": 12, "candidatesTokenCount": 3, "totalTokenCount": 15}, "modelVersion": "double"})
}

fn sent(answers: &[Value], streams: bool) -> Reply {
    if !streams {
        return json_reply(answers.last().unwrap_or(&Value::Null));
    }
    let events = answers.iter().map(|answer| Step::Bytes(format!("data: {answer}\r\n\r\n").into_bytes()));
    Reply { status: 200, headers: vec![("Content-Type".into(), "text/event-stream".into())], body: events.collect() }
}

fn json_reply(body: &Value) -> Reply {
    Reply::whole(200, "application/json; charset=UTF-8", body.to_string())
}

fn error(status: u16, name: &str, message: &str, details: &Value) -> Reply {
    let body = json!({"error": {"code": status, "message": message, "status": name, "details": details}});
    Reply::whole(status, "application/json; charset=UTF-8", body.to_string())
}
