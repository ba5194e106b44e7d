use uuid::Uuid;

use crate::StoreError;
use crate::db::Db;

/// Everything that is kept for an account, in bytes: its files, and the rows that it fills. Pictures that only a live site
/// still shows are counted with the site.
pub(crate) async fn stored_bytes(db: &Db, user: Uuid) -> Result<u64, StoreError> {
    let row = db
        .read(
            "SELECT CAST(sum(bytes) AS BIGINT) AS bytes FROM (
                 SELECT 0 AS bytes
                 UNION ALL SELECT size FROM resumes WHERE owner = $1
                 UNION ALL SELECT bytes FROM resume_parses WHERE resume_id IN (SELECT id FROM resumes WHERE owner = $1)
                 UNION ALL SELECT bytes FROM resume_versions WHERE resume_id IN (SELECT id FROM resumes WHERE owner = $1)
                 UNION ALL SELECT bytes FROM review_drafts WHERE resume_id IN (SELECT id FROM resumes WHERE owner = $1)
                 UNION ALL SELECT bytes FROM resume_origins WHERE resume_id IN (SELECT id FROM resumes WHERE owner = $1)
                 UNION ALL SELECT bytes FROM cover_letters WHERE user_id = $1
                 UNION ALL SELECT bytes FROM portfolios WHERE user_id = $1
                 UNION ALL SELECT size FROM deployment_files
                     WHERE portfolio_id IN (SELECT portfolio_id FROM deployments WHERE user_id = $1)
                     AND NOT EXISTS (SELECT 1 FROM portfolio_files WHERE portfolio_files.blob_key = deployment_files.blob_key)
                 UNION ALL SELECT bytes FROM jobs WHERE owner = $1
                 UNION ALL SELECT bytes FROM job_edits WHERE job_id IN (SELECT id FROM jobs WHERE owner = $1)
                 UNION ALL SELECT bytes FROM applications WHERE user_id = $1
                 UNION ALL SELECT bytes FROM connections WHERE user_id = $1
             ) AS parts",
        )
        .bind(user)
        .one()
        .await?;
    Ok(row.get::<i64>("bytes")?.unsigned_abs())
}
