//! Keeps the feeds of the settings up to date.

use super::intake::take_over_whole;
use crate::error::ApiResult;
use crate::state::App;
use crate::sweeps::when_due;
use std::time::Duration;
use tokio_util::sync::CancellationToken;
use uuid::Uuid;
use vitae_feeds::{Feed, Fetcher, Patience};

/// How often it is looked whether a feed is due.
const LOOK_EVERY: Duration = Duration::from_secs(5 * 60);

/// Refreshes the feeds when they are due; runs until the server stops.
pub async fn run(app: App, stop: CancellationToken) {
    if app.config.job_feeds.is_empty() {
        return;
    }
    let fetcher = match Fetcher::new(app.config.feed_addresses.clone(), Patience::default()) {
        Ok(fetcher) => fetcher,
        Err(error) => return tracing::error!(%error, "job feeds cannot be fetched"),
    };
    let holder = app.entropy.id();
    loop {
        tokio::select! {
            () = refresh_feeds(&app, &fetcher, holder) => {}
            () = stop.cancelled() => return,
        }
        tokio::select! {
            () = tokio::time::sleep(LOOK_EVERY) => {}
            () = stop.cancelled() => return,
        }
    }
}

/// Refreshes every feed that is due and that no other server is refreshing. Each is due by itself: one that fails is
/// logged, tried again when it is due again, and stops no other.
pub async fn refresh_feeds(app: &App, fetcher: &Fetcher, holder: Uuid) {
    for feed in &app.config.job_feeds {
        let kind = format!("feed {feed}");
        let refreshed = when_due(app, holder, &kind, app.config.job_feeds_every, refresh(app, fetcher, feed)).await;
        if let Err(error) = refreshed {
            tracing::warn!(%feed, %error, "a job feed could not be stored; it is tried again");
        }
    }
}

async fn refresh(app: &App, fetcher: &Fetcher, feed: &Feed) -> ApiResult<()> {
    let found = match fetcher.fetch(feed).await {
        Ok(found) => found,
        Err(error) => {
            tracing::warn!(%feed, %error, "a job feed could not be read; its jobs stay as they are");
            return Ok(());
        }
    };
    let skipped = found.skipped.len();
    for note in &found.notes {
        tracing::info!(%feed, "{note}");
    }
    let done = take_over_whole(&app.store, &app.entropy, &feed.to_string(), found).await?;
    let (added, changed, unchanged, closed) = (done.added, done.changed, done.unchanged, done.closed);
    tracing::info!(%feed, added, changed, unchanged, closed, skipped, "refreshed a job feed");
    Ok(())
}
