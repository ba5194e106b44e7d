//! Reading single values; every failure is the second half of a sentence that begins with the setting's name.

use std::net::{IpAddr, SocketAddr, ToSocketAddrs};
use std::time::Duration;

/// A network of addresses, for example `10.0.0.0/8`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct IpNet {
    address: IpAddr,
    prefix: u8,
}

impl IpNet {
    /// Whether an address lies in this network.
    pub fn contains(&self, other: IpAddr) -> bool {
        match (self.address, other) {
            (IpAddr::V4(a), IpAddr::V4(b)) => {
                same_prefix(u128::from(a.to_bits()), u128::from(b.to_bits()), 32, self.prefix)
            }
            (IpAddr::V6(a), IpAddr::V6(b)) => same_prefix(a.to_bits(), b.to_bits(), 128, self.prefix),
            _ => false,
        }
    }
}

impl std::fmt::Display for IpNet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}/{}", self.address, self.prefix)
    }
}

fn same_prefix(a: u128, b: u128, bits: u8, prefix: u8) -> bool {
    prefix == 0 || (a ^ b) >> (bits - prefix) == 0
}

pub(super) fn listen(text: &str) -> Result<SocketAddr, String> {
    let with_host = if text.starts_with(':') { format!("127.0.0.1{text}") } else { text.to_owned() };
    let mut found = with_host
        .to_socket_addrs()
        .map_err(|_| format!("must be ADDRESS:PORT, for example 0.0.0.0:8080, not {text:?}"))?;
    found.next().ok_or_else(|| format!("names no address: {text:?}"))
}

pub(super) fn switch(text: &str) -> Result<bool, String> {
    match text.to_ascii_lowercase().as_str() {
        "on" | "true" | "yes" | "1" => Ok(true),
        "off" | "false" | "no" | "0" => Ok(false),
        _ => Err(format!("must be on or off, not {text:?}")),
    }
}

pub(super) fn count(text: &str) -> Result<u32, String> {
    match text.parse() {
        Ok(0) | Err(_) => Err(format!("must be a whole number above 0, not {text:?}")),
        Ok(number) => Ok(number),
    }
}

pub(super) fn seconds(text: &str) -> Result<Duration, String> {
    count(text).map(|n| Duration::from_secs(n.into()))
}

pub(super) fn days(text: &str) -> Result<Duration, String> {
    count(text).map(|n| Duration::from_secs(u64::from(n) * 24 * 3600))
}

pub(super) fn web_address(text: &str) -> Result<String, String> {
    let address = text.trim_end_matches('/');
    let rest = address.strip_prefix("https://").or_else(|| address.strip_prefix("http://"));
    match rest {
        Some(host) if !host.is_empty() && !host.contains('/') => Ok(address.to_owned()),
        _ => Err(format!("must be an address such as https://vitae.example.org, without a path, not {text:?}")),
    }
}

pub(super) fn networks(text: &str) -> Result<Vec<IpNet>, String> {
    text.split(',').map(str::trim).filter(|part| !part.is_empty()).map(network).collect()
}

fn network(text: &str) -> Result<IpNet, String> {
    let wrong = || format!("must be addresses or networks such as 10.0.0.0/8, not {text:?}");
    let (address, prefix) = text.split_once('/').unwrap_or((text, ""));
    let address: IpAddr = address.parse().map_err(|_| wrong())?;
    let most = if address.is_ipv4() { 32 } else { 128 };
    let prefix = if prefix.is_empty() { most } else { prefix.parse().map_err(|_| wrong())? };
    if prefix > most { Err(wrong()) } else { Ok(IpNet { address, prefix }) }
}

pub(super) fn log_format(text: &str) -> Result<bool, String> {
    match text {
        "json" => Ok(true),
        "text" => Ok(false),
        _ => Err(format!("must be text or json, not {text:?}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn networks_contain_their_addresses() {
        let cases = [
            ("10.0.0.0/8", "10.200.1.1", true),
            ("10.0.0.0/8", "11.0.0.1", false),
            ("127.0.0.1", "127.0.0.1", true),
            ("127.0.0.1", "127.0.0.2", false),
            ("fd00::/8", "fd12::1", true),
            ("::/0", "2001:db8::1", true),
            ("0.0.0.0/0", "::1", false),
        ];
        for (net, address, expected) in cases {
            let net = networks(net).unwrap()[0];
            assert_eq!(net.contains(address.parse().unwrap()), expected, "{net} {address}");
        }
        assert!(networks("10.0.0.0/33").is_err());
    }

    #[test]
    fn wrong_values_are_explained() {
        assert!(listen("nowhere").unwrap_err().contains("ADDRESS:PORT"));
        assert!(switch("maybe").unwrap_err().contains("on or off"));
        assert!(count("0").unwrap_err().contains("above 0"));
        assert!(web_address("https://a.b/c").unwrap_err().contains("without a path"));
        assert_eq!(listen(":9000").unwrap().to_string(), "127.0.0.1:9000");
    }
}
