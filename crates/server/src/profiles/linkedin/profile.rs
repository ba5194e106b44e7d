use super::super::kept::{Kept, change_linkedin};
use super::super::wire::LinkedInProfile;
use crate::error::{ApiError, ApiResult};
use crate::extract::Body;
use crate::refusals::Forbidden;
use crate::session::LinkedInCaller;
use crate::state::App;
use crate::wire::{Nothing, Success};
use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use vitae_profiles::linkedin::profile_address;
use vitae_store::Provider;

/// Success with a sentence for the user.
#[derive(Serialize, ToSchema)]
pub(in crate::profiles) struct WithMessage<T> {
    success: bool,
    message: &'static str,
    data: T,
}

/// What is known about the caller at LinkedIn. Takes the bearer token or the session cookie.
#[utoipa::path(get, path = "/api/linkedin/profile", operation_id = "linkedin_profile", tag = "profiles", security(("bearer" = [])),
    responses((status = 200, body = Success<LinkedInProfile>)))]
pub(in crate::profiles) async fn show(
    State(app): State<App>,
    LinkedInCaller(caller): LinkedInCaller,
) -> ApiResult<Json<Success<LinkedInProfile>>> {
    let kept = Kept::linkedin(&app, caller.user.id).await?;
    Ok(Json(Success::new(LinkedInProfile::new(&app, kept))))
}

/// Forgets the sign-in, the address and everything that was imported. By cookie only from a page of this site.
#[utoipa::path(post, path = "/api/linkedin/disconnect", operation_id = "disconnect_linkedin", tag = "profiles", security(("bearer" = [])),
    responses((status = 200, body = WithMessage<Nothing>), Forbidden))]
pub(in crate::profiles) async fn disconnect(
    State(app): State<App>,
    LinkedInCaller(caller): LinkedInCaller,
) -> ApiResult<Json<WithMessage<Nothing>>> {
    app.store.connections(caller.user.id).remove(Provider::LinkedIn).await?;
    let message = "LinkedIn profile disconnected successfully!";
    Ok(Json(WithMessage { success: true, message, data: Nothing {} }))
}

/// The address of the caller's own page.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in crate::profiles) struct MemberAddress {
    /// `https://www.linkedin.com/in/NAME`.
    profile_url: String,
}

/// Keeps the address of the caller's page, without opening it: LinkedIn lets no program read it. The answer says what to upload
/// instead.
#[utoipa::path(post, path = "/api/linkedin/parse-profile", operation_id = "set_linkedin_address", tag = "profiles", security(("bearer" = [])),
    request_body = MemberAddress, responses((status = 200, body = WithMessage<LinkedInProfile>), Forbidden))]
pub(in crate::profiles) async fn parse_profile(
    State(app): State<App>,
    LinkedInCaller(caller): LinkedInCaller,
    Body(given): Body<MemberAddress>,
) -> ApiResult<Json<WithMessage<LinkedInProfile>>> {
    let address = profile_address(&given.profile_url).ok_or_else(|| {
        let sentence = "Enter the address of your LinkedIn profile, for example https://www.linkedin.com/in/your-name.";
        ApiError::invalid_field("profileUrl", sentence)
    })?;
    let kept = change_linkedin(&app, caller.user.id, |kept| kept.data.profile_url = Some(address)).await?;
    let message = "Your LinkedIn address was saved. To bring in your experience, education and skills, upload the ZIP file of your LinkedIn data or your profile saved as PDF.";
    Ok(Json(WithMessage { success: true, message, data: LinkedInProfile::new(&app, Some(kept)) }))
}
