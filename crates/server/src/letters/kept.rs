use super::wire::{KeptLetter, ListedLetter};
use crate::error::{ApiError, ApiResult};
use crate::extract::{Body, LetterId};
use crate::jobs::Deleted;
use crate::refusals::Forbidden;
use crate::session::Caller;
use crate::state::App;
use crate::wire::Data;
use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use utoipa::ToSchema;
use uuid::Uuid;

/// Longest letter, in characters: several pages.
pub(super) const MAX_LETTER_CHARS: usize = 10_000;

/// The caller's letters, the latest first.
#[utoipa::path(get, path = "/api/cover-letters", operation_id = "letters", tag = "letters", security(("bearer" = [])),
    responses((status = 200, body = Data<Vec<ListedLetter>>)))]
pub(super) async fn list(State(app): State<App>, caller: Caller) -> ApiResult<Json<Data<Vec<ListedLetter>>>> {
    let rows = app.store.cover_letters(caller.user.id).all().await?;
    Ok(Json(Data { data: rows.into_iter().map(ListedLetter::from).collect() }))
}

/// One of the caller's letters.
#[utoipa::path(get, path = "/api/cover-letters/{id}", operation_id = "letter", tag = "letters", security(("bearer" = [])),
    params(("id" = String, Path)), responses((status = 200, body = Data<KeptLetter>)))]
pub(super) async fn show(
    State(app): State<App>,
    caller: Caller,
    LetterId(id): LetterId,
) -> ApiResult<Json<Data<KeptLetter>>> {
    Ok(Json(Data { data: load(&app, &caller, id).await? }))
}

/// An edited letter.
#[derive(Deserialize, ToSchema)]
pub(super) struct LetterEdit {
    letter: String,
}

/// Keeps the caller's edit of a letter.
#[utoipa::path(put, path = "/api/cover-letters/{id}", operation_id = "edit_letter", tag = "letters", security(("bearer" = [])),
    params(("id" = String, Path)), request_body = LetterEdit, responses((status = 200, body = Data<KeptLetter>), Forbidden))]
pub(super) async fn edit(
    State(app): State<App>,
    caller: Caller,
    LetterId(id): LetterId,
    Body(edit): Body<LetterEdit>,
) -> ApiResult<Json<Data<KeptLetter>>> {
    let letter = checked(&edit.letter)?;
    let letters = app.store.cover_letters(caller.user.id);
    let before = letters.get(id).await?.ok_or_else(no_such_letter)?.letter.len();
    // One that makes it no longer fits always.
    if letter.len() > before {
        app.admit_bytes(caller.user.id, letter.len() - before).await?;
    }
    if !letters.edit(id, letter, app.entropy.now()).await? {
        return Err(no_such_letter());
    }
    Ok(Json(Data { data: load(&app, &caller, id).await? }))
}

/// Moves one of the caller's letters to the trash.
#[utoipa::path(delete, path = "/api/cover-letters/{id}", operation_id = "delete_letter", tag = "letters", security(("bearer" = [])),
    params(("id" = String, Path)), responses((status = 200, body = Data<Deleted>)))]
pub(super) async fn remove(
    State(app): State<App>,
    caller: Caller,
    LetterId(id): LetterId,
) -> ApiResult<Json<Data<Deleted>>> {
    if !app.store.cover_letters(caller.user.id).discard(id, app.entropy.now()).await? {
        return Err(no_such_letter());
    }
    Ok(Json(Data { data: Deleted { deleted: true } }))
}

/// A letter as it was typed, when it is one.
pub(super) fn checked(letter: &str) -> ApiResult<&str> {
    let letter = letter.trim();
    if letter.is_empty() {
        return Err(ApiError::invalid_field("letter", "The letter is empty"));
    }
    if letter.chars().count() > MAX_LETTER_CHARS {
        return Err(ApiError::invalid_field("letter", "Use at most 10,000 characters"));
    }
    Ok(letter)
}

async fn load(app: &App, caller: &Caller, id: Uuid) -> ApiResult<KeptLetter> {
    let row = app.store.cover_letters(caller.user.id).get(id).await?;
    row.map(KeptLetter::from).ok_or_else(no_such_letter)
}

fn no_such_letter() -> ApiError {
    LetterId::not_found()
}
