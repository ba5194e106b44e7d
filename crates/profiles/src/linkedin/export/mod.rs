//! The archive of their data that members get from LinkedIn.
//!
//! Tables are known by their columns, not by their names, which follow the member's language. What belongs to other people
//! (contacts, messages, invitations) is not unpacked at all; of a table with an unknown name only the first
//! [`archive::HEAD_BYTES`] are, to see its columns.

mod archive;
mod map;
mod table;

pub use archive::{ArchiveError, MAX_ARCHIVE_BYTES};

use crate::ImportedProfile;
use table::{Kind, Table};

/// What an archive held.
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

/// What is in an export's first part; whoever lacks one of these may have more to download.
const USUAL: [(Kind, &str); 4] = [
    (Kind::Profile, "Profile.csv"),
    (Kind::Positions, "Positions.csv"),
    (Kind::Education, "Education.csv"),
    (Kind::Skills, "Skills.csv"),
];

fn notes(unpacked: &archive::Unpacked, tables: &[Table]) -> Vec<String> {
    let mut notes = Vec::new();
    if !unpacked.private.is_empty() {
        notes.push(format!("Not opened, because they hold other people's data: {}.", unpacked.private.join(", ")));
    }
    if !unpacked.damaged.is_empty() {
        notes.push(format!("These files could not be read: {}.", unpacked.damaged.join(", ")));
    }
    let missing: Vec<&str> = USUAL
        .iter()
        .filter(|(kind, _)| tables.iter().all(|table| table.kind != *kind))
        .map(|(_, name)| *name)
        .collect();
    if !missing.is_empty() {
        notes.push(format!("Not in this archive: {}.", missing.join(", ")));
    }
    notes
}
