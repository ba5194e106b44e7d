use super::limit;
use super::login::SignedIn;
use super::{email, input, new_session, registration, signed_in};
use crate::error::ApiResult;
use crate::extract::Body;
use crate::extract::client::Client;
use crate::refusals::{Conflict, Forbidden, Limited};
use crate::state::App;
use crate::wire::Data;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use serde::Deserialize;
use utoipa::ToSchema;
use vitae_store::NewUser;

#[derive(Deserialize, ToSchema)]
pub(super) struct Registration {
    name: String,
    email: String,
    password: String,
    /// The token of an invitation, where one is needed.
    invitation: Option<String>,
}

/// Opens an account and signs in. Where mail is sent, the address gets a link to confirm it.
#[utoipa::path(post, path = "/api/auth/register", tag = "account", request_body = Registration,
    responses((status = 201, body = Data<SignedIn>), Conflict, Forbidden, Limited))]
pub(super) async fn register(
    State(app): State<App>,
    client: Client,
    Body(given): Body<Registration>,
) -> ApiResult<impl IntoResponse> {
    let (name, email) = (input::name(&given.name)?, input::email(&given.email)?);
    input::check_password("password", &given.password)?;
    limit(&app, &client)?;
    let invitation = registration::admit(&app, &email, given.invitation.as_deref()).await?;
    let password_hash = app.passwords.hash(&client.group(), given.password, &app.entropy).await?;
    let new = NewUser { id: app.entropy.id(), name: &name, email: &email, password_hash: &password_hash };
    let (session, token) = new_session(&app, new.id, &client);
    let user = app.store.users().register(new, session, invitation).await?;
    email::ask_to_confirm(&app, &user).await;
    Ok((StatusCode::CREATED, signed_in(&app, user, token).await?))
}
