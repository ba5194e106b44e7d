//! Boards elsewhere whose jobs are kept on this one.

use crate::support::TestApp;
use serde_json::{Value, json};
use std::time::Duration;
use vitae_feeds::{Fetcher, Patience};
use vitae_server::refresh_feeds;
use vitae_testkit::feeds::{FeedServer, Reply};

/// A board of Greenhouse with these jobs, by id and title.
fn board(jobs: &[(u32, &str)]) -> Reply {
    let job = |(id, title): &(u32, &str)| json!({"id": id, "title": title, "absolute_url": format!("https://jobs.example.org/{id}"), "content": "<p>Text</p>"});
    let jobs: Vec<Value> = jobs.iter().map(job).collect();
    Reply::Body(serde_json::to_vec(&json!({"jobs": jobs})).unwrap())
}

struct Refreshing {
    server: TestApp,
    boards: FeedServer,
    fetcher: Fetcher,
}

impl Refreshing {
    async fn new(feeds: &str) -> Self {
        let boards = FeedServer::start();
        let (greenhouse, lever) = (boards.base("greenhouse"), boards.base("lever"));
        let settings = [
            ("VITAE_JOB_FEEDS", feeds),
            ("VITAE_FEED_GREENHOUSE_URL", greenhouse.as_str()),
            ("VITAE_FEED_LEVER_URL", lever.as_str()),
        ];
        let server = TestApp::with(&settings).await;
        let patience = Patience { pause: Duration::from_millis(5), ..Patience::default() };
        let addresses = server.app.config.feed_addresses.clone();
        Self { server, boards, fetcher: Fetcher::new(addresses, patience).unwrap() }
    }

    /// Lets one of several servers look whether something is due.
    async fn look(&self) {
        refresh_feeds(&self.server.app, &self.fetcher, self.server.app.entropy.id()).await;
    }

    /// The same when the feeds are due again.
    async fn next(&self) {
        self.server.wait(Duration::from_secs(6 * 60 * 60));
        self.look().await;
    }

    /// The open jobs as `source title`, sorted.
    async fn open(&self) -> Vec<String> {
        let changes = self.server.app.store.jobs().changes_since(0, 1_000).await.unwrap();
        let jobs = changes.into_iter().filter_map(|change| change.job).filter(|job| job.closed_at.is_none());
        let shown = |job: vitae_store::JobRow| {
            let posting: Value = serde_json::from_str(&job.posting_json).unwrap();
            format!("{} {}", job.source.unwrap(), posting["jobTitle"].as_str().unwrap())
        };
        let mut all: Vec<String> = jobs.map(shown).collect();
        all.sort();
        all
    }
}

#[tokio::test]
async fn a_board_is_read_when_it_is_due_by_one_server() {
    let it = Refreshing::new("greenhouse:acme").await;
    let Reply::Body(jobs) = board(&[(1, "Welder"), (2, "Painter")]) else { unreachable!() };
    it.boards.set("greenhouse:acme", [Reply::Slow(jobs, Duration::from_millis(300))]);
    tokio::join!(it.look(), it.look());
    assert_eq!(it.open().await, ["greenhouse:acme Painter", "greenhouse:acme Welder"]);
    assert_eq!(it.boards.asked().len(), 1, "another server does it");
    it.look().await;
    assert_eq!(it.boards.asked().len(), 1, "not due");
    let revision = it.server.app.store.jobs().revision().await.unwrap();
    it.next().await;
    assert_eq!(it.boards.asked().len(), 2);
    assert_eq!(it.server.app.store.jobs().revision().await.unwrap(), revision, "nothing changed there");
}

#[tokio::test]
async fn vanished_jobs_are_closed_only_when_the_whole_board_was_read() {
    let it = Refreshing::new("greenhouse:acme").await;
    it.boards.set("greenhouse:acme", [board(&[(1, "Welder"), (2, "Painter")])]);
    it.look().await;
    let both = it.open().await;
    for reply in [
        Reply::Half(vec![b' '; 100]),
        Reply::Status(500, None),
        Reply::Status(404, None),
        Reply::Body(b"<html>Sorry</html>".to_vec()),
        Reply::Body(b"{\"jobs\": [{\"id\": 1, \"title\": \"Welder\"".to_vec()),
        Reply::Body(b"{\"jobs\": [{\"id\": 1}]}".to_vec()),
        board(&[]),
    ] {
        let shown = format!("{reply:?}");
        it.boards.set("greenhouse:acme", [reply]);
        it.next().await;
        assert_eq!(it.open().await, both, "{shown}");
    }
    it.boards.set("greenhouse:acme", [board(&[(2, "Senior Painter")])]);
    it.next().await;
    assert_eq!(it.open().await, ["greenhouse:acme Senior Painter"]);
    it.boards.set("greenhouse:acme", [board(&[(1, "Welder"), (2, "Senior Painter")])]);
    it.next().await;
    assert_eq!(it.open().await, ["greenhouse:acme Senior Painter", "greenhouse:acme Welder"], "open again");
    let ended = json!({"id": 2, "title": "Painter", "absolute_url": "https://jobs.example.org/2", "application_deadline": "2001-12-31"});
    it.boards.set("greenhouse:acme", [Reply::Body(serde_json::to_vec(&json!({"jobs": [ended]})).unwrap())]);
    it.next().await;
    assert!(it.open().await.is_empty(), "a list of ended jobs was read all the same");
}

#[tokio::test]
async fn a_board_that_fails_stops_no_other() {
    let it = Refreshing::new("greenhouse:missing,lever:acme,greenhouse:acme").await;
    it.boards.set("lever:acme", [Reply::Status(503, None)]);
    it.boards.set("greenhouse:acme", [board(&[(1, "Welder")])]);
    it.look().await;
    assert_eq!(it.open().await, ["greenhouse:acme Welder"]);
    let cook = json!([{"id": "c", "text": "Cook", "hostedUrl": "https://jobs.example.org/c"}]);
    it.boards.set("lever:acme", [Reply::Body(serde_json::to_vec(&cook).unwrap())]);
    it.next().await;
    assert_eq!(it.open().await, ["greenhouse:acme Welder", "lever:acme Cook"]);
}
