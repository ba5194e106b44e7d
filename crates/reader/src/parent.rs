//! The parent's side: starts the child, feeds it, and ends it when it takes too long.

use crate::limits::{ADDRESS_SPACE, CPU_SECONDS};
use crate::wire::{Answer, ClaimRef, JudgedRef, PictureHead, Refusal, Task};
use bytes::Bytes;
use rustix::process::{Pid, setpriority_process};
use std::ffi::OsString;
use std::os::unix::process::ExitStatusExt;
use std::path::PathBuf;
use std::process::{ExitStatus, Stdio};
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::process::{Child, ChildStdin, ChildStdout, Command};
use tokio::sync::Semaphore;
use vitae_ats::ScoreCard;
use vitae_images::PictureFile;
use vitae_model::{Details, Document, Parsed, ParsedResume};

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
}

/// How far a child steps back behind the server's own threads, on the scale of `nice`.
const NICENESS: i32 = 10;

impl Default for ReaderConfig {
    /// 8 seconds, 64 MiB of answer, two children. The program is to be filled in.
    fn default() -> Self {
        Self {
            program: PathBuf::new(),
            args: Vec::new(),
            wall: Duration::from_secs(8),
            answer_bytes: 64 * 1024 * 1024,
            parallel: 2,
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
    /// It took more processor time than a file may, on any machine.
    #[error(
        "Reading this file took too long. Save a simpler copy, for example as a PDF from your editor, and upload that."
    )]
    Timeout,
    /// The clock ended it before its processor time was used up: the machine is busy, and the file may be sound.
    #[error("the machine was too busy to read this in time")]
    Late,
    /// The child ended without an answer: out of memory, an abort in a library, or too large an answer.
    #[error(
        "We couldn't read this file. Open it in the program you made it with, save it again and upload the new copy."
    )]
    Crashed,
    /// As many children run as may.
    #[error("too many files are being read at the same time")]
    Busy,
    /// The child could not be started or spoken to.
    #[error("the reading process could not be started")]
    Start(#[source] std::io::Error),
}

/// Starts a child for each file; cheap to clone.
///
/// It has no queue: who comes while as many children run as may is refused. Whoever wants to wait does so before.
#[derive(Clone)]
pub struct Reader {
    config: Arc<ReaderConfig>,
    permits: Arc<Semaphore>,
}

impl Reader {
    /// A reader whose children are started as `config` says.
    pub fn new(config: ReaderConfig) -> Self {
        Self { permits: Arc::new(Semaphore::new(config.parallel)), config: Arc::new(config) }
    }

    /// The engine's version and the limits it reads under, in one text. What this reader gave up, another version may
    /// read, or this one under other limits.
    pub fn fingerprint(&self) -> String {
        let memory = ADDRESS_SPACE / (1024 * 1024);
        format!("embedded {}, {CPU_SECONDS} s, {memory} MiB", crate::ENGINE_VERSION)
    }

    /// Reads one file. When the caller goes away the child is killed.
    ///
    /// # Errors
    /// See [`ReadError`]; the caller's process is never in danger.
    pub async fn read(&self, bytes: Bytes) -> Result<ReadResult, ReadError> {
        match self.ask(Task::Read, bytes).await?.0 {
            Answer::Ok(read) => Ok(ReadResult { document: read.document, parsed: read.parsed }),
            Answer::Err(refusal) => Err(refused(refusal)),
            _ => Err(ReadError::Crashed),
        }
    }

    /// Where the values of a resume stand in a document that a language model read ([`vitae_parse::ground`]).
    ///
    /// # Errors
    /// See [`ReadError`].
    pub async fn ground(&self, document: &Document, resume: &ParsedResume) -> Result<Details, ReadError> {
        let claim = serde_json::to_vec(&ClaimRef { document, resume }).map_err(|_| ReadError::Crashed)?;
        match self.ask(Task::Ground, claim.into()).await?.0 {
            Answer::Grounded(details) => Ok(*details),
            _ => Err(ReadError::Crashed),
        }
    }

    /// The score of a resume whose owner reviewed it ([`vitae_ats::score`]).
    ///
    /// # Errors
    /// See [`ReadError`]; one that is refused holds no text.
    pub async fn score(&self, judged: JudgedRef<'_>) -> Result<ScoreCard, ReadError> {
        let judged = serde_json::to_vec(&judged).map_err(|_| ReadError::Crashed)?;
        match self.ask(Task::Score, judged.into()).await?.0 {
            Answer::Scored(card) => Ok(*card),
            Answer::Err(refusal) => Err(refused(refusal)),
            _ => Err(ReadError::Crashed),
        }
    }

