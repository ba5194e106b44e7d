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

/// Keeps a profile of a new connection, in place of the one before. What was chosen stays for the same account.
async fn keep(
    app: &App,
    owner: Uuid,
    via: Via,
    profile: GithubProfile,
    token: Option<&Secret>,
) -> ApiResult<Kept<GithubData>> {
    let sealed = token.map(|token| app.services.vault.seal(token.reveal(), &owner.to_string(), &app.entropy));
    let now = app.entropy.now();
    let mut replaced = None;
    let connected = |old: Option<Kept<GithubData>>| {
        let (known, row) = old.map(|old| (old.data, old.row)).unzip();
        replaced = row.and_then(|row| row.token);
        let mut kept = Kept::new(known.unwrap_or_default().with(profile), now);
        kept.data.via = via;
        kept.row.subject = Some(kept.data.profile.login.clone());
        kept.row.token = sealed;
        Some(kept)
    };
    let changed = kept::change(app, owner, Provider::GitHub, connected).await?;
    // The same permission is sealed differently each time.
    let is_other = |replaced: &Vec<u8>| token_of(app, owner, Some(replaced)).as_ref() != token;
    if let Some(replaced) = replaced.filter(is_other) {
        revoke_behind(app, owner, replaced);
    }
    changed.ok_or_else(|| ApiError::internal("a change gave no row"))
}

/// Keeps a profile that was fetched again, unless the connection it was fetched for is over or another one by now. Gives what is
/// connected.
async fn keep_again(
    app: &App,
    owner: Uuid,
    began: &Connection,
    profile: GithubProfile,
) -> ApiResult<Option<Kept<GithubData>>> {
    let now = app.entropy.now();
    let refreshed = |old: Option<Kept<GithubData>>| {
        let old = old.filter(|old| old.goes_on_from(began) && old.row.subject == began.subject)?;
        let row = Connection { subject: Some(profile.login.clone()), fetched_at: now, ..old.row };
        Some(Kept { data: old.data.with(profile), row })
    };
    match kept::change(app, owner, Provider::GitHub, refreshed).await? {
        Some(kept) => Ok(Some(kept)),
        None => Kept::github(app, owner).await,
    }
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
