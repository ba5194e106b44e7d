use super::limit;
use super::links::mailed_reset_link;
use super::mails::{self, Message};
use super::wire::Acknowledgement;
use super::{input, login};
use crate::error::{ApiError, ApiResult};
use crate::extract::Body;
use crate::extract::client::Client;
use crate::refusals::Limited;
use crate::security::{rules, tokens};
use crate::state::App;
use crate::wire::Data;
use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use utoipa::ToSchema;
use vitae_store::{LinkPurpose, StoreError};

#[derive(Deserialize, ToSchema)]
pub(super) struct ForgottenPassword {
    email: String,
}

/// Sends a link to set a new password. Known and unknown addresses answer alike and take alike: who has the address is looked
/// up after the answer.
#[utoipa::path(post, path = "/api/auth/forgot-password", tag = "account", request_body = ForgottenPassword,
    responses((status = 200, body = Data<Acknowledgement>), Limited))]
pub(super) async fn forgot_password(
    State(app): State<App>,
    client: Client,
    Body(ForgottenPassword { email }): Body<ForgottenPassword>,
) -> ApiResult<Json<Data<Acknowledgement>>> {
    let email = input::email(&email)?;
    limit(&app, &client)?;
    app.count(&rules::RESET_LINKS, login::account_key(&email))?;
    let sending = app.clone();
    app.background.spawn(async move {
        if let Err(error) = send_link(&sending, &email).await {
            tracing::warn!(%error, "a link to set a new password could not be made");
        }
    });
    Ok(Acknowledgement::answer(
        "If an account uses this address, a link to set a new password is on its way. It works for 30 minutes.",
    ))
}

async fn send_link(app: &App, email: &str) -> Result<(), StoreError> {
    let Some((user, _)) = app.store.users().credentials_by_email(email).await? else { return Ok(()) };
    if user.disabled_at.is_some() {
        return Ok(());
    }
    let link = mailed_reset_link(&app.store, &app.config, &app.entropy, &user).await?;
    mails::send_now(app, &user.email, Message::reset_password(&app.config.site.name, &user.email, &link)).await;
    Ok(())
}

#[derive(Deserialize, ToSchema)]
pub(super) struct NewPassword {
    token: String,
    password: String,
}

/// Sets a new password with the token of a link. All sessions end, and API keys, passkeys and identities go.
#[utoipa::path(post, path = "/api/auth/reset-password", tag = "account", request_body = NewPassword,
    responses((status = 200, body = Data<Acknowledgement>), Limited))]
pub(super) async fn reset_password(
    State(app): State<App>,
    client: Client,
    Body(NewPassword { token, password }): Body<NewPassword>,
) -> ApiResult<Json<Data<Acknowledgement>>> {
    input::check_password("password", &password)?;
    limit(&app, &client)?;
    let token_hash = tokens::hash(&token);
    let links = app.store.account_links();
    // Only a link that works is worth a hash.
    if !links.works(token_hash, LinkPurpose::ResetPassword, app.entropy.now()).await? {
        return Err(ApiError::from(StoreError::LinkExpired));
    }
    let password_hash = app.passwords.hash(&client.group(), password, &app.entropy).await?;
    let user = links.reset_password(token_hash, &password_hash, app.entropy.now()).await?;
    mails::tell(&app, &user, Message::password_reset);
    Ok(Acknowledgement::answer("Your password is changed. Please sign in."))
}
