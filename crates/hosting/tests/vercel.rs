//! The client against a stand-in for Vercel: both ways to send a site, every way to fail, domains and removal.

use bytes::Bytes;
use futures::future::BoxFuture;
use std::collections::BTreeMap;
use std::sync::Mutex;
use std::time::{Duration, Instant};
use url::Url;
use vitae_hosting::{
    Created, Domain, HostingError, Live, Patience, Progress, Record, Settings, Site, SiteFile, Source, Token, Vercel,
};
use vitae_testkit::vercel::{Call, DomainFacts, Fault, Mode, VercelServer};

/// Waits that are over at once.
const PATIENCE: Patience = Patience {
    connect: Duration::from_secs(2),
    answer: Duration::from_millis(500),
    pause: Duration::from_millis(1),
    first_look: Duration::from_millis(5),
    last_look: Duration::from_millis(20),
    live: Duration::from_secs(5),
};

/// Files by their keys.
struct Files(BTreeMap<String, Vec<u8>>);

impl Source for Files {
    fn read<'a>(&'a self, key: &'a str) -> BoxFuture<'a, Result<Bytes, String>> {
        let found = self.0.get(key).cloned().map(Bytes::from).ok_or_else(|| format!("no {key}"));
        Box::pin(async { found })
    }
}

/// A page, a picture, and the same picture under another name, of so many bytes.
fn files(picture: usize) -> (Vec<SiteFile>, Files) {
    let picture: Vec<u8> = (0..picture).map(|at| (at % 251) as u8 | 0x80).collect();
    let kept = Files(BTreeMap::from([("page".into(), "<h1>Zoë".into()), ("picture".into(), picture)]));
    let file = |path: &str, key: &str| SiteFile { path: path.into(), key: key.into(), size: kept.0[key].len() as u64 };
    let files = vec![file("index.html", "page"), file("images/a.webp", "picture"), file("images/b.webp", "picture")];
    (files, kept)
}

const SMALL: usize = 1000;
const LARGE: usize = 2_000_000;

fn client_with(url: &str, token: &str, team: Option<&str>, patience: Patience) -> Vercel {
    let base_url = Url::parse(url).unwrap();
    Vercel::new(Settings { token: Token(token.into()), team: team.map(Into::into), base_url, patience }).unwrap()
}

fn client(server: &VercelServer) -> Vercel {
    client_with(server.url(), "t", None, PATIENCE)
}

fn quiet(_: Progress) {}

async fn created(vercel: &Vercel, picture: usize, project: Option<&str>) -> Result<Created, HostingError> {
    let (files, source) = files(picture);
    vercel.create(&Site { name: "mira-1", project, files: &files, source: &source }, &quiet).await
}

async fn deployed(vercel: &Vercel, picture: usize) -> Result<(Created, Live), HostingError> {
    let created = created(vercel, picture, None).await?;
    let live = vercel.live(&created, &quiet).await?;
    Ok((created, live))
}

#[tokio::test]
async fn a_small_site_goes_along_with_one_call() {
    let server = VercelServer::start("t", None);
    let (created, live) = deployed(&client(&server), SMALL).await.unwrap();
    assert_eq!(live.url, "https://mira-1.vercel.app");
    let [body] = &server.bodies()[..] else { panic!("one deployment") };
    assert_eq!(body["files"][0]["encoding"], "utf-8");
    assert_eq!(
        (&body["files"][1]["encoding"], &body["projectSettings"]["framework"]),
        (&"base64".into(), &serde_json::Value::Null)
    );
    let stored = server.files(&created.id);
    assert_eq!((stored.len(), &stored["index.html"][..]), (3, "<h1>Zoë".as_bytes()));
    assert_eq!(stored["images/a.webp"], stored["images/b.webp"]);
    assert!(!server.asked().iter().any(|call| call.contains("/v2/files")));
}

#[tokio::test]
async fn a_deployment_may_run_in_a_task_of_its_own() {
    let server = VercelServer::start("t", None);
    let vercel = client(&server);
    let task = tokio::spawn(async move { deployed(&vercel, LARGE).await.map(|(_, live)| live.url) });
    assert_eq!(task.await.unwrap().unwrap(), "https://mira-1.vercel.app");
}

