use uuid::Uuid;

use crate::StoreError;
use crate::db::Db;

/// What is needed to send an uploaded file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredFile {
    /// The résumé's id.
    pub id: Uuid,
    /// The file's name when it was uploaded.
    pub original_name: String,
    /// Its MIME type, decided from its content.
    pub mime: String,
    /// Bytes.
    pub size: i64,
    /// Its key in the blob store.
    pub blob_key: String,
}

/// Uploaded files of any user: only for requests whose signed address is the permission.
#[derive(Clone)]
pub struct UnscopedFiles {
    db: Db,
}

impl UnscopedFiles {
    pub(crate) fn new(db: Db) -> Self {
        Self { db }
    }

    /// The file of the résumé with this id.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn by_id(&self, id: Uuid) -> Result<Option<StoredFile>, StoreError> {
        let row = self
            .db
            .read("SELECT id, original_name, mime, size, blob_key FROM resumes WHERE id = $1 AND deleted_at IS NULL")
            .bind(id)
            .optional()
            .await?;
        row.map(|row| {
            Ok(StoredFile {
                id: row.get("id")?,
                original_name: row.get("original_name")?,
                mime: row.get("mime")?,
                size: row.get("size")?,
                blob_key: row.get("blob_key")?,
            })
        })
        .transpose()
    }
}
