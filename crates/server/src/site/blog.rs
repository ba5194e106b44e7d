use super::PUBLIC;
use crate::error::{ApiError, ApiResult};
use crate::extract::client::Client;
use crate::refusals::NotFound;
use crate::security::rules;
use crate::state::App;
use axum::Json;
use axum::extract::{Path, State};
use axum::response::IntoResponse;
use serde::Serialize;
use std::collections::HashMap;
use utoipa::ToSchema;
use vitae_content::{Post, categories as distinct};

/// An article as its list shows it: without its text.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct PostSummary {
    #[serde(rename = "_id")]
    id: String,
    slug: String,
    title: String,
    excerpt: String,
    image_url: String,
    image_alt: String,
    category: String,
    author: String,
    /// `YYYY-MM-DD`.
    date: String,
    read_time: String,
    views: i64,
    featured: bool,
    tags: Vec<String>,
}

/// An article.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct PostDetail {
    #[serde(flatten)]
    summary: PostSummary,
    /// HTML.
    content: String,
    author_role: String,
    author_bio: String,
}

/// All articles.
#[derive(Serialize, ToSchema)]
pub(super) struct Posts {
    /// Newest first.
    posts: Vec<PostSummary>,
}

impl PostSummary {
    fn new(post: &Post, views: i64) -> Self {
        Self {
            id: post.id.clone(),
            slug: post.slug.clone(),
            title: post.title.clone(),
            excerpt: post.excerpt.clone(),
            image_url: post.image_url.clone(),
            image_alt: post.image_alt.clone(),
            category: post.category.clone(),
            author: post.author.clone(),
            date: post.date.clone(),
            read_time: post.read_time.clone(),
            views,
            featured: post.featured,
            tags: post.tags.clone(),
        }
    }
}

/// The articles of the blog, newest first.
#[utoipa::path(get, path = "/api/blog", operation_id = "blog_list", tag = "site", responses((status = 200, body = Posts)))]
pub(super) async fn list(State(app): State<App>) -> ApiResult<Json<Posts>> {
    let views: HashMap<String, i64> = app.store.article_views().all().await?.into_iter().collect();
    let summary = |post: &Post| PostSummary::new(post, views.get(&post.slug).copied().unwrap_or(0));
    Ok(Json(Posts { posts: app.content.posts.iter().map(summary).collect() }))
}

/// The categories of the articles.
#[utoipa::path(get, path = "/api/blog/categories/list", operation_id = "blog_categories", tag = "site",
    responses((status = 200, body = Vec<String>)))]
pub(super) async fn categories(State(app): State<App>) -> impl IntoResponse {
    let names = distinct(app.content.posts.iter().map(|post| post.category.as_str()));
    ([PUBLIC], Json(names.into_iter().map(str::to_owned).collect::<Vec<_>>()))
}

/// One article; asking for it counts as a view.
#[utoipa::path(get, path = "/api/blog/{slug}", operation_id = "blog_post", tag = "site", params(("slug" = String, Path)),
    responses((status = 200, body = PostDetail), NotFound))]
pub(super) async fn show(
    State(app): State<App>,
    client: Client,
    Path(slug): Path<String>,
) -> ApiResult<Json<PostDetail>> {
    let post = app.content.post(&slug).ok_or_else(|| ApiError::not_found("Blog post not found"))?;
    count_view(&app, &client, &slug).await?;
    let all = app.store.article_views().all().await?;
    let views = all.into_iter().find(|(known, _)| *known == slug).map_or(0, |(_, views)| views);
    Ok(Json(PostDetail {
        summary: PostSummary::new(post, views),
        content: post.content.clone(),
        author_role: post.author_role.clone(),
        author_bio: post.author_bio.clone(),
    }))
}

async fn count_view(app: &App, client: &Client, slug: &str) -> ApiResult<()> {
    let counted = app.count(&rules::ARTICLE_VIEWS, format_args!("{slug}:{}", client.group()));
    if counted.is_ok() {
        app.store.article_views().count(slug).await?;
    }
    Ok(())
}
