//! The client of LinkedIn's sign-in and of its Member Data Portability API beside their stand-in (LIN-02, LIN-10).

use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use url::Url;
use vitae_profiles::linkedin::{Addresses, Portability, SnapshotError, export};
use vitae_profiles::{LinkedIn, OAuthApp, Patience, ProviderError, Secret};
use vitae_testkit::http_server::{HttpServer, Reply, Request};
use vitae_testkit::linkedin::{LinkedInServer, Mode};
use vitae_testkit::linkedin_export::whole;

const BACK: &str = "https://vitae.example/api/linkedin/auth/linkedin/callback";

fn pair() -> (LinkedInServer, LinkedIn) {
    let double = LinkedInServer::start("id", "hush");
    let url = Url::parse(double.url()).unwrap();
    let app = OAuthApp { client_id: "id".into(), client_secret: Secret::new("hush") };
    let client = LinkedIn::new(Addresses { web: url.clone(), api: url }, app, Patience::default()).unwrap();
    (double, client)
}

fn code(double: &LinkedInServer, client: &LinkedIn) -> String {
    let back = double.consent(client.authorize_url("a-state", BACK).as_str());
    let back = Url::parse(&back).unwrap();
    let value = |name: &str| back.query_pairs().find(|(key, _)| key == name).map(|(_, value)| value.into_owned());
    assert_eq!(value("state").as_deref(), Some("a-state"));
    value("code").or(value("error")).unwrap()
}

#[tokio::test]
async fn lin_10_sign_in_gives_name_address_and_picture() {
    let (double, client) = pair();
    let token = client.exchange(&code(&double, &client), BACK).await.unwrap();
    let identity = client.identity(&token).await.unwrap();
    assert_eq!((identity.name.as_str(), identity.email.as_deref()), ("Ada Quill", Some("ada.quill@example.org")));
    assert_eq!(identity.picture.as_deref(), Some("https://media.licdn.com/dms/image/ada"));
    double.set(Mode::NoEmail);
    assert_eq!(client.identity(&token).await.unwrap().email, None);
}

#[tokio::test]
async fn what_linkedin_refuses_is_named() {
    let (double, client) = pair();
    let refused = |reason: &str| Err(ProviderError::CodeRefused(reason.to_owned()));
    assert_eq!(client.exchange("unknown", BACK).await, refused("invalid_request"));
    let first = code(&double, &client);
    assert_eq!(client.exchange(&first, "https://x.example").await, refused("invalid_request"));
    double.set(Mode::Unauthorized);
    assert_eq!(client.identity(&Secret::new("x")).await, Err(ProviderError::TokenRefused));
    double.set(Mode::Status(503));
    assert_eq!(client.identity(&Secret::new("x")).await, Err(ProviderError::Refused(503)));
    assert_eq!(client.exchange("c", BACK).await, Err(ProviderError::Refused(503)));
    double.set(Mode::Cancelled);
    assert_eq!(code(&double, &client), "user_cancelled_login");
}

async fn consented(double: &LinkedInServer, client: &LinkedIn) -> Secret {
    let address = client.portability_url(Portability::ThirdParty, "a-state", BACK);
    let scope = address.query_pairs().find(|(name, _)| name == "scope").unwrap().1.into_owned();
    assert_eq!(scope, "r_dma_portability_3rd_party");
    let back = Url::parse(&double.consent(address.as_str())).unwrap();
    let code = back.query_pairs().find(|(name, _)| name == "code").unwrap().1.into_owned();
    client.exchange(&code, BACK).await.unwrap()
}

#[tokio::test]
async fn lin_10_what_linkedin_hands_over_is_read_as_the_export_is() {
    let (double, client) = pair();
    let token = consented(&double, &client).await;
    let fetched = client.snapshot(&token).await.unwrap();
    assert_eq!(fetched.profile, export::read(&whole()).unwrap().profile);
    assert_eq!(fetched.notes, [""; 0]);
    let asked = double.asked();
    let positions = asked.iter().filter(|asked| asked.contains("domain=POSITIONS")).count();
    assert_eq!(positions, 2, "page by page: {asked:?}");
    let snapshots: Vec<_> = asked.iter().filter(|asked| asked.contains("memberSnapshotData")).collect();
    assert!(snapshots.iter().all(|asked| asked.contains("domain=")), "never everything: {snapshots:?}");
    for private in ["CONNECTIONS", "INBOX", "INVITATIONS"] {
        assert!(!asked.iter().any(|asked| asked.contains(private)), "{private} is other people's");
    }
}

