use super::info::{Counts, TemplateInfo};
use crate::error::ApiResult;
use crate::state::App;
use crate::wire::Data;
use axum::Json;
use axum::extract::State;
use vitae_typeset::Catalogue;

/// The designs, Standard first. Open to everybody.
#[utoipa::path(get, path = "/api/templates", tag = "templates", responses((status = 200, body = Data<Vec<TemplateInfo>>)))]
pub(super) async fn list(State(app): State<App>) -> ApiResult<Json<Data<Vec<TemplateInfo>>>> {
    let counts = Counts::load(&app).await?;
    let data = Catalogue::load().templates().iter().map(|template| counts.of(template)).collect();
    Ok(Json(Data { data }))
}
