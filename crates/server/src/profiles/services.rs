use crate::config::Config;
use crate::security::master_key::MasterKey;
use crate::security::vault::Vault;
use crate::work::{FairQueue, QueueLimits};
use std::time::Duration;
use vitae_profiles::{GitHub, LinkedIn, OAuthApp, OpenId, Patience, ProviderError, Secret};

/// Questions to other services at the same time; each waits for a service, not for this machine.
const QUESTIONS: usize = 16;

/// Questions of one account at the same time.
const QUESTIONS_OF_ONE: usize = 2;

/// Longest wait for a place.
const WAIT: Duration = Duration::from_secs(5);

/// The clients of the services and of the identity provider, and what protects the tokens for them.
pub struct Services {
    /// Nothing only when this machine can make no connection at all.
    pub github: Option<GitHub>,
    /// Nothing without an application of the operator.
    pub linkedin: Option<LinkedIn>,
    /// The operator's identity provider; nothing without one.
    pub provider: Option<OpenId>,
    /// Seals tokens.
    pub vault: Vault,
    /// What the parts of a sign-in are derived from.
    pub sign_in_key: [u8; 32],
    /// A slow service holds no place that others need.
    pub queue: FairQueue,
}

impl Services {
    /// The clients of the settings.
    pub fn new(config: &Config, key: &MasterKey) -> Self {
        let github = GitHub::new(config.github.addresses.clone(), app(&config.github.app), Patience::default());
        let linkedin = app(&config.linkedin.app)
            .map(|app| LinkedIn::new(config.linkedin.addresses.clone(), app, Patience::default()));
        let queue = QueueLimits {
            permits: QUESTIONS,
            per_key: QUESTIONS_OF_ONE,
            waiting_per_key: 4,
            waiting: 100,
            timeout: WAIT,
        };
        Self {
            github: usable(github),
            linkedin: linkedin.and_then(usable),
            provider: identity_provider(config).and_then(usable),
            vault: Vault::new(key.derive("vitae profile tokens v1")),
            sign_in_key: key.derive("vitae profile sign-ins v1"),
            queue: FairQueue::new(queue),
        }
    }
}

fn identity_provider(config: &Config) -> Option<Result<OpenId, ProviderError>> {
    let (issuer, app) = (config.oidc.issuer.as_ref()?, app(&config.oidc.app)?);
    let callback = format!("{}{}", config.public_url, crate::account::CALLBACK);
    Some(OpenId::new(issuer, app, callback, Patience::default()))
}

fn app(config: &crate::config::AppConfig) -> Option<OAuthApp> {
    let client_secret = Secret::new(config.secret.as_ref()?.reveal());
    Some(OAuthApp { client_id: config.id.clone()?, client_secret })
}

fn usable<T>(client: Result<T, ProviderError>) -> Option<T> {
    client.inspect_err(|error| tracing::error!(%error, "profiles elsewhere cannot be reached")).ok()
}
