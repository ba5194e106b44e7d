//! The client of LinkedIn's sign-in beside its stand-in, with LinkedIn's oddities (LIN-02, LIN-10).

use url::Url;
use vitae_profiles::linkedin::Addresses;
use vitae_profiles::{LinkedIn, OAuthApp, Patience, ProviderError, Secret};
use vitae_testkit::linkedin::{LinkedInServer, Mode};

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
