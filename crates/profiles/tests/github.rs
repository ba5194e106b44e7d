//! The client of GitHub beside its stand-in (GIT-04, GIT-10, GIT-11, GIT-22).

use std::time::Duration;
use url::Url;
use vitae_profiles::github::{Addresses, Freshness};
use vitae_profiles::{GitHub, OAuthApp, Patience, ProviderError, Secret};
use vitae_testkit::github::{GitHubServer, LOGIN, Mode, repository};
use vitae_testkit::http_server::{HttpServer, Reply};

const VERIFIER: &str = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";
/// Of the verifier, from RFC 7636, appendix B.
const CHALLENGE: &str = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM";
const BACK: &str = "https://vitae.example/api/auth/github/callback";

fn client_at(url: &str, secret: &str) -> GitHub {
    let url = Url::parse(url).unwrap();
    let app = OAuthApp { client_id: "id".into(), client_secret: Secret::new(secret) };
    let patience = Patience { connect: Duration::from_secs(1), answer: Duration::from_millis(600) };
    GitHub::new(Addresses { web: url.clone(), api: url }, Some(app), patience).unwrap()
}

fn pair() -> (GitHubServer, GitHub) {
    let double = GitHubServer::start("id", "hush");
    let client = client_at(double.url(), "hush");
    (double, client)
}

/// Consents as a browser does; the code, or what is said instead.
fn code(double: &GitHubServer, client: &GitHub) -> String {
    let address = client.authorize_url("a-state", CHALLENGE, BACK).unwrap();
    let back = Url::parse(&double.consent(address.as_str())).unwrap();
    let value = |name: &str| back.query_pairs().find(|(key, _)| key == name).map(|(_, value)| value.into_owned());
    assert_eq!(value("state").as_deref(), Some("a-state"));
    value("code").or(value("error")).unwrap()
}

async fn signed_in(double: &GitHubServer, client: &GitHub) -> Secret {
    client.exchange(&code(double, client), VERIFIER, BACK).await.unwrap()
}

#[tokio::test]
async fn git_22_a_code_is_exchanged_with_its_verifier_alone() {
    let (double, client) = pair();
    let refused = |reason: &str| Err(ProviderError::CodeRefused(reason.to_owned()));
    let address = client.authorize_url("a-state", CHALLENGE, BACK).unwrap();
    assert!(address.query_pairs().any(|(name, value)| name == "scope" && value.is_empty()), "no permission to write");
    let first = code(&double, &client);
    let other = "x".repeat(43);
    assert_eq!(client.exchange(&first, &other, BACK).await, refused("bad_verification_code"));
    assert_eq!(client.exchange(&first, VERIFIER, BACK).await, refused("bad_verification_code"), "it is spent");
    let second = code(&double, &client);
    assert_eq!(client.exchange(&second, VERIFIER, "https://x.example").await, refused("redirect_uri_mismatch"));
    let wrong = client_at(double.url(), "wrong");
    assert_eq!(wrong.exchange("c", VERIFIER, BACK).await, refused("incorrect_client_credentials"));
    signed_in(&double, &client).await;
    double.set(Mode::Denied);
    assert_eq!(code(&double, &client), "access_denied");
}

#[tokio::test]
async fn git_04_whoever_signed_in_has_a_profile_with_pinned_repositories_first() {
    let (double, client) = pair();
    let token = signed_in(&double, &client).await;
    let profile = client.profile_of(&token).await.unwrap();
    assert_eq!((profile.login.as_str(), profile.name.as_str()), (LOGIN, "Ada Quill"));
    let names: Vec<&str> = profile.repositories.iter().map(|repository| repository.name.as_str()).collect();
    assert_eq!(names, ["tide-tables", "linux", "pocket-ledger", "old-site"]);
    let first = &profile.repositories[0];
    assert!(first.pinned && profile.repositories[1].fork && profile.repositories[3].archived);
    let languages: Vec<&str> = first.languages.iter().map(|language| language.name.as_str()).collect();
    assert_eq!(languages, ["Rust", "Python", "Shell"]);
    assert_eq!(first.topics, ["postgresql", "harbour-life", "docker"]);
    assert_eq!(
        double.asked().iter().filter(|asked| asked.contains("graphql")).count(),
        1,
        "one question for everything"
    );

    double.edit(|all| all.extend((100..250).map(|n| repository(n, &format!("r{n}"), None, None, 0))));
    assert_eq!(client.profile_of(&token).await.unwrap().repositories.len(), 154, "page by page");
}

#[tokio::test]
async fn git_10_a_public_profile_is_had_without_a_token() {
    let (double, client) = pair();
    double.edit(|all| all.extend((100..250).map(|n| repository(n, &format!("r{n}"), None, Some("Rust"), 0))));
    let profile = client.public_profile("Octo-Ada", Freshness::Recent).await.unwrap();
    assert_eq!((profile.login.as_str(), profile.repositories.len()), (LOGIN, 154));
    assert!(profile.repositories.iter().all(|repository| !repository.pinned), "only the other interface says so");
    let tides = profile.repositories.iter().find(|repository| repository.name == "tide-tables").unwrap();
    assert_eq!(tides.languages[0].name, "Rust");
    assert_eq!(double.asked().len(), 13, "profile, two pages, ten languages: {:?}", double.asked());
    assert!(!double.asked().iter().any(|asked| asked.contains("sort=stars")), "GitHub does not know that order");
    assert_eq!(client.public_profile("nobody", Freshness::Recent).await, Err(ProviderError::NoProfile));
}

