use super::content::{Content, StoredPicture};
use super::receive::{Placed, Received, Stored, receive};
use super::wire::PortfolioAnswer;
use super::{MAX_PORTFOLIOS, own};
use crate::error::{ApiError, ApiResult, Code};
use crate::extract::PortfolioId;
use crate::refusals::{Forbidden, Limited};
use crate::security::rules;
use crate::session::Caller;
use crate::state::App;
use axum::Json;
use axum::extract::multipart::MultipartRejection;
use axum::extract::{Multipart, State};
use axum::http::StatusCode;
use tracing::Instrument;
use utoipa::ToSchema;
use uuid::Uuid;
use vitae_model::Problem;
use vitae_model::visible::visible;
use vitae_portfolio::Submission;
use vitae_store::{Portfolio, StoreError};

/// Longest text about a picture, and longest name of a group, in characters.
const MAX_ALT_CHARS: usize = 300;
const MAX_GROUP_CHARS: usize = 40;

#[derive(ToSchema)]
#[allow(dead_code, reason = "describes the multipart body")]
#[schema(rename_all = "camelCase")]
pub(super) struct PortfolioForm {
    template_id: String,
    name: String,
    #[schema(format = Binary)]
    images: Vec<String>,
    #[schema(format = Binary)]
    user_photo: Option<String>,
    pictures: Option<String>,
    timeline: Option<String>,
}

/// Makes a portfolio of a form and its pictures (PFO-85).
#[utoipa::path(post, path = "/api/portfolio", operation_id = "create_portfolio", tag = "portfolio", security(("bearer" = [])),
    request_body(content = PortfolioForm, content_type = "multipart/form-data"),
    responses((status = 201, body = PortfolioAnswer), Forbidden, Limited))]
pub(super) async fn create(
    State(app): State<App>,
    caller: Caller,
    form: Result<Multipart, MultipartRejection>,
) -> ApiResult<(StatusCode, Json<PortfolioAnswer>)> {
    count(&app, &caller).await?;
    if app.store.portfolios(caller.user.id).count().await? >= u64::from(MAX_PORTFOLIOS) {
        return Err(too_many_portfolios());
    }
    let row = save_apart(&app, caller.user.id, None, form).await?;
    Ok((StatusCode::CREATED, Json(PortfolioAnswer { portfolio: (&row).into() })))
}

/// Puts a changed portfolio in the place of one of the caller's.
#[utoipa::path(put, path = "/api/portfolio/{id}", operation_id = "replace_portfolio", tag = "portfolio", security(("bearer" = [])),
    params(("id" = String, Path)), request_body(content = PortfolioForm, content_type = "multipart/form-data"),
    responses((status = 200, body = PortfolioAnswer), Forbidden, Limited))]
pub(super) async fn replace(
    State(app): State<App>,
    caller: Caller,
    PortfolioId(id): PortfolioId,
    form: Result<Multipart, MultipartRejection>,
) -> ApiResult<Json<PortfolioAnswer>> {
    count(&app, &caller).await?;
    let old = own(&app, &caller, id).await?;
    let row = save_apart(&app, caller.user.id, Some(old), form).await?;
    Ok(Json(PortfolioAnswer { portfolio: (&row).into() }))
}

async fn count(app: &App, caller: &Caller) -> ApiResult<()> {
    app.count(&rules::PORTFOLIO_SAVES, caller.user.id)?;
    app.admit_bytes(caller.user.id, 0).await
}

/// A portfolio as it was saved, and the keys of the files that it names.
struct Saved {
    row: Portfolio,
    keys: Vec<String>,
}

/// Receives and saves in a task of its own: a client that leaves meanwhile leaves a whole portfolio, or none and no file.
async fn save_apart(
    app: &App,
    owner: Uuid,
    old: Option<Portfolio>,
    form: Result<Multipart, MultipartRejection>,
) -> ApiResult<Portfolio> {
    let form = form.map_err(|_| no_form())?;
    let saving = save(app.clone(), owner, old, form).in_current_span();
    app.background.spawn(saving).await.map_err(ApiError::internal)?
}

/// Saves, and removes what was stored on the way and is named by nothing that was saved.
async fn save(app: App, owner: Uuid, old: Option<Portfolio>, form: Multipart) -> ApiResult<Portfolio> {
    let mut stored = Stored::default();
    let saved = match old {
        Some(old) => replace_with(&app, owner, &old, form, &mut stored).await,
        None => create_from(&app, owner, form, &mut stored).await,
    };
    let named = saved.as_ref().map(|saved| saved.keys.as_slice()).unwrap_or_default();
    stored.keys.retain(|key| !named.contains(key));
    remove(&app, &stored.keys).await;
    Ok(saved?.row)
}

async fn create_from(app: &App, owner: Uuid, form: Multipart, stored: &mut Stored) -> ApiResult<Saved> {
    create_of(app, owner, receive(app, owner, form, stored).await?).await
}

/// Saves what was received as a new portfolio, and gives the keys of its files.
pub(super) async fn add_received(app: &App, owner: Uuid, received: Received) -> ApiResult<Vec<String>> {
    create_of(app, owner, received).await.map(|saved| saved.keys)
}

