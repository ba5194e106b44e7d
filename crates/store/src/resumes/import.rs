use uuid::Uuid;

use super::{Confirmation, Edit, Resumes};
use crate::StoreError;
use crate::db::Transaction;
use crate::json::Json;

/// A resume that comes from elsewhere with its history.
#[derive(Clone, Copy, Debug)]
pub struct ResumeImport<'a> {
    /// Its first version.
    pub first: Confirmation<'a>,
    /// The later ones, in their order; each goes on from the one before, whatever its `base_version` says.
    pub later: &'a [Edit<'a>],
    /// What its owner called it.
    pub title: Option<&'a str>,
}

impl Resumes {
    /// Gives an uploaded file all its versions and its title, or nothing of them.
    ///
    /// # Errors
    /// As [`confirm`](Self::confirm) and [`edit`](Self::edit).
    pub async fn import(&self, id: Uuid, import: ResumeImport<'_>) -> Result<(), StoreError> {
        let mut transaction = self.db.begin().await?;
        let imported = self.import_in(&mut transaction, id, import).await;
        transaction.end(imported).await
    }

    async fn import_in(
        &self,
        transaction: &mut Transaction,
        id: Uuid,
        ResumeImport { first, later, title }: ResumeImport<'_>,
    ) -> Result<(), StoreError> {
        let parsed = Json::new(first.parsed_json)?;
        let mut version = self.confirm_in(transaction, id, &parsed, &first).await?.version;
        for edit in later {
            let edit = Edit { base_version: version, ..*edit };
            version = self.edit_in(transaction, id, &edit).await?.row.version;
        }
        if let Some(title) = title {
            let sql = "UPDATE resumes SET title = $3 WHERE id = $1 AND owner = $2";
            transaction.statement(sql).bind(id).bind(self.owner).text(title).execute().await?;
        }
        Ok(())
    }
}
