use super::{load, no_such_resume};
use crate::error::ApiResult;
use crate::extract::Id;
use crate::session::Caller;
use crate::state::App;
use crate::wire::Data;
use axum::Json;
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

/// A version in the list.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct VersionRecord {
    /// Counts up from 1; a number is never used twice.
    number: i64,
    saved_at: String,
    /// Whether it is the latest.
    current: bool,
    /// 0 to 100; null for a version that was not scored.
    #[schema(required)]
    ats_score: Option<i64>,
}

/// The versions that are kept, newest first: up to 50.
#[utoipa::path(get, path = "/api/resume/{id}/versions", tag = "editor", security(("bearer" = [])), params(("id" = String, Path)),
    responses((status = 200, body = Data<Vec<VersionRecord>>)))]
pub(super) async fn versions(
    State(app): State<App>,
    caller: Caller,
    Id(id): Id,
) -> ApiResult<Json<Data<Vec<VersionRecord>>>> {
    if !load(&app, &caller, id).await?.is_confirmed() {
        return Err(no_such_resume());
    }
    let kept = app.store.resumes(caller.user.id).versions(id).await?;
    let latest = kept.first().map(|version| version.version);
    let data = kept.into_iter().map(|version| VersionRecord {
        number: version.version,
        saved_at: version.saved_at.to_string(),
        current: Some(version.version) == latest,
        ats_score: version.ats_score,
    });
    Ok(Json(Data { data: data.collect() }))
}
