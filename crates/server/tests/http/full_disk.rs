//! A database whose disk is full: refusals that say so, and nothing that lasts longer than the fault.
//!
//! The case runs in a process of its own (this test program, started again) with a small file system of its own.

use crate::support::{TestApp, User};
use serde_json::{Value, json};
use std::env;
use std::fs::File;
use std::io::Write;
use std::path::Path;
use std::process::Command;
use std::time::Duration;
use vitae_testkit::samples;

/// Names the small file system in the case's own process.
const FOLDER: &str = "VITAE_SMALL_DISK";

const ON_A_SMALL_DISK: &str = r#"mount -t tmpfs -o size=6m none "$1" && shift && exec "$@""#;

#[test]
fn a_full_disk_is_said_and_passes() {
    let Some(folder) = env::var_os(FOLDER) else { return start_again("full_disk::a_full_disk_is_said_and_passes") };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    runtime.block_on(fill_and_free(Path::new(&folder)));
}

/// Some systems forbid all but root to mount; the store's own tests then stand alone.
fn start_again(case: &str) {
    let unshare = ["--user", "--map-root-user", "--mount"];
    if !Command::new("unshare").args(unshare).arg("true").status().is_ok_and(|status| status.success()) {
        return eprintln!("left out: no file system of its own can be mounted here");
    }
    let folder = tempfile::tempdir().unwrap();
    let output = Command::new("unshare")
        .args(unshare)
        .args(["sh", "-c", ON_A_SMALL_DISK, "sh"])
        .arg(folder.path())
        .arg(env::current_exe().unwrap())
        .args(["--exact", case, "--nocapture"])
        .env(FOLDER, folder.path())
        .output()
        .unwrap();
    let text = [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).concat();
    assert!(output.status.success() && text.contains("1 passed"), "{text}");
}

async fn fill_and_free(folder: &Path) {
    let database = format!("sqlite:{}", folder.join("vitae.db").display());
    let app = TestApp::with(&[("VITAE_DATABASE_URL", &database)]).await;
    let ada = app.register("ada").await;
    let id = ada.saved("cv.pdf", samples::RESUME_PDF).await;
    let body = ada.get(&format!("/api/resume/{id}")).await.data()["parsed"].clone();

    let ballast = folder.join("ballast");
    fill(&ballast);
    let mut refused = 0;
    for number in 0..40 {
        let answer = save(&ada, &id, &body, number).await;
        if !answer.status.is_success() {
            refused += 1;
            assert_eq!(answer.refusal(), (503, "storage_full".into()), "save {number}");
            assert_eq!(answer.header("retry-after"), "30");
            assert!(answer.json()["error"].as_str().unwrap().contains("out of storage space"));
        }
    }
    assert!(refused > 0, "a full disk takes no save for long");
    app.wait(Duration::from_secs(10));
    let ready = app.get("/readyz").await;
    assert_eq!((ready.status.as_u16(), &ready.bytes[..]), (503, &b"no storage space\n"[..]));
    assert_eq!(ada.get("/api/resume/history").await.data()[0]["id"], json!(id), "reading goes on");

    std::fs::remove_file(ballast).unwrap();
    for number in 40..80 {
        save(&ada, &id, &body, number).await.data();
    }
    app.wait(Duration::from_secs(2));
    assert_eq!(app.get("/readyz").await.status, 200);
    let record = ada.get("/api/resume/history").await.data()[0].clone();
    assert_eq!(record["scoreStatus"], "ready", "{record}");
}

/// Takes all space that is left, to the last byte.
fn fill(path: &Path) {
    let mut file = File::create(path).unwrap();
    for size in [65_536, 4_096, 1] {
        let piece = vec![1; size];
        while file.write_all(&piece).is_ok() {}
    }
}

/// Saves content that no save before had, some ten thousand bytes of it.
async fn save(ada: &User<'_>, id: &str, body: &Value, number: u32) -> crate::support::Answer {
    let mut body = body.clone();
    body["resumeId"] = json!(id);
    body["summary"] = json!(format!("{number} {}", "words ".repeat(1_900)));
    ada.post("/api/resume/save-parsed", body).await
}
