use uuid::Uuid;

use super::{files, hosting_removals};
use crate::db::{Db, Row, Transaction};
use crate::{StoreError, Timestamp};

/// A site that is live.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deployment {
    /// The portfolio that it shows; a portfolio has one live site at most.
    pub portfolio_id: Uuid,
    /// The name on it.
    pub name: String,
    /// Its name in addresses, one of all users.
    pub slug: String,
    /// Where it is hosted.
    pub host: String,
    /// What the host calls it, as JSON.
    pub host_ids: String,
    /// Where it is seen.
    pub url: String,
    /// The hash of the script on its page, as a policy names it; empty where an outside host has the page.
    pub script_hash: String,
    /// The user's own domain.
    pub custom_domain: Option<String>,
    /// Whether the user has proved that it is theirs; only then visitors are led by it, and nobody else's site is.
    pub domain_proved: bool,
    /// Whether the domain leads to it, and what is to be set so that it does, as JSON.
    pub domain_state: Option<String>,
    /// When it was first deployed.
    pub created_at: Timestamp,
}

/// A file of a live site.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeploymentFile {
    /// Its path below the site's address.
    pub path: String,
    /// Its key in the blob store.
    pub blob_key: String,
    /// Its MIME type.
    pub mime: String,
    /// Bytes.
    pub size: i64,
}

/// The live sites of one user.
#[derive(Clone)]
pub struct Deployments {
    db: Db,
    owner: Uuid,
}

impl Deployments {
    pub(crate) fn new(db: Db, owner: Uuid) -> Self {
        Self { db, owner }
    }

    /// All of them, the latest first.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn all(&self) -> Result<Vec<Deployment>, StoreError> {
        let sql = "SELECT * FROM deployments WHERE user_id = $1 ORDER BY created_at DESC, portfolio_id DESC";
        self.db.read(sql).bind(self.owner).all().await?.iter().map(from_row).collect()
    }

    /// The live site of a portfolio.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn get(&self, portfolio: Uuid) -> Result<Option<Deployment>, StoreError> {
        let sql = "SELECT * FROM deployments WHERE user_id = $1 AND portfolio_id = $2";
        let row = self.db.read(sql).bind(self.owner).bind(portfolio).optional().await?;
        row.as_ref().map(from_row).transpose()
    }

    /// Refuses another live site, beside that of a portfolio, when there are as many as `at_most` already.
    ///
    /// # Errors
    /// [`StoreError::LimitReached`].
    pub async fn check_limit(&self, portfolio: Uuid, at_most: u32) -> Result<(), StoreError> {
        let all = self.all().await?;
        let live = all.iter().filter(|site| site.portfolio_id != portfolio).count();
        if live >= at_most as usize { Err(StoreError::LimitReached { limit: at_most }) } else { Ok(()) }
    }

    /// Makes a site live, in the place of the same portfolio's last one, which is noted to be removed when an outside host has it
    /// under another name. A first one counts towards `at_most`.
    ///
    /// # Errors
    /// [`StoreError::LimitReached`].
    pub async fn put(
        &self,
        deployment: &Deployment,
        deployed: &[DeploymentFile],
        at_most: u32,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let mut transaction = self.db.begin().await?;
        let put = self.put_in(&mut transaction, deployment, deployed, at_most, now).await;
        transaction.end(put).await
    }

    async fn put_in(
        &self,
        transaction: &mut Transaction,
        deployment: &Deployment,
        deployed: &[DeploymentFile],
        at_most: u32,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        transaction.lock_user(self.owner).await?;
        self.refuse_over_limit(transaction, deployment.portfolio_id, at_most).await?;
        if let Some(domain) = proved_domain(deployment) {
            end_other_proofs(transaction, domain, deployment.portfolio_id).await?;
        }
        let old = files::of_deployment(transaction, deployment.portfolio_id).await?;
        let before = own_in(transaction, self.owner, deployment.portfolio_id).await?;
        if before.is_some_and(|before| before.slug != deployment.slug || before.host != deployment.host) {
            hosting_removals::note(transaction, self.owner, deployment.portfolio_id, now).await?;
        }
        self.write(transaction, deployment).await?;
        hosting_removals::strike_off(transaction, &deployment.slug, &deployment.host).await?;
        replace_files(transaction, deployment.portfolio_id, deployed).await?;
        files::enqueue_unused(transaction, &old, now).await
    }

    async fn refuse_over_limit(
        &self,
        transaction: &mut Transaction,
        portfolio: Uuid,
        at_most: u32,
    ) -> Result<(), StoreError> {
        let sql = "SELECT COUNT(*) AS live FROM deployments WHERE user_id = $1 AND portfolio_id <> $2";
        let live: i64 = transaction.statement(sql).bind(self.owner).bind(portfolio).one().await?.get("live")?;
        if live >= i64::from(at_most) { Err(StoreError::LimitReached { limit: at_most }) } else { Ok(()) }
    }

    async fn write(&self, transaction: &mut Transaction, deployment: &Deployment) -> Result<(), StoreError> {
        transaction
            .statement(
                "INSERT INTO deployments (portfolio_id, user_id, name, slug, host, host_ids, url, script_hash,
                                          custom_domain, proved_domain, domain_state, created_at)
                 SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12
                 WHERE EXISTS (SELECT 1 FROM portfolios WHERE id = $1 AND user_id = $2 AND deleted_at IS NULL)
                 ON CONFLICT (portfolio_id) DO UPDATE SET
                     name = excluded.name, slug = excluded.slug, host = excluded.host, host_ids = excluded.host_ids,
                     url = excluded.url, script_hash = excluded.script_hash, custom_domain = excluded.custom_domain,
                     proved_domain = excluded.proved_domain, domain_state = excluded.domain_state",
            )
            .bind(deployment.portfolio_id)
            .bind(self.owner)
            .text(&deployment.name)
            .text(&deployment.slug)
            .text(&deployment.host)
            .text(&deployment.host_ids)
            .text(&deployment.url)
            .text(&deployment.script_hash)
            .optional_text(deployment.custom_domain.as_deref())
            .optional_text(proved_domain(deployment))
            .optional_text(deployment.domain_state.as_deref())
            .bind(deployment.created_at)
            .execute()
            .await
            .and_then(|written| if written == 0 { Err(StoreError::NotFound) } else { Ok(()) })
    }

    /// Notes whether a site's own domain leads to it, and with `proved` that it is the user's. False when the site has another domain
    /// by now, or is gone.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn set_domain_state(
        &self,
        portfolio: Uuid,
        domain: &str,
        proved: bool,
        state: &str,
    ) -> Result<bool, StoreError> {
        let mut transaction = self.db.begin().await?;
        let set = self.set_domain_state_in(&mut transaction, portfolio, domain, proved, state).await;
        transaction.end(set).await
    }

    async fn set_domain_state_in(
        &self,
        transaction: &mut Transaction,
        portfolio: Uuid,
        domain: &str,
        proved: bool,
        state: &str,
    ) -> Result<bool, StoreError> {
        transaction.lock_user(self.owner).await?;
        let site = own_in(transaction, self.owner, portfolio).await?;
        if site.is_none_or(|site| site.custom_domain.as_deref() != Some(domain)) {
            return Ok(false);
        }
        if proved {
            end_other_proofs(transaction, domain, portfolio).await?;
        }
        let sql = "UPDATE deployments SET proved_domain = $2, domain_state = $3 WHERE portfolio_id = $1";
        let row = transaction.statement(sql).bind(portfolio).optional_text(proved.then_some(domain)).text(state);
        Ok(row.execute().await? > 0)
    }

    /// Takes a site down; its files are entered in the outbox. False when there is none.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn delete(&self, portfolio: Uuid, now: Timestamp) -> Result<bool, StoreError> {
        let mut transaction = self.db.begin().await?;
        let deleted = take_down_in(&mut transaction, self.owner, portfolio, now).await;
        transaction.end(deleted).await
    }
}

