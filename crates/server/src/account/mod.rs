//! Accounts: register, sign in, sign out, and the profile.

mod consent;
mod login;
mod logout;
mod profile;
mod register;
mod wire;

pub use wire::UserProfile;

use crate::error::ApiResult;
use crate::security::tokens;
use crate::security::{address, rules};
use crate::session::{SESSION_COOKIE, expiry};
use crate::state::App;
use axum::http::{HeaderMap, HeaderValue, header};
use std::net::{IpAddr, SocketAddr};
use utoipa_axum::{router::OpenApiRouter, routes};
use uuid::Uuid;
use vitae_store::NewSession;

/// The routes of this folder.
pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(register::register))
        .routes(routes!(login::login))
        .routes(routes!(logout::logout))
        .routes(routes!(profile::profile))
        .routes(routes!(consent::consent))
}

/// Counts a login or register request against its address, and gives that address.
fn limit_by_address(app: &App, peer: SocketAddr, headers: &HeaderMap) -> ApiResult<IpAddr> {
    let client = address::client(peer.ip(), headers, &app.config.trusted_proxies);
    app.count(&rules::SIGN_INS, address::group(client))?;
    Ok(client)
}

/// A session to be begun by a client at this address, and the token that the client holds from then on.
fn new_session(app: &App, user: Uuid, client: IpAddr) -> (NewSession, String) {
    let token = tokens::new(&app.entropy);
    let now = app.entropy.now();
    let origin = app.origins.origin(user, client).hash();
    let session = NewSession { token_hash: token.hash, user, origin, now, expires_at: expiry(now, app.config.session) };
    (session, token.text)
}

/// The cookie that lets the browser navigate to `/api/linkedin/…` signed in (SES-45); an empty token clears it.
fn linkedin_cookie(app: &App, token: &str) -> (header::HeaderName, HeaderValue) {
    let secure = if app.config.public_url.starts_with("https://") { "; Secure" } else { "" };
    let age = if token.is_empty() { 0 } else { app.config.session.as_secs() };
    let cookie = format!("{SESSION_COOKIE}={token}; Path=/api/linkedin; HttpOnly; SameSite=Lax; Max-Age={age}{secure}");
    (header::SET_COOKIE, HeaderValue::from_str(&cookie).expect("a token is plain ASCII"))
}