#[tokio::test]
async fn the_same_question_is_answered_from_what_is_kept() {
    let (double, client) = pair();
    let first = client.public_profile(LOGIN, Freshness::Recent).await.unwrap();
    let asked = double.asked().len();
    assert_eq!(client.public_profile(LOGIN, Freshness::Recent).await.unwrap(), first);
    assert_eq!(double.asked().len(), asked, "nothing was asked");
    assert_eq!(client.public_profile(LOGIN, Freshness::Now).await.unwrap(), first);
    assert_eq!(double.asked().len(), 2 * asked, "GitHub was asked whether it still holds");
    double.edit(|all| all[0]["description"] = "Changed".into());
    let fresh = client.public_profile(LOGIN, Freshness::Now).await.unwrap();
    assert!(fresh.repositories.iter().any(|repository| repository.description == "Changed"));
}

#[tokio::test]
async fn a_limit_is_understood_and_nothing_more_is_asked_until_it_ends() {
    let (double, client) = pair();
    double.set(Mode::Limited(1200));
    let limited = client.public_profile(LOGIN, Freshness::Recent).await.unwrap_err();
    let wait = limited.retry_after().expect("an end");
    assert!((1190..=1200).contains(&wait.as_secs()), "{wait:?}");
    double.set(Mode::Normal);
    let asked = double.asked().len();
    assert!(matches!(client.public_profile(LOGIN, Freshness::Now).await, Err(ProviderError::RateLimited { .. })));
    assert_eq!(double.asked().len(), asked);

    let (double, client) = pair();
    double.set(Mode::Secondary);
    let limited = client.public_profile(LOGIN, Freshness::Recent).await;
    assert_eq!(limited, Err(ProviderError::RateLimited { retry_after: Some(Duration::from_secs(60)) }));
}

#[tokio::test]
async fn every_failure_has_its_name() {
    let (double, client) = pair();
    let token = signed_in(&double, &client).await;
    let elsewhere = GitHubServer::start("id", "hush");
    for (mode, expected) in [
        (Mode::Status(500), "the service answers 500"),
        (Mode::Html, "the service answers 502"),
        (Mode::Slow(900), "no answer in time"),
        (Mode::Cut, "the service cannot be reached"),
        (Mode::Redirect(format!("{}/users/{LOGIN}", elsewhere.url())), "the service answers 302"),
    ] {
        double.set(mode.clone());
        for error in [
            client.public_profile(LOGIN, Freshness::Now).await.unwrap_err(),
            client.profile_of(&token).await.unwrap_err(),
            client.revoke(&token).await.unwrap_err(),
        ] {
            assert!(error.to_string().starts_with(expected), "{mode:?}: {error}");
        }
    }
    assert_eq!(elsewhere.asked(), [""; 0], "no redirection is followed");
    double.set(Mode::Revoked);
    assert_eq!(client.profile_of(&token).await, Err(ProviderError::TokenRefused));
    drop(double);
    let error = client.profile_of(&token).await.unwrap_err();
    assert!(matches!(error, ProviderError::Unreachable(_)), "{error}");
}

#[tokio::test]
async fn git_11_a_permission_is_taken_back_and_one_that_is_gone_counts() {
    let (double, client) = pair();
    let token = signed_in(&double, &client).await;
    assert_eq!(double.tokens().len(), 1);
    client.revoke(&token).await.unwrap();
    assert_eq!(double.tokens().len(), 0);
    client.revoke(&token).await.unwrap();
    assert_eq!(client.profile_of(&token).await, Err(ProviderError::TokenRefused));
}

/// A list that says to go on elsewhere ends there.
#[tokio::test]
async fn the_next_page_is_never_asked_for_at_another_server() {
    let other = GitHubServer::start("id", "hush");
    let next = format!("<{}/users/ada/repos?page=2>; rel=\"next\"", other.url());
    let lying = HttpServer::start(move |request| {
        let body = if request.target.contains("/repos?") { "[]" } else { "{\"login\": \"ada\"}" };
        Reply::whole(200, "application/json", body).with("Link", next.clone())
    });
    let client = client_at(lying.url(), "hush");
    assert_eq!(client.public_profile("ada", Freshness::Now).await.unwrap().repositories, []);
    assert_eq!(other.asked(), [""; 0]);
}

#[tokio::test]
async fn endless_answers_end() {
    let endless = HttpServer::start(|_| Reply::whole(200, "application/json", vec![b' '; 5 * 1024 * 1024]));
    let refused = client_at(endless.url(), "hush").public_profile("ada", Freshness::Now).await;
    assert!(matches!(refused, Err(ProviderError::Unreadable(_) | ProviderError::Timeout)), "{refused:?}");
}
