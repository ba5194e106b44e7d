//! A name server on a port of this machine whose records a test sets.

use hickory_proto::op::{Message, MessageType, ResponseCode};
use hickory_proto::rr::rdata::{A, TXT};
use hickory_proto::rr::{RData, Record, RecordType};
use std::collections::HashMap;
use std::net::{Ipv4Addr, SocketAddr, UdpSocket};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{JoinHandle, spawn};
use std::time::Duration;

/// How long a record may be kept, in seconds.
const TTL: u32 = 60;

/// How often a running server looks whether it is to stop.
const LOOK: Duration = Duration::from_millis(50);

type Records = HashMap<(String, RecordType), Vec<RData>>;

/// A running name server that answers over UDP.
pub struct DnsServer {
    address: SocketAddr,
    records: Arc<Mutex<Records>>,
    stop: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

impl DnsServer {
    /// Starts one without records.
    #[allow(clippy::missing_panics_doc, reason = "a test cannot go on without a port")]
    pub fn start() -> Self {
        Self::start_on(0)
    }

    /// The same on a port of choice; 0 is any that is free.
    #[allow(clippy::missing_panics_doc, reason = "a test cannot go on without a port")]
    pub fn start_on(port: u16) -> Self {
        let socket = UdpSocket::bind(("127.0.0.1", port)).expect("a port");
        socket.set_read_timeout(Some(LOOK)).expect("a time limit");
        let address = socket.local_addr().expect("an address");
        let (records, stop) = (Arc::<Mutex<Records>>::default(), Arc::<AtomicBool>::default());
        let thread = spawn({
            let (records, stop) = (records.clone(), stop.clone());
            move || serve(&socket, &records, &stop)
        });
        Self { address, records, stop, thread: Some(thread) }
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Gives a host an address.
    pub fn set_address(&self, host: &str, address: Ipv4Addr) {
        locked(&self.records).insert((host.to_owned(), RecordType::A), vec![RData::A(A(address))]);
    }

    /// Puts texts under a name, in the place of those that were there.
    pub fn set_texts(&self, name: &str, texts: &[&str]) {
        let records = texts.iter().map(|text| RData::TXT(TXT::new(vec![(*text).to_owned()])));
        locked(&self.records).insert((name.to_owned(), RecordType::TXT), records.collect());
    }
}

impl Drop for DnsServer {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        if let Some(thread) = self.thread.take() {
            _ = thread.join();
        }
    }
}

fn serve(socket: &UdpSocket, records: &Mutex<Records>, stop: &AtomicBool) {
    let mut buffer = [0; 4096];
    while !stop.load(Ordering::Relaxed) {
        let Ok((length, client)) = socket.recv_from(&mut buffer) else { continue };
        let Ok(question) = Message::from_vec(&buffer[..length]) else { continue };
        if let Ok(answer) = answer(question, &locked(records)).to_vec() {
            _ = socket.send_to(&answer, client);
        }
    }
}

fn answer(mut message: Message, records: &Records) -> Message {
    message.metadata.message_type = MessageType::Response;
    message.metadata.recursion_available = true;
    let Some(query) = message.queries.first().cloned() else { return message };
    let host = query.name().to_lowercase().to_ascii();
    let host = host.trim_end_matches('.');
    if !records.keys().any(|(known, _)| known == host) {
        message.metadata.response_code = ResponseCode::NXDomain;
    }
    for data in records.get(&(host.to_owned(), query.query_type())).into_iter().flatten() {
        message.add_answer(Record::from_rdata(query.name().clone(), TTL, data.clone()));
    }
    message
}

fn locked(records: &Mutex<Records>) -> MutexGuard<'_, Records> {
    records.lock().unwrap_or_else(PoisonError::into_inner)
}
