//! Sites at Vercel: made live, given domains and taken down. Each is a project of its own there, named as the site is in addresses.

use super::MAX_DEPLOYMENTS;
use super::content::{Addresses, Content};
use super::deploy::{Order, files, not_deployed, slug};
use super::domain::{Connection, DnsRecord, DomainState, Found};
use super::running::{DeployStep, Steps};
use crate::config::VercelConfig;
use crate::error::{ApiError, ApiResult, Code};
use crate::state::App;
use crate::sweeps::empty_blob_outbox;
use crate::work::{FairQueue, QueueLimits};
use bytes::Bytes;
use futures::future::BoxFuture;
use serde::{Deserialize, Serialize};
use std::time::Duration;
use tokio::time::timeout;
use vitae_files::Files;
use vitae_hosting::{Created, Domain, HostingError, Live, Progress, Site, SiteFile, Source, Vercel};
use vitae_store::{Deployment, HostingRemoval};

/// What the host is called.
pub(super) const NAME: &str = "Vercel";

/// Longest deployment, uploads included. It goes on when the call that waits for it is answered 503 before.
const DEPLOYING: Duration = Duration::from_secs(270);

/// Longest removal.
const REMOVING: Duration = Duration::from_secs(30);

/// A site that was begun and is not live by now belongs to nobody: its server stopped.
const ABANDONED: Duration = Duration::from_secs(15 * 60);

/// A removal that failed is tried again after this.
const RETRY: Duration = Duration::from_secs(15 * 60);

/// Removals in one sweep.
const BATCH: u32 = 20;

/// Deployments at the same time. Each waits for the host, and holds one small site or four pictures on the way.
const DEPLOYMENTS: usize = 8;

/// Deployments of one account at the same time, and as many waiting.
const DEPLOYMENTS_OF_ONE: usize = 2;

/// Longest wait for a place.
const WAIT: Duration = Duration::from_secs(20);

/// An account at Vercel with a queue of its own: a slow host holds no place that others need.
pub struct VercelHost {
    client: Vercel,
    queue: FairQueue,
}

impl VercelHost {
    /// The account of the settings; nothing when there is none, or when no connection can be made at all.
    pub fn of(config: &VercelConfig) -> Option<Self> {
        let client = Vercel::new(config.settings()?);
        let client = client.inspect_err(|error| tracing::error!(%error, "no hosting at Vercel")).ok()?;
        let queue = QueueLimits {
            permits: DEPLOYMENTS,
            per_key: DEPLOYMENTS_OF_ONE,
            waiting_per_key: DEPLOYMENTS_OF_ONE,
            waiting: 50,
            timeout: WAIT,
        };
        Some(Self { client, queue: FairQueue::new(queue) })
    }
}

/// What Vercel calls a live site.
#[derive(Debug, Clone, Serialize, Deserialize)]
struct HostIds {
    /// The project, by its id; by its name while it is being made.
    project: String,
    /// The deployment that is shown.
    #[serde(default)]
    deployment: String,
}

impl HostIds {
    fn of(site: &Deployment) -> Option<Self> {
        if site.host == NAME { serde_json::from_str(&site.host_ids).ok() } else { None }
    }

    fn written(&self) -> ApiResult<String> {
        serde_json::to_string(self).map_err(ApiError::internal)
    }
}

/// Whether a live site is at Vercel.
pub(super) fn holds(site: &Deployment) -> bool {
    site.host == NAME && HostIds::of(site).is_some()
}

/// Makes a portfolio live at Vercel, or brings its site there up to date. What was made for a deployment that fails is removed; a
/// site that was live stays as it was.
pub(super) async fn put_live(app: App, order: Order, steps: Steps) -> ApiResult<Deployment> {
    let host = app.vercel.as_ref().ok_or_else(|| ApiError::internal("no account at Vercel"))?;
    let before = app.store.deployments(order.owner).get(order.row.id).await?;
    check(&app, &order).await?;
    let _turn = host.queue.acquire(&order.owner.to_string()).await?;
    let slug = before.as_ref().map_or_else(|| slug(&order.row.name, app.entropy.bytes()), |site| site.slug.clone());
    let attempt = Attempt { app: &app, client: &host.client, order: &order, before: before.as_ref(), slug };
    attempt.plan().await?;
    let mut made = Made::default();
    let ended = timeout(DEPLOYING, attempt.deploy(&mut made, &steps)).await;
    let row = match ended.unwrap_or_else(|_| Err(refused(&HostingError::Timeout))) {
        Ok((live, domain)) => attempt.keep(live, domain, &made).await,
        Err(error) => Err(error),
    };
    match row {
        Ok(row) => {
            attempt.clear_up(&row).await;
            Ok(row)
        }
        Err(error) => {
            attempt.undo(&made).await;
            Err(error)
        }
    }
}

