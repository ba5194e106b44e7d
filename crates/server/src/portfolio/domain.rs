//! Domains of users: whether they can be one, whether they are proved to be theirs, and whether they lead here.

use super::wire::DeploymentItem;
use super::{deploy, no_such_portfolio, vercel};
use crate::error::{ApiError, ApiResult};
use crate::extract::PortfolioId;
use crate::refusals::Limited;
use crate::security::rules;
use crate::session::Caller;
use crate::state::App;
use axum::Json;
use axum::extract::State;
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use hmac::{Hmac, KeyInit, Mac};
use serde::{Deserialize, Serialize};
use sha2::Sha256;
use std::collections::BTreeSet;
use std::net::IpAddr;
use utoipa::ToSchema;
use uuid::Uuid;

/// Bytes of a proof: as many as nobody guesses.
const PROOF_BYTES: usize = 16;

const NO_PUBLIC_NAME: &str =
    "Sites can't have domains of their own here yet: this server has no public address (VITAE_PUBLIC_URL)";

/// Whether a domain leads to its site.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub(super) struct DomainState {
    pub name: String,
    pub state: Connection,
    /// What is to be set at the domain's provider.
    pub records: Vec<DnsRecord>,
}

/// How far a domain is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(super) enum Connection {
    /// It leads to the site.
    Connected,
    /// It does not yet.
    Waiting,
}

/// A record of the domain name system.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub(super) struct DnsRecord {
    #[serde(rename = "type")]
    pub kind: String,
    pub name: String,
    pub value: String,
}

/// The answer to a check.
#[derive(Serialize, ToSchema)]
pub(super) struct CheckedDomain {
    deployment: DeploymentItem,
}

/// Looks up whether the domain of one of the caller's sites leads to it.
#[utoipa::path(post, path = "/api/portfolio/{id}/domain/check", operation_id = "check_domain", tag = "portfolio",
    security(("bearer" = [])), params(("id" = String, Path)), responses((status = 200, body = CheckedDomain), Limited))]
pub(super) async fn check(
    State(app): State<App>,
    caller: Caller,
    PortfolioId(id): PortfolioId,
) -> ApiResult<Json<CheckedDomain>> {
    app.count(&rules::DOMAIN_CHECKS, caller.user.id)?;
    let deployments = app.store.deployments(caller.user.id);
    let site = deployments.get(id).await?.ok_or_else(no_such_portfolio)?;
    let domain = site.custom_domain.as_deref();
    let domain = domain.ok_or_else(|| ApiError::invalid("This site has no domain of its own."))?;
    let found = match vercel::check_domain(&app, &site, domain).await? {
        Some(found) => found,
        None => looked_up(&app, id, domain).await,
    };
    let state = serde_json::to_string(&found.state).map_err(ApiError::internal)?;
    deployments.set_domain_state(id, domain, found.is_proved, &state).await?;
    app.other_hosts.remove(domain);
    let site = deployments.get(id).await?.ok_or_else(no_such_portfolio)?;
    Ok(Json(CheckedDomain { deployment: deploy::item(&app, site).await? }))
}

/// A domain as it was typed: trimmed, nothing when empty (PDE-06).
pub(super) fn read(app: &App, typed: &str) -> ApiResult<Option<String>> {
    let domain = typed.trim().trim_end_matches('.').to_ascii_lowercase();
    if domain.is_empty() {
        return Ok(None);
    }
    if !is_domain(&domain) {
        return Err(ApiError::invalid_field("customDomain", "Enter a domain like portfolio.example.com"));
    }
    if app.vercel.is_none() && own_host(app).is_none_or(|host| !host.contains('.')) {
        return Err(ApiError::invalid_field("customDomain", NO_PUBLIC_NAME));
    }
    let own = [app.config.public_host(), app.config.sites_host()];
    if own.into_iter().flatten().any(|own| is_within(&domain, own)) {
        return Err(ApiError::invalid_field("customDomain", "This domain is ours. Enter one that you own"));
    }
    Ok(Some(domain))
}

/// Whether a domain is another or lies below it.
fn is_within(domain: &str, other: &str) -> bool {
    domain.strip_suffix(other).is_some_and(|front| front.is_empty() || front.ends_with('.'))
}

/// At least two labels of letters, digits and hyphens (RFC 1123), the last of which is no number.
fn is_domain(name: &str) -> bool {
    let is_label = |label: &str| {
        (1..=63).contains(&label.len())
            && label.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
            && !label.starts_with('-')
            && !label.ends_with('-')
    };
    name.len() <= 253
        && name.split('.').count() >= 2
        && name.split('.').all(is_label)
        && name.rsplit('.').next().is_some_and(|last| last.bytes().any(|byte| byte.is_ascii_alphabetic()))
}

