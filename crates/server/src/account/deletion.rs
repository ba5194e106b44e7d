use super::limit;
use super::mails::{self, Message};
use super::reauthentication::{PasswordOnly, require_password};
use super::wire::UserProfile;
use crate::error::ApiResult;
use crate::extract::Body;
use crate::extract::client::Client;
use crate::refusals::Limited;
use crate::session::{Caller, session_ended};
use crate::state::App;
use crate::wire::Data;
use axum::Json;
use axum::extract::State;
use serde::Serialize;
use std::time::Duration;
use utoipa::ToSchema;

/// Time to come back to an account that was given up.
const GRACE: Duration = Duration::from_secs(7 * 24 * 60 * 60);

/// When an account is removed.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ScheduledDeletion {
    deletion_at: String,
}

/// Gives the caller's account up. All sessions end; after 7 days everything of it is removed, unless its owner signs in and
/// keeps it.
#[utoipa::path(delete, path = "/api/account", operation_id = "delete_account", tag = "account", security(("bearer" = [])),
    request_body = PasswordOnly, responses((status = 200, body = Data<ScheduledDeletion>), Limited))]
pub(super) async fn schedule(
    State(app): State<App>,
    caller: Caller,
    client: Client,
    Body(PasswordOnly { password }): Body<PasswordOnly>,
) -> ApiResult<Json<Data<ScheduledDeletion>>> {
    limit(&app, &client)?;
    require_password(&app, &caller, &client, "password", password).await?;
    let now = app.entropy.now();
    let at = now.plus(GRACE);
    app.store.users().schedule_deletion(caller.user.id, at, now).await?;
    mails::tell(&app, &caller.user, Message::deletion_scheduled);
    Ok(Json(Data { data: ScheduledDeletion { deletion_at: at.to_string() } }))
}

/// Keeps the caller's account after all.
#[utoipa::path(post, path = "/api/account/keep", operation_id = "keep_account", tag = "account", security(("bearer" = [])),
    responses((status = 200, body = Data<UserProfile>)))]
pub(super) async fn cancel(State(app): State<App>, caller: Caller) -> ApiResult<Json<Data<UserProfile>>> {
    let user = app.store.users().cancel_deletion(caller.user.id, app.entropy.now()).await?.ok_or_else(session_ended)?;
    Ok(Json(Data { data: UserProfile::load(&app, user).await? }))
}

/// Removes the accounts whose time has come.
pub async fn delete_scheduled_accounts(app: &App) -> ApiResult<()> {
    while app.store.users().delete_scheduled(app.entropy.now()).await? {
        tracing::info!("an account that was given up is removed");
    }
    Ok(())
}
