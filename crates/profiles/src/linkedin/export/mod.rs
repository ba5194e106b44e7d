//! The archive of their data that members get from LinkedIn.
//!
//! Tables are known by their columns, not by their names, which follow the member's language. What belongs to other people
//! (contacts, messages, invitations) is not unpacked at all; of a table with an unknown name only the first
//! [`archive::HEAD_BYTES`] are, to see its columns.

mod archive;
mod map;
mod snapshot;
mod table;

pub use archive::{ArchiveError, MAX_ARCHIVE_BYTES};
pub(crate) use snapshot::Snapshot;

use crate::ImportedProfile;
use table::{Kind, Table};

/// What an archive held, or what LinkedIn handed over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Export {
    /// The member's profile.
    pub profile: ImportedProfile,
    /// What the member should know about the import, a sentence each.
    pub notes: Vec<String>,
}

/// Reads an archive.
///
/// # Errors
/// [`ArchiveError`]; a table that cannot be read is left out and noted, and the others count.
pub fn read(bytes: &[u8]) -> Result<Export, ArchiveError> {
    let unpacked = archive::unpack(bytes, |head| table::kind_of(head).is_some())?;
    let tables: Vec<Table> = unpacked.files.iter().filter_map(|file| table::read(&file.bytes)).collect();
    if tables.is_empty() {
        return Err(ArchiveError::NothingKnown);
    }
    Ok(Export { profile: map::profile(&tables), notes: notes(&unpacked, &tables) })
}

/// The same profile of what LinkedIn handed over; nothing when that is nothing.
pub(crate) fn of_snapshot(snapshot: &Snapshot) -> Option<Export> {
    let tables = &snapshot.tables;
    let missing = missing(tables).map(str::to_lowercase).collect::<Vec<_>>();
    let notes =
        if missing.is_empty() { vec![] } else { vec![format!("LinkedIn sent nothing for: {}.", missing.join(", "))] };
    (!tables.is_empty()).then(|| Export { profile: map::profile(tables), notes })
}

/// What is in an export's first part; whoever lacks one of these may have more to download.
const USUAL: [(Kind, &str); 4] = [
    (Kind::Profile, "Profile"),
    (Kind::Positions, "Positions"),
    (Kind::Education, "Education"),
    (Kind::Skills, "Skills"),
];

fn missing(tables: &[Table]) -> impl Iterator<Item = &'static str> {
    let lacks = |kind: Kind| tables.iter().all(|table| table.kind != kind);
    USUAL.iter().filter(move |(kind, _)| lacks(*kind)).map(|(_, name)| *name)
}

fn notes(unpacked: &archive::Unpacked, tables: &[Table]) -> Vec<String> {
    let mut notes = Vec::new();
    if !unpacked.private.is_empty() {
        notes.push(format!("Not opened, because they hold other people's data: {}.", unpacked.private.join(", ")));
    }
    if !unpacked.damaged.is_empty() {
        notes.push(format!("These files could not be read: {}.", unpacked.damaged.join(", ")));
    }
    let missing: Vec<String> = missing(tables).map(|name| format!("{name}.csv")).collect();
    if !missing.is_empty() {
        notes.push(format!("Not in this archive: {}.", missing.join(", ")));
    }
    notes
}
