//! Questions to the domain name system: the addresses of a host, and the texts under a name.

use hickory_resolver::config::{ConnectionConfig, NameServerConfig, ResolverConfig, ResolverOpts};
use hickory_resolver::net::NetError;
use hickory_resolver::net::runtime::TokioRuntimeProvider;
use hickory_resolver::proto::rr::{Name, RData};
use hickory_resolver::{ResolverBuilder, TokioResolver};
use std::collections::BTreeSet;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::Duration;
use tokio::sync::Semaphore;
use tokio::time::timeout;

/// Longest time for an answer, waiting for a place included.
const ANSWER: Duration = Duration::from_secs(5);

/// Longest time for one try, of which there are [`TRIES`].
const TRY: Duration = Duration::from_secs(2);

/// How often a name server is asked: a datagram may be lost.
const TRIES: usize = 2;

/// A name server on this machine.
const OWN: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 53);

/// Questions at the same time. Each waits for a name server and holds a socket.
const QUESTIONS: usize = 32;

/// Why names cannot be looked up at all.
#[derive(Debug, thiserror::Error)]
pub enum DnsError {
    /// The settings of this machine's name servers cannot be used.
    #[error("no name server can be asked: {0}")]
    Setup(String),
}

/// Asks name servers and keeps no answers: whoever has just changed a record wants to see it.
pub struct Dns {
    resolver: TokioResolver,
    places: Semaphore,
}

impl Dns {
    /// Asks one name server, or those that this machine is set up with: its own where none are named (resolv.conf(5)).
    ///
    /// # Errors
    /// [`DnsError::Setup`].
    pub fn new(server: Option<SocketAddr>) -> Result<Self, DnsError> {
        let builder = match server {
            Some(server) => asking(server),
            None => TokioResolver::builder_tokio().unwrap_or_else(|_| asking(OWN)),
        };
        let resolver = without_cache(builder).build().map_err(|error| DnsError::Setup(error.to_string()))?;
        Ok(Self { resolver, places: Semaphore::new(QUESTIONS) })
    }

    /// The addresses of a host; none when it has none, or when nobody answers in time.
    pub async fn addresses(&self, host: &str) -> BTreeSet<IpAddr> {
        let Some(name) = whole_name(host) else { return BTreeSet::new() };
        let found = self.in_time(self.resolver.lookup_ip(name)).await;
        found.map(|found| found.iter().collect()).unwrap_or_default()
    }

    /// The texts under a name, the pieces of each put together; none when there are none, or when nobody answers in time.
    pub async fn texts(&self, name: &str) -> Vec<String> {
        let Some(name) = whole_name(name) else { return Vec::new() };
        let Some(found) = self.in_time(self.resolver.txt_lookup(name)).await else { return Vec::new() };
        let texts = found.answers().iter().filter_map(|record| match &record.data {
            RData::TXT(text) => Some(text.txt_data.concat()),
            _ => None,
        });
        texts.map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).collect()
    }

    async fn in_time<T>(&self, question: impl Future<Output = Result<T, NetError>>) -> Option<T> {
        let asked = async {
            let _place = self.places.acquire().await.ok()?;
            question.await.ok()
        };
        timeout(ANSWER, asked).await.ok().flatten()
    }
}

fn asking(server: SocketAddr) -> ResolverBuilder<TokioRuntimeProvider> {
    let connections = [ConnectionConfig::udp(), ConnectionConfig::tcp()].map(|mut connection| {
        connection.port = server.port();
        connection
    });
    let server = NameServerConfig::new(server.ip(), true, connections.into());
    TokioResolver::builder_with_config(ResolverConfig::from_name_servers(vec![server]), TokioRuntimeProvider::default())
}

fn without_cache(mut builder: ResolverBuilder<TokioRuntimeProvider>) -> ResolverBuilder<TokioRuntimeProvider> {
    let options: &mut ResolverOpts = builder.options_mut();
    (options.cache_size, options.timeout, options.attempts) = (0, TRY, TRIES);
    builder
}

/// A name from the root on, so that no search list of this machine is put behind it.
fn whole_name(text: &str) -> Option<Name> {
    let mut name = Name::from_ascii(text).ok()?;
    name.set_fqdn(true);
    Some(name)
}
