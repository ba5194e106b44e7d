//! The reader against children that behave and children that do not.

use bytes::Bytes;
use std::fs::Permissions;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use tokio::task::JoinHandle;
use vitae_reader::{ReadError, ReadResult, Reader, ReaderConfig};
use vitae_testkit::samples;

fn config(behaviour: &str) -> ReaderConfig {
    let args = if behaviour.is_empty() { Vec::new() } else { vec![behaviour.into()] };
    let program = PathBuf::from(env!("CARGO_BIN_EXE_vitae-reader-test-child"));
    ReaderConfig { program, args, wall: Duration::from_secs(5), ..ReaderConfig::default() }
}

#[tokio::test]
async fn every_format_is_read() {
    let reader = Reader::new(config(""));
    for bytes in [samples::RESUME_PDF, samples::RESUME_DOCX, samples::RESUME_DOC] {
        let read = reader.read(Bytes::from_static(bytes)).await.unwrap();
        assert_eq!(read.parsed.resume.name, samples::resume().name);
    }
}

/// The child as a server without root's rights starts it: some limits bind only there.
fn unprivileged(folder: &Path) -> ReaderConfig {
    if !rustix::process::geteuid().is_root() {
        return config("");
    }
    let child = folder.join("child");
    std::fs::copy(env!("CARGO_BIN_EXE_vitae-reader-test-child"), &child).unwrap();
    std::fs::set_permissions(folder, Permissions::from_mode(0o755)).unwrap();
    let args = ["--reuid=65534", "--regid=65534", "--clear-groups"].map(Into::into).into_iter().chain([child.into()]);
    ReaderConfig { program: PathBuf::from("/usr/bin/setpriv"), args: args.collect(), ..config("") }
}

#[tokio::test]
async fn every_format_is_read_without_the_rights_of_root() {
    let folder = tempfile::tempdir().unwrap();
    let reader = Reader::new(unprivileged(folder.path()));
    for bytes in [samples::RESUME_PDF, samples::RESUME_DOCX, samples::RESUME_DOC] {
        let read = reader.read(Bytes::from_static(bytes)).await.unwrap();
        assert_eq!(read.parsed.resume.name, samples::resume().name);
    }
}

#[tokio::test]
async fn a_refused_file_comes_with_its_sentence() {
    let reader = Reader::new(config(""));
    let bomb = samples::zip_bomb_docx();
    let cases: [(&[u8], &str); 4] = [
        (b"", "file_empty"),
        (samples::PICTURE_PNG, "file_unsupported"),
        (samples::ENCRYPTED_PDF, "file_encrypted"),
        (&bomb, "file_too_complex"),
    ];
    for (bytes, expected) in cases {
        match reader.read(Bytes::copy_from_slice(bytes)).await {
            Err(ReadError::Refused { code, message }) => {
                assert_eq!(code, expected);
                assert!(!message.is_empty());
            }
            other => panic!("{expected}: {other:?}"),
        }
    }
}

#[tokio::test]
async fn a_child_that_misbehaves_harms_nobody() {
    for behaviour in ["abort", "garbage", "flood", "deaf", "hungry"] {
        let reader = Reader::new(config(behaviour));
        let outcome = reader.read(Bytes::from(vec![b'x'; 1024 * 1024])).await;
        assert!(matches!(outcome, Err(ReadError::Crashed)), "{behaviour}: {outcome:?}");
    }
}

#[tokio::test]
async fn a_child_that_computes_without_end_is_ended_by_its_own_limit() {
    let reader = Reader::new(ReaderConfig { wall: Duration::from_secs(60), ..config("busy") });
    let start = std::time::Instant::now();
    let outcome = reader.read(Bytes::from_static(b"x")).await;
    assert!(matches!(outcome, Err(ReadError::Timeout)), "{outcome:?}");
    assert!(start.elapsed() < Duration::from_secs(45), "{:?}", start.elapsed());
}

