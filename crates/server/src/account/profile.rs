use super::wire::UserProfile;
use crate::error::ApiResult;
use crate::session::Caller;
use crate::state::App;
use crate::wire::Data;
use axum::Json;
use axum::extract::State;

/// The signed-in person. The browser adds a time to the address so that nothing is cached; it is ignored here.
#[utoipa::path(get, path = "/api/users/profile", tag = "account", security(("bearer" = [])),
    params(("t" = Option<serde_json::Value>, Query, description = "Anything, such as the time; makes the address new")),
    responses((status = 200, body = Data<UserProfile>)))]
pub(super) async fn profile(State(app): State<App>, caller: Caller) -> ApiResult<Json<Data<UserProfile>>> {
    Ok(Json(Data { data: UserProfile::load(&app, caller.user).await? }))
}
