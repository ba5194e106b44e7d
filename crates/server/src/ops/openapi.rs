//! The API's description.

use axum::http::header;
use axum::response::IntoResponse;
use std::sync::LazyLock;
use utoipa::Modify;
use utoipa::OpenApi;
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};

/// The base of the description; the routes add themselves.
#[derive(OpenApi)]
#[openapi(
    info(title = "Vitae", description = "Resumes: upload, parse, review, score, typeset."),
    components(schemas(crate::error::Failure)),
    modifiers(&Bearer, &NoLicense)
)]
pub struct Description;

struct Bearer;

impl Modify for Bearer {
    fn modify(&self, description: &mut utoipa::openapi::OpenApi) {
        let components = description.components.get_or_insert_default();
        components.add_security_scheme("bearer", SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer)));
    }
}

/// Without a licence in the manifest the derive writes one without a name, which is no valid description.
struct NoLicense;

impl Modify for NoLicense {
    fn modify(&self, description: &mut utoipa::openapi::OpenApi) {
        description.info.license = None;
    }
}

/// The whole description as JSON text, as `vitae openapi` prints it and `api/openapi.json` keeps it.
pub fn text() -> String {
    let (_, mut description, _) = crate::api_routes();
    crate::refusals::complete(&mut description);
    let mut text = description.to_pretty_json().expect("the description is plain data");
    text.push('\n');
    text
}

/// The description over HTTP.
pub async fn answer() -> impl IntoResponse {
    static TEXT: LazyLock<String> = LazyLock::new(text);
    ([(header::CONTENT_TYPE, "application/json")], TEXT.as_str())
}
