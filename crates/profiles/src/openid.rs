//! Signing in at an identity provider by OpenID Connect: any that describes itself under `.well-known/openid-configuration`.

use crate::http::Http;
use crate::{OAuthApp, Patience, ProviderError};
use futures::future::BoxFuture;
use moka::Expiry;
use moka::future::Cache;
use openidconnect::core::{
    CoreAuthenticationFlow, CoreClient, CoreClientAuthMethod, CoreErrorResponseType, CoreIdTokenClaims,
    CoreProviderMetadata, CoreTokenResponse, CoreUserInfoClaims,
};
use openidconnect::{
    AsyncHttpClient, AuthType, AuthorizationCode, ClaimsVerificationError, ClientId, ClientSecret, CsrfToken,
    DiscoveryError, EndpointMaybeSet, EndpointNotSet, EndpointSet, HttpRequest, HttpResponse, IssuerUrl,
    LocalizedClaim, Nonce, OAuth2TokenResponse, PkceCodeChallenge, PkceCodeVerifier, RedirectUrl, RequestTokenError,
    Scope, SignatureVerificationError, StandardErrorResponse, TokenResponse, UserInfoError,
};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use std::time::{Duration, Instant};
use url::Url;

/// What a provider says about itself is asked for again after this: its keys change now and then.
const METADATA_KEPT: Duration = Duration::from_secs(60 * 60);

/// A provider that failed is not asked again for so long, however many people want to sign in.
const FAILURE_KEPT: Duration = Duration::from_secs(30);

/// A key that is not known makes the provider be asked again, but not more often than this: whoever signs in can choose its name.
const ASKED_AGAIN_AFTER: Duration = Duration::from_secs(60);

/// Longest name of a person at a provider, in bytes (OpenID Connect Core 1.0, section 2).
const MAX_SUBJECT_BYTES: usize = 255;

/// Longest address for mail, in bytes (RFC 5321).
const MAX_EMAIL_BYTES: usize = 254;

type Client =
    CoreClient<EndpointSet, EndpointNotSet, EndpointNotSet, EndpointNotSet, EndpointMaybeSet, EndpointMaybeSet>;

/// What ties the two halves of a sign-in together; each text is random, and known to this server alone until it is used.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attempt {
    /// Goes along with the browser and comes back.
    pub state: String,
    /// Comes back in the signed answer.
    pub nonce: String,
    /// Proves that the code is ours: 43 to 128 characters (RFC 7636).
    pub verifier: String,
}

/// Who signed in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Person {
    /// The provider's name for the person; it never changes.
    pub subject: String,
    /// The address for mail, when the provider gives one.
    pub email: Option<String>,
    /// Whether the provider knows the address to be the person's.
    pub is_email_verified: bool,
    /// The person's name.
    pub name: Option<String>,
}

/// A client of one provider.
pub struct OpenId {
    http: Http,
    issuer: IssuerUrl,
    app: OAuthApp,
    redirect_uri: RedirectUrl,
    metadata: Cache<(), Discovered>,
}

/// What came of asking the provider about itself.
#[derive(Clone)]
struct Discovered {
    at: Instant,
    metadata: Result<Arc<CoreProviderMetadata>, ProviderError>,
}

/// Keeps an answer longer than a failure.
struct Lifetime;

impl Expiry<(), Discovered> for Lifetime {
    fn expire_after_create(&self, (): &(), discovered: &Discovered, _: Instant) -> Option<Duration> {
        Some(if discovered.metadata.is_ok() { METADATA_KEPT } else { FAILURE_KEPT })
    }
}

impl OpenId {
    /// A client for the provider at `issuer`, which sends browsers back to `redirect_uri`.
    ///
    /// # Errors
    /// [`ProviderError::Setup`] for an address that is none, or when the system's certificates cannot be read.
    pub fn new(issuer: &str, app: OAuthApp, redirect_uri: String, patience: Patience) -> Result<Self, ProviderError> {
        let setup = |error: url::ParseError| ProviderError::Setup(error.to_string());
        Ok(Self {
            http: Http::new(patience)?,
            issuer: IssuerUrl::new(issuer.to_owned()).map_err(setup)?,
            app,
            redirect_uri: RedirectUrl::new(redirect_uri).map_err(setup)?,
            metadata: Cache::builder().max_capacity(1).expire_after(Lifetime).build(),
        })
    }

