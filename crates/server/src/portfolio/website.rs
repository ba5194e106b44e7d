//! The page of a portfolio before it is live: to be read, downloaded and looked at. Its id, which nobody can guess, is the permission
//! (PDE-02).

use super::content::{Addresses, Content};
use super::hosting::{SCRIPT_HASH, picture_headers, site_headers};
use super::no_such_portfolio;
use super::packed::{Page, archive};
use crate::error::{ApiError, ApiResult};
use crate::extract::client::Client;
use crate::extract::{Params, PortfolioId};
use crate::resumes::content_disposition;
use crate::security::signing::Disposition;
use crate::session::Caller;
use crate::state::App;
use crate::wire::Binary;
use axum::body::Body;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

/// What is not live yet is its owner's alone.
const DRAFT_CACHE: &str = "private, no-store";

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
    caller: Option<Caller>,
    client: Client,
) -> ApiResult<Response> {
    let client = client.group();
    let body = match params.images {
        PicturePlace::Files => page(&app, id, &client).await?.into(),
        PicturePlace::Inside => {
            let permit = app.admit_download(caller.as_ref(), &client).await?;
            let (content, secret) = (load(&app, id).await?, app.entropy.id());
            let page = app.work.computing.run(&client, move || Page::of(&content, secret)).await??;
            page.body(app.files.clone(), permit)
        }
    };
    let mut headers = draft_headers();
    if params.download.is_some() {
        headers.insert(header::CONTENT_DISPOSITION, content_disposition(Disposition::Attachment, "portfolio.html")?);
    }
    Ok((headers, body).into_response())
}

/// The page with its pictures in files, as a ZIP archive.
#[utoipa::path(get, path = "/api/portfolio/{id}/website.zip", operation_id = "portfolio_archive", tag = "portfolio",
    params(("id" = String, Path)), responses((status = 200, content((Binary = "application/zip")))))]
pub(super) async fn zip(
    State(app): State<App>,
    PortfolioId(id): PortfolioId,
    caller: Option<Caller>,
    client: Client,
) -> ApiResult<Response> {
    let client = client.group();
    let permit = app.admit_download(caller.as_ref(), &client).await?;
    let page = page(&app, id, &client).await?;
    let archive = archive(page, &load(&app, id).await?, &app.files, permit);
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("application/zip")),
        (header::CONTENT_DISPOSITION, content_disposition(Disposition::Attachment, "portfolio.zip")?),
        (header::CACHE_CONTROL, HeaderValue::from_static(DRAFT_CACHE)),
    ];
    Ok((headers, archive).into_response())
}

/// The page as it will look.
#[utoipa::path(get, path = "/api/portfolio/{id}/preview/", operation_id = "portfolio_preview", tag = "portfolio",
    params(("id" = String, Path)), responses((status = 200, content((String = "text/html")))))]
pub(super) async fn preview(
    State(app): State<App>,
    PortfolioId(id): PortfolioId,
    client: Client,
) -> ApiResult<Response> {
    let page = page(&app, id, &client.group()).await?;
    Ok((draft_headers(), page).into_response())
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
    let headers = picture_headers(file.kind.mime(), DRAFT_CACHE)?;
    Ok((headers, Body::from_stream(blob.stream)).into_response())
}

/// The headers of a page that is not live.
fn draft_headers() -> HeaderMap {
    let mut headers = site_headers(&SCRIPT_HASH);
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(DRAFT_CACHE));
    headers
}

fn no_such_picture() -> ApiError {
    ApiError::not_found("There is no such picture.")
}

async fn load(app: &App, id: Uuid) -> ApiResult<Content> {
    let row = app.store.sites().portfolio(id).await?.ok_or_else(no_such_portfolio)?;
    Content::of(&row)
}

/// The page with its pictures beside it.
async fn page(app: &App, id: Uuid, client: &str) -> ApiResult<String> {
    let content = load(app, id).await?;
    app.work.computing.run(client, move || content.page(&Addresses::Beside)).await?
}
