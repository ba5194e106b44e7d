//! GitHub: sign-in, public profiles, and the profile of whoever signed in.

mod address;
mod graphql;
mod limits;
mod rest;

pub use address::login_of;

use crate::cache::{Cache, Kept};
use crate::http::{Answer, Http, below};
use crate::{GithubProfile, OAuthApp, Patience, ProviderError, Repository, Secret};
use futures::future::join_all;
use limits::Closed;
use reqwest::Method;
use reqwest::header::{ACCEPT, AUTHORIZATION, CONTENT_TYPE, ETAG, IF_NONE_MATCH, LINK};
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::HashSet;
use std::time::Duration;
use url::Url;

/// The version of the REST interface that the answers are read by.
const API_VERSION: &str = "2022-11-28";

/// Repositories of one page, the most that GitHub gives.
const PAGE: usize = 100;

/// Most pages of repositories that are asked for.
const MAX_PAGES: usize = 3;

/// Repositories whose languages are asked for one by one: with the profile and three pages of the list that makes fourteen questions, a quarter of
/// what GitHub answers in an hour without a token.
const WITH_LANGUAGES: usize = 10;

/// Where GitHub is.
#[derive(Debug, Clone)]
pub struct Addresses {
    /// In front of `/login/oauth/authorize` and of profiles.
    pub web: Url,
    /// In front of `/users/…` and `/graphql`.
    pub api: Url,
}

impl Addresses {
    /// The public address of the site.
    pub const WEB: &'static str = "https://github.com";
    /// The public address of the interface.
    pub const API: &'static str = "https://api.github.com";
}

impl Default for Addresses {
    /// The public addresses.
    fn default() -> Self {
        let public = |address| Url::parse(address).expect("the public addresses are valid");
        Self { web: public(Self::WEB), api: public(Self::API) }
    }
}

/// How old an answer to a public question may be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Freshness {
    /// Ten minutes.
    Recent,
    /// GitHub is asked whether it still holds.
    Now,
}

const RECENT: Duration = Duration::from_secs(600);

/// A client of GitHub.
pub struct GitHub {
    http: Http,
    addresses: Addresses,
    app: Option<OAuthApp>,
    cache: Cache,
    closed: Closed,
}

impl GitHub {
    /// A client; without an application nobody can sign in, and public profiles can be had all the same.
    ///
    /// # Errors
    /// [`ProviderError::Setup`] when the system's certificates cannot be read.
    pub fn new(addresses: Addresses, app: Option<OAuthApp>, patience: Patience) -> Result<Self, ProviderError> {
        Ok(Self { http: Http::new(patience)?, addresses, app, cache: Cache::default(), closed: Closed::default() })
    }

    /// Whether people can sign in.
    pub fn takes_sign_ins(&self) -> bool {
        self.app.is_some()
    }

    /// The account's name in what a user typed: an address of this GitHub, `@name` or the name alone.
    pub fn login_of(&self, typed: &str) -> Option<String> {
        login_of(typed, &self.addresses.web)
    }

    /// Where a browser goes to give permission; no scope is asked for: public data needs none. Nothing without an
    /// application.
    pub fn authorize_url(&self, state: &str, challenge: &str, redirect_uri: &str) -> Option<Url> {
        let mut address = below(&self.addresses.web, &["login", "oauth", "authorize"]);
        address
            .query_pairs_mut()
            .append_pair("client_id", &self.app.as_ref()?.client_id)
            .append_pair("redirect_uri", redirect_uri)
            .append_pair("scope", "")
            .append_pair("state", state)
            .append_pair("code_challenge", challenge)
            .append_pair("code_challenge_method", "S256");
        Some(address)
    }

