//! Domains of projects: added, looked at and removed.

use crate::deployments::gone;
use crate::transport::Again;
use crate::{HostingError, Vercel};
use reqwest::Method;
use serde::Deserialize;
use serde_json::json;

/// Where a domain leads at its own name server when the host says nothing more exact (vercel.com/docs/domains).
const USUAL_A: &str = "76.76.21.21";
const USUAL_CNAME: &str = "cname.vercel-dns-0.com";

/// The host's own domain, below which free names need no name server.
const OWN_DOMAIN: &str = ".vercel.app";

/// A domain of a project.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Domain {
    /// Its name.
    pub name: String,
    /// Whether it is proved to be the user's, and leads to the host.
    pub is_connected: bool,
    /// What is to be set at the domain's name server.
    pub records: Vec<Record>,
}

/// A record of the domain name system.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    /// `A`, `CNAME` or `TXT`.
    pub kind: String,
    /// The whole name that it stands at.
    pub name: String,
    /// What it says.
    pub value: String,
}

impl Vercel {
    /// Gives a project a domain. One that it has already is as good as new.
    ///
    /// # Errors
    /// [`HostingError::DomainTaken`], [`HostingError::InvalidDomain`], and those of access and of the connection.
    pub async fn add_domain(&self, project: &str, name: &str) -> Result<Domain, HostingError> {
        let url = self.http.settings.address(&["v10", "projects", project, "domains"], &[]);
        let answer = self.http.post(url, json!({ "name": name }).to_string(), Again::Always).await;
        let added: DomainAnswer = match answer {
            // The same is answered of this project's own domain.
            Err(HostingError::DomainTaken) => self.own_domain(project, name).await?,
            answer => answer?,
        };
        self.described(project, added).await
    }

    /// How far a domain is; one that is not proved yet is looked up anew.
    ///
    /// # Errors
    /// [`HostingError::NotFound`] when the project does not have it, and those of access and of the connection.
    pub async fn check_domain(&self, project: &str, name: &str) -> Result<Domain, HostingError> {
        let known: DomainAnswer = self.http.call(Method::GET, self.domain_address(project, name)).await?;
        let known = if known.verified { known } else { self.verified(project, name).await?.unwrap_or(known) };
        self.described(project, known).await
    }

    /// Takes a domain from a project; that it does not have it is success too.
    ///
    /// # Errors
    /// Those of access and of the connection.
    pub async fn remove_domain(&self, project: &str, name: &str) -> Result<(), HostingError> {
        gone(self.http.delete(self.domain_address(project, name)).await)
    }

    fn domain_address(&self, project: &str, name: &str) -> url::Url {
        self.http.settings.address(&["v9", "projects", project, "domains", name], &[])
    }

    async fn own_domain(&self, project: &str, name: &str) -> Result<DomainAnswer, HostingError> {
        match self.http.call(Method::GET, self.domain_address(project, name)).await {
            Err(HostingError::NotFound) => Err(HostingError::DomainTaken),
            answer => answer,
        }
    }

    /// The domain when the host finds its proof now; nothing while it does not.
    async fn verified(&self, project: &str, name: &str) -> Result<Option<DomainAnswer>, HostingError> {
        let url = self.http.settings.address(&["v9", "projects", project, "domains", name, "verify"], &[]);
        match self.http.call(Method::POST, url).await {
            Ok(found) => Ok(Some(found)),
            Err(HostingError::Refused(_)) => Ok(None),
            Err(failure) => Err(failure),
        }
    }

    async fn described(&self, project: &str, domain: DomainAnswer) -> Result<Domain, HostingError> {
        if domain.verified && domain.name.ends_with(OWN_DOMAIN) {
            return Ok(Domain { name: domain.name, is_connected: true, records: Vec::new() });
        }
        let path = ["v6", "domains", &domain.name, "config"];
        let url = self.http.settings.address(&path, &[("projectIdOrName", project)]);
        // The domain is there. Where it leads is asked again with every check.
        let config: Config = self.http.call(Method::GET, url).await.unwrap_or_default();
        let is_connected = domain.verified && config.misconfigured == Some(false);
        let mut records = domain.proofs();
        records.push(config.record(&domain));
        Ok(Domain { name: domain.name, is_connected, records })
    }
}

/// A project's domain as the host describes it.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct DomainAnswer {
    name: String,
    apex_name: String,
    verified: bool,
    #[serde(default)]
    verification: Vec<Challenge>,
}

/// A record that proves whose domain it is.
#[derive(Deserialize)]
struct Challenge {
    #[serde(rename = "type")]
    kind: String,
    domain: String,
    value: String,
}

impl DomainAnswer {
    fn proofs(&self) -> Vec<Record> {
        let asked = self.verification.iter().filter(|_| !self.verified);
        asked.map(|it| Record { kind: it.kind.clone(), name: it.domain.clone(), value: it.value.clone() }).collect()
    }
}

/// Where a domain leads, and where it should.
#[derive(Default, Deserialize)]
struct Config {
    /// Whether it leads elsewhere or the host cannot make it a certificate.
    misconfigured: Option<bool>,
    #[serde(default, rename = "recommendedIPv4")]
    addresses: Vec<Ranked<Vec<String>>>,
    #[serde(default, rename = "recommendedCNAME")]
    names: Vec<Ranked<String>>,
}

/// A value; the lowest rank is the best one.
#[derive(Deserialize)]
struct Ranked<T> {
    rank: u32,
    value: T,
}

impl Config {
    /// A domain without a name in front of it can have an address only.
    fn record(self, domain: &DomainAnswer) -> Record {
        let (kind, value) = if domain.name == domain.apex_name {
            ("A", best(self.addresses).and_then(|all| all.into_iter().next()).unwrap_or_else(|| USUAL_A.to_owned()))
        } else {
            ("CNAME", best(self.names).unwrap_or_else(|| USUAL_CNAME.to_owned()))
        };
        Record { kind: kind.to_owned(), name: domain.name.clone(), value: value.trim_end_matches('.').to_owned() }
    }
}

fn best<T>(values: Vec<Ranked<T>>) -> Option<T> {
    values.into_iter().min_by_key(|value| value.rank).map(|value| value.value)
}
