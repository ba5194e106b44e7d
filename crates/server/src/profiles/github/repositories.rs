use super::super::kept::{self, GithubData, Kept};
use super::super::wire::RepositoryWire;
use super::no_connection;
use crate::error::{ApiError, ApiResult};
use crate::extract::Body;
use crate::refusals::NotFound;
use crate::session::Caller;
use crate::state::App;
use crate::wire::{Data, Success};
use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use utoipa::ToSchema;
use vitae_store::Provider;

/// Most repositories that can be chosen.
const MAX_CHOSEN: usize = 100;

/// The public repositories of the connected profile: pinned ones first, then by stars.
#[utoipa::path(get, path = "/api/auth/github/repositories", operation_id = "github_repositories", tag = "profiles", security(("bearer" = [])),
    responses((status = 200, body = Data<Vec<RepositoryWire>>)))]
pub(in crate::profiles) async fn list(
    State(app): State<App>,
    caller: Caller,
) -> ApiResult<Json<Data<Vec<RepositoryWire>>>> {
    let kept = Kept::github(&app, caller.user.id).await?;
    Ok(Json(Data { data: kept.map(|kept| RepositoryWire::list(kept.data)).unwrap_or_default() }))
}

/// Which repositories go into new resumes.
#[derive(Deserialize, ToSchema)]
pub(in crate::profiles) struct ChosenRepositories {
    /// Their ids, at most 100.
    ids: Vec<String>,
}

/// Chooses the repositories that go into new resumes, in place of those chosen before.
#[utoipa::path(put, path = "/api/auth/github/repositories/chosen", operation_id = "choose_github_repositories", tag = "profiles", security(("bearer" = [])),
    request_body = ChosenRepositories, responses((status = 200, body = Success<Vec<RepositoryWire>>), NotFound))]
pub(in crate::profiles) async fn choose(
    State(app): State<App>,
    caller: Caller,
    Body(given): Body<ChosenRepositories>,
) -> ApiResult<Json<Success<Vec<RepositoryWire>>>> {
    if given.ids.len() > MAX_CHOSEN {
        return Err(ApiError::invalid_field("ids", format!("Choose at most {MAX_CHOSEN} repositories.")));
    }
    let Kept { data, .. } = Kept::github(&app, caller.user.id).await?.ok_or_else(no_connection)?;
    let is_there = |id: &String| data.profile.repositories.iter().any(|repository| repository.id == *id);
    if let Some(at) = given.ids.iter().position(|id| !is_there(id)) {
        return Err(ApiError::invalid_field(&format!("ids[{at}]"), "This repository is not in your profile."));
    }
    let choose = |old: Option<Kept<GithubData>>| {
        let mut kept = old?;
        kept.data.chosen = given.ids;
        Some(kept)
    };
    let changed = kept::change(&app, caller.user.id, Provider::GitHub, choose).await?;
    Ok(Json(Success::new(RepositoryWire::list(changed.ok_or_else(no_connection)?.data))))
}
