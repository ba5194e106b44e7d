use super::Config;
use std::fmt::Write;

impl Config {
    /// The effective settings as TOML that could be read back, with secrets hidden.
    pub fn print(&self) -> String {
        let mut out = String::new();
        let mut line = |name: &str, value: toml::Value| _ = writeln!(out, "{name} = {value}");
        let hidden = |given: bool| toml::Value::from(if given { "(set, hidden)" } else { "" });
        let number = |n: u64| toml::Value::from(n as i64);
        line("listen", self.listen.to_string().into());
        line("public_url", self.public_url.clone().into());
        line("data", self.data.display().to_string().into());
        line("database_url", without_password(self.database_url.reveal()).into());
        line("files_url", self.files_url.clone().into());
        line("files_access_key", hidden(self.files_access_key.is_some()));
        line("files_secret_key", hidden(self.files_secret_key.is_some()));
        line("secret_key", hidden(self.secret_key.is_some()));
        line("plan_limits", self.plan_limits.into());
        line("trusted_proxies", self.trusted_proxies.iter().map(|net| net.to_string()).collect::<Vec<_>>().into());
        line("session_days", number(self.session.as_secs() / 86_400));
        line("parallel_reads", number(self.limits.parallel_reads as u64));
        line("parallel_renders", number(self.limits.parallel_renders as u64));
        line("parallel_hashes", number(self.limits.parallel_hashes as u64));
        line("auth_per_minute", number(self.limits.auth_per_minute.into()));
        line("login_failures", number(self.limits.login_failures.into()));
        line("uploads_per_hour", number(self.limits.uploads_per_hour.into()));
        line("header_seconds", number(self.limits.header.as_secs()));
        line("request_seconds", number(self.limits.request.as_secs()));
        line("shutdown_seconds", number(self.limits.shutdown.as_secs()));
        line("log", self.log.clone().into());
        line("log_format", if self.log_json { "json" } else { "text" }.into());
        out
    }
}

/// `postgres://user:secret@host/db` with the secret hidden.
fn without_password(url: &str) -> String {
    let Some((scheme, rest)) = url.split_once("://") else { return url.to_owned() };
    match rest.rsplit_once('@') {
        Some((who, host)) => {
            let user = who.split(':').next().unwrap_or_default();
            format!("{scheme}://{user}:(hidden)@{host}")
        }
        None => url.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_are_hidden() {
        let variables = [
            ("VITAE_DATABASE_URL", "postgres://vitae:p@ss@db/vitae"),
            ("VITAE_SECRET_KEY", "0123456789abcdef0123456789abcdef"),
        ];
        let config = Config::load(variables.map(|(k, v)| (k.to_owned(), v.to_owned()))).unwrap();
        let text = config.print() + &format!("{config:?}");
        assert!(!text.contains("p@ss") && !text.contains("0123456789abcdef"), "{text}");
        assert!(text.contains("postgres://vitae:(hidden)@db/vitae"));
        assert!(config.print().parse::<toml::Table>().is_ok());
    }
}
