use super::{Config, Limits, Secret, value};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Why the server does not start.
#[derive(Debug, thiserror::Error)]
pub enum ConfigError {
    /// A setting has a value that cannot be used.
    #[error("{name} {reason}.")]
    Value {
        /// The setting as the operator wrote it.
        name: String,
        /// Second half of the sentence.
        reason: String,
    },
    /// A name that is no setting.
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

/// Every setting by its name in a TOML file; the environment says `VITAE_` and capitals.
pub(super) const NAMES: [&str; 23] = [
    "listen",
    "public_url",
    "data",
    "database_url",
    "files_url",
    "files_access_key",
    "files_secret_key",
    "secret_key",
    "plan_limits",
    "trusted_proxies",
    "session_days",
    "parallel_reads",
    "parallel_renders",
    "parallel_hashes",
    "auth_per_minute",
    "login_failures",
    "uploads_per_hour",
    "header_seconds",
    "request_seconds",
    "shutdown_seconds",
    "log",
    "log_format",
    "config",
];

/// Settings that may also be given as `NAME_FILE`, the path of a file that holds the value.
const SECRETS: [&str; 4] = ["database_url", "files_access_key", "files_secret_key", "secret_key"];

impl Config {
    /// Reads the settings from the environment's `VITAE_` variables and, when `VITAE_CONFIG` names one, a TOML file.
    /// The environment wins. An unknown or unusable setting is an error that names it.
    pub fn load(environment: impl IntoIterator<Item = (String, String)>) -> Result<Self, ConfigError> {
        Sources::collect(environment)?.into_config()
    }
}

/// A value and the name under which the operator gave it.
struct Given {
    name: String,
    value: String,
}

struct Sources(BTreeMap<&'static str, Given>);

impl Sources {
    fn collect(environment: impl IntoIterator<Item = (String, String)>) -> Result<Self, ConfigError> {
        let mut sources = Self(BTreeMap::new());
        let variables: Vec<_> = environment.into_iter().filter(|(name, _)| name.starts_with("VITAE_")).collect();
        if let Some((name, path)) = variables.iter().find(|(name, _)| name == "VITAE_CONFIG") {
            sources.add_file(name, Path::new(path))?;
        }
        for (name, value) in variables {
            let key = name["VITAE_".len()..].to_ascii_lowercase();
            sources.add(name, &key, value)?;
        }
        Ok(sources)
    }

    fn add_file(&mut self, name: &str, path: &Path) -> Result<(), ConfigError> {
        let table: toml::Table = read_file(name, path)?.parse().map_err(|error: toml::de::Error| {
            ConfigError::Value { name: name.into(), reason: format!("is not valid TOML: {}", error.message()) }
        })?;
        for (key, value) in table {
            let text = match value {
                toml::Value::String(text) => text,
                toml::Value::Boolean(on) => on.to_string(),
                toml::Value::Integer(number) => number.to_string(),
                toml::Value::Array(items) => {
                    items.iter().filter_map(|item| item.as_str()).collect::<Vec<_>>().join(",")
                }
                _ => {
                    return Err(ConfigError::Value {
                        name: key,
                        reason: "must be text, a number or true or false".into(),
                    });
                }
            };
            self.add(key.clone(), &key, text)?;
        }
        Ok(())
    }

    fn add(&mut self, name: String, key: &str, value: String) -> Result<(), ConfigError> {
        if let Some(setting) = NAMES.into_iter().find(|known| *known == key) {
            self.0.insert(setting, Given { name, value });
            return Ok(());
        }
        let secret = key.strip_suffix("_file").and_then(|base| SECRETS.into_iter().find(|known| *known == base));
        let Some(setting) = secret else {
            return Err(ConfigError::Unknown { hint: closest(key), name });
        };
        let value = read_file(&name, Path::new(&value))?.trim_end().to_owned();
        self.0.insert(setting, Given { name, value });
        Ok(())
    }

    /// The setting read by `read`, or the default when it is not given or blank.
    fn get<T>(&self, key: &str, default: T, read: impl Fn(&str) -> Result<T, String>) -> Result<T, ConfigError> {
        match self.0.get(key) {
            Some(given) if !given.value.trim().is_empty() => {
                read(given.value.trim()).map_err(|reason| ConfigError::Value { name: given.name.clone(), reason })
            }
            _ => Ok(default),
        }
    }

    fn text(&self, key: &str) -> Option<String> {
        self.0.get(key).map(|given| given.value.trim().to_owned()).filter(|value| !value.is_empty())
    }

    fn number(&self, key: &str, default: u32) -> Result<u32, ConfigError> {
        self.get(key, default, value::count)
    }

    fn into_config(self) -> Result<Config, ConfigError> {
        let cores = std::thread::available_parallelism().map_or(2, |n| n.get() as u32);
        let data = self.text("data").map_or_else(|| PathBuf::from("data"), PathBuf::from);
        let listen = self.get("listen", ([127, 0, 0, 1], 8080).into(), value::listen)?;
        let default_url = format!("http://localhost:{}", listen.port());
        let database_url =
            self.text("database_url").unwrap_or_else(|| format!("sqlite:{}", data.join("vitae.db").display()));
        let config = Config {
            listen,
            public_url: self.get("public_url", default_url, value::web_address)?,
            database_url: Secret::new(database_url),
            files_url: self.text("files_url").unwrap_or_else(|| format!("file:{}", data.join("files").display())),
            files_access_key: self.text("files_access_key").map(Secret::new),
            files_secret_key: self.text("files_secret_key").map(Secret::new),
            secret_key: self.text("secret_key").map(Secret::new),
            plan_limits: self.get("plan_limits", true, value::switch)?,
            trusted_proxies: self.get("trusted_proxies", Vec::new(), value::networks)?,
            session: self.get("session_days", Duration::from_secs(30 * 24 * 3600), value::days)?,
            limits: self.limits(cores)?,
            log: self.text("log").unwrap_or_else(|| "info".into()),
            log_json: self.get("log_format", false, value::log_format)?,
            data,
        };
        self.check(config)
    }

    fn limits(&self, cores: u32) -> Result<Limits, ConfigError> {
        Ok(Limits {
            parallel_reads: self.number("parallel_reads", cores)? as usize,
            parallel_renders: self.number("parallel_renders", cores)? as usize,
            parallel_hashes: self.number("parallel_hashes", cores)? as usize,
            auth_per_minute: self.number("auth_per_minute", 30)?,
            login_failures: self.number("login_failures", 10)?,
            uploads_per_hour: self.number("uploads_per_hour", 60)?,
            header: self.get("header_seconds", Duration::from_secs(30), value::seconds)?,
            request: self.get("request_seconds", Duration::from_secs(60), value::seconds)?,
            shutdown: self.get("shutdown_seconds", Duration::from_secs(30), value::seconds)?,
        })
    }

    /// Rules between settings.
    fn check(&self, config: Config) -> Result<Config, ConfigError> {
        let wrong = |name: &str, reason: &str| Err(ConfigError::Value { name: name.into(), reason: reason.into() });
        let database = config.database_url.reveal();
        let postgres = database.starts_with("postgres://") || database.starts_with("postgresql://");
        if !postgres && !database.starts_with("sqlite:") {
            return wrong("VITAE_DATABASE_URL", "must begin with sqlite: or postgres://");
        }
        if !config.files_url.starts_with("file:") && !config.files_url.starts_with("s3://") {
            return wrong("VITAE_FILES_URL", "must begin with file: or s3://");
        }
        if postgres && config.secret_key.is_none() {
            return wrong("VITAE_SECRET_KEY", "must be set with PostgreSQL, so that several servers share one key");
        }
        if config.secret_key.as_ref().is_some_and(|key| key.reveal().len() < 32) {
            return wrong("VITAE_SECRET_KEY", "must be at least 32 characters long");
        }
        Ok(config)
    }
}

fn read_file(name: &str, path: &Path) -> Result<String, ConfigError> {
    std::fs::read_to_string(path).map_err(|error| ConfigError::File {
        name: name.into(),
        path: path.display().to_string(),
        reason: error.to_string(),
    })
}

/// `; did you mean X` for the known name nearest to a mistyped one.
fn closest(key: &str) -> String {
    let near = |known: &&&str| strsim::levenshtein(key, known) <= 2;
    NAMES
        .iter()
        .filter(near)
        .min_by_key(|known| strsim::levenshtein(key, known))
        .map_or(String::new(), |known| format!("; did you mean VITAE_{}", known.to_ascii_uppercase()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn load(variables: &[(&str, &str)]) -> Result<Config, String> {
        let variables = variables.iter().map(|(name, value)| (name.to_string(), value.to_string()));
        Config::load(variables).map_err(|error| error.to_string())
    }

    #[test]
    fn nothing_is_required() {
        let config = load(&[("PATH", "/bin")]).unwrap();
        assert_eq!(config.listen.to_string(), "127.0.0.1:8080");
        assert_eq!(config.public_url, "http://localhost:8080");
        assert_eq!(config.database_url.reveal(), "sqlite:data/vitae.db");
        assert_eq!(config.files_url, "file:data/files");
        assert!(config.plan_limits);
    }

    #[test]
    fn a_wrong_setting_is_named() {
        let cases: [(&[(&str, &str)], &str); 7] = [
            (&[("VITAE_LISTEN", "8080")], "VITAE_LISTEN must be ADDRESS:PORT"),
            (&[("VITAE_LISTN", ":1")], "VITAE_LISTN is not a setting of Vitae; did you mean VITAE_LISTEN."),
            (&[("VITAE_PLAN_LIMITS", "some")], "VITAE_PLAN_LIMITS must be on or off"),
            (&[("VITAE_DATABASE_URL", "mysql://x")], "VITAE_DATABASE_URL must begin with sqlite: or postgres://"),
            (&[("VITAE_DATABASE_URL", "postgres://x")], "VITAE_SECRET_KEY must be set with PostgreSQL"),
            (&[("VITAE_SECRET_KEY", "short")], "VITAE_SECRET_KEY must be at least 32 characters"),
            (&[("VITAE_SECRET_KEY_FILE", "/does/not/exist")], "VITAE_SECRET_KEY_FILE names the file /does/not/exist"),
        ];
        for (variables, expected) in cases {
            let error = load(variables).unwrap_err();
            assert!(error.starts_with(expected), "{error}");
        }
    }

    #[test]
    fn the_environment_wins_over_the_file() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("vitae.toml");
        std::fs::write(&file, "listen = \"0.0.0.0:9000\"\nplan_limits = false\nuploads_per_hour = 5\n").unwrap();
        let secret = folder.path().join("key");
        std::fs::write(&secret, "0123456789abcdef0123456789abcdef\n").unwrap();
        let config = load(&[
            ("VITAE_CONFIG", file.to_str().unwrap()),
            ("VITAE_LISTEN", "127.0.0.1:9001"),
            ("VITAE_SECRET_KEY_FILE", secret.to_str().unwrap()),
        ])
        .unwrap();
        assert_eq!(config.listen.port(), 9001);
        assert!(!config.plan_limits);
        assert_eq!(config.limits.uploads_per_hour, 5);
        assert_eq!(config.secret_key.unwrap().reveal(), "0123456789abcdef0123456789abcdef");
    }
}
