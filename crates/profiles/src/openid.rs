//! Signing in at an identity provider by OpenID Connect: any that describes itself under `.well-known/openid-configuration`.

use crate::http::Http;
use crate::{OAuthApp, Patience, ProviderError};
use futures::future::BoxFuture;
use openidconnect::core::{
    CoreAuthenticationFlow, CoreClient, CoreClientAuthMethod, CoreIdTokenClaims, CoreProviderMetadata,
    CoreTokenResponse, CoreUserInfoClaims,
};
use openidconnect::{
    AsyncHttpClient, AuthType, AuthorizationCode, ClientId, ClientSecret, CsrfToken, DiscoveryError, EndpointMaybeSet,
    EndpointNotSet, EndpointSet, HttpRequest, HttpResponse, IssuerUrl, LocalizedClaim, Nonce, OAuth2TokenResponse,
    PkceCodeChallenge, PkceCodeVerifier, RedirectUrl, RequestTokenError, Scope, TokenResponse, UserInfoError,
};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use url::Url;

/// What a provider says about itself is asked for again after this: its keys change now and then.
const FRESH: Duration = Duration::from_secs(60 * 60);

type Client =
    CoreClient<EndpointSet, EndpointNotSet, EndpointNotSet, EndpointNotSet, EndpointMaybeSet, EndpointMaybeSet>;

/// What ties the two halves of a sign-in together; each text is random, and known to this server alone until it is used.
#[derive(Debug, Clone, PartialEq, Eq)]
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
    described: Mutex<Option<(Instant, Arc<CoreProviderMetadata>)>>,
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
            described: Mutex::new(None),
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
            .map_err(refused)?;
        let claims = self.checked(&client, &answer, attempt)?;
        let mut person = Person {
            subject: claims.subject().to_string(),
            email: claims.email().map(|email| email.to_string()),
            is_email_verified: claims.email_verified().unwrap_or(false),
            name: claims.name().and_then(first),
        };
        if person.email.is_none()
            && let Ok(request) = client.user_info(answer.access_token().clone(), Some(claims.subject().clone()))
        {
            let more: CoreUserInfoClaims = request.request_async(&self.http).await.map_err(unanswered)?;
            person.email = more.email().map(|email| email.to_string());
            person.is_email_verified = more.email_verified().unwrap_or(false);
            person.name = person.name.or_else(|| more.name().and_then(first));
        }
        Ok(person)
    }

    /// What the provider signed. A key that is not known yet is looked for at the next sign-in.
    fn checked(
        &self,
        client: &Client,
        answer: &CoreTokenResponse,
        attempt: &Attempt,
    ) -> Result<CoreIdTokenClaims, ProviderError> {
        let token = answer.id_token().ok_or_else(|| ProviderError::Unreadable("no identity came along".into()))?;
        let claims = token.claims(&client.id_token_verifier(), &Nonce::new(attempt.nonce.clone()));
        claims.cloned().map_err(|error| {
            *self.described.lock().unwrap_or_else(PoisonError::into_inner) = None;
            ProviderError::Unreadable(format!("the identity is not the provider's: {error}"))
        })
    }

    async fn client(&self) -> Result<Client, ProviderError> {
        let provider = self.described().await?;
        let methods = provider.token_endpoint_auth_methods_supported();
        let takes_header = methods.is_none_or(|methods| methods.contains(&CoreClientAuthMethod::ClientSecretBasic));
        let id = ClientId::new(self.app.client_id.clone());
        let secret = ClientSecret::new(self.app.client_secret.reveal().to_owned());
        Ok(CoreClient::from_provider_metadata(CoreProviderMetadata::clone(&provider), id, Some(secret))
            .set_redirect_uri(self.redirect_uri.clone())
            .set_auth_type(if takes_header { AuthType::BasicAuth } else { AuthType::RequestBody }))
    }

    async fn described(&self) -> Result<Arc<CoreProviderMetadata>, ProviderError> {
        let known = self.described.lock().unwrap_or_else(PoisonError::into_inner).clone();
        if let Some((_, provider)) = known.filter(|(since, _)| since.elapsed() < FRESH) {
            return Ok(provider);
        }
        let provider = CoreProviderMetadata::discover_async(self.issuer.clone(), &self.http).await;
        let provider = Arc::new(provider.map_err(undescribed)?);
        *self.described.lock().unwrap_or_else(PoisonError::into_inner) = Some((Instant::now(), provider.clone()));
        Ok(provider)
    }
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

fn first<T: Clone + std::ops::Deref<Target = String>>(claim: &LocalizedClaim<T>) -> Option<String> {
    claim.get(None).or_else(|| claim.iter().next().map(|(_, text)| text)).map(|text| text.to_string())
}

fn undescribed(error: DiscoveryError<ProviderError>) -> ProviderError {
    match error {
        DiscoveryError::Request(error) => error,
        DiscoveryError::Response(status, ..) => ProviderError::Refused(status.as_u16()),
        other => ProviderError::Unreadable(other.to_string()),
    }
}

fn refused<T: openidconnect::ErrorResponse + 'static>(error: RequestTokenError<ProviderError, T>) -> ProviderError {
    match error {
        RequestTokenError::Request(error) => error,
        RequestTokenError::ServerResponse(answer) => ProviderError::CodeRefused(format!("{answer:?}")),
        RequestTokenError::Parse(error, _) => ProviderError::Unreadable(error.to_string()),
        RequestTokenError::Other(error) => ProviderError::Unreadable(error),
    }
}

fn unanswered(error: UserInfoError<ProviderError>) -> ProviderError {
    match error {
        UserInfoError::Request(error) => error,
        UserInfoError::Response(status, ..) => ProviderError::Refused(status.as_u16()),
        other => ProviderError::Unreadable(other.to_string()),
    }
}
