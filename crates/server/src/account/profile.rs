use super::wire::UserProfile;
use crate::error::ApiResult;
use crate::session::Caller;
use crate::state::App;
use crate::wire::Data;
use axum::Json;
use axum::extract::State;

/// The signed-in person. The browser adds a time to the address so that nothing is cached; it is ignored here.
#[utoipa::path(get, path = "/api/users/profile", tag = "account", security(("bearer" = [])),
    params(("t" = Option<i64>, Query, description = "Any number; makes the address new")),
    responses((status = 200, body = Data<UserProfile>), (status = 401, body = crate::error::Failure)))]
pub(super) async fn profile(State(app): State<App>, caller: Caller) -> ApiResult<Json<Data<UserProfile>>> {
    Ok(Json(Data { data: UserProfile::load(&app, caller.user).await? }))
}
