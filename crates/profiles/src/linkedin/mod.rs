//! LinkedIn: sign-in by OpenID Connect, what members take out themselves, and what LinkedIn hands over when they consent.
//!
//! Sign-in gives a name, an address for mail and a picture, nothing else. Three things differ from what the protocol asks
//! for: `locale` is an object, no `nonce` comes back, and a `code_verifier` makes the exchange fail.

pub mod export;
pub mod pdf;
mod portability;

pub use portability::{Portability, SnapshotError};

use crate::http::{Http, below};
use crate::{OAuthApp, Patience, ProviderError, Secret};
use reqwest::Method;
use reqwest::header::AUTHORIZATION;
use serde::{Deserialize, Serialize};
use url::Url;

/// Where LinkedIn is.
#[derive(Debug, Clone)]
pub struct Addresses {
    /// In front of `/oauth/v2/authorization`.
    pub web: Url,
    /// In front of `/v2/userinfo`.
    pub api: Url,
}

impl Addresses {
    /// The public address of the site.
    pub const WEB: &'static str = "https://www.linkedin.com";
    /// The public address of the interface.
    pub const API: &'static str = "https://api.linkedin.com";
}

impl Default for Addresses {
    /// The public addresses.
    fn default() -> Self {
        let public = |address| Url::parse(address).expect("the public addresses are valid");
        Self { web: public(Self::WEB), api: public(Self::API) }
    }
}

/// Who signed in.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Identity {
    /// LinkedIn's name for the member, another for each application.
    pub subject: String,
    /// The member's name.
    pub name: String,
    /// The address for mail, when the member has one and it is confirmed.
    pub email: Option<String>,
    /// The picture; the address ends after some weeks.
    pub picture: Option<String>,
}

/// A client of LinkedIn.
pub struct LinkedIn {
    http: Http,
    addresses: Addresses,
    app: OAuthApp,
}

impl LinkedIn {
    /// A client for an application.
    ///
    /// # Errors
    /// [`ProviderError::Setup`] when the system's certificates cannot be read.
    pub fn new(addresses: Addresses, app: OAuthApp, patience: Patience) -> Result<Self, ProviderError> {
        Ok(Self { http: Http::new(patience)?, addresses, app })
    }

    /// Where a browser goes to give permission.
    pub fn authorize_url(&self, state: &str, redirect_uri: &str) -> Url {
        self.authorize("openid profile email", state, redirect_uri)
    }

    fn authorize(&self, scope: &str, state: &str, redirect_uri: &str) -> Url {
        let mut address = below(&self.addresses.web, &["oauth", "v2", "authorization"]);
        address
            .query_pairs_mut()
            .append_pair("response_type", "code")
            .append_pair("client_id", &self.app.client_id)
            .append_pair("redirect_uri", redirect_uri)
            .append_pair("state", state)
            .append_pair("scope", scope);
        address
    }

    /// The token for a code that a browser brought back. The secret goes into the body: the header is not documented.
    ///
    /// # Errors
    /// [`ProviderError::CodeRefused`] with LinkedIn's word, and the usual ones.
    pub async fn exchange(&self, code: &str, redirect_uri: &str) -> Result<Secret, ProviderError> {
        let address = below(&self.addresses.web, &["oauth", "v2", "accessToken"]);
        let fields = [
            ("grant_type", "authorization_code"),
            ("code", code),
            ("redirect_uri", redirect_uri),
            ("client_id", self.app.client_id.as_str()),
            ("client_secret", self.app.client_secret.reveal()),
        ];
        let answer = self.http.send(self.http.form(address, &fields)).await?;
        let grant: Grant = answer.json().map_err(|unreadable| match answer.is_success() {
            true => unreadable,
            false => refused(answer.status),
        })?;
        match grant {
            Grant { access_token: Some(token), .. } if answer.is_success() && !token.is_empty() => {
                Ok(Secret::new(token))
            }
            Grant { error: Some(error), .. } => Err(ProviderError::CodeRefused(error)),
            _ if answer.is_success() => Err(ProviderError::Unreadable("no access token".into())),
            _ => Err(refused(answer.status)),
        }
    }

    /// Who gave the permission.
    ///
    /// # Errors
    /// [`ProviderError::TokenRefused`] and the usual ones.
    pub async fn identity(&self, token: &Secret) -> Result<Identity, ProviderError> {
        let address = below(&self.addresses.api, &["v2", "userinfo"]);
        let request = self.http.request(Method::GET, address);
        let answer = self.http.send(request.header(AUTHORIZATION, format!("Bearer {}", token.reveal()))).await?;
        if !answer.is_success() {
            return Err(refused(answer.status));
        }
        answer.json::<UserInfo>().map(UserInfo::identity)
    }
}