    /// The provider's own name for itself.
    pub fn issuer(&self) -> &str {
        self.issuer.as_str()
    }

    /// Where a browser goes to sign in.
    ///
    /// # Errors
    /// The usual ones, when the provider does not describe itself.
    pub async fn authorize_url(&self, attempt: &Attempt) -> Result<Url, ProviderError> {
        let client = self.client().await?;
        let Attempt { state, nonce, verifier } = attempt.clone();
        let verifier = PkceCodeVerifier::new(verifier);
        let (url, ..) = client
            .authorize_url(CoreAuthenticationFlow::AuthorizationCode, || CsrfToken::new(state), || Nonce::new(nonce))
            .add_scope(Scope::new("email".into()))
            .add_scope(Scope::new("profile".into()))
            .set_pkce_challenge(PkceCodeChallenge::from_code_verifier_sha256(&verifier))
            .url();
        Ok(url)
    }

    /// Who signed in, for a code that a browser brought back. The answer's signature, audience, time and nonce are checked.
    ///
    /// # Errors
    /// [`ProviderError::CodeRefused`] with the provider's word, and the usual ones.
    pub async fn person(&self, code: &str, attempt: &Attempt) -> Result<Person, ProviderError> {
        let client = self.client().await?;
        let answer = client
            .exchange_code(AuthorizationCode::new(code.to_owned()))
            .map_err(|error| ProviderError::Unreadable(error.to_string()))?
            .set_pkce_verifier(PkceCodeVerifier::new(attempt.verifier.clone()))
            .request_async(&self.http)
            .await
            .map_err(token_error)?;
        let claims = self.verified_claims(&client, &answer, attempt).await?;
        let mut person = Person {
            subject: subject(&claims)?,
            email: claims.email().map(|email| email.to_string()),
            is_email_verified: claims.email_verified().unwrap_or(false),
            name: claims.name().and_then(default_locale),
        };
        if person.email.is_none()
            && let Ok(request) = client.user_info(answer.access_token().clone(), Some(claims.subject().clone()))
        {
            let more: CoreUserInfoClaims = request.request_async(&self.http).await.map_err(userinfo_error)?;
            person.email = more.email().map(|email| email.to_string());
            person.is_email_verified = more.email_verified().unwrap_or(false);
            person.name = person.name.or_else(|| more.name().and_then(default_locale));
        }
        person.email = person.email.filter(|email| email.len() <= MAX_EMAIL_BYTES);
        Ok(person)
    }

    /// What the provider signed. For a key that is not known the provider is asked once more: it may have a new one.
    async fn verified_claims(
        &self,
        client: &Client,
        answer: &CoreTokenResponse,
        attempt: &Attempt,
    ) -> Result<CoreIdTokenClaims, ProviderError> {
        let token = answer.id_token().ok_or_else(|| ProviderError::Unreadable("no identity came along".into()))?;
        let nonce = Nonce::new(attempt.nonce.clone());
        let verified = match token.claims(&client.id_token_verifier(), &nonce) {
            Err(ClaimsVerificationError::SignatureVerification(SignatureVerificationError::NoMatchingKey))
                if self.forget_metadata().await =>
            {
                token.claims(&self.client().await?.id_token_verifier(), &nonce).cloned()
            }
            verified => verified.cloned(),
        };
        verified.map_err(|error| ProviderError::Unreadable(format!("the identity is not the provider's: {error}")))
    }

    async fn client(&self) -> Result<Client, ProviderError> {
        let metadata = self.provider_metadata().await?;
        let methods = metadata.token_endpoint_auth_methods_supported();
        let takes_header = methods.is_none_or(|methods| methods.contains(&CoreClientAuthMethod::ClientSecretBasic));
        let id = ClientId::new(self.app.client_id.clone());
        let secret = ClientSecret::new(self.app.client_secret.reveal().to_owned());
        Ok(CoreClient::from_provider_metadata(CoreProviderMetadata::clone(&metadata), id, Some(secret))
            .set_redirect_uri(self.redirect_uri.clone())
            .set_auth_type(if takes_header { AuthType::BasicAuth } else { AuthType::RequestBody }))
    }

