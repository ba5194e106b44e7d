use super::PUBLIC;
use crate::error::{ApiError, ApiResult};
use crate::refusals::NotFound;
use crate::state::App;
use crate::wire::Data;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderName, HeaderValue};
use serde::Serialize;
use utoipa::ToSchema;

/// A page of text: about, and the legal pages.
#[derive(Serialize, ToSchema)]
pub(super) struct TextPage {
    slug: String,
    title: String,
    description: String,
    /// `YYYY-MM-DD`, when its text was last changed.
    updated: String,
    /// HTML.
    content: String,
}

/// One page of text.
#[utoipa::path(get, path = "/api/pages/{slug}", operation_id = "text_page", tag = "site", params(("slug" = String, Path)),
    responses((status = 200, body = Data<TextPage>), NotFound))]
pub(super) async fn show(
    State(app): State<App>,
    Path(slug): Path<String>,
) -> ApiResult<([(HeaderName, HeaderValue); 1], Json<Data<TextPage>>)> {
    let page = app.content.page(&slug).ok_or_else(|| ApiError::not_found("Page not found"))?;
    let data = TextPage {
        slug: page.slug.clone(),
        title: page.title.clone(),
        description: page.description.clone(),
        updated: page.updated.clone(),
        content: page.content.clone(),
    };
    Ok(([PUBLIC], Json(Data { data })))
}
