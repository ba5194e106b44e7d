use crate::error::RETRY_SECONDS;
use crate::state::App;
use axum::extract::State;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use std::time::Duration;
use tokio::sync::Mutex;
use vitae_store::{StoreError, Timestamp};

/// How long "ready" is believed: the test writes to the disk, and anybody may ask.
const READY_HOLDS: Duration = Duration::from_secs(10);

/// How long a fault is believed; shorter, so that a recovery shows soon.
const FAULT_HOLDS: Duration = Duration::from_secs(2);

/// How long a part may take to answer.
const TIMEOUT: Duration = Duration::from_secs(5);

/// What a part that does not work is called in the answer.
type Fault = &'static str;

/// The latest test of what the server needs. Askers at the same time share one test.
#[derive(Default)]
pub struct Readiness {
    latest: Mutex<Option<(Timestamp, Option<Fault>)>>,
}

impl Readiness {
    async fn fault(&self, app: &App) -> Option<Fault> {
        let mut latest = self.latest.lock().await;
        let now = app.entropy.now();
        if let Some((tested, fault)) = *latest
            && holds(tested, fault, now)
        {
            return fault;
        }
        let fault = test(app).await;
        *latest = Some((now, fault));
        fault
    }
}

/// A clock that was set back ends the belief too.
fn holds(tested: Timestamp, fault: Option<Fault>, now: Timestamp) -> bool {
    let period = if fault.is_none() { READY_HOLDS } else { FAULT_HOLDS };
    tested <= now && now.since(tested) < period
}

/// Writes to the database and asks the file store.
async fn test(app: &App) -> Option<Fault> {
    let written = tokio::time::timeout(TIMEOUT, app.store.probe_write(app.entropy.now())).await;
    let fault = match written {
        Ok(Ok(())) => None,
        Ok(Err(StoreError::StorageFull(_))) => Some("no storage space\n"),
        Ok(Err(_)) | Err(_) => Some("database not available\n"),
    };
    let fault = match fault {
        Some(fault) => Some(fault),
        None => {
            let answered = tokio::time::timeout(TIMEOUT, app.files.ping()).await;
            (!matches!(answered, Ok(Ok(())))).then_some("files not available\n")
        }
    };
    if let Some(fault) = fault {
        tracing::warn!(fault = fault.trim_end(), "not ready");
    }
    fault
}

/// The process answers.
pub(super) async fn alive() -> &'static str {
    "ok\n"
}

/// The database takes writes and the file store answers, as of at most [`READY_HOLDS`] ago.
pub(super) async fn ready(State(app): State<App>) -> Response {
    match app.readiness.fault(&app).await {
        None => "ready\n".into_response(),
        Some(fault) => {
            (StatusCode::SERVICE_UNAVAILABLE, [(header::RETRY_AFTER, HeaderValue::from(RETRY_SECONDS))], fault)
                .into_response()
        }
    }
}
