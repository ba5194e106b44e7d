use std::time::Duration;

use uuid::Uuid;

use super::draft::drop_draft;
use super::version::{Held, NewVersion, add_version, drop_version, held};
use super::{ResumeRow, Resumes};
use crate::db::Transaction;
use crate::{StoreError, Timestamp};

/// What the editor saves of a confirmed resume.
#[derive(Clone, Copy, Debug)]
pub struct Edit<'a> {
    /// What the resume goes by until its owner gives it a title; it gets a number where another one has this name.
    pub name: &'a str,
    /// The resume, JSON.
    pub parsed_json: &'a str,
    /// The number of the shape of that JSON, from 1.
    pub json_version: i64,
    /// What its owner changed about the design, JSON.
    pub appearance_json: &'a str,
    /// The design's id; nothing before one was chosen.
    pub template: Option<&'a str>,
    /// The version that the edit goes on from.
    pub base_version: i64,
    /// Whether the version is to stay in the list; otherwise it is an autosave.
    pub keep: bool,
    /// An autosave that follows another within this time takes its place.
    pub merge_within: Duration,
    /// When it is saved.
    pub now: Timestamp,
    /// How many versions of the resume are kept, from 1; older ones go.
    pub versions: u32,
}

/// Which old version is to be the present one again.
#[derive(Clone, Copy, Debug)]
pub struct Restoration<'a> {
    /// What the resume goes by with the old version's content, as in [`Edit::name`].
    pub name: &'a str,
    /// The old version's number.
    pub number: i64,
    /// The version that the caller takes for the present one.
    pub base_version: i64,
    /// When it is restored.
    pub now: Timestamp,
    /// How many versions of the resume are kept, from 1; older ones go.
    pub versions: u32,
}

/// A resume after an edit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Saved {
    /// Its record.
    pub row: ResumeRow,
    /// When its latest version was saved.
    pub saved_at: Timestamp,
}

impl Resumes {
    /// Saves an edit as the next version, without a score, in one transaction; the draft goes with it.
    ///
    /// Saving what the latest version says already stores nothing, whatever version the edit goes on from, so that a save
    /// whose answer was lost can be repeated. `keep` then still keeps that version.
    ///
    /// # Errors
    /// [`StoreError::VersionConflict`] when the latest version is not the one that the edit goes on from,
    /// [`StoreError::NotFound`] when the user has no such confirmed resume, [`StoreError::UnstorableText`] for what is not
    /// JSON.
    pub async fn edit(&self, id: Uuid, edit: Edit<'_>) -> Result<Saved, StoreError> {
        let mut transaction = self.db.begin().await?;
        let saved = self.edit_in(&mut transaction, id, &edit).await;
        transaction.end(saved).await
    }

    pub(super) async fn edit_in(
        &self,
        transaction: &mut Transaction,
        id: Uuid,
        edit: &Edit<'_>,
    ) -> Result<Saved, StoreError> {
        let (row, latest) = self.latest_in(transaction, id).await?;
        let new = NewVersion {
            parsed_json: edit.parsed_json,
            json_version: edit.json_version,
            appearance_json: edit.appearance_json,
            template: edit.template,
            autosaved: !edit.keep,
            now: edit.now,
        };
        let unchanged = latest.says_the_same_as(&new)?;
        if !unchanged {
            refuse_conflict(&row, edit.base_version)?;
        }
        drop_draft(transaction, id).await?;
        if unchanged {
            if edit.keep {
                keep_latest(transaction, &row).await?;
            }
            let name = self.name_in(transaction, &row, edit.name).await?;
            let row = self.renamed_in(transaction, row, name).await?;
            return Ok(Saved { row, saved_at: latest.saved_at });
        }
        if !edit.keep && latest.autosaved && edit.now.since(latest.saved_at) <= edit.merge_within {
            drop_version(transaction, id, row.version).await?;
        }
        let name = self.name_in(transaction, &row, edit.name).await?;
        self.save_next(transaction, id, &name, &new, edit.versions).await
    }