async fn create_of(app: &App, owner: Uuid, received: Received) -> ApiResult<Saved> {
    let now = app.entropy.now();
    let content = checked(received, None)?;
    let row = row(app.entropy.id(), &content, now, now)?;
    app.admit_bytes(owner, content.picture_bytes() + row.content.len()).await?;
    let keys = content.blob_keys();
    let added = app.store.portfolios(owner).add(&row, &keys, MAX_PORTFOLIOS).await;
    added.map_err(|error| match error {
        StoreError::LimitReached { .. } => too_many_portfolios(),
        other => other.into(),
    })?;
    Ok(Saved { row, keys })
}

async fn replace_with(
    app: &App,
    owner: Uuid,
    old: &Portfolio,
    form: Multipart,
    stored: &mut Stored,
) -> ApiResult<Saved> {
    let before = Content::of(old)?;
    stored.replaced = before.picture_bytes() + old.content.len();
    let received = receive(app, owner, form, stored).await?;
    let content = checked(received, Some(before))?;
    let row = row(old.id, &content, old.created_at, app.entropy.now())?;
    let size = content.picture_bytes() + row.content.len();
    app.admit_bytes(owner, size.saturating_sub(stored.replaced)).await?;
    let keys = content.blob_keys();
    let replaced = app.store.portfolios(owner).replace(&row, &keys, old.updated_at).await?;
    if replaced { Ok(Saved { row, keys }) } else { Err(changed_elsewhere()) }
}

fn row(
    id: Uuid,
    content: &Content,
    created_at: vitae_store::Timestamp,
    updated_at: vitae_store::Timestamp,
) -> ApiResult<Portfolio> {
    Ok(Portfolio {
        id,
        template_id: content.submission.template_id.clone(),
        name: content.submission.text("name").to_owned(),
        content: serde_json::to_string(content).map_err(ApiError::internal)?,
        picture_bytes: i64::try_from(content.picture_bytes()).unwrap_or(i64::MAX),
        created_at,
        updated_at,
    })
}

/// What was received, checked by the rules of its form, with the pictures that are kept from before.
fn checked(received: Received, before: Option<Content>) -> ApiResult<Content> {
    let Received { template_id, fields, timeline, arrangement, images, photo, removes_photo } = received;
    let (kept_photo, kept) = before.map_or((None, Vec::new()), |content| (content.photo, content.pictures));
    let pictures = match arrangement {
        Some(arrangement) => arranged(arrangement, images, kept)?,
        None => images,
    };
    let photo = photo.or(if removes_photo { None } else { kept_photo });
    let submission = Submission { template_id, fields, timeline };
    let submission = submission.checked(pictures.len(), photo.is_some()).map_err(|troubles| {
        let problem = |trouble: vitae_portfolio::Trouble| Problem { path: trouble.field, message: trouble.message };
        troubles.into_iter().map(problem).collect::<Vec<_>>()
    })?;
    let name = submission.text("name").to_owned();
    let photo = photo.map(|photo| StoredPicture { alt: format!("Portrait of {name}"), ..photo });
    Ok(Content { submission, photo, pictures })
}

/// Pictures in the order of their owner; each is there once.
fn arranged(
    arrangement: Vec<Placed>,
    images: Vec<StoredPicture>,
    kept: Vec<StoredPicture>,
) -> ApiResult<Vec<StoredPicture>> {
    let mut images: Vec<Option<StoredPicture>> = images.into_iter().map(Some).collect();
    let mut kept: Vec<Option<StoredPicture>> = kept.into_iter().map(Some).collect();
    let mut out = Vec::new();
    for placed in arrangement {
        let picture = match (placed.file, placed.id) {
            (Some(file), _) => images.get_mut(file).and_then(Option::take),
            (None, Some(id)) => {
                kept.iter_mut().find(|kept| kept.as_ref().is_some_and(|kept| kept.id == id)).and_then(Option::take)
            }
            (None, None) => None,
        };
        let Some(picture) = picture else {
            return Err(ApiError::invalid_field("pictures", "The list of pictures names one that is not there."));
        };
        out.push(StoredPicture { alt: short_alt(&placed.alt), group: short_group(&placed.group), ..picture });
    }
    Ok(out)
}

/// What a picture shows, as it is kept.
pub(super) fn short_alt(alt: &str) -> String {
    short(alt, MAX_ALT_CHARS)
}

/// The group of a picture, as it is kept.
pub(super) fn short_group(group: &str) -> String {
    short(group, MAX_GROUP_CHARS)
}

fn short(text: &str, most: usize) -> String {
    visible(text).trim().chars().take(most).collect()
}

/// Removes files that nothing names.
pub(super) async fn remove(app: &App, keys: &[String]) {
    for key in keys {
        if let Err(error) = app.files.delete(key).await {
            tracing::warn!(%error, "an orphaned blob stays until the sweep");
        }
    }
}

fn no_form() -> ApiError {
    ApiError::bad_request("Send the form as multipart/form-data.")
}

fn too_many_portfolios() -> ApiError {
    ApiError::new(
        Code::PlanLimit,
        format!("You have {MAX_PORTFOLIOS} portfolios, which is the most we keep. Delete one first."),
    )
}

fn changed_elsewhere() -> ApiError {
    ApiError::new(
        Code::VersionConflict,
        "This portfolio was changed in another tab or on another device. Open it again to go on from the latest version.",
    )
}
