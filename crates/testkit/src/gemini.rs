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
    /// With a text and an error in the middle of the stream; with that error at once to who wants no stream.
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
            return error(403, "Method doesn't allow unregistered callers.", &json!([]));
        }
        if request.header("x-goog-api-key") != Some(&self.key) {
            let info = json!([{"@type": "type.googleapis.com/google.rpc.ErrorInfo", "reason": "API_KEY_INVALID", "domain": "googleapis.com"}]);
            return error(400, "API key not valid. Please pass a valid API key.", &info);
        }
        let target = &request.target;
        let path = target.strip_prefix("/v1beta/models/").or_else(|| target.strip_prefix("/v1/models/"));
        let path = path.unwrap_or_default();
        let (model, method) = path.split_once(':').unwrap_or((path, ""));
        if model != self.model {
            let message = format!("models/{model} is not found for API version v1beta.");
            return error(404, &message, &json!([]));
        }
        match (request.method.as_str(), method) {
            ("GET", "") => json_reply(&json!({"name": format!("models/{model}")})),
            ("POST", "generateContent") => self.generate(request, false),
            ("POST", "streamGenerateContent?alt=sse") => self.generate(request, true),
            _ => error(404, "There is no such method.", &json!([])),
        }
    }

    fn generate(&self, request: &Request, streams: bool) -> Reply {
        let body: Value = serde_json::from_slice(&request.body).unwrap_or(Value::Null);
        let body = in_camel_case(body);
        if let Err(message) = checked(&body) {
            return error(400, &message, &json!([]));
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

/// The fields of a request.
const FIELDS: [&str; 7] =
    ["contents", "systemInstruction", "generationConfig", "safetySettings", "tools", "toolConfig", "cachedContent"];

/// The fields of `generationConfig`.
const CONFIG_FIELDS: [&str; 20] = [
    "audioTimestamp",
    "candidateCount",
    "frequencyPenalty",
    "logprobs",
    "maxOutputTokens",
    "mediaResolution",
    "presencePenalty",
    "responseFormat",
    "responseJsonSchema",
    "responseLogprobs",
    "responseMimeType",
    "responseModalities",
    "responseSchema",
    "seed",
    "speechConfig",
    "stopSequences",
    "temperature",
    "thinkingConfig",
    "topK",
    "topP",
];

/// What the service refuses of a body.
fn checked(body: &Value) -> Result<(), String> {
    let contents = body["contents"].as_array().ok_or("contents is not specified")?;
    if contents.last().is_none_or(|last| last["role"] != "user") {
        return Err("Please ensure that the last turn is a user turn.".into());
    }
    let config = &body["generationConfig"];
    known(body, &FIELDS, "")?;
    known(config, &CONFIG_FIELDS, " at 'generation_config'")?;
    fits(config)?;
    let parts = contents.iter().filter_map(|content| content["parts"].as_array()).flatten();
    let mut mimes = parts.filter_map(|part| part["inlineData"]["mimeType"].as_str());
    match mimes.find(|mime| *mime != "application/pdf") {
        Some(mime) => Err(format!("Unsupported MIME type: {mime}")),
        None => Ok(()),
    }
}

fn known(value: &Value, fields: &[&str], place: &str) -> Result<(), String> {
    let names = value.as_object().into_iter().flatten().map(|(name, _)| name.as_str());
    match names.into_iter().find(|name| !fields.contains(name)) {
        Some(name) => Err(format!("Invalid JSON payload received. Unknown name \"{name}\"{place}: Cannot find field.")),
        None => Ok(()),
    }
}

/// Fields of `generationConfig` that need or exclude each other.
fn fits(config: &Value) -> Result<(), String> {
    let has = |name: &str| config.get(name).is_some();
    let thinks = |name: &str| config["thinkingConfig"].get(name).is_some();
    let (schema, json_schema) = (has("responseSchema"), has("responseJsonSchema"));
    if schema && json_schema {
        Err("Only one of response_schema and response_json_schema can be set.".into())
    } else if (schema || json_schema) && config["responseMimeType"] != "application/json" {
        Err("A response schema needs response_mime_type application/json.".into())
    } else if thinks("thinkingLevel") && thinks("thinkingBudget") {
        Err("You can only set only one of thinking budget and thinking level.".into())
    } else {
        Ok(())
    }
}

/// The sampling parameters, which later models refuse.
const SAMPLING: [&str; 3] = ["temperature", "topP", "topK"];

const OVERLOADED: &str = "The model is overloaded.";

fn answer_as(mode: &Mode, body: &Value, streams: bool) -> Reply {
    match mode {
        Mode::Text(text) => told(&words(text), "STOP", streams),
        Mode::Finish(text, reason) => told(&words(text), reason, streams),
        Mode::Empty => told(&[""], "STOP", streams),
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
            error(429, "You exceeded your current quota.", &json!(details))
        }
        Mode::Status(status) => error(*status, "An error has occurred.", &json!([])),
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
        Mode::MidStreamError(text) if streams => {
            let failure = json!({"error": {"code": 503, "message": OVERLOADED, "status": canonical(503)}});
            sent(&[piece(text, None), failure], true)
        }
        Mode::MidStreamError(_) => error(503, OVERLOADED, &json!([])),
        Mode::RefusesSampling(text) => {
            match SAMPLING.iter().find(|name| body["generationConfig"].get(name).is_some()) {
                Some(name) => error(400, &format!("{name} is not supported by this model."), &json!([])),
                None => told(&words(text), "STOP", streams),
            }
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
    let mut candidate = json!({"index": 0});
    if let Some(content) = content(text, reason) {
        candidate["content"] = content;
    }
    if let Some(reason) = reason {
        candidate["finishReason"] = json!(reason);
    }
    json!({"candidates": [candidate], "usageMetadata": {"promptTokenCount": 12, "candidatesTokenCount": 3, "totalTokenCount": 15}, "modelVersion": "double"})
}

/// The content of an answer: without parts when there is no text, and none at all when the text was held back.
fn content(text: &str, reason: Option<&str>) -> Option<Value> {
    match (text, reason) {
        ("", None | Some("STOP" | "MAX_TOKENS")) => Some(json!({"role": "model"})),
        ("", Some(_)) => None,
        _ => Some(json!({"role": "model", "parts": [{"text": text}]})),
    }
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

fn error(status: u16, message: &str, details: &Value) -> Reply {
    let body = json!({"error": {"code": status, "message": message, "status": canonical(status), "details": details}});
    Reply::whole(status, "application/json; charset=UTF-8", body.to_string())
}

/// The service's own name for a status.
fn canonical(status: u16) -> &'static str {
    match status {
        400 => "INVALID_ARGUMENT",
        401 => "UNAUTHENTICATED",
        403 => "PERMISSION_DENIED",
        404 => "NOT_FOUND",
        429 => "RESOURCE_EXHAUSTED",
        500 => "INTERNAL",
        503 => "UNAVAILABLE",
        504 => "DEADLINE_EXCEEDED",
        _ => "UNKNOWN",
    }
}
