use crate::error::ApiResult;
use crate::session::Caller;
use crate::state::App;
use crate::wire::Data;
use axum::Json;
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

/// How many letters were written for the caller.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct LetterCount {
    cover_letter_count: u32,
}

/// Counts a letter that was written; each letter counts once, and without a new one the count stays.
#[utoipa::path(post, path = "/api/users/cover-letter/increment", operation_id = "count_letter", tag = "letters", security(("bearer" = [])),
    responses((status = 200, body = Data<LetterCount>)))]
pub(super) async fn increment(State(app): State<App>, caller: Caller) -> ApiResult<Json<Data<LetterCount>>> {
    let cover_letter_count = app.store.cover_letters(caller.user.id).count_one().await?;
    Ok(Json(Data { data: LetterCount { cover_letter_count } }))
}
