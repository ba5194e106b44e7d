use super::limit;
use super::links::{confirm_link, restore_link};
use super::mails::{self, Message};
use super::wire::Acknowledgement;
use super::{input, reauthentication};
use crate::error::{ApiError, ApiResult, Code};
use crate::extract::Body;
use crate::extract::client::Client;
use crate::refusals::{Conflict, Limited};
use crate::security::{rules, tokens};
use crate::session::Caller;
use crate::state::App;
use crate::wire::Data;
use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use vitae_store::{EmailChange, StoreError, User};

#[derive(Deserialize, ToSchema)]
pub(super) struct EmailForm {
    password: String,
    email: String,
}

/// Sends a link to another address, which becomes the caller's when the link is used.
#[utoipa::path(post, path = "/api/auth/change-email", tag = "account", security(("bearer" = [])),
    request_body = EmailForm, responses((status = 200, body = Data<Acknowledgement>), Conflict, Limited))]
pub(super) async fn change_email(
    State(app): State<App>,
    caller: Caller,
    client: Client,
    Body(EmailForm { password, email }): Body<EmailForm>,
) -> ApiResult<Json<Data<Acknowledgement>>> {
    let email = input::email(&email)?;
    limit(&app, &client)?;
    app.count(&rules::CONFIRM_LINKS, caller.user.id)?;
    reauthentication::require_password(&app, &caller, &client, "password", password).await?;
    match app.store.users().credentials_by_email(&email).await? {
        Some((holder, _)) if holder.id == caller.user.id && holder.email == email => {
            return Err(ApiError::invalid_field("email", "This is your address already."));
        }
        Some((holder, _)) if holder.id != caller.user.id => return Err(StoreError::EmailTaken.into()),
        _ => {}
    }
    send_confirmation_to(&app, &caller.user, &email).await?;
    Ok(Acknowledgement::answer(format!("Open the link we sent to {email} to use it from now on.")))
}

/// Sends another link that confirms the caller's present address.
#[utoipa::path(post, path = "/api/auth/send-confirmation", tag = "account", security(("bearer" = [])),
    responses((status = 200, body = Data<Acknowledgement>), Conflict, Limited))]
pub(super) async fn send_confirmation(
    State(app): State<App>,
    caller: Caller,
) -> ApiResult<Json<Data<Acknowledgement>>> {
    if !app.mailer.reaches_people() {
        return Err(ApiError::new(
            Code::NotConfigured,
            "This server doesn't send mail, so addresses are not confirmed.",
        ));
    }
    app.count(&rules::CONFIRM_LINKS, caller.user.id)?;
    let email = caller.user.email.clone();
    send_confirmation_to(&app, &caller.user, &email).await?;
    Ok(Acknowledgement::answer(format!("Open the link we sent to {email} to confirm your address.")))
}

/// Sends a link that proves an address and makes it the user's.
pub(super) async fn send_confirmation_to(app: &App, user: &User, email: &str) -> ApiResult<()> {
    let link = confirm_link(&app.store, &app.config, &app.entropy, user.id, email).await?;
    mails::send(app, email.to_owned(), Message::confirm_email(&app.config.site.name, &link));
    Ok(())
}

/// Sends the owner of a new account a link to prove its address, where mail is sent. A failure leaves the account without: its owner
/// can ask for another link.
pub(super) async fn ask_to_confirm(app: &App, user: &User) {
    if app.mailer.reaches_people()
        && user.email_confirmed_at.is_none()
        && let Err(error) = send_confirmation_to(app, user, &user.email).await
    {
        tracing::warn!(%error, "a link to confirm an address could not be made");
    }
}

#[derive(Deserialize, ToSchema)]
pub(super) struct LinkToken {
    token: String,
}

/// The address of the account from now on.
#[derive(Serialize, ToSchema)]
pub(super) struct EmailSet {
    /// The sentence for the user.
    message: &'static str,
    /// The address.
    email: String,
}

/// Confirms an address with the token of a link. When it is a new one, the old one is told, with a way back for 7 days.
#[utoipa::path(post, path = "/api/auth/confirm-email", tag = "account", request_body = LinkToken,
    responses((status = 200, body = Data<EmailSet>), Conflict, Limited))]
pub(super) async fn confirm_email(
    State(app): State<App>,
    client: Client,
    Body(LinkToken { token }): Body<LinkToken>,
) -> ApiResult<Json<Data<EmailSet>>> {
    limit(&app, &client)?;
    let (undo_link, link) = restore_link(&app.config, &app.entropy);
    let EmailChange { user, before } =
        app.store.account_links().confirm_email(tokens::hash(&token), undo_link, app.entropy.now()).await?;
    if user.email != before {
        mails::send(&app, before, Message::email_changed(&app.config.site.name, &user.email, &link));
    }
    Ok(Json(Data { data: EmailSet { message: "Your email address is confirmed.", email: user.email } }))
}

/// Gives an account back the address it had, with the token of a link. All sessions end.
#[utoipa::path(post, path = "/api/auth/restore-email", tag = "account", request_body = LinkToken,
    responses((status = 200, body = Data<EmailSet>), Conflict, Limited))]
pub(super) async fn restore_email(
    State(app): State<App>,
    client: Client,
    Body(LinkToken { token }): Body<LinkToken>,
) -> ApiResult<Json<Data<EmailSet>>> {
    limit(&app, &client)?;
    let restored = app.store.account_links().restore_email(tokens::hash(&token), app.entropy.now()).await?;
    let message = "Your address is back, and every session is signed out. Set a new password now.";
    Ok(Json(Data { data: EmailSet { message, email: restored.user.email } }))
}
