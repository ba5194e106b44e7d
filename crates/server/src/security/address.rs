//! Who is calling: the client's address, behind trusted proxies or not.

use axum::http::{HeaderMap, HeaderValue};
use ipnet::IpNet;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};

/// The client's address: the peer's, unless the peer is a trusted proxy; then the last address in `X-Forwarded-For`
/// that is not a trusted proxy itself.
///
/// Every proxy appends whom it heard from, so the list is read from its end, and only as far as trusted proxies wrote
/// it. What cannot be read (`unknown`, `_hidden`, a host's name, nothing between two commas) ends the walk: everything
/// before it is hearsay, and the proxy that wrote it is counted.
pub fn client(peer: IpAddr, headers: &HeaderMap, trusted: &[IpNet]) -> IpAddr {
    let is_trusted = |address: &IpAddr| trusted.iter().any(|net| net.contains(address));
    let lines = headers.get_all("x-forwarded-for").iter().map(HeaderValue::as_bytes);
    let said = lines.filter(|line| !line.trim_ascii().is_empty());
    let elements: Vec<&[u8]> = said.flat_map(|line| line.split(|byte| *byte == b',')).map(<[u8]>::trim_ascii).collect();
    let mut nearest = peer.to_canonical();
    for element in elements.into_iter().rev() {
        if !is_trusted(&nearest) {
            break;
        }
        let Some(hop) = hop(element) else { break };
        nearest = hop;
    }
    nearest
}

/// An element of `X-Forwarded-For` as an address, with or without a port: `192.0.2.1`, `192.0.2.1:80`, `2001:db8::1`,
/// `[2001:db8::1]` or `[2001:db8::1]:80`. IPv4 in the form of IPv6 is IPv4.
fn hop(element: &[u8]) -> Option<IpAddr> {
    let text = std::str::from_utf8(element).ok()?;
    let bare = text.strip_prefix('[').and_then(|text| text.strip_suffix(']'));
    let address = match bare {
        Some(bare) => bare.parse::<Ipv6Addr>().ok()?.into(),
        None => text.parse().or_else(|_| text.parse::<SocketAddr>().map(|address| address.ip())).ok()?,
    };
    Some(IpAddr::to_canonical(&address))
}