#[tokio::test]
async fn of_a_large_site_only_the_missing_files_are_sent() {
    let server = VercelServer::start("t", None);
    let vercel = client(&server);
    let seen = Mutex::new(Vec::new());
    let (files, source) = files(LARGE);
    let site = Site { name: "mira-1", project: None, files: &files, source: &source };
    let created = vercel.create(&site, &|progress| seen.lock().unwrap().push(progress)).await.unwrap();
    let sent = |server: &VercelServer| server.asked().iter().filter(|call| *call == "POST /v2/files").count();
    assert_eq!(sent(&server), 2, "equal files are sent once");
    assert_eq!(server.files(&created.id)["images/b.webp"].len(), LARGE);
    let seen = seen.into_inner().unwrap();
    assert_eq!(seen.first(), Some(&Progress::Uploading { sent: 0, total: 2 * LARGE as u64 + 8 }));
    let total = LARGE as u64 + 8;
    assert!(seen.contains(&Progress::Uploading { sent: total, total }), "{seen:?}");
    assert_eq!(seen.last(), Some(&Progress::Building));
    vercel.create(&site, &quiet).await.unwrap();
    assert_eq!(sent(&server), 2, "the host has all files already");
}

#[tokio::test]
async fn a_deployment_is_followed_until_it_has_its_address() {
    let server = VercelServer::start("t", None);
    server.set([Mode::Ready(3), Mode::Fails(Call::Look, Fault::Gateway), Mode::Fails(Call::Look, Fault::Limited(0))]);
    let vercel = client(&server);
    let created = created(&vercel, SMALL, None).await.unwrap();
    let seen = Mutex::new(Vec::new());
    vercel.live(&created, &|progress| seen.lock().unwrap().push(progress)).await.unwrap();
    let (building, checking) = (Progress::Building, Progress::Checking);
    assert_eq!(seen.into_inner().unwrap(), [building, building, building, checking]);
}

#[tokio::test]
async fn a_deployment_fails_in_the_host_s_words() {
    let failed = |why: &str| HostingError::Failed(why.into());
    for (mode, expected) in [
        (Mode::BuildFails("Command failed".into()), failed("Command failed")),
        (Mode::AliasFails("No certificate".into()), failed("No certificate")),
        (Mode::Blocked, failed("the deployment is blocked")),
        (Mode::Canceled, HostingError::Canceled),
    ] {
        let server = VercelServer::start("t", None);
        server.set([mode]);
        assert_eq!(deployed(&client(&server), SMALL).await.unwrap_err(), expected);
    }
}

#[tokio::test]
async fn a_deployment_without_an_end_is_given_up() {
    let server = VercelServer::start("t", None);
    server.set([Mode::Never]);
    let vercel = client_with(server.url(), "t", None, Patience { live: Duration::from_millis(200), ..PATIENCE });
    let started = Instant::now();
    assert_eq!(deployed(&vercel, SMALL).await.unwrap_err(), HostingError::Timeout);
    assert!(started.elapsed() < Duration::from_secs(2));
}

#[tokio::test]
async fn what_the_host_refuses_or_breaks_has_its_case() {
    let unavailable = |status| HostingError::Unavailable { status };
    for (fault, expected) in [
        (Fault::Status(401), HostingError::Unauthorized),
        (Fault::WithdrawnToken, HostingError::Unauthorized),
        (Fault::Status(403), HostingError::Forbidden("An error has occurred.".into())),
        (Fault::Status(404), HostingError::NotFound),
        (Fault::Status(400), HostingError::Refused("An error has occurred.".into())),
        (Fault::Status(500), unavailable(500)),
        (Fault::Gateway, unavailable(502)),
        (Fault::Status(504), HostingError::Timeout),
        (Fault::Status(429), HostingError::RateLimited { retry_after: None }),
        (Fault::Slow(Duration::from_secs(2)), HostingError::Timeout),
    ] {
        let server = VercelServer::start("t", None);
        server.set([Mode::Fails(Call::Create, fault.clone())]);
        assert_eq!(created(&client(&server), SMALL, None).await.unwrap_err(), expected, "{fault:?}");
        assert_eq!(server.asked(), ["POST /v13/deployments"], "a deployment that may have begun is not begun again");
    }
    for (fault, is_expected) in [
        (Fault::Garbage, (|error| matches!(error, HostingError::Unreadable(_))) as fn(&HostingError) -> bool),
        (Fault::Cut, |error| matches!(error, HostingError::Unreachable(_))),
        (Fault::Limited(3600), |error| error.retry_after().is_some_and(|wait| wait > Duration::from_secs(3500))),
    ] {
        let server = VercelServer::start("t", None);
        server.set([Mode::Fails(Call::Create, fault.clone())]);
        let error = created(&client(&server), SMALL, None).await.unwrap_err();
        assert!(is_expected(&error), "{fault:?}: {error:?}");
    }
}

