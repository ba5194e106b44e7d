//! The second factor: codes of an authenticator app beside the password, and recovery codes for the day on which it is lost.

use super::limit;
use super::mails::{self, Message};
use super::reauthentication::{PasswordOnly, require_password};
use super::wire::Acknowledgement;
use crate::error::{ApiError, ApiResult, Code};
use crate::extract::Body;
use crate::extract::client::Client;
use crate::refusals::{Conflict, Limited};
use crate::security::rules;
use crate::security::totp::{self, Authenticator};
use crate::session::Caller;
use crate::state::App;
use crate::wire::Data;
use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;
use vitae_store::{SecondFactorProof, User};

const WRONG_CODE: &str = "That code is wrong, expired or already used.";

/// The state of the caller's second factor.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct SecondFactorState {
    /// Whether signing in asks for a code.
    enabled: bool,
    /// Since when.
    #[schema(required)]
    enabled_at: Option<String>,
    /// Recovery codes that were not used yet.
    recovery_codes: u32,
}

/// What an authenticator app needs.
#[derive(Serialize, ToSchema)]
pub(super) struct Setup {
    /// The secret, for typing.
    secret: String,
    /// The address that an app opens: `otpauth://…`.
    uri: String,
    /// The address as a QR code, SVG.
    qr: String,
}

#[derive(Deserialize, ToSchema)]
pub(super) struct ConfirmForm {
    code: String,
}

/// Codes that are shown this once; each signs in once.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct RecoveryCodes {
    recovery_codes: Vec<String>,
}

/// Whether the caller's account asks for a code.
#[utoipa::path(get, path = "/api/account/second-factor", operation_id = "second_factor", tag = "account", security(("bearer" = [])),
    responses((status = 200, body = Data<SecondFactorState>)))]
pub(super) async fn state(State(app): State<App>, caller: Caller) -> ApiResult<Json<Data<SecondFactorState>>> {
    let factor = app.store.second_factor(caller.user.id).get().await?;
    let factor = factor.and_then(|factor| Some((factor.confirmed_at?, factor.recovery_codes)));
    let data = SecondFactorState {
        enabled: factor.is_some(),
        enabled_at: factor.map(|(since, _)| since.to_string()),
        recovery_codes: factor.map_or(0, |(_, codes)| codes),
    };
    Ok(Json(Data { data }))
}

/// Makes a secret for an authenticator app. Codes are asked for once one of them has confirmed it.
#[utoipa::path(post, path = "/api/account/second-factor", operation_id = "set_up_second_factor", tag = "account", security(("bearer" = [])),
    request_body = PasswordOnly, responses((status = 200, body = Data<Setup>), Conflict, Limited))]
pub(super) async fn set_up(
    State(app): State<App>,
    caller: Caller,
    client: Client,
    Body(PasswordOnly { password }): Body<PasswordOnly>,
) -> ApiResult<Json<Data<Setup>>> {
    limit(&app, &client)?;
    require_password(&app, &caller, &client, "password", password).await?;
    let user = &caller.user;
    let app_code = Authenticator::new(&app.config.site.name, &user.email, &app.entropy).map_err(ApiError::internal)?;
    let sealed = app.services.vault.seal(&app_code.secret(), &owner(user.id), &app.entropy);
    if !app.store.second_factor(user.id).begin(&sealed, app.entropy.now()).await? {
        let message = "Two-step verification is on already. Turn it off first to use another app.";
        return Err(ApiError::new(Code::AlreadyEnabled, message));
    }
    let uri = app_code.uri().map_err(ApiError::internal)?;
    let qr = totp::qr_code(&uri).map_err(ApiError::internal)?;
    Ok(Json(Data { data: Setup { secret: app_code.secret(), uri, qr } }))
}

/// Turns the second factor on, with a code that shows that the app is set up. All other sessions end, and all API keys: they
/// were made without it.
#[utoipa::path(post, path = "/api/account/second-factor/confirm", operation_id = "confirm_second_factor", tag = "account", security(("bearer" = [])),
    request_body = ConfirmForm, responses((status = 200, body = Data<RecoveryCodes>), Limited))]
pub(super) async fn confirm(
    State(app): State<App>,
    caller: Caller,
    client: Client,
    Body(ConfirmForm { code }): Body<ConfirmForm>,
) -> ApiResult<Json<Data<RecoveryCodes>>> {
    limit(&app, &client)?;
    let user = &caller.user;
    let factors = app.store.second_factor(user.id);
    let begun = factors.get().await?.filter(|factor| factor.confirmed_at.is_none());
    let begun = begun.ok_or_else(nothing_begun)?;
    app.count(&rules::CODES, user.id)?;
    let now = app.entropy.now();
    let authenticator = authenticator(&app, user, &begun.secret).ok_or_else(nothing_begun)?;
    let step = authenticator.step(&code, now).ok_or_else(|| ApiError::invalid_field("code", WRONG_CODE))?;
    let (codes, hashes) = new_codes(&app);
    let (secret, session) = (begun.secret.as_slice(), caller.token_hash);
    let proof = SecondFactorProof { secret, step, recovery_codes: &hashes, session, now };
    if !factors.confirm(proof).await? {
        return Err(nothing_begun());
    }
    mails::tell(&app, user, Message::second_factor_on);
    Ok(codes)
}

