//! The parent's side: starts the child, feeds it, and ends it when it takes too long.

use crate::wire::Answer;
use bytes::Bytes;
use std::ffi::OsString;
use std::path::PathBuf;
use std::process::{ExitStatus, Stdio};
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::process::{Child, ChildStdin, ChildStdout, Command};
use tokio::sync::Semaphore;
use vitae_model::{Document, Parsed};

/// How the child is started, and what it may cost.
#[derive(Debug, Clone)]
pub struct ReaderConfig {
    /// The program that calls [`crate::child_main`].
    pub program: PathBuf,
    /// Its arguments.
    pub args: Vec<OsString>,
    /// Most time a file may take, from the start of the child to its end.
    pub wall: Duration,
    /// Most bytes a child may answer.
    pub answer_bytes: u64,
    /// Most children at the same time.
    pub parallel: usize,
    /// Most time a caller waits for a free place.
    pub patience: Duration,
}

impl Default for ReaderConfig {
    /// 8 seconds, 64 MiB of answer, two children, 10 seconds of waiting. The program is to be filled in.
    fn default() -> Self {
        Self {
            program: PathBuf::new(),
            args: Vec::new(),
            wall: Duration::from_secs(8),
            answer_bytes: 64 * 1024 * 1024,
            parallel: 2,
            patience: Duration::from_secs(10),
        }
    }
}

/// A file that was read.
#[derive(Debug, Clone, PartialEq)]
pub struct ReadResult {
    /// What stands in it.
    pub document: Document,
    /// What that means.
    pub parsed: Parsed,
}

/// Why a file was not read.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// The file itself is the reason; the sentence is for its owner.
    #[error("{message}")]
    Refused {
        /// The extraction's code, for example `file_encrypted`.
        code: String,
        /// The extraction's sentence.
        message: String,
    },
    /// It took too long.
    #[error(
        "Reading this file took too long. Save a simpler copy, for example as PDF from your editor, and upload that."
    )]
    Timeout,
    /// The child ended without an answer: out of memory, an abort in a library, or too large an answer.
    #[error(
        "This file could not be read. Open it in the program it was made with, save it again and upload the new copy."
    )]
    Crashed,
    /// All places are taken.
    #[error("too many files are being read at the same time")]
    Busy,
    /// The child could not be started or spoken to.
    #[error("the reading process could not be started")]
    Start(#[source] std::io::Error),
}

/// Starts a child for each file; cheap to clone.
#[derive(Clone)]
pub struct Reader {
    config: Arc<ReaderConfig>,
    places: Arc<Semaphore>,
}

impl Reader {
    /// A reader with so many places.
    pub fn new(config: ReaderConfig) -> Self {
        Self { places: Arc::new(Semaphore::new(config.parallel)), config: Arc::new(config) }
    }

    /// Reads one file. When the caller goes away the child is ended too.
    ///
    /// # Errors
    /// See [`ReadError`]; the caller's process is never in danger.
    pub async fn read(&self, bytes: Bytes) -> Result<ReadResult, ReadError> {
        let place = tokio::time::timeout(self.config.patience, self.places.acquire()).await;
        let _place = place.map_err(|_| ReadError::Busy)?.map_err(|_| ReadError::Busy)?;
        let child = self.start().map_err(ReadError::Start)?;
        let talked = tokio::time::timeout(self.config.wall, self.talk(child, bytes)).await;
        talked.map_err(|_| ReadError::Timeout)?
    }

    fn start(&self) -> std::io::Result<Child> {
        Command::new(&self.config.program)
            .args(&self.config.args)
            .env_clear()
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .kill_on_drop(true)
            .spawn()
    }

    async fn talk(&self, mut child: Child, bytes: Bytes) -> Result<ReadResult, ReadError> {
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(ReadError::Crashed);
        };
        let ((), answer) = tokio::join!(feed(input, bytes), self.collect(output));
        let answer = answer?;
        let status = child.wait().await.map_err(ReadError::Start)?;
        understand(status, &answer)
    }

    async fn collect(&self, output: ChildStdout) -> Result<Vec<u8>, ReadError> {
        let mut answer = Vec::new();
        let most = self.config.answer_bytes;
        output.take(most + 1).read_to_end(&mut answer).await.map_err(|_| ReadError::Crashed)?;
        if answer.len() as u64 > most { Err(ReadError::Crashed) } else { Ok(answer) }
    }
}

/// A child that dies early closes its input; what it said, or did not say, tells the rest.
async fn feed(mut input: ChildStdin, bytes: Bytes) {
    if input.write_all(&bytes).await.is_ok() {
        _ = input.shutdown().await;
    }
}

fn understand(status: ExitStatus, answer: &[u8]) -> Result<ReadResult, ReadError> {
    if !status.success() {
        return Err(ReadError::Crashed);
    }
    match serde_json::from_slice(answer) {
        Ok(Answer::Ok(read)) => Ok(ReadResult { document: read.document, parsed: read.parsed }),
        Ok(Answer::Err(refusal)) => Err(ReadError::Refused { code: refusal.code, message: refusal.message }),
        Err(_) => Err(ReadError::Crashed),
    }
}
