//! What every handler can reach.

use crate::config::Config;
use crate::entropy::Entropy;
use crate::security::master_key::MasterKey;
use crate::security::passwords::Passwords;
use crate::security::pool::Pool;
use crate::security::signing::Signer;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use vitae_files::Files;
use vitae_reader::{Reader, ReaderConfig};
use vitae_store::Store;

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
    /// Blobs.
    pub files: Files,
    /// Reads untrusted files in a child process.
    pub reader: Reader,
    /// Hashes passwords.
    pub passwords: Passwords,
    /// Typesets and scores.
    pub renders: Pool,
    /// Signs addresses of files.
    pub signer: Signer,
    /// Time, ids, randomness.
    pub entropy: Entropy,
}

impl std::ops::Deref for App {
    type Target = Inner;

    fn deref(&self) -> &Inner {
        &self.inner
    }
}

/// How the reader's child process is started.
#[derive(Debug, Clone)]
pub struct ReaderProgram {
    /// The program; the server's own binary in production.
    pub path: PathBuf,
    /// The arguments that make it read standard input.
    pub args: Vec<String>,
}

/// How long a request waits for a place to typeset.
const RENDER_PATIENCE: Duration = Duration::from_secs(10);

impl App {
    /// Puts the parts together.
    pub fn new(
        config: Config,
        store: Store,
        files: Files,
        program: ReaderProgram,
        key: &MasterKey,
        entropy: Entropy,
    ) -> Self {
        let limits = config.limits;
        let reader = ReaderConfig {
            program: program.path,
            args: program.args.into_iter().map(Into::into).collect(),
            parallel: limits.parallel_reads,
            ..ReaderConfig::default()
        };
        let inner = Inner {
            reader: Reader::new(reader),
            passwords: Passwords::new(limits.parallel_hashes, &entropy),
            renders: Pool::new(limits.parallel_renders, RENDER_PATIENCE),
            signer: Signer::new(key.derive("vitae file addresses v1")),
            config,
            store,
            files,
            entropy,
        };
        Self { inner: Arc::new(inner) }
    }
}
