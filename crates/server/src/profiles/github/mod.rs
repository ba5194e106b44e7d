//! GitHub: sign in, connect by address, refresh, choose repositories, disconnect.

pub(super) mod connect;
pub(super) mod repositories;
pub(super) mod sign_in;

use super::kept::{self, GithubData, Kept, Via};
use crate::error::{ApiError, ApiResult, Code};
use crate::state::App;
use uuid::Uuid;
use vitae_profiles::{GitHub, GithubProfile, ProviderError, Secret};
use vitae_store::{Connection, Provider};

/// What people call it.
const SERVICE: &str = "GitHub";

fn client(app: &App) -> ApiResult<&GitHub> {
    let none = || ApiError::of_provider(&ProviderError::Setup("no client".into()), SERVICE);
    app.services.github.as_ref().ok_or_else(none)
}

fn failure(error: &ProviderError) -> ApiError {
    ApiError::of_provider(error, SERVICE)
}

fn no_connection() -> ApiError {
    ApiError::new(Code::NotFound, "No GitHub profile is connected.")
}

/// Keeps a profile that was just fetched, in place of the one before. What was chosen stays for the same account.
async fn keep(
    app: &App,
    owner: Uuid,
    via: Via,
    profile: GithubProfile,
    token: Option<&Secret>,
) -> ApiResult<Kept<GithubData>> {
    let sealed = token.map(|token| app.services.vault.seal(token.reveal(), &owner.to_string(), &app.entropy));
    let now = app.entropy.now();
    let subject = Some(profile.login.clone());
    let (mut data, mut failed, mut before) = (GithubData { via, profile, chosen: Vec::new() }, None, None);
    let connections = app.store.connections(owner);
    let changed = connections.change(Provider::GitHub, |old| {
        let known = old.as_ref().and_then(|old| kept::read::<GithubData>(old).ok());
        if let Some(known) = known.filter(|known| known.profile.login == data.profile.login) {
            let is_there = |id: &String| data.profile.repositories.iter().any(|repository| repository.id == *id);
            data.chosen = known.chosen.into_iter().filter(is_there).collect();
        }
        before = old.and_then(|old| old.token);
        let row = kept::row(subject, &data, now).map_err(|error| failed = Some(error)).ok()?;
        Some(Connection { token: sealed.clone(), ..row })
    });
    let row = changed.await?.ok_or_else(|| failed.unwrap_or_else(|| ApiError::internal("a change gave no row")))?;
    // The same permission is sealed differently each time.
    let is_replaced = |before: &Vec<u8>| token_of(app, owner, Some(before)).as_ref() != token;
    if let Some(before) = before.filter(is_replaced) {
        revoke_behind(app, owner, before);
    }
    Ok(Kept { data: kept::read(&row)?, row })
}

/// The permission of a connection, where one was given and can be opened.
fn token_of(app: &App, owner: Uuid, sealed: Option<&[u8]>) -> Option<Secret> {
    app.services.vault.open(sealed?, &owner.to_string()).map(Secret::new)
}

/// A permission that another one has replaced is taken back without anybody waiting for it.
fn revoke_behind(app: &App, owner: Uuid, sealed: Vec<u8>) {
    let later = app.clone();
    app.background.spawn(async move {
        if let (Ok(client), Some(token)) = (client(&later), token_of(&later, owner, Some(&sealed))) {
            revoke(client, &token).await;
        }
    });
}

/// Whether GitHub has taken the permission back.
async fn revoke(client: &GitHub, token: &Secret) -> bool {
    let revoked = client.revoke(token).await;
    if let Err(error) = &revoked {
        tracing::warn!(%error, "a permission could not be taken back at GitHub");
    }
    revoked.is_ok()
}