    /// Saves the content of an old version as the next one, without a score; the present one stays in the list. Restoring
    /// what the latest version says already stores nothing.
    ///
    /// # Errors
    /// [`StoreError::VersionConflict`] when the latest version is not the one that the caller takes for it,
    /// [`StoreError::NotFound`] when the user has no such resume or it has no such version.
    pub async fn restore(&self, id: Uuid, restoration: Restoration<'_>) -> Result<Saved, StoreError> {
        let mut transaction = self.db.begin().await?;
        let saved = self.restore_in(&mut transaction, id, restoration).await;
        transaction.end(saved).await
    }

    async fn restore_in(
        &self,
        transaction: &mut Transaction,
        id: Uuid,
        restoration: Restoration<'_>,
    ) -> Result<Saved, StoreError> {
        let (row, latest) = self.latest_in(transaction, id).await?;
        let old = held(transaction, id, restoration.number).await?.ok_or(StoreError::NotFound)?;
        refuse_conflict(&row, restoration.base_version)?;
        drop_draft(transaction, id).await?;
        let new = old.again(restoration.now);
        let name = self.name_in(transaction, &row, restoration.name).await?;
        if latest.says_the_same_as(&new)? {
            let row = self.renamed_in(transaction, row, name).await?;
            return Ok(Saved { row, saved_at: latest.saved_at });
        }
        self.save_next(transaction, id, &name, &new, restoration.versions).await
    }

    /// The record of a confirmed resume with its latest version. Saves of the same user take turns from here.
    async fn latest_in(&self, transaction: &mut Transaction, id: Uuid) -> Result<(ResumeRow, Held), StoreError> {
        transaction.lock_user(self.owner).await?;
        let row = self.row_in(transaction, id).await?.ok_or(StoreError::NotFound)?;
        let latest = held(transaction, id, row.version).await?.ok_or(StoreError::NotFound)?;
        Ok((row, latest))
    }

    async fn save_next(
        &self,
        transaction: &mut Transaction,
        id: Uuid,
        name: &str,
        new: &NewVersion<'_>,
        kept: u32,
    ) -> Result<Saved, StoreError> {
        let row = transaction
            .statement(
                "UPDATE resumes SET name = $3, ats_score = NULL, score_error = NULL, version = version + 1
                 WHERE id = $1 AND owner = $2 AND deleted_at IS NULL RETURNING *",
            )
            .bind(id)
            .bind(self.owner)
            .text(name)
            .one()
            .await?;
        let row = ResumeRow::from_row(&row)?;
        add_version(transaction, &row, new, kept).await?;
        Ok(Saved { row, saved_at: new.now })
    }

    /// Gives a resume a title, which stays exactly so, and its record; nothing when the user has no such resume.
    ///
    /// # Errors
    /// [`StoreError::UnstorableText`], else only those of the database.
    pub async fn set_title(&self, id: Uuid, title: &str) -> Result<Option<ResumeRow>, StoreError> {
        let row = self
            .db
            .write("UPDATE resumes SET title = $3 WHERE id = $1 AND owner = $2 AND deleted_at IS NULL RETURNING *")
            .bind(id)
            .bind(self.owner)
            .text(title)
            .optional()
            .await?;
        row.as_ref().map(ResumeRow::from_row).transpose()
    }
}

/// Refuses a save that goes on from another version than the latest.
pub(super) fn refuse_conflict(row: &ResumeRow, base: i64) -> Result<(), StoreError> {
    if row.version == base { Ok(()) } else { Err(StoreError::VersionConflict { current: row.version }) }
}

/// The latest version stays in the list from now on.
async fn keep_latest(transaction: &mut Transaction, row: &ResumeRow) -> Result<(), StoreError> {
    transaction
        .statement("UPDATE resume_versions SET autosaved = $3 WHERE resume_id = $1 AND version = $2")
        .bind(row.id)
        .bind(row.version)
        .bind(false)
        .execute()
        .await
        .map(drop)
}
