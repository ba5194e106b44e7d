//! Settings: nothing is required, everything can be said by environment or by a TOML file.

mod hide;
mod load;
mod secret;
mod settings;
mod value;

pub use hide::hide_passwords;
pub use load::{ConfigError, SettingProblem};
pub use secret::Secret;
pub use settings::documented_settings;

use crate::connections::pace::LeastPace;
use ipnet::IpNet;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;
use url::Url;
use vitae_ai::{Provider, Thinking};
use vitae_feeds::{Addresses, Feed};

/// The effective settings of a server.
#[derive(Debug, Clone)]
pub struct Config {
    /// Where to listen (`VITAE_LISTEN`).
    pub listen: SocketAddr,
    /// The address people use, without a last slash (`VITAE_PUBLIC_URL`); read at run time, never built in.
    pub public_url: String,
    /// The address of portfolio sites, without a last slash, where it is another than the app's (`VITAE_SITES_ORIGIN`).
    pub sites_origin: Option<String>,
    /// The name server that is asked about users' domains (`VITAE_DNS_SERVER`); those of this machine when absent.
    pub dns_server: Option<SocketAddr>,
    /// The data directory (`VITAE_DATA`).
    pub data: PathBuf,
    /// The database (`VITAE_DATABASE_URL`): `sqlite:PATH` or `postgres://…`.
    pub database_url: Secret,
    /// The blob store (`VITAE_FILES_URL`): `file:PATH` or `s3://bucket/prefix?endpoint=…&region=…`.
    pub files_url: String,
    /// S3 access key (`VITAE_FILES_ACCESS_KEY`).
    pub files_access_key: Option<Secret>,
    /// S3 secret key (`VITAE_FILES_SECRET_KEY`).
    pub files_secret_key: Option<Secret>,
    /// Master key from which signing keys are derived (`VITAE_SECRET_KEY`); generated into the data directory when absent.
    pub secret_key: Option<Secret>,
    /// From where `/metrics` may be read without a token (`VITAE_METRICS_FROM`).
    pub metrics_from: Vec<IpNet>,
    /// Who bears it may read `/metrics` from anywhere (`VITAE_METRICS_TOKEN`).
    pub metrics_token: Option<Secret>,
    /// Whether plans limit anything (`VITAE_PLAN_LIMITS`).
    pub plan_limits: bool,
    /// Who may edit a job (`VITAE_JOBS_EDITABLE_BY`).
    pub jobs_editable_by: JobEditors,
    /// Who may open an account.
    pub registration: Registration,
    /// Backups by time.
    pub backup: BackupConfig,
    /// Whether the job board is for paid plans (`VITAE_JOBS_REQUIRE_PRO`).
    pub jobs_require_pro: bool,
    /// Boards elsewhere whose jobs are kept on this one (`VITAE_JOB_FEEDS`).
    pub job_feeds: Vec<Feed>,
    /// How often they are read again (`VITAE_JOB_FEEDS_HOURS`).
    pub job_feeds_every: Duration,
    /// Where they are asked for (`VITAE_FEED_GREENHOUSE_URL`, `VITAE_FEED_LEVER_URL`, `VITAE_FEED_ASHBY_URL`).
    pub feed_addresses: Addresses,
    /// The language model that is used, if any.
    pub ai: AiConfig,
    /// Where portfolio sites are hosted when it is not this server.
    pub vercel: VercelConfig,
    /// GitHub.
    pub github: GithubConfig,
    /// LinkedIn.
    pub linkedin: LinkedInConfig,
    /// The identity provider at which people sign in.
    pub oidc: OidcConfig,
    /// Proxies whose `X-Forwarded-For` is believed (`VITAE_TRUSTED_PROXIES`).
    pub trusted_proxies: Vec<IpNet>,
    /// How long a session lives after its last use (`VITAE_SESSION_DAYS`).
    pub session: Duration,
    /// Bounds on parallel and repeated work.
    pub limits: Limits,
    /// How the site names itself.
    pub site: SiteConfig,
    /// The mail server (`VITAE_SMTP_URL`); without one, messages are kept for the operator.
    pub smtp_url: Option<Secret>,
    /// The sender of mail (`VITAE_MAIL_FROM`); the site's address when absent.
    pub mail_from: Option<String>,
    /// Log filter (`VITAE_LOG`), for example `info` or `vitae_server=debug`.
    pub log: String,
    /// Whether logs are JSON (`VITAE_LOG_FORMAT`).
    pub log_json: bool,
    /// What the operator should know about these settings, a sentence each without its period.
    pub warnings: Vec<String>,
}

/// Who may edit a job.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum JobEditors {
    /// Whoever posted it.
    #[default]
    Creator,
    /// Every signed-in user.
    Anyone,
}

impl JobEditors {
    /// As the setting is written.
    pub fn name(self) -> &'static str {
        match self {
            Self::Creator => "creator",
            Self::Anyone => "anyone",
        }
    }
}

/// Backups that the server makes by itself.
#[derive(Clone, Debug)]
pub struct BackupConfig {
    /// Where they go; nothing when none are made.
    pub folder: Option<PathBuf>,
    /// Time between two.
    pub every: Duration,
    /// How many are kept.
    pub kept: usize,
}

