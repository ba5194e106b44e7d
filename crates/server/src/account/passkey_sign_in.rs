//! Signing in by passkey.

use super::login::{SignedIn, refuse_disabled};
use super::passkeys::{LIFETIME, PasskeyOptions, answer, credential, party, too_late};
use super::tickets::{self, Ticket};
use super::{limit, new_session, signed_in};
use crate::error::{ApiError, ApiResult, Code};
use crate::extract::Body;
use crate::extract::client::Client;
use crate::refusals::{Conflict, Forbidden, Limited, Unauthorized};
use crate::security::tokens;
use crate::state::App;
use crate::wire::Data;
use axum::Json;
use axum::extract::State;
use axum::response::IntoResponse;
use serde::Deserialize;
use serde_json::Value;
use sha2::{Digest, Sha256};
use utoipa::ToSchema;
use vitae_store::{PasskeySignIn, StoreError};
use webauthn_rs::prelude::{DiscoverableAuthentication, PublicKeyCredential};

/// Who holds the ticket of a sign-in: nobody is known yet.
const ANYBODY: &str = "whoever signs in by passkey";

#[derive(Deserialize, ToSchema)]
pub(super) struct PasskeyProof {
    ticket: String,
    /// The device's answer, as WebAuthn names it in JSON.
    credential: Value,
}

/// What a device is asked to sign in with.
#[utoipa::path(post, path = "/api/auth/passkey/options", operation_id = "passkey_options", tag = "account",
    responses((status = 200, body = Data<PasskeyOptions>), Conflict, Limited))]
pub(super) async fn options(State(app): State<App>, client: Client) -> ApiResult<Json<Data<PasskeyOptions>>> {
    limit(&app, &client)?;
    let party = party(&app)?;
    let (options, state) = party.start_discoverable_authentication().map_err(ApiError::internal)?;
    let ticket = tickets::seal(&app, ANYBODY, state, LIFETIME);
    let options = serde_json::to_value(options.public_key).map_err(ApiError::internal)?;
    Ok(Json(Data { data: PasskeyOptions { ticket, options } }))
}

/// Signs in with a passkey, which stands for the password and for the code of an authenticator app.
#[utoipa::path(post, path = "/api/auth/passkey", operation_id = "sign_in_by_passkey", tag = "account", request_body = PasskeyProof,
    responses((status = 200, body = Data<SignedIn>), Unauthorized, Forbidden, Conflict, Limited))]
pub(super) async fn sign_in(
    State(app): State<App>,
    client: Client,
    Body(PasskeyProof { ticket: text, credential: given }): Body<PasskeyProof>,
) -> ApiResult<impl IntoResponse> {
    limit(&app, &client)?;
    let party = party(&app)?;
    let answer: PublicKeyCredential = answer(given)?;
    let ticket: Ticket<DiscoverableAuthentication> = tickets::open(&app, ANYBODY, &text).ok_or_else(too_late)?;
    let (handle, credential_id) = party.identify_discoverable_authentication(&answer).map_err(|_| unknown())?;
    let found = app.store.passkeys().find(Sha256::digest(credential_id).into()).await?;
    let (id, user, json) = found.filter(|(_, user, _)| user.id == handle).ok_or_else(unknown)?;
    let mut known = credential(&json)?;
    let proof = party.finish_discoverable_authentication_v2(&answer, ticket.content, &known).map_err(|error| {
        tracing::info!(%error, "a passkey was refused");
        unknown()
    })?;
    refuse_disabled(&user)?;
    known.update_credential(&proof);
    let json = serde_json::to_string(&known).map_err(ApiError::internal)?;
    let (session, token) = new_session(&app, user.id, &client);
    let ticket = (tokens::hash(&text), ticket.expires_at);
    let sign_in = PasskeySignIn { id, credential: &json, ticket, session };
    app.store.passkeys().sign_in(sign_in).await.map_err(|error| match error {
        StoreError::LinkExpired => too_late(),
        other => other.into(),
    })?;
    signed_in(&app, user, token).await
}

fn unknown() -> ApiError {
    ApiError::new(Code::InvalidCredentials, "This passkey doesn't work here. Sign in another way.")
}
