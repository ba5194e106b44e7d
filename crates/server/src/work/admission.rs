//! What an account may ask for: so many in an hour, then its turn.

use super::Permit;
use crate::error::ApiResult;
use crate::security::limiter::{self, Rule};
use crate::state::App;
use uuid::Uuid;

const HOUR_MS: u64 = 60 * 60 * 1000;

impl App {
    /// Counts one reading of a file and waits for the account's turn. The permit is held while the file is read.
    pub async fn admit_reading(&self, account: Uuid) -> ApiResult<Permit> {
        let rule = Rule { name: "parse", window_ms: HOUR_MS, limit: self.config.limits.parses_per_hour };
        limiter::count(&self.store, rule, &account.to_string(), self.entropy.now()).await?;
        Ok(self.work.reading.acquire(&account.to_string()).await?)
    }

    /// Waits for the account's turn to have a reading checked that was counted already.
    pub async fn admit_grounding(&self, account: Uuid) -> ApiResult<Permit> {
        Ok(self.work.reading.acquire(&account.to_string()).await?)
    }

    /// Waits for the account's turn to have a picture prepared. The permit is held until it is.
    pub async fn admit_picture(&self, account: Uuid) -> ApiResult<Permit> {
        Ok(self.work.picturing.acquire(&account.to_string()).await?)
    }

    /// Counts one save.
    pub async fn admit_save(&self, account: Uuid) -> ApiResult<()> {
        let rule = Rule { name: "save", window_ms: HOUR_MS, limit: self.config.limits.saves_per_hour };
        limiter::count(&self.store, rule, &account.to_string(), self.entropy.now()).await
    }

    /// Counts one draft of a review.
    pub fn admit_draft(&self, account: Uuid) -> ApiResult<()> {
        self.work.draft_counts.count(account, self.entropy.now())
    }

    /// Counts one render and waits for the account's turn. The permit is held while the document is typeset.
    pub async fn admit_rendering(&self, account: Uuid) -> ApiResult<Permit> {
        self.work.render_counts.count(account, self.entropy.now())?;
        Ok(self.work.rendering.acquire(&account.to_string()).await?)
    }

    /// Waits for the account's turn to have a file drawn that was counted already. The permit is held while it is typeset.
    pub async fn admit_drawing(&self, account: Uuid) -> ApiResult<Permit> {
        Ok(self.work.rendering.acquire(&account.to_string()).await?)
    }

    /// Counts one look at unsaved content.
    pub fn count_preview(&self, account: Uuid) -> ApiResult<()> {
        self.work.preview_counts.count(account, self.entropy.now())
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

    /// Counts one rating of a design.
    pub fn admit_rating(&self, account: Uuid) -> ApiResult<()> {
        self.work.rating_counts.count(account, self.entropy.now())
    }

    /// Waits for the gallery's turn: its pictures are made once each and belong to nobody.
    pub async fn admit_gallery(&self) -> ApiResult<Permit> {
        Ok(self.work.rendering.acquire("gallery").await?)
    }
}
