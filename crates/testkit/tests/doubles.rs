//! The program that runs the stand-ins. Cargo builds a program along with the tests only where a test of its package runs it.

use std::io::{BufRead, BufReader};
use std::net::TcpStream;
use std::process::{Command, Stdio};

#[test]
fn a_stand_in_says_where_it_is_and_listens_there() {
    for service in ["gemini", "openai", "vercel"] {
        let mut program = Command::new(env!("CARGO_BIN_EXE_doubles"))
            .args([service, "0", "key", "model"])
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut line = String::new();
        BufReader::new(program.stdout.take().expect("its output")).read_line(&mut line).expect("a line");
        let address = line.trim().strip_prefix("http://").and_then(|rest| rest.split('/').next()).map(str::to_owned);
        let connected = address.as_deref().map(TcpStream::connect);
        program.kill().expect("it is stopped");
        program.wait().expect("it ends");
        assert!(matches!(connected, Some(Ok(_))), "{service}: {line}");
    }
}

#[test]
fn an_unknown_service_is_refused_with_the_usage() {
    let output = Command::new(env!("CARGO_BIN_EXE_doubles")).args(["mail", "0", "k", "m"]).output().expect("it runs");
    assert!(!output.status.success());
    assert!(String::from_utf8_lossy(&output.stderr).contains("doubles gemini"));
}