    /// The token for a code that a browser brought back.
    ///
    /// # Errors
    /// [`ProviderError::CodeRefused`] with GitHub's word, which comes with the status 200; and the usual ones.
    pub async fn exchange(&self, code: &str, verifier: &str, redirect_uri: &str) -> Result<Secret, ProviderError> {
        let app = self.app.as_ref().ok_or_else(no_application)?;
        let address = below(&self.addresses.web, &["login", "oauth", "access_token"]);
        let fields = [
            ("client_id", app.client_id.as_str()),
            ("client_secret", app.client_secret.reveal()),
            ("code", code),
            ("redirect_uri", redirect_uri),
            ("code_verifier", verifier),
        ];
        let answer = self.http.send(self.http.form(address, &fields)).await?;
        let grant: Grant = answer.json().map_err(|unreadable| match answer.is_success() {
            true => unreadable,
            false => ProviderError::Refused(answer.status),
        })?;
        match grant {
            Grant { error: Some(error), .. } => Err(ProviderError::CodeRefused(error)),
            Grant { access_token: Some(token), .. } if !token.is_empty() => Ok(Secret::new(token)),
            _ => Err(ProviderError::Unreadable("no access token".into())),
        }
    }

    /// Takes the permission back at GitHub; one that is gone already counts.
    ///
    /// # Errors
    /// When GitHub did not say so.
    pub async fn revoke(&self, token: &Secret) -> Result<(), ProviderError> {
        let app = self.app.as_ref().ok_or_else(no_application)?;
        let address = below(&self.addresses.api, &["applications", &app.client_id, "token"]);
        let request = self
            .rest(Method::DELETE, address)
            .basic_auth(&app.client_id, Some(app.client_secret.reveal()))
            .header(CONTENT_TYPE, "application/json")
            .body(json!({ "access_token": token.reveal() }).to_string());
        let answer = self.http.send(request).await?;
        match answer.status {
            204 | 404 => Ok(()),
            _ => Err(limits::refusal(&answer)),
        }
    }

    /// A public profile by the account's name.
    ///
    /// # Errors
    /// [`ProviderError::NoProfile`], [`ProviderError::RateLimited`] and the usual ones.
    pub async fn public_profile(&self, login: &str, freshness: Freshness) -> Result<GithubProfile, ProviderError> {
        let profile = self.get(below(&self.addresses.api, &["users", login]), freshness).await?;
        let mut profile = rest::profile(&profile.body)?;
        // The account may have been renamed, and GitHub writes names its own way.
        profile.repositories = self.public_repositories(&profile.login, freshness).await?;
        let mut profile = profile.sorted();
        self.add_languages(&mut profile.repositories, freshness).await;
        Ok(profile)
    }

    /// The profile of whoever gave the permission.
    ///
    /// # Errors
    /// [`ProviderError::TokenRefused`], [`ProviderError::RateLimited`] and the usual ones.
    pub async fn profile_of(&self, token: &Secret) -> Result<GithubProfile, ProviderError> {
        let mut profile: Option<GithubProfile> = None;
        let mut after = None;
        for _ in 0..MAX_PAGES {
            let page = graphql::read(&self.graphql(token, after.as_deref()).await?)?;
            match &mut profile {
                Some(profile) => add_unseen(&mut profile.repositories, page.profile.repositories),
                None => profile = Some(page.profile),
            }
            after = page.next;
            if after.is_none() {
                break;
            }
        }
        Ok(profile.unwrap_or_default().sorted())
    }

    async fn graphql(&self, token: &Secret, after: Option<&str>) -> Result<Answer, ProviderError> {
        let body = json!({ "query": graphql::QUERY, "variables": { "first": PAGE, "after": after } });
        let request = self
            .http
            .request(Method::POST, below(&self.addresses.api, &["graphql"]))
            .header(AUTHORIZATION, format!("Bearer {}", token.reveal()))
            .header(CONTENT_TYPE, "application/json")
            .body(body.to_string());
        let answer = self.http.send(request).await?;
        if answer.is_success() { Ok(answer) } else { Err(limits::refusal(&answer)) }
    }

