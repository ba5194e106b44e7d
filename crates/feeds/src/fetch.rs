//! Asks the public boards, and nobody else.

use crate::{Feed, Found, Provider, ReadError};
use reqwest::header::RETRY_AFTER;
use reqwest::redirect::Policy;
use reqwest::{Client, Response, StatusCode};
use std::time::Duration;
use url::Url;

/// How long a server may take to be reached.
const CONNECT: Duration = Duration::from_secs(10);

/// Longest answer, in bytes: a board of 3,000 jobs with 10 KB each.
const MAX_BYTES: usize = 32 * 1024 * 1024;

/// How often a request is made before its failure counts.
const TRIES: u32 = 3;

/// Longest pause that a server may ask for; a longer one makes the request fail, and the next refresh tries again.
const MAX_PAUSE: Duration = Duration::from_secs(60);

/// Most redirections within a server.
const MAX_REDIRECTS: usize = 3;

/// How long a fetcher waits.
#[derive(Debug, Clone, Copy)]
pub struct Patience {
    /// How long an answer may take in all, from the first byte of the request to the last of the answer.
    pub answer: Duration,
    /// The pause before the second try; the one before the third is four times as long. A server may ask for more.
    pub pause: Duration,
}

impl Default for Patience {
    fn default() -> Self {
        Self { answer: Duration::from_secs(30), pause: Duration::from_secs(2) }
    }
}

/// Where the boards are asked for.
#[derive(Debug, Clone)]
pub struct Addresses {
    /// In front of Greenhouse's `/{token}/jobs`.
    pub greenhouse: Url,
    /// In front of Lever's `/{site}`.
    pub lever: Url,
    /// In front of Ashby's `/{name}`.
    pub ashby: Url,
}

impl Default for Addresses {
    /// The public addresses.
    fn default() -> Self {
        let public = |address| Url::parse(address).expect("the public addresses are valid");
        Self { greenhouse: public(Self::GREENHOUSE), lever: public(Self::LEVER), ashby: public(Self::ASHBY) }
    }
}

impl Addresses {
    /// The public address of Greenhouse's boards.
    pub const GREENHOUSE: &'static str = "https://boards-api.greenhouse.io/v1/boards";
    /// The public address of Lever's postings.
    pub const LEVER: &'static str = "https://api.lever.co/v0/postings";
    /// The public address of Ashby's boards.
    pub const ASHBY: &'static str = "https://api.ashbyhq.com/posting-api/job-board";

    /// The address of a feed.
    fn of(&self, feed: &Feed) -> Url {
        let (base, after, query) = match feed.provider {
            Provider::Greenhouse => (&self.greenhouse, &["jobs"][..], "content=true"),
            Provider::Lever => (&self.lever, &[][..], "mode=json"),
            Provider::Ashby => (&self.ashby, &[][..], "includeCompensation=true"),
        };
        let mut address = base.clone();
        if let Ok(mut path) = address.path_segments_mut() {
            path.pop_if_empty().push(&feed.board).extend(after);
        }
        address.set_query(Some(query));
        address
    }
}

/// Why a feed could not be had.
#[derive(Debug, thiserror::Error)]
pub enum FetchError {
    /// There is no such board.
    #[error("there is no board with this name")]
    NoBoard,
    /// The server refused, three times where another try can help.
    #[error("the server answered {0}")]
    Refused(StatusCode),
    /// The server could not be reached, or broke off.
    #[error("{0}")]
    Connection(String),
    /// The answer is longer than 32 MiB.
    #[error("the answer is longer than 32 MiB")]
    TooLong,
    /// The answer is no list of jobs.
    #[error("the answer cannot be read: {0}")]
    Unreadable(#[from] ReadError),
}

/// Fetches feeds.
pub struct Fetcher {
    client: Client,
    addresses: Addresses,
    pause: Duration,
}

impl Fetcher {
    /// A fetcher of the boards at these addresses.
    ///
    /// # Errors
    /// When the system's certificates cannot be read.
    pub fn new(addresses: Addresses, patience: Patience) -> Result<Self, FetchError> {
        // Fails only when a provider is there already.
        _ = rustls::crypto::ring::default_provider().install_default();
        let client = Client::builder()
            .connect_timeout(CONNECT)
            .timeout(patience.answer)
            .redirect(within_a_server())
            .user_agent(concat!("vitae/", env!("CARGO_PKG_VERSION")))
            .build()
            .map_err(connection)?;
        Ok(Self { client, addresses, pause: patience.pause })
    }