/// Who may open an account.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Registration {
    /// Everybody.
    #[default]
    Open,
    /// Who was invited.
    Invite,
    /// Nobody; the operator makes accounts.
    Closed,
}

impl Registration {
    /// As the setting is written.
    pub fn name(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Invite => "invite",
            Self::Closed => "closed",
        }
    }
}

/// The operator's application at another service; without both, nobody can sign in there.
#[derive(Debug, Clone, Default)]
pub struct AppConfig {
    /// Its public name (`VITAE_GITHUB_CLIENT_ID`, `VITAE_LINKEDIN_CLIENT_ID`).
    pub id: Option<String>,
    /// Its secret (`VITAE_GITHUB_CLIENT_SECRET`, `VITAE_LINKEDIN_CLIENT_SECRET`).
    pub secret: Option<Secret>,
}

/// GitHub.
#[derive(Debug, Clone, Default)]
pub struct GithubConfig {
    /// The application for signing in.
    pub app: AppConfig,
    /// Where it is (`VITAE_GITHUB_URL`, `VITAE_GITHUB_API_URL`).
    pub addresses: vitae_profiles::github::Addresses,
}

/// LinkedIn.
#[derive(Debug, Clone, Default)]
pub struct LinkedInConfig {
    /// The application for signing in.
    pub app: AppConfig,
    /// Where it is (`VITAE_LINKEDIN_URL`, `VITAE_LINKEDIN_API_URL`).
    pub addresses: vitae_profiles::linkedin::Addresses,
    /// For whom the application may have members' data handed over (`VITAE_LINKEDIN_PORTABILITY`); nothing when for nobody.
    pub portability: Option<vitae_profiles::linkedin::Portability>,
}

/// An identity provider that speaks OpenID Connect; without an issuer there is none.
#[derive(Debug, Clone, Default)]
pub struct OidcConfig {
    /// Its name for itself (`VITAE_OIDC_ISSUER`).
    pub issuer: Option<String>,
    /// This server's name and secret there (`VITAE_OIDC_CLIENT_ID`, `VITAE_OIDC_CLIENT_SECRET`).
    pub app: AppConfig,
    /// As people know it (`VITAE_OIDC_NAME`).
    pub name: String,
    /// Whether who comes for the first time gets an account (`VITAE_OIDC_REGISTRATION`).
    pub registration: bool,
}

/// A language model as a service.
#[derive(Debug, Clone, Default)]
pub struct AiConfig {
    /// What it speaks (`VITAE_AI_PROVIDER`).
    pub provider: Option<Provider>,
    /// Its key (`VITAE_AI_KEY`).
    pub key: Option<Secret>,
    /// Which model (`VITAE_AI_MODEL`).
    pub model: Option<String>,
    /// Where it is (`VITAE_AI_URL`).
    pub url: Option<Url>,
    /// Whether it is told how freely to choose its words (`VITAE_AI_SAMPLING`).
    pub sends_sampling: bool,
    /// How much it thinks (`VITAE_AI_THINKING`).
    pub thinking: Option<Thinking>,
    /// Calls in a day, of all accounts together (`VITAE_AI_CALLS_PER_DAY`).
    pub calls_per_day: u32,
}

impl AiConfig {
    /// The service, when one is set: by a key, or by the address of a server that wants none.
    pub fn settings(&self) -> Option<vitae_ai::Settings> {
        let provider = self.provider.unwrap_or(Provider::Gemini);
        let needs_no_key = provider == Provider::OpenAi && self.url.is_some();
        if self.key.is_none() && !needs_no_key {
            return None;
        }
        let base_url = self.url.clone().or_else(|| Url::parse(provider.public_url()).ok())?;
        Some(vitae_ai::Settings {
            provider,
            model: self.model.clone().unwrap_or_else(|| provider.default_model().to_owned()),
            key: vitae_ai::Key(self.key.as_ref().map(|key| key.reveal().to_owned()).unwrap_or_default()),
            base_url,
            sends_sampling: self.sends_sampling,
            thinking: self.thinking,
            patience: vitae_ai::Patience::default(),
        })
    }
}

/// An account at Vercel.
#[derive(Debug, Clone, Default)]
pub struct VercelConfig {
    /// Its access token (`VITAE_VERCEL_TOKEN`).
    pub token: Option<Secret>,
    /// The team whose projects they are (`VITAE_VERCEL_TEAM`).
    pub team: Option<String>,
    /// Where its API is (`VITAE_VERCEL_URL`).
    pub url: Option<Url>,
}

impl VercelConfig {
    /// The account, when there is a token.
    pub fn settings(&self) -> Option<vitae_hosting::Settings> {
        let token = vitae_hosting::Token(self.token.as_ref()?.reveal().to_owned());
        let base_url = self.url.clone().or_else(|| Url::parse(vitae_hosting::PUBLIC_URL).ok())?;
        Some(vitae_hosting::Settings { token, team: self.team.clone(), base_url, patience: Default::default() })
    }
}