/// What name servers say of a domain.
pub(super) struct Found {
    pub state: DomainState,
    /// Whether the owner of the domain has given it to this site.
    pub is_proved: bool,
}

/// Looks up whether a domain is proved to be a site's, and leads to this server: to one of its addresses.
pub(super) async fn looked_up(app: &App, site: Uuid, domain: &str) -> Found {
    let own = own_host(app).unwrap_or_default();
    let (proof, here_already) = (app.domain_proofs.record(site, domain), app.dns.addresses(own));
    let (texts, there, here) = tokio::join!(app.dns.texts(&proof.name), app.dns.addresses(domain), here_already);
    let is_proved = texts.contains(&proof.value);
    let leads_here = there.intersection(&here).next().is_some();
    let state = if is_proved && leads_here { Connection::Connected } else { Connection::Waiting };
    let records = vec![way(domain, own, &here), proof];
    Found { state: DomainState { name: domain.to_owned(), state, records }, is_proved }
}

/// The host that domains of users lead to.
pub(super) fn own_host(app: &App) -> Option<&str> {
    app.config.sites_host().or(app.config.public_host())
}

/// The record that leads a domain to a host. A domain that is registered itself, rather than one below it, cannot be another's alias
/// (RFC 1034, 3.6.2), so it gets the address.
fn way(domain: &str, host: &str, addresses: &BTreeSet<IpAddr>) -> DnsRecord {
    let is_registered = domain.split('.').count() == 2;
    let address = addresses.iter().find(|address| address.is_ipv4()).filter(|_| is_registered);
    let address = host.parse().ok().or(address.copied());
    let (kind, value) = address.map_or(("CNAME", host.to_owned()), |address| ("A", address.to_string()));
    DnsRecord { kind: kind.to_owned(), name: domain.to_owned(), value }
}

/// Says what the owner of a domain has to write into it, so that it is given to a site and to no other.
pub struct DomainProofs {
    key: [u8; 32],
}

impl DomainProofs {
    /// Proofs that only this key makes.
    pub fn new(key: [u8; 32]) -> Self {
        Self { key }
    }

    fn record(&self, site: Uuid, domain: &str) -> DnsRecord {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.key).expect("HMAC takes a key of any length");
        mac.update(format!("{site}\n{domain}").as_bytes());
        let proof = URL_SAFE_NO_PAD.encode(&mac.finalize().into_bytes()[..PROOF_BYTES]);
        DnsRecord { kind: "TXT".to_owned(), name: format!("_vitae.{domain}"), value: format!("vitae-site={proof}") }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_record_of_a_domain_fits_what_it_is() {
        let here = BTreeSet::from([IpAddr::from([192, 0, 2, 7])]);
        for (domain, host, expected) in [
            ("www.mira.example", "vitae.test", ("CNAME", "vitae.test")),
            ("mira.example", "vitae.test", ("A", "192.0.2.7")),
            ("www.mira.example", "198.51.100.3", ("A", "198.51.100.3")),
        ] {
            let record = way(domain, host, &here);
            assert_eq!((record.kind.as_str(), record.value.as_str()), expected, "{domain}");
        }
        assert_eq!(way("mira.example", "vitae.test", &BTreeSet::new()).kind, "CNAME", "its address is not known");
    }

    #[test]
    fn a_proof_is_of_one_site_and_one_domain() {
        let proofs = DomainProofs::new([1; 32]);
        let proof = |site: u128, domain: &str| proofs.record(Uuid::from_u128(site), domain).value;
        assert_eq!(proof(1, "mira.example"), proof(1, "mira.example"));
        assert_ne!(proof(1, "mira.example"), proof(2, "mira.example"));
        assert_ne!(proof(1, "mira.example"), proof(1, "www.mira.example"));
        assert_ne!(
            proof(1, "mira.example"),
            DomainProofs::new([2; 32]).record(Uuid::from_u128(1), "mira.example").value
        );
    }

    #[test]
    fn pde_04_what_a_domain_is() {
        for (name, expected) in [
            ("mira.example", true),
            ("portfolio.mira-olsen.no", true),
            ("xn--bcher-kva.example", true),
            ("localhost", false),
            ("192.0.2.1", false),
            ("https://mira.example", false),
            ("mira.example/page", false),
            ("-mira.example", false),
            ("mira..example", false),
            ("mi ra.example", false),
        ] {
            assert_eq!(is_domain(name), expected, "{name}");
        }
    }
}
