//! One account's flood and the others.

use crate::portfolio::{Form, PNG};
use crate::support::{TestApp, User};
use sha2::{Digest, Sha256};
use std::time::{Duration, Instant};
use vitae_testkit::samples;

/// A file that takes the reader's whole time; see `test_child`.
fn slow_pdf() -> Vec<u8> {
    [samples::RESUME_PDF, b"\n% read this slowly\n"].concat()
}

async fn parse(user: &User<'_>, id: &str) -> (u16, Duration) {
    let started = Instant::now();
    let answer = user.post(&format!("/api/resume/{id}/parse"), serde_json::json!({})).await;
    (answer.status.as_u16(), started.elapsed())
}

#[tokio::test(flavor = "multi_thread")]
async fn an_account_that_floods_the_reader_stops_nobody_else() {
    let app = TestApp::with_reader("read-slowly", &[("VITAE_PARALLEL_READS", "2")]).await;
    let (mallory, ada) = (app.register("mallory").await, app.register("ada").await);
    let mut floods = Vec::new();
    for name in ["1.pdf", "2.pdf", "3.pdf", "4.pdf"] {
        floods.push(mallory.uploaded(name, &slow_pdf()).await);
    }
    let id = ada.uploaded("cv.pdf", samples::RESUME_PDF).await;
    let flood = futures::future::join_all(floods.iter().map(|id| parse(&mallory, id)));
    let victim = async {
        tokio::time::sleep(Duration::from_millis(200)).await;
        parse(&ada, &id).await
    };
    tokio::select! {
        ended = flood => panic!("the flood ended first: {ended:?}"),
        (status, time) = victim => {
            assert_eq!(status, 200);
            assert!(time < Duration::from_secs(3), "{time:?}, while a flooding file takes 8 s");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_a_busy_machine_does_not_read_in_time_is_called_neither_bad_nor_slow() {
    let app = TestApp::with_reader("read-slowly", &[]).await;
    let ada = app.register("ada").await;
    let id = ada.uploaded("cv.pdf", &slow_pdf()).await;
    let path = format!("/api/resume/{id}/parse");
    let picture = [PNG, b"% read this slowly"].concat();
    let portfolio = Form::developer().image(&picture).create(&ada);
    let (resume, portfolio) = tokio::join!(ada.post(&path, serde_json::json!({})), portfolio);
    for (what, answer) in [("resume", resume), ("picture", portfolio)] {
        assert_eq!(answer.refusal(), (503, "busy".into()), "{what}");
        assert!(answer.header("retry-after").parse::<u64>().is_ok(), "{what}");
    }
    let (failed, reader) = (app.app.store.failed_reads(), app.app.reader.fingerprint());
    let since = app.now().minus(Duration::from_secs(3600));
    let remembered = failed.find(Sha256::digest(slow_pdf()).into(), &reader, since).await.unwrap();
    assert!(remembered.is_none(), "it is read when it is sent again");
}

#[tokio::test]
async fn more_than_an_account_may_have_waiting_is_refused_at_once() {
    let app = TestApp::with_reader("read-slowly", &[("VITAE_PARALLEL_READS", "2")]).await;
    let mallory = app.register("mallory").await;
    let id = mallory.uploaded("1.pdf", &slow_pdf()).await;
    let mut requests: Vec<_> = (0..10).map(|_| Box::pin(parse(&mallory, &id))).collect();
    let (first, _, _) = futures::future::select_all(requests.iter_mut()).await;
    assert_eq!(first.0, 429, "one runs, eight wait, the tenth is refused");
    assert!(first.1 < Duration::from_secs(5), "{:?}", first.1);
}

#[tokio::test]
async fn parses_saves_and_renders_are_counted_by_account() {
    let hourly = ["VITAE_PARSES_PER_HOUR", "VITAE_SAVES_PER_HOUR", "VITAE_RENDERS_PER_HOUR"];
    let app = TestApp::with(&hourly.map(|name| (name, "2"))).await;
    let (ada, bob) = (app.register("ada").await, app.register("bob").await);
    let id = ada.saved("cv.pdf", samples::RESUME_PDF).await;
    let render = format!("/api/resume/{id}/render?template=template1&format=txt");
    for _ in 0..2 {
        assert_eq!(ada.get(&render).await.status, 200);
    }
    let refused = ada.get(&render).await;
    assert_eq!(refused.refusal(), (429, "rate_limited".into()));
    assert!(refused.header("retry-after").parse::<u64>().unwrap() > 3_000);
    bob.saved("cv.pdf", samples::RESUME_PDF).await;
    app.wait(Duration::from_secs(60 * 60));
    assert_eq!(ada.get(&render).await.status, 200);

    let body = |id: &str| serde_json::json!({"resumeId": id, "name": "A", "email": "a@b.co"});
    let mut statuses = Vec::new();
    for _ in 0..3 {
        statuses.push(ada.post("/api/resume/save-parsed", body(&id)).await.status.as_u16());
    }
    assert_eq!(statuses, [200, 200, 429]);

    let mut statuses = Vec::new();
    for name in ["2.pdf", "3.pdf", "4.pdf"] {
        let id = bob.uploaded(name, samples::RESUME_PDF).await;
        statuses.push(parse(&bob, &id).await.0);
    }
    assert_eq!(statuses[2], 429, "{statuses:?}");
}
