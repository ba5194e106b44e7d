//! Making a portfolio live, and taking it down.

use super::content::{Addresses, Content};
use super::hosting::SCRIPT_HASH;
use super::running::{DeployProgress, DeployStep};
use super::visitors::day;
use super::wire::DeploymentItem;
use super::{MAX_DEPLOYMENTS, domain, no_such_portfolio, own, vercel};
use crate::error::{ApiError, ApiResult, Code};
use crate::extract::{Body, PortfolioId};
use crate::refusals::{Forbidden, Limited};
use crate::security::rules;
use crate::session::Caller;
use crate::state::App;
use crate::sweeps::empty_blob_outbox;
use crate::wire::Data;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;
use vitae_store::{Deployment, DeploymentFile, Portfolio, StoreError};

/// Days of visitors beside the total.
const RECENT_DAYS: i64 = 30;

/// Longest part of a site's address that comes from a name.
const MAX_SLUG_CHARS: usize = 40;

/// Where sites are hosted.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct Hosting {
    /// What the host is called.
    name: String,
    /// Whether sites may have domains of their own.
    domains: bool,
    /// Where such a domain has to lead.
    #[schema(required)]
    domain_target: Option<String>,
}

/// Where sites are hosted.
#[utoipa::path(get, path = "/api/portfolio/hosting", operation_id = "portfolio_hosting", tag = "portfolio",
    responses((status = 200, body = Data<Hosting>)))]
pub(super) async fn hosting(State(app): State<App>) -> Json<Data<Hosting>> {
    if app.vercel.is_some() {
        // Each domain there has records of its own, which are said with the deployment.
        return Json(Data { data: Hosting { name: vercel::NAME.to_owned(), domains: true, domain_target: None } });
    }
    let domain_target = domain::own_host(&app).filter(|host| host.contains('.')).map(str::to_owned);
    Json(Data { data: Hosting { name: app.config.site.name.clone(), domains: domain_target.is_some(), domain_target } })
}

/// The caller's live sites.
#[derive(Serialize, ToSchema)]
pub(super) struct LiveSites {
    deploys: Vec<DeploymentItem>,
    /// How many there may be.
    limit: u32,
}

/// The caller's live sites, the latest first (PDE-45).
#[utoipa::path(get, path = "/api/portfolio/my-deploys", operation_id = "deployments", tag = "portfolio",
    security(("bearer" = [])), responses((status = 200, body = LiveSites)))]
pub(super) async fn list(State(app): State<App>, caller: Caller) -> ApiResult<Json<LiveSites>> {
    Ok(Json(LiveSites { deploys: items(&app, &caller).await?, limit: MAX_DEPLOYMENTS }))
}

/// The caller's live sites with their visitors.
pub(super) async fn items(app: &App, caller: &Caller) -> ApiResult<Vec<DeploymentItem>> {
    let mut out = Vec::new();
    for row in app.store.deployments(caller.user.id).all().await? {
        out.push(item(app, row).await?);
    }
    Ok(out)
}

/// A live site with its visitors, which outside hosts do not count for us.
pub(super) async fn item(app: &App, row: Deployment) -> ApiResult<DeploymentItem> {
    if vercel::holds(&row) {
        return Ok(DeploymentItem::new(row, None));
    }
    let since = day(&app.entropy) - RECENT_DAYS + 1;
    let visitors = app.store.site_visitors().of(row.portfolio_id, since).await?;
    Ok(DeploymentItem::new(row, Some(visitors)))
}

/// What is wanted of a deployment.
///
/// Without `customDomain` a live site keeps its domain; an empty one takes it away.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct DeployRequest {
    custom_domain: Option<String>,
}

/// A site that is live (PDE-26, PDE-27).
#[derive(Serialize, ToSchema)]
pub(super) struct Deployed {
    url: String,
    deployment: DeploymentItem,
}

