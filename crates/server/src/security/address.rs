//! Who is calling: the client's address, behind trusted proxies or not.

use crate::config::IpNet;
use axum::http::HeaderMap;
use std::net::{IpAddr, Ipv6Addr};

/// The client's address: the peer's, unless the peer is a trusted proxy; then the last address in `X-Forwarded-For`
/// that is not a trusted proxy itself.
pub fn client(peer: IpAddr, headers: &HeaderMap, trusted: &[IpNet]) -> IpAddr {
    let is_trusted = |address: IpAddr| trusted.iter().any(|net| net.contains(address));
    if !is_trusted(peer) {
        return peer;
    }
    let forwarded = headers.get_all("x-forwarded-for").iter().filter_map(|value| value.to_str().ok());
    let hops: Vec<IpAddr> =
        forwarded.flat_map(|value| value.split(',')).filter_map(|hop| hop.trim().parse().ok()).collect();
    hops.into_iter().rev().find(|hop| !is_trusted(*hop)).unwrap_or(peer)
}

/// The name under which an address is counted: IPv6 by its /64, since one customer holds at least that many.
pub fn group(address: IpAddr) -> String {
    match address {
        IpAddr::V4(v4) => v4.to_string(),
        IpAddr::V6(v6) => match v6.to_ipv4_mapped() {
            Some(v4) => v4.to_string(),
            None => format!("{}/64", Ipv6Addr::from_bits(v6.to_bits() >> 64 << 64)),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Config;

    fn trusted(text: &str) -> Vec<IpNet> {
        Config::load([("VITAE_TRUSTED_PROXIES".to_owned(), text.to_owned())]).unwrap().trusted_proxies
    }

    #[test]
    fn only_trusted_proxies_are_believed() {
        let cases = [
            ("", "203.0.113.9", "198.51.100.1", "203.0.113.9"),
            ("10.0.0.0/8", "10.0.0.1", "198.51.100.1", "198.51.100.1"),
            ("10.0.0.0/8", "10.0.0.1", "1.1.1.1, 198.51.100.1, 10.0.0.2", "198.51.100.1"),
            ("10.0.0.0/8", "10.0.0.1", "nonsense", "10.0.0.1"),
            ("10.0.0.0/8", "203.0.113.9", "10.0.0.1", "203.0.113.9"),
        ];
        for (proxies, peer, header, expected) in cases {
            let headers = HeaderMap::from_iter([("x-forwarded-for".parse().unwrap(), header.parse().unwrap())]);
            let found = client(peer.parse().unwrap(), &headers, &trusted(proxies));
            assert_eq!(found, expected.parse::<IpAddr>().unwrap(), "{proxies} {peer} {header}");
        }
    }

    #[test]
    fn ipv6_is_grouped_by_64() {
        assert_eq!(group("2001:db8:1:2:3:4:5:6".parse().unwrap()), "2001:db8:1:2::/64");
        assert_eq!(group("::ffff:192.0.2.1".parse().unwrap()), "192.0.2.1");
        assert_eq!(group("192.0.2.1".parse().unwrap()), "192.0.2.1");
    }
}
