//! Feeds over the network, from boards that answer and boards that do not.

use serde_json::{Value, json};
use std::time::{Duration, Instant};
use url::Url;
use vitae_feeds::{Addresses, FetchError, Fetcher, Found, Patience};
use vitae_testkit::feeds::{FeedServer, Reply};

fn board(jobs: &Value) -> Vec<u8> {
    serde_json::to_vec(&json!({"jobs": jobs})).unwrap()
}

fn two_jobs() -> Vec<u8> {
    board(&json!([
        {"id": 1, "title": "Welder", "absolute_url": "https://jobs.example.org/1", "content": "&lt;p&gt;Steel&lt;/p&gt;"},
        {"id": 2, "title": "Painter", "absolute_url": "https://jobs.example.org/2"},
    ]))
}

fn fetcher(server: &FeedServer) -> Fetcher {
    let url = |provider| Url::parse(&server.base(provider)).unwrap();
    let addresses = Addresses { greenhouse: url("greenhouse"), lever: url("lever"), ashby: url("ashby") };
    let patience = Patience { answer: Duration::from_secs(2), pause: Duration::from_millis(10) };
    Fetcher::new(addresses, patience).unwrap()
}

async fn fetch(server: &FeedServer, feed: &str) -> Result<Found, FetchError> {
    fetcher(server).fetch(&feed.parse().unwrap()).await
}

#[tokio::test]
async fn each_provider_is_asked_as_documented() {
    let server = FeedServer::start();
    let lever = json!([{"id": "a", "text": "Cook", "hostedUrl": "https://jobs.example.org/a"}]);
    let ashby =
        json!({"apiVersion": "1", "jobs": [{"id": "b", "title": "Baker", "jobUrl": "https://jobs.example.org/b"}]});
    server.set("greenhouse:acme", [Reply::Body(two_jobs())]);
    server.set("lever:acme", [Reply::Body(serde_json::to_vec(&lever).unwrap())]);
    server.set("ashby:acme", [Reply::Slow(serde_json::to_vec(&ashby).unwrap(), Duration::from_millis(200))]);
    for (feed, titles) in [("greenhouse:acme", "Welder Painter"), ("lever:acme", "Cook"), ("ashby:acme", "Baker")] {
        let found = fetch(&server, feed).await.unwrap();
        let all: Vec<&str> = found.jobs.iter().map(|job| job.posting.job_title.as_str()).collect();
        assert_eq!(all.join(" "), titles);
    }
    assert_eq!(
        server.asked(),
        ["/greenhouse/acme/jobs?content=true", "/lever/acme?mode=json", "/ashby/acme?includeCompensation=true"]
    );
}

#[tokio::test]
async fn what_may_pass_is_tried_three_times() {
    for (replies, tries, succeeds) in [
        (vec![Reply::Status(500, None), Reply::Body(two_jobs())], 2, true),
        (vec![Reply::Status(429, None), Reply::Status(503, None), Reply::Body(two_jobs())], 3, true),
        (vec![Reply::Half(two_jobs()), Reply::Body(two_jobs())], 2, true),
        (vec![Reply::Slow(two_jobs(), Duration::from_secs(4)), Reply::Body(two_jobs())], 2, true),
        (vec![Reply::Status(500, None)], 3, false),
        (vec![Reply::Half(two_jobs())], 3, false),
        (vec![Reply::Status(404, None)], 1, false),
        (vec![Reply::Status(403, None)], 1, false),
        (vec![Reply::Status(429, Some(3_600))], 1, false),
        (vec![Reply::Body(b"<html>Sorry</html>".to_vec())], 1, false),
        (vec![Reply::Body(b"{\"error\": \"no\"}".to_vec())], 1, false),
    ] {
        let server = FeedServer::start();
        let shown = format!("{replies:?}");
        server.set("greenhouse:acme", replies);
        let fetched = fetch(&server, "greenhouse:acme").await;
        assert_eq!((fetched.is_ok(), server.asked().len()), (succeeds, tries), "{shown} {fetched:?}");
    }
}

#[tokio::test]
async fn a_server_that_asks_to_wait_is_obeyed() {
    let server = FeedServer::start();
    server.set("lever:acme", [Reply::Status(429, Some(1)), Reply::Body(b"[]".to_vec())]);
    let started = Instant::now();
    assert!(fetch(&server, "lever:acme").await.unwrap().jobs.is_empty());
    assert!(started.elapsed() >= Duration::from_secs(1));
}

#[tokio::test]
async fn redirections_stay_with_the_server() {
    let (server, other) = (FeedServer::start(), FeedServer::start());
    other.set("greenhouse:acme", [Reply::Body(two_jobs())]);
    server.set("greenhouse:acme", [Reply::Redirect(format!("{}/acme/jobs", other.base("greenhouse")))]);
    let refused = fetch(&server, "greenhouse:acme").await;
    assert!(matches!(refused, Err(FetchError::Refused(status)) if status == 302), "{refused:?}");
    assert_eq!(other.asked().len(), 0);

    server.set("greenhouse:new", [Reply::Body(two_jobs())]);
    server.set("greenhouse:old", [Reply::Redirect("/greenhouse/new/jobs".to_owned())]);
    assert_eq!(fetch(&server, "greenhouse:old").await.unwrap().jobs.len(), 2);
    server.set("greenhouse:loop", [Reply::Redirect("/greenhouse/loop/jobs".to_owned())]);
    assert!(fetch(&server, "greenhouse:loop").await.is_err());
    assert!(server.asked().len() < 12);
}

#[tokio::test]
async fn an_answer_that_does_not_end_is_cut_off() {
    let server = FeedServer::start();
    server.set("greenhouse:acme", [Reply::Endless(48 * 1024 * 1024)]);
    assert!(matches!(fetch(&server, "greenhouse:acme").await, Err(FetchError::TooLong)));
    assert_eq!(server.asked().len(), 1);
}

#[tokio::test]
async fn a_server_that_is_not_there_is_a_failure() {
    let gone = {
        let server = FeedServer::start();
        fetcher(&server)
    };
    let failed = gone.fetch(&"greenhouse:acme".parse().unwrap()).await.unwrap_err();
    assert!(matches!(failed, FetchError::Connection(_)) && failed.to_string().contains("refused"), "{failed}");
}
