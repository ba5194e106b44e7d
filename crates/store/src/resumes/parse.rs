use uuid::Uuid;

use super::Resumes;
use crate::db::Transaction;
use crate::{StoreError, Timestamp};

/// What a reader made of an uploaded file.
#[derive(Clone, Copy, Debug)]
pub struct ParseResult<'a> {
    /// The parsed résumé, JSON.
    pub parsed_json: &'a str,
    /// Where each field was read and how sure that is, JSON.
    pub details_json: &'a str,
    /// The number of the shape of both, from 1.
    pub json_version: i64,
    /// What the score needs of the file, in the caller's own compact form; nothing when it is not kept.
    pub document: Option<&'a [u8]>,
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
    /// The number of the shape of both.
    pub json_version: i64,
    /// The reader and its version.
    pub reader_version: String,
    /// When it was read.
    pub parsed_at: Timestamp,
}

impl Resumes {
    /// Keeps a reading in place of the one before. Why the file could not be read once is forgotten.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] when the user has no such résumé, [`StoreError::UnstorableText`] for what is not JSON.
    pub async fn save_parse(&self, id: Uuid, result: ParseResult<'_>) -> Result<(), StoreError> {
        let mut transaction = self.db.begin().await?;
        let saved = self.save_parse_in(&mut transaction, id, result).await;
        transaction.end(saved).await
    }

    async fn save_parse_in(
        &self,
        transaction: &mut Transaction,
        id: Uuid,
        result: ParseResult<'_>,
    ) -> Result<(), StoreError> {
        let found = transaction
            .statement("UPDATE resumes SET read_error = NULL WHERE id = $1 AND owner = $2 AND deleted_at IS NULL")
            .bind(id)
            .bind(self.owner)
            .execute()
            .await?;
        if found == 0 {
            return Err(StoreError::NotFound);
        }
        transaction
            .statement(
                "INSERT INTO resume_parses
                     (resume_id, parsed, details, json_version, document, reader_version, parsed_at)
                 VALUES ($1, $2, $3, $4, $5, $6, $7)
                 ON CONFLICT (resume_id) DO UPDATE SET
                     parsed = excluded.parsed, details = excluded.details, json_version = excluded.json_version,
                     document = excluded.document, reader_version = excluded.reader_version,
                     parsed_at = excluded.parsed_at",
            )
            .bind(id)
            .json(result.parsed_json)
            .json(result.details_json)
            .bind(result.json_version)
            .bind(result.document)
            .text(result.reader_version)
            .bind(result.now)
            .execute()
            .await
            .map(drop)
    }

    /// Remembers why the file can't be read, a sentence for its owner; unless it was read before.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn set_read_error(&self, id: Uuid, message: &str) -> Result<(), StoreError> {
        self.db
            .write(
                "UPDATE resumes SET read_error = $3
                 WHERE id = $1 AND owner = $2 AND deleted_at IS NULL AND NOT EXISTS (SELECT 1 FROM resume_parses WHERE resume_id = $1)",
            )
            .bind(id)
            .bind(self.owner)
            .text(message)
            .execute()
            .await
            .map(drop)
    }

    /// The latest reading of the file; nothing when it was never read or is not this user's.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn parse_of(&self, id: Uuid) -> Result<Option<StoredParse>, StoreError> {
        let row = self
            .db
            .read(
                "SELECT parsed, details, json_version, reader_version, parsed_at
                 FROM resume_parses JOIN resumes ON id = resume_id
                 WHERE id = $1 AND owner = $2 AND deleted_at IS NULL",
            )
            .bind(id)
            .bind(self.owner)
            .optional()
            .await?;
        row.map(|row| {
            Ok(StoredParse {
                parsed_json: row.json("parsed")?,
                details_json: row.json("details")?,
                json_version: row.get("json_version")?,
                reader_version: row.get("reader_version")?,
                parsed_at: row.get("parsed_at")?,
            })
        })
        .transpose()
    }

    /// What was kept of the file for its score at the latest reading; nothing when nothing was.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn kept_document(&self, id: Uuid) -> Result<Option<Vec<u8>>, StoreError> {
        let row = self
            .db
            .read("SELECT document FROM resume_parses JOIN resumes ON id = resume_id WHERE id = $1 AND owner = $2 AND deleted_at IS NULL")
            .bind(id)
            .bind(self.owner)
            .optional()
            .await?;
        row.map_or(Ok(None), |row| row.get("document"))
    }
}
