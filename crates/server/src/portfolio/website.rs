//! The page of a portfolio before it is live: to be read, downloaded and looked at. Its id, which nobody can guess, is the permission
//! (PDE-02).

use super::content::{Addresses, Content};
use super::hosting::{PICTURE_CACHE, picture_headers, site_headers};
use super::no_such_portfolio;
use crate::error::{ApiError, ApiResult};
use crate::extract::{Params, PortfolioId};
use crate::resumes::content_disposition;
use crate::security::address;
use crate::security::limiter::{self, Rule};
use crate::security::signing::Disposition;
use crate::state::App;
use crate::wire::Binary;
use axum::body::Body;
use axum::extract::{ConnectInfo, Path, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use base64::{Engine, engine::general_purpose::STANDARD};
use serde::Deserialize;
use std::collections::HashMap;
use std::io::{Cursor, Write};
use std::net::SocketAddr;
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;
use vitae_images::Kind;
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

/// Pages with their pictures inside, and archives, that one address may fetch in an hour.
const DOWNLOADS: Rule = Rule { name: "portfolio-download", window_ms: 60 * 60 * 1000, limit: 240 };

/// Where the pictures of a page are.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(super) enum PicturePlace {
    /// In the page.
    #[default]
    Inside,
    /// In files beside it.
    Files,
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct PageParams {
    #[serde(default)]
    #[param(inline, required = false)]
    images: PicturePlace,
    /// Whether it is to be saved as `portfolio.html`.
    download: Option<String>,
}

/// The page of a portfolio as text.
#[utoipa::path(get, path = "/api/portfolio/{id}/website", operation_id = "portfolio_website", tag = "portfolio",
    params(("id" = String, Path), PageParams), responses((status = 200, content((String = "text/html")))))]
pub(super) async fn html(
    State(app): State<App>,
    PortfolioId(id): PortfolioId,
    Params(params): Params<PageParams>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> ApiResult<Response> {
    let content = load(&app, id).await?;
    let page = match params.images {
        PicturePlace::Files => content.page(&Addresses::Beside)?,
        PicturePlace::Inside => {
            count(&app, peer, &headers).await?;
            content.page(&Addresses::Inside(&inside(&app, &content).await?))?
        }
    };
    let mut headers = site_headers();
    if params.download.is_some() {
        headers.insert(header::CONTENT_DISPOSITION, content_disposition(Disposition::Attachment, "portfolio.html")?);
    }
    Ok((headers, page).into_response())
}

/// The page with its pictures in files, as a ZIP archive.
#[utoipa::path(get, path = "/api/portfolio/{id}/website.zip", operation_id = "portfolio_archive", tag = "portfolio",
    params(("id" = String, Path)), responses((status = 200, content((Binary = "application/zip")))))]
pub(super) async fn zip(
    State(app): State<App>,
    PortfolioId(id): PortfolioId,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> ApiResult<Response> {
    count(&app, peer, &headers).await?;
    let content = load(&app, id).await?;
    let archive = archive(&app, &content).await?;
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("application/zip")),
        (header::CONTENT_DISPOSITION, content_disposition(Disposition::Attachment, "portfolio.zip")?),
    ];
    Ok((headers, archive).into_response())
}

/// The page as it will look.
#[utoipa::path(get, path = "/api/portfolio/{id}/preview/", operation_id = "portfolio_preview", tag = "portfolio",
    params(("id" = String, Path)), responses((status = 200, content((String = "text/html")))))]
pub(super) async fn preview(State(app): State<App>, PortfolioId(id): PortfolioId) -> ApiResult<Response> {
    let page = load(&app, id).await?.page(&Addresses::Beside)?;
    Ok((site_headers(), page).into_response())
}

/// A picture of that page.
#[utoipa::path(get, path = "/api/portfolio/{id}/preview/images/{file}", operation_id = "portfolio_preview_picture",
    tag = "portfolio", params(("id" = String, Path), ("file" = String, Path)),
    responses((status = 200, content((Binary = "image/webp"), (Binary = "image/jpeg")))))]
pub(super) async fn preview_picture(
    State(app): State<App>,
    Path((id, name)): Path<(String, String)>,
) -> ApiResult<Response> {
    let id = id.parse().map_err(|_| no_such_portfolio())?;
    let content = load(&app, id).await?;
    let named =
        |picture: &&super::content::StoredPicture| picture.files.iter().any(|file| picture.file_name(file) == name);
    let picture = content.all_pictures().find(named).ok_or_else(no_such_picture)?;
    let file = picture.files.iter().find(|file| picture.file_name(file) == name).ok_or_else(no_such_picture)?;
    let blob = app.files.get(&file.key).await?;
    let headers = picture_headers(file.kind.mime(), PICTURE_CACHE)?;
    Ok((headers, Body::from_stream(blob.stream)).into_response())
}

fn no_such_picture() -> ApiError {
    ApiError::not_found("There is no such picture.")
}

async fn load(app: &App, id: Uuid) -> ApiResult<Content> {
    let row = app.store.sites().portfolio(id).await?.ok_or_else(no_such_portfolio)?;
    Content::of(&row)
}

async fn count(app: &App, peer: SocketAddr, headers: &HeaderMap) -> ApiResult<()> {
    let client = address::group(address::client(peer.ip(), headers, &app.config.trusted_proxies));
    limiter::count(&app.store, DOWNLOADS, &client, app.entropy.now()).await
}

/// The largest file of each picture as a `data:` address.
async fn inside(app: &App, content: &Content) -> ApiResult<HashMap<String, String>> {
    let mut data = HashMap::new();
    for file in content.all_pictures().filter_map(|picture| picture.largest()) {
        let bytes = app.files.get_bytes(&file.key).await?;
        data.insert(file.key.clone(), format!("data:{};base64,{}", Kind::Webp.mime(), STANDARD.encode(&bytes)));
    }
    Ok(data)
}

async fn archive(app: &App, content: &Content) -> ApiResult<Vec<u8>> {
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    // Pictures are compressed already.
    let options = SimpleFileOptions::default().compression_method(zip::CompressionMethod::Stored);
    archive.start_file("index.html", options).map_err(ApiError::internal)?;
    archive.write_all(content.page(&Addresses::Beside)?.as_bytes()).map_err(ApiError::internal)?;
    for picture in content.all_pictures() {
        for file in &picture.files {
            let bytes = app.files.get_bytes(&file.key).await?;
            archive.start_file(format!("images/{}", picture.file_name(file)), options).map_err(ApiError::internal)?;
            archive.write_all(&bytes).map_err(ApiError::internal)?;
        }
    }
    Ok(archive.finish().map_err(ApiError::internal)?.into_inner())
}
