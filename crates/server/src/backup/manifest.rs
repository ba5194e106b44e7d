//! What stands at the end of a backup: what it is of, and what each of its parts must be.

use serde::{Deserialize, Serialize};
use vitae_store::Dump;

/// The name of this format.
pub(super) const FORMAT: &str = "vitae-backup";

/// The number of its shape.
pub(super) const VERSION: u32 = 1;

/// The file that names all parts.
pub(super) const MANIFEST: &str = "manifest.json";

/// The folder of the database's parts.
pub(super) const DATABASE: &str = "database/";

/// The folder of the stored files.
pub(super) const FILES: &str = "files/";

/// The generated key, without which permissions of connected profiles cannot be read.
pub(super) const KEY: &str = "secret.key";

/// What a backup is of.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Manifest {
    pub format: String,
    pub version: u32,
    /// `sqlite` or `postgres`.
    pub database: String,
    /// The version of the database's schema.
    pub schema: i64,
    pub made_at: String,
    pub parts: Vec<Part>,
}

/// A part of a backup.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Part {
    pub name: String,
    /// Bytes.
    pub size: u64,
    /// In hexadecimal.
    pub sha256: String,
}

impl Manifest {
    pub fn new(dump: Dump, made_at: String, parts: Vec<Part>) -> Self {
        Self { format: FORMAT.to_owned(), version: VERSION, database: dump.kind, schema: dump.schema, made_at, parts }
    }

    pub fn dump(&self) -> Dump {
        Dump { kind: self.database.clone(), schema: self.schema }
    }

    /// How many of the parts are stored files.
    pub fn files(&self) -> usize {
        self.parts.iter().filter(|part| part.name.starts_with(FILES)).count()
    }
}
