use super::kept::Kept;
use super::wire::{Connections, GithubConnection, LinkedInProfile};
use crate::error::ApiResult;
use crate::session::Caller;
use crate::state::App;
use crate::wire::Data;
use axum::Json;
use axum::extract::State;

/// Both connections of the caller, for the cards of the dashboard.
#[utoipa::path(get, path = "/api/connections", operation_id = "connections", tag = "profiles", security(("bearer" = [])),
    responses((status = 200, body = Data<Connections>)))]
pub(super) async fn connections(State(app): State<App>, caller: Caller) -> ApiResult<Json<Data<Connections>>> {
    let owner = caller.user.id;
    let github = GithubConnection::new(&app, Kept::github(&app, owner).await?);
    let linked_in = LinkedInProfile::new(&app, Kept::linkedin(&app, owner).await?);
    Ok(Json(Data { data: Connections { github, linked_in } }))
}
