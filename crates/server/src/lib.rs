//! The server: joins the libraries behind HTTP. A folder a feature, a file an action.

mod account;
mod ai;
mod applications;
mod archive;
pub mod backup;
pub mod config;
mod connections;
mod entropy;
mod error;
mod extract;
mod jobs;
mod letters;
mod memory;
mod operator;
mod ops;
mod portfolio;
mod profiles;
mod refusals;
mod resumes;
mod security;
mod session;
mod sharing;
mod site;
mod start_error;
mod state;
mod sweeps;
mod templates;
mod trash;
mod web;
mod wire;
mod work;
mod writing;

mod serve;

pub use account::{invitation_link, reset_link};
pub use ai::check_ai;
pub use archive::csv_cell;
pub use config::{Config, ConfigError, Secret, SettingProblem};
pub use entropy::Entropy;
pub use jobs::{SAMPLES, TakenOver, refresh_feeds, take_over, take_over_whole};
pub use ops::openapi::text as openapi_text;
pub use portfolio::flush_visitors;
pub use security::rules::documented_limits;
pub use serve::{migrate, open, open_files, open_store, serve, serve_on};
pub use site::content_problems;
pub use start_error::StartError;
pub use state::{App, ChildProgram};
pub use sweeps::{sweep, sweep_orphans};

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::{HeaderValue, header};
use axum::middleware::from_fn_with_state;
use axum::routing::{any, get};
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate, SizeAbove};
use tower_http::set_header::SetResponseHeaderLayer;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use web::writes::Queued;

/// Largest JSON body. A confirmed resume is at most 64 KB of text; JSON can double that.
const JSON_BODY_BYTES: usize = 512 * 1024;

/// Smallest answer worth compressing.
const COMPRESS_ABOVE_BYTES: u64 = 1024;

/// Answers of the API belong to somebody; one that does not says so itself.
const NO_STORE: HeaderValue = HeaderValue::from_static("no-store");

/// Every call of the API, with its description and those that wait in queues of their own.
fn api_routes() -> (Router<App>, utoipa::openapi::OpenApi, Queued) {
    let routes = OpenApiRouter::with_openapi(ops::openapi::Description::openapi())
        .merge(account::router())
        .merge(archive::router())
        .merge(resumes::router())
        .merge(templates::router())
        .merge(site::router())
        .merge(jobs::router())
        .merge(applications::router())
        .merge(letters::router())
        .merge(portfolio::router())
        .merge(profiles::router())
        .merge(ai::router())
        .merge(writing::router())
        .merge(operator::router())
        .merge(trash::router())
        .merge(sharing::router());
    let (routes, mut description) = routes.split_for_parts();
    let queued = Queued::taken_from(&mut description);
    (routes, description, queued)
}

/// The whole server as a service.
pub fn router(app: App) -> Router {
    let (api, _, queued) = api_routes();
    let compressible = SizeAbove::new(COMPRESS_ABOVE_BYTES)
        .and(NotForContentType::IMAGES)
        .and(NotForContentType::const_new("application/pdf"))
        .and(NotForContentType::const_new("application/vnd"))
        .and(NotForContentType::SSE);
    let api = api
        .route("/api/openapi.json", get(ops::openapi::answer))
        .route("/api", any(unknown_call))
        .route("/api/", any(unknown_call))
        .route("/api/{*rest}", any(unknown_call))
        .method_not_allowed_fallback(wrong_method)
        .layer(from_fn_with_state((app.clone(), queued), web::writes::limit))
        .layer(CompressionLayer::new().compress_when(compressible))
        .layer(DefaultBodyLimit::max(JSON_BODY_BYTES))
        .layer(SetResponseHeaderLayer::if_not_present(header::CACHE_CONTROL, NO_STORE));
    let routes = Router::new()
        .merge(api)
        .merge(ops::router())
        .route("/jobs/{id}", get(jobs::page::serve))
        .route("/r/{slug}", get(sharing::page::show).post(sharing::page::unlock))
        .route("/r/{slug}/resume.pdf", get(sharing::page::pdf))
        .route("/r/{slug}/preview.png", get(sharing::page::preview))
        .route("/sites/{slug}", get(portfolio::hosting::folder))
        .route("/sites/{slug}/", get(portfolio::hosting::page))
        .route("/sites/{slug}/{*path}", get(portfolio::hosting::file))
        .fallback(web::assets::serve);
    web::edge::wrap(routes, &app).with_state(app)
}

async fn unknown_call() -> error::ApiError {
    error::ApiError::not_found("There is no such API call.")
}

async fn wrong_method() -> error::ApiError {
    error::ApiError::new(error::Code::MethodNotAllowed, "This address doesn't support that method.")
}
