//! Data that LinkedIn hands over once a member consents (Member Data Portability API). The permission is kept, so that the data can
//! be fetched again.

use super::super::kept::{self, Import, Kept, LinkedInData, change_linkedin};
use super::super::sign_in::{Reason, Returned, to, to_dashboard};
use super::super::wire::LinkedInProfile;
use super::sign_in::{LOGIN, come_back, lead_to};
use crate::error::{ApiError, ApiResult, Code};
use crate::extract::Params;
use crate::refusals::{Conflict, Forbidden, Limited, NotFound};
use crate::security::rules;
use crate::session::LinkedInCaller;
use crate::state::App;
use crate::wire::Success;
use axum::Json;
use axum::extract::State;
use axum::response::Response;
use uuid::Uuid;
use vitae_profiles::linkedin::{Portability, SnapshotError};
use vitae_profiles::{LinkedIn, ProviderError, Secret};
use vitae_store::{Connection, Provider};

/// Where LinkedIn is to send the browser.
const CALLBACK: &str = "/api/linkedin/auth/portability/callback";

/// Where the dashboard says that the data is there.
const IMPORTED: &str = "/dashboard?linkedin=imported";

/// Leads the browser to LinkedIn to consent that it hands over the member's data; the session comes by the cookie.
#[utoipa::path(get, path = "/api/linkedin/auth/portability", operation_id = "linkedin_portability", tag = "profiles",
    responses((status = 303, description = "To LinkedIn; to the sign-in page without a session; to the dashboard with a `reason` when this is not set up")))]
pub(in crate::profiles) async fn begin(State(app): State<App>, caller: ApiResult<LinkedInCaller>) -> Response {
    let Ok(LinkedInCaller(caller)) = caller else { return to(LOGIN) };
    let Some((linkedin, portability)) = offered(&app) else {
        return to_dashboard(Provider::LinkedIn, Err(Reason::NotConfigured));
    };
    lead_to(&app, &caller, |state| linkedin.portability_url(portability, state, &redirect_uri(&app))).await
}

fn offered(app: &App) -> Option<(&LinkedIn, Portability)> {
    Some((app.services.linkedin.as_ref()?, app.config.linkedin.portability?))
}

fn redirect_uri(app: &App) -> String {
    format!("{}{CALLBACK}", app.config.public_url)
}

/// Where LinkedIn sends the browser back to; the data is fetched before it goes on. Always leads on to the dashboard, which says
/// how it went.
#[utoipa::path(get, path = "/api/linkedin/auth/portability/callback", operation_id = "linkedin_portability_callback", tag = "profiles", params(Returned),
    responses((status = 303, description = "To the dashboard, with `linkedin=imported`, or with `linkedin=error` and a `reason`")))]
pub(in crate::profiles) async fn callback(
    State(app): State<App>,
    caller: ApiResult<LinkedInCaller>,
    Params(returned): Params<Returned>,
) -> Response {
    match finish(&app, caller, &returned).await {
        Ok(()) => to(IMPORTED),
        Err(reason) => to_dashboard(Provider::LinkedIn, Err(reason)),
    }
}

async fn finish(app: &App, caller: ApiResult<LinkedInCaller>, returned: &Returned) -> Result<(), Reason> {
    let (linkedin, _) = offered(app).ok_or(Reason::NotConfigured)?;
    let (owner, code) = come_back(app, caller, returned).await?;
    let permit = app.services.queue.acquire(&owner.to_string()).await.map_err(|_| Reason::Failed)?;
    let token = linkedin.exchange(code, &redirect_uri(app)).await.map_err(|error| reason(&error.into()))?;
    let fetched = fetch(app, linkedin, &token).await;
    drop(permit);
    keep(app, owner, &token, fetched).await
}

/// The permission is kept when the data is not ready yet or LinkedIn takes no more questions, so that it need not be given again.
async fn keep(app: &App, owner: Uuid, token: &Secret, fetched: Result<Import, SnapshotError>) -> Result<(), Reason> {
    let (import, outcome) = match fetched {
        Ok(import) if import.check_size().is_ok() => (Some(import), Ok(())),
        Ok(_) => return Err(Reason::Failed),
        Err(error) => match reason(&error) {
            later @ (Reason::NotReady | Reason::Limited) => (None, Err(later)),
            reason => return Err(reason),
        },
    };
    let sealed = app.services.vault.seal(token.reveal(), &owner.to_string(), &app.entropy);
    let kept = change_linkedin(app, owner, |kept| {
        kept.data.fetched = import.or(kept.data.fetched.take());
        kept.row.token = Some(sealed);
        kept.row.expired = false;
    });
    kept.await.map_err(|_| Reason::Failed)?;
    outcome
}

