use super::Config;
use super::settings::{Kind, SETTINGS, Setting};
use std::collections::BTreeMap;
use std::fmt;
use std::fs::File;
use std::io::{self, Read};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use url::{Host, Url};

/// Why the server does not start: everything that is wrong with its settings, one sentence each.
#[derive(Debug)]
pub struct ConfigError {
    /// At least one.
    pub problems: Vec<SettingProblem>,
}

/// What is wrong with one setting.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SettingProblem {
    /// It has a value that cannot be used.
    #[error("{name} {reason}.")]
    Value {
        /// The setting as the operator wrote it.
        name: String,
        /// Second half of the sentence.
        reason: String,
    },
    /// There is no such setting.
    #[error("{name} is not a setting of Vitae{hint}.")]
    Unknown {
        /// The name as the operator wrote it.
        name: String,
        /// `; did you mean …`, or empty.
        hint: String,
    },
    /// The settings file, or a file that holds a secret, cannot be read.
    #[error("{name} names the file {path}, which cannot be read: {reason}.")]
    File {
        /// The setting.
        name: String,
        /// The file.
        path: String,
        /// What the system said.
        reason: String,
    },
}

impl std::error::Error for ConfigError {}

impl fmt::Display for ConfigError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.problems[..] {
            [only] => only.fmt(f),
            several => {
                write!(f, "{} settings cannot be used:", several.len())?;
                several.iter().try_for_each(|problem| write!(f, "\n  - {problem}"))
            }
        }
    }
}

/// Names the settings file itself; the only setting that such a file cannot hold.
const CONFIG: &str = "config";

/// Names under which other programs know a setting.
const OTHER_NAMES: [(&str, &str); 15] = [
    ("port", "listen"),
    ("host", "listen"),
    ("bind", "listen"),
    ("address", "listen"),
    ("url", "public_url"),
    ("base_url", "public_url"),
    ("domain", "public_url"),
    ("db", "database_url"),
    ("db_url", "database_url"),
    ("dsn", "database_url"),
    ("storage", "files_url"),
    ("secret", "secret_key"),
    ("proxies", "trusted_proxies"),
    ("log_level", "log"),
    ("rust_log", "log"),
];

/// Names at least this alike (Jaro-Winkler, 0 to 1) are taken for one another's typing errors.
const ALIKE: f64 = 0.85;

/// Longest settings file and longest file of a secret that is read, in bytes.
const MAX_FILE_BYTES: u64 = 64 * 1024;

impl Config {
    /// Reads the settings from the environment's `VITAE_` variables and, when `VITAE_CONFIG` names one, a TOML file.
    /// The environment wins.
    ///
    /// # Errors
    /// Every unknown and every unusable setting by its name, all in one go.
    pub fn load(environment: impl IntoIterator<Item = (String, String)>) -> Result<Self, ConfigError> {
        let mut sources = Sources::default();
        sources.collect(environment);
        sources.into_config()
    }
}

/// A value and the name under which the operator gave it.
struct Given {
    name: String,
    value: String,
}

/// What the operator said, before it is read.
#[derive(Default)]
struct Sources {
    given: BTreeMap<&'static str, Given>,
    problems: Vec<SettingProblem>,
    warnings: Vec<String>,
}

impl Sources {
    fn collect(&mut self, environment: impl IntoIterator<Item = (String, String)>) {
        let (config, variables): (Vec<_>, Vec<_>) = environment
            .into_iter()
            .filter(|(name, _)| name.starts_with("VITAE_"))
            .partition(|(name, _)| name == "VITAE_CONFIG");
        for (name, path) in config {
            self.add_file(&name, path.trim());
        }
        let from_file = std::mem::take(&mut self.given);
        for (name, value) in variables {
            let key = name["VITAE_".len()..].to_ascii_lowercase();
            self.add(name, &key, value);
        }
        for (setting, given) in from_file {
            self.given.entry(setting).or_insert(given);
        }
    }

