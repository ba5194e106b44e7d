use serde::Serialize;
use utoipa::ToSchema;
use vitae_store::ResumeRow;

/// A resume in the history.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ResumeRecord {
    id: String,
    /// What its owner calls it; before that, person and latest title, with a number where another resume has this name. While its review
    /// is open, the file's name without ending.
    name: String,
    original_name: String,
    /// The original file; needs a session. `/download` answers a signed address.
    url: String,
    /// MIME type.
    file_type: String,
    /// Bytes.
    size: i64,
    uploaded_at: String,
    /// 0 to 100; null unless `scoreStatus` is `ready`.
    #[schema(required)]
    ats_score: Option<i64>,
    score_status: ScoreStatus,
    /// Why the score failed, for the user; null unless `scoreStatus` is `failed`.
    #[schema(required)]
    score_error: Option<String>,
    confirmed: bool,
    /// Why the file can't be read, for the user; null while nobody has tried, and once it was read.
    #[schema(required)]
    read_error: Option<String>,
}

/// Where the score of a resume stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum ScoreStatus {
    /// The review is not confirmed yet, so there is nothing to score.
    None,
    /// Saved, and not scored yet; asking for the score card computes it.
    Pending,
    /// It is there.
    Ready,
    /// Saved, but it could not be scored; asking for the score card tries again.
    Failed,
}

fn score_status(row: &ResumeRow) -> ScoreStatus {
    match row {
        row if !row.is_confirmed() => ScoreStatus::None,
        ResumeRow { ats_score: Some(_), .. } => ScoreStatus::Ready,
        ResumeRow { score_error: Some(_), .. } => ScoreStatus::Failed,
        _ => ScoreStatus::Pending,
    }
}

impl From<ResumeRow> for ResumeRecord {
    fn from(row: ResumeRow) -> Self {
        Self {
            name: row.display_title().to_owned(),
            url: format!("/api/resume/{}/file", row.id),
            confirmed: row.is_confirmed(),
            score_status: score_status(&row),
            score_error: row.score_error,
            read_error: row.read_error,
            id: row.id.to_string(),
            original_name: row.original_name,
            file_type: row.mime,
            size: row.size,
            uploaded_at: row.uploaded_at.to_string(),
            ats_score: row.ats_score,
        }
    }
}
