//! `vitae jobs` as people and scripts use it.

use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;
use uuid::Uuid;
use vitae_server::Entropy;
use vitae_store::{JobReport, JobRow, NewUser, Store};
use vitae_testkit::feeds::{FeedServer, Reply};

/// A data directory of its own, and files to import beside it.
struct Board {
    folder: TempDir,
    feeds: FeedServer,
}

impl Board {
    fn new() -> Self {
        Self { folder: tempfile::tempdir().unwrap(), feeds: FeedServer::start() }
    }

    fn file(&self, name: &str, text: &str) -> String {
        let path = self.folder.path().join(name);
        std::fs::write(&path, text).unwrap();
        path.display().to_string()
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    /// What the command prints, or the sentence with which it fails.
    fn jobs(&self, arguments: &[&str]) -> Result<String, String> {
        let output = Command::new(env!("CARGO_BIN_EXE_vitae"))
            .arg("jobs")
            .args(arguments)
            .env_clear()
            .env("VITAE_DATA", self.data())
            .env("VITAE_FEED_ASHBY_URL", self.feeds.base("ashby"))
            .output()
            .expect("the binary runs");
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
        if output.status.success() { Ok(text(output.stdout)) } else { Err(text(output.stderr)) }
    }

    async fn store(&self) -> Store {
        Store::connect(&format!("sqlite:{}", self.data().join("vitae.db").display())).await.unwrap()
    }

    /// As a user does on the board.
    async fn report(&self, job: Uuid, reason: &str, note: &str) {
        let (store, now) = (self.store().await, Entropy::system().now());
        let id = Uuid::from_u128(1);
        let user = NewUser { id, name: "Ada", email: "ada@example.com", password_hash: "x" };
        let user = store.users().create(user, now).await.unwrap().id;
        let report = JobReport { job, user, reason: reason.into(), note: note.into(), reported_at: now };
        store.jobs().report(&report).await.unwrap();
        store.close().await;
    }

    async fn stored(&self) -> Vec<JobRow> {
        let store = self.store().await;
        let changes = store.jobs().changes_since(0, 100_000).await.unwrap();
        store.close().await;
        changes.into_iter().filter_map(|change| change.job).collect()
    }
}

fn table(rows: &[&str]) -> String {
    format!("id,title,company,link\n{}\n", rows.join("\n"))
}

#[test]
fn importing_twice_changes_nothing_and_vanished_jobs_close_when_asked() {
    let board = Board::new();
    let welder = "1,Welder,Yard,https://example.org/1";
    let file = board.file("yard.csv", &table(&[welder, "2,Painter,Yard,https://example.org/2", "3,Fitter,Yard,"]));
    let skipped = "  job 3 (Fitter) has no link to apply at\n";
    let counts = |counts: &str| Ok(format!("{counts}\n{skipped}"));
    assert_eq!(
        board.jobs(&["import", &file]),
        counts("yard.csv: 2 added, 0 changed, 0 unchanged, 0 closed, 1 skipped.")
    );
    assert_eq!(
        board.jobs(&["import", &file]),
        counts("yard.csv: 0 added, 0 changed, 2 unchanged, 0 closed, 1 skipped.")
    );
    board.file("yard.csv", &table(&[&welder.replace("Welder", "Senior Welder")]));
    for (arguments, counts) in [
        (vec!["import", &file], "yard.csv: 0 added, 1 changed, 0 unchanged, 0 closed, 0 skipped.\n"),
        (vec!["import", &file, "--close-missing"], "yard.csv: 0 added, 0 changed, 1 unchanged, 1 closed, 0 skipped.\n"),
        (vec!["import", &file, "--source", "other"], "other: 1 added, 0 changed, 0 unchanged, 0 closed, 0 skipped.\n"),
    ] {
        assert_eq!(board.jobs(&arguments).as_deref(), Ok(counts));
    }
}

#[test]
fn ten_skipped_jobs_are_named() {
    let board = Board::new();
    let file = board.file("jobs.csv", &table(&["1,Nurse,Ward,ftp://example.org"; 14]));
    let printed = board.jobs(&["import", &file]).unwrap();
    assert_eq!(printed.lines().count(), 12, "{printed}");
    assert!(printed.contains("job 10 (Nurse) has a link that is not a web address\n  and 4 more\n"), "{printed}");
}

#[test]
fn what_an_import_passes_over_is_printed() {
    let board = Board::new();
    let job = r#"{"title": "Welder", "link": "https://example.org/1", "chef": "Kim", "posted": "soon"}"#;
    let file = board.file("yard.json", job);
    let printed = "yard.json: 1 added, 0 changed, 0 unchanged, 0 closed, 0 skipped.\n  \
        fields that are not known are passed over: chef\n  \
        dates that cannot be read are passed over: \"soon\" of job 1\n";
    assert_eq!(board.jobs(&["import", &file]).as_deref(), Ok(printed));
}

#[test]
fn a_board_is_imported_and_its_vanished_jobs_close() {
    let board = Board::new();
    let jobs = |ids: &[u32]| {
        let job =
            |id: &u32| format!(r#"{{"id": "{id}", "title": "Baker {id}", "jobUrl": "https://example.org/{id}"}}"#);
        let jobs: Vec<String> = ids.iter().map(job).collect();
        Reply::Body(format!(r#"{{"apiVersion": "1", "jobs": [{}]}}"#, jobs.join(",")).into_bytes())
    };
    board.feeds.set("ashby:bread", [jobs(&[1, 2]), jobs(&[2]), Reply::Body(b"{\"jobs\": [".to_vec())]);
    let counts = "ashby:bread: 2 added, 0 changed, 0 unchanged, 0 closed, 0 skipped.\n";
    assert_eq!(board.jobs(&["import", "ashby:bread"]).as_deref(), Ok(counts));
    let counts = "ashby:bread: 0 added, 0 changed, 1 unchanged, 1 closed, 0 skipped.\n";
    assert_eq!(board.jobs(&["import", "ashby:bread"]).as_deref(), Ok(counts));
    for (feed, sentence) in [
        ("ashby:bread", "ashby:bread cannot be imported: the answer cannot be read: it is not valid JSON"),
        ("ashby:nobody", "ashby:nobody cannot be imported: there is no board with this name. Nothing was changed."),
        ("ashby:a/b", "the board must be greenhouse:TOKEN, lever:SITE or ashby:NAME"),
    ] {
        let refused = board.jobs(&["import", feed]).unwrap_err();
        assert!(refused.contains(sentence), "{refused}");
    }
}

#[test]
fn what_cannot_be_imported_is_said_in_a_sentence() {
    let board = Board::new();
    let broken = board.file("broken.json", "[{\"jobTitle\": \"Nurse\"}");
    let empty = board.file("empty.csv", "");
    let good = board.file("good.csv", &table(&[]));
    for (arguments, sentence) in [
        (vec!["import", "nowhere.csv"], "cannot read nowhere.csv"),
        (vec!["import", &broken], "it is not valid JSON"),
        (vec!["import", &empty], "its first row names no column for the title"),
        (vec!["import", &good, "--source", "sample"], "the source cannot be called \"sample\""),
        (vec!["import", &good, "--source", "lever:x"], "the source cannot be called \"lever:x\""),
        (vec!["import", &good, "--source", " "], "the source must be a name"),
        (vec!["import", "lever:x", "--source", "y"], "--source is for files"),
        (vec!["sample"], "required"),
        (vec!["sample", "0"], "0 is not in 1..=1000000"),
    ] {
        let refused = board.jobs(&arguments).unwrap_err();
        assert!(refused.contains(sentence), "{arguments:?}: {refused}");
    }
    assert!(!Path::new(&board.data()).exists(), "nothing was made");
}

#[tokio::test]
async fn samples_are_marked_and_can_be_removed() {
    let board = Board::new();
    let file = board.file("own.csv", &table(&["1,Welder,Yard,https://example.org/1"]));
    board.jobs(&["import", &file]).unwrap();
    let counts = "sample: 1200 added, 0 changed, 0 unchanged, 0 closed, 0 skipped.\n";
    assert_eq!(board.jobs(&["sample", "1200"]).as_deref(), Ok(counts));
    let counts = "sample: 0 added, 0 changed, 1200 unchanged, 0 closed, 0 skipped.\n";
    assert_eq!(board.jobs(&["sample", "1200"]).as_deref(), Ok(counts));
    let is_marked = |job: &JobRow| job.is_sample == (job.source.as_deref() == Some("sample"));
    let stored = board.stored().await;
    assert!(stored.len() == 1_201 && stored.iter().all(is_marked));
    assert_eq!(board.jobs(&["sample", "--remove"]).as_deref(), Ok("1200 samples are removed.\n"));
    assert_eq!(board.stored().await.len(), 1);
}

#[tokio::test]
async fn reported_jobs_are_listed_and_taken_down() {
    let board = Board::new();
    let rows = table(&["1,=Welder,Yard,https://example.org/1", "2,Painter,Yard,https://example.org/2"]);
    board.jobs(&["import", &board.file("yard.csv", &rows)]).unwrap();
    let stored = board.stored().await;
    let welder = stored.iter().find(|job| job.posting_json.contains("Welder")).unwrap().id;
    board.report(welder, "scam", "Asks for a fee").await;
    let reports = board.jobs(&["reports"]).unwrap();
    assert!(reports.starts_with("reported,reason,note,job,title,company,by\n"), "{reports}");
    assert!(reports.contains(&format!(",scam,Asks for a fee,{welder},'=Welder,Yard,")), "{reports}");
    let removed = board.jobs(&["remove", &welder.to_string()]).unwrap();
    assert!(removed.starts_with("The job is removed. It comes back with the next import of yard.csv"), "{removed}");
    assert_eq!(board.stored().await.len(), 1);
    assert_eq!(board.jobs(&["reports"]).unwrap().lines().count(), 1, "reports go with their job");
    assert!(board.jobs(&["remove", &welder.to_string()]).unwrap_err().contains("there is no job"));
}
