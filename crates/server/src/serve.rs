//! Starting and stopping.

use crate::config::Config;
use crate::connections::Gate;
use crate::entropy::Entropy;
use crate::jobs::{self, Board};
use crate::portfolio::flush_visitors;
use crate::security::master_key::MasterKey;
use crate::start_error::StartError;
use crate::state::{Adapters, App, ChildProgram};
use crate::{connections, router, sweeps};
use axum_server::{Handle, Server};
use hyper_util::rt::TokioTimer;
use std::net::SocketAddr;
use std::os::unix::fs::DirBuilderExt;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::net::TcpListener;
use tokio::signal::unix::{SignalKind, signal};
use tokio_util::sync::CancellationToken;
use vitae_dns::Dns;
use vitae_files::{Files, S3Credentials};
use vitae_search::{SearchError, TantivyIndex};
use vitae_store::Store;

/// Brings the database to this program's schema.
pub async fn migrate(config: &Config) -> Result<(), StartError> {
    prepare(&config.data)?;
    open_store(config).await?.close().await;
    Ok(())
}

/// The database, with this program's schema.
pub async fn open_store(config: &Config) -> Result<Store, StartError> {
    let failed = |error| StartError::store(config, error);
    let store = Store::connect(config.database_url.reveal()).await.map_err(failed)?;
    store.migrate().await.map_err(failed)?;
    Ok(store)
}

/// Opens everything a server needs; nothing listens yet.
pub async fn open(config: Config, program: ChildProgram, entropy: Entropy) -> Result<App, StartError> {
    config.warnings.iter().for_each(|warning| tracing::warn!("{warning}"));
    prepare(&config.data)?;
    let key = MasterKey::load(&config, &entropy)?;
    let store = open_store(&config).await?;
    let files = open_files(&config)?;
    let board = open_board(&config, PATIENCE).await?;
    let dns = Dns::new(config.dns_server).map_err(StartError::Dns)?;
    let app = App::new(config, Adapters { store, files, board, dns }, program, &key, entropy);
    app.limiter.load(&app.store, app.entropy.now()).await.map_err(|error| StartError::store(&app.config, error))?;
    Ok(app)
}

/// The folder of the job index within the data directory.
const JOB_INDEX: &str = "job-index";

/// How long a start waits for the server before it to let go of the job index. What a killed one was just starting holds the
/// index until it runs: some milliseconds, more on a busy machine. A database that is starting is waited for as long.
const PATIENCE: Duration = Duration::from_secs(10);

/// How often the job index is tried meanwhile.
const TRY_EVERY: Duration = Duration::from_millis(100);

async fn open_board(config: &Config, patience: Duration) -> Result<Board, StartError> {
    let folder = config.data.join(JOB_INDEX);
    let started = Instant::now();
    loop {
        match TantivyIndex::open(&folder) {
            Ok(index) => return Ok(Board::new(Arc::new(index))),
            Err(SearchError::InUse) if started.elapsed() < patience => tokio::time::sleep(TRY_EVERY).await,
            Err(source) => return Err(StartError::JobIndex { path: folder.display().to_string(), source }),
        }
    }
}

/// Makes the data directory.
pub(crate) fn prepare(data: &Path) -> Result<(), StartError> {
    let made = std::fs::DirBuilder::new().recursive(true).mode(0o700).create(data);
    made.map_err(|source| StartError::Data { path: data.display().to_string(), source })
}

/// The file store.
pub fn open_files(config: &Config) -> Result<Files, StartError> {
    Files::open(&config.files_url, credentials(config).as_ref()).map_err(|error| StartError::files(config, error))
}

fn credentials(config: &Config) -> Option<S3Credentials> {
    let access_key_id = config.files_access_key.as_ref()?.reveal().to_owned();
    let secret_access_key = config.files_secret_key.as_ref()?.reveal().to_owned();
    Some(S3Credentials { access_key_id, secret_access_key, session_token: None })
}

