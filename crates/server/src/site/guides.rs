use super::PUBLIC;
use crate::error::{ApiError, ApiResult};
use crate::refusals::NotFound;
use crate::state::App;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderName, HeaderValue};
use axum::response::IntoResponse;
use serde::Serialize;
use utoipa::ToSchema;
use vitae_content::{Difficulty, Guide, categories as distinct};

/// A guide as its list shows it: without its text.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct GuideSummary {
    #[serde(rename = "_id")]
    id: String,
    slug: String,
    title: String,
    description: String,
    image_url: String,
    image_alt: String,
    category: String,
    /// `Beginner`, `Intermediate` or `Advanced`.
    #[schema(value_type = String)]
    difficulty: Difficulty,
    author: String,
    duration: String,
    topics: Vec<String>,
    featured: bool,
}

/// A guide.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct GuideDetail {
    #[serde(flatten)]
    summary: GuideSummary,
    /// HTML.
    content: String,
    author_role: String,
    author_bio: String,
}

/// All guides.
#[derive(Serialize, ToSchema)]
pub(super) struct Guides {
    guides: Vec<GuideSummary>,
}

impl GuideSummary {
    fn new(guide: &Guide) -> Self {
        Self {
            id: guide.id.clone(),
            slug: guide.slug.clone(),
            title: guide.title.clone(),
            description: guide.description.clone(),
            image_url: guide.image_url.clone(),
            image_alt: guide.image_alt.clone(),
            category: guide.category.clone(),
            difficulty: guide.difficulty,
            author: guide.author.clone(),
            duration: guide.duration.clone(),
            topics: guide.topics.clone(),
            featured: guide.featured,
        }
    }
}

/// The step-by-step guides.
#[utoipa::path(get, path = "/api/guides", operation_id = "guides_list", tag = "site", responses((status = 200, body = Guides)))]
pub(super) async fn list(State(app): State<App>) -> impl IntoResponse {
    ([PUBLIC], Json(Guides { guides: app.content.guides.iter().map(GuideSummary::new).collect() }))
}

/// The categories of the guides.
#[utoipa::path(get, path = "/api/guides/categories/list", operation_id = "guide_categories", tag = "site",
    responses((status = 200, body = Vec<String>)))]
pub(super) async fn categories(State(app): State<App>) -> impl IntoResponse {
    let names = distinct(app.content.guides.iter().map(|guide| guide.category.as_str()));
    ([PUBLIC], Json(names.into_iter().map(str::to_owned).collect::<Vec<_>>()))
}

/// One guide.
#[utoipa::path(get, path = "/api/guides/{slug}", operation_id = "guide", tag = "site", params(("slug" = String, Path)),
    responses((status = 200, body = GuideDetail), NotFound))]
pub(super) async fn show(
    State(app): State<App>,
    Path(slug): Path<String>,
) -> ApiResult<([(HeaderName, HeaderValue); 1], Json<GuideDetail>)> {
    let guide = app.content.guide(&slug).ok_or_else(|| ApiError::not_found("Guide not found"))?;
    let detail = GuideDetail {
        summary: GuideSummary::new(guide),
        content: guide.content.clone(),
        author_role: guide.author_role.clone(),
        author_bio: guide.author_bio.clone(),
    };
    Ok(([PUBLIC], Json(detail)))
}
