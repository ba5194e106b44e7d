//! Portfolios in the archive of an account: what was filled in, and each picture in its largest size.

use super::content::{Content, StoredPicture};
use super::receive::{Received, Stored, prepared};
use super::save;
use crate::error::{ApiError, ApiResult};
use crate::state::App;
use crate::web::zip::Entry;
use bytes::Bytes;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use uuid::Uuid;
use vitae_portfolio::Submission;
use vitae_store::Portfolio;

/// A portfolio in an archive.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ArchivedPortfolio {
    submission: Submission,
    photo: Option<ArchivedPicture>,
    pictures: Vec<ArchivedPicture>,
}

/// A picture of a portfolio in an archive.
#[derive(Debug, Serialize, Deserialize)]
struct ArchivedPicture {
    /// Its file in the archive.
    file: String,
    alt: String,
    group: String,
}

impl ArchivedPortfolio {
    /// The names of all its pictures' files in the archive.
    pub fn files(&self) -> impl Iterator<Item = &str> {
        self.photo.iter().chain(&self.pictures).map(|picture| picture.file.as_str())
    }

    /// What it is called in a report.
    pub fn title(&self) -> &str {
        self.submission.text("name")
    }
}

/// A portfolio as it is stored, and the files of its folder.
pub fn archived(app: &App, row: &Portfolio, folder: &str) -> ApiResult<(ArchivedPortfolio, Vec<Entry>)> {
    let content = Content::of(row)?;
    let mut entries = Vec::new();
    let mut keep = |picture: &StoredPicture| {
        let largest = picture.largest()?;
        let file = format!("{folder}/images/{}", picture.file_name(largest));
        entries.push(Entry::blob(&file, &app.files, &largest.key));
        Some(ArchivedPicture { file, alt: picture.alt.clone(), group: picture.group.clone() })
    };
    let photo = content.photo.as_ref().and_then(&mut keep);
    let pictures = content.pictures.iter().filter_map(&mut keep).collect();
    Ok((ArchivedPortfolio { submission: content.submission, photo, pictures }, entries))
}

/// Takes a portfolio of an archive into an account, as a new one that is not live. Its pictures are prepared anew.
pub async fn import_archived(
    app: &App,
    owner: Uuid,
    archived: ArchivedPortfolio,
    files: HashMap<String, Bytes>,
) -> ApiResult<()> {
    let mut stored = Stored::default();
    let saved = match received(app, owner, archived, &files, &mut stored).await {
        Ok(received) => save::add_received(app, owner, received).await,
        Err(error) => Err(error),
    };
    let named = saved.as_deref().unwrap_or_default();
    stored.keys.retain(|key| !named.contains(key));
    save::remove(app, &stored.keys).await;
    saved.map(drop)
}

async fn received(
    app: &App,
    owner: Uuid,
    archived: ArchivedPortfolio,
    files: &HashMap<String, Bytes>,
    stored: &mut Stored,
) -> ApiResult<Received> {
    let Submission { template_id, fields, timeline } = archived.submission;
    let mut received = Received { template_id, fields, timeline, ..Received::default() };
    for picture in &archived.pictures {
        received.images.push(prepared_again(app, owner, picture, files, stored).await?);
    }
    if let Some(photo) = &archived.photo {
        received.photo = Some(prepared_again(app, owner, photo, files, stored).await?);
    }
    Ok(received)
}

async fn prepared_again(
    app: &App,
    owner: Uuid,
    picture: &ArchivedPicture,
    files: &HashMap<String, Bytes>,
    stored: &mut Stored,
) -> ApiResult<StoredPicture> {
    let bytes =
        files.get(&picture.file).cloned().ok_or_else(|| ApiError::invalid("One of its pictures is missing."))?;
    let made = prepared(app, owner, "One of its pictures", bytes, stored).await?;
    Ok(StoredPicture { alt: save::short_alt(&picture.alt), group: save::short_group(&picture.group), ..made })
}
