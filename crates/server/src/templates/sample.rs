use super::info::{find, no_such_template};
use super::picture::Picture;
use crate::error::{ApiError, ApiResult};
use crate::extract::Params;
use crate::state::App;
use crate::wire::Binary;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use serde::Deserialize;
use std::collections::HashMap;
use std::num::NonZeroUsize;
use std::sync::LazyLock;
use tokio::sync::OnceCell;
use utoipa::IntoParams;
use vitae_renderer::Job;
use vitae_typeset::{Catalogue, Extras, Format, MAX_PAGES, TypesetError};

type Pages = Vec<OnceCell<Picture>>;

/// The pages of the sample resume by design, each made once.
static SAMPLES: LazyLock<HashMap<&'static str, Pages>> = LazyLock::new(|| {
    let pages = || (0..MAX_PAGES).map(|_| OnceCell::new()).collect();
    Catalogue::load().templates().iter().map(|template| (template.id.as_str(), pages())).collect()
});

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Wanted {
    /// The page, from 1; 1 when absent.
    #[serde(default = "first_page")]
    #[param(value_type = Option<u32>, minimum = 1)]
    page: NonZeroUsize,
}

fn first_page() -> NonZeroUsize {
    NonZeroUsize::MIN
}

/// A page of the sample resume in a design. Open to everybody.
#[utoipa::path(get, path = "/api/templates/{id}/sample.png", tag = "templates", params(("id" = String, Path), Wanted),
    responses((status = 200, content((Binary = "image/png")),
        headers(("X-Pages" = u32, description = "Pages of the whole document"), ("ETag" = String))),
        (status = 304, description = "The picture that the caller has is the present one.")))]
pub(super) async fn sample(
    State(app): State<App>,
    Path(id): Path<String>,
    Params(wanted): Params<Wanted>,
    request: HeaderMap,
) -> ApiResult<Response> {
    let template = find(&id)?;
    let pages = SAMPLES.get(template.id.as_str()).ok_or_else(no_such_template)?;
    let (first, page) = (page_of(&app, &template.id, pages, 1).await?, wanted.page.get());
    // The first page tells how many there are: whoever asks for others costs nothing.
    let all = first.pages.unwrap_or(1);
    if page > all {
        return Err(ApiError::from(TypesetError::NoSuchPage { page, pages: all }));
    }
    Ok(page_of(&app, &template.id, pages, page).await?.answer(&request))
}

async fn page_of<'a>(app: &App, id: &str, pages: &'a Pages, page: usize) -> ApiResult<&'a Picture> {
    let cell = pages.get(page - 1).ok_or_else(|| ApiError::internal("more pages than are typeset"))?;
    let job = Job::Resume {
        resume: Box::new(vitae_typeset::sample()),
        extras: Extras::default(),
        template: id.to_owned(),
        format: Format::Png,
        page,
    };
    cell.get_or_try_init(|| Picture::draw(app, &job)).await
}