    /// What the provider says about itself, asked for by one at a time.
    async fn provider_metadata(&self) -> Result<Arc<CoreProviderMetadata>, ProviderError> {
        self.metadata.get_with((), self.discover()).await.metadata
    }

    async fn discover(&self) -> Discovered {
        let found = CoreProviderMetadata::discover_async(self.issuer.clone(), &self.http).await;
        let metadata = found.map_err(discovery_error).and_then(|metadata| {
            if self.is_as_safe(&metadata) {
                Ok(Arc::new(metadata))
            } else {
                Err(ProviderError::Unreadable("it leads from https to http".into()))
            }
        });
        Discovered { at: Instant::now(), metadata }
    }

    /// Whether nothing goes unencrypted to a provider that is reached encrypted.
    fn is_as_safe(&self, metadata: &CoreProviderMetadata) -> bool {
        let own = [Some(metadata.jwks_uri().url()), metadata.token_endpoint().map(|endpoint| endpoint.url())];
        let all = own.into_iter().chain([metadata.userinfo_endpoint().map(|endpoint| endpoint.url())]);
        self.issuer.url().scheme() != "https" || all.flatten().all(|url| url.scheme() == "https")
    }

    /// Forgets what the provider said about itself; false when that was just now.
    async fn forget_metadata(&self) -> bool {
        let is_old = self.metadata.get(&()).await.is_none_or(|known| known.at.elapsed() >= ASKED_AGAIN_AFTER);
        if is_old {
            self.metadata.invalidate(&()).await;
        }
        is_old
    }
}

fn subject(claims: &CoreIdTokenClaims) -> Result<String, ProviderError> {
    let subject = claims.subject().as_str();
    let is_short = subject.len() <= MAX_SUBJECT_BYTES;
    is_short
        .then(|| subject.to_owned())
        .ok_or_else(|| ProviderError::Unreadable("the person's name is too long".into()))
}

impl<'c> AsyncHttpClient<'c> for Http {
    type Error = ProviderError;
    type Future = BoxFuture<'c, Result<HttpResponse, ProviderError>>;

    fn call(&'c self, request: HttpRequest) -> Self::Future {
        Box::pin(async move {
            let (parts, body) = request.into_parts();
            let unreadable = |error: url::ParseError| ProviderError::Unreadable(error.to_string());
            let address = Url::parse(&parts.uri.to_string()).map_err(unreadable)?;
            let answer = self.send(self.request(parts.method, address).headers(parts.headers).body(body)).await?;
            let mut response = HttpResponse::new(answer.body);
            let no_status = |_| ProviderError::Unreadable("no status".into());
            *response.status_mut() = answer.status.try_into().map_err(no_status)?;
            *response.headers_mut() = answer.headers;
            Ok(response)
        })
    }
}

fn default_locale<T: Clone + std::ops::Deref<Target = String>>(claim: &LocalizedClaim<T>) -> Option<String> {
    claim.get(None).or_else(|| claim.iter().next().map(|(_, text)| text)).map(|text| text.to_string())
}

fn discovery_error(error: DiscoveryError<ProviderError>) -> ProviderError {
    match error {
        DiscoveryError::Request(error) => error,
        DiscoveryError::Response(status, ..) => ProviderError::Refused(status.as_u16()),
        other => ProviderError::Unreadable(other.to_string()),
    }
}

fn token_error(error: RequestTokenError<ProviderError, StandardErrorResponse<CoreErrorResponseType>>) -> ProviderError {
    match error {
        RequestTokenError::Request(error) => error,
        RequestTokenError::ServerResponse(answer) => match answer.error() {
            CoreErrorResponseType::InvalidGrant => ProviderError::CodeRefused(answer.to_string()),
            _ => ProviderError::Unreadable(format!("it gives no token: {answer}")),
        },
        RequestTokenError::Parse(error, _) => ProviderError::Unreadable(error.to_string()),
        RequestTokenError::Other(error) => ProviderError::Unreadable(error),
    }
}

fn userinfo_error(error: UserInfoError<ProviderError>) -> ProviderError {
    match error {
        UserInfoError::Request(error) => error,
        UserInfoError::Response(status, ..) => ProviderError::Refused(status.as_u16()),
        other => ProviderError::Unreadable(other.to_string()),
    }
}
