//! Unpacking an archive that may have been made to harm: nothing is written anywhere, and everything is bounded.

use std::io::{Cursor, Read};
use zip::ZipArchive;
use zip::read::ZipFile;

/// Largest archive, in bytes. Real ones with all data of an active member take about 2 MB.
pub const MAX_ARCHIVE_BYTES: usize = 20 * 1024 * 1024;

/// Most entries. Real archives have about 40, those with all pictures some hundreds.
const MAX_ENTRIES: usize = 2_000;

/// Most tables that are looked into.
const MAX_TABLES: usize = 200;

/// How much of a table is unpacked to see its columns.
pub(super) const HEAD_BYTES: usize = 8 * 1024;

/// Most bytes of one table, and of all together.
const MAX_TABLE_BYTES: u64 = 4 * 1024 * 1024;
const MAX_UNPACKED_BYTES: u64 = 16 * 1024 * 1024;

/// Names of tables, in letters alone, that hold other people's data: contacts, messages and what passed between members, in the
/// languages we know.
const PRIVATE: [&str; 36] = [
    "connections",
    "contacts",
    "importedcontacts",
    "messages",
    "guidemessages",
    "coachmessages",
    "learningcoachmessages",
    "learningroleplaymessages",
    "invitations",
    "recommendationsreceived",
    "recommendationsgiven",
    "endorsementreceivedinfo",
    "endorsementgiveninfo",
    "comments",
    "members",
    "whatsappphonenumbers",
    "kontakte",
    "verbindungen",
    "nachrichten",
    "einladungen",
    "relations",
    "contactsimportes",
    "messagerie",
    "contactos",
    "conexiones",
    "mensajes",
    "invitaciones",
    "conexoes",
    "contatos",
    "mensagens",
    "convites",
    "collegamenti",
    "messaggi",
    "connecties",
    "berichten",
    "kontakter",
];

/// Why an archive is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum ArchiveError {
    /// It is none, or its list of contents is broken.
    #[error("We couldn't open this archive. Download it from LinkedIn again and upload the ZIP file as it came.")]
    Damaged,
    /// It is made to take more time or space than it seems to.
    #[error("This archive was not opened because {0}. Upload the ZIP file as it came from LinkedIn.")]
    Unsafe(&'static str),
    /// No table of a profile is in it.
    #[error(
        "There is no profile in this archive. At LinkedIn, open Settings, Data privacy, Get a copy of your data, and choose the download that includes your profile."
    )]
    NothingKnown,
}

/// A table.
#[derive(Debug)]
pub(super) struct File {
    pub bytes: Vec<u8>,
}

/// What came out of an archive.
#[derive(Debug, Default)]
pub(super) struct Unpacked {
    pub files: Vec<File>,
    /// Names of tables that were left closed.
    pub private: Vec<String>,
    /// Names of tables that are broken.
    pub damaged: Vec<String>,
}

/// Unpacks the tables whose beginning is wanted.
pub(super) fn unpack(bytes: &[u8], wanted: impl Fn(&[u8]) -> bool) -> Result<Unpacked, ArchiveError> {
    if bytes.len() > MAX_ARCHIVE_BYTES {
        return Err(ArchiveError::Unsafe("it is larger than 20 MB"));
    }
    refuse_long_list(bytes)?;
    let mut archive = ZipArchive::new(Cursor::new(bytes)).map_err(|_| ArchiveError::Damaged)?;
    let tables = tables(&mut archive)?;
    let (mut out, mut total) = (Unpacked::default(), 0);
    for table in tables {
        if is_private(&table.name) {
            out.private.push(table.name);
            continue;
        }
        let Ok(entry) = archive.by_index(table.index) else {
            out.damaged.push(table.name);
            continue;
        };
        match read(entry, table.size, &wanted)? {
            Content::Unwanted => {}
            Content::Damaged => out.damaged.push(table.name),
            Content::Table(bytes) => {
                total += bytes.len() as u64;
                if total > MAX_UNPACKED_BYTES {
                    return Err(ArchiveError::Unsafe("it unpacks to more than a profile takes"));
                }
                out.files.push(File { bytes });
            }
        }
    }
    Ok(out)
}