    fn add_file(&mut self, name: &str, path: &str) {
        if path.is_empty() {
            return;
        }
        let table = match self.read_file(name, path) {
            Some(text) => text.parse::<toml::Table>(),
            None => return,
        };
        match table {
            Ok(table) => table.into_iter().for_each(|(key, value)| self.add_entry(key, value)),
            Err(error) => {
                self.refuse(name, format!("names the file {path}, which is not valid TOML: {}", error.message()))
            }
        }
    }

    fn add_entry(&mut self, key: String, value: toml::Value) {
        let is_list = find(&key).is_some_and(|setting| matches!(setting.kind, Kind::List(_)));
        match (as_text(value, is_list), key.as_str()) {
            (_, CONFIG) => self.refuse(&key, "can only be given as the variable VITAE_CONFIG"),
            (Some(text), _) => self.add(key.clone(), &key, text),
            (None, _) if find(&key).is_none() => self.add(key.clone(), &key, String::new()),
            (None, _) if is_list => self.refuse(&key, "must be a list of texts"),
            (None, _) => self.refuse(&key, "must be a text, a whole number, true or false"),
        }
    }

    fn add(&mut self, name: String, key: &str, value: String) {
        if let Some(setting) = find(key) {
            if setting.is_secret() && !value.is_empty() && value.trim().is_empty() {
                return self.refuse(&name, "holds only blanks");
            }
            return self.keep(setting, name, value);
        }
        let secret = key.strip_suffix("_file").and_then(find).filter(|setting| setting.is_secret());
        match secret {
            Some(_) if value.trim().is_empty() => {}
            Some(setting) => self.add_secret_file(setting, name, value.trim()),
            None => self.problems.push(SettingProblem::Unknown { hint: closest(&name, key), name }),
        }
    }

    fn add_secret_file(&mut self, setting: &'static Setting, name: String, path: &str) {
        let Some(text) = self.read_file(&name, path) else { return };
        if text.trim().is_empty() {
            return self.refuse(&name, format!("names the file {path}, which is empty"));
        }
        self.keep(setting, name, text);
    }

    fn keep(&mut self, setting: &'static Setting, name: String, value: String) {
        if value.trim().is_empty() {
            return;
        }
        if let Some(other) = self.given.get(setting.name).filter(|other| other.name != name) {
            let reason = format!("and {} are both given; keep one of them", other.name);
            return self.refuse(&name, reason);
        }
        self.given.insert(setting.name, Given { name, value });
    }

    /// The text of a file that a setting names. One that every user of the machine can read is only mentioned: the
    /// secrets of containers are mounted so.
    fn read_file(&mut self, name: &str, path: &str) -> Option<String> {
        match read_bounded(Path::new(path)) {
            Ok((text, mode)) => {
                if mode & 0o004 != 0 && name.ends_with("_FILE") {
                    self.warnings.push(format!(
                        "{name} names the file {path}, which every user of this machine can read (mode {mode:04o}). \
                         If it is not a container's secret, run: chmod 600 {path}"
                    ));
                }
                Some(text)
            }
            Err(error) => {
                let (path, reason) = (path.to_owned(), error.to_string());
                self.problems.push(SettingProblem::File { name: name.to_owned(), path, reason });
                None
            }
        }
    }

    fn refuse(&mut self, name: &str, reason: impl Into<String>) {
        self.problems.push(SettingProblem::Value { name: name.to_owned(), reason: reason.into() });
    }

    fn into_config(mut self) -> Result<Config, ConfigError> {
        let mut config = Config::unset();
        for setting in &SETTINGS {
            if let Err(reason) = setting.read_default(&mut config) {
                self.refuse(&setting.variable(), reason);
            }
            if let Some(Given { name, value }) = self.given.remove(setting.name)
                && let Err(reason) = setting.read(&mut config, value.trim())
            {
                self.refuse(&name, reason);
            }
        }
        self.check_together(&config);
        config.warnings = self.warnings;
        if self.problems.is_empty() { Ok(config) } else { Err(ConfigError { problems: self.problems }) }
    }

