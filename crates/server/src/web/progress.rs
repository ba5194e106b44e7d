//! Time limits of a request: they count from the last byte that arrived, so that a slow line is no fault.

use crate::connections::pace::{LeastPace, Pace};
use crate::error::ApiError;
use crate::state::App;
use axum::body::{Body, HttpBody};
use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use http_body::{Frame, SizeHint};
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll, ready};
use tokio::time::{Instant, sleep_until};

/// Ends a body that arrives too slowly with an error of the body, and what takes too long after its last byte with an
/// answer in the API's envelope.
pub async fn limit_time(State(app): State<App>, request: Request, next: Next) -> Response {
    let limits = &app.config.limits;
    let arrived = LastByte::default();
    let request = request.map(|body| Body::new(PacedBody::new(body, limits.upload_pace(), arrived.clone())));
    let mut answering = std::pin::pin!(next.run(request));
    loop {
        let until = arrived.get() + limits.request;
        tokio::select! {
            answer = &mut answering => return answer,
            () = sleep_until(until) => if arrived.get() + limits.request <= until {
                return ApiError::busy().into_response();
            }
        }
    }
}

/// When the last byte of a body arrived; at first, when its head did.
#[derive(Clone)]
struct LastByte(Arc<Mutex<Instant>>);

impl Default for LastByte {
    fn default() -> Self {
        Self(Arc::new(Mutex::new(Instant::now())))
    }
}

impl LastByte {
    fn get(&self) -> Instant {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn is_now(&self) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
    }
}

/// A body that fails when its client sends too slowly. After a failure it is at its end: who drops the rest of it waits for
/// nothing.
struct PacedBody {
    body: Body,
    pace: Pace,
    arrived: LastByte,
    has_failed: bool,
}

impl PacedBody {
    fn new(body: Body, least: LeastPace, arrived: LastByte) -> Self {
        Self { body, pace: Pace::new(least), arrived, has_failed: false }
    }

    fn poll_judged(&mut self, cx: &mut Context<'_>) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        let too_slow = |slow| Poll::Ready(Some(Err(axum::Error::new(slow))));
        let polled = Pin::new(&mut self.body).poll_frame(cx);
        if polled.is_pending()
            && let Err(slow) = self.pace.wait(cx)
        {
            return too_slow(slow);
        }
        let frame = ready!(polled);
        if let Some(Ok(frame)) = &frame {
            self.arrived.is_now();
            if let Err(slow) = self.pace.moved(frame.data_ref().map_or(0, Bytes::len)) {
                return too_slow(slow);
            }
        }
        Poll::Ready(frame)
    }
}

impl HttpBody for PacedBody {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        if self.has_failed {
            return Poll::Ready(None);
        }
        let frame = ready!(self.poll_judged(cx));
        self.has_failed = matches!(frame, Some(Err(_)));
        Poll::Ready(frame)
    }

    fn is_end_stream(&self) -> bool {
        self.has_failed || self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures::{FutureExt, StreamExt, stream};
    use std::time::Duration;

    #[tokio::test]
    async fn a_body_that_stops_fails_once_and_is_at_its_end() {
        let begun = Instant::now();
        let stopped = stream::iter([Ok::<_, axum::Error>(Bytes::from(vec![b'x'; 100_000]))]).chain(stream::pending());
        let least = LeastPace { bytes: 1024, within: Duration::from_millis(200) };
        let mut body =
            Body::new(PacedBody::new(Body::from_stream(stopped), least, LastByte::default())).into_data_stream();
        assert!(matches!(body.next().await, Some(Ok(_))));
        assert!(matches!(body.next().await, Some(Err(_))));
        assert!(begun.elapsed() >= least.within);
        assert!(matches!(body.next().now_or_never(), Some(None)), "who drops the rest waits for nothing");
    }
}
