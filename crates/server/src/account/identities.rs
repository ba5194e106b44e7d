//! Who the caller is at the identity provider.

use super::limit;
use super::mails::{self, Message};
use super::provider::{self, AuthorizationResponse, Returned, SignInUrl};
use super::reauthentication::{self, PasswordOnly, require_password};
use super::wire::Acknowledgement;
use crate::error::{ApiError, ApiResult, Code};
use crate::extract::client::Client;
use crate::extract::{Body, IdentityId};
use crate::refusals::{Conflict, Forbidden, Limited};
use crate::session::Caller;
use crate::state::App;
use crate::wire::Data;
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use serde::Serialize;
use utoipa::ToSchema;
use vitae_store::{NewIdentity, StoreError};

/// Most identities of an account: one is usual, a second one while somebody changes from one to another.
const MAX_IDENTITIES: u32 = 5;

/// An identity as its owner sees it.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = Identity)]
pub(super) struct ListedIdentity {
    id: String,
    /// The address that the provider named last.
    #[schema(required)]
    email: Option<String>,
    created_at: String,
    #[schema(required)]
    last_used_at: Option<String>,
}

impl From<vitae_store::Identity> for ListedIdentity {
    fn from(identity: vitae_store::Identity) -> Self {
        Self {
            id: identity.id.to_string(),
            email: identity.email,
            created_at: identity.created_at.to_string(),
            last_used_at: identity.last_used_at.map(|at| at.to_string()),
        }
    }
}

/// The caller's identities at the provider, the newest first.
#[utoipa::path(get, path = "/api/account/identities", operation_id = "identities", tag = "account", security(("bearer" = [])),
    responses((status = 200, body = Data<Vec<ListedIdentity>>)))]
pub(super) async fn list(State(app): State<App>, caller: Caller) -> ApiResult<Json<Data<Vec<ListedIdentity>>>> {
    let Some(provider) = &app.services.provider else { return Ok(Json(Data { data: Vec::new() })) };
    let identities = app.store.identities().of_user(caller.user.id, provider.issuer()).await?;
    Ok(Json(Data { data: identities.into_iter().map(ListedIdentity::from).collect() }))
}

/// Begins to connect the caller's account with an identity.
#[utoipa::path(post, path = "/api/account/identities/start", operation_id = "start_connecting_identity", tag = "account", security(("bearer" = [])),
    request_body = PasswordOnly, responses((status = 200, body = Data<SignInUrl>), Conflict, Limited))]
pub(super) async fn start(
    State(app): State<App>,
    caller: Caller,
    client: Client,
    Body(PasswordOnly { password }): Body<PasswordOnly>,
) -> ApiResult<impl IntoResponse> {
    limit(&app, &client)?;
    let password_hash = require_password(&app, &caller, &client, "password", password).await?;
    provider::begin(&app, &client, &holder(&caller), Some(password_hash)).await
}

/// Connects the caller's account with whom the provider knows.
#[utoipa::path(post, path = "/api/account/identities", operation_id = "connect_identity", tag = "account", security(("bearer" = [])),
    request_body = AuthorizationResponse, responses((status = 201, body = Data<ListedIdentity>), Forbidden, Conflict, Limited))]
pub(super) async fn connect(
    State(app): State<App>,
    caller: Caller,
    client: Client,
    headers: HeaderMap,
    Body(response): Body<AuthorizationResponse>,
) -> ApiResult<impl IntoResponse> {
    limit(&app, &client)?;
    let Returned { issuer, person, password_hash } =
        provider::finish(&app, &client, &holder(&caller), &headers, &response).await?;
    let new = NewIdentity {
        id: app.entropy.id(),
        issuer,
        subject: &person.subject,
        email: person.email.as_deref(),
        now: app.entropy.now(),
    };
    let password_hash = password_hash.unwrap_or_default();
    let connected = app.store.identities().connect(caller.user.id, new, &password_hash, MAX_IDENTITIES).await;
    let connected = connected.map_err(|error| match error {
        StoreError::LimitReached { limit } => {
            let message = format!("An account has at most {limit} of these connections. Disconnect one first.");
            ApiError::new(Code::KeyLimit, message)
        }
        other => other.into(),
    })?;
    // The password was changed meanwhile: whoever began this may no longer be its owner.
    let connected = connected.ok_or_else(|| ApiError::invalid_field("password", reauthentication::WRONG))?;
    mails::tell(&app, &caller.user, Message::identity_connected);
    let cookie = provider::attempt_cookie(&app, "");
    Ok((StatusCode::CREATED, [cookie], Json(Data { data: ListedIdentity::from(connected) })))
}

/// Disconnects an identity. It signs in no more until it is connected again.
#[utoipa::path(delete, path = "/api/account/identities/{id}", operation_id = "disconnect_identity", tag = "account", security(("bearer" = [])),
    params(("id" = String, Path)), request_body = PasswordOnly, responses((status = 200, body = Data<Acknowledgement>), Limited))]
pub(super) async fn disconnect(
    State(app): State<App>,
    caller: Caller,
    client: Client,
    IdentityId(id): IdentityId,
    Body(PasswordOnly { password }): Body<PasswordOnly>,
) -> ApiResult<Json<Data<Acknowledgement>>> {
    limit(&app, &client)?;
    require_password(&app, &caller, &client, "password", password).await?;
    if !app.store.identities().disconnect(caller.user.id, id).await? {
        return Err(IdentityId::not_found());
    }
    mails::tell(&app, &caller.user, Message::identity_disconnected);
    Ok(Acknowledgement::answer(format!("{} is disconnected.", app.config.oidc.name)))
}

fn holder(caller: &Caller) -> String {
    format!("{}, who connects an identity", caller.user.id)
}