    /// Rules between settings. A setting that is wrong in itself is not spoken of twice.
    fn check_together(&mut self, config: &Config) {
        let postgres = config.database_url.reveal().starts_with("postgres");
        if postgres && config.secret_key.is_none() && !self.speaks_of("VITAE_SECRET_KEY") {
            self.refuse("VITAE_SECRET_KEY", "must be set with PostgreSQL, so that several servers share one key");
        }
        let s3 = config.files_url.starts_with("s3:");
        for (name, key) in
            [("VITAE_FILES_ACCESS_KEY", &config.files_access_key), ("VITAE_FILES_SECRET_KEY", &config.files_secret_key)]
        {
            if s3 && key.is_none() && !self.speaks_of(name) {
                self.refuse(name, "must be set with S3");
            }
        }
        for (service, app) in [("GITHUB", &config.github.app), ("LINKEDIN", &config.linkedin.app)] {
            let names = ["ID", "SECRET"].map(|part| format!("VITAE_{service}_CLIENT_{part}"));
            let given = [app.id.is_some(), app.secret.is_some()];
            for (missing, other) in [(0, 1), (1, 0)] {
                if given[other] && !given[missing] && !self.speaks_of(&names[missing]) {
                    self.refuse(&names[missing], format!("must be set with {}", names[other]));
                }
            }
        }
        for (name, given) in [
            ("VITAE_OIDC_CLIENT_ID", config.oidc.app.id.is_some()),
            ("VITAE_OIDC_CLIENT_SECRET", config.oidc.app.secret.is_some()),
        ] {
            match (config.oidc.issuer.is_some(), given) {
                (true, false) if !self.speaks_of(name) => self.refuse(name, "must be set with VITAE_OIDC_ISSUER"),
                (false, true) if !self.speaks_of("VITAE_OIDC_ISSUER") => {
                    self.refuse("VITAE_OIDC_ISSUER", format!("must be set with {name}"));
                }
                _ => {}
            }
        }
        let id = "VITAE_LINKEDIN_CLIENT_ID";
        if config.linkedin.portability.is_some() && config.linkedin.app.id.is_none() && !self.speaks_of(id) {
            self.refuse(id, "must be set with VITAE_LINKEDIN_PORTABILITY");
        }
        if config.ai.provider.is_some() && config.ai.settings().is_none() && !self.speaks_of("VITAE_AI_KEY") {
            self.refuse(
                "VITAE_AI_KEY",
                "must be set with VITAE_AI_PROVIDER, unless VITAE_AI_URL names a server of your own",
            );
        }
        if config.sites_origin.is_some() && config.sites_host().is_none() {
            self.refuse("VITAE_SITES_ORIGIN", "must have another host than VITAE_PUBLIC_URL");
        }
        if config.trusted_proxies.iter().any(|network| network.prefix_len() == 0) {
            let warning = "VITAE_TRUSTED_PROXIES trusts every address, so every client can choose the address it is \
                           counted under";
            self.warnings.push(warning.to_owned());
        }
        if config.smtp_url.is_some() && config.mail_from.is_none() && config.site.email.is_none() {
            self.refuse("VITAE_MAIL_FROM", "must be set with VITAE_SMTP_URL, unless VITAE_SITE_EMAIL is");
        }
        self.warn_of_clear_text(config);
        if config.smtp_url.is_some() && config.site.email.is_none() {
            let warning =
                "VITAE_SMTP_URL is set without VITAE_SITE_EMAIL, so nobody gets the messages of the contact form";
            self.warnings.push(warning.to_owned());
        }
    }

