//! The image's health check: succeeds when the server of this container answers `/healthz`. The image has no shell and no
//! HTTP client that could ask.

use std::io::{Read, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpStream};
use std::process::ExitCode;
use std::time::Duration;

const TIMEOUT: Duration = Duration::from_secs(3);

/// Where the server listens, as seen from this container. It listens on all addresses at `0.0.0.0` and `[::]`.
fn address() -> Result<SocketAddr, String> {
    let setting = std::env::var("VITAE_LISTEN").unwrap_or_else(|_| "127.0.0.1:8080".to_owned());
    let mut address: SocketAddr = setting.parse().map_err(|error| format!("VITAE_LISTEN={setting}: {error}"))?;
    if address.ip().is_unspecified() {
        address.set_ip(match address.ip() {
            IpAddr::V4(_) => Ipv4Addr::LOCALHOST.into(),
            IpAddr::V6(_) => Ipv6Addr::LOCALHOST.into(),
        });
    }
    Ok(address)
}

/// The first line of the answer.
fn ask(address: SocketAddr) -> std::io::Result<String> {
    let mut stream = TcpStream::connect_timeout(&address, TIMEOUT)?;
    stream.set_read_timeout(Some(TIMEOUT))?;
    stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")?;
    let mut answer = String::new();
    stream.take(4096).read_to_string(&mut answer)?;
    Ok(answer.lines().next().unwrap_or_default().to_owned())
}

fn main() -> ExitCode {
    let asked = address().and_then(|address| ask(address).map_err(|error| format!("{address}: {error}")));
    match asked {
        Ok(line) if line.starts_with("HTTP/1.1 200") => ExitCode::SUCCESS,
        Ok(line) => fail(&format!("the server answers {line:?}")),
        Err(error) => fail(&error),
    }
}

fn fail(sentence: &str) -> ExitCode {
    eprintln!("vitae-health: {sentence}");
    ExitCode::FAILURE
}
