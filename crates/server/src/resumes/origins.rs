use super::content::load_latest;
use super::load;
use crate::error::{ApiError, ApiResult};
use crate::extract::Id;
use crate::session::Caller;
use crate::state::App;
use crate::wire::Data;
use axum::Json;
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;
use vitae_model::stored;
use vitae_profiles::merge::{Origin, Source, locate};

/// Where an entry came from.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct EntryOrigin {
    /// The entry, for example `experience[0]`.
    path: String,
    source: Source,
    /// Its own page, where it has one.
    #[schema(required)]
    url: Option<String>,
    /// When it was taken.
    taken_at: String,
}

/// Where the entries of an assembled resume came from, as its latest version has them; nothing for other resumes.
#[utoipa::path(get, path = "/api/resume/{id}/origins", tag = "profiles", security(("bearer" = [])), params(("id" = String, Path)),
    responses((status = 200, body = Data<Vec<EntryOrigin>>)))]
pub(super) async fn origins(
    State(app): State<App>,
    caller: Caller,
    Id(id): Id,
) -> ApiResult<Json<Data<Vec<EntryOrigin>>>> {
    load(&app, &caller, id).await?;
    let Some(kept) = app.store.resumes(caller.user.id).origins(id).await? else {
        return Ok(Json(Data { data: Vec::new() }));
    };
    let origins: Vec<Origin> = stored::read(&kept.origins_json, kept.json_version).map_err(ApiError::internal)?;
    let resume = load_latest(&app, &caller, id).await?.resume;
    let taken_at = kept.taken_at.to_string();
    let entry = |(path, origin): (String, &Origin)| EntryOrigin {
        path,
        source: origin.source,
        url: origin.value.get("url").and_then(|url| url.as_str()).map(str::to_owned),
        taken_at: taken_at.clone(),
    };
    let data = locate(&resume, &origins).into_iter().map(entry).collect();
    Ok(Json(Data { data }))
}