/// Refuses what the database would refuse at the end, before anything is sent.
async fn check(app: &App, order: &Order) -> ApiResult<()> {
    let deployments = app.store.deployments(order.owner);
    deployments.check_limit(order.row.id, MAX_DEPLOYMENTS).await.map_err(not_deployed)?;
    let Some(domain) = &order.custom_domain else { return Ok(()) };
    match app.store.sites().by_domain(domain).await? {
        Some(other) if other.portfolio_id != order.row.id => {
            Err(ApiError::invalid_field("customDomain", "Another site already uses this domain"))
        }
        _ => Ok(()),
    }
}

/// One try to make a portfolio live.
struct Attempt<'a> {
    app: &'a App,
    client: &'a Vercel,
    order: &'a Order,
    before: Option<&'a Deployment>,
    slug: String,
}

/// What a try has made at Vercel so far.
#[derive(Default)]
struct Made {
    deployment: Option<Created>,
    /// Whether the site has a domain that it did not have before.
    new_domain: bool,
    /// Whether visitors see it.
    is_live: bool,
}

impl Attempt<'_> {
    /// What Vercel calls the site that is to be brought up to date.
    fn known(&self) -> Option<HostIds> {
        self.before.and_then(HostIds::of)
    }

    fn removal(&self) -> ApiResult<HostingRemoval> {
        let host_ids = HostIds { project: self.slug.clone(), deployment: String::new() }.written()?;
        Ok(HostingRemoval { slug: self.slug.clone(), host: NAME.to_owned(), host_ids })
    }

    /// Notes a new project before it is made, so that it is removed when this server stops in between.
    async fn plan(&self) -> ApiResult<()> {
        if self.known().is_none() {
            let due_at = self.app.entropy.now().plus(ABANDONED);
            self.app.store.hosting_removals().plan(&self.removal()?, due_at).await?;
        }
        Ok(())
    }

    async fn deploy(&self, made: &mut Made, steps: &Steps) -> ApiResult<(Live, Option<Domain>)> {
        let known = self.known();
        let project = known.as_ref().map(|ids| ids.project.as_str());
        let (files, source) = self.files()?;
        // A domain that is refused is so before anything is sent, where there is a project that it can be added to.
        let mut domain = None;
        if let Some(project) = project {
            domain = self.add_domain(project, made).await?;
        }
        let site = Site { name: &self.slug, project, files: &files, source: &source };
        let on_progress = |progress| report(steps, progress);
        let created = self.client.create(&site, &on_progress).await.map_err(|error| refused(&error))?;
        made.deployment = Some(created.clone());
        let live = self.client.live(&created, &on_progress).await.map_err(|error| refused(&error))?;
        made.is_live = true;
        if project.is_none() {
            domain = self.add_domain(&created.project, made).await?;
        }
        Ok((live, domain))
    }

    async fn add_domain(&self, project: &str, made: &mut Made) -> ApiResult<Option<Domain>> {
        let Some(name) = &self.order.custom_domain else { return Ok(None) };
        made.new_domain = self.before.and_then(|site| site.custom_domain.as_ref()) != Some(name);
        self.client.add_domain(project, name).await.map(Some).map_err(|error| refused(&error))
    }

    fn files(&self) -> ApiResult<(Vec<SiteFile>, SiteSource)> {
        let content = Content::of(&self.order.row)?;
        let page = Bytes::from(content.page(&Addresses::Beside)?);
        let files = files(&content, PAGE_KEY, page.len()).into_iter().map(|file| SiteFile {
            path: file.path,
            key: file.blob_key,
            size: file.size.unsigned_abs(),
        });
        Ok((files.collect(), SiteSource { files: self.app.files.clone(), page }))
    }

    /// Writes the row of a site that is live.
    async fn keep(&self, live: Live, domain: Option<Domain>, made: &Made) -> ApiResult<Deployment> {
        let created = made.deployment.clone().ok_or_else(|| ApiError::internal("a live site that was not created"))?;
        let now = self.app.entropy.now();
        let row = Deployment {
            portfolio_id: self.order.row.id,
            name: self.order.row.name.clone(),
            slug: self.slug.clone(),
            host: NAME.to_owned(),
            host_ids: HostIds { project: created.project, deployment: created.id }.written()?,
            url: live.url,
            script_hash: String::new(),
            custom_domain: self.order.custom_domain.clone(),
            domain_proved: domain.as_ref().is_some_and(|domain| domain.is_connected),
            domain_state: domain.map(|domain| written(domain.into())).transpose()?,
            created_at: self.before.map_or(now, |before| before.created_at),
        };
        let deployments = self.app.store.deployments(self.order.owner);
        deployments.put(&row, &[], MAX_DEPLOYMENTS, now).await.map_err(not_deployed)?;
        Ok(row)
    }

    /// Removes what a new site has taken the place of: pictures that its owner took out are seen no longer. What cannot be removed
    /// goes with the project.
    async fn clear_up(&self, row: &Deployment) {
        empty_blob_outbox(self.app).await;
        let (Some(before), Some(old), Some(new)) = (self.before, self.known(), HostIds::of(row)) else { return };
        let removing = async {
            if old.deployment != new.deployment {
                log(self.client.delete_deployment(&old.deployment).await);
            }
            if let Some(domain) =
                before.custom_domain.as_ref().filter(|domain| row.custom_domain.as_ref() != Some(*domain))
            {
                log(self.client.remove_domain(&old.project, domain).await);
            }
        };
        log_late(timeout(REMOVING, removing).await);
    }

    /// Removes what a failed try has made. A new project that cannot be reached now is removed by a sweep.
    async fn undo(&self, made: &Made) {
        let removing = async {
            match self.known() {
                None => self.undo_project().await,
                Some(ids) => self.undo_deployment(&ids, made).await,
            }
        };
        log_late(timeout(REMOVING, removing).await);
    }

    async fn undo_project(&self) {
        let removals = self.app.store.hosting_removals();
        let noted = match self.client.delete_project(&self.slug).await {
            Ok(()) => removals.done(&self.slug, NAME).await,
            Err(error) => {
                tracing::warn!(%error, "a site at Vercel waits for its removal");
                removals.failed(&self.slug, NAME, self.app.entropy.now()).await
            }
        };
        if let Err(error) = noted {
            tracing::warn!(%error, "the removal of a site at Vercel could not be noted");
        }
    }

    async fn undo_deployment(&self, ids: &HostIds, made: &Made) {
        // One that visitors see already took the place of the old one: without it they would see nothing.
        if let Some(created) = made.deployment.as_ref().filter(|_| !made.is_live) {
            log(self.client.delete_deployment(&created.id).await);
        }
        if let Some(domain) = self.order.custom_domain.as_ref().filter(|_| made.new_domain) {
            log(self.client.remove_domain(&ids.project, domain).await);
        }
    }
}

