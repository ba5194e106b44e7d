//! The shapes of the calls of portfolios.

use super::content::{Content, StoredPicture};
use super::domain::{Connection, DomainState};
use crate::error::ApiResult;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use utoipa::ToSchema;
use uuid::Uuid;
use vitae_store::{Deployment, Portfolio, VisitorCounts};

/// A portfolio that was saved.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct SavedPortfolio {
    #[serde(rename = "_id")]
    #[schema(value_type = String)]
    key: Uuid,
    #[schema(value_type = String)]
    id: Uuid,
    name: String,
    template_id: String,
    created_at: String,
    updated_at: String,
}

impl From<&Portfolio> for SavedPortfolio {
    fn from(row: &Portfolio) -> Self {
        Self {
            key: row.id,
            id: row.id,
            name: row.name.clone(),
            template_id: row.template_id.clone(),
            created_at: row.created_at.to_string(),
            updated_at: row.updated_at.to_string(),
        }
    }
}

/// The answer to a saved portfolio (PFO-85).
#[derive(Serialize, ToSchema)]
pub(super) struct PortfolioAnswer {
    pub portfolio: SavedPortfolio,
}

/// A portfolio in the list of its owner.
#[derive(Serialize, ToSchema)]
pub(super) struct ListedPortfolio {
    #[serde(flatten)]
    portfolio: SavedPortfolio,
    /// A small picture of it; null without pictures.
    #[schema(required)]
    thumbnail: Option<String>,
    #[schema(required)]
    deployment: Option<DeploymentItem>,
}

impl ListedPortfolio {
    pub fn new(row: &Portfolio, deployment: Option<DeploymentItem>) -> ApiResult<Self> {
        let content = Content::of(row)?;
        let picture = content.pictures.first().or(content.photo.as_ref());
        let thumbnail = picture.and_then(|picture| {
            let smallest = picture.files.first()?;
            Some(preview_address(row.id, &picture.file_name(smallest)))
        });
        Ok(Self { portfolio: row.into(), thumbnail, deployment })
    }
}

/// Where a picture of a portfolio is shown before it is live.
pub(super) fn preview_address(portfolio: Uuid, file: &str) -> String {
    format!("/api/portfolio/{portfolio}/preview/images/{file}")
}

/// A portfolio as its owner edits it.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct EditedPortfolio {
    #[serde(rename = "_id")]
    #[schema(value_type = String)]
    key: Uuid,
    template_id: String,
    fields: BTreeMap<String, String>,
    timeline: Vec<EditedEntry>,
    #[schema(required)]
    user_photo: Option<EditedPicture>,
    images: Vec<EditedPicture>,
}

/// An entry of the timeline.
#[derive(Serialize, Deserialize, ToSchema)]
pub(super) struct EditedEntry {
    pub date: String,
    pub title: String,
    pub description: String,
}

/// A picture of a portfolio.
#[derive(Serialize, ToSchema)]
pub(super) struct EditedPicture {
    #[schema(value_type = String)]
    id: Uuid,
    url: String,
    width: u32,
    height: u32,
    alt: String,
    group: String,
}

impl EditedPortfolio {
    pub fn of(row: &Portfolio) -> ApiResult<Self> {
        let content = Content::of(row)?;
        let picture = |picture: &StoredPicture| edited(row.id, picture);
        let entries = content.submission.timeline.iter();
        Ok(Self {
            key: row.id,
            template_id: row.template_id.clone(),
            fields: content.submission.fields.clone(),
            timeline: entries
                .map(|entry| EditedEntry {
                    date: entry.date.clone(),
                    title: entry.title.clone(),
                    description: entry.description.clone(),
                })
                .collect(),
            user_photo: content.photo.as_ref().and_then(picture),
            images: content.pictures.iter().filter_map(picture).collect(),
        })
    }
}

fn edited(portfolio: Uuid, picture: &StoredPicture) -> Option<EditedPicture> {
    let file = picture.files.get(1).or(picture.files.first())?;
    Some(EditedPicture {
        id: picture.id,
        url: preview_address(portfolio, &picture.file_name(file)),
        width: file.width,
        height: file.height,
        alt: picture.alt.clone(),
        group: picture.group.clone(),
    })
}

/// A live site (PDE-46).
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct DeploymentItem {
    #[serde(rename = "_id")]
    #[schema(value_type = String)]
    key: Uuid,
    name: String,
    created_at: String,
    deployment_url: String,
    #[schema(required)]
    custom_domain: Option<String>,
    /// Where it is hosted.
    host: String,
    /// Null where the host does not count them.
    #[schema(required)]
    visitors: Option<VisitorNumbers>,
    #[schema(required)]
    domain: Option<DomainState>,
}

/// What was last found of a domain. One that somebody else has proved since is not this site's any more.
fn domain_state(found: Option<&str>, is_proved: bool) -> Option<DomainState> {
    let mut found: DomainState = serde_json::from_str(found?).ok()?;
    if !is_proved {
        found.state = Connection::Waiting;
    }
    Some(found)
}

/// Visitors of a site.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct VisitorNumbers {
    total: u64,
    last30_days: u64,
}

impl DeploymentItem {
    /// Whether it shows a portfolio.
    pub fn is_of(&self, portfolio: Uuid) -> bool {
        self.key == portfolio
    }

    pub fn new(row: Deployment, visitors: Option<VisitorCounts>) -> Self {
        Self {
            key: row.portfolio_id,
            name: row.name,
            created_at: row.created_at.to_string(),
            deployment_url: row.url,
            custom_domain: row.custom_domain,
            host: row.host,
            visitors: visitors.map(|counts| VisitorNumbers { total: counts.total, last30_days: counts.recent }),
            domain: domain_state(row.domain_state.as_deref(), row.domain_proved),
        }
    }
}
