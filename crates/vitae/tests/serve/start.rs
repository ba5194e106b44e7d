//! Starts that fail: each says what is wrong, why, and what to check; none leaves something that harms the next start.

use super::{Server, register};
use sqlx::{AssertSqlSafe, Connection, Executor, PgConnection, SqliteConnection};
use std::fs::{Permissions, metadata, read_dir, set_permissions, write};
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use vitae_testkit::postgres::fresh_database;

/// A command line that becomes `vitae serve`, with only these settings.
fn serve(program: &[&str], settings: &[(&str, &str)]) -> Command {
    let line = [program, &[env!("CARGO_BIN_EXE_vitae"), "serve"]].concat();
    let mut command = Command::new(line[0]);
    command.args(&line[1..]).env_clear().env("PATH", "/usr/bin:/bin:/usr/sbin:/sbin");
    command.env("VITAE_LISTEN", "127.0.0.1:0").env("VITAE_LOG", "off").envs(settings.iter().copied());
    command
}

/// What a start that fails prints on standard error.
fn failure(mut command: Command) -> String {
    let mut child = command.stderr(Stdio::piped()).spawn().unwrap();
    let deadline = Instant::now() + Duration::from_secs(40);
    while child.try_wait().unwrap().is_none() {
        if Instant::now() > deadline {
            child.kill().unwrap();
            panic!("the start did not fail");
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    let output = child.wait_with_output().unwrap();
    assert!(!output.status.success());
    String::from_utf8(output.stderr).unwrap()
}

/// The start fails and says all of this, and no password.
#[track_caller]
fn check(command: Command, expected: &[&str]) {
    let printed = failure(command);
    for part in expected {
        assert!(printed.contains(part), "{part:?} is missing in:\n{printed}");
    }
    assert!(
        printed.starts_with("vitae: ") && printed.lines().count() <= 2 && !printed.contains("pass-w0rd"),
        "{printed}"
    );
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

#[test]
fn a_file_in_the_place_of_a_folder() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    write(&file, "").unwrap();
    let advice = "is a file, not a folder";
    check(serve(&[], &[("VITAE_DATA", text(&file))]), &["The data directory ", "(VITAE_DATA)", "File exists", advice]);
    let below = file.join("data");
    check(serve(&[], &[("VITAE_DATA", text(&below))]), &["(VITAE_DATA)", "Not a directory", advice]);
    let (data, files) = (folder.path().join("data"), format!("file:{}", file.display()));
    let settings = [("VITAE_DATA", text(&data)), ("VITAE_FILES_URL", &files)];
    check(serve(&[], &settings), &["The file store file:", "(VITAE_FILES_URL)", "File exists", advice]);
}

#[test]
fn a_folder_that_may_not_be_written() {
    let folder = tempfile::tempdir().unwrap();
    set_permissions(folder.path(), Permissions::from_mode(0o755)).unwrap();
    let data = folder.path().join("data");
    std::fs::create_dir(&data).unwrap();
    set_permissions(&data, Permissions::from_mode(0o555)).unwrap();
    let binary = folder.path().join("vitae");
    std::fs::copy(env!("CARGO_BIN_EXE_vitae"), &binary).unwrap();
    // Root may write everywhere: it drops its rights first.
    let is_root = metadata(folder.path()).unwrap().uid() == 0;
    let unprivileged = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", text(&binary), "serve"];
    let start = |settings: &[(&str, &str)]| {
        let line = if is_root { &unprivileged[..] } else { &unprivileged[4..] };
        let mut command = Command::new(line[0]);
        command.args(&line[1..]).env_clear().env("PATH", "/usr/bin:/bin").envs(settings.iter().copied());
        command
    };
    let advice = "Check that the user who runs Vitae may write";
    check(
        start(&[("VITAE_DATA", text(&data))]),
        &["a new key cannot be written to", "Permission denied", advice, "VITAE_DATA"],
    );
    let below = data.join("deeper");
    check(start(&[("VITAE_DATA", text(&below))]), &["The data directory", "Permission denied", advice]);
    let key = ("VITAE_SECRET_KEY", "0123456789abcdef0123456789abcdef");
    check(start(&[("VITAE_DATA", text(&data)), key]), &["(VITAE_DATABASE_URL)", "Permission denied", advice]);
}

/// Runs a start on a disk of so many KiB, of which nothing or everything is taken.
fn on_small_disk(kib: u32, taken: bool, settings: &[(&str, &str)]) -> Command {
    let mount = format!(
        "mount -t tmpfs -o size={kib}k none \"$VITAE_DATA\" || exit 99; {} exec \"$0\" \"$@\"",
        if taken { "cat /dev/zero > \"$VITAE_DATA/taken\" 2>/dev/null;" } else { "" }
    );
    serve(&["unshare", "--mount", "--map-root-user", "sh", "-c", &mount], settings)
}

#[test]
fn a_full_disk() {
    let folder = tempfile::tempdir().unwrap();
    let settings = [("VITAE_DATA", text(folder.path()))];
    let advice = "The disk is full: free some space.";
    check(on_small_disk(4, true, &settings), &["a new key cannot be written to", "No space left on device", advice]);
    check(on_small_disk(12, false, &settings), &["(VITAE_DATABASE_URL)", advice]);
    assert_eq!(read_dir(folder.path()).unwrap().count(), 0);
}

#[test]
fn a_disk_without_room_for_an_upload() {
    let folder = tempfile::tempdir().unwrap();
    let mount = "mount -t tmpfs -o size=16k none \"${VITAE_FILES_URL#file:}\" || exit 99; exec \"$0\" \"$@\"";
    let url = format!("file:{}", folder.path().display());
    let program = ["unshare", "--mount", "--map-root-user", "sh", "-c", mount];
    let server = Server::start_as(&program, &[("VITAE_FILES_URL", &url)]);
    let token = register(&server);
    for _ in 0..2 {
        let answer = server.upload(&token);
        assert!(answer.starts_with("HTTP/1.1 503") && answer.to_lowercase().contains("retry-after: 30"), "{answer}");
        assert!(answer.contains("The server has no space left for files. Nothing was saved."), "{answer}");
    }
}

#[test]
fn a_database_file_that_is_none() {
    let folder = tempfile::tempdir().unwrap();
    write(folder.path().join("vitae.db"), "this is a letter, not a database. ".repeat(100)).unwrap();
    let settings = [("VITAE_DATA", text(folder.path()))];
    check(serve(&[], &settings), &["/vitae.db (VITAE_DATABASE_URL)", "file is not a database", "restore a backup"]);
    let url = format!("sqlite:{}", folder.path().display());
    let settings = [("VITAE_DATA", text(folder.path())), ("VITAE_DATABASE_URL", &url)];
    check(serve(&[], &settings), &["(VITAE_DATABASE_URL)", "Is a directory", "name a file in it"]);
}

#[tokio::test]
async fn a_newer_schema() {
    let folder = tempfile::tempdir().unwrap();
    let settings = [("VITAE_DATA", text(folder.path()))];
    let mut migrate = serve(&[], &settings);
    assert!(Command::new(migrate.get_program()).arg("migrate").envs(settings).status().unwrap().success());
    let url = format!("sqlite:{}", folder.path().join("vitae.db").display());
    let mut database = SqliteConnection::connect(&url).await.unwrap();
    let newer = "INSERT INTO _sqlx_migrations SELECT 9999, description, installed_on, success, checksum, execution_time
        FROM _sqlx_migrations LIMIT 1";
    database.execute(newer).await.unwrap();
    database.close().await.unwrap();
    migrate.stdin(Stdio::null());
    check(migrate, &["(VITAE_DATABASE_URL)", "schema version 9999", "start the newer program, or restore a backup"]);
}

#[tokio::test]
async fn a_postgresql_that_refuses() {
    let url = fresh_database();
    let mut admin = PgConnection::connect(&url).await.unwrap();
    admin.execute("CREATE ROLE guest LOGIN").await.unwrap();
    admin.execute("CREATE ROLE ada LOGIN PASSWORD 'right'").await.unwrap();
    let hba: String = sqlx::query_scalar("SELECT current_setting('hba_file')").fetch_one(&mut admin).await.unwrap();
    let rules = format!("COPY (VALUES ('local all ada scram-sha-256'), ('local all all trust')) TO '{hba}'");
    admin.execute(AssertSqlSafe(rules)).await.unwrap();
    admin.execute("SELECT pg_reload_conf(), pg_sleep(0.5)").await.unwrap();
    let name = url.split(['/', '?']).nth(3).unwrap();
    let folder = tempfile::tempdir().unwrap();
    for (url, expected) in [
        (url.replace("vitae@", "ada:pass-w0rd@"), ["password authentication failed", "Check user and password"]),
        (url.replace("vitae@", "nobody:pass-w0rd@"), ["role \"nobody\" does not exist", "Check user and password"]),
        (url.replace(name, "nowhere"), ["database \"nowhere\" does not exist", "createdb NAME"]),
        (
            url.replace("vitae@", "guest:pass-w0rd@"),
            ["permission denied for schema public", "GRANT CREATE ON SCHEMA public"],
        ),
        ("postgres://ada:pass-w0rd@127.0.0.1:1/vitae".into(), ["Connection refused", "Nobody listens there"]),
        (
            "postgres://ada:pass-w0rd@no.such.host.invalid/vitae".into(),
            ["lookup address", "Check the name of the host"],
        ),
    ] {
        let key = ("VITAE_SECRET_KEY", "0123456789abcdef0123456789abcdef");
        let settings = [("VITAE_DATA", text(folder.path())), ("VITAE_DATABASE_URL", &url), key];
        check(serve(&[], &settings), &[&expected[..], &["(VITAE_DATABASE_URL)"]].concat());
    }
}

#[test]
fn an_address_that_this_machine_does_not_have() {
    let folder = tempfile::tempdir().unwrap();
    let settings = [("VITAE_DATA", text(folder.path())), ("VITAE_LISTEN", "192.0.2.1:18599")];
    check(serve(&[], &settings), &["Cannot listen on 192.0.2.1:18599 (VITAE_LISTEN)", "does not have that address"]);
}

#[test]
fn settings_are_refused_all_at_once() {
    let printed = failure(serve(
        &[],
        &[
            ("VITAE_PORT", "80"),
            ("VITAE_PARALLEL_READS", "100000"),
            ("VITAE_PUBLIC_URL", "https://ada:pass-w0rd@vitae.example.org"),
        ],
    ));
    assert!(printed.starts_with("vitae: 3 settings cannot be used:\n"), "{printed}");
    for part in
        ["VITAE_PORT is not a setting of Vitae; did you mean VITAE_LISTEN", "from 1 to 1,024", "without a user name"]
    {
        assert!(printed.contains(part), "{printed}");
    }
    assert!(!printed.contains("pass-w0rd"), "{printed}");
}

#[test]
fn a_start_that_ends_while_the_key_is_written_leaves_none() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    // The first byte written to a file ends the process, as a power cut would.
    failure(serve(&["prlimit", "--fsize=0"], &[("VITAE_DATA", text(&data))]));
    assert!(data.exists() && !data.join("secret.key").exists(), "no key is better than an empty one");
    let _server = Server::start_with(&[("VITAE_DATA", text(&data))]);
    assert_eq!(std::fs::read(data.join("secret.key")).unwrap().len(), 44, "256 bits in base64");
    let names = read_dir(&data).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    assert!(names.into_iter().all(|name| !name.contains("tmp")), "what the first start left is gone");
}

#[test]
fn a_key_that_others_can_read_or_guess() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("secret.key");
    let settings = [("VITAE_DATA", text(folder.path()))];
    write(&file, "").unwrap();
    set_permissions(&file, Permissions::from_mode(0o600)).unwrap();
    check(serve(&[], &settings), &["The master key cannot be used", "secret.key is empty. Delete it"]);
    write(&file, "0123456789abcdef0123456789abcdef").unwrap();
    set_permissions(&file, Permissions::from_mode(0o644)).unwrap();
    check(serve(&[], &settings), &["can be read by other users (mode 0644). Run: chmod 600 ", "/secret.key"]);
    check_nothing_was_made(folder.path());
}

