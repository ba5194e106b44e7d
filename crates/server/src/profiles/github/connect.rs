use super::super::count_question;
use super::super::kept::{self, GithubData, Kept, Via};
use super::super::wire::GithubConnection;
use super::{client, failure, keep, keep_again, no_connection, revoke, token_of};
use crate::error::{ApiError, ApiResult};
use crate::extract::Body;
use crate::refusals::{Conflict, Limited, NotFound};
use crate::session::Caller;
use crate::state::App;
use crate::wire::Success;
use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use vitae_profiles::ProviderError;
use vitae_profiles::github::Freshness;
use vitae_store::Provider;

/// Whose public profile.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in crate::profiles) struct GithubAddress {
    /// `https://github.com/NAME`, `@NAME` or `NAME`.
    github_url: String,
}

/// Connects a public profile by its address; no permission is needed, and none is kept.
#[utoipa::path(post, path = "/api/auth/github/connect", operation_id = "connect_github", tag = "profiles", security(("bearer" = [])),
    request_body = GithubAddress, responses((status = 200, body = Success<GithubConnection>), NotFound, Limited))]
pub(in crate::profiles) async fn connect(
    State(app): State<App>,
    caller: Caller,
    Body(given): Body<GithubAddress>,
) -> ApiResult<Json<Success<GithubConnection>>> {
    let github = client(&app)?;
    let login = github.login_of(&given.github_url).ok_or_else(|| {
        let sentence = "Enter the address of a GitHub profile, for example https://github.com/octocat.";
        ApiError::invalid_field("githubUrl", sentence)
    })?;
    count_question(&app, &caller)?;
    let owner = caller.user.id;
    let permit = app.services.queue.acquire(&owner.to_string()).await?;
    let profile = github.public_profile(&login, Freshness::Recent).await.map_err(|error| failure(&error))?;
    drop(permit);
    let kept = keep(&app, owner, Via::Address, profile, None).await?;
    Ok(Json(Success::new(GithubConnection::new(&app, Some(kept)))))
}

/// How a connection ended.
#[derive(Serialize, ToSchema)]
pub(in crate::profiles) struct Disconnected {
    /// Whether GitHub has taken the permission back too; false without one, and when GitHub did not answer.
    revoked: bool,
}

/// Forgets the connection and what was fetched, and takes the permission back at GitHub.
#[utoipa::path(post, path = "/api/auth/github/disconnect", operation_id = "disconnect_github", tag = "profiles", security(("bearer" = [])),
    responses((status = 200, body = Success<Disconnected>)))]
pub(in crate::profiles) async fn disconnect(
    State(app): State<App>,
    caller: Caller,
) -> ApiResult<Json<Success<Disconnected>>> {
    let owner = caller.user.id;
    // Here first: whatever GitHub says, the connection is over.
    let gone = app.store.connections(owner).remove(Provider::GitHub).await?;
    let token = token_of(&app, owner, gone.and_then(|gone| gone.token).as_deref());
    let revoked = match (client(&app), token) {
        (Ok(github), Some(token)) => revoke(github, &token).await,
        _ => false,
    };
    Ok(Json(Success::new(Disconnected { revoked })))
}

/// Fetches the profile again. When GitHub no longer takes the permission, what was fetched before stays.
#[utoipa::path(post, path = "/api/auth/github/refresh", operation_id = "refresh_github", tag = "profiles", security(("bearer" = [])),
    responses((status = 200, body = Success<GithubConnection>), NotFound, Conflict, Limited))]
pub(in crate::profiles) async fn refresh(
    State(app): State<App>,
    caller: Caller,
) -> ApiResult<Json<Success<GithubConnection>>> {
    let owner = caller.user.id;
    let Kept { data, row } = Kept::github(&app, owner).await?.ok_or_else(no_connection)?;
    let github = client(&app)?;
    if row.expired {
        return Err(failure(&ProviderError::TokenRefused));
    }
    count_question(&app, &caller)?;
    let permit = app.services.queue.acquire(&owner.to_string()).await?;
    let token = token_of(&app, owner, row.token.as_deref());
    let fetched = match (&token, data.via) {
        (Some(token), _) => github.profile_of(token).await,
        (None, Via::Address) => github.public_profile(&data.profile.login, Freshness::Now).await,
        // Sealed with a key that is no longer there.
        (None, Via::OAuth) => Err(ProviderError::TokenRefused),
    };
    drop(permit);
    if fetched == Err(ProviderError::TokenRefused) {
        kept::expire::<GithubData>(&app, owner, Provider::GitHub, &row).await?;
    }
    let profile = fetched.map_err(|error| failure(&error))?;
    let kept = keep_again(&app, owner, &row, profile).await?.ok_or_else(no_connection)?;
    Ok(Json(Success::new(GithubConnection::new(&app, Some(kept)))))
}
