//! A real PostgreSQL for tests: one private server for each test process, one fresh database for each case.
//!
//! The server listens on a Unix socket in a temporary folder only, so it needs no free port and meets no other one.
//! It lives exactly as long as the test process, however that ends: a shell holds the read end of a pipe of ours,
//! sees it close, stops the server and removes its files.

use std::env;
use std::ffi::OsStr;
use std::fs;
use std::io;
use std::os::unix::fs::{MetadataExt, PermissionsExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread::sleep;
use std::time::{Duration, Instant};

use tempfile::TempDir;

/// Where Debian keeps the programs that it leaves out of `PATH`, a folder for each version.
const DEBIAN_VERSIONS: &str = "/usr/lib/postgresql";
/// The programs used here.
const PROGRAMS: [&str; 4] = ["initdb", "postgres", "pg_isready", "createdb"];
/// Who runs the server when the tests run as root, which PostgreSQL refuses to serve.
const UNPRIVILEGED: &str = "nobody";
/// The only role of the server; it may do everything.
const ROLE: &str = "vitae";
const START_TIMEOUT: Duration = Duration::from_secs(60);

/// Starts the server `$1` on the data in `$2/data`, waits for the end of its own input, and clears up. A killed test
/// process closes that input too. SIGQUIT stops at once: the data is thrown away.
const KEEPER: &str = r#"
"$1" -D "$2/data" -k "$2" -c listen_addresses= -c max_connections=300 \
    -c fsync=off -c synchronous_commit=off -c full_page_writes=off >"$2/log" 2>&1 &
server=$!
read -r _
kill -QUIT "$server"
wait "$server"
rm -rf "$2"
"#;

/// Why there is no PostgreSQL to test with.
#[derive(Debug, thiserror::Error)]
pub enum PostgresError {
    /// Its programs are not installed.
    #[error(
        "these tests need a real PostgreSQL and its programs ({}) were found neither in PATH nor under {DEBIAN_VERSIONS}: \
         install them with `apt-get install postgresql`",
        PROGRAMS.join(", ")
    )]
    Missing,
    /// One of its programs could not be run.
    #[error("{program} could not be run: {source}")]
    NotRun {
        /// Which one.
        program: String,
        /// Why.
        source: io::Error,
    },
    /// One of its programs failed.
    #[error("{program} failed: {output}")]
    Failed {
        /// Which one.
        program: String,
        /// What it printed.
        output: String,
    },
    /// The temporary folder could not be prepared.
    #[error("the folder for PostgreSQL could not be prepared: {0}")]
    Folder(#[from] io::Error),
}

/// The address of a fresh, empty database on this process's own server, which the first call starts.
///
/// # Panics
/// With a sentence that says what to do, when there is no PostgreSQL or it does not start: a test that needs it
/// fails, it is not skipped.
pub fn fresh_database() -> String {
    static SERVER: OnceLock<Result<Server, PostgresError>> = OnceLock::new();
    let server = SERVER.get_or_init(Server::start);
    match server.as_ref().map(Server::create_database) {
        Ok(Ok(url)) => url,
        Ok(Err(error)) => panic!("{error}"),
        Err(error) => panic!("{error}"),
    }
}

/// A running server.
struct Server {
    programs: PathBuf,
    folder: PathBuf,
    databases: AtomicU32,
    /// Holds the write end of the pipe that keeps the server alive.
    _keeper: Child,
}

impl Server {
    fn start() -> Result<Self, PostgresError> {
        let programs = find_programs()?;
        let folder = TempDir::with_prefix("vitae-postgres-")?;
        let account = unprivileged_account(folder.path())?;
        if let Some(account) = &account {
            chown(folder.path(), Some(account.user), Some(account.group))?;
        }
        fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o700))?;
        initialise(&programs, folder.path(), account.as_ref())?;
        let mut keeper = keep_running(&programs, folder.path(), account.as_ref())?;
        wait_until_ready(&programs, folder.path(), &mut keeper)?;
        // From here the keeper clears up.
        Ok(Self { programs, folder: folder.keep(), databases: AtomicU32::new(0), _keeper: keeper })
    }

    fn create_database(&self) -> Result<String, PostgresError> {
        let name = format!("case_{}", self.databases.fetch_add(1, Ordering::Relaxed));
        run(Command::new(self.programs.join("createdb")).arg("-h").arg(&self.folder).args(["-U", ROLE, &name]))?;
        Ok(format!("postgres://{ROLE}@localhost/{name}?host={}", self.folder.display()))
    }
}