    /// A picture made fit for a page ([`vitae_images::prepare`]).
    ///
    /// # Errors
    /// See [`ReadError`].
    pub async fn prepare_picture(&self, bytes: Bytes) -> Result<Vec<PictureFile>, ReadError> {
        match self.ask(Task::Picture, bytes).await? {
            (Answer::Pictures(heads), bytes) => cut(heads, &bytes).ok_or(ReadError::Crashed),
            (Answer::Err(refusal), _) => Err(refused(refusal)),
            _ => Err(ReadError::Crashed),
        }
    }

    async fn ask(&self, task: Task, about: Bytes) -> Result<(Answer, Vec<u8>), ReadError> {
        let _permit = self.permits.try_acquire().map_err(|_| ReadError::Busy)?;
        let child = self.start().map_err(ReadError::Start)?;
        step_back(&child);
        let talked = tokio::time::timeout(self.config.wall, self.talk(child, task, about)).await;
        talked.map_err(|_| ReadError::Late)?
    }

    /// In a process group of its own: Ctrl-C in a terminal stops the server, which lets running requests finish first.
    fn start(&self) -> std::io::Result<Child> {
        Command::new(&self.config.program)
            .args(&self.config.args)
            .env_clear()
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .process_group(0)
            .kill_on_drop(true)
            .spawn()
    }

    async fn talk(&self, mut child: Child, task: Task, about: Bytes) -> Result<(Answer, Vec<u8>), ReadError> {
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(ReadError::Crashed);
        };
        let ((), answer) = tokio::join!(feed(input, task, about), self.collect(output));
        let answer = answer?;
        let status = child.wait().await.map_err(ReadError::Start)?;
        understand(status, answer)
    }

    async fn collect(&self, output: ChildStdout) -> Result<Vec<u8>, ReadError> {
        let mut answer = Vec::new();
        let most = self.config.answer_bytes;
        output.take(most + 1).read_to_end(&mut answer).await.map_err(|_| ReadError::Crashed)?;
        if answer.len() as u64 > most { Err(ReadError::Crashed) } else { Ok(answer) }
    }
}

/// The server's threads come first when processors are short. Without it the child works as well.
fn step_back(child: &Child) {
    let pid = child.id().and_then(|id| Pid::from_raw(id.cast_signed()));
    _ = pid.map(|pid| setpriority_process(Some(pid), NICENESS));
}

/// A child that dies early closes its input; what it said, or did not say, tells the rest.
async fn feed(mut input: ChildStdin, task: Task, about: Bytes) {
    if input.write_all(&[task.letter()]).await.is_ok() && input.write_all(&about).await.is_ok() {
        _ = input.shutdown().await;
    }
}

/// SIGXCPU: the child has used up the processor time that it set itself.
const PROCESSOR_TIME_UP: i32 = 24;

/// The answer, and the bytes after it.
fn understand(status: ExitStatus, mut answer: Vec<u8>) -> Result<(Answer, Vec<u8>), ReadError> {
    if status.signal() == Some(PROCESSOR_TIME_UP) {
        return Err(ReadError::Timeout);
    }
    if !status.success() {
        return Err(ReadError::Crashed);
    }
    let mut texts = serde_json::Deserializer::from_slice(&answer).into_iter();
    let Some(Ok(said)) = texts.next() else { return Err(ReadError::Crashed) };
    let end = texts.byte_offset();
    answer.drain(..end);
    Ok((said, answer))
}

fn refused(refusal: Refusal) -> ReadError {
    ReadError::Refused { code: refusal.code, message: refusal.message }
}

/// The files of a picture from their bytes, which stand one after the other.
fn cut(heads: Vec<PictureHead>, mut bytes: &[u8]) -> Option<Vec<PictureFile>> {
    let one = |PictureHead { kind, width, height, size }| {
        let (own, rest) = bytes.split_at_checked(size)?;
        bytes = rest;
        Some(PictureFile { kind, width, height, bytes: own.to_vec() })
    };
    heads.into_iter().map(one).collect()
}
