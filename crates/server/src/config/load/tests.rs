use super::*;
use std::fs::{Permissions, set_permissions, write};

fn load(variables: &[(&str, &str)]) -> Result<Config, String> {
    let variables = variables.iter().map(|(name, value)| (name.to_string(), value.to_string()));
    Config::load(variables).map_err(|error| error.to_string())
}

/// Loads a settings file with this content.
fn load_file(content: &str) -> Result<Config, String> {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("vitae.toml");
    write(&file, content).unwrap();
    load(&[("VITAE_CONFIG", file.to_str().unwrap())])
}

const KEY: &str = "0123456789abcdef0123456789abcdef";

#[test]
fn nothing_is_required() {
    let config =
        load(&[("PATH", "/bin"), ("VITAE_CONFIG", ""), ("VITAE_LISTEN", " "), ("VITAE_SECRET_KEY_FILE", "")]).unwrap();
    assert_eq!(config.listen.to_string(), "127.0.0.1:8080");
    assert_eq!(config.public_url, "http://localhost:8080");
    assert_eq!(config.database_url.reveal(), "sqlite:data/vitae.db");
    assert_eq!(config.files_url, "file:data/files");
    assert!(config.plan_limits && config.secret_key.is_none() && config.warnings.is_empty());
}

#[test]
fn defaults_follow_the_settings_they_are_made_of() {
    let config = load(&[("VITAE_LISTEN", "0.0.0.0:9000"), ("VITAE_DATA", "/srv/v")]).unwrap();
    assert_eq!(config.public_url, "http://localhost:9000");
    assert_eq!(
        (config.database_url.reveal(), config.files_url.as_str()),
        ("sqlite:/srv/v/vitae.db", "file:/srv/v/files")
    );
}

#[test]
fn a_wrong_setting_is_named() {
    let cases: [(&[(&str, &str)], &str); 24] = [
        (&[("VITAE_LISTEN", "8080")], "VITAE_LISTEN must be ADDRESS:PORT"),
        (&[("VITAE_PLAN_LIMITS", "some")], "VITAE_PLAN_LIMITS must be on or off"),
        (&[("VITAE_PUBLIC_URL", "https://a b.org")], "VITAE_PUBLIC_URL must be an address without blanks"),
        (&[("VITAE_PARALLEL_READS", "1000000")], "VITAE_PARALLEL_READS must be a whole number from 1 to 1,024"),
        (&[("VITAE_REQUEST_SECONDS", "86401")], "VITAE_REQUEST_SECONDS must be a whole number from 1 to 86,400"),
        (&[("VITAE_SESSION_DAYS", "4000000000")], "VITAE_SESSION_DAYS must be a whole number from 1 to 3,650"),
        (&[("VITAE_LOG", "debugg")], "VITAE_LOG must be a level"),
        (&[("VITAE_DATABASE_URL", "mysql://x")], "VITAE_DATABASE_URL cannot be used: a database address starts with"),
        (&[("VITAE_DATABASE_URL", "sqlite:")], "VITAE_DATABASE_URL cannot be used: a SQLite address names a file"),
        (&[("VITAE_DATABASE_URL", "postgres://x")], "VITAE_SECRET_KEY must be set with PostgreSQL"),
        (&[("VITAE_FILES_URL", "ftp://x")], "VITAE_FILES_URL cannot be used: a file store is a folder"),
        (
            &[("VITAE_FILES_URL", "s3://x"), ("VITAE_FILES_ACCESS_KEY", "a")],
            "VITAE_FILES_SECRET_KEY must be set with S3",
        ),
        (&[("VITAE_SECRET_KEY", "short")], "VITAE_SECRET_KEY must be at least 32 characters"),
        (&[("VITAE_SECRET_KEY", "                                        ")], "VITAE_SECRET_KEY holds only blanks"),
        (&[("VITAE_SECRET_KEY_FILE", "/does/not/exist")], "VITAE_SECRET_KEY_FILE names the file /does/not/exist"),
        (&[("VITAE_SECRET_KEY_FILE", "/dev/null")], "VITAE_SECRET_KEY_FILE names the file /dev/null, which is empty"),
        (
            &[("VITAE_SECRET_KEY_FILE", "/dev/zero")],
            "VITAE_SECRET_KEY_FILE names the file /dev/zero, which cannot be read: it is larger",
        ),
        (&[("VITAE_AI_KEY", "one\ntwo")], "VITAE_AI_KEY must be one word"),
        (&[("VITAE_AI_KEY", "key"), ("VITAE_AI_MODEL", "a model?")], "VITAE_AI_MODEL must be at most"),
        (&[("VITAE_AI_PROVIDER", "openai")], "VITAE_AI_KEY must be set with VITAE_AI_PROVIDER"),
        (&[("VITAE_LINKEDIN_PORTABILITY", "on")], "VITAE_LINKEDIN_PORTABILITY must be off, third-party or self-serve"),
        (&[("VITAE_LINKEDIN_PORTABILITY", "self-serve")], "VITAE_LINKEDIN_CLIENT_ID must be set with VITAE_LINKEDIN_P"),
        (&[("VITAE_VERCEL_TEAM", "a team")], "VITAE_VERCEL_TEAM must be at most"),
        (
            &[("VITAE_PUBLIC_URL", "https://vitae.test"), ("VITAE_SITES_ORIGIN", "https://vitae.test:8443")],
            "VITAE_SITES_ORIGIN must have another host",
        ),
    ];
    for (variables, expected) in cases {
        let error = load(variables).unwrap_err();
        assert!(error.starts_with(expected) && !error.contains('\n'), "{error}");
    }
}

