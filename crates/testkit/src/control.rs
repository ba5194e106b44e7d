//! What a test in another process asks of a stand-in for a language model: which answers come next, and what was asked so far.

use crate::http_server::{Reply, Request};
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Answers `PUT /control/modes` (a list of modes), `GET /control/bodies` and `DELETE /control/bodies`; nothing for other requests.
pub(crate) fn answer<M: DeserializeOwned>(
    request: &Request,
    modes: &Mutex<Vec<M>>,
    bodies: &Mutex<Vec<Value>>,
) -> Option<Reply> {
    match (request.method.as_str(), request.target.as_str()) {
        ("PUT", "/control/modes") => Some(match serde_json::from_slice(&request.body) {
            Ok(next) => {
                *locked(modes) = next;
                done()
            }
            Err(error) => Reply::whole(400, "text/plain", error.to_string()),
        }),
        ("GET", "/control/bodies") => {
            Some(Reply::whole(200, "application/json", Value::from(locked(bodies).clone()).to_string()))
        }
        ("DELETE", "/control/bodies") => {
            locked(bodies).clear();
            Some(done())
        }
        _ => None,
    }
}

fn done() -> Reply {
    Reply::whole(200, "application/json", "{}")
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