/// Serves until the process is told to stop, then lets running requests finish.
pub async fn serve(app: App) -> Result<(), StartError> {
    let listen = app.config.listen;
    let listener = TcpListener::bind(listen).await.map_err(|source| StartError::Listen { listen, source })?;
    serve_on(app, listener, asked_to_stop()).await
}

/// Serves on a socket that is already bound, until `asked_to_stop` ends, then lets running requests finish.
pub async fn serve_on(
    app: App,
    listener: TcpListener,
    asked_to_stop: impl Future<Output = ()>,
) -> Result<(), StartError> {
    let stop = CancellationToken::new();
    let sweeping = tokio::spawn(sweeps::run(app.clone(), stop.clone()));
    let releasing = tokio::spawn(sweeps::release_idle_memory(app.clone(), stop.clone()));
    let sharing = tokio::spawn(sweeps::share_counts(app.clone(), stop.clone()));
    let counting = tokio::spawn(flush_visitors(app.clone(), stop.clone()));
    let following = tokio::spawn(jobs::follow(app.clone(), stop.clone()));
    let refreshing = tokio::spawn(jobs::refresh::run(app.clone(), stop.clone()));
    tracing::info!(address = %listener.local_addr()?, url = %app.config.public_url, "serving");
    run(&app, listener, stop, asked_to_stop).await?;
    finish_background(&app).await;
    _ = tokio::join!(sweeping, releasing, following, refreshing, counting, sharing);
    app.store.close().await;
    tracing::info!("stopped");
    Ok(())
}

async fn run(
    app: &App,
    listener: TcpListener,
    stop: CancellationToken,
    asked_to_stop: impl Future<Output = ()>,
) -> Result<(), StartError> {
    let descriptors = connections::raise_descriptor_limit();
    let gate = Gate::new(&app.config, descriptors, app.connections.clone(), stop.clone());
    let service = router(app.clone()).into_make_service_with_connect_info::<SocketAddr>();
    let handle: Handle<SocketAddr> = Handle::new();
    let mut server = Server::from_listener(listener).acceptor(gate).http1_only().handle(handle.clone());
    server.http_builder().http1().timer(TokioTimer::new()).header_read_timeout(app.config.limits.header);
    let mut serving = std::pin::pin!(server.serve(service));
    tokio::select! {
        ended = &mut serving => return Ok(ended?),
        () = asked_to_stop => {}
    }
    tracing::info!("stopping; running requests may finish");
    stop.cancel();
    handle.graceful_shutdown(Some(app.config.limits.shutdown));
    serving.await?;
    match handle.connection_count() {
        0 => {}
        open => tracing::warn!(open, "some requests did not finish in time"),
    }
    Ok(())
}

/// Uploads whose client has gone are stored to their end too.
async fn finish_background(app: &App) {
    app.background.close();
    if tokio::time::timeout(app.config.limits.shutdown, app.background.wait()).await.is_err() {
        tracing::warn!(open = app.background.len(), "some uploads were not stored in time");
    }
}

async fn asked_to_stop() {
    let mut terminate = signal(SignalKind::terminate()).expect("signals can be watched");
    let mut interrupt = signal(SignalKind::interrupt()).expect("signals can be watched");
    tokio::select! {
        _ = terminate.recv() => {}
        _ = interrupt.recv() => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_start_waits_for_the_job_index_until_its_patience_ends() {
        let data = tempfile::tempdir().unwrap();
        let config = Config::load([("VITAE_DATA".into(), data.path().display().to_string())]).unwrap();
        let other = open_board(&config, Duration::ZERO).await.unwrap();
        let refused = open_board(&config, TRY_EVERY * 2).await.err().unwrap();
        assert!(matches!(refused, StartError::JobIndex { source: SearchError::InUse, .. }), "{refused}");
        let (opened, ()) = tokio::join!(open_board(&config, PATIENCE), async {
            tokio::time::sleep(TRY_EVERY * 2).await;
            drop(other);
        });
        assert!(opened.is_ok());
    }
}
