//! A stand-in for services that speak OpenAI's chat completions, on a port of this machine.

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
    let streams = body["stream"] == true;
    match mode {
        Mode::Text(text) => told(text, "stop", streams),
        Mode::Finish(text, reason) => told(text, reason, streams),
        Mode::Empty => told("", "stop", streams),
        Mode::Refusal if streams => {
            events(&[chunk(&json!({"refusal": "I can't help with that."}), None), chunk(&json!({}), Some("stop"))])
        }
        Mode::Refusal => json_reply(&whole(
            &json!({"role": "assistant", "content": null, "refusal": "I can't help with that."}),
            "stop",
        )),
        Mode::Quota(true) => error(429, "Rate limit reached.", "rate_limit_exceeded", None).with("retry-after", "0"),
        Mode::Quota(false) => error(429, "You exceeded your current quota.", "insufficient_quota", None),
        Mode::Status(status) => error(*status, "The server had an error.", "server_error", None),
        Mode::Slow(time) => {
            let mut reply = told("late", "stop", streams);
            reply.body.insert(0, Step::Pause(*time));
            reply
        }
        Mode::Cut(text) => {
            let mut reply = told(text, "stop", streams);
            reply.body.truncate(reply.body.len() / 2);
            reply.body.push(Step::Cut);
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
        Mode::Old(text) => told(text, "stop", streams),
    }
}

fn told(text: &str, reason: &str, streams: bool) -> Reply {
    if !streams {
        return json_reply(&whole(&json!({"role": "assistant", "content": text, "refusal": null}), reason));
    }
    let mut chunks: Vec<Value> = text.split_inclusive(' ').map(|word| chunk(&json!({"content": word}), None)).collect();
    chunks.push(chunk(&json!({}), Some(reason)));
    events(&chunks)
}

fn whole(message: &Value, reason: &str) -> Value {
    json!({
        "id": "chatcmpl-1", "object": "chat.completion", "created": 1, "model": "double",
        "choices": [{"index": 0, "message": message, "finish_reason": reason, "logprobs": null}],
        "usage": {"prompt_tokens": 12, "completion_tokens": 3, "total_tokens": 15},
    })
}

fn chunk(delta: &Value, reason: Option<&str>) -> Value {
    json!({
        "id": "chatcmpl-1", "object": "chat.completion.chunk", "created": 1, "model": "double",
        "choices": [{"index": 0, "delta": delta, "finish_reason": reason, "logprobs": null}],
    })
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

fn error(status: u16, message: &str, code: &str, param: Option<&str>) -> Reply {
    let body = json!({"error": {"message": message, "type": "invalid_request_error", "param": param, "code": code}});
    Reply::whole(status, "application/json", body.to_string())
}
