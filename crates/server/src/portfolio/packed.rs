//! A portfolio as one file, made while it is sent: no more than one of its pictures is in memory at a time.

use super::content::{Addresses, Content, StoredFile};
use crate::error::ApiResult;
use crate::work::DownloadPermit;
use axum::body::Body;
use base64::{Engine, engine::general_purpose::STANDARD};
use bytes::Bytes;
use futures::stream::{self, StreamExt};
use std::collections::{HashMap, VecDeque};
use std::io::{self, Seek, SeekFrom, Write};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use uuid::Uuid;
use vitae_files::{Files, FilesError};
use vitae_images::Kind;
use zip::CompressionMethod;
use zip::write::{SimpleFileOptions, ZipWriter};

/// A page that waits for its pictures: a text, then each picture with the text behind it.
pub(super) struct Page {
    parts: Vec<Part>,
}

enum Part {
    Text(String),
    /// The key of a picture's file.
    Picture(String),
}

impl Page {
    /// The page of a content, with a place for each picture. `secret` is what no text of a user can hold.
    pub fn of(content: &Content, secret: Uuid) -> ApiResult<Self> {
        let keys: Vec<&str> = largest_files(content).map(|file| file.key.as_str()).collect();
        let mark = secret.simple().to_string();
        let kind = Kind::Webp.mime();
        let place =
            |(index, key): (usize, &&str)| ((*key).to_owned(), format!("data:{kind};base64,{mark}{index}{mark}"));
        let places: HashMap<String, String> = keys.iter().enumerate().map(place).collect();
        let page = content.page(&Addresses::Inside(&places))?;
        // Texts and the numbers of pictures take turns.
        let parts =
            page.split(&mark).enumerate().map(|(turn, text)| match keys.get(text.parse().unwrap_or(keys.len())) {
                Some(key) if turn % 2 == 1 => Part::Picture((*key).to_owned()),
                _ => Part::Text(text.to_owned()),
            });
        Ok(Self { parts: parts.collect() })
    }

    /// The page with its pictures in it. The permit is held until it is sent.
    pub fn body(self, files: Files, permit: DownloadPermit) -> Body {
        Body::from_stream(stream::iter(self.parts).then(move |part| {
            _ = &permit;
            filled(files.clone(), part)
        }))
    }
}

async fn filled(files: Files, part: Part) -> Result<Bytes, FilesError> {
    Ok(match part {
        Part::Text(text) => text.into(),
        Part::Picture(key) => STANDARD.encode(files.get_bytes(&key).await?).into(),
    })
}

fn largest_files(content: &Content) -> impl Iterator<Item = &StoredFile> {
    content.all_pictures().filter_map(|picture| picture.largest())
}

/// A page and its pictures in a ZIP archive. The permit is held until it is sent.
pub(super) fn archive(page: String, content: &Content, files: Files, permit: DownloadPermit) -> Body {
    let pictures = content.all_pictures().flat_map(|picture| {
        picture.files.iter().map(|file| Entry {
            name: format!("images/{}", picture.file_name(file)),
            source: Part::Picture(file.key.clone()),
        })
    });
    let page = Entry { name: "index.html".to_owned(), source: Part::Text(page) };
    let tail = Tail::default();
    let packing = Packing {
        writer: Some(ZipWriter::new(tail.clone())),
        tail,
        left: std::iter::once(page).chain(pictures).collect(),
        files,
        _permit: permit,
    };
    Body::from_stream(stream::try_unfold(packing, Packing::next))
}

/// A file of an archive.
struct Entry {
    name: String,
    source: Part,
}

/// An archive that is being sent.
struct Packing {
    /// Nothing when it has ended.
    writer: Option<ZipWriter<Tail>>,
    tail: Tail,
    left: VecDeque<Entry>,
    files: Files,
    _permit: DownloadPermit,
}

impl Packing {
    /// The next piece.
    async fn next(mut self) -> io::Result<Option<(Bytes, Self)>> {
        let Some(writer) = &mut self.writer else { return Ok(None) };
        let piece = match self.left.pop_front() {
            Some(Entry { name, source }) => {
                let bytes = match source {
                    Part::Text(text) => text.into(),
                    Part::Picture(key) => self.files.get_bytes(&key).await.map_err(io::Error::other)?,
                };
                let before = self.tail.end();
                // Pictures are compressed already.
                let options = SimpleFileOptions::default().compression_method(CompressionMethod::Stored);
                writer.start_file(name, options)?;
                writer.write_all(&bytes)?;
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
