//! What an account may ask for: so many in an hour, then its turn.

use super::Permit;
use crate::error::{ApiError, ApiResult, Need};
use crate::security::rules;
use crate::session::Caller;
use crate::state::App;
use uuid::Uuid;

/// The right to be sent a download.
pub struct DownloadPermit {
    _own: Permit,
    _shared: Permit,
}

impl App {
    /// Counts one reading of a file and waits for the account's turn. The permit is held while the file is read.
    pub async fn admit_reading(&self, account: Uuid) -> ApiResult<Permit> {
        self.count(&rules::PARSES, account)?;
        Ok(self.work.reading.acquire(&account.to_string()).await?)
    }

    /// Waits for the account's turn to have a file read that was counted already, by itself or as a part of what was.
    pub async fn admit_grounding(&self, account: Uuid) -> ApiResult<Permit> {
        Ok(self.work.reading.acquire(&account.to_string()).await?)
    }

    /// Waits for the account's turn to have a picture prepared. The permit is held until it is.
    pub async fn admit_picture(&self, account: Uuid) -> ApiResult<Permit> {
        Ok(self.work.picturing.acquire(&account.to_string()).await?)
    }

    /// Counts one save.
    pub fn admit_save(&self, account: Uuid) -> ApiResult<()> {
        self.count(&rules::SAVES, account)
    }

    /// Refuses what would not fit into the account's storage any more. What arrives at the same time can pass together: a few
    /// bodies at most.
    pub async fn admit_bytes(&self, account: Uuid, more: usize) -> ApiResult<()> {
        self.admit_need(account, more, Need::Exactly).await
    }

    /// The same while a body is on its way, for what has arrived of it.
    pub async fn admit_arrived(&self, account: Uuid, so_far: usize) -> ApiResult<()> {
        self.admit_need(account, so_far, Need::AtLeast).await
    }

    async fn admit_need(&self, account: Uuid, more: usize, need: fn(u64) -> Need) -> ApiResult<()> {
        let (used, most) = (self.store.stored_bytes(account).await?, self.config.limits.storage_bytes);
        let more = more as u64;
        if used.saturating_add(more) <= most {
            return Ok(());
        }
        Err(ApiError::account_full(need(more), most.saturating_sub(used), most))
    }

    /// Counts one draft of a review.
    pub fn admit_draft(&self, account: Uuid) -> ApiResult<()> {
        self.count(&rules::DRAFTS, account)
    }

    /// Counts one render and waits for the account's turn. The permit is held while the document is typeset.
    pub async fn admit_rendering(&self, account: Uuid) -> ApiResult<Permit> {
        self.count(&rules::RENDERS, account)?;
        Ok(self.work.rendering.acquire(&account.to_string()).await?)
    }

    /// Waits for the account's turn to have a file drawn that was counted already. The permit is held while it is typeset.
    pub async fn admit_drawing(&self, account: Uuid) -> ApiResult<Permit> {
        Ok(self.work.rendering.acquire(&account.to_string()).await?)
    }

    /// Counts one look at unsaved content.
    pub fn count_preview(&self, account: Uuid) -> ApiResult<()> {
        self.count(&rules::PREVIEWS, account)
    }

    /// Counts one preview and waits for the account's turn. The permit is held while the document is typeset.
    pub async fn admit_preview(&self, account: Uuid) -> ApiResult<Permit> {
        self.count_preview(account)?;
        Ok(self.work.rendering.acquire(&account.to_string()).await?)
    }

    /// Waits for the turn of an account or address whose letter is made a file of.
    pub async fn admit_letter(&self, key: &str) -> ApiResult<Permit> {
        Ok(self.work.rendering.acquire(key).await?)
    }

    /// Counts a download and waits for the turn of whoever asks, and of the address it goes to. The permit is held while it
    /// is sent.
    pub async fn admit_download(&self, caller: Option<&Caller>, client: &str) -> ApiResult<DownloadPermit> {
        self.count(&rules::PORTFOLIO_DOWNLOADS, client)?;
        let asker = caller.map_or_else(|| client.to_owned(), |caller| caller.user.id.to_string());
        let own = self.work.downloads_of_one.acquire(&asker).await?;
        Ok(DownloadPermit { _own: own, _shared: self.work.downloading.acquire(client).await? })
    }

    /// Counts one rating of a design.
    pub fn admit_rating(&self, account: Uuid) -> ApiResult<()> {
        self.count(&rules::RATINGS, account)
    }

    /// Waits for the gallery's turn: its pictures are made once each and belong to nobody.
    pub async fn admit_gallery(&self) -> ApiResult<Permit> {
        Ok(self.work.rendering.acquire("gallery").await?)
    }
}
