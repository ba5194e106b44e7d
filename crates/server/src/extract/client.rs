use crate::error::{ApiError, ApiResult};
use crate::security::address;
use crate::state::App;
use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::{header, request::Parts};
use std::net::{IpAddr, SocketAddr};

/// Longest name of a program that is kept, in characters: browsers send about 120.
const MAX_DEVICE_CHARS: usize = 300;

/// Who asks, as far as the connection and its headers tell.
pub struct Client {
    /// Its address.
    pub address: IpAddr,
    /// The program, in its own words; empty when it says nothing.
    pub device: String,
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
    /// The name under which the address is counted and has its turn.
    pub fn group(&self) -> String {
        address::group(self.address)
    }
}