/// The folder that holds all programs: the first in `PATH`, else Debian's newest version.
fn find_programs() -> Result<PathBuf, PostgresError> {
    let in_path = env::var_os("PATH").map(|path| env::split_paths(&path).collect::<Vec<_>>()).unwrap_or_default();
    in_path.into_iter().chain(debian_versions()).find(|folder| holds_programs(folder)).ok_or(PostgresError::Missing)
}

fn holds_programs(folder: &Path) -> bool {
    PROGRAMS.iter().all(|program| folder.join(program).is_file())
}

fn debian_versions() -> Vec<PathBuf> {
    let entries = fs::read_dir(DEBIAN_VERSIONS).into_iter().flatten().flatten();
    let mut versions: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    versions.sort_by_key(|path| path.file_name().and_then(OsStr::to_str).and_then(|name| name.parse::<u32>().ok()));
    versions.reverse();
    versions.into_iter().map(|version| version.join("bin")).collect()
}

struct Account {
    user: u32,
    group: u32,
}

/// The account to drop to; nothing when the tests do not run as root.
fn unprivileged_account(own_folder: &Path) -> Result<Option<Account>, PostgresError> {
    if fs::metadata(own_folder)?.uid() != 0 {
        return Ok(None);
    }
    Ok(Some(Account { user: number(&["-u", UNPRIVILEGED])?, group: number(&["-g", UNPRIVILEGED])? }))
}

fn number(arguments: &[&str]) -> Result<u32, PostgresError> {
    let output = run(Command::new("id").args(arguments))?;
    output.trim().parse().map_err(|_| PostgresError::Failed { program: "id".to_owned(), output })
}

/// A command that runs as the given account, if any.
fn command_as(account: Option<&Account>, program: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(&program);
    if let Some(Account { user, group }) = account {
        command.uid(*user).gid(*group);
    }
    command
}

fn initialise(programs: &Path, folder: &Path, account: Option<&Account>) -> Result<(), PostgresError> {
    run(command_as(account, programs.join("initdb"))
        .args(["--encoding=UTF8", "--locale=C", "--auth=trust", "--no-sync", "--no-instructions", "-U", ROLE, "-D"])
        .arg(folder.join("data"))
        .current_dir(folder))
    .map(drop)
}

fn keep_running(programs: &Path, folder: &Path, account: Option<&Account>) -> Result<Child, PostgresError> {
    command_as(account, "sh")
        .args(["-c", KEEPER, "sh"])
        .arg(programs.join("postgres"))
        .arg(folder)
        .current_dir("/")
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        // Ctrl-C in the terminal goes to the tests; the keeper notices their end and clears up.
        .process_group(0)
        .spawn()
        .map_err(|source| PostgresError::NotRun { program: "sh".to_owned(), source })
}

fn wait_until_ready(programs: &Path, folder: &Path, keeper: &mut Child) -> Result<(), PostgresError> {
    let deadline = Instant::now() + START_TIMEOUT;
    while run(Command::new(programs.join("pg_isready")).arg("-h").arg(folder)).is_err() {
        if keeper.try_wait()?.is_some() || Instant::now() > deadline {
            let output = fs::read_to_string(folder.join("log")).unwrap_or_default();
            return Err(PostgresError::Failed { program: "postgres".to_owned(), output });
        }
        sleep(Duration::from_millis(20));
    }
    Ok(())
}

/// Runs a command to its end and gives what it printed.
fn run(command: &mut Command) -> Result<String, PostgresError> {
    let program = command.get_program().to_string_lossy().into_owned();
    let output = command
        .stdin(Stdio::null())
        .output()
        .map_err(|source| PostgresError::NotRun { program: program.clone(), source })?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    if output.status.success() {
        return Ok(text);
    }
    let output = format!("{text}{}", String::from_utf8_lossy(&output.stderr));
    Err(PostgresError::Failed { program, output })
}
