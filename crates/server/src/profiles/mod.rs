//! Profiles elsewhere: GitHub and LinkedIn.

mod connections;
mod github;
mod kept;
mod linkedin;
mod services;
mod sign_in;
mod wire;

pub use kept::{GithubData, Kept, LinkedInData};
pub use services::Services;

use crate::error::ApiResult;
use crate::security::rules;
use crate::session::Caller;
use crate::state::App;
use crate::web::unread_body;
use crate::web::writes::queued;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn;
use utoipa_axum::{router::OpenApiRouter, routes};

/// The routes of this folder.
pub fn router() -> OpenApiRouter<App> {
    let import = OpenApiRouter::new()
        .routes(queued(routes!(linkedin::import::import)))
        .layer(DefaultBodyLimit::max(linkedin::import::MAX_BODY_BYTES))
        .layer(from_fn(unread_body::take_off));
    OpenApiRouter::new()
        .merge(import)
        .routes(routes!(connections::connections))
        .routes(routes!(github::sign_in::oauth_url))
        .routes(routes!(github::sign_in::url))
        .routes(routes!(github::sign_in::callback))
        .routes(routes!(github::connect::connect))
        .routes(routes!(github::connect::disconnect))
        .routes(routes!(github::connect::refresh))
        .routes(routes!(github::repositories::list))
        .routes(routes!(github::repositories::choose))
        .routes(routes!(linkedin::sign_in::begin))
        .routes(routes!(linkedin::sign_in::callback))
        .routes(routes!(linkedin::portability::begin))
        .routes(routes!(linkedin::portability::callback))
        .routes(routes!(linkedin::portability::refresh))
        .routes(routes!(linkedin::profile::show))
        .routes(routes!(linkedin::profile::disconnect))
        .routes(routes!(linkedin::profile::parse_profile))
}

/// Counts one question to another service.
fn count_question(app: &App, caller: &Caller) -> ApiResult<()> {
    app.count(&rules::PROFILE_QUESTIONS, caller.user.id)
}