fn log(outcome: Result<(), HostingError>) {
    if let Err(error) = outcome {
        tracing::warn!(%error, "something at Vercel could not be removed");
    }
}

fn log_late(outcome: Result<(), tokio::time::error::Elapsed>) {
    if outcome.is_err() {
        tracing::warn!("removing something at Vercel took too long");
    }
}

fn report(steps: &Steps, progress: Progress) {
    match progress {
        Progress::Uploading { sent, total } => {
            let share = sent.saturating_mul(45).checked_div(total).unwrap_or_default().min(45);
            steps.at(DeployStep::Uploading, share as u8);
        }
        Progress::Building => steps.at(DeployStep::Building, 50),
        Progress::Checking => steps.at(DeployStep::Checking, 90),
    }
}

/// What the page goes by among the keys of pictures: those are never empty.
const PAGE_KEY: &str = "";

/// The page from memory, the pictures from the file store.
struct SiteSource {
    files: Files,
    page: Bytes,
}

impl Source for SiteSource {
    fn read<'a>(&'a self, key: &'a str) -> BoxFuture<'a, Result<Bytes, String>> {
        Box::pin(async move {
            if key == PAGE_KEY {
                return Ok(self.page.clone());
            }
            self.files.get_bytes(key).await.map_err(|error| error.to_string())
        })
    }
}

impl From<Domain> for DomainState {
    fn from(domain: Domain) -> Self {
        let state = if domain.is_connected { Connection::Connected } else { Connection::Waiting };
        let records = domain.records.into_iter();
        let records = records.map(|it| DnsRecord { kind: it.kind, name: it.name, value: it.value });
        Self { name: domain.name, state, records: records.collect() }
    }
}

fn written(state: DomainState) -> ApiResult<String> {
    serde_json::to_string(&state).map_err(ApiError::internal)
}

/// How far the domain of a site at Vercel is; nothing for sites elsewhere.
pub(super) async fn check_domain(app: &App, site: &Deployment, domain: &str) -> ApiResult<Option<Found>> {
    let Some(ids) = HostIds::of(site) else { return Ok(None) };
    let host = app.vercel.as_ref().ok_or_else(out_of_reach)?;
    match timeout(REMOVING, host.client.check_domain(&ids.project, domain)).await {
        Ok(Ok(domain)) => Ok(Some(Found { is_proved: domain.is_connected, state: domain.into() })),
        Ok(Err(HostingError::NotFound)) => {
            Err(ApiError::invalid("Vercel no longer has this domain. Deploy the site again to connect it."))
        }
        Ok(Err(error)) => {
            tracing::warn!(%error, "a domain at Vercel could not be checked");
            Err(out_of_reach())
        }
        Err(_) => Err(out_of_reach()),
    }
}