#[track_caller]
fn check_nothing_was_made(folder: &Path) {
    assert_eq!(read_dir(folder).unwrap().count(), 1, "the key alone");
}

#[test]
fn what_a_server_makes_is_private_whatever_the_umask() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start_as(
        &["sh", "-c", "umask 000; exec \"$0\" \"$@\""],
        &[("VITAE_DATA", text(&folder.path().join("data")))],
    );
    let token = register(&server);
    let answer = server.upload(&token);
    assert!(answer.starts_with("HTTP/1.1 201"), "{answer}");
    let mut seen = Vec::new();
    private_below(&folder.path().join("data"), &mut seen);
    for made in ["data", "secret.key", "vitae.db", "vitae.db-wal", "files", "resumes"] {
        assert!(seen.iter().any(|name| name == made), "{made} is not among {seen:?}");
    }
    assert!(seen.len() > 7, "the uploaded file too: {seen:?}");
}

/// Everything from a path down, each readable by its owner alone.
fn private_below(path: &Path, seen: &mut Vec<String>) {
    let found = metadata(path).unwrap();
    assert_eq!(
        found.permissions().mode() & 0o077,
        0,
        "{} is not private: {:o}",
        path.display(),
        found.permissions().mode()
    );
    seen.push(path.file_name().unwrap().to_string_lossy().into_owned());
    if found.is_dir() {
        read_dir(path).unwrap().for_each(|entry| private_below(&entry.unwrap().path(), seen));
    }
}

#[test]
fn a_request_without_a_host_gets_the_envelope() {
    let server = Server::start();
    for hosts in ["", "Host: a.example\r\nHost: b.example\r\n"] {
        let answer = server.ask(&format!("GET /api/templates HTTP/1.1\r\n{hosts}\r\n"));
        assert!(answer.starts_with("HTTP/1.1 400") && answer.contains("\"code\":\"bad_request\""), "{answer}");
    }
}