    async fn public_repositories(&self, login: &str, freshness: Freshness) -> Result<Vec<Repository>, ProviderError> {
        let mut address = below(&self.addresses.api, &["users", login, "repos"]);
        address.query_pairs_mut().append_pair("per_page", &PAGE.to_string()).append_pair("sort", "pushed");
        let mut all = Vec::new();
        for _ in 0..MAX_PAGES {
            let page = self.get(address.clone(), freshness).await?;
            all.extend(rest::repositories(&page.body)?);
            match page.next.as_deref().and_then(|next| self.own_address(next)) {
                Some(next) => address = next,
                None => break,
            }
        }
        Ok(all)
    }

    /// What cannot be had is left out: the list is there without it.
    async fn add_languages(&self, repositories: &mut [Repository], freshness: Freshness) {
        let own = repositories.iter_mut().filter(|repository| !repository.fork).take(WITH_LANGUAGES);
        join_all(own.map(|repository| async move {
            let (owner, name) = repository.full_name.split_once('/')?;
            let address = below(&self.addresses.api, &["repos", owner, name, "languages"]);
            let answer = self.get(address, freshness).await.ok()?;
            repository.languages = rest::languages(&answer.body).ok()?;
            Some(())
        }))
        .await;
    }

    /// A public question, answered from what is kept if that is good enough.
    async fn get(&self, address: Url, freshness: Freshness) -> Result<Kept, ProviderError> {
        let key = address.as_str().to_owned();
        let kept = self.cache.get(&key);
        if let Some(kept) = &kept
            && freshness == Freshness::Recent
            && kept.is_younger_than(RECENT)
        {
            return Ok(kept.clone());
        }
        self.closed.check()?;
        let mut request = self.rest(Method::GET, address);
        if let Some(etag) = kept.as_ref().and_then(|kept| kept.etag.as_deref()) {
            request = request.header(IF_NONE_MATCH, etag);
        }
        let answer = self.http.send(request).await?;
        if let (304, Some(kept)) = (answer.status, kept) {
            self.cache.confirm(&key);
            return Ok(kept);
        }
        if !answer.is_success() {
            let refusal = limits::refusal(&answer);
            self.closed.note(&refusal);
            return Err(refusal);
        }
        let next = answer.header(LINK.as_str()).and_then(rest::next_page);
        let kept = Kept::new(answer.header(ETAG.as_str()).map(str::to_owned), &answer.body, next);
        self.cache.put(&key, kept.clone());
        Ok(kept)
    }

    fn rest(&self, method: Method, address: Url) -> reqwest::RequestBuilder {
        self.http
            .request(method, address)
            .header(ACCEPT, "application/vnd.github+json")
            .header("X-GitHub-Api-Version", API_VERSION)
    }

    /// An address in an answer, when it leads to the interface itself.
    fn own_address(&self, text: &str) -> Option<Url> {
        let address = Url::parse(text).ok()?;
        let base = self.addresses.api.path().trim_end_matches('/');
        let own = address.origin() == self.addresses.api.origin() && address.path().starts_with(base);
        own.then_some(address)
    }
}

#[derive(Deserialize)]
struct Grant {
    access_token: Option<String>,
    error: Option<String>,
}

fn no_application() -> ProviderError {
    ProviderError::Setup("no application is set".into())
}

/// A text of an answer; what is null or absent is empty.
fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().trim().to_owned()
}

/// The same, or nothing when it is empty.
fn optional(value: &Value) -> Option<String> {
    Some(text(value)).filter(|text| !text.is_empty())
}

fn stars(value: &Value) -> u32 {
    value.as_u64().map_or(0, |stars| u32::try_from(stars).unwrap_or(u32::MAX))
}

/// Every page tells the pinned repositories again, and lists those that are the user's own once more.
fn add_unseen(all: &mut Vec<Repository>, more: Vec<Repository>) {
    let seen: HashSet<String> = all.iter().map(|repository| repository.id.clone()).collect();
    all.extend(more.into_iter().filter(|repository| !seen.contains(&repository.id)));
}