/// Takes a live site down; its files are entered in the outbox. False when there is none.
pub(super) async fn take_down_in(
    transaction: &mut Transaction,
    owner: Uuid,
    portfolio: Uuid,
    now: Timestamp,
) -> Result<bool, StoreError> {
    let blobs = files::of_deployment(transaction, portfolio).await?;
    hosting_removals::note(transaction, owner, portfolio, now).await?;
    let sql = "DELETE FROM deployments WHERE user_id = $1 AND portfolio_id = $2";
    let deleted = transaction.statement(sql).bind(owner).bind(portfolio).execute().await?;
    if deleted > 0 {
        files::enqueue_unused(transaction, &blobs, now).await?;
    }
    Ok(deleted > 0)
}

async fn own_in(transaction: &mut Transaction, owner: Uuid, portfolio: Uuid) -> Result<Option<Deployment>, StoreError> {
    let sql = "SELECT * FROM deployments WHERE user_id = $1 AND portfolio_id = $2";
    transaction.statement(sql).bind(owner).bind(portfolio).optional().await?.as_ref().map(from_row).transpose()
}

fn proved_domain(deployment: &Deployment) -> Option<&str> {
    deployment.custom_domain.as_deref().filter(|_| deployment.domain_proved)
}

/// Domains change hands: the latest proof is the one that counts.
async fn end_other_proofs(transaction: &mut Transaction, domain: &str, portfolio: Uuid) -> Result<(), StoreError> {
    let sql = "UPDATE deployments SET proved_domain = NULL WHERE proved_domain = $1 AND portfolio_id <> $2";
    transaction.statement(sql).text(domain).bind(portfolio).execute().await?;
    Ok(())
}

async fn replace_files(
    transaction: &mut Transaction,
    portfolio: Uuid,
    deployed: &[DeploymentFile],
) -> Result<(), StoreError> {
    let sql = "DELETE FROM deployment_files WHERE portfolio_id = $1";
    transaction.statement(sql).bind(portfolio).execute().await?;
    for file in deployed {
        transaction
            .statement(
                "INSERT INTO deployment_files (portfolio_id, path, blob_key, mime, size) VALUES ($1, $2, $3, $4, $5)",
            )
            .bind(portfolio)
            .text(&file.path)
            .text(&file.blob_key)
            .text(&file.mime)
            .bind(file.size)
            .execute()
            .await?;
    }
    Ok(())
}

pub(super) fn from_row(row: &Row) -> Result<Deployment, StoreError> {
    Ok(Deployment {
        portfolio_id: row.get("portfolio_id")?,
        name: row.get("name")?,
        slug: row.get("slug")?,
        host: row.get("host")?,
        host_ids: row.get("host_ids")?,
        url: row.get("url")?,
        script_hash: row.get("script_hash")?,
        custom_domain: row.get("custom_domain")?,
        domain_proved: row.get::<Option<String>>("proved_domain")?.is_some(),
        domain_state: row.get("domain_state")?,
        created_at: row.get("created_at")?,
    })
}
