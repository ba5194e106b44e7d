//! Signs in and fetches profiles with our client, so that its calls can be held against GitHub's own descriptions:
//! `profile WEB API CLIENT_ID SECRET`. Signing in and the GraphQL question go to WEB, the REST calls to API.

use reqwest::header::LOCATION;
use reqwest::redirect::Policy;
use std::error::Error;
use url::Url;
use vitae_profiles::github::{Addresses, Freshness};
use vitae_profiles::{GitHub, OAuthApp, Patience, ProviderError, Secret};

/// From RFC 7636, appendix B.
const VERIFIER: &str = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";
const CHALLENGE: &str = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM";
const BACK: &str = "https://vitae.example/api/auth/github/callback";

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [web, api, id, secret] = &arguments[..] else { return Err("profile WEB API CLIENT_ID SECRET".into()) };
    let client = |api: &str| -> Result<GitHub, Box<dyn Error>> {
        let app = OAuthApp { client_id: id.clone(), client_secret: Secret::new(secret) };
        let addresses = Addresses { web: Url::parse(web)?, api: Url::parse(api)? };
        Ok(GitHub::new(addresses, Some(app), Patience::default())?)
    };
    let (signing_in, rest) = (client(web)?, client(api)?);
    let token = signing_in.exchange(&code(&signing_in).await?, VERIFIER, BACK).await?;
    let login = signing_in.profile_of(&token).await?.login;
    rest.public_profile(&login, Freshness::Now).await?;
    match rest.public_profile("nobody", Freshness::Now).await {
        Err(ProviderError::NoProfile) => {}
        other => return Err(format!("nobody has a profile: {other:?}").into()),
    }
    rest.revoke(&token).await?;
    Ok(())
}

/// What a browser brings back after the user has said yes.
async fn code(client: &GitHub) -> Result<String, Box<dyn Error>> {
    let address = client.authorize_url("a-state", CHALLENGE, BACK).ok_or("no application")?;
    let browser = reqwest::Client::builder().redirect(Policy::none()).build()?;
    let answer = browser.get(address).send().await?;
    let back = Url::parse(answer.headers().get(LOCATION).ok_or("it leads nowhere")?.to_str()?)?;
    let code = back.query_pairs().find(|(name, _)| name == "code").ok_or("no code")?;
    Ok(code.1.into_owned())
}