#[tokio::test]
async fn a_child_that_hangs_is_ended_without_a_word_against_its_file() {
    let reader = Reader::new(ReaderConfig { wall: Duration::from_millis(200), ..config("hang") });
    let outcome = reader.read(Bytes::from_static(b"%PDF-1.7")).await;
    assert!(matches!(outcome, Err(ReadError::Late)), "{outcome:?}");
}

#[tokio::test]
async fn the_child_sees_no_environment() {
    let reader = Reader::new(config("environment"));
    match reader.read(Bytes::new()).await {
        Err(ReadError::Refused { code, .. }) => assert_eq!(code, "0"),
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn so_many_children_and_no_more() {
    let folder = tempfile::tempdir().unwrap();
    let (reader, _, waiting) = hanging(folder.path()).await;
    assert!(matches!(reader.read(Bytes::new()).await, Err(ReadError::Busy)));
    waiting.abort();
    assert!(waiting.await.unwrap_err().is_cancelled());
}

/// A reader of one permit whose child hangs, the child's pid, and the task that waits for it.
async fn hanging(folder: &Path) -> (Reader, u32, JoinHandle<Result<ReadResult, ReadError>>) {
    let file = folder.join("pid");
    let args = vec!["hang".into(), file.clone().into()];
    let reader = Reader::new(ReaderConfig { args, parallel: 1, ..config("") });
    let waiting = tokio::spawn({
        let reader = reader.clone();
        async move { reader.read(Bytes::new()).await }
    });
    let written = || std::fs::read_to_string(&file).ok().and_then(|text| text.parse().ok());
    until("the child runs", || written().is_some()).await;
    (reader, written().unwrap(), waiting)
}

fn is_running(pid: u32) -> bool {
    std::fs::read_to_string(format!("/proc/{pid}/stat")).is_ok_and(|stat| !stat.contains(") Z "))
}

async fn until(what: &str, condition: impl Fn() -> bool) {
    let started = Instant::now();
    while !condition() {
        assert!(started.elapsed() < Duration::from_secs(4), "not within 4 s: {what}");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

#[tokio::test]
async fn a_client_that_leaves_takes_its_child_along() {
    let folder = tempfile::tempdir().unwrap();
    let (_reader, child, waiting) = hanging(folder.path()).await;
    assert!(is_running(child));
    waiting.abort();
    until("the child is gone", || !is_running(child)).await;
}

#[tokio::test]
async fn a_child_steps_back_behind_the_server() {
    let folder = tempfile::tempdir().unwrap();
    let (_reader, child, waiting) = hanging(folder.path()).await;
    let niceness = || {
        let stat = std::fs::read_to_string(format!("/proc/{child}/stat")).unwrap();
        let after_name = stat.rsplit_once(") ").unwrap().1.to_owned();
        after_name.split(' ').nth(16).unwrap().parse::<i32>().unwrap()
    };
    until("it is nice", || niceness() == 10).await;
    waiting.abort();
}

#[tokio::test]
async fn a_program_that_is_not_there_is_our_fault() {
    let reader = Reader::new(ReaderConfig { program: PathBuf::from("/does/not/exist"), ..config("") });
    assert!(matches!(reader.read(Bytes::new()).await, Err(ReadError::Start(_))));
}

#[tokio::test]
async fn pictures_are_prepared_and_others_refused() {
    let reader = Reader::new(config(""));
    let png = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x02\0\0\0\x90wS\xde\0\0\0\x0cIDATx\x9cc\xf8\xcf\xc0\0\0\x03\x01\x01\0\xc9\xfe\x92\xef\0\0\0\0IEND\xaeB`\x82";
    let files = reader.prepare_picture(Bytes::from_static(png)).await.unwrap();
    assert_eq!(files.len(), 2, "WebP and JPEG");
    assert!(files[0].bytes.starts_with(b"RIFF") && files[1].bytes.starts_with(&[0xFF, 0xD8, 0xFF]));
    let refused = reader.prepare_picture(Bytes::from_static(b"<svg onload=alert(1)>")).await;
    assert!(
        matches!(refused, Err(ReadError::Refused { ref code, .. }) if code == "unsupported_picture"),
        "{refused:?}"
    );
}
