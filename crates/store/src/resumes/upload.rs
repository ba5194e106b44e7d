use uuid::Uuid;

use super::{ResumeRow, Resumes};
use crate::db::Transaction;
use crate::{StoreError, Timestamp};

/// How much of what was uploaded but not confirmed a user may keep at the same time.
#[derive(Clone, Copy, Debug)]
pub struct UnconfirmedLimit {
    /// Bytes of all files together.
    pub bytes: i64,
    /// Files.
    pub uploads: i64,
}

/// A file that has been stored and now gets its record.
#[derive(Clone, Copy, Debug)]
pub struct NewUpload<'a> {
    /// The résumé's id.
    pub id: Uuid,
    /// What it goes by until its details are confirmed.
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
    /// What the user may keep unconfirmed, this file included.
    pub limit: UnconfirmedLimit,
}

impl Resumes {
    /// Records an upload, unconfirmed.
    ///
    /// # Errors
    /// [`StoreError::UnconfirmedLimitReached`] when it would exceed what the user may keep unconfirmed, however many
    /// uploads run at once.
    pub async fn add_upload(&self, upload: NewUpload<'_>) -> Result<ResumeRow, StoreError> {
        let mut transaction = self.db.begin().await?;
        let added = self.add_upload_in(&mut transaction, upload).await;
        transaction.end(added).await
    }

    async fn add_upload_in(
        &self,
        transaction: &mut Transaction,
        upload: NewUpload<'_>,
    ) -> Result<ResumeRow, StoreError> {
        // Uploads of the same user take turns from here: the sum below stays true until the commit.
        transaction.lock_user(self.owner).await?;
        self.check_unconfirmed(transaction, upload.size, upload.limit).await?;
        let row = transaction
            .statement(
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

    async fn check_unconfirmed(
        &self,
        transaction: &mut Transaction,
        size: i64,
        limit: UnconfirmedLimit,
    ) -> Result<(), StoreError> {
        let row = transaction
            .statement(
                "SELECT COUNT(*) AS uploads, CAST(COALESCE(SUM(size), 0) AS bigint) AS bytes
                 FROM resumes WHERE owner = $1 AND confirmed_at IS NULL",
            )
            .bind(self.owner)
            .one()
            .await?;
        let (uploads, bytes): (i64, i64) = (row.get("uploads")?, row.get("bytes")?);
        let fits = uploads < limit.uploads && bytes + size <= limit.bytes;
        if fits { Ok(()) } else { Err(StoreError::UnconfirmedLimitReached) }
    }
}