#[tokio::test]
async fn an_upload_is_repeated_and_a_refused_one_is_not() {
    let server = VercelServer::start("t", None);
    server.set([Mode::Fails(Call::Upload, Fault::Gateway), Mode::Fails(Call::Upload, Fault::Cut)]);
    deployed(&client(&server), LARGE).await.unwrap();
    let server = VercelServer::start("t", None);
    server.set([Mode::Fails(Call::Upload, Fault::Status(403))]);
    let error = deployed(&client(&server), LARGE).await.unwrap_err();
    assert!(matches!(error, HostingError::Forbidden(_)), "{error:?}");
    assert!(server.deployments().is_empty());
}

#[tokio::test]
async fn a_file_that_is_gone_is_said() {
    let server = VercelServer::start("t", None);
    let files = [SiteFile { path: "index.html".into(), key: "none".into(), size: 5 }];
    let site = Site { name: "mira-1", project: None, files: &files, source: &Files(BTreeMap::new()) };
    assert_eq!(client(&server).create(&site, &quiet).await, Err(HostingError::File("no none".into())));
    assert!(server.asked().is_empty());
}

#[tokio::test]
async fn nobody_answers() {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("http://{}", listener.local_addr().unwrap());
    drop(listener);
    let error = created(&client_with(&url, "t", None, PATIENCE), SMALL, None).await.unwrap_err();
    assert!(matches!(error, HostingError::Unreachable(_)), "{error:?}");
}

#[tokio::test]
async fn tokens_and_teams_are_told_apart() {
    for (team, given, is_let_in) in [
        (Some("team_1"), Some("team_1"), true),
        (Some("acme"), Some("acme"), true),
        (Some("acme"), None, false),
        (None, Some("acme"), false),
    ] {
        let server = VercelServer::start("t", team);
        let answer = deployed(&client_with(server.url(), "t", given, PATIENCE), LARGE).await;
        assert_eq!(answer.is_ok(), is_let_in, "{answer:?}");
    }
    let server = VercelServer::start("t", None);
    let wrong = client_with(server.url(), "other", None, PATIENCE);
    assert_eq!(created(&wrong, SMALL, None).await, Err(HostingError::Unauthorized));
    let settings = Settings {
        token: Token("a\nb".into()),
        team: None,
        base_url: Url::parse(server.url()).unwrap(),
        patience: PATIENCE,
    };
    assert!(matches!(Vercel::new(settings), Err(HostingError::Setup(_))));
}

#[tokio::test]
async fn a_project_is_deployed_again_and_deleted_with_all_it_has() {
    let server = VercelServer::start("t", None);
    let vercel = client(&server);
    let (first, _) = deployed(&vercel, SMALL).await.unwrap();
    let second = created(&vercel, SMALL, Some(&first.project)).await.unwrap();
    assert_eq!((second.project.as_str(), server.projects()), (first.project.as_str(), vec!["mira-1".to_owned()]));
    vercel.delete_deployment(&first.id).await.unwrap();
    vercel.delete_deployment(&first.id).await.expect("what is gone is gone");
    assert_eq!(server.deployments(), [second.id]);
    assert_eq!(created(&vercel, SMALL, Some("prj_none")).await, Err(HostingError::NotFound));
    vercel.delete_project(&first.project).await.unwrap();
    vercel.delete_project("mira-1").await.expect("what is gone is gone");
    assert!(server.deployments().is_empty() && server.projects().is_empty());
    server.set([Mode::Fails(Call::DeleteProject, Fault::Status(403))]);
    let error = vercel.delete_project("mira-1").await.unwrap_err();
    assert!(matches!(error, HostingError::Forbidden(_)), "{error:?}");
}

