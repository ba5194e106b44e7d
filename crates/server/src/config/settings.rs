//! The table of settings. Each stands here once: its name, default, bounds, check, how it is printed, and its line in
//! `docs/operating.md`, which a test compares.

use super::hide::{HIDDEN, in_address};
use super::value::{self, between};
use super::{BackupConfig, Config, JobEditors, Price, Registration, Secret};
use std::fmt::Write;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;
use toml::Value;
use vitae_feeds::Addresses;

/// One setting.
pub(super) struct Setting {
    /// Its name in a TOML file; the environment says `VITAE_` and capitals.
    pub(super) name: &'static str,
    /// Its value when none is given.
    pub(super) default: Fallback,
    /// How it is read.
    pub(super) kind: Kind,
    /// Its line in the documentation.
    help: &'static str,
    /// How it is printed.
    show: fn(&Config) -> Value,
}

/// What a setting is when it is not given.
pub(super) enum Fallback {
    /// This text, read as a given one.
    Text(&'static str),
    /// A text made of the settings further up in the table; before it, how the documentation says it.
    Derived(&'static str, fn(&Config) -> String),
    /// Nothing; how the documentation says it.
    Unset(&'static str),
}

/// How a setting is read.
#[derive(Clone, Copy)]
pub(super) enum Kind {
    /// A text. What it must be is said in the error: the second half of a sentence.
    Text(fn(&mut Config, &str) -> Result<(), String>),
    /// Texts, separated by commas; an array in a TOML file.
    List(fn(&mut Config, &str) -> Result<(), String>),
    /// A text that is never printed, and that a file may hold: `NAME_FILE` is its path.
    Secret(fn(&mut Config, &str) -> Result<(), String>),
    /// A whole number from the first to the second, both included.
    Number(u32, u32, fn(&mut Config, u32)),
}

const DAY_SECONDS: u32 = 24 * 60 * 60;

/// Every setting; a default may be made of those before it.
pub(super) static SETTINGS: [Setting; 82] = [
    Setting {
        name: "listen",
        default: Fallback::Text("127.0.0.1:8080"),
        kind: Kind::Text(|config, text| value::listen(text).map(|address| config.listen = address)),
        help: "address and port",
        show: |config| config.listen.to_string().into(),
    },
    Setting {
        name: "public_url",
        default: Fallback::Derived("`http://localhost:PORT`", |config| {
            format!("http://localhost:{}", config.listen.port())
        }),
        kind: Kind::Text(|config, text| value::public_url(text).map(|origin| config.public_url = origin)),
        help: "the address people use; `https://` switches on secure cookies and HSTS",
        show: |config| config.public_url.clone().into(),
    },
    Setting {
        name: "data",
        default: Fallback::Text("data"),
        kind: Kind::Text(|config, text| {
            config.data = PathBuf::from(text);
            Ok(())
        }),
        help: "data directory, made with mode 0700",
        show: |config| config.data.display().to_string().into(),
    },
    Setting {
        name: "database_url",
        default: Fallback::Derived("`sqlite:DATA/vitae.db`", |config| {
            format!("sqlite:{}", config.data.join("vitae.db").display())
        }),
        kind: Kind::Secret(|config, text| value::database_url(text).map(|url| config.database_url = url)),
        help: "or `postgres://USER:PASSWORD@HOST/NAME`",
        show: |config| in_address(config.database_url.reveal()).into(),
    },
    Setting {
        name: "files_url",
        default: Fallback::Derived("`file:DATA/files`", |config| {
            format!("file:{}", config.data.join("files").display())
        }),
        kind: Kind::Text(|config, text| value::files_url(text).map(|url| config.files_url = url)),
        help: "or `s3://BUCKET/PREFIX?endpoint=URL&region=NAME`",
        show: |config| in_address(&config.files_url).into(),
    },
    Setting {
        name: "files_access_key",
        default: Fallback::Unset("–"),
        kind: Kind::Secret(|config, text| {
            config.files_access_key = Some(Secret::new(text));
            Ok(())
        }),
        help: "for S3",
        show: |config| hidden(&config.files_access_key),
    },
    Setting {
        name: "files_secret_key",
        default: Fallback::Unset("–"),
        kind: Kind::Secret(|config, text| {
            config.files_secret_key = Some(Secret::new(text));
            Ok(())
        }),
        help: "for S3",
        show: |config| hidden(&config.files_secret_key),
    },
    Setting {
        name: "secret_key",
        default: Fallback::Unset("generated into `DATA/secret.key`"),
        kind: Kind::Secret(|config, text| value::secret_key(text).map(|key| config.secret_key = Some(key))),
        help: "at least 32 characters; required with PostgreSQL",
        show: |config| hidden(&config.secret_key),
    },
    Setting {
        name: "metrics_from",
        default: Fallback::Derived("this machine, while `PUBLIC_URL` is on it too; else nobody", |config| {
            if is_on_this_machine(config) { "127.0.0.0/8,::1".to_owned() } else { String::new() }
        }),
        kind: Kind::List(|config, text| value::networks(text).map(|networks| config.metrics_from = networks)),
        help: "addresses and networks that may read `/metrics`; what a proxy passes on is never from them",
        show: |config| config.metrics_from.iter().map(ToString::to_string).collect::<Vec<_>>().into(),
    },
    Setting {
        name: "metrics_token",
        default: Fallback::Unset("–"),
        kind: Kind::Secret(|config, text| value::metrics_token(text).map(|token| config.metrics_token = Some(token))),
        help: "at least 16 characters; whoever bears it may read `/metrics` from elsewhere",
        show: |config| hidden(&config.metrics_token),
    },
    Setting {
        name: "plan_limits",
        default: Fallback::Text("on"),
        kind: Kind::Text(|config, text| value::switch(text).map(|on| config.plan_limits = on)),
        help: "`on` or `off`; Free keeps up to 3 resumes and downloads in Standard designs",
        show: |config| config.plan_limits.into(),
    },
    Setting {
        name: "registration",
        default: Fallback::Text("open"),
        kind: Kind::Text(|config, text| value::registration(text).map(|mode| config.registration = mode)),
        help: "who may open an account: `open` to everybody, `invite` for those with a link of `vitae admin invite`, `closed`; `vitae admin create` makes accounts always",
        show: |config| config.registration.name().into(),
    },
    Setting {
        name: "backup_folder",
        default: Fallback::Unset("– (no backups by time; `vitae backup FILE` makes one)"),
        kind: Kind::Text(|config, text| {
            config.backup.folder = Some(PathBuf::from(text));
            Ok(())
        }),
        help: "a folder for backups that the server makes by itself",
        show: |config| {
            config.backup.folder.as_ref().map(|folder| folder.display().to_string()).unwrap_or_default().into()
        },
    },
    Setting {
        name: "backup_hours",
        default: Fallback::Text("24"),
        kind: Kind::Number(1, 24 * 31, |config, hours| config.backup.every = seconds(hours * 60 * 60)),
        help: "hours between two of them",
        show: |config| number(config.backup.every.as_secs() / (60 * 60)),
    },
    Setting {
        name: "backups_kept",
        default: Fallback::Text("7"),
        kind: Kind::Number(1, 1_000, |config, kept| config.backup.kept = kept as usize),
        help: "how many of them are kept; older ones are removed",
        show: |config| number(config.backup.kept as u64),
    },
    Setting {
        name: "jobs_editable_by",
        default: Fallback::Text("creator"),
        kind: Kind::Text(|config, text| value::job_editors(text).map(|editors| config.jobs_editable_by = editors)),
        help: "who may edit a job: its `creator`, or `anyone` who is signed in; deleting stays with the creator",
        show: |config| config.jobs_editable_by.name().into(),
    },
    Setting {
        name: "jobs_require_pro",
        default: Fallback::Text("off"),
        kind: Kind::Text(|config, text| value::switch(text).map(|on| config.jobs_require_pro = on)),
        help: "`on` or `off`; whether the job board is for paid plans; the pages of single jobs stay public",
        show: |config| config.jobs_require_pro.into(),
    },
    Setting {
        name: "job_feeds",
        default: Fallback::Unset("–"),
        kind: Kind::List(|config, text| value::feeds(text).map(|feeds| config.job_feeds = feeds)),
        help: "boards elsewhere whose jobs are kept on this one: `greenhouse:TOKEN`, `lever:SITE`, `ashby:NAME`",
        show: |config| config.job_feeds.iter().map(ToString::to_string).collect::<Vec<_>>().into(),
    },
    Setting {
        name: "job_feeds_hours",
        default: Fallback::Text("6"),
        kind: Kind::Number(1, 24 * 7, |config, hours| config.job_feeds_every = seconds(hours * 60 * 60)),
        help: "hours until a board elsewhere is read again",
        show: |config| number(config.job_feeds_every.as_secs() / (60 * 60)),
    },
    Setting {
        name: "feed_greenhouse_url",
        default: Fallback::Text(Addresses::GREENHOUSE),
        kind: Kind::Text(|config, text| value::feed_url(text).map(|url| config.feed_addresses.greenhouse = url)),
        help: "where Greenhouse's boards are asked for",
        show: |config| config.feed_addresses.greenhouse.to_string().into(),
    },
    Setting {
        name: "feed_lever_url",
        default: Fallback::Text(Addresses::LEVER),
        kind: Kind::Text(|config, text| value::feed_url(text).map(|url| config.feed_addresses.lever = url)),
        help: "where Lever's sites are asked for",
        show: |config| config.feed_addresses.lever.to_string().into(),
    },
    Setting {
        name: "feed_ashby_url",
        default: Fallback::Text(Addresses::ASHBY),
        kind: Kind::Text(|config, text| value::feed_url(text).map(|url| config.feed_addresses.ashby = url)),
        help: "where Ashby's boards are asked for",
        show: |config| config.feed_addresses.ashby.to_string().into(),
    },
    Setting {
        name: "ai_provider",
        default: Fallback::Unset("`gemini` with a key"),
        kind: Kind::Text(|config, text| value::ai_provider(text).map(|provider| config.ai.provider = Some(provider))),
        help: "the language model for reading resumes, letters and writing help: `gemini`, or `openai` for everything that speaks its chat completions (OpenAI, Ollama, vLLM); without a key or an address none is used",
        show: |config| config.ai.provider.map_or("", value::ai_provider_name).into(),
    },
    Setting {
        name: "ai_key",
        default: Fallback::Unset("–"),
        kind: Kind::Secret(|config, text| value::bearer(text).map(|key| config.ai.key = Some(key))),
        help: "its key; a server of your own may want none",
        show: |config| hidden(&config.ai.key),
    },
    Setting {
        name: "ai_model",
        default: Fallback::Unset("`gemini-3.5-flash-lite`, with `openai` `gpt-5-mini`"),
        kind: Kind::Text(|config, text| value::model_name(text).map(|model| config.ai.model = Some(model))),
        help: "which of its models",
        show: |config| config.ai.model.clone().unwrap_or_default().into(),
    },
    Setting {
        name: "ai_url",
        default: Fallback::Unset("the provider's own"),
        kind: Kind::Text(|config, text| value::feed_url(text).map(|url| config.ai.url = Some(url))),
        help: "the address in front of `/models/…` or `/chat/completions`, for example `http://localhost:11434/v1`",
        show: |config| config.ai.url.as_ref().map_or("", url::Url::as_str).into(),
    },
    Setting {
        name: "ai_sampling",
        default: Fallback::Text("on"),
        kind: Kind::Text(|config, text| value::switch(text).map(|on| config.ai.sends_sampling = on)),
        help: "`on` or `off`; whether temperature, top-k and top-p are sent; a model that refuses them is asked again without",
        show: |config| config.ai.sends_sampling.into(),
    },
    Setting {
        name: "ai_thinking",
        default: Fallback::Unset("the model's own"),
        kind: Kind::Text(|config, text| value::ai_thinking(text).map(|thinking| config.ai.thinking = Some(thinking))),
        help: "`minimal`, `low`, `medium` or `high`; not every model takes every one",
        show: |config| config.ai.thinking.map_or("", value::ai_thinking_name).into(),
    },
    Setting {
        name: "ai_calls_per_day",
        default: Fallback::Text("2000"),
        kind: Kind::Number(1, 10_000_000, |config, calls| config.ai.calls_per_day = calls),
        help: "calls to the language model in 24 hours, of all visitors together, further attempts included; after that letters are written by the built-in writer and resumes can be read by the built-in parser",
        show: |config| number(config.ai.calls_per_day.into()),
    },
    Setting {
        name: "sites_origin",
        default: Fallback::Unset("the app's own address"),
        kind: Kind::Text(|config, text| value::public_url(text).map(|origin| config.sites_origin = Some(origin))),
        help: "an address that leads to this server too, for portfolio sites alone: on a host of its own nothing of a site shares an origin with the app",
        show: |config| config.sites_origin.clone().unwrap_or_default().into(),
    },
    Setting {
        name: "dns_server",
        default: Fallback::Unset("those of this machine"),
        kind: Kind::Text(|config, text| value::listen(text).map(|server| config.dns_server = Some(server))),
        help: "`ADDRESS:PORT` of the name server that is asked about users' domains",
        show: |config| config.dns_server.map(|server| server.to_string()).unwrap_or_default().into(),
    },
    Setting {
        name: "vercel_token",
        default: Fallback::Unset("– (portfolio sites are hosted by this server)"),
        kind: Kind::Secret(|config, text| value::bearer(text).map(|token| config.vercel.token = Some(token))),
        help: "an access token of Vercel; with one, portfolio sites are deployed there",
        show: |config| hidden(&config.vercel.token),
    },
    Setting {
        name: "vercel_team",
        default: Fallback::Unset("the token's own account"),
        kind: Kind::Text(|config, text| value::team(text).map(|team| config.vercel.team = Some(team))),
        help: "the team at Vercel whose projects they are: its id (`team_…`) or its name in addresses",
        show: |config| config.vercel.team.clone().unwrap_or_default().into(),
    },
    Setting {
        name: "vercel_url",
        default: Fallback::Text(vitae_hosting::PUBLIC_URL),
        kind: Kind::Text(|config, text| value::feed_url(text).map(|url| config.vercel.url = Some(url))),
        help: "where Vercel's API is",
        show: |config| config.vercel.url.as_ref().map_or("", url::Url::as_str).into(),
    },
    Setting {
        name: "oidc_issuer",
        default: Fallback::Unset("– (people sign in with password or passkey alone)"),
        kind: Kind::Text(|config, text| value::issuer(text).map(|issuer| config.oidc.issuer = Some(issuer))),
        help: "an identity provider that speaks OpenID Connect, by its issuer: the address in front of `/.well-known/openid-configuration`; register this server there with the address `PUBLIC_URL/login/callback`",
        show: |config| config.oidc.issuer.clone().unwrap_or_default().into(),
    },
    Setting {
        name: "oidc_client_id",
        default: Fallback::Unset("–"),
        kind: Kind::Text(|config, text| value::line(text).map(|id| config.oidc.app.id = Some(id))),
        help: "this server's name at the identity provider",
        show: |config| config.oidc.app.id.clone().unwrap_or_default().into(),
    },
    Setting {
        name: "oidc_client_secret",
        default: Fallback::Unset("–"),
        kind: Kind::Secret(|config, text| {
            config.oidc.app.secret = Some(Secret::new(text));
            Ok(())
        }),
        help: "its secret there",
        show: |config| hidden(&config.oidc.app.secret),
    },
    Setting {
        name: "oidc_name",
        default: Fallback::Derived("the issuer's host", |config| {
            let issuer = config.oidc.issuer.as_deref().and_then(|issuer| url::Url::parse(issuer).ok());
            issuer.and_then(|issuer| issuer.host_str().map(str::to_owned)).unwrap_or_else(|| "identity provider".into())
        }),
        kind: Kind::Text(|config, text| value::line(text).map(|name| config.oidc.name = name)),
        help: "the identity provider as people know it: \"Continue with NAME\"",
        show: |config| config.oidc.name.clone().into(),
    },
    Setting {
        name: "oidc_registration",
        default: Fallback::Derived("`on` while `REGISTRATION` is `open`, else `off`", |config| {
            if config.registration == Registration::Open { "on" } else { "off" }.to_owned()
        }),
        kind: Kind::Text(|config, text| value::switch(text).map(|on| config.oidc.registration = on)),
        help: "`on` or `off`; whether whoever signs in there for the first time gets an account",
        show: |config| config.oidc.registration.into(),
    },
    Setting {
        name: "github_client_id",
        default: Fallback::Unset("–"),
        kind: Kind::Text(|config, text| value::line(text).map(|id| config.github.app.id = Some(id))),
        help: "the application for signing in with GitHub, registered at github.com/settings/developers, with the address `PUBLIC_URL/api/auth/github/callback`; without one, public profiles are connected by their address",
        show: |config| config.github.app.id.clone().unwrap_or_default().into(),
    },
    Setting {
        name: "github_client_secret",
        default: Fallback::Unset("–"),
        kind: Kind::Secret(|config, text| {
            config.github.app.secret = Some(Secret::new(text));
            Ok(())
        }),
        help: "its secret",
        show: |config| hidden(&config.github.app.secret),
    },
    Setting {
        name: "github_url",
        default: Fallback::Text(vitae_profiles::github::Addresses::WEB),
        kind: Kind::Text(|config, text| value::feed_url(text).map(|url| config.github.addresses.web = url)),
        help: "where people sign in to GitHub",
        show: |config| config.github.addresses.web.to_string().into(),
    },
    Setting {
        name: "github_api_url",
        default: Fallback::Text(vitae_profiles::github::Addresses::API),
        kind: Kind::Text(|config, text| value::feed_url(text).map(|url| config.github.addresses.api = url)),
        help: "where GitHub is asked for profiles",
        show: |config| config.github.addresses.api.to_string().into(),
    },
    Setting {
        name: "linkedin_client_id",
        default: Fallback::Unset("–"),
        kind: Kind::Text(|config, text| value::line(text).map(|id| config.linkedin.app.id = Some(id))),
        help: "the application for signing in with LinkedIn, registered at developer.linkedin.com, with the product Sign In with LinkedIn using OpenID Connect, with the address `PUBLIC_URL/api/linkedin/auth/linkedin/callback`; without one, profiles come by data export and PDF",
        show: |config| config.linkedin.app.id.clone().unwrap_or_default().into(),
    },
    Setting {
        name: "linkedin_client_secret",
        default: Fallback::Unset("–"),
        kind: Kind::Secret(|config, text| {
            config.linkedin.app.secret = Some(Secret::new(text));
            Ok(())
        }),
        help: "its secret",
        show: |config| hidden(&config.linkedin.app.secret),
    },
    Setting {
        name: "linkedin_url",
        default: Fallback::Text(vitae_profiles::linkedin::Addresses::WEB),
        kind: Kind::Text(|config, text| value::feed_url(text).map(|url| config.linkedin.addresses.web = url)),
        help: "where people sign in to LinkedIn",
        show: |config| config.linkedin.addresses.web.to_string().into(),
    },
    Setting {
        name: "linkedin_api_url",
        default: Fallback::Text(vitae_profiles::linkedin::Addresses::API),
        kind: Kind::Text(|config, text| value::feed_url(text).map(|url| config.linkedin.addresses.api = url)),
        help: "where LinkedIn is asked for profiles",
        show: |config| config.linkedin.addresses.api.to_string().into(),
    },
    Setting {
        name: "linkedin_portability",
        default: Fallback::Text("off"),
        kind: Kind::Text(|config, text| value::portability(text).map(|who| config.linkedin.portability = who)),
        help: "whether members in the EEA and Switzerland can have LinkedIn hand over their data: `off`, `third-party` with the product Member Data Portability API (3rd Party), or `self-serve` with the one for your own data; the application also needs the address `PUBLIC_URL/api/linkedin/auth/portability/callback`",
        show: |config| value::portability_name(config.linkedin.portability).into(),
    },
    Setting {
        name: "trusted_proxies",
        default: Fallback::Unset("–"),
        kind: Kind::List(|config, text| value::networks(text).map(|networks| config.trusted_proxies = networks)),
        help: "addresses and networks whose `X-Forwarded-For` is believed",
        show: |config| config.trusted_proxies.iter().map(ToString::to_string).collect::<Vec<_>>().into(),
    },
    Setting {
        name: "session_days",
        default: Fallback::Text("30"),
        kind: Kind::Number(1, 3650, |config, days| {
            config.session = Duration::from_secs(u64::from(days) * u64::from(DAY_SECONDS))
        }),
        help: "life of a session after its last use, at most a year after its sign-in",
        show: |config| number(config.session.as_secs() / u64::from(DAY_SECONDS)),
    },
    Setting {
        name: "parallel_reads",
        default: Fallback::Derived("number of cores, at least 2", |_| cores()),
        kind: Kind::Number(1, 1024, |config, n| config.limits.parallel_reads = n as usize),
        help: "files read at the same time, at most half of them for one account; with 1, a single slow file holds up everybody for as long as it may run",
        show: |config| number(config.limits.parallel_reads as u64),
    },
    Setting {
        name: "parallel_renders",
        default: Fallback::Derived("number of cores, at least 2", |_| cores()),
        kind: Kind::Number(1, 1024, |config, n| config.limits.parallel_renders = n as usize),
        help: "documents typeset at the same time, at most half of them for one account",
        show: |config| number(config.limits.parallel_renders as u64),
    },
    Setting {
        name: "parallel_hashes",
        default: Fallback::Derived("number of cores, at least 2", |_| cores()),
        kind: Kind::Number(1, 1024, |config, n| config.limits.parallel_hashes = n as usize),
        help: "passwords hashed at the same time; each takes 19 MiB of memory",
        show: |config| number(config.limits.parallel_hashes as u64),
    },
    Setting {
        name: "connections",
        default: Fallback::Unset("half of the open files left after 128, at most 4,096"),
        kind: Kind::Number(1, 1_000_000, |config, n| config.limits.connections = Some(n)),
        help: "open connections in all",
        show: |config| optional(config.limits.connections),
    },
    Setting {
        name: "connections_per_address",
        default: Fallback::Unset("an eighth of all, at least 32"),
        kind: Kind::Number(1, 1_000_000, |config, n| config.limits.connections_per_address = Some(n)),
        help: "open connections of one address (IPv6: of one /64); trusted proxies are exempt",
        show: |config| optional(config.limits.connections_per_address),
    },
    Setting {
        name: "auth_per_minute",
        default: Fallback::Text("30"),
        kind: Kind::Number(1, 1_000_000, |config, n| config.limits.auth_per_minute = n),
        help: "login and register requests an address may make",
        show: |config| number(config.limits.auth_per_minute.into()),
    },
    Setting {
        name: "login_failures",
        default: Fallback::Text("10"),
        kind: Kind::Number(1, 1_000_000, |config, n| config.limits.login_failures = n),
        help: "wrong passwords an account may see in 15 minutes from all unknown addresses together, and from each address and session it knows",
        show: |config| number(config.limits.login_failures.into()),
    },
    Setting {
        name: "writes_per_minute",
        default: Fallback::Text("600"),
        kind: Kind::Number(1, 1_000_000, |config, n| config.limits.writes_per_minute = n),
        help: "calls that write which an account may make, all kinds together",
        show: |config| number(config.limits.writes_per_minute.into()),
    },
    Setting {
        name: "writes_per_minute_and_address",
        default: Fallback::Text("2400"),
        kind: Kind::Number(1, 10_000_000, |config, n| config.limits.writes_per_minute_and_address = n),
        help: "the same for an address: an office or a school has one for everybody",
        show: |config| number(config.limits.writes_per_minute_and_address.into()),
    },
    Setting {
        name: "storage_mb",
        default: Fallback::Text("500"),
        kind: Kind::Number(1, 1_000_000, |config, n| config.limits.storage_bytes = u64::from(n) * 1_000_000),
        help: "megabytes kept for an account, everything together: files, resumes with their versions, letters, portfolios and sites with their pictures, jobs, imported profiles",
        show: |config| number(config.limits.storage_bytes / 1_000_000),
    },
    Setting {
        name: "uploads_per_hour",
        default: Fallback::Text("60"),
        kind: Kind::Number(1, 1_000_000, |config, n| config.limits.uploads_per_hour = n),
        help: "uploads an account may make",
        show: |config| number(config.limits.uploads_per_hour.into()),
    },
    Setting {
        name: "parses_per_hour",
        default: Fallback::Text("120"),
        kind: Kind::Number(1, 1_000_000, |config, n| config.limits.parses_per_hour = n),
        help: "files an account may have read; asking again for a result that is there costs nothing",
        show: |config| number(config.limits.parses_per_hour.into()),
    },
    Setting {
        name: "saves_per_hour",
        default: Fallback::Text("600"),
        kind: Kind::Number(1, 1_000_000, |config, n| config.limits.saves_per_hour = n),
        help: "saves an account may make",
        show: |config| number(config.limits.saves_per_hour.into()),
    },
    Setting {
        name: "renders_per_hour",
        default: Fallback::Text("3000"),
        kind: Kind::Number(1, 1_000_000, |config, n| config.limits.renders_per_hour = n),
        help: "documents an account may have typeset",
        show: |config| number(config.limits.renders_per_hour.into()),
    },
    Setting {
        name: "previews_per_hour",
        default: Fallback::Text("20000"),
        kind: Kind::Number(1, 1_000_000, |config, n| config.limits.previews_per_hour = n),
        help: "previews and scores of unsaved content an account may ask for",
        show: |config| number(config.limits.previews_per_hour.into()),
    },
    Setting {
        name: "header_seconds",
        default: Fallback::Text("30"),
        kind: Kind::Number(1, DAY_SECONDS, |config, n| config.limits.header = seconds(n)),
        help: "longest time for a request's head to arrive; also how long an idle connection is kept",
        show: |config| number(config.limits.header.as_secs()),
    },
    Setting {
        name: "stall_seconds",
        default: Fallback::Text("15"),
        kind: Kind::Number(1, DAY_SECONDS, |config, n| config.limits.stall = seconds(n)),
        help: "how long a body may bring less than 1 KiB; a reader is cut off that takes less than 2 KiB/s for twice as long",
        show: |config| number(config.limits.stall.as_secs()),
    },
    Setting {
        name: "request_seconds",
        default: Fallback::Text("60"),
        kind: Kind::Number(1, DAY_SECONDS, |config, n| config.limits.request = seconds(n)),
        help: "longest time for an answer, from the last byte of the request on",
        show: |config| number(config.limits.request.as_secs()),
    },
    Setting {
        name: "score_seconds",
        default: Fallback::Text("3"),
        kind: Kind::Number(0, DAY_SECONDS, |config, n| config.limits.score = seconds(n)),
        help: "how long the answer to a save waits for its score, which follows otherwise; scoring takes some milliseconds, this is for a busy server",
        show: |config| number(config.limits.score.as_secs()),
    },
    Setting {
        name: "shutdown_seconds",
        default: Fallback::Text("30"),
        kind: Kind::Number(1, DAY_SECONDS, |config, n| config.limits.shutdown = seconds(n)),
        help: "how long a stop waits for running requests",
        show: |config| number(config.limits.shutdown.as_secs()),
    },
    Setting {
        name: "site_name",
        default: Fallback::Text("Vitae"),
        kind: Kind::Text(|config, text| value::line(text).map(|name| config.site.name = name)),
        help: "what the site calls itself",
        show: |config| config.site.name.clone().into(),
    },
    Setting {
        name: "site_entity",
        default: Fallback::Derived("`the operator of SITE_NAME`", |config| {
            format!("the operator of {}", config.site.name)
        }),
        kind: Kind::Text(|config, text| value::line(text).map(|entity| config.site.entity = entity)),
        help: "who runs the site, in its legal pages",
        show: |config| config.site.entity.clone().into(),
    },
    Setting {
        name: "site_email",
        default: Fallback::Unset("– (pages lead to the contact form)"),
        kind: Kind::Text(|config, text| value::bare_email(text).map(|email| config.site.email = Some(email))),
        help: "the address to write to; messages of the contact form are mailed to it",
        show: |config| config.site.email.clone().unwrap_or_default().into(),
    },
    Setting {
        name: "site_country",
        default: Fallback::Unset("– (the country of the operator)"),
        kind: Kind::Text(|config, text| value::line(text).map(|country| config.site.country = Some(country))),
        help: "the country whose law holds, in the legal pages",
        show: |config| config.site.country.clone().unwrap_or_default().into(),
    },
    Setting {
        name: "site_social",
        default: Fallback::Text("https://github.com,https://www.linkedin.com,https://x.com"),
        kind: Kind::List(|config, text| value::web_addresses(text).map(|social| config.site.social = social)),
        help: "the site's profiles elsewhere, up to three, in the footer",
        show: |config| Value::from(config.site.social.clone()),
    },
    Setting {
        name: "site_samples",
        default: Fallback::Text("on"),
        kind: Kind::Text(|config, text| value::switch(text).map(|on| config.site.samples = on)),
        help: "`on` or `off`; the sample figures, companies, voices and service promises of `content/`",
        show: |config| config.site.samples.into(),
    },
    Setting {
        name: "site_pro_price",
        default: Fallback::Text("12/108"),
        kind: Kind::Text(|config, text| value::price(text).map(|price| config.site.pro = price)),
        help: "US dollars for Pro by the month and by the year",
        show: |config| shown_price(config.site.pro),
    },
    Setting {
        name: "site_teams_price",
        default: Fallback::Text("29/288"),
        kind: Kind::Text(|config, text| value::price(text).map(|price| config.site.teams = price)),
        help: "US dollars for Teams by the month and by the year",
        show: |config| shown_price(config.site.teams),
    },
    Setting {
        name: "smtp_url",
        default: Fallback::Unset(
            "– (mail is written to `DATA/outbox` for the operator; `vitae admin export messages` shows what came through the contact form)",
        ),
        kind: Kind::Secret(|config, text| value::smtp_url(text).map(|url| config.smtp_url = Some(url))),
        help: "mail server: `smtps://USER:PASSWORD@HOST` or `smtp://HOST:PORT?tls=required`",
        show: |config| hidden(&config.smtp_url),
    },
    Setting {
        name: "mail_from",
        default: Fallback::Unset("`VITAE_SITE_EMAIL`"),
        kind: Kind::Text(|config, text| value::email(text).map(|email| config.mail_from = Some(email))),
        help: "the sender of mail",
        show: |config| config.mail_from.clone().unwrap_or_default().into(),
    },
    Setting {
        name: "log",
        default: Fallback::Text("info"),
        kind: Kind::Text(|config, text| value::log(text).map(|filter| config.log = filter)),
        help: "a level, or a list such as `info,vitae_server=debug`",
        show: |config| config.log.clone().into(),
    },
    Setting {
        name: "log_format",
        default: Fallback::Text("text"),
        kind: Kind::Text(|config, text| value::log_format(text).map(|json| config.log_json = json)),
        help: "or `json`",
        show: |config| if config.log_json { "json" } else { "text" }.into(),
    },
];

impl Setting {
    /// Reads a value into the settings; a failure is the second half of a sentence.
    pub(super) fn read(&self, config: &mut Config, text: &str) -> Result<(), String> {
        match self.kind {
            Kind::Text(read) | Kind::List(read) | Kind::Secret(read) => read(config, text),
            Kind::Number(from, to, set) => value::whole(text, from, to).map(|number| set(config, number)),
        }
    }

    /// Reads the default.
    pub(super) fn read_default(&self, config: &mut Config) -> Result<(), String> {
        match self.default {
            Fallback::Text(text) => self.read(config, text),
            Fallback::Derived(_, make) => {
                let text = make(config);
                self.read(config, &text)
            }
            Fallback::Unset(_) => Ok(()),
        }
    }

    /// Whether a file may hold the value.
    pub(super) fn is_secret(&self) -> bool {
        matches!(self.kind, Kind::Secret(_))
    }

    /// The variable of the environment.
    pub(super) fn variable(&self) -> String {
        format!("VITAE_{}", self.name.to_ascii_uppercase())
    }

    /// The line of the documentation's table.
    fn line(&self) -> String {
        let star = if self.is_secret() { "*" } else { "" };
        let default = match self.default {
            Fallback::Text(text) => format!("`{text}`"),
            Fallback::Derived(shown, _) | Fallback::Unset(shown) => shown.to_owned(),
        };
        let bounds = match self.kind {
            Kind::Number(from, to, _) => format!("; {}", between(from, to)),
            _ => String::new(),
        };
        format!("| `{}`{star} | {default} | {}{bounds} |", self.variable(), self.help)
    }
}

/// The table of settings as `docs/operating.md` holds it, in Markdown.
pub fn documented_settings() -> String {
    let heads = "| variable | default | what |\n|---|---|---|\n".to_owned();
    SETTINGS.iter().fold(heads, |table, setting| table + &setting.line() + "\n")
}

impl Config {
    /// The effective settings as TOML that could be read back, with secrets hidden.
    pub fn print(&self) -> String {
        SETTINGS.iter().fold(String::new(), |mut out, setting| {
            _ = writeln!(out, "{} = {}", setting.name, (setting.show)(self));
            out
        })
    }

    /// Before anything is read.
    pub(super) fn unset() -> Self {
        Self {
            listen: SocketAddr::from(([0, 0, 0, 0], 0)),
            public_url: String::new(),
            sites_origin: None,
            dns_server: None,
            data: PathBuf::new(),
            database_url: Secret::new(""),
            files_url: String::new(),
            files_access_key: None,
            files_secret_key: None,
            secret_key: None,
            metrics_from: Vec::new(),
            metrics_token: None,
            plan_limits: true,
            jobs_editable_by: JobEditors::default(),
            registration: Registration::default(),
            backup: BackupConfig { folder: None, every: Duration::default(), kept: 0 },
            jobs_require_pro: false,
            job_feeds: Vec::new(),
            job_feeds_every: Duration::ZERO,
            feed_addresses: Addresses::default(),
            ai: Default::default(),
            vercel: Default::default(),
            github: Default::default(),
            linkedin: Default::default(),
            oidc: Default::default(),
            trusted_proxies: Vec::new(),
            session: Duration::ZERO,
            limits: Default::default(),
            site: Default::default(),
            smtp_url: None,
            mail_from: None,
            log: String::new(),
            log_json: false,
            warnings: Vec::new(),
        }
    }
}

fn hidden(secret: &Option<Secret>) -> Value {
    Value::from(if secret.is_some() { HIDDEN } else { "" })
}

fn shown_price(price: Price) -> Value {
    format!("{}/{}", price.month, price.year).into()
}

fn number(number: u64) -> Value {
    Value::from(i64::try_from(number).unwrap_or(i64::MAX))
}

/// Empty, as if it had not been given, when it is derived at the start.
fn optional(given: Option<u32>) -> Value {
    given.map_or_else(|| Value::from(""), |given| number(given.into()))
}

fn seconds(number: u32) -> Duration {
    Duration::from_secs(number.into())
}

/// Whether people reach the server by an address that no other machine has.
fn is_on_this_machine(config: &Config) -> bool {
    let host = config.public_host().unwrap_or_default();
    let address = host.trim_start_matches('[').trim_end_matches(']').parse::<std::net::IpAddr>();
    host == "localhost" || address.is_ok_and(|address| address.is_loopback())
}

fn cores() -> String {
    crate::work::cores().min(1024).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_are_hidden() {
        let variables = [
            ("VITAE_DATABASE_URL", "postgres://vitae:p%40ss@db/vitae"),
            ("VITAE_SECRET_KEY", "0123456789abcdef0123456789abcdef"),
        ];
        let config = Config::load(variables.map(|(k, v)| (k.to_owned(), v.to_owned()))).unwrap();
        let text = config.print() + &format!("{config:?}");
        assert!(!text.contains("p%40ss") && !text.contains("0123456789abcdef"), "{text}");
        assert!(text.contains("postgres://vitae:(hidden)@db/vitae"));
    }

    #[test]
    fn what_is_printed_reads_back() {
        let given = [
            ("VITAE_LISTEN", "0.0.0.0:9000"),
            ("VITAE_PUBLIC_URL", "https://vitae.example.org"),
            ("VITAE_TRUSTED_PROXIES", "10.0.0.0/8,192.0.2.1"),
            ("VITAE_JOB_FEEDS", "greenhouse:acme, lever:acme"),
            ("VITAE_PLAN_LIMITS", "off"),
            ("VITAE_SESSION_DAYS", "7"),
            ("VITAE_LOG_FORMAT", "json"),
        ];
        let printed = Config::load(given.map(|(k, v)| (k.to_owned(), v.to_owned()))).unwrap().print();
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("vitae.toml");
        std::fs::write(&file, &printed).unwrap();
        let again = Config::load([("VITAE_CONFIG".to_owned(), file.display().to_string())]).unwrap();
        assert_eq!(again.print(), printed);
    }

    #[test]
    fn the_documentation_lists_every_setting() {
        let documented = include_str!("../../../../docs/operating.md");
        let table = documented_settings();
        assert!(documented.contains(&table), "docs/operating.md should hold this table:\n\n{table}");
        assert_eq!(documented.matches("\n| `VITAE_").count(), SETTINGS.len());
    }
}