#[test]
fn unknown_names_come_with_the_nearest_known_one() {
    for (name, meant) in [
        ("VITAE_LISTN", "VITAE_LISTEN"),
        ("VITAE_PORT", "VITAE_LISTEN"),
        ("VITAE_DATABASE", "VITAE_DATABASE_URL"),
        ("VITAE_DB_URL", "VITAE_DATABASE_URL"),
        ("VITAE_TRUSTED_PROXY", "VITAE_TRUSTED_PROXIES"),
        ("VITAE_PARALEL_RENDER", "VITAE_PARALLEL_RENDERS"),
        ("VITAE_UPLOADS", "VITAE_UPLOADS_PER_HOUR"),
        ("VITAE_SECRETKEY", "VITAE_SECRET_KEY"),
        ("VITAE_SECRET_KEYFILE", "VITAE_SECRET_KEY_FILE"),
        ("VITAE_SECRET_FILE", "VITAE_SECRET_KEY_FILE"),
        ("VITAE_DATABASE_FILE", "VITAE_DATABASE_URL_FILE"),
        ("VITAE_LOG_LEVEL", "VITAE_LOG"),
        ("VITAE_CONFG", "VITAE_CONFIG"),
    ] {
        let error = load(&[(name, "1")]).unwrap_err();
        assert_eq!(error, format!("{name} is not a setting of Vitae; did you mean {meant}."));
    }
    for name in ["VITAE_BANANA", "VITAE_SMTP_HOST", "VITAE_"] {
        assert_eq!(load(&[(name, "1")]).unwrap_err(), format!("{name} is not a setting of Vitae."));
    }
    let listen_file = load(&[("VITAE_LISTEN_FILE", "/x")]).unwrap_err();
    assert!(
        listen_file.starts_with("VITAE_LISTEN_FILE is not a setting"),
        "only secrets come from files: {listen_file}"
    );
}

#[test]
fn everything_wrong_is_said_at_once() {
    let error = load(&[
        ("VITAE_LISTEN", "8080"),
        ("VITAE_PORT", "80"),
        ("VITAE_PARALLEL_READS", "0"),
        ("VITAE_DATABASE_URL", "postgres://ada:secret@db/vitae"),
        ("VITAE_SECRET_KEY", "short"),
    ])
    .unwrap_err();
    let lines: Vec<_> = error.lines().collect();
    assert_eq!(lines[0], "4 settings cannot be used:");
    for name in
        ["VITAE_LISTEN must", "VITAE_PORT is not", "VITAE_PARALLEL_READS must", "VITAE_SECRET_KEY must be at least"]
    {
        assert_eq!(lines.iter().filter(|line| line.contains(name)).count(), 1, "{error}");
    }
    assert_eq!(lines.len(), 5);
}

