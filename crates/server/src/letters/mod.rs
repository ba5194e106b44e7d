//! Cover letters: written for everybody, kept for users.

mod files;
mod generate;
mod increment;
mod kept;
mod request;
mod wire;
mod written;

use crate::error::ApiResult;
use crate::security::{address, limiter};
use crate::session::Caller;
use crate::state::App;
use axum::http::HeaderMap;
use std::net::SocketAddr;
use utoipa_axum::{router::OpenApiRouter, routes};

/// The routes of this folder.
pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(generate::generate))
        .routes(routes!(increment::increment))
        .routes(routes!(files::pdf))
        .routes(routes!(files::doc))
        .routes(routes!(kept::list))
        .routes(routes!(kept::show, kept::edit, kept::remove))
}

/// Letters that a guest's address may have written in an hour, and files it may have made of them.
const GUEST: limiter::Rule = limiter::Rule { name: "letter-guest", window_ms: 60 * 60 * 1000, limit: 60 };

/// The same for an account.
const ACCOUNT: limiter::Rule = limiter::Rule { name: "letter", window_ms: 60 * 60 * 1000, limit: 200 };

/// Whoever asks, by account or by address: what limits and queues count by.
struct Asker {
    rule: limiter::Rule,
    key: String,
}

impl Asker {
    fn new(app: &App, caller: Option<&Caller>, peer: SocketAddr, headers: &HeaderMap) -> Self {
        match caller {
            Some(caller) => Self { rule: ACCOUNT, key: caller.user.id.to_string() },
            None => {
                let client = address::client(peer.ip(), headers, &app.config.trusted_proxies);
                Self { rule: GUEST, key: address::group(client) }
            }
        }
    }

    async fn count(&self, app: &App) -> ApiResult<()> {
        limiter::count(&app.store, self.rule, &self.key, app.entropy.now()).await
    }
}