fn reason(error: &SnapshotError) -> Reason {
    tracing::warn!(%error, "LinkedIn handed over nothing");
    match error {
        SnapshotError::OutsideEea => Reason::OutsideEea,
        SnapshotError::NotReady => Reason::NotReady,
        SnapshotError::Provider(ProviderError::RateLimited { .. }) => Reason::Limited,
        SnapshotError::Provider(_) => Reason::Failed,
    }
}

async fn fetch(app: &App, linkedin: &LinkedIn, token: &Secret) -> Result<Import, SnapshotError> {
    let export = linkedin.snapshot(token).await?;
    let imported_at = app.entropy.now().to_string();
    Ok(Import { file_name: String::new(), imported_at, notes: export.notes, profile: export.profile })
}

/// Has LinkedIn hand over the data again. When LinkedIn no longer takes the permission, what was fetched before stays.
#[utoipa::path(post, path = "/api/linkedin/refresh", operation_id = "refresh_linkedin", tag = "profiles", security(("bearer" = [])),
    responses((status = 200, body = Success<LinkedInProfile>), Forbidden, NotFound, Conflict, Limited))]
pub(in crate::profiles) async fn refresh(
    State(app): State<App>,
    LinkedInCaller(caller): LinkedInCaller,
) -> ApiResult<Json<Success<LinkedInProfile>>> {
    let owner = caller.user.id;
    let (linkedin, _) = offered(&app).ok_or_else(not_configured)?;
    let row = Kept::linkedin(&app, owner).await?.map(|kept| kept.row).filter(|row| row.token.is_some());
    let began = row.ok_or_else(no_permission)?;
    app.count(&rules::PROFILE_IMPORTS, owner)?;
    app.admit_bytes(owner, 0).await?;
    // One that cannot be opened was sealed with a key that is no longer there.
    let sealed = began.token.as_deref().filter(|_| !began.expired);
    let token = sealed.and_then(|sealed| app.services.vault.open(sealed, &owner.to_string()));
    let permit = app.services.queue.acquire(&owner.to_string()).await?;
    let fetched = match token {
        Some(token) => fetch(&app, linkedin, &Secret::new(token)).await,
        None => Err(ProviderError::TokenRefused.into()),
    };
    drop(permit);
    if matches!(fetched, Err(SnapshotError::Provider(ProviderError::TokenRefused))) {
        kept::expire::<LinkedInData>(&app, owner, Provider::LinkedIn, &began).await?;
    }
    let import = fetched.map_err(failure)?;
    import.check_size()?;
    app.admit_bytes(owner, import.profile.resume.text_bytes()).await?;
    let kept = keep_again(&app, owner, &began, import).await?.ok_or_else(no_permission)?;
    Ok(Json(Success::new(LinkedInProfile::new(&app, Some(kept)))))
}

/// Keeps what was fetched again, unless the permission that it was fetched with is gone or another one by now. Gives what is known.
async fn keep_again(
    app: &App,
    owner: Uuid,
    began: &Connection,
    import: Import,
) -> ApiResult<Option<Kept<LinkedInData>>> {
    let now = app.entropy.now();
    let refreshed = |old: Option<Kept<LinkedInData>>| {
        let mut kept = old.filter(|old| old.goes_on_from(began))?;
        kept.data.fetched = Some(import);
        Some(kept.touched(now))
    };
    match kept::change(app, owner, Provider::LinkedIn, refreshed).await? {
        Some(kept) => Ok(Some(kept)),
        None => Kept::linkedin(app, owner).await,
    }
}

fn not_configured() -> ApiError {
    let sentence = "Fetching data from LinkedIn is not set up here. Upload the ZIP file of your LinkedIn data instead.";
    ApiError::new(Code::NotConfigured, sentence)
}

fn no_permission() -> ApiError {
    ApiError::new(Code::NotFound, "You haven't let LinkedIn hand over your data yet.")
}

fn failure(error: SnapshotError) -> ApiError {
    match &error {
        SnapshotError::OutsideEea => ApiError::new(Code::Forbidden, error.to_string()),
        SnapshotError::NotReady => ApiError::new(Code::ProviderFailed, error.to_string()),
        SnapshotError::Provider(failed) => ApiError::of_provider(failed, "LinkedIn"),
    }
}
