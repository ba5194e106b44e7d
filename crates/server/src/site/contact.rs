use super::{limit_forms, mail_waiting_messages};
use crate::error::{ApiError, ApiResult};
use crate::extract::Body;
use crate::extract::client::Client;
use crate::refusals::Limited;
use crate::state::App;
use crate::wire::Data;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use vitae_model::check::is_email;
use vitae_model::visible::{is_blank, visible};
use vitae_store::ContactMessage;

/// Longest name and message, in characters: what a person writes by hand.
const MAX_NAME_CHARS: usize = 200;
const MAX_MESSAGE_CHARS: usize = 5_000;

/// What a message is about.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum Subject {
    General,
    Support,
    Billing,
    Partnership,
    Feedback,
}

impl Subject {
    fn code(self) -> &'static str {
        match self {
            Self::General => "general",
            Self::Support => "support",
            Self::Billing => "billing",
            Self::Partnership => "partnership",
            Self::Feedback => "feedback",
        }
    }
}

/// The contact form.
#[derive(Deserialize, ToSchema)]
pub(super) struct ContactForm {
    name: String,
    email: String,
    subject: Subject,
    message: String,
    /// A field that people do not see: whoever fills it in is a program, whose message is dropped without a word.
    #[serde(default)]
    website: String,
}

/// That a message came.
#[derive(Serialize, ToSchema)]
pub(super) struct Received {
    /// Always true.
    received: bool,
}

/// Keeps a message, and mails it when a mail server is set.
#[utoipa::path(post, path = "/api/contact", operation_id = "contact", tag = "site", request_body = ContactForm,
    responses((status = 201, body = Data<Received>), Limited))]
pub(super) async fn contact(
    State(app): State<App>,
    client: Client,
    Body(form): Body<ContactForm>,
) -> ApiResult<(StatusCode, Json<Data<Received>>)> {
    let form = checked(form)?;
    limit_forms(&app, &client)?;
    if form.website.is_empty() {
        keep(&app, form).await?;
    }
    Ok((StatusCode::CREATED, Json(Data { data: Received { received: true } })))
}

async fn keep(app: &App, form: ContactForm) -> ApiResult<()> {
    let message = ContactMessage {
        id: app.entropy.id(),
        name: form.name,
        email: form.email,
        subject: form.subject.code().to_owned(),
        message: form.message,
        created_at: app.entropy.now(),
    };
    app.store.contact_messages().add(&message).await?;
    // A stop does not wait for the mail server: the message is stored, and mailed after the next start.
    let sending = app.clone();
    tokio::spawn(async move { mail_waiting_messages(&sending).await });
    Ok(())
}

/// The rules of section 5; the first one broken speaks.
fn checked(form: ContactForm) -> ApiResult<ContactForm> {
    let form = ContactForm {
        name: visible(&form.name).trim().to_owned(),
        email: form.email.trim().to_owned(),
        message: form.message.trim().to_owned(),
        ..form
    };
    if is_blank(&form.name) {
        return Err(ApiError::invalid_field("name", "Name is required"));
    }
    if form.name.chars().count() > MAX_NAME_CHARS {
        return Err(ApiError::invalid_field("name", format!("Use at most {MAX_NAME_CHARS} characters for your name")));
    }
    if form.email.is_empty() {
        return Err(ApiError::invalid_field("email", "Email is required"));
    }
    if !is_email(&form.email) {
        return Err(ApiError::invalid_field("email", "Enter a valid email address"));
    }
    if is_blank(&form.message) {
        return Err(ApiError::invalid_field("message", "Message is required"));
    }
    if form.message.chars().count() > MAX_MESSAGE_CHARS {
        return Err(ApiError::invalid_field("message", "Use at most 5,000 characters"));
    }
    Ok(form)
}
