use crate::StoreError;
use crate::db::Db;

/// How often a design was downloaded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DownloadCount {
    /// The design's id.
    pub template: String,
    /// Downloads of it in all formats, by all users; they stay counted when a résumé is deleted.
    pub downloads: i64,
}

/// How often each design was downloaded. [`Resumes::count_download`](crate::Resumes::count_download) counts.
#[derive(Clone)]
pub struct TemplateDownloads {
    db: Db,
}

impl TemplateDownloads {
    pub(crate) fn new(db: Db) -> Self {
        Self { db }
    }

    /// The designs that have been downloaded at all, by id.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn all(&self) -> Result<Vec<DownloadCount>, StoreError> {
        let rows = self
            .db
            .read(
                "SELECT template, CAST(SUM(downloads) AS bigint) AS downloads
                 FROM template_downloads GROUP BY template ORDER BY template",
            )
            .all()
            .await?;
        rows.iter()
            .map(|row| Ok(DownloadCount { template: row.get("template")?, downloads: row.get("downloads")? }))
            .collect()
    }
}