fn refused(status: u16) -> ProviderError {
    match status {
        401 => ProviderError::TokenRefused,
        429 => ProviderError::RateLimited { retry_after: None },
        status => ProviderError::Refused(status),
    }
}

#[derive(Deserialize)]
struct Grant {
    access_token: Option<String>,
    error: Option<String>,
}

/// What is said of the member; the rest, among it the odd `locale`, is not read.
#[derive(Deserialize)]
struct UserInfo {
    sub: String,
    #[serde(default)]
    name: Option<String>,
    #[serde(default)]
    given_name: Option<String>,
    #[serde(default)]
    family_name: Option<String>,
    #[serde(default)]
    picture: Option<String>,
    #[serde(default)]
    email: Option<String>,
    #[serde(default)]
    email_verified: Option<bool>,
}

impl UserInfo {
    fn identity(self) -> Identity {
        let parts =
            || [self.given_name.as_deref(), self.family_name.as_deref()].into_iter().flatten().collect::<Vec<_>>();
        let name = self.name.clone().unwrap_or_else(|| parts().join(" "));
        // Some answers have no word about it; a plain no counts.
        let email = self.email.filter(|_| self.email_verified != Some(false));
        Identity { subject: self.sub, name, email, picture: self.picture }
    }
}

/// The address of a member's page in what a user typed, in its one spelling `https://www.linkedin.com/in/NAME`.
pub fn profile_address(typed: &str) -> Option<String> {
    let typed = typed.trim();
    let with_scheme = if typed.contains("://") { typed.to_owned() } else { format!("https://{typed}") };
    let address = Url::parse(&with_scheme).ok().filter(|address| matches!(address.scheme(), "http" | "https"))?;
    let host = address.host_str()?;
    let country = host.strip_suffix(".linkedin.com").is_some_and(|country| {
        country == "www" || country == "m" || (country.len() == 2 && country.bytes().all(|b| b.is_ascii_lowercase()))
    });
    let plain = address.username().is_empty() && address.password().is_none() && address.port().is_none();
    if !(country || host == "linkedin.com") || !plain {
        return None;
    }
    let mut segments = address.path_segments()?;
    let (Some("in"), Some(name)) = (segments.next(), segments.next()) else { return None };
    is_vanity(name).then(|| format!("https://www.linkedin.com/in/{name}"))
}

/// Letters, digits and hyphens; letters of other scripts come percent-encoded.
fn is_vanity(name: &str) -> bool {
    let signs = name.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'%'));
    signs && (1..=300).contains(&name.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lin_09_an_address_of_a_member_is_brought_into_its_one_spelling() {
        for (typed, expected) in [
            ("https://www.linkedin.com/in/ada-byron/", Some("https://www.linkedin.com/in/ada-byron")),
            (" linkedin.com/in/ada?trk=x#y ", Some("https://www.linkedin.com/in/ada")),
            ("http://de.linkedin.com/in/ada/en", Some("https://www.linkedin.com/in/ada")),
            ("https://www.linkedin.com/in/j%C3%BCrgen", Some("https://www.linkedin.com/in/j%C3%BCrgen")),
            ("https://www.linkedin.com/in/jürgen", Some("https://www.linkedin.com/in/j%C3%BCrgen")),
            ("https://www.linkedin.com/in/", None),
            ("https://www.linkedin.com/company/acme", None),
            ("https://www.linkedin.com/pub/ada", None),
            ("https://linkedin.com.evil.example/in/ada", None),
            ("https://evil.example/www.linkedin.com/in/ada", None),
            ("https://www.linkedin.com@evil.example/in/ada", None),
            ("https://me:pw@www.linkedin.com/in/ada", None),
            ("https://www.linkedin.com:8443/in/ada", None),
            ("https://abc.linkedin.com/in/ada", None),
            ("javascript:alert(1)", None),
            ("file:///in/ada", None),
            ("", None),
            ("ada", None),
        ] {
            assert_eq!(profile_address(typed).as_deref(), expected, "{typed}");
        }
    }

    #[test]
    fn what_linkedin_says_of_a_member_is_read_with_its_oddities() {
        let read = |json: &str| serde_json::from_str::<UserInfo>(json).unwrap().identity();
        let whole = read(
            r#"{"sub": "s", "name": "Ada Byron", "given_name": "Ada", "family_name": "Byron", "picture": "https://p",
                "email": "ada@example.org", "email_verified": true, "locale": {"country": "US", "language": "en"}}"#,
        );
        assert_eq!((whole.name.as_str(), whole.email.as_deref()), ("Ada Byron", Some("ada@example.org")));
        let sparse = read(r#"{"sub": "s", "given_name": "Ada", "email": "a@example.org", "email_verified": false}"#);
        assert_eq!(sparse, Identity { subject: "s".into(), name: "Ada".into(), ..Identity::default() });
    }
}
