//! The worker, or, with an argument, one that misbehaves.

use std::io::{Read, Write};
use std::process::ExitCode;
use std::time::Duration;

/// A frame that says "ready", or "done" without a file.
const READY: &[u8] = b"\0\0\0\x0b\0\0\0\0{\"Ok\":null}";

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    match (arguments.next().as_deref(), arguments.next()) {
        (None, _) => vitae_renderer::worker_main(),
        (Some("hang"), pid_file) => hang(pid_file),
        (Some("hang-once"), Some(marker)) => hang_once(&marker),
        (Some("abort"), _) => after_ready(|| std::process::abort()),
        (Some("garbage"), _) => after_ready(|| say(b"\0\0\0\x03\0\0\0\0{]}")),
        (Some("flood"), _) => after_ready(|| say(&[0xff; 64])),
        (Some("hungry"), _) => after_ready(hungry),
        (Some("never-ready"), _) => sleep(),
        (Some("environment"), _) => environment(),
        (Some("numbers-itself"), _) => answers_with_its_pid(),
        (Some(other), _) => panic!("unknown behaviour {other}"),
    }
}

fn say(bytes: &[u8]) -> ExitCode {
    let mut out = std::io::stdout();
    _ = out.write_all(bytes).and_then(|()| out.flush());
    ExitCode::SUCCESS
}

/// Says it is ready, waits for the job and then does something else.
fn after_ready(then: impl FnOnce() -> ExitCode) -> ExitCode {
    say(READY);
    _ = read_frame();
    then()
}

fn read_frame() -> Option<Vec<u8>> {
    let mut lengths = [0; 8];
    std::io::stdin().read_exact(&mut lengths).ok()?;
    let mut head = vec![0; u32::from_be_bytes(lengths[..4].try_into().unwrap()) as usize];
    std::io::stdin().read_exact(&mut head).ok()?;
    Some(head)
}

fn sleep() -> ExitCode {
    std::thread::sleep(Duration::from_secs(600));
    ExitCode::SUCCESS
}

fn hang(pid_file: Option<String>) -> ExitCode {
    after_ready(|| {
        if let Some(path) = pid_file {
            std::fs::write(path, std::process::id().to_string()).unwrap();
        }
        sleep()
    })
}

/// Hangs when nobody has hung before it; then it is a good worker.
fn hang_once(marker: &str) -> ExitCode {
    if std::fs::File::create_new(marker).is_ok() { hang(None) } else { vitae_renderer::worker_main() }
}

/// Takes more memory than the limits allow; the allocator aborts.
fn hungry() -> ExitCode {
    vitae_renderer::limit_self();
    let mut held = Vec::new();
    loop {
        held.push(std::hint::black_box(vec![1_u8; 16 * 1024 * 1024]));
    }
}

fn answer_with(body: &str) -> ExitCode {
    let length = u32::try_from(body.len()).unwrap().to_be_bytes();
    say(&[b"\0\0\0\x0b".as_slice(), &length, b"{\"Ok\":null}", body.as_bytes()].concat())
}

fn environment() -> ExitCode {
    after_ready(|| answer_with(&std::env::vars().count().to_string()))
}

fn answers_with_its_pid() -> ExitCode {
    say(READY);
    while read_frame().is_some() {
        answer_with(&std::process::id().to_string());
    }
    ExitCode::SUCCESS
}
