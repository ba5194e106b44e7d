use super::super::count_question;
use super::super::kept::change_linkedin;
use super::super::sign_in::{Attempt, Reason, Returned, to, to_dashboard};
use crate::error::{ApiError, ApiResult};
use crate::extract::Params;
use crate::session::{Caller, LinkedInCaller};
use crate::state::App;
use axum::extract::State;
use axum::response::Response;
use url::Url;
use uuid::Uuid;
use vitae_profiles::LinkedIn;
use vitae_store::Provider;

/// Where LinkedIn is to send the browser.
const CALLBACK: &str = "/api/linkedin/auth/linkedin/callback";

/// Where somebody without a session goes.
pub(super) const LOGIN: &str = "/login";

/// Leads the browser to LinkedIn to sign in; the session comes by the cookie.
#[utoipa::path(get, path = "/api/linkedin/auth/linkedin", operation_id = "linkedin_sign_in", tag = "profiles",
    responses((status = 303, description = "To LinkedIn; to the sign-in page without a session; to the dashboard with a `reason` when LinkedIn is not set up")))]
pub(in crate::profiles) async fn begin(State(app): State<App>, caller: ApiResult<LinkedInCaller>) -> Response {
    let Ok(LinkedInCaller(caller)) = caller else { return to(LOGIN) };
    let Some(linkedin) = &app.services.linkedin else {
        return to_dashboard(Provider::LinkedIn, Err(Reason::NotConfigured));
    };
    lead_to(&app, &caller, |state| linkedin.authorize_url(state, &redirect_uri(&app))).await
}

/// Begins an attempt and sends the browser to the address of it.
pub(super) async fn lead_to(app: &App, caller: &Caller, address: impl FnOnce(&str) -> Url) -> Response {
    let attempt = match count_question(app, caller) {
        Ok(()) => Attempt::begin(app, caller.user.id, Provider::LinkedIn).await,
        Err(refusal) => Err(refusal),
    };
    match attempt {
        Ok(attempt) => to(address(&attempt.state).as_str()),
        Err(_) => to_dashboard(Provider::LinkedIn, Err(Reason::Failed)),
    }
}

/// Who began the attempt that a browser brings back, and the code. The session is what ties the attempt to the browser.
pub(super) async fn come_back<'a>(
    app: &App,
    caller: ApiResult<LinkedInCaller>,
    returned: &'a Returned,
) -> Result<(Uuid, &'a str), Reason> {
    let LinkedInCaller(caller) = caller.map_err(|_| Reason::SignedOut)?;
    let state = returned.state.as_deref().ok_or(Reason::Expired)?;
    let taken = Attempt::take(app, state, Provider::LinkedIn).await.map_err(|_| Reason::Failed)?;
    let (_, owner) = taken.filter(|(_, owner)| *owner == caller.user.id).ok_or(Reason::Expired)?;
    Ok((owner, returned.code()?))
}

fn redirect_uri(app: &App) -> String {
    format!("{}{CALLBACK}", app.config.public_url)
}

/// Where LinkedIn sends the browser back to. Always leads on to the dashboard, which says how it went.
#[utoipa::path(get, path = "/api/linkedin/auth/linkedin/callback", operation_id = "linkedin_callback", tag = "profiles", params(Returned),
    responses((status = 303, description = "To the dashboard, with `linkedin=success`, or with `linkedin=error` and a `reason`")))]
pub(in crate::profiles) async fn callback(
    State(app): State<App>,
    caller: ApiResult<LinkedInCaller>,
    Params(returned): Params<Returned>,
) -> Response {
    to_dashboard(Provider::LinkedIn, finish(&app, caller, &returned).await)
}

async fn finish(app: &App, caller: ApiResult<LinkedInCaller>, returned: &Returned) -> Result<(), Reason> {
    let linkedin = app.services.linkedin.as_ref().ok_or(Reason::NotConfigured)?;
    let (owner, code) = come_back(app, caller, returned).await?;
    connect(app, linkedin, owner, code).await.map_err(|error| {
        tracing::warn!(%error, "a sign-in with LinkedIn failed");
        Reason::Failed
    })
}

/// The token is used once, for the member's name and address for mail, and is not kept.
async fn connect(app: &App, linkedin: &LinkedIn, owner: Uuid, code: &str) -> ApiResult<()> {
    let permit = app.services.queue.acquire(&owner.to_string()).await?;
    let failure = |error| ApiError::of_provider(&error, "LinkedIn");
    let token = linkedin.exchange(code, &redirect_uri(app)).await.map_err(failure)?;
    let identity = linkedin.identity(&token).await.map_err(failure)?;
    drop(permit);
    change_linkedin(app, owner, |kept| kept.data.signed_in = Some(identity)).await.map(drop)
}
