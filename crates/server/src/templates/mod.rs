//! The catalogue of designs, their previews, and the user's choice.

mod choose;
mod list;
mod preview;

use crate::state::App;
use axum::routing::get;
use utoipa_axum::{router::OpenApiRouter, routes};

/// The routes of this folder.
pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(list::list))
        .routes(routes!(choose::choose))
        .route("/templates/previews/{file}", get(preview::preview))
}