/// Makes one of the caller's portfolios live, or brings its live site up to date.
#[utoipa::path(post, path = "/api/portfolio/{id}/deploy", operation_id = "deploy_portfolio", tag = "portfolio",
    security(("bearer" = [])), params(("id" = String, Path)), request_body = DeployRequest,
    responses((status = 200, body = Deployed), Forbidden, Limited))]
pub(super) async fn deploy(
    State(app): State<App>,
    caller: Caller,
    PortfolioId(id): PortfolioId,
    Body(request): Body<DeployRequest>,
) -> ApiResult<Json<Deployed>> {
    app.count(&rules::DEPLOYS, caller.user.id)?;
    app.admit_bytes(caller.user.id, 0).await?;
    let row = own(&app, &caller, id).await?;
    let custom_domain = match request.custom_domain {
        Some(typed) => domain::read(&app, &typed)?,
        None => app.store.deployments(caller.user.id).get(id).await?.and_then(|live| live.custom_domain),
    };
    let order = Order { owner: caller.user.id, row, custom_domain: custom_domain.clone() };
    let site = match &app.vercel {
        Some(_) => {
            app.deploys.run(&app, id, custom_domain, |steps| vercel::put_live(app.clone(), order, steps)).await?
        }
        None => app.deploys.run(&app, id, custom_domain, |_| put_live(app.clone(), order)).await?,
    };
    let url = site.url.clone();
    Ok(Json(Deployed { url, deployment: item(&app, site).await? }))
}

/// What is to be made live.
pub(super) struct Order {
    pub owner: Uuid,
    pub row: Portfolio,
    pub custom_domain: Option<String>,
}

async fn put_live(app: App, order: Order) -> ApiResult<Deployment> {
    let Order { owner, row, custom_domain } = order;
    let deployments = app.store.deployments(owner);
    let before = deployments.get(row.id).await?;
    let content = Content::of(&row)?;
    let page = content.page(&Addresses::Beside)?;
    app.admit_bytes(owner, page.len()).await?;
    let page_key = format!("sites/{owner}/{}.html", app.entropy.id());
    let files = files(&content, &page_key, page.len());
    let found = match &custom_domain {
        Some(domain) => Some(domain::looked_up(&app, row.id, domain).await),
        None => None,
    };
    // A proof stays when name servers do not answer now.
    let was_proved =
        before.as_ref().is_some_and(|before| before.domain_proved && before.custom_domain == custom_domain);
    let domain_state = found.as_ref().map(|found| serde_json::to_string(&found.state));
    let slug = before.as_ref().map_or_else(|| slug(&row.name, app.entropy.bytes()), |before| before.slug.clone());
    let now = app.entropy.now();
    let site = Deployment {
        portfolio_id: row.id,
        name: row.name,
        url: format!("{}/sites/{slug}/", app.config.sites_url()),
        slug,
        script_hash: SCRIPT_HASH.clone(),
        host: app.config.site.name.clone(),
        host_ids: "{}".to_owned(),
        custom_domain,
        domain_proved: was_proved || found.is_some_and(|found| found.is_proved),
        domain_state: domain_state.transpose().map_err(ApiError::internal)?,
        created_at: before.map_or(now, |before| before.created_at),
    };
    app.files.put(&page_key, page.into()).await?;
    if let Err(error) = deployments.put(&site, &files, MAX_DEPLOYMENTS, now).await {
        if let Err(error) = app.files.delete(&page_key).await {
            tracing::warn!(%error, "an orphaned blob stays until the sweep");
        }
        return Err(not_deployed(error));
    }
    if let Some(domain) = &site.custom_domain {
        app.other_hosts.remove(domain);
    }
    empty_blob_outbox(&app).await;
    Ok(site)
}

/// The page and all files of its pictures.
pub(super) fn files(content: &Content, page_key: &str, page_size: usize) -> Vec<DeploymentFile> {
    let page = DeploymentFile {
        path: "index.html".to_owned(),
        blob_key: page_key.to_owned(),
        mime: "text/html; charset=utf-8".to_owned(),
        size: page_size as i64,
    };
    let pictures = content.all_pictures().flat_map(|picture| {
        picture.files.iter().map(|file| DeploymentFile {
            path: format!("images/{}", picture.file_name(file)),
            blob_key: file.key.clone(),
            mime: file.kind.mime().to_owned(),
            size: file.size as i64,
        })
    });
    std::iter::once(page).chain(pictures).collect()
}

