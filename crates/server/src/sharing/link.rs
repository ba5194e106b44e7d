use super::Hidden;
use crate::error::{ApiError, ApiResult};
use crate::extract::{Body, Id};
use crate::refusals::{Forbidden, Limited};
use crate::resumes::{FIRST_DESIGN, chosen_design, no_such_resume};
use crate::session::Caller;
use crate::state::App;
use crate::wire::Data;
use axum::Json;
use axum::extract::State;
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;
use vitae_model::limits::MAX_PASSWORD_CHARS;
use vitae_store::{NewResumeLink, ResumeLink, StoreError, Timestamp};

/// Shortest password of a public resume, in characters: it is told to people, and guesses are counted.
const MIN_CHARS: usize = 4;

/// Random bytes of an address, which nobody can guess.
const SLUG_BYTES: usize = 16;

/// The public link of a resume, as its owner sees it.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ShareSettings {
    /// Whether the link leads to the resume.
    enabled: bool,
    /// The address; null before it was first switched on.
    #[schema(required)]
    url: Option<String>,
    /// The design's id.
    design: String,
    hide: Vec<Hidden>,
    /// Whether visitors must know a password.
    has_password: bool,
    /// When the link ends.
    #[schema(required)]
    expires_at: Option<String>,
    /// How often the resume was looked at.
    views: u32,
}

impl ShareSettings {
    fn new(app: &App, link: ResumeLink) -> Self {
        Self {
            enabled: link.enabled,
            url: Some(format!("{}/r/{}", app.config.public_url, link.slug)),
            design: link.design,
            hide: Hidden::read(&link.hidden),
            has_password: link.password_hash.is_some(),
            expires_at: link.expires_at.map(|at| at.to_string()),
            views: u32::try_from(link.views).unwrap_or(u32::MAX),
        }
    }

    /// What is offered before the first time: what strangers should not have is left out.
    fn unshared(caller: Caller) -> Self {
        Self {
            enabled: false,
            url: None,
            design: caller.user.selected_template.unwrap_or_else(|| FIRST_DESIGN.to_owned()),
            hide: vec![Hidden::Phone, Hidden::Address],
            has_password: false,
            expires_at: None,
            views: 0,
        }
    }
}

/// What the link is to be.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ShareForm {
    enabled: bool,
    /// Sets a password; an empty one takes it away, and without one it stays as it is.
    password: Option<String>,
    /// When the link ends, as RFC 3339 writes it; null for never.
    expires_at: Option<String>,
    /// The design's id.
    design: Option<String>,
    /// What is left out.
    hide: Option<Vec<Hidden>>,
}

/// The public link of the caller's resume.
#[utoipa::path(get, path = "/api/resume/{id}/share", operation_id = "share", tag = "resume", security(("bearer" = [])),
    params(("id" = String, Path)), responses((status = 200, body = Data<ShareSettings>)))]
pub(super) async fn show(State(app): State<App>, caller: Caller, Id(id): Id) -> ApiResult<Json<Data<ShareSettings>>> {
    app.store.resumes(caller.user.id).latest_version(id).await?.ok_or_else(no_such_resume)?;
    let link = app.store.resume_links(caller.user.id).get(id).await?;
    let data = match link {
        Some(link) => ShareSettings::new(&app, link),
        None => ShareSettings::unshared(caller),
    };
    Ok(Json(Data { data }))
}

/// Switches the public link of the caller's resume on or off, and says what it shows. The address stays the same.
#[utoipa::path(put, path = "/api/resume/{id}/share", operation_id = "set_share", tag = "resume", security(("bearer" = [])),
    params(("id" = String, Path)), request_body = ShareForm, responses((status = 200, body = Data<ShareSettings>), Forbidden, Limited))]
pub(super) async fn put(
    State(app): State<App>,
    caller: Caller,
    Id(id): Id,
    Body(form): Body<ShareForm>,
) -> ApiResult<Json<Data<ShareSettings>>> {
    let links = app.store.resume_links(caller.user.id);
    let before = links.get(id).await?;
    app.admit_save(caller.user.id)?;
    let design = design(&app, &caller, form.design, before.as_ref())?;
    let expires_at = form.expires_at.map(|at| end(&at, app.entropy.now())).transpose()?;
    let hidden = match (form.hide, &before) {
        (Some(hide), _) => Hidden::text(&hide),
        (None, Some(before)) => before.hidden.clone(),
        (None, None) => Hidden::text(&[Hidden::Phone, Hidden::Address]),
    };
    let kept = before.and_then(|before| before.password_hash);
    let password_hash = password_hash(&app, caller.user.id, form.password, kept).await?;
    let slug = URL_SAFE_NO_PAD.encode(app.entropy.bytes::<SLUG_BYTES>());
    let link = NewResumeLink {
        slug: &slug,
        enabled: form.enabled,
        design: &design,
        hidden: &hidden,
        password_hash: password_hash.as_deref(),
        expires_at,
        now: app.entropy.now(),
    };
    let link = links.put(id, link).await.map_err(|error| match error {
        StoreError::NotFound => no_such_resume(),
        other => other.into(),
    })?;
    Ok(Json(Data { data: ShareSettings::new(&app, link) }))
}

/// The design asked for, which the caller must be allowed; else the one before.
fn design(app: &App, caller: &Caller, wanted: Option<String>, before: Option<&ResumeLink>) -> ApiResult<String> {
    match (wanted, before) {
        (Some(wanted), _) => Ok(chosen_design(app, caller, &wanted)?.id.clone()),
        (None, Some(before)) => Ok(before.design.clone()),
        (None, None) => Ok(FIRST_DESIGN.to_owned()),
    }
}

fn end(text: &str, now: Timestamp) -> ApiResult<Timestamp> {
    let at: Option<Timestamp> = text.parse().ok();
    at.filter(|at| *at > now).ok_or_else(|| ApiError::invalid_field("expiresAt", "Choose a time in the future."))
}

/// The hash of what visitors must know from now on.
async fn password_hash(
    app: &App,
    account: Uuid,
    wanted: Option<String>,
    kept: Option<String>,
) -> ApiResult<Option<String>> {
    let Some(password) = wanted else { return Ok(kept) };
    if password.is_empty() {
        return Ok(None);
    }
    let chars = password.chars().count();
    if chars < MIN_CHARS {
        return Err(ApiError::invalid_field("password", format!("Use at least {MIN_CHARS} characters")));
    }
    if chars > MAX_PASSWORD_CHARS {
        return Err(ApiError::invalid_field("password", format!("Use at most {MAX_PASSWORD_CHARS} characters")));
    }
    app.passwords.hash(&account.to_string(), password, &app.entropy).await.map(Some)
}
