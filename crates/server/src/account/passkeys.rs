//! The passkeys of an account: a device's own key in place of the password. A passkey asks its owner for a finger, a face or a PIN, so that it stands for
//! both steps of a sign-in.

use super::mails::{self, Message};
use super::reauthentication::{self, PasswordOnly, require_password};
use super::tickets::{self, Ticket};
use super::wire::Acknowledgement;
use super::{input, limit};
use crate::error::{ApiError, ApiResult, Code};
use crate::extract::client::Client;
use crate::extract::{Body, PasskeyId};
use crate::refusals::{Conflict, Forbidden, Limited};
use crate::session::Caller;
use crate::state::App;
use crate::wire::Data;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::time::Duration;
use utoipa::ToSchema;
use uuid::Uuid;
use vitae_store::{NewPasskey, StoreError};
use webauthn_rs::prelude::{PasskeyRegistration, RegisterPublicKeyCredential};
use webauthn_rs::{Webauthn, WebauthnBuilder};

/// Most passkeys of an account: more than anybody has devices, few enough to look through.
const MAX_PASSKEYS: u32 = 10;

/// How long a device may take to answer.
pub(super) const LIFETIME: Duration = Duration::from_secs(5 * 60);

/// What checks passkeys; nothing at an address for which browsers offer none: they want a host name, and `https` but on `localhost`.
pub fn relying_party(public_url: &str, site: &str) -> Option<Webauthn> {
    let origin = url::Url::parse(public_url).ok()?;
    let host = origin.domain().filter(|host| origin.scheme() == "https" || *host == "localhost")?;
    let party = WebauthnBuilder::new(host, &origin).and_then(|builder| builder.rp_name(site).build());
    party.inspect_err(|error| tracing::warn!(%error, "there are no passkeys at this address")).ok()
}

/// A passkey as its owner tells it from others.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = Passkey)]
pub(super) struct ListedPasskey {
    id: String,
    name: String,
    created_at: String,
    #[schema(required)]
    last_used_at: Option<String>,
}

impl From<vitae_store::Passkey> for ListedPasskey {
    fn from(passkey: vitae_store::Passkey) -> Self {
        Self {
            id: passkey.id.to_string(),
            name: passkey.name,
            created_at: passkey.created_at.to_string(),
            last_used_at: passkey.last_used_at.map(|at| at.to_string()),
        }
    }
}

/// What a browser asks a device for.
#[derive(Serialize, ToSchema)]
pub(super) struct PasskeyOptions {
    /// Comes back with the device's answer, within five minutes.
    pub ticket: String,
    /// As WebAuthn names them in JSON.
    pub options: Value,
}

#[derive(Deserialize, ToSchema)]
pub(super) struct PasskeyForm {
    ticket: String,
    /// What its owner calls it.
    name: String,
    /// The device's answer, as WebAuthn names it in JSON.
    credential: Value,
}

/// What the second half of adding a passkey needs of the first.
#[derive(Serialize, Deserialize)]
struct Adding {
    state: PasskeyRegistration,
    password_hash: String,
}

/// The caller's passkeys, the newest first.
#[utoipa::path(get, path = "/api/account/passkeys", operation_id = "passkeys", tag = "account", security(("bearer" = [])),
    responses((status = 200, body = Data<Vec<ListedPasskey>>)))]
pub(super) async fn list(State(app): State<App>, caller: Caller) -> ApiResult<Json<Data<Vec<ListedPasskey>>>> {
    let passkeys = app.store.passkeys().of_user(caller.user.id).await?;
    Ok(Json(Data { data: passkeys.into_iter().map(ListedPasskey::from).collect() }))
}

/// What a device is asked to make a passkey from.
#[utoipa::path(post, path = "/api/account/passkeys/options", operation_id = "new_passkey_options", tag = "account", security(("bearer" = [])),
    request_body = PasswordOnly, responses((status = 200, body = Data<PasskeyOptions>), Conflict, Limited))]
pub(super) async fn new_options(
    State(app): State<App>,
    caller: Caller,
    client: Client,
    Body(PasswordOnly { password }): Body<PasswordOnly>,
) -> ApiResult<Json<Data<PasskeyOptions>>> {
    limit(&app, &client)?;
    let party = party(&app)?;
    let password_hash = require_password(&app, &caller, &client, "password", password).await?;
    let user = &caller.user;
    let known = app.store.passkeys().credentials_of(user.id).await?;
    let known = known.iter().map(|json| credential(json).map(|known| known.cred_id().clone()));
    let known = known.collect::<ApiResult<Vec<_>>>()?;
    let (options, state) =
        party.start_passkey_registration(user.id, &user.email, &user.name, Some(known)).map_err(ApiError::internal)?;
    let ticket = tickets::seal(&app, &holder(user.id), Adding { state, password_hash }, LIFETIME);
    let mut options = serde_json::to_value(options.public_key).map_err(ApiError::internal)?;
    keep_in_device(&mut options["authenticatorSelection"]);
    Ok(Json(Data { data: PasskeyOptions { ticket, options } }))
}

