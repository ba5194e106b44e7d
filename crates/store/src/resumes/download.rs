use uuid::Uuid;

use super::Resumes;
use crate::{StoreError, Timestamp};

impl Resumes {
    /// Counts a download of this résumé in a design and a format; what is not the user's is not counted.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn count_download(
        &self,
        id: Uuid,
        template: &str,
        format: &str,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        self.db
            .write(
                "INSERT INTO template_downloads (template, format, downloads, last_download_at)
                 SELECT $3, $4, 1, $5 FROM resumes WHERE id = $1 AND owner = $2 AND deleted_at IS NULL
                 ON CONFLICT (template, format) DO UPDATE SET
                     downloads = template_downloads.downloads + 1, last_download_at = excluded.last_download_at",
            )
            .bind(id)
            .bind(self.owner)
            .text(template)
            .text(format)
            .bind(now)
            .execute()
            .await
            .map(drop)
    }
}
