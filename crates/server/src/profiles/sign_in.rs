//! Signing in elsewhere: what a browser takes along, and what is checked when it comes back.
//!
//! The state is random, stored as its hash, used once and within ten minutes. The code verifier (PKCE) and what ties the attempt
//! to the browser are derived from the state and a key of the server, so that neither is stored.

use super::services::Services;
use crate::error::ApiResult;
use crate::security::tokens;
use crate::state::App;
use axum::http::header::{CACHE_CONTROL, LOCATION};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use hmac::{Hmac, KeyInit, Mac};
use serde::Deserialize;
use sha2::{Digest, Sha256};
use std::time::Duration;
use subtle::ConstantTimeEq;
use utoipa::IntoParams;
use uuid::Uuid;
use vitae_store::Provider;

/// How long an attempt may take; GitHub's codes live as long.
pub(super) const LIFETIME: Duration = Duration::from_secs(10 * 60);

/// An attempt to sign in.
pub(super) struct Attempt<'a> {
    services: &'a Services,
    /// What goes along and comes back.
    pub state: String,
}

impl<'a> Attempt<'a> {
    /// Begins one for a user.
    pub async fn begin(app: &'a App, user: Uuid, provider: Provider) -> ApiResult<Self> {
        let state = tokens::new(&app.entropy);
        let expires_at = app.entropy.now().plus(LIFETIME);
        app.store.oauth_states().add(state.hash, user, provider, expires_at).await?;
        Ok(Self { services: &app.services, state: state.text })
    }

    /// The one that a browser brings back, used up by that, and whose it was; nothing when there is none.
    pub async fn take(app: &'a App, state: &str, provider: Provider) -> ApiResult<Option<(Self, Uuid)>> {
        let user = app.store.oauth_states().take(tokens::hash(state), provider, app.entropy.now()).await?;
        Ok(user.map(|user| (Self { services: &app.services, state: state.to_owned() }, user)))
    }

    /// What the service is shown last, to prove that the code is ours.
    pub fn verifier(&self) -> String {
        self.derived("verifier")
    }

    /// What the service is shown first.
    pub fn challenge(&self) -> String {
        URL_SAFE_NO_PAD.encode(Sha256::digest(self.verifier()))
    }

    /// What only the browser has in which the attempt began: without it somebody could be sent to connect their profile with
    /// another's account.
    pub fn binding(&self) -> String {
        self.derived("browser")
    }

    /// Whether the attempt began in the browser that sends this.
    pub fn began_with(&self, binding: &str) -> bool {
        self.binding().as_bytes().ct_eq(binding.as_bytes()).into()
    }

    fn derived(&self, purpose: &str) -> String {
        let mut mac =
            Hmac::<Sha256>::new_from_slice(&self.services.sign_in_key).expect("HMAC takes a key of any length");
        mac.update(purpose.as_bytes());
        mac.update(b"\n");
        mac.update(self.state.as_bytes());
        URL_SAFE_NO_PAD.encode(mac.finalize().into_bytes())
    }
}

/// What a service sends a browser back with.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Returned {
    /// What a token is given for.
    pub code: Option<String>,
    /// Which attempt it belongs to.
    pub state: Option<String>,
    /// Why there is no code.
    pub error: Option<String>,
}

impl Returned {
    /// The code, or why there is none.
    pub fn code(&self) -> Result<&str, Reason> {
        match (self.error.as_deref(), self.code.as_deref()) {
            (Some("access_denied" | "user_cancelled_login" | "user_cancelled_authorize"), _) => Err(Reason::Denied),
            (None, Some(code)) if !code.is_empty() => Ok(code),
            _ => Err(Reason::Failed),
        }
    }
}

/// Why a sign-in elsewhere came to nothing, as the dashboard says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Reason {
    /// The user said no.
    Denied,
    /// The attempt is over, or began elsewhere.
    Expired,
    /// The service refused the code or did not answer.
    Failed,
    /// The session here has ended.
    SignedOut,
    /// The operator has set up no application.
    NotConfigured,
    /// LinkedIn hands over data of members in the EEA and Switzerland alone.
    OutsideEea,
    /// LinkedIn is still gathering the data.
    NotReady,
    /// The service takes no more questions for now.
    Limited,
}

impl Reason {
    fn code(self) -> &'static str {
        match self {
            Self::Denied => "denied",
            Self::Expired => "expired",
            Self::Failed => "failed",
            Self::SignedOut => "signed_out",
            Self::NotConfigured => "not_configured",
            Self::OutsideEea => "outside_eea",
            Self::NotReady => "not_ready",
            Self::Limited => "limited",
        }
    }
}

/// Sends a browser on to the dashboard, which says how it went.
pub(super) fn to_dashboard(provider: Provider, outcome: Result<(), Reason>) -> Response {
    let provider = provider.code();
    to(&match outcome {
        Ok(()) => format!("/dashboard?{provider}=success"),
        Err(reason) => format!("/dashboard?{provider}=error&reason={}", reason.code()),
    })
}

/// Sends a browser on. Nothing of the address it came from goes along.
pub(super) fn to(address: &str) -> Response {
    let headers = [(LOCATION, address), (CACHE_CONTROL, "no-store"), (header::REFERRER_POLICY, "no-referrer")];
    (StatusCode::SEE_OTHER, headers).into_response()
}
