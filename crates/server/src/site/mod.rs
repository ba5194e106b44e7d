//! The public site: articles, guides and questions, and what visitors send.

mod blog;
mod contact;
mod faqs;
mod guides;
pub mod identity;
mod mailing;
mod pages;
mod subscribe;

pub use mailing::{OUTBOX_KEPT, mail_waiting_messages, mailer};
pub use subscribe::List;

use crate::config::SiteConfig;
use crate::error::ApiResult;
use crate::extract::client::Client;
use crate::security::rules;
use crate::state::App;
use crate::web::assets;
use axum::http::{HeaderValue, header};
use identity::Filler;
use utoipa_axum::{router::OpenApiRouter, routes};
use vitae_content::Reachable;

/// The routes of this folder.
pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(blog::list))
        .routes(routes!(blog::categories))
        .routes(routes!(blog::show))
        .routes(routes!(guides::list))
        .routes(routes!(guides::categories))
        .routes(routes!(guides::show))
        .routes(routes!(faqs::list))
        .routes(routes!(faqs::categories))
        .routes(routes!(pages::show))
        .routes(routes!(contact::contact))
        .routes(routes!(subscribe::subscribe))
}

/// What is wrong with the texts that this program was built with, a sentence each.
pub fn content_problems() -> Vec<String> {
    let site = Reachable { page: &assets::is_page, file: &assets::is_file };
    vitae_content::problems(&assets::content(&Filler::new(&SiteConfig::default(), true, "")), &site)
}

/// The same for everybody, and seldom changed.
const PUBLIC: (header::HeaderName, HeaderValue) =
    (header::CACHE_CONTROL, HeaderValue::from_static("public, max-age=300"));

/// Counts what a visitor sends through a public form.
fn limit_forms(app: &App, client: &Client) -> ApiResult<()> {
    app.count(&rules::FORMS, client.group())
}