/// The name under which an address is counted: IPv6 by its /64, since one customer holds at least that many.
pub fn group(address: IpAddr) -> String {
    match address.to_canonical() {
        IpAddr::V4(v4) => v4.to_string(),
        IpAddr::V6(v6) => format!("{}/64", Ipv6Addr::from_bits(v6.to_bits() >> 64 << 64)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Config;
    use axum::http::HeaderName;

    fn trusted(text: &str) -> Vec<IpNet> {
        Config::load([("VITAE_TRUSTED_PROXIES".to_owned(), text.to_owned())]).unwrap().trusted_proxies
    }

    /// Whom a server behind the proxies 10.0.0.0/8, 192.0.2.7 and 2001:db8:f::/48 counts.
    #[track_caller]
    fn check(peer: &str, lines: &[&[u8]], expected: &str) {
        let header = |line: &&[u8]| {
            (HeaderName::from_static("x-forwarded-for"), HeaderValue::from_bytes(line).expect("a header's value"))
        };
        let headers: HeaderMap = lines.iter().map(header).collect();
        let proxies = trusted("10.0.0.0/8, 192.0.2.7,2001:db8:f::/48");
        let found = client(peer.parse().unwrap(), &headers, &proxies);
        assert_eq!(found.to_string(), expected, "{peer} {:?}", headers);
    }

    #[test]
    fn a_stranger_says_nothing_about_itself() {
        for forged in ["198.51.100.1", "10.0.0.2", "198.51.100.1, 10.0.0.2", "unknown", "127.0.0.1"] {
            check("203.0.113.9", &[forged.as_bytes()], "203.0.113.9");
            check("::ffff:203.0.113.9", &[forged.as_bytes()], "203.0.113.9");
        }
        check("203.0.113.9", &[], "203.0.113.9");
    }

    #[test]
    fn proxies_are_believed_as_far_as_they_are_trusted() {
        for (peer, line, expected) in [
            ("10.0.0.1", "198.51.100.1", "198.51.100.1"),
            ("192.0.2.7", "198.51.100.1", "198.51.100.1"),
            ("::ffff:10.0.0.1", "198.51.100.1", "198.51.100.1"),
            ("2001:db8:f::1", "2001:db8:1::5", "2001:db8:1::5"),
            ("10.0.0.1", "1.1.1.1, 198.51.100.1, 10.0.0.2", "198.51.100.1"),
            ("10.0.0.1", "1.1.1.1,198.51.100.1,10.0.0.3,10.0.0.2", "198.51.100.1"),
            ("10.0.0.1", "10.0.0.9, 198.51.100.1", "198.51.100.1"),
            ("10.0.0.1", "10.0.0.3, 10.0.0.2", "10.0.0.3"),
        ] {
            check(peer, &[line.as_bytes()], expected);
        }
        check("10.0.0.1", &[], "10.0.0.1");
    }

    #[test]
    fn ports_and_brackets_are_understood() {
        for (element, expected) in [
            ("198.51.100.1:4711", "198.51.100.1"),
            ("[2001:db8:1::5]:4711", "2001:db8:1::5"),
            ("[2001:db8:1::5]", "2001:db8:1::5"),
            ("2001:db8:1::5", "2001:db8:1::5"),
            ("::ffff:198.51.100.1", "198.51.100.1"),
            ("[::ffff:198.51.100.1]:80", "198.51.100.1"),
            // A trusted proxy in the form of IPv6 is still the proxy: the walk goes on.
            ("198.51.100.1, ::ffff:10.0.0.2", "198.51.100.1"),
            ("198.51.100.1, 10.0.0.2:8080", "198.51.100.1"),
        ] {
            check("10.0.0.1", &[element.as_bytes()], expected);
        }
    }

    #[test]
    fn what_cannot_be_read_ends_the_walk() {
        for unreadable in [
            "unknown",
            "_hidden",
            "proxy.example.org",
            "10.0.0",
            "010.0.0.1",
            "10.0.0.2:",
            "10.0.0.2:99999",
            "10.0.0.2/8",
            "[10.0.0.2]",
            "[2001:db8::1",
            "fe80::1%eth0",
            "\"10.0.0.2\"",
            "for=10.0.0.2",
            "10.0.0.2 10.0.0.3",
        ] {
            check("10.0.0.1", &[unreadable.as_bytes()], "10.0.0.1");
            let spoofed = format!("198.51.100.1, {unreadable}, 10.0.0.2");
            check("10.0.0.1", &[spoofed.as_bytes()], "10.0.0.2");
            let behind = format!("{unreadable}, 198.51.100.1, 10.0.0.2");
            check("10.0.0.1", &[behind.as_bytes()], "198.51.100.1");
        }
        check("10.0.0.1", &[b"198.51.100.1, \xff\xfe, 10.0.0.2"], "10.0.0.2");
    }

    #[test]
    fn several_lines_are_one_list_and_blank_lines_are_none() {
        check("10.0.0.1", &[b"1.1.1.1", b"198.51.100.1", b"10.0.0.2"], "198.51.100.1");
        check("10.0.0.1", &[b"1.1.1.1, 198.51.100.1", b"10.0.0.2, 10.0.0.3"], "198.51.100.1");
        check("10.0.0.1", &[b"198.51.100.1, unknown", b"10.0.0.2"], "10.0.0.2");
        check("10.0.0.1", &[b"198.51.100.1, , ,10.0.0.2"], "10.0.0.2");
        check("10.0.0.1", &[b"198.51.100.1,"], "10.0.0.1");
        check("10.0.0.1", &[b"", b"198.51.100.1", b" "], "198.51.100.1");
        check("10.0.0.1", &[b",,"], "10.0.0.1");
    }

    #[test]
    fn ipv6_is_grouped_by_64() {
        assert_eq!(group("2001:db8:1:2:3:4:5:6".parse().unwrap()), "2001:db8:1:2::/64");
        assert_eq!(group("::ffff:192.0.2.1".parse().unwrap()), "192.0.2.1");
        assert_eq!(group("192.0.2.1".parse().unwrap()), "192.0.2.1");
    }
}
