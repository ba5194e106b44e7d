use uuid::Uuid;

use super::{ResumeRow, Resumes};
use crate::{StoreError, Timestamp};

/// A file that has been stored and now gets its record.
#[derive(Clone, Copy, Debug)]
pub struct NewUpload<'a> {
    /// The résumé's id.
    pub id: Uuid,
    /// Its name in lists.
    pub name: &'a str,
    /// The file's name as uploaded.
    pub original_name: &'a str,
    /// MIME type, decided from the content.
    pub mime: &'a str,
    /// Bytes.
    pub size: i64,
    /// The file's key in the blob store, used by no other résumé.
    pub blob_key: &'a str,
    /// SHA-256 of the file.
    pub sha256: [u8; 32],
    /// When it was uploaded.
    pub now: Timestamp,
}

impl Resumes {
    /// Records an upload, unconfirmed.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn add_upload(&self, upload: NewUpload<'_>) -> Result<ResumeRow, StoreError> {
        let row = self
            .db
            .write(
                "INSERT INTO resumes (id, owner, name, original_name, mime, size, blob_key, sha256, uploaded_at, version)
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 0)
                 RETURNING *",
            )
            .bind(upload.id)
            .bind(self.owner)
            .text(upload.name)
            .text(upload.original_name)
            .text(upload.mime)
            .bind(upload.size)
            .text(upload.blob_key)
            .bind(&upload.sha256[..])
            .bind(upload.now)
            .one()
            .await?;
        ResumeRow::from_row(&row)
    }
}
