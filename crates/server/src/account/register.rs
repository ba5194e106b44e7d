use super::login::SignedIn;
use super::wire::UserProfile;
use super::{limit_by_address, linkedin_cookie, new_session};
use crate::error::{ApiError, ApiResult};
use crate::extract::Body;
use crate::refusals::{Conflict, Limited};
use crate::security::address;
use crate::state::App;
use crate::wire::Data;
use axum::Json;
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use serde::Deserialize;
use std::net::SocketAddr;
use utoipa::ToSchema;
use vitae_model::check::is_email;
use vitae_model::limits::{MAX_PASSWORD_CHARS, MIN_PASSWORD_CHARS};
use vitae_model::visible::{is_blank, is_visible};
use vitae_store::NewUser;

/// Longest name, in characters.
const MAX_NAME_CHARS: usize = 200;

#[derive(Deserialize, ToSchema)]
pub(super) struct Registration {
    name: String,
    email: String,
    password: String,
}

/// Opens an account and signs in.
#[utoipa::path(post, path = "/api/auth/register", tag = "account", request_body = Registration,
    responses((status = 201, body = Data<SignedIn>), Conflict, Limited))]
pub(super) async fn register(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Body(registration): Body<Registration>,
) -> ApiResult<impl IntoResponse> {
    let Registration { name, email, password } = checked(registration)?;
    let client = limit_by_address(&app, peer, &headers)?;
    let password_hash = app.passwords.hash(&address::group(client), password, &app.entropy).await?;
    let new = NewUser { id: app.entropy.id(), name: &name, email: &email, password_hash: &password_hash };
    let (session, token) = new_session(&app, new.id, client);
    let user = app.store.users().register(new, session).await?;
    let cookie = linkedin_cookie(&app, &token);
    let user = UserProfile::load(&app, user).await?;
    Ok((StatusCode::CREATED, [cookie], Json(Data { data: SignedIn { token, user } })))
}

/// The rules of section 5 and of `docs/decisions/specification.md`; the first one broken speaks.
fn checked(registration: Registration) -> ApiResult<Registration> {
    let name = registration.name.trim().to_owned();
    let email = registration.email.trim().to_owned();
    let password_chars = registration.password.chars().count();
    if is_blank(&name) {
        return Err(ApiError::invalid_field("name", "Name is required"));
    }
    if !is_visible(&name) {
        return Err(ApiError::invalid_field("name", "Remove the invisible characters from the name"));
    }
    if name.chars().count() > MAX_NAME_CHARS {
        return Err(ApiError::invalid_field("name", format!("Use at most {MAX_NAME_CHARS} characters for your name")));
    }
    if email.is_empty() {
        return Err(ApiError::invalid_field("email", "Email is required"));
    }
    if !is_email(&email) {
        return Err(ApiError::invalid_field("email", "Enter a valid email address"));
    }
    if password_chars < MIN_PASSWORD_CHARS {
        return Err(ApiError::invalid_field(
            "password",
            format!("Password must be at least {MIN_PASSWORD_CHARS} characters long"),
        ));
    }
    if password_chars > MAX_PASSWORD_CHARS {
        return Err(ApiError::invalid_field("password", format!("Use at most {MAX_PASSWORD_CHARS} characters")));
    }
    if is_blank(&registration.password) {
        return Err(ApiError::invalid_field("password", "Use letters, digits or signs, not only spaces"));
    }
    Ok(Registration { name, email, password: registration.password })
}
