//! What a fault of the disk costs: the writes that meet it, and nothing after it.
//!
//! Each case runs in a process of its own (this test program, started again), because it needs what holds for a whole
//! process: a file system of its own, or a limit on the size of files.

use std::env;
use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use sqlx::{Connection, Row, SqliteConnection};
use tempfile::TempDir;
use uuid::Uuid;
use vitae_store::{NewUpload, NewUser, Store, StoreError, Timestamp, UnconfirmedLimit};

/// Names the case's folder in its own process.
const FOLDER: &str = "VITAE_FAULT_FOLDER";

/// Writes tried during a fault and after it.
const WRITES: u32 = 40;

/// A file system of 6 MiB in a mount namespace of its own: it goes with the process.
const ON_A_SMALL_DISK: &str = r#"mount -t tmpfs -o size=6m none "$1" && shift && exec "$@""#;

/// A file that reaches its limit then is an error for the writer, not the end of the process.
const WITHOUT_SIGNAL: &str = r#"trap "" XFSZ; shift; exec "$@""#;

#[test]
fn every_write_succeeds_once_a_full_disk_has_space_again() {
    let Some(folder) = env::var_os(FOLDER).map(PathBuf::from) else {
        let name = "every_write_succeeds_once_a_full_disk_has_space_again";
        if !can_mount() {
            return eprintln!("left out: no file system of its own can be mounted here");
        }
        return play("unshare", &["--user", "--map-root-user", "--mount", "sh", "-c", ON_A_SMALL_DISK], name);
    };
    run(async {
        let (store, user) = open(&folder).await;
        let ballast = fill(&folder);
        let refused = write_all(&store, user, 0).await;
        assert!(!refused.is_empty(), "a full disk takes no write for long");
        assert!(refused.iter().all(|error| matches!(error, StoreError::StorageFull(_))), "{refused:?}");
        let probe = store.probe_write(at(1)).await;
        assert!(matches!(probe, Err(StoreError::StorageFull(_))), "{probe:?}");
        assert!(store.users().by_id(user).await.expect("reading goes on").is_some());

        fs::remove_file(ballast).expect("there is space again");
        let refused = write_all(&store, user, 1).await;
        assert!(refused.is_empty(), "{} of {WRITES} are refused: {:?}", refused.len(), refused[0]);
        store.probe_write(at(2)).await.expect("it can be written to");
        check_file(&folder).await;
        store.close().await;
    });
}

#[test]
fn every_write_succeeds_after_errors_of_input_and_output() {
    let Some(folder) = env::var_os(FOLDER).map(PathBuf::from) else {
        return play("sh", &["-c", WITHOUT_SIGNAL], "every_write_succeeds_after_errors_of_input_and_output");
    };
    run(async {
        let (store, user) = open(&folder).await;
        let largest = ["vitae.db", "vitae.db-wal"].map(|name| fs::metadata(folder.join(name)).expect("exists").len());
        let before = limit_files(largest.into_iter().max());
        let refused = write_all(&store, user, 0).await;
        assert!(!refused.is_empty(), "a file that cannot grow takes no write for long");
        assert!(refused.iter().all(|error| matches!(error, StoreError::Unavailable(_))), "{refused:?}");

        limit_files(before);
        let refused = write_all(&store, user, 1).await;
        assert!(refused.is_empty(), "{} of {WRITES} are refused: {:?}", refused.len(), refused[0]);
        check_file(&folder).await;
        store.close().await;
    });
}

/// A caller that goes away in the middle of a transaction: the next ones find a writer.
#[test]
fn transactions_given_up_halfway_leave_a_writer() {
    let folder = TempDir::with_prefix("vitae-faults-").expect("a temporary folder");
    run(async {
        let (store, user) = open(folder.path()).await;
        for step in 0..200_u64 {
            let upload = upload(&store, user, 1_000_000 + u128::from(step), false);
            _ = tokio::time::timeout(std::time::Duration::from_micros(step * 10), upload).await;
        }
        let refused = write_all(&store, user, 1).await;
        assert!(refused.is_empty(), "{refused:?}");
        store.close().await;
    });
}

/// Whether this system lets us have a file system of our own. Some forbid it to all but root; the case of errors of input
/// and output then stands alone for the recovery.
fn can_mount() -> bool {
    let tried = Command::new("unshare").args(["--user", "--map-root-user", "--mount", "true"]).output();
    tried.is_ok_and(|output| output.status.success())
}

