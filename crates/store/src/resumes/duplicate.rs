use uuid::Uuid;

use super::version::{add_version, held};
use super::{ResumeRow, Resumes};
use crate::db::Transaction;
use crate::{StoreError, Timestamp};

/// A copy of a resume that is about to be made; its file has been stored under a key of its own.
#[derive(Clone, Copy, Debug)]
pub struct Duplicate<'a> {
    /// The copy's id.
    pub id: Uuid,
    /// What it goes by, with a number where another one has this name. The copy of a resume that its owner has named takes that
    /// title, with a number.
    pub name: &'a str,
    /// Its file's key in the blob store, used by no other resume.
    pub blob_key: &'a str,
    /// When it is made.
    pub now: Timestamp,
    /// How many confirmed resumes the user may keep; nothing means any number.
    pub limit: Option<u32>,
}

impl Resumes {
    /// Makes a resume of the latest version of another, with version 1 and without a score, and gives its record.
    ///
    /// # Errors
    /// [`StoreError::LimitReached`] when the user keeps `limit` confirmed resumes already, however many saves run at once;
    /// [`StoreError::NotFound`] when the user has no such confirmed resume.
    pub async fn duplicate(&self, id: Uuid, copy: Duplicate<'_>) -> Result<ResumeRow, StoreError> {
        let mut transaction = self.db.begin().await?;
        let row = self.duplicate_in(&mut transaction, id, copy).await;
        transaction.end(row).await
    }

    async fn duplicate_in(
        &self,
        transaction: &mut Transaction,
        id: Uuid,
        copy: Duplicate<'_>,
    ) -> Result<ResumeRow, StoreError> {
        // Saves of the same user take turns from here: the count below stays true until the commit.
        transaction.lock_user(self.owner).await?;
        let original = self.row_in(transaction, id).await?.ok_or(StoreError::NotFound)?;
        let latest = held(transaction, id, original.version).await?.ok_or(StoreError::NotFound)?;
        self.check_limit(transaction, copy.limit).await?;
        let taken = self.taken_names(transaction, copy.id).await?;
        let title = original.title.as_deref().map(|title| taken.next(title));
        let name = taken.free(copy.name, "");
        let row = self.copy_row(transaction, id, copy, &name, title.as_deref()).await?;
        copy_reading(transaction, id, copy.id).await?;
        add_version(transaction, &row, &latest.again(copy.now), 1).await?;
        Ok(row)
    }

    async fn copy_row(
        &self,
        transaction: &mut Transaction,
        original: Uuid,
        copy: Duplicate<'_>,
        name: &str,
        title: Option<&str>,
    ) -> Result<ResumeRow, StoreError> {
        let row = transaction
            .statement(
                "INSERT INTO resumes (id, owner, name, title, original_name, mime, size, blob_key, sha256, uploaded_at,
                     confirmed_at, language, version)
                 SELECT $3, owner, $7, $4, original_name, mime, size, $5, sha256, $6, $6, language, 1
                 FROM resumes WHERE id = $1 AND owner = $2 AND deleted_at IS NULL
                 RETURNING *",
            )
            .bind(original)
            .bind(self.owner)
            .bind(copy.id)
            .optional_text(title)
            .text(copy.blob_key)
            .bind(copy.now)
            .text(name)
            .one()
            .await?;
        ResumeRow::from_row(&row)
    }
}

/// What was read of the file, so that the copy is scored without reading it again.
async fn copy_reading(transaction: &mut Transaction, original: Uuid, copy: Uuid) -> Result<(), StoreError> {
    transaction
        .statement(
            "INSERT INTO resume_parses (resume_id, parsed, details, json_version, document, reader_version, parsed_at)
             SELECT $2, parsed, details, json_version, document, reader_version, parsed_at
             FROM resume_parses WHERE resume_id = $1",
        )
        .bind(original)
        .bind(copy)
        .execute()
        .await
        .map(drop)
}