/// Makes new recovery codes; the old ones work no more.
#[utoipa::path(post, path = "/api/account/second-factor/recovery-codes", operation_id = "renew_recovery_codes", tag = "account", security(("bearer" = [])),
    request_body = PasswordOnly, responses((status = 200, body = Data<RecoveryCodes>), Conflict, Limited))]
pub(super) async fn renew_codes(
    State(app): State<App>,
    caller: Caller,
    client: Client,
    Body(PasswordOnly { password }): Body<PasswordOnly>,
) -> ApiResult<Json<Data<RecoveryCodes>>> {
    limit(&app, &client)?;
    require_password(&app, &caller, &client, "password", password).await?;
    let (codes, hashes) = new_codes(&app);
    if !app.store.second_factor(caller.user.id).replace_recovery_codes(&hashes).await? {
        return Err(is_off());
    }
    mails::tell(&app, &caller.user, Message::recovery_codes_renewed);
    Ok(codes)
}

/// Turns the second factor off.
#[utoipa::path(delete, path = "/api/account/second-factor", operation_id = "turn_off_second_factor", tag = "account", security(("bearer" = [])),
    request_body = PasswordOnly, responses((status = 200, body = Data<Acknowledgement>), Conflict, Limited))]
pub(super) async fn turn_off(
    State(app): State<App>,
    caller: Caller,
    client: Client,
    Body(PasswordOnly { password }): Body<PasswordOnly>,
) -> ApiResult<Json<Data<Acknowledgement>>> {
    limit(&app, &client)?;
    require_password(&app, &caller, &client, "password", password).await?;
    if !app.store.second_factor(caller.user.id).remove().await? {
        return Err(is_off());
    }
    mails::tell(&app, &caller.user, Message::second_factor_off);
    Ok(Acknowledgement::answer("Two-step verification is off."))
}

/// What a sign-in with the right password lacks.
pub(super) enum Lacking {
    /// A code.
    Code,
    /// A right one.
    RightCode,
}

/// Whether `code` is the second factor of an account, or none is asked for. A code is used up by this.
pub(super) async fn verify(app: &App, user: &User, code: Option<&str>) -> ApiResult<Result<(), Lacking>> {
    let factors = app.store.second_factor(user.id);
    let Some(factor) = factors.get().await?.filter(|factor| factor.confirmed_at.is_some()) else { return Ok(Ok(())) };
    let Some(code) = code.filter(|code| !code.trim().is_empty()) else { return Ok(Err(Lacking::Code)) };
    let authenticator = authenticator(app, user, &factor.secret);
    if let Some(step) = authenticator.and_then(|authenticator| authenticator.step(code, app.entropy.now())) {
        return Ok(factors.use_step(step).await?.then_some(()).ok_or(Lacking::RightCode));
    }
    if !factors.use_recovery_code(totp::recovery_hash(code)).await? {
        return Ok(Err(Lacking::RightCode));
    }
    mails::tell(app, user, Message::recovery_code_used);
    Ok(Ok(()))
}

/// The refusal of a sign-in that lacks a code.
pub(super) fn refusal(lacking: &Lacking) -> ApiError {
    match lacking {
        Lacking::Code => {
            let message = "Enter the code from your authenticator app, or a recovery code.";
            ApiError::new(Code::SecondFactorRequired, message)
        }
        Lacking::RightCode => ApiError::invalid_field("code", WRONG_CODE),
    }
}

/// The app's secret; nothing where another master key sealed it. Recovery codes need no key: they let their owner in.
fn authenticator(app: &App, user: &User, sealed: &[u8]) -> Option<Authenticator> {
    let secret = app.services.vault.open(sealed, &owner(user.id));
    let restored = secret.and_then(|secret| Authenticator::restore(&secret, &app.config.site.name, &user.email));
    if restored.is_none() {
        tracing::error!("the secret of a second factor was sealed with another master key: only recovery codes work");
    }
    restored
}

/// The name under which a secret is sealed; tokens of profiles elsewhere have another.
fn owner(user: Uuid) -> String {
    format!("second factor of {user}")
}

fn new_codes(app: &App) -> (Json<Data<RecoveryCodes>>, Vec<[u8; 32]>) {
    let recovery_codes: Vec<_> = (0..totp::RECOVERY_CODES).map(|_| totp::recovery_code(&app.entropy)).collect();
    let hashes = recovery_codes.iter().map(|code| totp::recovery_hash(code)).collect();
    (Json(Data { data: RecoveryCodes { recovery_codes } }), hashes)
}

fn nothing_begun() -> ApiError {
    ApiError::invalid_field("code", "Start the setup again: nothing waits for a code.")
}

fn is_off() -> ApiError {
    ApiError::new(Code::NotEnabled, "Two-step verification is off.")
}
