//! ZIP archives that are made while they are sent: no more than one of their files is in memory at a time.

use axum::body::Body;
use bytes::Bytes;
use futures::future::BoxFuture;
use futures::stream;
use std::collections::VecDeque;
use std::io::{self, Seek, SeekFrom, Write};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use vitae_files::{Files, FilesError};
use zip::CompressionMethod;
use zip::write::{SimpleFileOptions, ZipWriter};

/// A file of an archive.
pub struct Entry {
    name: String,
    /// Its bytes, made when its turn comes; nothing when the file is left out after all.
    bytes: BoxFuture<'static, io::Result<Option<Bytes>>>,
}

impl Entry {
    /// A file whose bytes are made when its turn comes; nothing leaves it out.
    pub fn new(
        name: impl Into<String>,
        bytes: impl Future<Output = io::Result<Option<Bytes>>> + Send + 'static,
    ) -> Self {
        Self { name: name.into(), bytes: Box::pin(bytes) }
    }

    /// A text.
    pub fn text(name: impl Into<String>, text: String) -> Self {
        Self::new(name, async { Ok(Some(text.into())) })
    }

    /// A stored file; one that is no longer stored is left out.
    pub fn blob(name: impl Into<String>, files: &Files, key: &str) -> Self {
        let (files, key) = (files.clone(), key.to_owned());
        Self::new(name, async move {
            match files.get_bytes(&key).await {
                Err(FilesError::NotFound) => Ok(None),
                bytes => bytes.map(Some).map_err(io::Error::other),
            }
        })
    }
}

/// An archive of these files. What is handed in with them, such as a permit, is held until it is sent.
pub fn zip_body(entries: Vec<Entry>, held: impl Send + 'static) -> Body {
    let tail = Tail::default();
    let packing = Packing { writer: Some(ZipWriter::new(tail.clone())), tail, left: entries.into(), _held: held };
    Body::from_stream(stream::try_unfold(packing, Packing::next))
}

/// An archive that is being sent.
struct Packing<H> {
    /// Nothing when it has ended.
    writer: Option<ZipWriter<Tail>>,
    tail: Tail,
    left: VecDeque<Entry>,
    _held: H,
}

impl<H> Packing<H> {
    /// The next piece.
    async fn next(mut self) -> io::Result<Option<(Bytes, Self)>> {
        let Some(writer) = &mut self.writer else { return Ok(None) };
        let piece = match self.left.pop_front() {
            Some(Entry { name, bytes }) => {
                let before = self.tail.end();
                if let Some(bytes) = bytes.await? {
                    // Most are compressed already, and the rest is small beside them.
                    let options = SimpleFileOptions::default().compression_method(CompressionMethod::Stored);
                    writer.start_file(name, options)?;
                    writer.write_all(&bytes)?;
                }
                self.tail.take_up_to(before)
            }
            None => {
                self.writer.take().map(ZipWriter::finish).transpose()?;
                self.tail.take_up_to(self.tail.end())
            }
        };
        Ok(Some((piece, self)))
    }
}

/// The end of an archive that is not sent yet: sizes are written into an entry's head after its content.
#[derive(Clone, Default)]
struct Tail {
    unsent: Arc<Mutex<Unsent>>,
}

#[derive(Default)]
struct Unsent {
    /// Bytes of the archive before these.
    sent: u64,
    bytes: Vec<u8>,
    /// Where the next byte is written, counted from the start of the archive.
    at: u64,
}

impl Unsent {
    fn end(&self) -> u64 {
        self.sent + self.bytes.len() as u64
    }
}

impl Tail {
    fn unsent(&self) -> MutexGuard<'_, Unsent> {
        self.unsent.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn end(&self) -> u64 {
        self.unsent().end()
    }

    /// The bytes before a position, which are written for good.
    fn take_up_to(&self, position: u64) -> Bytes {
        let mut unsent = self.unsent();
        let length = (position.saturating_sub(unsent.sent) as usize).min(unsent.bytes.len());
        let rest = unsent.bytes.split_off(length);
        unsent.sent += length as u64;
        std::mem::replace(&mut unsent.bytes, rest).into()
    }
}

impl Write for Tail {
    fn write(&mut self, data: &[u8]) -> io::Result<usize> {
        let mut unsent = self.unsent();
        let start = unsent.at.checked_sub(unsent.sent).ok_or(io::ErrorKind::InvalidInput)? as usize;
        let over = data.len().min(unsent.bytes.len().saturating_sub(start));
        unsent.bytes[start..start + over].copy_from_slice(&data[..over]);
        unsent.bytes.extend_from_slice(&data[over..]);
        unsent.at += data.len() as u64;
        Ok(data.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Seek for Tail {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        let mut unsent = self.unsent();
        let end = unsent.end();
        let at = match to {
            SeekFrom::Start(position) => Some(position),
            SeekFrom::End(distance) => end.checked_add_signed(distance),
            SeekFrom::Current(distance) => unsent.at.checked_add_signed(distance),
        };
        let within = unsent.sent..=end;
        unsent.at = at.filter(|at| within.contains(at)).ok_or(io::ErrorKind::InvalidInput)?;
        Ok(unsent.at)
    }
}