    /// Fetches and reads a feed.
    ///
    /// # Errors
    /// See [`FetchError`]; what was read before a failure is not given.
    pub async fn fetch(&self, feed: &Feed) -> Result<Found, FetchError> {
        let answer = self.answer(self.addresses.of(feed)).await?;
        let feed = feed.clone();
        let read = tokio::task::spawn_blocking(move || feed.read(&answer));
        Ok(read.await.map_err(|error| FetchError::Connection(error.to_string()))??)
    }

    async fn answer(&self, address: Url) -> Result<Vec<u8>, FetchError> {
        let mut tried = 1;
        loop {
            let (failure, asked) = match self.try_once(address.clone()).await {
                Ok(answer) => return Ok(answer),
                Err(failure) => failure,
            };
            let pause = asked.unwrap_or(self.pause * 4_u32.pow(tried - 1));
            if tried == TRIES || !may_pass(&failure) || pause > MAX_PAUSE {
                return Err(failure);
            }
            tokio::time::sleep(pause).await;
            tried += 1;
        }
    }

    /// One request; on failure also how long the server asks to wait.
    async fn try_once(&self, address: Url) -> Result<Vec<u8>, (FetchError, Option<Duration>)> {
        let response = self.client.get(address).send().await.map_err(|error| (connection(error), None))?;
        match response.status() {
            status if status.is_success() => body(response).await.map_err(|failure| (failure, None)),
            StatusCode::NOT_FOUND => Err((FetchError::NoBoard, None)),
            status => Err((FetchError::Refused(status), asked_pause(&response))),
        }
    }
}

/// Whether another try can help.
fn may_pass(failure: &FetchError) -> bool {
    match failure {
        FetchError::Refused(status) => *status == StatusCode::TOO_MANY_REQUESTS || status.is_server_error(),
        FetchError::Connection(_) => true,
        FetchError::NoBoard | FetchError::TooLong | FetchError::Unreadable(_) => false,
    }
}

/// Redirections stay with the scheme, host and port that were asked; others are answers of their own.
fn within_a_server() -> Policy {
    Policy::custom(|attempt| {
        let from = attempt.previous().last().map(Url::origin);
        if from == Some(attempt.url().origin()) && attempt.previous().len() <= MAX_REDIRECTS {
            attempt.follow()
        } else {
            attempt.stop()
        }
    })
}

/// The pause of `Retry-After`, in seconds; dates are not in use there.
fn asked_pause(response: &Response) -> Option<Duration> {
    let seconds = response.headers().get(RETRY_AFTER)?.to_str().ok()?.trim().parse().ok()?;
    Some(Duration::from_secs(seconds))
}

async fn body(mut response: Response) -> Result<Vec<u8>, FetchError> {
    let mut all = Vec::new();
    while let Some(part) = response.chunk().await.map_err(connection)? {
        if all.len() + part.len() > MAX_BYTES {
            return Err(FetchError::TooLong);
        }
        all.extend_from_slice(&part);
    }
    Ok(all)
}

/// What went wrong, down to its cause.
fn connection(error: reqwest::Error) -> FetchError {
    let error = error.without_url();
    let mut text = error.to_string();
    let mut cause = std::error::Error::source(&error);
    while let Some(deeper) = cause {
        text += &format!(": {deeper}");
        cause = deeper.source();
    }
    FetchError::Connection(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn feeds_have_their_documented_addresses() {
        let url = |text: &str| Url::parse(text).unwrap();
        let addresses = Addresses {
            greenhouse: url(Addresses::GREENHOUSE),
            lever: url("http://127.0.0.1:9/lever/"),
            ashby: url(Addresses::ASHBY),
        };
        for (feed, address) in [
            ("greenhouse:acme", "https://boards-api.greenhouse.io/v1/boards/acme/jobs?content=true"),
            ("lever:acme", "http://127.0.0.1:9/lever/acme?mode=json"),
            ("ashby:Acme Labs", "https://api.ashbyhq.com/posting-api/job-board/Acme%20Labs?includeCompensation=true"),
        ] {
            assert_eq!(addresses.of(&feed.parse().unwrap()).as_str(), address);
        }
    }
}
