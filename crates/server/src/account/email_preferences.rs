//! What an account wants to be written about beside the account itself.

use crate::error::{ApiError, ApiResult};
use crate::extract::Body;
use crate::session::Caller;
use crate::site::List;
use crate::state::App;
use crate::wire::Data;
use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What is mailed to the caller's address. Messages about the account itself always are.
#[derive(Serialize, Deserialize, ToSchema)]
pub(super) struct EmailPreferences {
    /// News of the blog.
    news: bool,
}

/// What is mailed to the caller's address.
#[utoipa::path(get, path = "/api/account/email-preferences", operation_id = "email_preferences", tag = "account",
    security(("bearer" = [])), responses((status = 200, body = Data<EmailPreferences>)))]
pub(super) async fn show(State(app): State<App>, caller: Caller) -> ApiResult<Json<Data<EmailPreferences>>> {
    if !is_proved(&app, &caller) {
        return Ok(Json(Data { data: EmailPreferences { news: false } }));
    }
    let news = app.store.subscribers().contains(List::Newsletter.code(), &caller.user.email).await?;
    Ok(Json(Data { data: EmailPreferences { news } }))
}

/// Chooses what is mailed to the caller's address.
#[utoipa::path(put, path = "/api/account/email-preferences", operation_id = "set_email_preferences", tag = "account",
    security(("bearer" = [])), request_body = EmailPreferences, responses((status = 200, body = Data<EmailPreferences>)))]
pub(super) async fn set(
    State(app): State<App>,
    caller: Caller,
    Body(wanted): Body<EmailPreferences>,
) -> ApiResult<Json<Data<EmailPreferences>>> {
    if !is_proved(&app, &caller) {
        return Err(ApiError::invalid_field("news", "Confirm your email address first."));
    }
    let (subscribers, list, email) = (app.store.subscribers(), List::Newsletter.code(), &caller.user.email);
    if wanted.news {
        subscribers.add(list, email, app.entropy.now()).await?;
    } else {
        subscribers.remove_from(list, email).await?;
    }
    Ok(Json(Data { data: wanted }))
}

/// Whether the address is known to be the caller's, as far as this server can find out: a stranger's is nobody's to ask about.
fn is_proved(app: &App, caller: &Caller) -> bool {
    caller.user.email_confirmed_at.is_some() || !app.mailer.reaches_people()
}
