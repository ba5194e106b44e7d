use super::limit_forms;
use crate::error::{ApiError, ApiResult};
use crate::extract::Body;
use crate::extract::client::Client;
use crate::refusals::Limited;
use crate::state::App;
use crate::wire::Data;
use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use vitae_model::check::is_email;

/// What an address asks for.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum List {
    /// News of the blog.
    Newsletter,
    /// The AI interview, once it is there.
    EarlyAccess,
}

impl List {
    /// The list's code.
    pub fn code(self) -> &'static str {
        match self {
            Self::Newsletter => "newsletter",
            Self::EarlyAccess => "early_access",
        }
    }
}

/// An address that asks for news.
#[derive(Deserialize, ToSchema)]
pub(super) struct NewSubscriber {
    email: String,
    list: List,
    /// A field that people do not see: whoever fills it in is a program, whose address is dropped without a word.
    #[serde(default)]
    website: String,
}

/// That an address is in the list.
#[derive(Serialize, ToSchema)]
pub(super) struct Subscribed {
    /// Always true; also for an address that was there before, so that nobody learns whose are.
    subscribed: bool,
}

/// Enters an address into a list; once, however often it is sent.
#[utoipa::path(post, path = "/api/subscribers", operation_id = "subscribe", tag = "site", request_body = NewSubscriber,
    responses((status = 200, body = Data<Subscribed>), Limited))]
pub(super) async fn subscribe(
    State(app): State<App>,
    client: Client,
    Body(given): Body<NewSubscriber>,
) -> ApiResult<Json<Data<Subscribed>>> {
    let email = given.email.trim();
    if !is_email(email) {
        return Err(ApiError::invalid_field("email", "Enter a valid email address"));
    }
    limit_forms(&app, &client)?;
    if given.website.is_empty() {
        app.store.subscribers().add(given.list.code(), email, app.entropy.now()).await?;
    }
    Ok(Json(Data { data: Subscribed { subscribed: true } }))
}
