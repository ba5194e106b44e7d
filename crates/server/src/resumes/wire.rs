use serde::Serialize;
use utoipa::ToSchema;
use vitae_store::ResumeRow;

/// A résumé in the history.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ResumeRecord {
    id: String,
    name: String,
    original_name: String,
    /// The original file; needs a session. `/download` answers a signed address.
    url: String,
    /// MIME type.
    file_type: String,
    /// Bytes.
    size: i64,
    uploaded_at: String,
    /// 0 to 100; null before the review is confirmed.
    #[schema(required)]
    ats_score: Option<i64>,
    confirmed: bool,
}

impl From<ResumeRow> for ResumeRecord {
    fn from(row: ResumeRow) -> Self {
        Self {
            url: format!("/api/resume/{}/file", row.id),
            confirmed: row.is_confirmed(),
            id: row.id.to_string(),
            name: row.name,
            original_name: row.original_name,
            file_type: row.mime,
            size: row.size,
            uploaded_at: row.uploaded_at.to_string(),
            ats_score: row.ats_score,
        }
    }
}
