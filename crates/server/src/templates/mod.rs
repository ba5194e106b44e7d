//! The catalogue of designs, their previews and ratings, and the user's choice.

mod choose;
mod info;
mod list;
mod picture;
mod preview;
mod rate;
mod sample;
mod show;

use crate::state::App;
use axum::routing::get;
use utoipa_axum::{router::OpenApiRouter, routes};

/// The routes of this folder.
pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(list::list))
        .routes(routes!(show::show))
        .routes(routes!(rate::rate))
        .routes(routes!(sample::sample))
        .routes(routes!(choose::choose))
        .route("/templates/previews/{file}", get(preview::preview))
}