    /// Connections over which secrets would travel unencrypted to another machine.
    fn warn_of_clear_text(&mut self, config: &Config) {
        let smtp = config.smtp_url.as_ref().map_or("", |url| url.reveal());
        let addresses = [
            ("VITAE_PUBLIC_URL", config.public_url.as_str(), "passwords and sessions of visitors are"),
            ("VITAE_SMTP_URL", smtp, "links that set a password are"),
            ("VITAE_OIDC_ISSUER", config.oidc.issuer.as_deref().unwrap_or_default(), "who signs in is"),
        ];
        for (name, address, what) in addresses {
            if is_clear_text(address) {
                self.warnings.push(format!("{name} is not encrypted: {what} readable on the way"));
            }
        }
    }

    fn speaks_of(&self, variable: &str) -> bool {
        let key = variable["VITAE_".len()..].to_ascii_lowercase();
        self.problems.iter().any(|problem| {
            let (SettingProblem::Value { name, .. }
            | SettingProblem::File { name, .. }
            | SettingProblem::Unknown { name, .. }) = problem;
            name.starts_with(variable) || name.starts_with(&key)
        })
    }
}

/// Whether an address takes text unencrypted to another machine. A name without a dot is one of the operator's own network.
fn is_clear_text(address: &str) -> bool {
    let Ok(url) = Url::parse(address) else { return false };
    let is_encrypted =
        !matches!(url.scheme(), "http" | "smtp") || url.query().is_some_and(|query| query.contains("tls=required"));
    let is_near = match url.host() {
        Some(Host::Ipv4(host)) => host.is_loopback() || host.is_private(),
        Some(Host::Ipv6(host)) => host.is_loopback() || host.is_unique_local(),
        Some(Host::Domain(host)) => !host.contains('.') || host.ends_with(".localhost"),
        None => true,
    };
    !is_encrypted && !is_near
}

fn find(key: &str) -> Option<&'static Setting> {
    SETTINGS.iter().find(|setting| setting.name == key)
}

/// An entry of the settings file as the environment would say it; nothing when it is of the wrong kind.
fn as_text(value: toml::Value, is_list: bool) -> Option<String> {
    match value {
        toml::Value::String(text) => Some(text),
        toml::Value::Boolean(on) => Some(on.to_string()),
        toml::Value::Integer(number) => Some(number.to_string()),
        toml::Value::Array(items) if is_list => {
            items.iter().map(toml::Value::as_str).collect::<Option<Vec<_>>>().map(|items| items.join(","))
        }
        _ => None,
    }
}

/// A file's text and permission bits. A device or a pipe that never ends is cut off.
fn read_bounded(path: &Path) -> io::Result<(String, u32)> {
    let file = File::open(path)?;
    let mode = file.metadata()?.permissions().mode() & 0o7777;
    let mut text = String::new();
    let read = file.take(MAX_FILE_BYTES + 1).read_to_string(&mut text)?;
    if read as u64 > MAX_FILE_BYTES {
        return Err(io::Error::other("it is larger than 64 KiB"));
    }
    Ok((text, mode))
}

/// `; did you mean X` for the known name nearest to a mistyped one, spelt as the environment or the file spells names.
fn closest(given: &str, key: &str) -> String {
    let known = SETTINGS.iter().map(|setting| setting.name.to_owned());
    let files = SETTINGS.iter().filter(|setting| setting.is_secret()).map(|setting| format!("{}_file", setting.name));
    let other = OTHER_NAMES.iter().find(|(other, _)| *other == key).map(|(_, name)| (*name).to_owned());
    let alike = known.chain(files).chain([CONFIG.to_owned()]).map(|name| (strsim::jaro_winkler(key, &name), name));
    let nearest = alike.filter(|(likeness, _)| *likeness >= ALIKE).max_by(|(a, _), (b, _)| a.total_cmp(b));
    let in_environment = given.starts_with("VITAE_");
    other.or(nearest.map(|(_, name)| name)).map_or(String::new(), |name| match in_environment {
        true => format!("; did you mean VITAE_{}", name.to_ascii_uppercase()),
        false => format!("; did you mean {name}"),
    })
}

#[cfg(test)]
mod tests;
