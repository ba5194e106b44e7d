//! Pictures of designs: made once, kept, and not sent to whoever has them already.

use crate::error::{ApiError, ApiResult};
use crate::state::App;
use crate::wire::X_PAGES;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use bytes::Bytes;
use sha2::{Digest, Sha256};
use vitae_renderer::{Job, Rendered};

/// A picture with the tag by which a browser knows it again.
#[derive(Clone)]
pub(super) struct Picture {
    png: Bytes,
    etag: HeaderValue,
    /// Pages of the whole document; nothing where it is no page of one.
    pub pages: Option<usize>,
}

impl Picture {
    /// Has a worker draw it.
    pub async fn draw(app: &App, job: &Job) -> ApiResult<Self> {
        let _permit = app.admit_gallery().await?;
        let Rendered { file: png, pages } = app.renderer.run(job).await?;
        let tag = format!("\"{}\"", URL_SAFE_NO_PAD.encode(&Sha256::digest(&png)[..12]));
        Ok(Self { png, etag: HeaderValue::from_str(&tag).map_err(ApiError::internal)?, pages })
    }

    /// The picture, or 304 to a browser that has it.
    pub fn answer(&self, request: &HeaderMap) -> Response {
        let known = request.get(header::IF_NONE_MATCH).is_some_and(|given| given == self.etag);
        let headers = [
            (header::CONTENT_TYPE, HeaderValue::from_static("image/png")),
            (header::CACHE_CONTROL, HeaderValue::from_static("public, max-age=3600")),
            (header::ETAG, self.etag.clone()),
        ];
        let mut response = match known {
            true => (StatusCode::NOT_MODIFIED, headers).into_response(),
            false => (headers, self.png.clone()).into_response(),
        };
        if let Some(pages) = self.pages {
            response.headers_mut().insert(X_PAGES, HeaderValue::from(pages));
        }
        response
    }
}
