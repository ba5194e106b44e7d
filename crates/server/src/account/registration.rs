use super::limit;
use crate::config::Registration;
use crate::error::{ApiError, ApiResult, Code};
use crate::extract::Params;
use crate::extract::client::Client;
use crate::refusals::{Invalid, Limited};
use crate::security::tokens;
use crate::state::App;
use crate::wire::Data;
use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use vitae_store::StoreError;

/// Who may open an account here.
#[derive(Serialize, ToSchema)]
pub(super) struct RegistrationMode {
    /// `open`, `invite` or `closed`.
    mode: &'static str,
}

/// Who may open an account.
#[utoipa::path(get, path = "/api/auth/registration", operation_id = "registration", tag = "account",
    responses((status = 200, body = Data<RegistrationMode>)))]
pub(super) async fn mode(State(app): State<App>) -> Json<Data<RegistrationMode>> {
    Json(Data { data: RegistrationMode { mode: app.config.registration.name() } })
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct InvitationToken {
    token: String,
}

/// Whom an invitation is for.
#[derive(Serialize, ToSchema)]
pub(super) struct Invited {
    email: String,
}

/// Whom an invitation is for.
#[utoipa::path(get, path = "/api/auth/invitation", operation_id = "invitation", tag = "account", params(InvitationToken),
    responses((status = 200, body = Data<Invited>), Invalid, Limited))]
pub(super) async fn invitation(
    State(app): State<App>,
    client: Client,
    Params(InvitationToken { token }): Params<InvitationToken>,
) -> ApiResult<Json<Data<Invited>>> {
    limit(&app, &client)?;
    Ok(Json(Data { data: Invited { email: invited(&app, tokens::hash(&token)).await? } }))
}

async fn invited(app: &App, token_hash: [u8; 32]) -> ApiResult<String> {
    let email = app.store.invitations().find(token_hash, app.entropy.now()).await?;
    email.ok_or_else(|| StoreError::LinkExpired.into())
}

/// Refuses who may not open an account, and gives the invitation that is used up by it.
pub(super) async fn admit(app: &App, email: &str, invitation: Option<&str>) -> ApiResult<Option<[u8; 32]>> {
    match (app.config.registration, invitation) {
        (Registration::Open, _) => Ok(None),
        (Registration::Invite, Some(token)) => {
            let token_hash = tokens::hash(token);
            let invited = invited(app, token_hash).await?;
            if invited.to_lowercase() != email.to_lowercase() {
                return Err(ApiError::invalid_field("email", format!("This invitation is for {invited}.")));
            }
            Ok(Some(token_hash))
        }
        (Registration::Invite, None) => Err(refused("You need an invitation to open an account here.")),
        (Registration::Closed, _) => Err(closed()),
    }
}

/// The refusal where nobody may open an account.
pub(super) fn closed() -> ApiError {
    refused("New accounts can't be opened here.")
}

fn refused(why: &str) -> ApiError {
    ApiError::new(Code::RegistrationClosed, why)
}
