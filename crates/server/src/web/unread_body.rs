//! Bodies that a refusal leaves unread.

use axum::body::{Body, BodyDataStream};
use axum::extract::Request;
use axum::middleware::Next;
use axum::response::Response;
use bytes::Bytes;
use futures::{Stream, StreamExt, stream};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// Most bytes that are taken off the line after a refusal: the largest file that is accepted, and some.
const MAX_UNREAD_BYTES: usize = 8 * 1024 * 1024;

/// Longest time for it: 5 MB over a line of 1.3 Mbit/s.
const LONGEST: Duration = Duration::from_secs(30);

/// Takes the rest of the body off the line before a refusal is answered: a browser that is still sending when the
/// connection closes never sees why.
pub async fn take_off(request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let shared = Arc::new(Mutex::new(body.into_data_stream()));
    let response = next.run(Request::from_parts(parts, Body::from_stream(rest(&shared)))).await;
    if response.status().is_client_error() || response.status().is_server_error() {
        _ = tokio::time::timeout(LONGEST, drop_rest(rest(&shared))).await;
    }
    response
}

/// Takes a whole body off the line that nobody has read from.
pub async fn drop_body(body: Body) {
    _ = tokio::time::timeout(LONGEST, drop_rest(body.into_data_stream())).await;
}

/// What is left of the shared body, whoever reads on.
fn rest(shared: &Arc<Mutex<BodyDataStream>>) -> impl Stream<Item = Result<Bytes, axum::Error>> + Send + 'static {
    let shared = Arc::clone(shared);
    stream::poll_fn(move |context| shared.lock().unwrap_or_else(PoisonError::into_inner).poll_next_unpin(context))
}

async fn drop_rest(mut rest: impl Stream<Item = Result<Bytes, axum::Error>> + Unpin) {
    let mut dropped = 0;
    while let Some(Ok(chunk)) = rest.next().await {
        dropped += chunk.len();
        if dropped > MAX_UNREAD_BYTES {
            return;
        }
    }
}
