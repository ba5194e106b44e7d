//! The server's child processes, for the HTTP tests.

use std::io::{Read, Write};
use std::process::{Command, ExitCode, Stdio};
use std::time::Duration;

/// A file that holds this is read until the reader's time is up.
const SLOW: &[u8] = b"% read this slowly";

fn main() -> ExitCode {
    match std::env::args().nth(1).as_deref() {
        Some("read") => vitae_reader::child_main(),
        Some("read-slowly") => read_slowly(),
        Some("render") => vitae_renderer::worker_main(),
        other => panic!("unknown behaviour {other:?}"),
    }
}

/// Hangs on a marked file and reads any other.
fn read_slowly() -> ExitCode {
    let mut file = Vec::new();
    std::io::stdin().read_to_end(&mut file).unwrap();
    if file.windows(SLOW.len()).any(|bytes| bytes == SLOW) {
        std::thread::sleep(Duration::from_secs(600));
    }
    let program = std::env::current_exe().unwrap();
    let mut reader = Command::new(program).arg("read").stdin(Stdio::piped()).spawn().unwrap();
    reader.stdin.take().unwrap().write_all(&file).unwrap();
    if reader.wait().unwrap().success() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