fn out_of_reach() -> ApiError {
    ApiError::new(Code::HostFailed, "We couldn't reach Vercel. Please try again in a few minutes.")
}

/// Takes a site at Vercel down, before its row goes. While Vercel does not answer, the site stays, here and there: its owner must not
/// believe that it is gone. A site of an account that is no longer set is left to the sweeps, for the day when it is set again.
pub(super) async fn take_down(app: &App, site: &Deployment) -> ApiResult<()> {
    let (Some(ids), Some(host)) = (HostIds::of(site), &app.vercel) else { return Ok(()) };
    let removed = timeout(REMOVING, host.client.delete_project(&ids.project)).await;
    removed.unwrap_or(Err(HostingError::Timeout)).map_err(|error| {
        tracing::warn!(%error, "a site at Vercel could not be taken down");
        let reason = match error {
            HostingError::Unauthorized | HostingError::Forbidden(_) => NO_ACCESS,
            _ => "We couldn't reach Vercel, so the site is still live. Please try again in a few minutes.",
        };
        ApiError::new(Code::HostFailed, reason)
    })
}

const NO_ACCESS: &str = "Vercel refused our access, so the site is still live. Please contact support.";

/// Removes sites at Vercel whose rows are gone, or that were begun and never went live.
pub async fn remove_waiting_sites(app: &App) -> ApiResult<()> {
    let Some(host) = &app.vercel else { return Ok(()) };
    let removals = app.store.hosting_removals();
    let now = app.entropy.now();
    for removal in removals.due(now, BATCH).await? {
        let Ok(ids) = serde_json::from_str::<HostIds>(&removal.host_ids) else { continue };
        let removed = timeout(REMOVING, host.client.delete_project(&ids.project)).await;
        match removed.unwrap_or(Err(HostingError::Timeout)) {
            Ok(()) => removals.done(&removal.slug, &removal.host).await?,
            Err(error) => {
                tracing::warn!(%error, "a site at Vercel could not be removed");
                removals.failed(&removal.slug, &removal.host, now.plus(RETRY)).await?;
                if error.is_momentary() {
                    // The others would fail alike.
                    return Ok(());
                }
            }
        }
    }
    Ok(())
}

/// A deployment that failed, for its user.
fn refused(failure: &HostingError) -> ApiError {
    tracing::warn!(%failure, "a deployment to Vercel failed");
    let reason = match failure {
        HostingError::DomainTaken => {
            return ApiError::invalid_field("customDomain", "Another site at Vercel already uses this domain");
        }
        HostingError::InvalidDomain(_) => {
            return ApiError::invalid_field("customDomain", "Vercel doesn't accept this domain");
        }
        HostingError::Unauthorized | HostingError::Forbidden(_) => {
            "Vercel refused our access. Please contact support.".to_owned()
        }
        HostingError::NotFound => "The site no longer exists there. Delete it here, then deploy it again.".to_owned(),
        HostingError::RateLimited { .. } => "Its limit is reached. Please try again later.".to_owned(),
        HostingError::Failed(said) => format!("Vercel says: {said}"),
        HostingError::Canceled => "The deployment was canceled there.".to_owned(),
        HostingError::Timeout => "It took too long. Please try again.".to_owned(),
        HostingError::Unreachable(_) | HostingError::Unavailable { .. } => {
            "It can't be reached right now. Please try again in a few minutes.".to_owned()
        }
        HostingError::Refused(_)
        | HostingError::MissingFiles(_)
        | HostingError::Unreadable(_)
        | HostingError::File(_)
        | HostingError::Setup(_) => String::new(),
    };
    let sentence = format!("Failed to deploy to Vercel. {reason}");
    let retry_after = failure.retry_after().map(|wait| wait.as_secs().max(1));
    ApiError::new(Code::HostFailed, sentence.trim_end()).with_retry_after(retry_after)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pde_29_every_failure_begins_with_the_same_sentence() {
        for failure in [
            HostingError::Unauthorized,
            HostingError::NotFound,
            HostingError::RateLimited { retry_after: None },
            HostingError::Failed("It broke".into()),
            HostingError::Canceled,
            HostingError::Timeout,
            HostingError::Unreachable("refused".into()),
            HostingError::Unreadable("?".into()),
        ] {
            let error = refused(&failure);
            assert!(error.message().starts_with("Failed to deploy to Vercel."), "{error}");
            assert_eq!(error.code(), Code::HostFailed);
        }
        let plain = refused(&HostingError::Refused("additional property".into()));
        assert_eq!(plain.message(), "Failed to deploy to Vercel.");
        for failure in [HostingError::DomainTaken, HostingError::InvalidDomain("x".into())] {
            assert_eq!(refused(&failure).first_field(), "customDomain");
        }
    }
}