#[test]
fn the_environment_wins_over_the_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("vitae.toml");
    write(&file, "listen = \"0.0.0.0:9000\"\nplan_limits = false\nuploads_per_hour = 5\nsecret_key = \"short\"\n")
        .unwrap();
    let secret = folder.path().join("key");
    write(&secret, format!("{KEY}\n")).unwrap();
    let config = load(&[
        ("VITAE_CONFIG", file.to_str().unwrap()),
        ("VITAE_LISTEN", "127.0.0.1:9001"),
        ("VITAE_SECRET_KEY_FILE", secret.to_str().unwrap()),
    ])
    .unwrap();
    assert_eq!(config.listen.port(), 9001);
    assert!(!config.plan_limits);
    assert_eq!(config.limits.uploads_per_hour, 5);
    assert_eq!(config.secret_key.unwrap().reveal(), KEY);
}

#[test]
fn entries_of_the_file_are_of_their_kind() {
    let proxies = load_file("trusted_proxies = [\"10.0.0.0/8\", \"192.0.2.1\"]").unwrap().trusted_proxies;
    assert_eq!(proxies.len(), 2);
    for (content, expected) in [
        ("trusted_proxies = [10, \"192.0.2.1\"]", "trusted_proxies must be a list of texts."),
        ("trusted_proxies = [[\"192.0.2.1\"]]", "trusted_proxies must be a list of texts."),
        ("listen = [\"127.0.0.1:1\", \"127.0.0.1:2\"]", "listen must be a text, a whole number, true or false."),
        ("session_days = 1.5", "session_days must be a text, a whole number, true or false."),
        ("[log]\nlevel = \"info\"", "log must be a text, a whole number, true or false."),
        ("[people]\nport = 1", "people is not a setting of Vitae."),
        ("databse_url = \"sqlite:x\"", "databse_url is not a setting of Vitae; did you mean database_url."),
        ("config = \"other.toml\"", "config can only be given as the variable VITAE_CONFIG."),
        ("request_seconds = 100000", "request_seconds must be a whole number from 1 to 86,400, not \"100000\"."),
    ] {
        assert_eq!(load_file(content).unwrap_err(), expected);
    }
    assert!(load_file("listen = ").unwrap_err().contains("which is not valid TOML: "));
}

#[test]
fn a_secret_is_given_once() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("key");
    write(&file, KEY).unwrap();
    let error = load(&[("VITAE_SECRET_KEY", KEY), ("VITAE_SECRET_KEY_FILE", file.to_str().unwrap())]).unwrap_err();
    assert_eq!(error, "VITAE_SECRET_KEY_FILE and VITAE_SECRET_KEY are both given; keep one of them.");
}

#[test]
fn secrets_that_everybody_can_read_are_mentioned() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("key");
    write(&file, KEY).unwrap();
    for (mode, warned) in [(0o644, true), (0o640, false), (0o600, false)] {
        set_permissions(&file, Permissions::from_mode(mode)).unwrap();
        let config = load(&[("VITAE_SECRET_KEY_FILE", file.to_str().unwrap())]).unwrap();
        assert_eq!(config.warnings.len(), usize::from(warned), "{mode:o}: {:?}", config.warnings);
        assert!(config.warnings.iter().all(|warning| warning.contains("chmod 600")));
    }
}

#[test]
fn connections_in_the_clear_are_mentioned() {
    let table = [
        ("VITAE_PUBLIC_URL", "http://vitae.example", true),
        ("VITAE_PUBLIC_URL", "https://vitae.example", false),
        ("VITAE_PUBLIC_URL", "http://localhost:8080", false),
        ("VITAE_PUBLIC_URL", "http://192.168.1.4:8080", false),
        ("VITAE_PUBLIC_URL", "http://203.0.113.4", true),
        ("VITAE_SMTP_URL", "smtp://ada:secret@mail.example:587", true),
        ("VITAE_SMTP_URL", "smtp://ada:secret@mail.example:587?tls=required", false),
        ("VITAE_SMTP_URL", "smtps://ada:secret@mail.example", false),
        ("VITAE_SMTP_URL", "smtp://mail:25", false),
    ];
    for (name, address, mentioned) in table {
        let config = load(&[(name, address), ("VITAE_SITE_EMAIL", "hello@vitae.example")]).unwrap();
        let warned = config.warnings.iter().any(|warning| warning.starts_with(name) && !warning.contains("secret"));
        assert_eq!(warned, mentioned, "{address}: {:?}", config.warnings);
    }
}

#[test]
fn trusting_everybody_is_mentioned() {
    let config = load(&[("VITAE_TRUSTED_PROXIES", "0.0.0.0/0")]).unwrap();
    assert!(config.warnings[0].contains("trusts every address"));
}
