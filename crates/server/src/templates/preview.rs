use crate::error::{ApiError, ApiResult};
use crate::state::App;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use std::collections::HashMap;
use std::sync::{LazyLock, Mutex};
use vitae_typeset::{Catalogue, Template};

/// Previews made so far: a design's preview never changes while the server runs.
static MADE: LazyLock<Mutex<HashMap<&'static str, Bytes>>> = LazyLock::new(Mutex::default);

/// The picture of a design, made by the program itself (GAL-13).
pub(super) async fn preview(State(app): State<App>, Path(file): Path<String>) -> ApiResult<Response> {
    let template = file.strip_suffix(".png").and_then(|id| Catalogue::load().get(id));
    let template = template.ok_or_else(|| ApiError::not_found("There is no such template."))?;
    let png = match made(template) {
        Some(png) => png,
        None => make(&app, template).await?,
    };
    let headers = [(header::CONTENT_TYPE, "image/png"), (header::CACHE_CONTROL, "public, max-age=3600")];
    Ok((headers, png).into_response())
}

fn made(template: &Template) -> Option<Bytes> {
    MADE.lock().ok()?.get(template.id.as_str()).cloned()
}

async fn make(app: &App, template: &'static Template) -> ApiResult<Bytes> {
    let png = Bytes::from(app.renders.run(move || vitae_typeset::preview_png(template)).await??);
    if let Ok(mut made) = MADE.lock() {
        made.insert(&template.id, png.clone());
    }
    Ok(png)
}
