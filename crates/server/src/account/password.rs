use super::limit;
use super::mails::{self, Message};
use super::{input, reauthentication};
use crate::error::{ApiError, ApiResult, Code};
use crate::extract::Body;
use crate::extract::client::Client;
use crate::refusals::{Forbidden, Limited};
use crate::session::Caller;
use crate::state::App;
use crate::wire::Data;
use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use std::time::Duration;
use utoipa::ToSchema;
use vitae_store::{NO_PASSWORD, PasswordChange};

#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct PasswordForm {
    /// Not where the account has none yet.
    #[serde(default)]
    current_password: Option<String>,
    new_password: String,
}

/// That the password is another one now.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct PasswordChanged {
    /// The sentence for the user.
    message: &'static str,
    /// How many other sessions were signed out.
    ended_sessions: u64,
}

/// How long after signing in an account without a password takes one: whoever finds the browser open later sets none.
const FRESH: Duration = Duration::from_secs(10 * 60);

/// Changes the caller's password, or sets the first one of an account that has none, shortly after signing in. All other sessions
/// end.
#[utoipa::path(post, path = "/api/auth/change-password", tag = "account", security(("bearer" = [])),
    request_body = PasswordForm, responses((status = 200, body = Data<PasswordChanged>), Forbidden, Limited))]
pub(super) async fn change_password(
    State(app): State<App>,
    caller: Caller,
    client: Client,
    Body(form): Body<PasswordForm>,
) -> ApiResult<Json<Data<PasswordChanged>>> {
    input::check_password("newPassword", &form.new_password)?;
    limit(&app, &client)?;
    let old = match caller.user.has_password {
        true => {
            let given = form.current_password.unwrap_or_default();
            reauthentication::require_password(&app, &caller, &client, "currentPassword", given).await?
        }
        false => without_password(&app, &caller)?,
    };
    let new = app.passwords.hash(&client.group(), form.new_password, &app.entropy).await?;
    let (user, session, now) = (caller.user.id, caller.token_hash, app.entropy.now());
    let ended = app.store.users().change_password(PasswordChange { user, old: &old, new: &new, session, now }).await?;
    // Somebody else changed it in the same moment: the password that was proved is no longer the current one.
    let ended_sessions = ended.ok_or_else(|| ApiError::invalid_field("currentPassword", reauthentication::WRONG))?;
    mails::tell(&app, &caller.user, Message::password_changed);
    Ok(Json(Data { data: PasswordChanged { message: "Your password is changed.", ended_sessions } }))
}

fn without_password(app: &App, caller: &Caller) -> ApiResult<String> {
    if app.entropy.now().since(caller.signed_in_at) > FRESH {
        return Err(ApiError::new(Code::SignInAgain, "Sign out and in again to set a password."));
    }
    Ok(NO_PASSWORD.to_owned())
}