pub(super) fn not_deployed(error: StoreError) -> ApiError {
    match error {
        StoreError::LimitReached { limit } => ApiError::new(
            Code::DeploymentLimit,
            format!("You have {limit} live sites, which is the most we host. Delete one first."),
        ),
        other => other.into(),
    }
}

/// A name for addresses: the letters and digits of a person's name, those of other scripts by their nearest Latin ones, and six characters that nobody else has.
pub(super) fn slug(name: &str, random: [u8; 4]) -> String {
    let mut out = String::new();
    for c in deunicode::deunicode(name).to_ascii_lowercase().chars() {
        match c {
            'a'..='z' | '0'..='9' => out.push(c),
            _ if !out.is_empty() && !out.ends_with('-') => out.push('-'),
            _ => {}
        }
    }
    let short: String = out.chars().take(MAX_SLUG_CHARS).collect();
    let short = short.trim_matches('-');
    let short = if short.is_empty() { "site" } else { short };
    let random: String = random.iter().map(|byte| format!("{byte:02x}")).collect();
    format!("{short}-{}", &random[..6])
}

/// How far the deployment of one of the caller's portfolios is.
#[utoipa::path(get, path = "/api/portfolio/{id}/deploy", operation_id = "deploy_progress", tag = "portfolio",
    security(("bearer" = [])), params(("id" = String, Path)), responses((status = 200, body = Data<DeployProgress>)))]
pub(super) async fn progress(
    State(app): State<App>,
    caller: Caller,
    PortfolioId(id): PortfolioId,
) -> ApiResult<Json<Data<DeployProgress>>> {
    own(&app, &caller, id).await?;
    if let Some(data) = app.deploys.progress(id) {
        return Ok(Json(Data { data }));
    }
    let is_live = app.store.deployments(caller.user.id).get(id).await?.is_some();
    let (step, progress) = if is_live { (DeployStep::Done, 100) } else { (DeployStep::None, 0) };
    Ok(Json(Data { data: DeployProgress { step, progress } }))
}

/// Takes the live site of one of the caller's portfolios down (PDE-44).
#[utoipa::path(delete, path = "/api/portfolio/{id}/deploy", operation_id = "delete_deployment", tag = "portfolio",
    security(("bearer" = [])), params(("id" = String, Path)), responses((status = 204)))]
pub(super) async fn remove(
    State(app): State<App>,
    caller: Caller,
    PortfolioId(id): PortfolioId,
) -> ApiResult<StatusCode> {
    take_down(&app, &caller, id).await?;
    if !app.store.deployments(caller.user.id).delete(id, app.entropy.now()).await? {
        return Err(no_such_portfolio());
    }
    empty_blob_outbox(&app).await;
    Ok(StatusCode::NO_CONTENT)
}

/// Takes a live site down where somebody else hosts it, before its row goes. What is gone there already is no failure.
pub(super) async fn take_down(app: &App, caller: &Caller, id: Uuid) -> ApiResult<()> {
    if app.deploys.is_running(id) {
        let message = "This site is being deployed right now. Please wait until that is done.";
        return Err(ApiError::new(Code::Busy, message).with_retry_after(Some(5)));
    }
    match app.store.deployments(caller.user.id).get(id).await? {
        Some(site) => vercel::take_down(app, &site).await,
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_made_of_names() {
        for (name, expected) in [
            ("Mira Olsen", "mira-olsen-0102ff"),
            ("  José  Müller!", "jose-muller-0102ff"),
            ("李小龍", "li-xiao-long-0102ff"),
            ("Абдурахман", "abdurakhman-0102ff"),
            ("...", "site-0102ff"),
            ("../../etc", "etc-0102ff"),
        ] {
            assert_eq!(slug(name, [1, 2, 255, 9]), expected);
        }
    }
}
