//! Requests: bounded in time and size, to configured addresses only.

use crate::ProviderError;
use reqwest::header::{ACCEPT, CONTENT_TYPE, HeaderMap};
use reqwest::redirect::Policy;
use reqwest::{Client, Method, RequestBuilder, Response};
use serde::de::DeserializeOwned;
use std::fmt;
use std::time::Duration;
use url::{Url, form_urlencoded};

/// Most bytes of one answer: a page of 100 repositories takes about 600 KB.
const MAX_BYTES: usize = 4 * 1024 * 1024;

/// A secret that no log shows.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    /// Hides a text.
    pub fn new(text: impl Into<String>) -> Self {
        Self(text.into())
    }

    /// The text.
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(hidden)")
    }
}

/// The operator's application at a service.
#[derive(Debug, Clone)]
pub struct OAuthApp {
    /// Its public name.
    pub client_id: String,
    /// What only the operator and the service know.
    pub client_secret: Secret,
}

/// How long is waited.
#[derive(Debug, Clone, Copy)]
pub struct Patience {
    /// Until the service is reached.
    pub connect: Duration,
    /// For one whole answer.
    pub answer: Duration,
}

impl Default for Patience {
    fn default() -> Self {
        Self { connect: Duration::from_secs(5), answer: Duration::from_secs(10) }
    }
}

/// Makes requests.
#[derive(Clone)]
pub(crate) struct Http {
    client: Client,
}

/// An answer of any status, read as a whole.
pub(crate) struct Answer {
    pub status: u16,
    pub headers: HeaderMap,
    pub body: Vec<u8>,
}

impl Answer {
    pub fn is_success(&self) -> bool {
        (200..300).contains(&self.status)
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name)?.to_str().ok()
    }

    pub fn json<T: DeserializeOwned>(&self) -> Result<T, ProviderError> {
        serde_json::from_slice(&self.body).map_err(|error| ProviderError::Unreadable(error.to_string()))
    }
}

impl Http {
    /// A client that follows no redirections: a token goes nowhere else, and no answer leads into this machine's network.
    pub fn new(patience: Patience) -> Result<Self, ProviderError> {
        // Fails only when a provider is there already.
        _ = rustls::crypto::ring::default_provider().install_default();
        let client = Client::builder()
            .connect_timeout(patience.connect)
            .timeout(patience.answer)
            .redirect(Policy::none())
            // GitHub refuses whoever gives no name.
            .user_agent(concat!("vitae/", env!("CARGO_PKG_VERSION")));
        Ok(Self { client: client.build().map_err(|error| ProviderError::Setup(error.to_string()))? })
    }

    pub fn request(&self, method: Method, address: Url) -> RequestBuilder {
        self.client.request(method, address)
    }

    /// A form, for which the answer is JSON.
    pub fn form(&self, address: Url, fields: &[(&str, &str)]) -> RequestBuilder {
        let body = form_urlencoded::Serializer::new(String::new()).extend_pairs(fields).finish();
        self.request(Method::POST, address)
            .header(ACCEPT, "application/json")
            .header(CONTENT_TYPE, "application/x-www-form-urlencoded")
            .body(body)
    }

    pub async fn send(&self, request: RequestBuilder) -> Result<Answer, ProviderError> {
        let response = request.send().await.map_err(failed)?;
        let (status, headers) = (response.status().as_u16(), response.headers().clone());
        Ok(Answer { status, headers, body: body(response).await? })
    }
}

async fn body(mut response: Response) -> Result<Vec<u8>, ProviderError> {
    let mut all = Vec::new();
    while let Some(part) = response.chunk().await.map_err(failed)? {
        if all.len() + part.len() > MAX_BYTES {
            return Err(ProviderError::Unreadable("the answer is longer than 4 MiB".into()));
        }
        all.extend_from_slice(&part);
    }
    Ok(all)
}

/// What went wrong with a connection, down to its cause, without the address.
fn failed(error: reqwest::Error) -> ProviderError {
    if error.is_timeout() {
        return ProviderError::Timeout;
    }
    let error = error.without_url();
    let mut text = error.to_string();
    let mut cause = std::error::Error::source(&error);
    while let Some(deeper) = cause {
        text += &format!(": {deeper}");
        cause = deeper.source();
    }
    ProviderError::Unreachable(text)
}

/// An address below a configured one.
pub(crate) fn below(base: &Url, segments: &[&str]) -> Url {
    let mut address = base.clone();
    if let Ok(mut path) = address.path_segments_mut() {
        path.pop_if_empty().extend(segments);
    }
    address
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_secret_is_shown_and_no_name_leaves_the_configured_address() {
        let app = OAuthApp { client_id: "id".into(), client_secret: Secret::new("hush") };
        assert!(!format!("{app:?}").contains("hush"));
        let base = Url::parse("https://api.github.com").unwrap();
        for (name, expected) in [
            ("ada", "https://api.github.com/users/ada"),
            ("../x", "https://api.github.com/users/..%2Fx"),
            ("a?b#c", "https://api.github.com/users/a%3Fb%23c"),
            ("@evil.example", "https://api.github.com/users/@evil.example"),
        ] {
            assert_eq!(below(&base, &["users", name]).as_str(), expected);
        }
        let enterprise = Url::parse("https://git.example.org/api/v3/").unwrap();
        assert_eq!(below(&enterprise, &["user"]).as_str(), "https://git.example.org/api/v3/user");
    }
}