/// Before the list of contents is read, which takes memory for each entry: however many lists a file has, each entry of
/// each begins with these four bytes.
fn refuse_long_list(bytes: &[u8]) -> Result<(), ArchiveError> {
    let entries = bytes.windows(4).filter(|window| *window == b"PK\x01\x02").take(2 * MAX_ENTRIES + 1).count();
    if entries > 2 * MAX_ENTRIES { Err(ArchiveError::Unsafe("it lists too many files")) } else { Ok(()) }
}

/// An entry that may be a table.
struct Candidate {
    index: usize,
    /// The last part of its path.
    name: String,
    /// How large it says to be.
    size: u64,
}

/// Looks at every entry without unpacking any.
fn tables(archive: &mut ZipArchive<Cursor<&[u8]>>) -> Result<Vec<Candidate>, ArchiveError> {
    if archive.len() > MAX_ENTRIES {
        return Err(ArchiveError::Unsafe("it lists too many files"));
    }
    let (mut candidates, mut places) = (Vec::new(), Vec::with_capacity(archive.len()));
    for index in 0..archive.len() {
        let entry = archive.by_index_raw(index).map_err(|_| ArchiveError::Damaged)?;
        if leads_out(entry.name()) {
            return Err(ArchiveError::Unsafe("one of its files has a path that leads out of the archive"));
        }
        let start = entry.data_start().ok_or(ArchiveError::Damaged)?;
        let end = start.checked_add(entry.compressed_size()).ok_or(ArchiveError::Damaged)?;
        places.push((entry.header_start(), end));
        let name = entry.name().rsplit(['/', '\\']).next().unwrap_or_default().to_owned();
        if entry.is_file() && name.to_ascii_lowercase().ends_with(".csv") && !name.starts_with('.') {
            candidates.push(Candidate { index, name, size: entry.size() });
        }
    }
    refuse_overlaps(places)?;
    if candidates.len() > MAX_TABLES {
        return Err(ArchiveError::Unsafe("it lists too many tables"));
    }
    Ok(candidates)
}

/// Whether a path is absolute or goes up. Nothing is written to it; a real archive has none.
fn leads_out(path: &str) -> bool {
    let drive = path.as_bytes().get(1) == Some(&b':');
    path.starts_with(['/', '\\']) || drive || path.split(['/', '\\']).any(|part| part == "..")
}

/// Entries that share their bytes unpack to many times what they are.
fn refuse_overlaps(mut places: Vec<(u64, u64)>) -> Result<(), ArchiveError> {
    places.sort_unstable();
    let overlap = places.windows(2).any(|pair| pair[0].1 > pair[1].0);
    if overlap { Err(ArchiveError::Unsafe("some of its files share the same bytes")) } else { Ok(()) }
}

/// Letters of a name without its ending and the member's number behind it.
fn is_private(name: &str) -> bool {
    let stem = name.rsplit_once('.').map_or(name, |(stem, _)| stem).to_lowercase();
    let letters: String = stem.chars().filter(|c| c.is_alphabetic()).collect();
    PRIVATE.contains(&letters.as_str())
}

enum Content {
    Unwanted,
    Damaged,
    Table(Vec<u8>),
}

fn read<R: Read>(
    mut entry: ZipFile<'_, R>,
    says: u64,
    wanted: &impl Fn(&[u8]) -> bool,
) -> Result<Content, ArchiveError> {
    let mut bytes = Vec::new();
    let head = entry.by_ref().take(HEAD_BYTES as u64).read_to_end(&mut bytes);
    if !wanted(&bytes) {
        return Ok(if head.is_ok() { Content::Unwanted } else { Content::Damaged });
    }
    let rest = entry.take(MAX_TABLE_BYTES + 1 - bytes.len() as u64).read_to_end(&mut bytes);
    if bytes.len() as u64 > says.min(MAX_TABLE_BYTES) {
        return Err(ArchiveError::Unsafe("one of its files is larger than it says, or than a profile takes"));
    }
    Ok(if head.is_ok() && rest.is_ok() { Content::Table(bytes) } else { Content::Damaged })
}