/// Starts this program again for one case, through `launcher`, in a fresh folder.
fn play(launcher: &str, arguments: &[&str], case: &str) {
    let folder = TempDir::with_prefix("vitae-faults-").expect("a temporary folder");
    let program = env::current_exe().expect("the test program has a path");
    let output = Command::new(launcher)
        .args(arguments)
        .arg("sh")
        .arg(folder.path())
        .arg(program)
        .args(["--exact", case, "--nocapture"])
        .env(FOLDER, folder.path())
        .output()
        .expect("the launcher is installed");
    check(&output);
}

fn check(output: &Output) {
    let text = [&output.stdout, &output.stderr].map(|bytes| String::from_utf8_lossy(bytes).into_owned()).concat();
    assert!(output.status.success() && text.contains("1 passed"), "{text}");
}

fn run(case: impl Future<Output = ()>) {
    tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime").block_on(case);
}

fn at(millis: i64) -> Timestamp {
    Timestamp::from_millis(1_795_235_413_250 + millis)
}

async fn open(folder: &Path) -> (Store, Uuid) {
    let store = Store::connect(&format!("sqlite:{}", folder.join("vitae.db").display())).await.expect("opens");
    store.migrate().await.expect("migrations apply");
    let user = NewUser { id: Uuid::from_u128(1), name: "Ada", email: "ada@example.com", password_hash: "$argon2id$" };
    let user = store.users().create(user, at(0)).await.expect("the account is made");
    (store, user.id)
}

/// Takes all space that is left, to the last byte.
fn fill(folder: &Path) -> PathBuf {
    let path = folder.join("ballast");
    let mut file = File::create(&path).expect("a file");
    for size in [65_536, 4_096, 1] {
        let piece = vec![1; size];
        while file.write_all(&piece).is_ok() {}
    }
    path
}

/// Sets how large files may grow from now on, and gives what held before.
fn limit_files(most: Option<u64>) -> Option<u64> {
    let before = getrlimit(Resource::Fsize);
    setrlimit(Resource::Fsize, Rlimit { current: most, ..before }).expect("a limit can be lowered");
    before.current
}

/// As many writes as [`WRITES`], transactions and single statements in turn, one after the other; gives those refused.
async fn write_all(store: &Store, user: Uuid, round: u128) -> Vec<StoreError> {
    let mut refused = Vec::new();
    for number in 0..u128::from(WRITES) {
        let outcome = if number % 2 == 0 {
            upload(store, user, 1 + round * 1_000 + number, true).await
        } else {
            store.users().set_selected_template(user, &"t".repeat(60_000), at(number as i64)).await.map(drop)
        };
        refused.extend(outcome.err());
    }
    refused
}

async fn upload(store: &Store, owner: Uuid, number: u128, large: bool) -> Result<(), StoreError> {
    let id = Uuid::from_u128(number);
    let name = if large { "n".repeat(60_000) } else { "n".to_owned() };
    let upload = NewUpload {
        id,
        name: &name,
        original_name: "ada.pdf",
        mime: "application/pdf",
        size: 1,
        blob_key: &format!("uploads/{id}"),
        sha256: [7; 32],
        now: at(0),
        limit: UnconfirmedLimit { bytes: i64::MAX, uploads: i64::MAX },
    };
    store.resumes(owner).add_upload(upload).await.map(drop)
}

/// The write-ahead log can be folded into the file, and the file is whole.
async fn check_file(folder: &Path) {
    let url = format!("sqlite:{}", folder.join("vitae.db").display());
    let mut connection = SqliteConnection::connect(&url).await.expect("connects");
    let fold = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(&mut connection).await.expect("folds");
    assert_eq!((fold.get::<i64, _>(0), fold.get::<i64, _>(1)), (0, 0), "no page is left in the log");
    let check = sqlx::query("PRAGMA integrity_check").fetch_one(&mut connection).await.expect("checks");
    assert_eq!(check.get::<String, _>(0), "ok");
    connection.close().await.expect("closes");
    let log = fs::metadata(folder.join("vitae.db-wal")).map_or(0, |log| log.len());
    assert_eq!(log, 0, "the log gives its space back");
}
