//! The categories of portfolios, with what users add to their figures. Where samples are shown, they start with those of POR-06.

use crate::error::{ApiError, ApiResult};
use crate::extract::client::Client;
use crate::security::rules;
use crate::session::Caller;
use crate::state::App;
use crate::wire::Data;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde::Serialize;
use utoipa::ToSchema;

/// Id, and the sample likes and views to begin with.
const CATEGORIES: [(&str, u64, u64); 5] = [
    ("artist", 245, 1200),
    ("fashion-designer", 312, 2400),
    ("developer", 487, 3100),
    ("model", 529, 4700),
    ("photographer", 398, 2900),
];

/// A category with its figures.
#[derive(Serialize, ToSchema)]
pub(super) struct PortfolioCategory {
    id: &'static str,
    likes: u64,
    views: u64,
    /// Whether the caller likes it.
    liked: bool,
}

/// The categories; who is signed in sees which ones they like.
#[utoipa::path(get, path = "/api/portfolio/categories", operation_id = "portfolio_categories", tag = "portfolio",
    responses((status = 200, body = Data<Vec<PortfolioCategory>>)))]
pub(super) async fn list(
    State(app): State<App>,
    caller: Option<Caller>,
) -> ApiResult<Json<Data<Vec<PortfolioCategory>>>> {
    let mut data = Vec::with_capacity(CATEGORIES.len());
    for category in CATEGORIES {
        data.push(with_figures(&app, category, caller.as_ref()).await?);
    }
    Ok(Json(Data { data }))
}

/// Counts that somebody chose a category.
#[utoipa::path(post, path = "/api/portfolio/categories/{id}/view", operation_id = "view_category", tag = "portfolio",
    params(("id" = String, Path)), responses((status = 204)))]
pub(super) async fn view(State(app): State<App>, Path(id): Path<String>, client: Client) -> ApiResult<StatusCode> {
    let (id, ..) = known(&id)?;
    if app.count(&rules::CATEGORY_VIEWS, client.group()).is_ok() {
        app.store.portfolio_categories().view(id).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}

/// The caller likes a category.
#[utoipa::path(put, path = "/api/portfolio/categories/{id}/like", operation_id = "like_category", tag = "portfolio",
    security(("bearer" = [])), params(("id" = String, Path)), responses((status = 200, body = Data<PortfolioCategory>)))]
pub(super) async fn like(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> ApiResult<Json<Data<PortfolioCategory>>> {
    let category = known(&id)?;
    app.admit_rating(caller.user.id)?;
    app.store.portfolio_categories().like(category.0, caller.user.id).await?;
    Ok(Json(Data { data: with_figures(&app, category, Some(&caller)).await? }))
}

/// The caller does not like a category any more.
#[utoipa::path(delete, path = "/api/portfolio/categories/{id}/like", operation_id = "unlike_category", tag = "portfolio",
    security(("bearer" = [])), params(("id" = String, Path)), responses((status = 200, body = Data<PortfolioCategory>)))]
pub(super) async fn unlike(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> ApiResult<Json<Data<PortfolioCategory>>> {
    let category = known(&id)?;
    app.admit_rating(caller.user.id)?;
    app.store.portfolio_categories().unlike(category.0, caller.user.id).await?;
    Ok(Json(Data { data: with_figures(&app, category, Some(&caller)).await? }))
}

fn known(id: &str) -> ApiResult<(&'static str, u64, u64)> {
    let category = CATEGORIES.into_iter().find(|(own, ..)| *own == id);
    category.ok_or_else(|| ApiError::not_found("There is no such category."))
}

async fn with_figures(
    app: &App,
    (id, likes, views): (&'static str, u64, u64),
    caller: Option<&Caller>,
) -> ApiResult<PortfolioCategory> {
    let categories = app.store.portfolio_categories();
    let (likes, views) = if app.config.site.samples { (likes, views) } else { (0, 0) };
    let counts = categories.counts(id).await?;
    let liked = match caller {
        Some(caller) => categories.is_liked(id, caller.user.id).await?,
        None => false,
    };
    Ok(PortfolioCategory { id, likes: likes + counts.likes, views: views + counts.views, liked })
}
