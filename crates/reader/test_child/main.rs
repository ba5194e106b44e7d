//! The reader's child, or, with an argument, one that misbehaves.

use std::io::Write;
use std::process::ExitCode;
use std::time::Duration;

fn main() -> ExitCode {
    match std::env::args().nth(1).as_deref() {
        None => vitae_reader::child_main(),
        Some("hang") => hang(std::env::args().nth(2)),
        Some("abort") => std::process::abort(),
        Some("garbage") => say(b"{\"ok\": 3}"),
        Some("flood") => flood(),
        Some("deaf") => ExitCode::SUCCESS,
        Some("hungry") => hungry(),
        Some("busy") => busy(),
        Some("environment") => {
            say(format!("{{\"err\":{{\"code\":\"{}\",\"message\":\"\"}}}}", std::env::vars().count()).as_bytes())
        }
        Some(other) => panic!("unknown behaviour {other}"),
    }
}

fn say(bytes: &[u8]) -> ExitCode {
    _ = std::io::stdout().write_all(bytes);
    ExitCode::SUCCESS
}

fn hang(pid_file: Option<String>) -> ExitCode {
    if let Some(path) = pid_file {
        std::fs::write(path, std::process::id().to_string()).unwrap();
    }
    std::thread::sleep(Duration::from_secs(600));
    ExitCode::SUCCESS
}

fn flood() -> ExitCode {
    while std::io::stdout().write_all(&[b' '; 65536]).is_ok() {}
    ExitCode::SUCCESS
}

/// Takes more memory than the limits allow; the allocator aborts.
fn hungry() -> ExitCode {
    vitae_reader::limit_self();
    let mut held = Vec::new();
    loop {
        held.push(std::hint::black_box(vec![1_u8; 16 * 1024 * 1024]));
    }
}

/// Computes without end.
fn busy() -> ExitCode {
    vitae_reader::limit_self();
    let mut sum = 0_u64;
    loop {
        sum = std::hint::black_box(sum.wrapping_add(1));
    }
}
