use super::caller::{Action, Operator};
use crate::account::{invitation_link, valid_email};
use crate::error::ApiResult;
use crate::extract::{Body, InvitationId};
use crate::state::App;
use crate::wire::Data;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;
use vitae_store::Invitation;

/// An invitation that nobody has taken up.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = Invitation)]
pub(super) struct OpenInvitation {
    id: String,
    email: String,
    expires_at: String,
}

/// Half of the hash names an invitation; nobody finds its token by it.
fn id(invitation: &Invitation) -> Uuid {
    Uuid::from_slice(&invitation.token_hash[..16]).expect("an id has 16 bytes")
}

/// Invitations that can be taken up, the newest first.
#[utoipa::path(get, path = "/api/operator/invitations", operation_id = "invitations", tag = "operator", security(("bearer" = [])),
    responses((status = 200, body = Data<Vec<OpenInvitation>>)))]
pub(super) async fn list(State(app): State<App>, _operator: Operator) -> ApiResult<Json<Data<Vec<OpenInvitation>>>> {
    let open = app.store.invitations().open(app.entropy.now()).await?;
    let listed = open.into_iter().map(|invitation| OpenInvitation {
        id: id(&invitation).to_string(),
        expires_at: invitation.expires_at.to_string(),
        email: invitation.email,
    });
    Ok(Json(Data { data: listed.collect() }))
}

#[derive(Deserialize, ToSchema)]
pub(super) struct InvitationForm {
    email: String,
}

/// A new invitation. Its link is shown this once.
#[derive(Serialize, ToSchema)]
pub(super) struct MadeInvitation {
    /// Opens an account, once, within 7 days.
    link: String,
    email: String,
}

/// Makes a link under which the owner of an address can open an account.
#[utoipa::path(post, path = "/api/operator/invitations", operation_id = "invite", tag = "operator", security(("bearer" = [])),
    request_body = InvitationForm, responses((status = 201, body = Data<MadeInvitation>)))]
pub(super) async fn invite(
    State(app): State<App>,
    operator: Operator,
    Body(InvitationForm { email }): Body<InvitationForm>,
) -> ApiResult<(StatusCode, Json<Data<MadeInvitation>>)> {
    let email = valid_email(&email)?;
    operator.record(&app, Action::Invite, &email, "").await?;
    let link = invitation_link(&app.store, &app.config, &app.entropy, &email).await?;
    Ok((StatusCode::CREATED, Json(Data { data: MadeInvitation { link, email } })))
}

/// Withdraws an invitation, and gives those that are left.
#[utoipa::path(delete, path = "/api/operator/invitations/{id}", operation_id = "withdraw_invitation", tag = "operator",
    security(("bearer" = [])), params(("id" = String, Path)), responses((status = 200, body = Data<Vec<OpenInvitation>>)))]
pub(super) async fn withdraw(
    State(app): State<App>,
    operator: Operator,
    InvitationId(wanted): InvitationId,
) -> ApiResult<Json<Data<Vec<OpenInvitation>>>> {
    let open = app.store.invitations().open(app.entropy.now()).await?;
    let found = open.into_iter().find(|invitation| id(invitation) == wanted);
    let found = found.ok_or_else(InvitationId::not_found)?;
    operator.record(&app, Action::WithdrawInvitation, &found.email, "").await?;
    app.store.invitations().withdraw(found.token_hash).await?;
    list(State(app), operator).await
}
