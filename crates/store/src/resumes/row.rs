use uuid::Uuid;

use crate::db::Row;
use crate::{StoreError, Timestamp};

/// A résumé's record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResumeRow {
    /// Its id.
    pub id: Uuid,
    /// The user it belongs to.
    pub owner: Uuid,
    /// Its name in lists.
    pub name: String,
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
    /// The ATS score of the latest version, 0 to 100.
    pub ats_score: Option<i64>,
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

    pub(super) fn from_row(row: &Row) -> Result<Self, StoreError> {
        let sha256: Vec<u8> = row.get("sha256")?;
        Ok(Self {
            id: row.get("id")?,
            owner: row.get("owner")?,
            name: row.get("name")?,
            original_name: row.get("original_name")?,
            mime: row.get("mime")?,
            size: row.get("size")?,
            blob_key: row.get("blob_key")?,
            sha256: sha256.try_into().map_err(|_| StoreError::Database("a SHA-256 has 32 bytes".into()))?,
            uploaded_at: row.get("uploaded_at")?,
            confirmed_at: row.get("confirmed_at")?,
            ats_score: row.get("ats_score")?,
            language: row.get("language")?,
            version: row.get("version")?,
        })
    }
}