fn record(kind: &str, name: &str, value: &str) -> Record {
    Record { kind: kind.into(), name: name.into(), value: value.into() }
}

#[tokio::test]
async fn a_domain_comes_with_its_homework() {
    let server = VercelServer::start("t", None);
    let vercel = client(&server);
    let (site, _) = deployed(&vercel, SMALL).await.unwrap();
    let apex = vercel.add_domain(&site.project, "mira.dev").await.unwrap();
    let records = vec![record("A", "mira.dev", "216.198.79.1")];
    assert_eq!(apex, Domain { name: "mira.dev".into(), is_connected: false, records: records.clone() });
    server.set_domain("mira.dev", DomainFacts { leads_here: true, ..DomainFacts::default() });
    let found = vercel.check_domain(&site.project, "mira.dev").await.unwrap();
    assert_eq!(found, Domain { name: "mira.dev".into(), is_connected: true, records });

    server.set_domain("www.ada.dev", DomainFacts { unproved: true, leads_here: true, taken: false });
    let unproved = vercel.add_domain(&site.project, "www.ada.dev").await.unwrap();
    let [proof, cname] = &unproved.records[..] else { panic!("{unproved:?}") };
    assert_eq!((unproved.is_connected, proof.kind.as_str(), proof.name.as_str()), (false, "TXT", "_vercel.ada.dev"));
    assert!(proof.value.starts_with("vc-domain-verify=www.ada.dev,"), "{proof:?}");
    assert_eq!(*cname, record("CNAME", "www.ada.dev", "0123456789abcdef.vercel-dns-017.com"));
    assert!(!vercel.check_domain(&site.project, "www.ada.dev").await.unwrap().is_connected);
    server.set_domain("www.ada.dev", DomainFacts { leads_here: true, ..DomainFacts::default() });
    let proved = vercel.check_domain(&site.project, "www.ada.dev").await.unwrap();
    assert_eq!((proved.is_connected, proved.records.len()), (true, 1));

    let free = vercel.add_domain(&site.project, "mira-olsen.vercel.app").await.unwrap();
    assert_eq!((free.is_connected, free.records.len()), (true, 0));
}

#[tokio::test]
async fn a_domain_is_added_twice_refused_and_removed() {
    let server = VercelServer::start("t", None);
    let vercel = client(&server);
    let (site, _) = deployed(&vercel, SMALL).await.unwrap();
    let first = vercel.add_domain(&site.project, "mira.dev").await.unwrap();
    assert_eq!(vercel.add_domain(&site.project, "mira.dev").await, Ok(first), "its own domain is no conflict");
    server.set_domain("taken.dev", DomainFacts { taken: true, ..DomainFacts::default() });
    assert_eq!(vercel.add_domain(&site.project, "taken.dev").await, Err(HostingError::DomainTaken));
    let error = vercel.add_domain(&site.project, "nodots").await.unwrap_err();
    assert!(matches!(error, HostingError::InvalidDomain(_)), "{error:?}");
    let older = Mode::Fails(Call::AddDomain, Fault::Code(400, "domain_already_in_use".into()));
    server.set([older]);
    assert_eq!(vercel.add_domain(&site.project, "other.dev").await, Err(HostingError::DomainTaken));
    // Where it leads cannot be seen: it waits, with the records that every domain may have.
    server.set(vec![Mode::Fails(Call::Config, Fault::Status(403)); 2]);
    let unseen = vercel.check_domain(&site.project, "mira.dev").await.unwrap();
    assert_eq!((unseen.is_connected, unseen.records), (false, vec![record("A", "mira.dev", "76.76.21.21")]));
    vercel.remove_domain(&site.project, "mira.dev").await.unwrap();
    vercel.remove_domain(&site.project, "mira.dev").await.expect("what is gone is gone");
    assert_eq!(vercel.check_domain(&site.project, "mira.dev").await, Err(HostingError::NotFound));
    assert!(server.domains("mira-1").is_empty());
}
