//! Starting and stopping.

use crate::config::Config;
use crate::entropy::Entropy;
use crate::security::master_key::MasterKey;
use crate::state::{App, ReaderProgram};
use crate::{router, sweeps};
use axum_server::accept::NoDelayAcceptor;
use axum_server::{Handle, Server};
use hyper_util::rt::TokioTimer;
use std::io;
use std::net::SocketAddr;
use std::os::unix::fs::DirBuilderExt;
use std::path::Path;
use tokio::net::TcpListener;
use tokio::signal::unix::{SignalKind, signal};
use tokio_util::sync::CancellationToken;
use vitae_files::{Files, FilesError, S3Credentials};
use vitae_store::{Store, StoreError};

/// Why the server does not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The data directory cannot be used.
    #[error("The data directory {path} cannot be used: {source}. Set VITAE_DATA to a folder that can be written.")]
    Data {
        /// The directory.
        path: String,
        /// What the system said.
        source: io::Error,
    },
    /// The database cannot be opened.
    #[error("The database (VITAE_DATABASE_URL) cannot be used: {0}.")]
    Store(#[from] StoreError),
    /// The blob store cannot be opened.
    #[error("The file store (VITAE_FILES_URL) cannot be used: {0}.")]
    Files(#[from] FilesError),
    /// Nobody can listen there.
    #[error("Cannot listen on {listen} (VITAE_LISTEN): {source}.")]
    Listen {
        /// The address.
        listen: SocketAddr,
        /// What the system said.
        source: io::Error,
    },
    /// The system refused something while running.
    #[error("The server stopped: {0}.")]
    Run(#[from] io::Error),
}

/// Brings the database to this program's schema.
pub async fn migrate(config: &Config) -> Result<(), StartError> {
    prepare(&config.data)?;
    let store = Store::connect(config.database_url.reveal()).await?;
    store.migrate().await?;
    store.close().await;
    Ok(())
}

/// Opens everything a server needs; nothing listens yet.
pub async fn open(config: Config, program: ReaderProgram, entropy: Entropy) -> Result<App, StartError> {
    prepare(&config.data)?;
    let data_error = |source| StartError::Data { path: config.data.display().to_string(), source };
    let key = MasterKey::load(&config, &entropy).map_err(data_error)?;
    let store = Store::connect(config.database_url.reveal()).await?;
    store.migrate().await?;
    let files = Files::open(&config.files_url, credentials(&config).as_ref())?;
    Ok(App::new(config, store, files, program, &key, entropy))
}

fn prepare(data: &Path) -> Result<(), StartError> {
    let made = std::fs::DirBuilder::new().recursive(true).mode(0o700).create(data);
    made.map_err(|source| StartError::Data { path: data.display().to_string(), source })
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
    let stop = CancellationToken::new();
    let sweeping = tokio::spawn(sweeps::run(app.clone(), stop.clone()));
    let resting = tokio::spawn(sweeps::rest(app.clone(), stop.clone()));
    tracing::info!(address = %listener.local_addr()?, url = %app.config.public_url, "serving");
    run(&app, listener, stop).await?;
    _ = tokio::join!(sweeping, resting);
    app.store.close().await;
    tracing::info!("stopped");
    Ok(())
}

async fn run(app: &App, listener: TcpListener, stop: CancellationToken) -> Result<(), StartError> {
    let service = router(app.clone()).into_make_service_with_connect_info::<SocketAddr>();
    let handle: Handle<SocketAddr> = Handle::new();
    let mut server =
        Server::from_listener(listener).acceptor(NoDelayAcceptor::new()).http1_only().handle(handle.clone());
    server.http_builder().http1().timer(TokioTimer::new()).header_read_timeout(app.config.limits.header);
    let mut serving = std::pin::pin!(server.serve(service));
    tokio::select! {
        ended = &mut serving => return Ok(ended?),
        () = asked_to_stop() => {}
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

async fn asked_to_stop() {
    let mut terminate = signal(SignalKind::terminate()).expect("signals can be watched");
    let mut interrupt = signal(SignalKind::interrupt()).expect("signals can be watched");
    tokio::select! {
        _ = terminate.recv() => {}
        _ = interrupt.recv() => {}
    }
}
