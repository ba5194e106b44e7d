//! Accounts: register, sign in (by password, passkey or identity provider) and out, recover, change, look after sessions, second
//! factor and keys, give up; and the profile.

mod consent;
mod deletion;
mod device;
mod email;
mod email_preferences;
mod identities;
mod input;
mod keys;
mod links;
mod login;
mod logout;
mod mails;
mod passkey_sign_in;
mod passkeys;
mod password;
mod profile;
mod provider;
mod reauthentication;
mod recovery;
mod register;
mod registration;
mod second_factor;
mod sessions;
mod tickets;
mod wire;

pub use deletion::delete_scheduled_accounts;
pub use input::email as valid_email;
pub use links::{invitation_link, reset_link};
pub use passkeys::relying_party;
pub use provider::CALLBACK;
pub use reauthentication::{PasswordOnly, require_password};

pub use wire::UserProfile;

use crate::error::ApiResult;
use crate::extract::client::Client;
use crate::security::tokens;
use crate::security::{address, rules};
use crate::session::{SESSION_COOKIE, expiry};
use crate::state::App;
use crate::wire::Data;
use axum::Json;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use login::SignedIn;
use utoipa_axum::{router::OpenApiRouter, routes};
use uuid::Uuid;
use vitae_store::{NewSession, User};

/// The routes of this folder.
pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(register::register))
        .routes(routes!(login::login))
        .routes(routes!(logout::logout))
        .routes(routes!(registration::mode))
        .routes(routes!(registration::invitation))
        .routes(routes!(recovery::forgot_password))
        .routes(routes!(recovery::reset_password))
        .routes(routes!(password::change_password))
        .routes(routes!(email::change_email))
        .routes(routes!(email::send_confirmation))
        .routes(routes!(email::confirm_email))
        .routes(routes!(email::restore_email))
        .routes(routes!(email_preferences::show, email_preferences::set))
        .routes(routes!(sessions::list, sessions::end_others))
        .routes(routes!(sessions::end))
        .routes(routes!(second_factor::state, second_factor::set_up, second_factor::turn_off))
        .routes(routes!(second_factor::confirm))
        .routes(routes!(second_factor::renew_codes))
        .routes(routes!(passkeys::list, passkeys::add))
        .routes(routes!(passkeys::new_options))
        .routes(routes!(passkeys::remove))
        .routes(routes!(passkey_sign_in::options))
        .routes(routes!(passkey_sign_in::sign_in))
        .routes(routes!(provider::methods))
        .routes(routes!(provider::start))
        .routes(routes!(provider::sign_in))
        .routes(routes!(identities::list, identities::connect))
        .routes(routes!(identities::start))
        .routes(routes!(identities::disconnect))
        .routes(routes!(keys::list, keys::make))
        .routes(routes!(keys::delete))
        .routes(routes!(deletion::schedule))
        .routes(routes!(deletion::cancel))
        .routes(routes!(profile::profile, profile::rename))
        .routes(routes!(consent::consent))
}

/// Tells the owner of an account that an operator made a link to set its password.
pub fn tell_of_reset_link(app: &App, user: &User) {
    mails::tell(app, user, mails::Message::reset_link_made);
}

/// Counts a call by which somebody could guess at an account.
fn limit(app: &App, client: &Client) -> ApiResult<()> {
    app.count(&rules::SIGN_INS, client.group())
}

/// A session to be begun by a client, and the token that the client holds from then on.
fn new_session(app: &App, user: Uuid, client: &Client) -> (NewSession, String) {
    let token = tokens::new(&app.entropy);
    let now = app.entropy.now();
    let session = NewSession {
        token_hash: token.hash,
        user,
        origin: app.origins.origin(user, client.address).hash(),
        device: client.device.clone(),
        address: address::group(client.address),
        now,
        expires_at: expiry(now, now, app.config.session),
    };
    (session, token.text)
}

/// The answer to whoever has signed in.
async fn signed_in(app: &App, user: User, token: String) -> ApiResult<Response> {
    let cookie = linkedin_cookie(app, &token);
    let user = UserProfile::load(app, user).await?;
    Ok(([cookie], Json(Data { data: SignedIn { token, user } })).into_response())
}

/// The cookie that lets the browser navigate to `/api/linkedin/…` signed in (SES-45); an empty token clears it.
fn linkedin_cookie(app: &App, token: &str) -> (header::HeaderName, HeaderValue) {
    let secure = if app.config.public_url.starts_with("https://") { "; Secure" } else { "" };
    let age = if token.is_empty() { 0 } else { app.config.session.as_secs() };
    let cookie = format!("{SESSION_COOKIE}={token}; Path=/api/linkedin; HttpOnly; SameSite=Lax; Max-Age={age}{secure}");
    (header::SET_COOKIE, HeaderValue::from_str(&cookie).expect("a token is plain ASCII"))
}
