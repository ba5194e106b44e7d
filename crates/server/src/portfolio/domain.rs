//! Domains of users: whether they can be one, and whether they lead here.

use super::wire::DeploymentItem;
use super::{DOMAIN_CHECKS, deploy, no_such_portfolio, vercel};
use crate::error::{ApiError, ApiResult};
use crate::extract::PortfolioId;
use crate::refusals::Limited;
use crate::security::limiter;
use crate::session::Caller;
use crate::state::App;
use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use std::collections::HashSet;
use std::net::IpAddr;
use std::time::Duration;
use utoipa::ToSchema;

/// Longest time for the answer of a name server.
const LOOKUP: Duration = Duration::from_secs(5);

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
    limiter::count(&app.store, DOMAIN_CHECKS, &caller.user.id.to_string(), app.entropy.now()).await?;
    let deployments = app.store.deployments(caller.user.id);
    let site = deployments.get(id).await?.ok_or_else(no_such_portfolio)?;
    let domain = site.custom_domain.as_deref();
    let domain = domain.ok_or_else(|| ApiError::invalid("This site has no domain of its own."))?;
    let state = match vercel::check_domain(&app, &site, domain).await? {
        Some(state) => state,
        None => looked_up(&app, domain).await,
    };
    deployments.set_domain_state(id, &serde_json::to_string(&state).map_err(ApiError::internal)?).await?;
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

/// Whether a domain leads to this server: to one of its addresses.
pub(super) async fn looked_up(app: &App, domain: &str) -> DomainState {
    let own = app.config.sites_host().or(app.config.public_host()).unwrap_or("localhost").to_owned();
    let (there, here) = tokio::join!(addresses(domain), addresses(&own));
    let state = if there.intersection(&here).next().is_some() { Connection::Connected } else { Connection::Waiting };
    let kind = if own.parse::<IpAddr>().is_ok() { "A" } else { "CNAME" };
    let record = DnsRecord { kind: kind.to_owned(), name: domain.to_owned(), value: own };
    DomainState { name: domain.to_owned(), state, records: vec![record] }
}

async fn addresses(host: &str) -> HashSet<IpAddr> {
    let found = tokio::time::timeout(LOOKUP, tokio::net::lookup_host((host, 443))).await;
    found.ok().and_then(Result::ok).map(|all| all.map(|address| address.ip()).collect()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

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
