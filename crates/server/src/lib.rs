//! The server: joins the libraries behind HTTP. A folder a feature, a file an action.

mod account;
pub mod config;
mod entropy;
mod error;
mod extract;
mod ops;
mod resumes;
mod security;
mod session;
mod state;
mod sweeps;
mod templates;
mod web;
mod wire;

mod serve;

pub use config::{Config, ConfigError};
pub use entropy::Entropy;
pub use ops::openapi::text as openapi_text;
pub use serve::{StartError, migrate, open, serve};
pub use state::{App, ReaderProgram};
pub use sweeps::{sweep, sweep_orphans};

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate, SizeAbove};
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;

/// Largest JSON body. A confirmed résumé is at most 64 KB of text; JSON can double that.
const JSON_BODY_BYTES: usize = 512 * 1024;

/// Smallest answer worth compressing.
const COMPRESS_ABOVE_BYTES: u64 = 1024;

/// Every call of the API, with its description.
fn api_routes() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(ops::openapi::Description::openapi())
        .merge(account::router())
        .merge(resumes::router())
        .merge(templates::router())
}

/// The whole server as a service.
pub fn router(app: App) -> Router {
    let (api, _) = api_routes().split_for_parts();
    let compressible = SizeAbove::new(COMPRESS_ABOVE_BYTES)
        .and(NotForContentType::IMAGES)
        .and(NotForContentType::const_new("application/pdf"))
        .and(NotForContentType::const_new("application/vnd"));
    let api = api
        .route("/api/openapi.json", get(ops::openapi::answer))
        .route("/api", get(unknown_call))
        .route("/api/{*rest}", axum::routing::any(unknown_call))
        .method_not_allowed_fallback(wrong_method)
        .layer(CompressionLayer::new().compress_when(compressible))
        .layer(DefaultBodyLimit::max(JSON_BODY_BYTES));
    Router::new()
        .merge(api)
        .merge(ops::router())
        .fallback(web::assets::serve)
        .layer(CatchPanicLayer::custom(after_panic))
        .layer(from_fn_with_state(app.clone(), web::edge::protect))
        .layer(from_fn_with_state(app.clone(), web::edge::observe))
        .with_state(app)
}

async fn unknown_call() -> error::ApiError {
    error::ApiError::not_found("There is no such call.")
}

async fn wrong_method() -> error::ApiError {
    error::ApiError::new(
        axum::http::StatusCode::METHOD_NOT_ALLOWED,
        "bad_request",
        "This address does not take that method.",
    )
}

/// A bug in one request must not end the others; its text may hold data of a person and is not logged.
fn after_panic(_: Box<dyn std::any::Any + Send>) -> Response {
    error::ApiError::internal("a handler panicked").into_response()
}