#[tokio::test]
async fn each_reason_for_which_linkedin_hands_over_nothing_is_known() {
    let (double, client) = pair();
    let token = consented(&double, &client).await;
    let minute = Some(Duration::from_secs(60));
    for (mode, expected) in [
        (Mode::Outside, SnapshotError::OutsideEea),
        (Mode::Preparing, SnapshotError::NotReady),
        (Mode::Unauthorized, ProviderError::TokenRefused.into()),
        (Mode::Limited(60), ProviderError::RateLimited { retry_after: minute }.into()),
        (Mode::Status(503), ProviderError::Refused(503).into()),
        (Mode::Status(400), ProviderError::Refused(400).into()),
    ] {
        double.set(mode.clone());
        assert_eq!(client.snapshot(&token).await, Err(expected), "{mode:?}");
    }
    double.set(Mode::Normal);
    let other = Secret::new("AQX-double");
    assert_eq!(client.snapshot(&other).await, Err(ProviderError::TokenRefused.into()), "a sign-in opens no data");
}

/// A client of a LinkedIn that answers every question so.
fn beside(answer: impl Fn(&Request) -> Reply + Send + Sync + 'static) -> (HttpServer, LinkedIn) {
    let server = HttpServer::start(answer);
    let url = Url::parse(server.url()).unwrap();
    let app = OAuthApp { client_id: "id".into(), client_secret: Secret::new("hush") };
    let client = LinkedIn::new(Addresses { web: url.clone(), api: url }, app, Patience::default()).unwrap();
    (server, client)
}

fn page(domain: &str, rows: Value, next: &str) -> Reply {
    let body = json!({"paging": {"links": [{"rel": "next", "href": next}]},
        "elements": [{"snapshotDomain": domain, "snapshotData": rows},
            {"snapshotDomain": "CONNECTIONS", "snapshotData": [{"First Name": "Bob", "Last Name": "Private", "Name": "Bob"}]}]});
    Reply::whole(200, "application/json", body.to_string())
}

#[tokio::test]
async fn no_answer_leads_to_another_server_or_on_for_ever() {
    let other = LinkedInServer::start("id", "hush");
    let elsewhere = format!("{}/rest/memberSnapshotData?q=criteria&start=", other.url());
    let asked = Arc::new(AtomicUsize::new(0));
    let count = Arc::clone(&asked);
    let (_server, client) = beside(move |_| {
        let start = count.fetch_add(1, Ordering::Relaxed) + 1;
        page("SKILLS", json!([{"Name": "Rust"}, 7, null]), &format!("{elsewhere}{start}"))
    });
    let fetched = client.snapshot(&Secret::new("t")).await.unwrap();
    assert_eq!(fetched.profile.resume.skills, ["Rust"]);
    assert!(!format!("{fetched:?}").contains("Bob"), "only what was asked for is read");
    assert_eq!(fetched.notes, ["LinkedIn sent nothing for: profile, positions, education."]);
    assert_eq!(other.asked(), [""; 0]);
    assert_eq!(asked.load(Ordering::Relaxed), 14 * 20, "twenty pages of each domain");

    let again = Arc::new(AtomicUsize::new(0));
    let count = Arc::clone(&again);
    let (_server, client) = beside(move |_| {
        count.fetch_add(1, Ordering::Relaxed);
        page("SKILLS", json!({"Name": "Rust"}), "/rest/memberSnapshotData?start=0")
    });
    client.snapshot(&Secret::new("t")).await.unwrap();
    assert_eq!(again.load(Ordering::Relaxed), 14, "a page that leads back is the last");

    let target = other.url().to_owned();
    let (_server, client) = beside(move |_| Reply::whole(302, "text/plain", "").with("Location", target.clone()));
    assert_eq!(client.snapshot(&Secret::new("t")).await, Err(ProviderError::Refused(302).into()));
    assert_eq!(other.asked(), [""; 0], "no redirection is followed");
}

#[tokio::test]
async fn too_much_data_is_refused() {
    let text = "x".repeat(3 * 1024 * 1024);
    let (_server, client) = beside(move |_| page("SKILLS", json!([{ "Name": text }]), ""));
    let refused = client.snapshot(&Secret::new("t")).await;
    assert_eq!(refused, Err(ProviderError::Unreadable("the answers are longer than 16 MiB".into()).into()));
}