/// How the site names itself to its visitors.
#[derive(Debug, Clone, Default)]
pub struct SiteConfig {
    /// Its name (`VITAE_SITE_NAME`).
    pub name: String,
    /// Who runs it (`VITAE_SITE_ENTITY`).
    pub entity: String,
    /// The address to write to (`VITAE_SITE_EMAIL`).
    pub email: Option<String>,
    /// The country whose law holds (`VITAE_SITE_COUNTRY`).
    pub country: Option<String>,
    /// Profiles elsewhere (`VITAE_SITE_SOCIAL`).
    pub social: Vec<String>,
    /// Whether pages show sample figures, voices and service promises (`VITAE_SITE_SAMPLES`).
    pub samples: bool,
    /// What Pro costs (`VITAE_SITE_PRO_PRICE`).
    pub pro: Price,
    /// What Teams costs (`VITAE_SITE_TEAMS_PRICE`).
    pub teams: Price,
}

/// What a plan costs, in US dollars.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Price {
    /// Paid by the month.
    pub month: u32,
    /// Paid by the year.
    pub year: u32,
}

/// Bounds on parallel and repeated work.
#[derive(Debug, Clone, Copy, Default)]
pub struct Limits {
    /// Files read at the same time (`VITAE_PARALLEL_READS`).
    pub parallel_reads: usize,
    /// Documents typeset at the same time (`VITAE_PARALLEL_RENDERS`).
    pub parallel_renders: usize,
    /// Passwords hashed at the same time (`VITAE_PARALLEL_HASHES`).
    pub parallel_hashes: usize,
    /// Open connections in all (`VITAE_CONNECTIONS`); derived from the limit on open files when absent.
    pub connections: Option<u32>,
    /// Open connections of one address (`VITAE_CONNECTIONS_PER_ADDRESS`); an eighth of all when absent.
    pub connections_per_address: Option<u32>,
    /// Login and register requests an address may make in a minute (`VITAE_AUTH_PER_MINUTE`).
    pub auth_per_minute: u32,
    /// Wrong passwords an account may see in 15 minutes (`VITAE_LOGIN_FAILURES`).
    pub login_failures: u32,
    /// Calls that write which an account may make in a minute (`VITAE_WRITES_PER_MINUTE`).
    pub writes_per_minute: u32,
    /// The same for an address (`VITAE_WRITES_PER_MINUTE_AND_ADDRESS`).
    pub writes_per_minute_and_address: u32,
    /// Bytes that are kept for an account, everything together (`VITAE_STORAGE_MB`).
    pub storage_bytes: u64,
    /// Uploads an account may make in an hour (`VITAE_UPLOADS_PER_HOUR`).
    pub uploads_per_hour: u32,
    /// Files an account may have read in an hour (`VITAE_PARSES_PER_HOUR`).
    pub parses_per_hour: u32,
    /// Saves an account may make in an hour (`VITAE_SAVES_PER_HOUR`).
    pub saves_per_hour: u32,
    /// Renders an account may ask for in an hour (`VITAE_RENDERS_PER_HOUR`).
    pub renders_per_hour: u32,
    /// Previews of unsaved content an account may ask for in an hour (`VITAE_PREVIEWS_PER_HOUR`).
    pub previews_per_hour: u32,
    /// How long a connection may take to send a request's head, and may idle before it (`VITAE_HEADER_SECONDS`).
    pub header: Duration,
    /// How long a body may bring next to nothing, and half of how long a reader may take next to nothing
    /// (`VITAE_STALL_SECONDS`).
    pub stall: Duration,
    /// How long any request may take to be answered after its last byte (`VITAE_REQUEST_SECONDS`).
    pub request: Duration,
    /// How long the answer to a save waits for its score (`VITAE_SCORE_SECONDS`).
    pub score: Duration,
    /// How long a stop waits for running work (`VITAE_SHUTDOWN_SECONDS`).
    pub shutdown: Duration,
}

impl Limits {
    /// A line of 1 kbit/s is fast enough to upload; who stands still is not.
    pub fn upload_pace(&self) -> LeastPace {
        LeastPace { bytes: 1024, within: self.stall }
    }

    /// A reader takes at least 2 KiB/s.
    pub fn download_pace(&self) -> LeastPace {
        let within = self.stall * 2;
        LeastPace { bytes: 2 * 1024 * within.as_secs() as usize, within }
    }
}

impl Config {
    /// The host of the public address, without its port.
    pub fn public_host(&self) -> Option<&str> {
        host(&self.public_url)
    }

    /// The address that portfolio sites are under, without a last slash.
    pub fn sites_url(&self) -> &str {
        self.sites_origin.as_deref().unwrap_or(&self.public_url)
    }

    /// The host that portfolio sites have to themselves, without its port; none without one.
    pub fn sites_host(&self) -> Option<&str> {
        self.sites_origin.as_deref().and_then(host).filter(|sites| self.public_host() != Some(sites))
    }
}

fn host(origin: &str) -> Option<&str> {
    let (_, host) = origin.split_once("://")?;
    let end = host.rfind(':').filter(|colon| !host[*colon..].contains(']')).unwrap_or(host.len());
    Some(&host[..end])
}