/// Only a passkey that its device finds by the site's name signs in without an email address.
fn keep_in_device(selection: &mut Value) {
    selection["residentKey"] = "required".into();
    selection["requireResidentKey"] = true.into();
}

/// Adds the passkey that a device made.
#[utoipa::path(post, path = "/api/account/passkeys", operation_id = "add_passkey", tag = "account", security(("bearer" = [])),
    request_body = PasskeyForm, responses((status = 201, body = Data<ListedPasskey>), Forbidden, Conflict, Limited))]
pub(super) async fn add(
    State(app): State<App>,
    caller: Caller,
    client: Client,
    Body(form): Body<PasskeyForm>,
) -> ApiResult<(StatusCode, Json<Data<ListedPasskey>>)> {
    let name = input::name(&form.name)?;
    limit(&app, &client)?;
    let party = party(&app)?;
    let ticket = tickets::open(&app, &holder(caller.user.id), &form.ticket);
    let Ticket { content: Adding { state, password_hash }, .. } = ticket.ok_or_else(too_late)?;
    let answer: RegisterPublicKeyCredential = answer(form.credential)?;
    let made = party.finish_passkey_registration(&answer, &state).map_err(|error| {
        tracing::info!(%error, "a passkey was not added");
        unreadable()
    })?;
    let credential = serde_json::to_string(&made).map_err(ApiError::internal)?;
    let new = NewPasskey {
        id: app.entropy.id(),
        name: &name,
        credential_id: Sha256::digest(made.cred_id()).into(),
        credential: &credential,
        password_hash: &password_hash,
        now: app.entropy.now(),
    };
    let added = app.store.passkeys().add(caller.user.id, new, MAX_PASSKEYS).await.map_err(|error| match error {
        StoreError::LimitReached { limit } => {
            let message = format!("An account has at most {limit} passkeys. Remove one first.");
            ApiError::new(Code::KeyLimit, message)
        }
        StoreError::IdentityTaken => ApiError::new(Code::IdentityTaken, "This passkey is in an account already."),
        other => other.into(),
    })?;
    // The password was changed meanwhile: whoever began this may no longer be its owner.
    let added = added.ok_or_else(|| ApiError::invalid_field("password", reauthentication::WRONG))?;
    mails::tell(&app, &caller.user, Message::passkey_added);
    Ok((StatusCode::CREATED, Json(Data { data: added.into() })))
}

/// Removes a passkey. It signs in no more.
#[utoipa::path(delete, path = "/api/account/passkeys/{id}", operation_id = "remove_passkey", tag = "account", security(("bearer" = [])),
    params(("id" = String, Path)), responses((status = 200, body = Data<Acknowledgement>), Limited))]
pub(super) async fn remove(
    State(app): State<App>,
    caller: Caller,
    client: Client,
    PasskeyId(id): PasskeyId,
) -> ApiResult<Json<Data<Acknowledgement>>> {
    limit(&app, &client)?;
    if !app.store.passkeys().remove(caller.user.id, id).await? {
        return Err(PasskeyId::not_found());
    }
    mails::tell(&app, &caller.user, Message::passkey_removed);
    Ok(Acknowledgement::answer("The passkey is removed. Delete it on your device, too."))
}

fn holder(user: Uuid) -> String {
    format!("{user}, who adds a passkey")
}

/// What checks passkeys here.
pub(super) fn party(app: &App) -> ApiResult<&Webauthn> {
    let message = "Passkeys don't work at this site's address.";
    app.passkeys.as_ref().ok_or_else(|| ApiError::new(Code::NotConfigured, message))
}

/// A passkey as it is stored.
pub(super) fn credential(json: &str) -> ApiResult<webauthn_rs::prelude::Passkey> {
    serde_json::from_str(json).map_err(ApiError::internal)
}

/// What a device answered.
pub(super) fn answer<T: serde::de::DeserializeOwned>(given: Value) -> ApiResult<T> {
    serde_json::from_value(given).map_err(|_| unreadable())
}

fn unreadable() -> ApiError {
    ApiError::invalid_field("credential", "Your device's answer can't be used. Try again.")
}

/// The refusal of a ticket that has ended or was used.
pub(super) fn too_late() -> ApiError {
    ApiError::new(Code::LinkExpired, "That took too long. Start again.")
}
