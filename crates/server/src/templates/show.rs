use super::info::{Counts, TemplateInfo, find};
use crate::error::ApiResult;
use crate::session::Caller;
use crate::state::App;
use crate::wire::Data;
use axum::Json;
use axum::extract::{Path, State};
use serde::Serialize;
use utoipa::ToSchema;

/// A design with the caller's own stars.
#[derive(Serialize, ToSchema)]
pub(super) struct TemplateDetail {
    #[serde(flatten)]
    info: TemplateInfo,
    /// The signed-in user's stars, 1 to 5; null without a session or a rating.
    #[schema(required)]
    yours: Option<i64>,
}

/// One design. Open to everybody; a session, when there is one, adds the caller's own stars.
#[utoipa::path(get, path = "/api/templates/{id}", operation_id = "template", tag = "templates", params(("id" = String, Path)),
    responses((status = 200, body = Data<TemplateDetail>)))]
pub(super) async fn show(
    State(app): State<App>,
    caller: Option<Caller>,
    Path(id): Path<String>,
) -> ApiResult<Json<Data<TemplateDetail>>> {
    let template = find(&id)?;
    let info = Counts::load(&app).await?.of(template);
    let yours = match caller {
        Some(caller) => app.store.template_ratings().stars_of(caller.user.id, &template.id).await?,
        None => None,
    };
    Ok(Json(Data { data: TemplateDetail { info, yours } }))
}
