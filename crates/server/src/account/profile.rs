use super::input;
use super::wire::UserProfile;
use crate::error::ApiResult;
use crate::extract::Body;
use crate::session::{Caller, session_ended};
use crate::state::App;
use crate::wire::Data;
use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use utoipa::ToSchema;

/// The signed-in person. The browser adds a time to the address so that nothing is cached; it is ignored here.
#[utoipa::path(get, path = "/api/users/profile", tag = "account", security(("bearer" = [])),
    params(("t" = Option<serde_json::Value>, Query, description = "Anything, such as the time; makes the address new")),
    responses((status = 200, body = Data<UserProfile>)))]
pub(super) async fn profile(State(app): State<App>, caller: Caller) -> ApiResult<Json<Data<UserProfile>>> {
    Ok(Json(Data { data: UserProfile::load(&app, caller.user).await? }))
}

#[derive(Deserialize, ToSchema)]
pub(super) struct ProfileEdit {
    name: String,
}

/// Changes the caller's name.
#[utoipa::path(put, path = "/api/users/profile", operation_id = "edit_profile", tag = "account", security(("bearer" = [])),
    request_body = ProfileEdit, responses((status = 200, body = Data<UserProfile>)))]
pub(super) async fn rename(
    State(app): State<App>,
    caller: Caller,
    Body(ProfileEdit { name }): Body<ProfileEdit>,
) -> ApiResult<Json<Data<UserProfile>>> {
    let name = input::name(&name)?;
    let user = app.store.users().set_name(caller.user.id, &name, app.entropy.now()).await?.ok_or_else(session_ended)?;
    Ok(Json(Data { data: UserProfile::load(&app, user).await? }))
}
