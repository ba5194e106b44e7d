use super::info::no_such_template;
use super::picture::Picture;
use crate::error::ApiResult;
use crate::state::App;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use std::collections::HashMap;
use std::sync::LazyLock;
use tokio::sync::OnceCell;
use vitae_renderer::Job;
use vitae_typeset::Catalogue;

/// Previews by design: one never changes while the server runs, so each is made once, however many ask for it together.
static PREVIEWS: LazyLock<HashMap<&'static str, OnceCell<Picture>>> = LazyLock::new(|| {
    Catalogue::load().templates().iter().map(|template| (template.id.as_str(), OnceCell::new())).collect()
});

/// The picture of a design, made by the program itself (GAL-13).
pub(super) async fn preview(
    State(app): State<App>,
    Path(file): Path<String>,
    request: HeaderMap,
) -> ApiResult<Response> {
    let id = file.strip_suffix(".png").unwrap_or_default();
    let preview = PREVIEWS.get(id).ok_or_else(no_such_template)?;
    let job = Job::Preview { template: id.to_owned() };
    Ok(preview.get_or_try_init(|| Picture::draw(&app, &job)).await?.answer(&request))
}
