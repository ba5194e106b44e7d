use crate::error::{ApiError, ApiResult};
use crate::security::{address, rules};
use crate::state::App;
use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::{header, request::Parts};
use std::net::{IpAddr, SocketAddr};

/// Longest name of a program that is kept, in characters: browsers send about 120.
const MAX_DEVICE_CHARS: usize = 300;

/// Who asks, as far as the connection tells.
pub(super) struct Client {
    /// Its address.
    pub(super) address: IpAddr,
    /// The program, in its own words; empty when it says nothing.
    pub(super) device: String,
}

impl FromRequestParts<App> for Client {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> ApiResult<Self> {
        let peer = ConnectInfo::<SocketAddr>::from_request_parts(parts, app).await.map_err(ApiError::internal)?;
        let device = parts.headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or_default();
        Ok(Self {
            address: address::client(peer.ip(), &parts.headers, &app.config.trusted_proxies),
            device: device.chars().take(MAX_DEVICE_CHARS).collect(),
        })
    }
}

impl Client {
    /// Counts a call that anybody may make who guesses at accounts.
    pub(super) fn limit(&self, app: &App) -> ApiResult<()> {
        app.count(&rules::SIGN_INS, self.group())
    }

    /// The name under which the address is counted and has its turn.
    pub(super) fn group(&self) -> String {
        address::group(self.address)
    }
}
