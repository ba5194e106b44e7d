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
use crate::security::{address, limiter};
use crate::session::{SESSION_COOKIE, expiry};
use crate::state::App;
use axum::http::{HeaderMap, HeaderValue, header};
use std::net::{IpAddr, SocketAddr};
use utoipa_axum::{router::OpenApiRouter, routes};
use vitae_store::User;

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
async fn limit_by_address(app: &App, peer: SocketAddr, headers: &HeaderMap) -> ApiResult<IpAddr> {
    let client = address::client(peer.ip(), headers, &app.config.trusted_proxies);
    let rule = limiter::Rule { name: "auth", window_ms: 60_000, limit: app.config.limits.auth_per_minute };
    limiter::count(&app.store, rule, &address::group(client), app.entropy.now()).await?;
    Ok(client)
}

/// Opens a session, whose token the client holds from now on, and remembers where it was opened.
async fn open_session(app: &App, user: &User, client: IpAddr) -> ApiResult<String> {
    let token = tokens::new(&app.entropy);
    let now = app.entropy.now();
    app.store.sessions().create(token.hash, user.id, now, expiry(now, app.config.session)).await?;
    app.origins.origin(user.id, client).remember(&app.store, now).await?;
    Ok(token.text)
}

/// The cookie that lets the browser navigate to `/api/linkedin/…` signed in (SES-45); an empty token clears it.
fn linkedin_cookie(app: &App, token: &str) -> (header::HeaderName, HeaderValue) {
    let secure = if app.config.public_url.starts_with("https://") { "; Secure" } else { "" };
    let age = if token.is_empty() { 0 } else { app.config.session.as_secs() };
    let cookie = format!("{SESSION_COOKIE}={token}; Path=/api/linkedin; HttpOnly; SameSite=Lax; Max-Age={age}{secure}");
    (header::SET_COOKIE, HeaderValue::from_str(&cookie).expect("a token is plain ASCII"))
}
