use super::wire::Application;
use crate::error::ApiResult;
use crate::session::Caller;
use crate::state::App;
use crate::wire::Data;
use axum::Json;
use axum::extract::State;

/// All jobs that the caller keeps, the one changed last first.
#[utoipa::path(get, path = "/api/applications", operation_id = "applications", tag = "jobs", security(("bearer" = [])),
    responses((status = 200, body = Data<Vec<Application>>)))]
pub(super) async fn list(State(app): State<App>, caller: Caller) -> ApiResult<Json<Data<Vec<Application>>>> {
    let mut data = Vec::new();
    for row in app.store.applications(caller.user.id).all().await? {
        data.push(Application::read(&app, row).await?);
    }
    Ok(Json(Data { data }))
}
