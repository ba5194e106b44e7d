use crate::account::UserProfile;
use crate::error::{ApiError, ApiResult};
use crate::extract::Body;
use crate::session::Caller;
use crate::state::App;
use crate::wire::Data;
use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use utoipa::ToSchema;
use vitae_typeset::Catalogue;

/// The template object that the chooser sends; only its id counts.
#[derive(Deserialize, ToSchema)]
pub(super) struct Choice {
    id: String,
}

/// Remembers the design that the user chose.
#[utoipa::path(post, path = "/api/resume/template", tag = "templates", security(("bearer" = [])), request_body = Choice,
    responses((status = 200, body = Data<UserProfile>)))]
pub(super) async fn choose(
    State(app): State<App>,
    caller: Caller,
    Body(choice): Body<Choice>,
) -> ApiResult<Json<Data<UserProfile>>> {
    if Catalogue::load().get(&choice.id).is_none() {
        return Err(ApiError::invalid_field("id", "This template doesn't exist."));
    }
    let user = app.store.users().set_selected_template(caller.user.id, &choice.id, app.entropy.now()).await?;
    let user = user.ok_or_else(|| ApiError::not_found("This account doesn't exist."))?;
    Ok(Json(Data { data: UserProfile::load(&app, user).await? }))
}
