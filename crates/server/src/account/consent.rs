use crate::error::ApiResult;
use crate::extract::Body;
use crate::session::Caller;
use crate::state::App;
use crate::wire::Data;
use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What the privacy dialog offers.
#[derive(Clone, Copy, Debug, Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum PrivacyChoice {
    /// Everything.
    AcceptAll,
    /// What the site cannot do without.
    AcceptNecessary,
    /// Nothing.
    RejectAll,
}

impl PrivacyChoice {
    fn code(self) -> &'static str {
        match self {
            Self::AcceptAll => "accept_all",
            Self::AcceptNecessary => "accept_necessary",
            Self::RejectAll => "reject_all",
        }
    }
}

/// The choice, as the browser sends and gets it.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct PrivacyConsent {
    privacy_consent: PrivacyChoice,
}

/// Keeps the choice of the privacy dialog with the account.
#[utoipa::path(post, path = "/api/users/privacy-consent", tag = "account", security(("bearer" = [])),
    request_body = PrivacyConsent, responses((status = 200, body = Data<PrivacyConsent>)))]
pub(super) async fn consent(
    State(app): State<App>,
    caller: Caller,
    Body(given): Body<PrivacyConsent>,
) -> ApiResult<Json<Data<PrivacyConsent>>> {
    let choice = given.privacy_consent.code();
    app.store.users().set_privacy_consent(caller.user.id, choice, app.entropy.now()).await?;
    Ok(Json(Data { data: given }))
}
