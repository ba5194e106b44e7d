use crate::error::{ApiError, ApiResult};
use crate::state::App;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use std::collections::HashMap;
use std::sync::LazyLock;
use tokio::sync::OnceCell;
use vitae_renderer::Job;
use vitae_typeset::Catalogue;

/// Previews by design: one never changes while the server runs, so each is made once, however many ask for it together.
static PREVIEWS: LazyLock<HashMap<&'static str, OnceCell<Bytes>>> = LazyLock::new(|| {
    Catalogue::load().templates().iter().map(|template| (template.id.as_str(), OnceCell::new())).collect()
});

/// The picture of a design, made by the program itself (GAL-13).
pub(super) async fn preview(State(app): State<App>, Path(file): Path<String>) -> ApiResult<Response> {
    let id = file.strip_suffix(".png").unwrap_or_default();
    let preview = PREVIEWS.get(id).ok_or_else(|| ApiError::not_found("This template doesn't exist."))?;
    let png = preview.get_or_try_init(|| make(&app, id)).await?.clone();
    let headers = [(header::CONTENT_TYPE, "image/png"), (header::CACHE_CONTROL, "public, max-age=3600")];
    Ok((headers, png).into_response())
}

async fn make(app: &App, id: &str) -> ApiResult<Bytes> {
    let _permit = app.admit_preview().await?;
    Ok(app.renderer.run(&Job::Preview { template: id.to_owned() }).await?)
}
