use uuid::Uuid;

use crate::db::Row;
use crate::{StoreError, Timestamp};

/// A job as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JobRow {
    /// Its id.
    pub id: Uuid,
    /// Who posted it; nobody for jobs from elsewhere.
    pub owner: Option<Uuid>,
    /// What the author wrote, as JSON.
    pub posting_json: String,
    /// The version of that JSON.
    pub json_version: i64,
    /// Where it comes from; nothing for jobs posted here.
    pub source: Option<String>,
    /// Whether it was made up for trying the board out.
    pub is_sample: bool,
    /// When it was posted.
    pub created_at: Timestamp,
    /// When it last changed.
    pub updated_at: Timestamp,
    /// Since when nobody can apply any more.
    pub closed_at: Option<Timestamp>,
    /// The number of its last change.
    pub rev: i64,
}

impl JobRow {
    pub(super) fn from_row(row: &Row) -> Result<Self, StoreError> {
        Ok(Self {
            id: row.get("id")?,
            owner: row.get("owner")?,
            posting_json: row.json("posting")?,
            json_version: row.get("json_version")?,
            source: row.get("source")?,
            is_sample: row.get("is_sample")?,
            created_at: row.get("created_at")?,
            updated_at: row.get("updated_at")?,
            closed_at: row.get("closed_at")?,
            rev: row.get("rev")?,
        })
    }
}
