//! What every handler can reach.

use crate::account;
use crate::ai::Ai;
use crate::config::Config;
use crate::connections::Counts;
use crate::entropy::Entropy;
use crate::jobs::Board;
use crate::ops::Readiness;
use crate::ops::metrics::Metrics;
use crate::portfolio::hosting::OtherHosts;
use crate::portfolio::{Deploys, DomainProofs, VercelHost, Visitors};
use crate::profiles::Services;
use crate::resumes::RecentCards;
use crate::security::limiter::Limiter;
use crate::security::master_key::MasterKey;
use crate::security::origins::Origins;
use crate::security::passwords::Passwords;
use crate::security::signing::Signer;
use crate::site::identity::Filler;
use crate::site::mailer;
use crate::web::assets::{self, Pages};
use crate::work::Work;
use std::path::PathBuf;
use std::sync::Arc;
use tokio_util::task::TaskTracker;
use vitae_content::Content;
use vitae_dns::Dns;
use vitae_files::Files;
use vitae_mail::Mailer;
use vitae_reader::{Reader, ReaderConfig};
use vitae_renderer::{Renderer, RendererConfig};
use vitae_store::Store;
use webauthn_rs::Webauthn;

/// Shared by all requests; cheap to clone.
#[derive(Clone)]
pub struct App {
    inner: Arc<Inner>,
}

/// The parts of an [`App`].
pub struct Inner {
    /// The settings.
    pub config: Config,
    /// Rows.
    pub store: Store,
    /// Counts how often somebody does something.
    pub limiter: Limiter,
    /// Blobs.
    pub files: Files,
    /// Reads untrusted files in a child process.
    pub reader: Reader,
    /// Prepares pictures in child processes of its own, so that portfolios do not hold up resumes.
    pub picture_reader: Reader,
    /// Visitors of live sites that are not written down yet.
    pub visitors: Visitors,
    /// Host names that are no domain of a site.
    pub other_hosts: OtherHosts,
    /// Asks name servers about domains of users.
    pub dns: Dns,
    /// What proves that a domain is a site's.
    pub domain_proofs: DomainProofs,
    /// Deployments that are going on.
    pub deploys: Deploys,
    /// Where sites are hosted when it is not here.
    pub vercel: Option<VercelHost>,
    /// Hashes passwords.
    pub passwords: Passwords,
    /// Checks passkeys; nothing where the site's address has no name.
    pub passkeys: Option<Webauthn>,
    /// Scores that were computed a moment ago.
    pub recent_cards: RecentCards,
    /// Typesets in worker processes.
    pub renderer: Renderer,
    /// The queues in front of expensive work.
    pub work: Work,
    /// When the server was last found ready.
    pub readiness: Readiness,
    /// Signs addresses of files.
    pub signer: Signer,
    /// Time, ids, randomness.
    pub entropy: Entropy,
    /// Names the addresses from which an account was signed in to.
    pub origins: Origins,
    /// Connections, counted.
    pub connections: Counts,
    /// Work that goes on when its request is dropped; a stop waits for it.
    pub background: TaskTracker,
    /// What `/metrics` shows.
    pub metrics: Metrics,
    /// Articles, guides, questions and pages, with this site's names.
    pub content: Content,
    /// The pages of the web app, with this site's names.
    pub pages: Pages,
    /// Sends mail.
    pub mailer: Mailer,
    /// The index of the job board.
    pub board: Board,
    /// The language model, when one is set.
    pub ai: Option<Ai>,
    /// GitHub and LinkedIn.
    pub services: Services,
}

impl std::ops::Deref for App {
    type Target = Inner;

    fn deref(&self) -> &Inner {
        &self.inner
    }
}

/// What a server stands on outside itself.
pub struct Adapters {
    /// Rows.
    pub store: Store,
    /// Blobs.
    pub files: Files,
    /// The index of the job board.
    pub board: Board,
    /// Name servers.
    pub dns: Dns,
}

/// How child processes are started.
#[derive(Debug, Clone)]
pub struct ChildProgram {
    /// The program; the server's own binary in production.
    pub path: PathBuf,
    /// The arguments that make it read one file ([`vitae_reader::child_main`]).
    pub read: Vec<String>,
    /// The arguments that make it typeset ([`vitae_renderer::worker_main`]).
    pub render: Vec<String>,
}

impl App {
    /// Puts the parts together.
    pub fn new(config: Config, adapters: Adapters, program: ChildProgram, key: &MasterKey, entropy: Entropy) -> Self {
        let Adapters { store, files, board, dns } = adapters;
        let limits = config.limits;
        let reader = ReaderConfig {
            program: program.path.clone(),
            args: program.read.into_iter().map(Into::into).collect(),
            parallel: limits.parallel_reads,
            ..ReaderConfig::default()
        };
        let renderer = RendererConfig {
            program: program.path,
            args: program.render.into_iter().map(Into::into).collect(),
            workers: limits.parallel_renders,
            ..RendererConfig::default()
        };
        let limiter = Limiter::default();
        let filler = Filler::new(&config.site, config.plan_limits, &config.public_url);
        let inner = Inner {
            picture_reader: Reader::new(reader.clone()),
            reader: Reader::new(reader),
            visitors: Visitors::default(),
            other_hosts: OtherHosts::default(),
            dns,
            domain_proofs: DomainProofs::new(key.derive("vitae domain proofs v1")),
            deploys: Deploys::default(),
            vercel: VercelHost::of(&config.vercel),
            passwords: Passwords::new(limits.parallel_hashes, &entropy),
            passkeys: account::relying_party(&config.public_url, &config.site.name),
            recent_cards: RecentCards::default(),
            renderer: Renderer::new(renderer),
            work: Work::new(&limits),
            readiness: Readiness::default(),
            signer: Signer::new(key.derive("vitae file addresses v1")),
            origins: Origins::new(key.derive("vitae sign-in origins v1")),
            connections: Counts::default(),
            background: TaskTracker::new(),
            metrics: Metrics::default(),
            content: assets::content(&filler),
            pages: Pages::new(filler),
            mailer: mailer(&config),
            ai: Ai::of(&config.ai, &limiter, &entropy),
            services: Services::new(&config, key),
            board,
            config,
            store,
            limiter,
            files,
            entropy,
        };
        Self { inner: Arc::new(inner) }
    }
}
