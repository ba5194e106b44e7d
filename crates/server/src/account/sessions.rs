use super::device;
use crate::error::ApiResult;
use crate::extract::SessionId;
use crate::session::Caller;
use crate::state::App;
use crate::wire::Data;
use axum::Json;
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;
use vitae_store::SessionEntry;

/// Where the caller is signed in.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ListedSession {
    id: String,
    /// For example `Chrome on Linux`.
    device: String,
    /// The address from which it was begun; empty when unknown.
    address: String,
    created_at: String,
    /// To the hour.
    last_used_at: String,
    /// Whether it is the one that asks.
    current: bool,
}

impl ListedSession {
    fn new(entry: SessionEntry, current: [u8; 32]) -> Self {
        Self {
            id: id(&entry).to_string(),
            device: device::name(&entry.device),
            address: entry.address,
            created_at: entry.times.created_at.to_string(),
            last_used_at: entry.times.extended_at.to_string(),
            current: entry.token_hash == current,
        }
    }
}

/// Half of the hash names a session; nobody finds its token by it.
fn id(entry: &SessionEntry) -> Uuid {
    Uuid::from_slice(&entry.token_hash[..16]).expect("an id has 16 bytes")
}

/// How many sessions were signed out.
#[derive(Serialize, ToSchema)]
pub(super) struct Ended {
    ended: u64,
}

/// The caller's sessions, those used last first.
#[utoipa::path(get, path = "/api/account/sessions", operation_id = "sessions", tag = "account", security(("bearer" = [])),
    responses((status = 200, body = Data<Vec<ListedSession>>)))]
pub(super) async fn list(State(app): State<App>, caller: Caller) -> ApiResult<Json<Data<Vec<ListedSession>>>> {
    let entries = app.store.sessions().of_user(caller.user.id, app.entropy.now()).await?;
    let listed = entries.into_iter().map(|entry| ListedSession::new(entry, caller.token_hash));
    Ok(Json(Data { data: listed.collect() }))
}

/// Signs one of the caller's sessions out.
#[utoipa::path(delete, path = "/api/account/sessions/{id}", operation_id = "end_session", tag = "account", security(("bearer" = [])),
    params(("id" = String, Path)), responses((status = 200, body = Data<Ended>)))]
pub(super) async fn end(
    State(app): State<App>,
    caller: Caller,
    SessionId(wanted): SessionId,
) -> ApiResult<Json<Data<Ended>>> {
    let sessions = app.store.sessions();
    let entries = sessions.of_user(caller.user.id, app.entropy.now()).await?;
    let entry = entries.iter().find(|entry| id(entry) == wanted).ok_or_else(SessionId::not_found)?;
    if !sessions.end(caller.user.id, entry.token_hash).await? {
        return Err(SessionId::not_found());
    }
    Ok(Json(Data { data: Ended { ended: 1 } }))
}

/// Signs all other sessions of the caller out.
#[utoipa::path(delete, path = "/api/account/sessions", operation_id = "end_other_sessions", tag = "account", security(("bearer" = [])),
    responses((status = 200, body = Data<Ended>)))]
pub(super) async fn end_others(State(app): State<App>, caller: Caller) -> ApiResult<Json<Data<Ended>>> {
    let ended = app.store.sessions().end_others(caller.user.id, caller.token_hash).await?;
    Ok(Json(Data { data: Ended { ended } }))
}
