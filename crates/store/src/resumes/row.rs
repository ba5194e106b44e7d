use uuid::Uuid;

use crate::db::Row;
use crate::json::Json;
use crate::{StoreError, Timestamp};

/// A résumé's record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResumeRow {
    /// Its id.
    pub id: Uuid,
    /// The user it belongs to.
    pub owner: Uuid,
    /// What it goes by until its owner gives it a title: the file's name, without ending, until the details are confirmed.
    pub name: String,
    /// What its owner calls it; nothing before that.
    pub title: Option<String>,
    /// The file's name when it was uploaded.
    pub original_name: String,
    /// MIME type, decided from the file's content.
    pub mime: String,
    /// Bytes of the file.
    pub size: i64,
    /// The file's key in the blob store.
    pub blob_key: String,
    /// SHA-256 of the file.
    pub sha256: [u8; 32],
    /// When the file was uploaded.
    pub uploaded_at: Timestamp,
    /// When the user first confirmed the parsed details; nothing before that.
    pub confirmed_at: Option<Timestamp>,
    /// The ATS score of the latest version, 0 to 100; nothing before the confirmation and while it is pending.
    pub ats_score: Option<i64>,
    /// Why the latest version could not be scored, a sentence for its owner; nothing while nobody has failed to.
    pub score_error: Option<String>,
    /// Why the file can't be read, a sentence for its owner; nothing while nobody has tried, and once it was read.
    pub read_error: Option<String>,
    /// The résumé's language, as a code such as `en`.
    pub language: Option<String>,
    /// The number of the latest confirmed version, from 1; 0 before the confirmation.
    pub version: i64,
}

impl ResumeRow {
    /// Whether the user has confirmed the parsed details.
    pub fn is_confirmed(&self) -> bool {
        self.confirmed_at.is_some()
    }

    /// What it goes by: its title, else its name.
    pub fn display_title(&self) -> &str {
        self.title.as_deref().unwrap_or(&self.name)
    }

    pub(super) fn from_row(row: &Row) -> Result<Self, StoreError> {
        let sha256: Vec<u8> = row.get("sha256")?;
        Ok(Self {
            id: row.get("id")?,
            owner: row.get("owner")?,
            name: row.get("name")?,
            title: row.get("title")?,
            original_name: row.get("original_name")?,
            mime: row.get("mime")?,
            size: row.get("size")?,
            blob_key: row.get("blob_key")?,
            sha256: sha256.try_into().map_err(|_| StoreError::Database("a SHA-256 has 32 bytes".into()))?,
            uploaded_at: row.get("uploaded_at")?,
            confirmed_at: row.get("confirmed_at")?,
            ats_score: row.get("ats_score")?,
            score_error: row.get("score_error")?,
            read_error: row.get("read_error")?,
            language: row.get("language")?,
            version: row.get("version")?,
        })
    }
}

/// A confirmed version of a résumé.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredVersion {
    /// The résumé's id.
    pub resume_id: Uuid,
    /// Its number, from 1.
    pub version: i64,
    /// The reviewed résumé, JSON.
    pub parsed_json: String,
    /// The number of the shape of that JSON, from 1.
    pub json_version: i64,
    /// What its owner changed about the design, JSON, of the same number.
    pub appearance_json: String,
    /// The design's id; nothing before one was chosen.
    pub template: Option<String>,
    /// How its score came about, JSON; nothing while it has none.
    pub score_card_json: Option<String>,
    /// When it was saved.
    pub saved_at: Timestamp,
}

impl StoredVersion {
    pub(super) fn from_row(row: &Row) -> Result<Self, StoreError> {
        Ok(Self {
            resume_id: row.get("resume_id")?,
            version: row.get("version")?,
            parsed_json: row.json("parsed")?,
            json_version: row.get("json_version")?,
            appearance_json: row.json("appearance")?,
            template: row.get("template")?,
            score_card_json: row.get::<Option<Json>>("score_card")?.map(Json::into_text),
            saved_at: row.get("saved_at")?,
        })
    }
}

/// A version in the list of a resume's versions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VersionEntry {
    /// Its number, from 1.
    pub version: i64,
    /// When it was saved.
    pub saved_at: Timestamp,
    /// Its ATS score, 0 to 100; nothing when it was never scored.
    pub ats_score: Option<i64>,
}

impl VersionEntry {
    pub(super) fn from_row(row: &Row) -> Result<Self, StoreError> {
        Ok(Self { version: row.get("version")?, saved_at: row.get("saved_at")?, ats_score: row.get("points")? })
    }
}
