use uuid::Uuid;

use super::{ResumeRow, Resumes};
use crate::StoreError;
use crate::db::Transaction;

/// The score of one version of a résumé.
#[derive(Clone, Copy, Debug)]
pub struct NewScore<'a> {
    /// The version that was scored.
    pub version: i64,
    /// ATS score, 0 to 100.
    pub score: i64,
    /// How the score came about, JSON.
    pub score_card_json: &'a str,
    /// The version of the rules that gave the score.
    pub card_version: &'a str,
    /// The reader and its version that read the file; empty without a file.
    pub reader_version: &'a str,
    /// The résumé's language as the score took it, a code such as `en`.
    pub language: Option<&'a str>,
}

impl Resumes {
    /// Adds the score to the version it was computed for, and gives the record. A version keeps the first score it
    /// gets, and one that is not the latest any more gets none; the record is then given as it stands. Nothing when the
    /// user has no such résumé.
    ///
    /// # Errors
    /// [`StoreError::UnstorableText`] for a card that is not JSON, else those of the database.
    pub async fn set_score(&self, id: Uuid, score: NewScore<'_>) -> Result<Option<ResumeRow>, StoreError> {
        let mut transaction = self.db.begin().await?;
        let row = self.set_score_in(&mut transaction, id, score).await;
        transaction.end(row).await
    }

    async fn set_score_in(
        &self,
        transaction: &mut Transaction,
        id: Uuid,
        score: NewScore<'_>,
    ) -> Result<Option<ResumeRow>, StoreError> {
        // A save that makes the next version waits for this lock, so that the version below stays the latest.
        transaction.lock_user(self.owner).await?;
        let row = self.row_in(transaction, id).await?;
        let is_latest = row.as_ref().is_some_and(|row| row.version == score.version);
        if !is_latest || !set_card(transaction, id, score).await? {
            return Ok(row);
        }
        let row = transaction
            .statement("UPDATE resumes SET ats_score = $2, language = $3, score_error = NULL WHERE id = $1 RETURNING *")
            .bind(id)
            .bind(score.score)
            .optional_text(score.language)
            .optional()
            .await?;
        row.as_ref().map(ResumeRow::from_row).transpose()
    }

    /// Remembers why a version could not be scored, in a sentence for its owner; a score that is there stays, and so
    /// does a newer version. Gives the record as it then stands.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn set_score_error(
        &self,
        id: Uuid,
        version: i64,
        message: &str,
    ) -> Result<Option<ResumeRow>, StoreError> {
        self.db
            .write(
                "UPDATE resumes SET score_error = $4
                 WHERE id = $1 AND owner = $2 AND deleted_at IS NULL AND version = $3 AND ats_score IS NULL",
            )
            .bind(id)
            .bind(self.owner)
            .bind(version)
            .text(message)
            .execute()
            .await?;
        self.get(id).await
    }
}

/// False when the version has a card already.
async fn set_card(transaction: &mut Transaction, id: Uuid, score: NewScore<'_>) -> Result<bool, StoreError> {
    let set = transaction
        .statement(
            "UPDATE resume_versions SET score_card = $3, card_version = $4, reader_version = $5
             WHERE resume_id = $1 AND version = $2 AND score_card IS NULL",
        )
        .bind(id)
        .bind(score.version)
        .json(score.score_card_json)
        .text(score.card_version)
        .text(score.reader_version)
        .execute()
        .await?;
    Ok(set > 0)
}
