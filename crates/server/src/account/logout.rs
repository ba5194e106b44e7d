use super::linkedin_cookie;
use crate::error::ApiResult;
use crate::session::Caller;
use crate::state::App;
use crate::wire::{Nothing, Success};
use axum::Json;
use axum::extract::State;
use axum::response::IntoResponse;

/// Ends this session on the server too (SES-23).
#[utoipa::path(post, path = "/api/auth/logout", tag = "account", security(("bearer" = [])),
    responses((status = 200, body = Success<Nothing>)))]
pub(super) async fn logout(State(app): State<App>, caller: Caller) -> ApiResult<impl IntoResponse> {
    app.store.sessions().revoke(caller.token_hash).await?;
    Ok(([linkedin_cookie(&app, "")], Json(Success::new(Nothing {}))))
}
