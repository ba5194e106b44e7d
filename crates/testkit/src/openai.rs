//! A stand-in for services that speak OpenAI's chat completions, on a port of this machine.

use crate::control;
use crate::http_server::{HttpServer, Reply, Request, Step};
use serde::Deserialize;
use serde_json::{Value, json};
use std::iter;
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
    /// With a text that ends for a reason such as `length` or `content_filter`.
    Finish(String, String),
    /// With a refusal of the model.
    Refusal,
    /// As when too much is asked, or with false when the money is used up.
    Quota(bool),
    /// With a status and the service's error for it.
    Status(u16),
    /// Not within this time.
    Slow(Duration),
    /// With half a text, then the connection ends.
    Cut(String),
    /// As a local server that knows only `max_tokens` and no sampling parameters.
    Old(String),
}

/// A running stand-in.
pub struct OpenAiServer {
    server: HttpServer,
    state: Arc<State>,
}

struct State {
    key: String,
    model: String,
    modes: Mutex<Vec<Mode>>,
    bodies: Mutex<Vec<Value>>,
}

impl OpenAiServer {
    /// Starts a stand-in that knows one key and one model; with an empty key it wants none.
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

    /// The address in front of `/chat/completions`.
    pub fn base_url(&self) -> String {
        format!("{}/v1", self.server.url())
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
        let given = request.header("authorization").unwrap_or_default();
        let scheme = given.get(..7).unwrap_or_default();
        let is_known = scheme.eq_ignore_ascii_case("bearer ") && given[7..] == self.key;
        if !self.key.is_empty() && !is_known {
            return error(401, "Incorrect API key provided.", "invalid_api_key", None);
        }
        match (request.method.as_str(), request.target.as_str()) {
            ("POST", "/v1/chat/completions") => self.complete(request),
            ("GET", target) if target == format!("/v1/models/{}", self.model) => {
                json_reply(&json!({"id": self.model, "object": "model", "created": 1, "owned_by": "double"}))
            }
            ("GET", _) => error(404, "The model does not exist.", "model_not_found", None),
            _ => error(404, "Unknown request URL.", "unknown_url", None),
        }
    }

    fn complete(&self, request: &Request) -> Reply {
        let body: Value = serde_json::from_slice(&request.body).unwrap_or(Value::Null);
        if body["model"] != self.model.as_str() {
            return error(
                404,
                "The model does not exist or you do not have access to it.",
                "model_not_found",
                Some("model"),
            );
        }
        if body["messages"].as_array().is_none_or(Vec::is_empty) {
            return error(
                400,
                "Missing required parameter: 'messages'.",
                "missing_required_parameter",
                Some("messages"),
            );
        }
        locked(&self.bodies).push(body.clone());
        let mode = {
            let mut modes = locked(&self.modes);
            if modes.len() > 1 { modes.remove(0) } else { modes.first().cloned().unwrap_or(Mode::Empty) }
        };
        answer_as(&mode, &body)
    }
}

fn answer_as(mode: &Mode, body: &Value) -> Reply {
    match mode {
        Mode::Text(text) => told(text, "stop", body),
        Mode::Finish(text, reason) => told(text, reason, body),
        Mode::Empty => told("", "stop", body),
        Mode::Refusal => refused(body),
        Mode::Quota(true) => error(429, "Rate limit reached.", "rate_limit_exceeded", None).with("retry-after", "0"),
        Mode::Quota(false) => error(429, "You exceeded your current quota.", "insufficient_quota", None),
        Mode::Status(status) => error(*status, "An error has occurred.", code(*status), None),
        Mode::Slow(time) => {
            let mut reply = told("late", "stop", body);
            reply.body.insert(0, Step::Pause(*time));
            reply
        }
        Mode::Cut(text) => {
            let mut reply = told(text, "stop", body);
            cut(&mut reply.body);
            reply
        }
        Mode::Old(_) if body.get("max_completion_tokens").is_some() => error(
            400,
            "Unsupported parameter: 'max_completion_tokens'.",
            "unsupported_parameter",
            Some("max_completion_tokens"),
        ),
        Mode::Old(_) if body.get("temperature").is_some() => {
            error(400, "Unsupported value: 'temperature'.", "unsupported_value", Some("temperature"))
        }
        Mode::Old(text) => told(text, "stop", body),
    }
}

