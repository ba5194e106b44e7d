//! Writing versions, inside the transaction of whatever makes one.

use uuid::Uuid;

use super::ResumeRow;
use crate::db::{Row, Transaction};
use crate::json::Json;
use crate::{StoreError, Timestamp};

/// A version that is about to be saved.
pub(super) struct NewVersion<'a> {
    pub parsed_json: &'a str,
    pub json_version: i64,
    pub appearance_json: &'a str,
    pub template: Option<&'a str>,
    pub autosaved: bool,
    pub now: Timestamp,
}

/// What a saved version holds.
pub(super) struct Held {
    pub parsed: Json,
    pub json_version: i64,
    pub appearance: Json,
    pub template: Option<String>,
    pub autosaved: bool,
    pub saved_at: Timestamp,
}

impl Held {
    fn from_row(row: &Row) -> Result<Self, StoreError> {
        Ok(Self {
            parsed: row.get("parsed")?,
            json_version: row.get("json_version")?,
            appearance: row.get("appearance")?,
            template: row.get("template")?,
            autosaved: row.get("autosaved")?,
            saved_at: row.get("saved_at")?,
        })
    }

    /// Whether the resume, its look and its design are those of the version to be saved.
    pub(super) fn says_the_same_as(&self, new: &NewVersion<'_>) -> Result<bool, StoreError> {
        Ok(self.parsed.says_the_same_as(&Json::new(new.parsed_json)?)
            && self.appearance.says_the_same_as(&Json::new(new.appearance_json)?)
            && self.template.as_deref() == new.template)
    }

    /// The same content as a version that nothing replaces.
    pub(super) fn again(&self, now: Timestamp) -> NewVersion<'_> {
        NewVersion {
            parsed_json: self.parsed.as_text(),
            json_version: self.json_version,
            appearance_json: self.appearance.as_text(),
            template: self.template.as_deref(),
            autosaved: false,
            now,
        }
    }
}

/// One version of a resume that the transaction has found to be its owner's.
pub(super) async fn held(transaction: &mut Transaction, resume: Uuid, number: i64) -> Result<Option<Held>, StoreError> {
    let row = transaction
        .statement(
            "SELECT parsed, json_version, appearance, template, autosaved, saved_at
             FROM resume_versions WHERE resume_id = $1 AND version = $2",
        )
        .bind(resume)
        .bind(number)
        .optional()
        .await?;
    row.as_ref().map(Held::from_row).transpose()
}

/// Adds a version under the record's present number, and drops those beyond the number that is kept.
pub(super) async fn add_version(
    transaction: &mut Transaction,
    row: &ResumeRow,
    new: &NewVersion<'_>,
    kept: u32,
) -> Result<(), StoreError> {
    transaction
        .statement(
            "INSERT INTO resume_versions
                 (resume_id, version, parsed, json_version, appearance, template, autosaved, saved_at)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        )
        .bind(row.id)
        .bind(row.version)
        .json(new.parsed_json)
        .bind(new.json_version)
        .json(new.appearance_json)
        .optional_text(new.template)
        .bind(new.autosaved)
        .bind(new.now)
        .execute()
        .await?;
    drop_old_versions(transaction, row.id, kept).await
}

/// Numbers have gaps where an autosave took the place of another, so versions are counted.
async fn drop_old_versions(transaction: &mut Transaction, resume: Uuid, kept: u32) -> Result<(), StoreError> {
    transaction
        .statement(
            "DELETE FROM resume_versions WHERE resume_id = $1 AND version <= (
                 SELECT version FROM resume_versions WHERE resume_id = $1 ORDER BY version DESC LIMIT 1 OFFSET $2)",
        )
        .bind(resume)
        .bind(i64::from(kept.max(1)))
        .execute()
        .await
        .map(drop)
}

pub(super) async fn drop_version(transaction: &mut Transaction, resume: Uuid, number: i64) -> Result<(), StoreError> {
    transaction
        .statement("DELETE FROM resume_versions WHERE resume_id = $1 AND version = $2")
        .bind(resume)
        .bind(number)
        .execute()
        .await
        .map(drop)
}
