use uuid::Uuid;

use super::draft::drop_draft;
use super::edit::refuse_conflict;
use super::version::{Held, NewVersion, add_version, held};
use super::{ResumeRow, Resumes};
use crate::db::Transaction;
use crate::json::Json;
use crate::{StoreError, Timestamp};

/// A résumé the user has reviewed. It is saved without a score; [`Resumes::set_score`] adds that.
#[derive(Clone, Copy, Debug)]
pub struct Confirmation<'a> {
    /// What the resume goes by until its owner gives it a title; it gets a number where another one has this name.
    pub name: &'a str,
    /// The reviewed résumé, JSON.
    pub parsed_json: &'a str,
    /// The number of the shape of that JSON, from 1.
    pub json_version: i64,
    /// The résumé's language as its reader found it, a code such as `en`; nothing keeps the one that is known.
    pub language: Option<&'a str>,
    /// The design's id for a resume that has none yet.
    pub template: Option<&'a str>,
    /// The version that was reviewed, 0 before the first; nothing goes on from whatever is the latest.
    pub base_version: Option<i64>,
    /// When it is saved.
    pub now: Timestamp,
    /// How many confirmed résumés the user may keep; nothing means any number.
    pub limit: Option<u32>,
    /// How many versions of the résumé are kept, from 1; older ones go.
    pub versions: u32,
}

impl Resumes {
    /// Saves a reviewed résumé as its next version, in one transaction, and gives its record; the version has no score
    /// yet. The draft of the review goes with it; how the resume looks stays.
    ///
    /// Saving one that is already confirmed does not count against the limit, and saving the same content again
    /// makes no version.
    ///
    /// # Errors
    /// [`StoreError::LimitReached`] when the user keeps `limit` confirmed résumés already, however many saves run at
    /// once; [`StoreError::VersionConflict`] when another version than the reviewed one is the latest and says something else;
    /// [`StoreError::NotFound`] when the user has no such résumé; [`StoreError::UnstorableText`] for what is
    /// not JSON.
    pub async fn confirm(&self, id: Uuid, confirmation: Confirmation<'_>) -> Result<ResumeRow, StoreError> {
        let parsed = Json::new(confirmation.parsed_json)?;
        let mut transaction = self.db.begin().await?;
        let saved = self.confirm_in(&mut transaction, id, &parsed, &confirmation).await;
        transaction.end(saved).await
    }

    pub(super) async fn confirm_in(
        &self,
        transaction: &mut Transaction,
        id: Uuid,
        parsed: &Json,
        confirmation: &Confirmation<'_>,
    ) -> Result<ResumeRow, StoreError> {
        // Saves of the same user take turns from here: the count below stays true until the commit.
        transaction.lock_user(self.owner).await?;
        let row = self.row_in(transaction, id).await?.ok_or(StoreError::NotFound)?;
        if !row.is_confirmed() {
            self.check_limit(transaction, confirmation.limit).await?;
        }
        drop_draft(transaction, id).await?;
        let latest = held(transaction, id, row.version).await?;
        let name = self.name_in(transaction, &row, confirmation.name).await?;
        if latest.as_ref().is_some_and(|latest: &Held| latest.parsed.says_the_same_as(parsed)) {
            return self.renamed_in(transaction, row, name).await;
        }
        if let Some(base) = confirmation.base_version {
            refuse_conflict(&row, base)?;
        }
        let row = self.next_version(transaction, id, &name, confirmation).await?.ok_or(StoreError::NotFound)?;
        let new = NewVersion {
            parsed_json: confirmation.parsed_json,
            json_version: confirmation.json_version,
            appearance_json: latest.as_ref().map_or("{}", |latest| latest.appearance.as_text()),
            template: latest.as_ref().and_then(|latest| latest.template.as_deref()).or(confirmation.template),
            autosaved: false,
            now: confirmation.now,
        };
        add_version(transaction, &row, &new, confirmation.versions).await?;
        Ok(row)
    }

    pub(super) async fn row_in(
        &self,
        transaction: &mut Transaction,
        id: Uuid,
    ) -> Result<Option<ResumeRow>, StoreError> {
        let row = transaction
            .statement("SELECT * FROM resumes WHERE id = $1 AND owner = $2 AND deleted_at IS NULL")
            .bind(id)
            .bind(self.owner)
            .optional()
            .await?;
        row.as_ref().map(ResumeRow::from_row).transpose()
    }

    pub(super) async fn check_limit(
        &self,
        transaction: &mut Transaction,
        limit: Option<u32>,
    ) -> Result<(), StoreError> {
        let Some(limit) = limit else {
            return Ok(());
        };
        let confirmed: i64 = transaction
            .statement("SELECT COUNT(*) AS confirmed FROM resumes WHERE owner = $1 AND confirmed_at IS NOT NULL AND deleted_at IS NULL")
            .bind(self.owner)
            .one()
            .await?
            .get("confirmed")?;
        if confirmed < i64::from(limit) { Ok(()) } else { Err(StoreError::LimitReached { limit }) }
    }

    /// Changes the record before its version is added: should a sweep have removed the row meanwhile, nothing is
    /// found here, instead of a broken reference there.
    async fn next_version(
        &self,
        transaction: &mut Transaction,
        id: Uuid,
        name: &str,
        confirmation: &Confirmation<'_>,
    ) -> Result<Option<ResumeRow>, StoreError> {
        let row = transaction
            .statement(
                "UPDATE resumes SET name = $3, ats_score = NULL, score_error = NULL,
                     language = COALESCE($4, language), confirmed_at = COALESCE(confirmed_at, $5), version = version + 1
                 WHERE id = $1 AND owner = $2 AND deleted_at IS NULL
                 RETURNING *",
            )
            .bind(id)
            .bind(self.owner)
            .text(name)
            .optional_text(confirmation.language)
            .bind(confirmation.now)
            .optional()
            .await?;
        row.as_ref().map(ResumeRow::from_row).transpose()
    }
}
