//! Keys by which scripts act for an account.

use super::mails::{self, Message};
use super::reauthentication::{self, require_password};
use super::{input, limit};
use crate::error::{ApiError, ApiResult, Code};
use crate::extract::client::Client;
use crate::extract::{Body, KeyId};
use crate::refusals::Limited;
use crate::security::tokens;
use crate::session::Caller;
use crate::state::App;
use crate::wire::Data;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use std::time::Duration;
use utoipa::ToSchema;
use vitae_store::{ApiKey, NewApiKey, StoreError};

/// Most keys of an account.
const MAX_KEYS: u32 = 20;

/// Longest life of a key, in days.
const MAX_DAYS: u32 = 365;

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// What a key may do.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(super) enum Scope {
    /// Only read.
    Read,
    /// Read and change.
    Write,
}

/// A key as its owner tells it from others.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = ApiKey)]
pub(super) struct ListedKey {
    id: String,
    name: String,
    scope: Scope,
    created_at: String,
    expires_at: String,
    /// To the hour.
    #[schema(required)]
    last_used_at: Option<String>,
}

impl From<ApiKey> for ListedKey {
    fn from(key: ApiKey) -> Self {
        Self {
            id: key.id.to_string(),
            name: key.name,
            scope: if key.may_write { Scope::Write } else { Scope::Read },
            created_at: key.created_at.to_string(),
            expires_at: key.expires_at.to_string(),
            last_used_at: key.last_used_at.map(|at| at.to_string()),
        }
    }
}

#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct KeyForm {
    /// What its owner calls it.
    name: String,
    scope: Scope,
    /// From 1 to 365.
    #[schema(minimum = 1, maximum = 365)]
    expires_in_days: u32,
    password: String,
}

/// A new key. Its text is shown this once.
#[derive(Serialize, ToSchema)]
pub(super) struct MadeKey {
    /// Goes into `Authorization: Bearer …`.
    key: String,
    #[serde(flatten)]
    listed: ListedKey,
}

/// The caller's keys, the newest first; those included that have expired.
#[utoipa::path(get, path = "/api/account/keys", operation_id = "api_keys", tag = "account", security(("bearer" = [])),
    responses((status = 200, body = Data<Vec<ListedKey>>)))]
pub(super) async fn list(State(app): State<App>, caller: Caller) -> ApiResult<Json<Data<Vec<ListedKey>>>> {
    let keys = app.store.api_keys().of_user(caller.user.id).await?;
    Ok(Json(Data { data: keys.into_iter().map(ListedKey::from).collect() }))
}

/// Makes a key.
#[utoipa::path(post, path = "/api/account/keys", operation_id = "make_api_key", tag = "account", security(("bearer" = [])),
    request_body = KeyForm, responses((status = 201, body = Data<MadeKey>), Limited))]
pub(super) async fn make(
    State(app): State<App>,
    caller: Caller,
    client: Client,
    Body(form): Body<KeyForm>,
) -> ApiResult<(StatusCode, Json<Data<MadeKey>>)> {
    let name = input::name(&form.name)?;
    if !(1..=MAX_DAYS).contains(&form.expires_in_days) {
        return Err(ApiError::invalid_field("expiresInDays", format!("Choose between 1 and {MAX_DAYS} days.")));
    }
    limit(&app, &client)?;
    let password_hash = require_password(&app, &caller, &client, "password", form.password).await?;
    let (key, now) = (tokens::new_key(&app.entropy), app.entropy.now());
    let new = NewApiKey {
        id: app.entropy.id(),
        name: &name,
        key_hash: key.hash,
        password_hash: &password_hash,
        may_write: form.scope == Scope::Write,
        now,
        expires_at: now.plus(DAY * form.expires_in_days),
    };
    let made = app.store.api_keys().add(caller.user.id, new, MAX_KEYS).await.map_err(|error| match error {
        StoreError::LimitReached { limit } => {
            ApiError::new(Code::KeyLimit, format!("An account has at most {limit} API keys. Delete one first."))
        }
        other => other.into(),
    })?;
    // Somebody else changed it in the same moment: the password that was proved is no longer the current one.
    let made = made.ok_or_else(|| ApiError::invalid_field("password", reauthentication::WRONG))?;
    mails::tell(&app, &caller.user, Message::key_made);
    Ok((StatusCode::CREATED, Json(Data { data: MadeKey { key: key.text, listed: made.into() } })))
}

/// Deletes a key. It works no more from then on.
#[utoipa::path(delete, path = "/api/account/keys/{id}", operation_id = "delete_api_key", tag = "account", security(("bearer" = [])),
    params(("id" = String, Path)), responses((status = 200, body = Data<Vec<ListedKey>>)))]
pub(super) async fn delete(
    State(app): State<App>,
    caller: Caller,
    KeyId(id): KeyId,
) -> ApiResult<Json<Data<Vec<ListedKey>>>> {
    if !app.store.api_keys().remove(caller.user.id, id).await? {
        return Err(KeyId::not_found());
    }
    list(State(app), caller).await
}
