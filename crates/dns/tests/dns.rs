//! Questions to a real name server, on a port of this machine.

use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use vitae_dns::Dns;
use vitae_testkit::dns::DnsServer;

#[tokio::test]
async fn addresses_and_texts_are_found_and_not_kept() {
    let server = DnsServer::start();
    let dns = Dns::new(Some(server.address())).unwrap();
    assert!(dns.addresses("ada.example").await.is_empty());
    server.set_address("ada.example", Ipv4Addr::new(192, 0, 2, 7));
    server.set_texts("_vitae.ada.example", &["something else", "vitae=1234"]);
    assert_eq!(dns.addresses("ada.example").await, [IpAddr::from([192, 0, 2, 7])].into());
    assert_eq!(dns.texts("_vitae.ada.example").await, ["something else", "vitae=1234"]);
    assert!(dns.texts("ada.example").await.is_empty());
    server.set_texts("_vitae.ada.example", &[]);
    assert!(dns.texts("_vitae.ada.example").await.is_empty(), "an answer is not kept");
}

#[tokio::test]
async fn what_is_no_name_and_who_does_not_answer_have_nothing() {
    let silent = UdpSocket::bind(SocketAddr::from(([127, 0, 0, 1], 0))).unwrap();
    let dns = Dns::new(Some(silent.local_addr().unwrap())).unwrap();
    assert!(dns.texts("ada.example").await.is_empty());
    assert!(dns.addresses("a..b").await.is_empty());
}
