//! What whoever runs the server sees of it and does to accounts, each time with an entry in a log that nothing here edits.

mod accounts;
mod caller;
mod inbox;
mod invitations;
mod log;

mod status;

use crate::error::{ApiError, ApiResult};
use crate::state::App;
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa_axum::{router::OpenApiRouter, routes};

/// The routes of this folder.
pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(accounts::list))
        .routes(routes!(accounts::grant_plan))
        .routes(routes!(accounts::set_disabled))
        .routes(routes!(accounts::make_reset_link))
        .routes(routes!(invitations::list, invitations::invite))
        .routes(routes!(invitations::withdraw))
        .routes(routes!(inbox::subscribers))
        .routes(routes!(inbox::messages))
        .routes(routes!(inbox::reports))
        .routes(routes!(inbox::remove_job))
        .routes(routes!(status::status))
        .routes(routes!(log::list))
}

/// Which page of a list is asked for.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Page {
    /// From 1.
    #[serde(default = "first")]
    #[param(minimum = 1)]
    page: u32,
}

fn first() -> u32 {
    1
}

/// A page that there can be.
fn at_least_first(page: u32) -> ApiResult<u32> {
    if page == 0 { Err(ApiError::bad_request("Pages are counted from 1.")) } else { Ok(page) }
}

/// How many entries stand before a page.
fn before(page: u32, size: u32) -> u64 {
    u64::from(page - 1) * u64::from(size)
}

/// How many pages so many entries fill; an empty list has one.
fn pages(total: u64, size: u32) -> u64 {
    total.div_ceil(u64::from(size)).max(1)
}
