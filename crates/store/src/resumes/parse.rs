use uuid::Uuid;

use super::Resumes;
use crate::{StoreError, Timestamp};

/// What a reader made of an uploaded file.
#[derive(Clone, Copy, Debug)]
pub struct ParseResult<'a> {
    /// The parsed résumé, JSON.
    pub parsed_json: &'a str,
    /// Where each field was read and how sure that is, JSON.
    pub details_json: &'a str,
    /// The reader and its version.
    pub reader_version: &'a str,
    /// When it was read.
    pub now: Timestamp,
}

/// The latest reading of an uploaded file, not yet touched by the user.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredParse {
    /// The parsed résumé, JSON.
    pub parsed_json: String,
    /// Where each field was read and how sure that is, JSON.
    pub details_json: String,
    /// The reader and its version.
    pub reader_version: String,
    /// When it was read.
    pub parsed_at: Timestamp,
}

impl Resumes {
    /// Keeps a reading in place of the one before.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] when the user has no such résumé, [`StoreError::UnstorableText`] for what is not JSON.
    pub async fn save_parse(&self, id: Uuid, result: ParseResult<'_>) -> Result<(), StoreError> {
        let saved = self
            .db
            .write(
                "INSERT INTO resume_parses (resume_id, parsed, details, reader_version, parsed_at)
                 SELECT id, $3, $4, $5, $6 FROM resumes WHERE id = $1 AND owner = $2
                 ON CONFLICT (resume_id) DO UPDATE SET
                     parsed = excluded.parsed, details = excluded.details,
                     reader_version = excluded.reader_version, parsed_at = excluded.parsed_at",
            )
            .bind(id)
            .bind(self.owner)
            .json(result.parsed_json)
            .json(result.details_json)
            .text(result.reader_version)
            .bind(result.now)
            .execute()
            .await?;
        if saved == 0 { Err(StoreError::NotFound) } else { Ok(()) }
    }

    /// The latest reading of the file; nothing when it was never read or is not this user's.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn parse_of(&self, id: Uuid) -> Result<Option<StoredParse>, StoreError> {
        let row = self
            .db
            .read(
                "SELECT parsed, details, reader_version, parsed_at
                 FROM resume_parses JOIN resumes ON id = resume_id
                 WHERE id = $1 AND owner = $2",
            )
            .bind(id)
            .bind(self.owner)
            .optional()
            .await?;
        row.map(|row| {
            Ok(StoredParse {
                parsed_json: row.json("parsed")?,
                details_json: row.json("details")?,
                reader_version: row.get("reader_version")?,
                parsed_at: row.get("parsed_at")?,
            })
        })
        .transpose()
    }
}
