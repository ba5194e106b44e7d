//! A design with what its users made of it: downloads and ratings are counted, never invented (GAL-14).

use crate::error::{ApiError, ApiResult};
use crate::state::App;
use serde::Serialize;
use std::collections::HashMap;
use utoipa::ToSchema;
use vitae_store::RatingSum;
use vitae_typeset::{Catalogue, Template};

/// A design as the chooser and the gallery show it, with its counts.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct TemplateInfo {
    #[serde(flatten)]
    template: &'static Template,
    /// Downloads in all formats, by all users.
    downloads: i64,
    #[schema(inline)]
    rating: Rating,
}

/// What all users together think of a design.
#[derive(Serialize, ToSchema, Clone, Copy, Default)]
pub(super) struct Rating {
    /// 1 to 5, in hundredths; null while nobody has rated it.
    #[schema(required)]
    pub average: Option<f64>,
    /// How many users have rated it.
    pub count: i64,
}

impl From<&RatingSum> for Rating {
    fn from(sum: &RatingSum) -> Self {
        let average = sum.stars as f64 / sum.count as f64;
        Self { average: Some((average * 100.0).round() / 100.0), count: sum.count }
    }
}

/// The counts of all designs.
pub(super) struct Counts {
    downloads: HashMap<String, i64>,
    ratings: HashMap<String, Rating>,
}

impl Counts {
    pub async fn load(app: &App) -> ApiResult<Self> {
        let downloads = app.store.template_downloads().all().await?;
        let ratings = app.store.template_ratings().all().await?;
        Ok(Self {
            downloads: downloads.into_iter().map(|count| (count.template, count.downloads)).collect(),
            ratings: ratings.iter().map(|sum| (sum.template.clone(), sum.into())).collect(),
        })
    }

    pub fn rating(&self, id: &str) -> Rating {
        self.ratings.get(id).copied().unwrap_or_default()
    }

    pub fn of(&self, template: &'static Template) -> TemplateInfo {
        let downloads = self.downloads.get(&template.id).copied().unwrap_or_default();
        TemplateInfo { template, downloads, rating: self.rating(&template.id) }
    }
}

/// The design of that id.
pub(super) fn find(id: &str) -> ApiResult<&'static Template> {
    Catalogue::load().get(id).ok_or_else(no_such_template)
}

pub(super) fn no_such_template() -> ApiError {
    ApiError::not_found("This template doesn't exist.")
}
