use uuid::Uuid;

use super::deployments::{self, Deployment, DeploymentFile};
use super::{Portfolio, from_row};
use crate::StoreError;
use crate::db::Db;

/// What everybody may see: portfolios by their id, and live sites by their name or domain.
#[derive(Clone)]
pub struct Sites {
    db: Db,
}

impl Sites {
    pub(crate) fn new(db: Db) -> Self {
        Self { db }
    }

    /// A portfolio of any user: its id is the permission.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn portfolio(&self, id: Uuid) -> Result<Option<Portfolio>, StoreError> {
        let sql = "SELECT portfolios.* FROM portfolios JOIN users ON users.id = user_id
                   WHERE portfolios.id = $1 AND deleted_at IS NULL AND disabled_at IS NULL";
        let row = self.db.read(sql).bind(id).optional().await?;
        row.as_ref().map(from_row).transpose()
    }

    /// The live site of a name.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn by_slug(&self, slug: &str) -> Result<Option<Deployment>, StoreError> {
        let row = self.db.read("SELECT * FROM deployments WHERE slug = $1").text(slug).optional().await?;
        row.as_ref().map(deployments::from_row).transpose()
    }

    /// The live site of a domain that its owner has proved to be theirs.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn by_domain(&self, domain: &str) -> Result<Option<Deployment>, StoreError> {
        let row = self.db.read("SELECT * FROM deployments WHERE proved_domain = $1").text(domain).optional().await?;
        row.as_ref().map(deployments::from_row).transpose()
    }

    /// Whether a portfolio's site may be seen: nobody sees that of an account which an operator has disabled.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn is_shown(&self, portfolio: Uuid) -> Result<bool, StoreError> {
        let sql = "SELECT 1 FROM portfolios JOIN users ON users.id = user_id
                   WHERE portfolios.id = $1 AND disabled_at IS NULL";
        Ok(self.db.read(sql).bind(portfolio).optional().await?.is_some())
    }

    /// A file of a live site.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn file(&self, portfolio: Uuid, path: &str) -> Result<Option<DeploymentFile>, StoreError> {
        let sql = "SELECT * FROM deployment_files WHERE portfolio_id = $1 AND path = $2";
        let row = self.db.read(sql).bind(portfolio).text(path).optional().await?;
        row.map(|row| {
            Ok(DeploymentFile {
                path: row.get("path")?,
                blob_key: row.get("blob_key")?,
                mime: row.get("mime")?,
                size: row.get("size")?,
            })
        })
        .transpose()
    }
}
