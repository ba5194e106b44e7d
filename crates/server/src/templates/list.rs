use crate::wire::Data;
use axum::Json;
use vitae_typeset::{Catalogue, Template};

/// The designs, Standard first. Open to everybody.
#[utoipa::path(get, path = "/api/templates", tag = "templates", responses((status = 200, body = Data<Vec<Template>>)))]
pub(super) async fn list() -> Json<Data<&'static [Template]>> {
    Json(Data { data: Catalogue::load().templates() })
}
