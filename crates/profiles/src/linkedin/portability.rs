//! What LinkedIn hands over by itself once a member consents: the Member Data Portability API, which European law obliges it to
//! offer to members in the EEA and Switzerland. The rows have the columns of the data export, so its mapper reads them.

use super::export::{self, Export, Snapshot};
use super::{LinkedIn, refused};
use crate::http::{Answer, below};
use crate::{ProviderError, Secret};
use reqwest::Method;
use reqwest::header::{AUTHORIZATION, RETRY_AFTER};
use serde::Deserialize;
use serde_json::{Map, Value};
use std::time::{Duration, Instant};
use url::Url;

/// The version of the interface that the answers are read by.
const API_VERSION: &str = "202312";

/// Most pages of one domain.
const MAX_PAGES: usize = 20;

/// Most bytes of all answers together: what may be unpacked from an export.
const MAX_BYTES: usize = 16 * 1024 * 1024;

/// When no further question is asked.
const MAX_TIME: Duration = Duration::from_secs(60);

/// For whom the operator's application may ask.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Portability {
    /// For whoever consents.
    ThirdParty,
    /// For the member who registered it.
    SelfServe,
}

impl Portability {
    /// The permission that is asked for.
    pub fn scope(self) -> &'static str {
        match self {
            Self::ThirdParty => "r_dma_portability_3rd_party",
            Self::SelfServe => "r_dma_portability_self_serve",
        }
    }
}

/// Why a member's data did not come.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SnapshotError {
    /// The member is outside the EEA and Switzerland.
    #[error(
        "LinkedIn hands over this data only for members in the European Economic Area and Switzerland. Upload the ZIP file of your LinkedIn data instead."
    )]
    OutsideEea,
    /// LinkedIn gathers the data after the first consent.
    #[error("LinkedIn hasn't prepared your data yet. Please try again in a few minutes.")]
    NotReady,
    /// What goes wrong with any service.
    #[error(transparent)]
    Provider(#[from] ProviderError),
}

/// What may still be asked.
struct Budget {
    ends: Instant,
    bytes: usize,
}

impl Budget {
    fn new() -> Self {
        Self { ends: Instant::now() + MAX_TIME, bytes: MAX_BYTES }
    }

    fn check_time(&self) -> Result<(), ProviderError> {
        if Instant::now() < self.ends { Ok(()) } else { Err(ProviderError::Timeout) }
    }

    fn spend(&mut self, bytes: usize) -> Result<(), ProviderError> {
        let left = self.bytes.checked_sub(bytes);
        self.bytes = left.ok_or_else(|| ProviderError::Unreadable("the answers are longer than 16 MiB".into()))?;
        Ok(())
    }
}

impl LinkedIn {
    /// Where a browser goes to consent that LinkedIn hands over the member's data.
    pub fn portability_url(&self, portability: Portability, state: &str, redirect_uri: &str) -> Url {
        self.authorize(portability.scope(), state, redirect_uri)
    }

    /// The data of the member who consented, of the domains that a profile is made of and of no other.
    ///
    /// # Errors
    /// [`SnapshotError`]; a domain that LinkedIn does not know, or has nothing in, is left out.
    pub async fn snapshot(&self, token: &Secret) -> Result<Export, SnapshotError> {
        let (mut snapshot, mut budget, mut unknown) = (Snapshot::default(), Budget::new(), None);
        for domain in Snapshot::domains() {
            match self.domain(domain, token, &mut budget).await {
                Ok(rows) => snapshot.add(domain, &rows),
                // LinkedIn changes the names of domains; one it no longer knows costs only that one.
                Err(SnapshotError::Provider(ProviderError::Refused(400))) => {
                    unknown = Some(ProviderError::Refused(400))
                }
                Err(error) => return Err(error),
            }
        }
        match export::of_snapshot(&snapshot) {
            Some(export) => Ok(export),
            None => Err(unknown.map_or(SnapshotError::NotReady, SnapshotError::Provider)),
        }
    }

    /// The rows of a domain, page by page.
    async fn domain(&self, domain: &str, token: &Secret, budget: &mut Budget) -> Result<Vec<Row>, SnapshotError> {
        let (mut rows, mut start) = (Vec::new(), 0);
        for _ in 0..MAX_PAGES {
            budget.check_time()?;
            let answer = self.page(domain, start, token).await?;
            budget.spend(answer.body.len())?;
            let page: Page = match answer.status {
                // The end of a list is answered in the same way.
                404 => break,
                403 => return Err(SnapshotError::OutsideEea),
                429 => return Err(limit(&answer).into()),
                _ if answer.is_success() => answer.json()?,
                status => return Err(refused(status).into()),
            };
            let next = page.next();
            rows.extend(page.rows_of(domain));
            match next.filter(|next| *next > start) {
                Some(next) => start = next,
                None => break,
            }
        }
        Ok(rows)
    }

    /// Of a link to the next page only its number counts, so no answer leads anywhere else.
    async fn page(&self, domain: &str, start: u32, token: &Secret) -> Result<Answer, ProviderError> {
        let mut address = below(&self.addresses.api, &["rest", "memberSnapshotData"]);
        address.query_pairs_mut().append_pair("q", "criteria").append_pair("domain", domain);
        if start > 0 {
            address.query_pairs_mut().append_pair("start", &start.to_string());
        }
        let request = self
            .http
            .request(Method::GET, address)
            .header(AUTHORIZATION, format!("Bearer {}", token.reveal()))
            .header("LinkedIn-Version", API_VERSION);
        self.http.send(request).await
    }
}

fn limit(answer: &Answer) -> ProviderError {
    let seconds = answer.header(RETRY_AFTER.as_str()).and_then(|seconds| seconds.trim().parse().ok());
    ProviderError::RateLimited { retry_after: seconds.map(Duration::from_secs) }
}

type Row = Map<String, Value>;

/// A page of an answer. What is odd about it is left out.
#[derive(Deserialize)]
struct Page {
    #[serde(default)]
    elements: Vec<Element>,
    #[serde(default)]
    paging: Value,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Element {
    #[serde(default)]
    snapshot_domain: String,
    #[serde(default)]
    snapshot_data: Value,
}

impl Page {
    /// At which element the next page begins.
    fn next(&self) -> Option<u32> {
        let mut links = self.paging["links"].as_array()?.iter();
        let address = links.find(|link| link["rel"] == "next")?["href"].as_str()?;
        let (_, query) = address.split_once('?')?;
        let mut pairs = url::form_urlencoded::parse(query.as_bytes());
        pairs.find(|(name, _)| name == "start")?.1.parse().ok()
    }

    /// The rows of a domain; what else LinkedIn may send along is not looked at.
    fn rows_of(self, domain: &str) -> impl Iterator<Item = Row> {
        let elements = self.elements.into_iter().filter(move |element| element.snapshot_domain == domain);
        let rows = elements.flat_map(|element| match element.snapshot_data {
            Value::Array(rows) => rows,
            single => vec![single],
        });
        rows.filter_map(|row| match row {
            Value::Object(row) => Some(row),
            _ => None,
        })
    }
}
