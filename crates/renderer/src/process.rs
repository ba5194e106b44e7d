//! One worker process, seen from its parent.

use crate::pool::{RenderError, Rendered, RendererConfig};
use crate::wire::{LENGTH_BYTES, Lengths, Verdict};
use bytes::Bytes;
use std::process::Stdio;
use std::time::Instant;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::process::{Child, ChildStdin, ChildStdout, Command};

/// A running worker. Dropping it kills it.
pub(crate) struct Worker {
    child: Child,
    input: ChildStdin,
    output: ChildStdout,
    answer_bytes: usize,
    /// Jobs answered so far.
    pub jobs: u32,
    /// When it last became idle.
    pub idle_since: Instant,
}

impl Worker {
    /// Starts a worker and waits until its fonts are loaded.
    pub async fn start(config: &RendererConfig) -> Result<Self, RenderError> {
        let mut child = spawn(config).map_err(RenderError::Start)?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(RenderError::Crashed);
        };
        let answer_bytes = config.answer_bytes;
        let mut worker = Self { child, input, output, answer_bytes, jobs: 0, idle_since: Instant::now() };
        let (verdict, _) = worker.receive().await?;
        verdict.map_err(RenderError::Refused)?;
        Ok(worker)
    }

    /// Has one job answered: the file, or why there is none. After an error the worker is in an unknown state.
    pub async fn run(&mut self, request: &[u8]) -> Result<Result<Rendered, RenderError>, RenderError> {
        self.input.write_all(request).await.map_err(|_| RenderError::Crashed)?;
        let (verdict, file) = self.receive().await?;
        self.jobs += 1;
        self.idle_since = Instant::now();
        Ok(verdict.map(|made| Rendered { file, pages: made.pages }).map_err(RenderError::Refused))
    }

    /// Whether the process still runs.
    pub fn is_alive(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(None))
    }

    /// Resident memory in bytes; `None` where the system does not tell.
    pub fn resident_bytes(&self) -> Option<usize> {
        let pages = std::fs::read_to_string(format!("/proc/{}/statm", self.child.id()?)).ok()?;
        let resident: usize = pages.split_whitespace().nth(1)?.parse().ok()?;
        Some(resident * rustix::param::page_size())
    }

    async fn receive(&mut self) -> Result<(Verdict, Bytes), RenderError> {
        let mut lengths = [0; LENGTH_BYTES];
        self.fill(&mut lengths).await?;
        let lengths = Lengths::decode(lengths, self.answer_bytes).ok_or(RenderError::Crashed)?;
        let mut head = vec![0; lengths.head];
        self.fill(&mut head).await?;
        let mut body = vec![0; lengths.body];
        self.fill(&mut body).await?;
        let verdict = serde_json::from_slice(&head).map_err(|_| RenderError::Crashed)?;
        Ok((verdict, body.into()))
    }

    async fn fill(&mut self, bytes: &mut [u8]) -> Result<(), RenderError> {
        self.output.read_exact(bytes).await.map(drop).map_err(|_| RenderError::Crashed)
    }
}

/// In a process group of its own: Ctrl-C in a terminal stops the server, which lets running requests finish first.
fn spawn(config: &RendererConfig) -> std::io::Result<Child> {
    Command::new(&config.program)
        .args(&config.args)
        .env_clear()
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .process_group(0)
        .kill_on_drop(true)
        .spawn()
}
