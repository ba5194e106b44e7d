//! The reader against children that behave and children that do not.

use bytes::Bytes;
use std::fs::Permissions;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::time::Duration;
use vitae_reader::{ReadError, Reader, ReaderConfig};
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
async fn a_child_that_hangs_is_ended() {
    let reader = Reader::new(ReaderConfig { wall: Duration::from_millis(200), ..config("hang") });
    let outcome = reader.read(Bytes::from_static(b"%PDF-1.7")).await;
    assert!(matches!(outcome, Err(ReadError::Timeout)), "{outcome:?}");
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
    let reader = Reader::new(ReaderConfig { parallel: 1, patience: Duration::from_millis(100), ..config("hang") });
    let first = tokio::spawn({
        let reader = reader.clone();
        async move { reader.read(Bytes::new()).await }
    });
    tokio::time::sleep(Duration::from_millis(50)).await;
    assert!(matches!(reader.read(Bytes::new()).await, Err(ReadError::Busy)));
    first.abort();
    assert!(first.await.is_err());
}

#[tokio::test]
async fn a_program_that_is_not_there_is_our_fault() {
    let reader = Reader::new(ReaderConfig { program: PathBuf::from("/does/not/exist"), ..config("") });
    assert!(matches!(reader.read(Bytes::new()).await, Err(ReadError::Start(_))));
}