/// Leaves the first half of a body, and ends the connection there.
fn cut(steps: &mut Vec<Step>) {
    if let [Step::Bytes(whole)] = &mut steps[..] {
        whole.truncate(whole.len() / 2);
    } else {
        steps.truncate(steps.len() / 2);
    }
    steps.push(Step::Cut);
}

/// The service's own name for a failure with this status, if it has one.
fn code(status: u16) -> Option<&'static str> {
    match status {
        401 => Some("invalid_api_key"),
        404 => Some("model_not_found"),
        429 => Some("rate_limit_exceeded"),
        500.. => Some("server_error"),
        _ => None,
    }
}

fn told(text: &str, reason: &str, body: &Value) -> Reply {
    if body["stream"] != true {
        return json_reply(&whole(&json!({"role": "assistant", "content": text, "refusal": null}), reason));
    }
    let words = text.split_inclusive(' ').map(|word| json!({"content": word})).collect();
    streamed(words, reason, body)
}

fn refused(body: &Value) -> Reply {
    let refusal = "I can't help with that.";
    if body["stream"] == true {
        return streamed(vec![json!({"refusal": refusal})], "stop", body);
    }
    json_reply(&whole(&json!({"role": "assistant", "content": null, "refusal": refusal}), "stop"))
}

fn whole(message: &Value, reason: &str) -> Value {
    json!({
        "id": "chatcmpl-1", "object": "chat.completion", "created": 1, "model": "double",
        "choices": [{"index": 0, "message": message, "finish_reason": reason, "logprobs": null}],
        "usage": usage(),
    })
}

fn usage() -> Value {
    json!({"prompt_tokens": 12, "completion_tokens": 3, "total_tokens": 15})
}

/// A stream of what is new in each chunk. The first one names the role, and one without choices counts the tokens if asked to.
fn streamed(deltas: Vec<Value>, reason: &str, body: &Value) -> Reply {
    let role = json!({"role": "assistant", "content": "", "refusal": null});
    let mut chunks: Vec<Value> = iter::once(role).chain(deltas).map(|delta| chunk(&choice(&delta, None))).collect();
    chunks.push(chunk(&choice(&json!({}), Some(reason))));
    if body["stream_options"]["include_usage"] == true {
        for chunk in &mut chunks {
            chunk["usage"] = Value::Null;
        }
        let mut last = chunk(&json!([]));
        last["usage"] = usage();
        chunks.push(last);
    }
    events(&chunks)
}

fn choice(delta: &Value, reason: Option<&str>) -> Value {
    json!([{"index": 0, "delta": delta, "finish_reason": reason, "logprobs": null}])
}

fn chunk(choices: &Value) -> Value {
    json!({"id": "chatcmpl-1", "object": "chat.completion.chunk", "created": 1, "model": "double", "choices": choices})
}

fn events(chunks: &[Value]) -> Reply {
    let mut body: Vec<Step> =
        chunks.iter().map(|chunk| Step::Bytes(format!("data: {chunk}\n\n").into_bytes())).collect();
    body.push(Step::Bytes(b"data: [DONE]\n\n".to_vec()));
    Reply { status: 200, headers: vec![("Content-Type".into(), "text/event-stream".into())], body }
}

fn json_reply(body: &Value) -> Reply {
    Reply::whole(200, "application/json", body.to_string())
}

fn error<'a>(status: u16, message: &str, code: impl Into<Option<&'a str>>, param: Option<&str>) -> Reply {
    let code = code.into();
    let kind = if status >= 500 { "server_error" } else { "invalid_request_error" };
    let body = json!({"error": {"message": message, "type": kind, "param": param, "code": code}});
    Reply::whole(status, "application/json", body.to_string())
}
