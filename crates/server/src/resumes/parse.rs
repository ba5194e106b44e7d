use super::engines::{engine_of, made};
use super::load;
use super::reading::read_and_keep;
use crate::ai::EngineChoice;
use crate::error::{ApiError, ApiResult};
use crate::extract::{Id, Params};
use crate::refusals::{Invalid, Limited};
use crate::session::Caller;
use crate::state::App;
use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use vitae_model::{Details, Parsed, ParsedResume, nonsense, stored};
use vitae_reader::ENGINE_VERSION;
use vitae_store::StoredParse;

/// What was read from a file, and from where.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ParseAnswer {
    data: ParsedResume,
    details: Details,
    /// Whether another version of the parser has read the file than the one that runs now: `again=true` reads it anew.
    newer_reader: bool,
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Wish {
    /// Reads the file anew when another engine or another version of the parser has read it.
    #[serde(default)]
    again: bool,
    /// Who is to read a file that nobody has read; left out, the language model does when one is set.
    #[param(inline)]
    engine: Option<EngineChoice>,
}

/// Reads an uploaded file. Asking again answers the same without reading twice. Of a refusal only the reason is kept, so that
/// it can be tried again; a file that took too long is not tried again for a day.
#[utoipa::path(post, path = "/api/resume/{id}/parse", tag = "resume", security(("bearer" = [])), params(("id" = String, Path), Wish),
    responses((status = 200, body = ParseAnswer), Invalid, Limited))]
pub(super) async fn parse(
    State(app): State<App>,
    caller: Caller,
    Id(id): Id,
    Params(wish): Params<Wish>,
) -> ApiResult<Json<ParseAnswer>> {
    let row = load(&app, &caller, id).await?;
    if let Some(kept) = app.store.resumes(caller.user.id).parse_of(id).await? {
        let kept = answer(&kept)?;
        if !wish.asks_anew(&kept) {
            return Ok(Json(kept.marked(&app)));
        }
    }
    let engine = engine_of(wish.engine.unwrap_or_else(|| EngineChoice::usual(&app)), &app)?;
    let Parsed { resume, details } = read_and_keep(&app, &row, &*engine).await?.parsed;
    Ok(Json(ParseAnswer { data: resume, details, newer_reader: false }.marked(&app)))
}

impl ParseAnswer {
    /// With marks at what cannot be right, whoever read the file, and when.
    fn marked(mut self, app: &App) -> Self {
        let today = time::OffsetDateTime::from(app.entropy.now());
        nonsense::mark(&self.data, &mut self.details.marks, today.year());
        self
    }
}

impl Wish {
    fn asks_anew(&self, kept: &ParseAnswer) -> bool {
        let other_engine = self.engine.is_some_and(|engine| !made(engine, &kept.details.engine));
        self.again && (other_engine || kept.newer_reader)
    }
}

fn answer(kept: &StoredParse) -> ApiResult<ParseAnswer> {
    let data = stored::read(&kept.parsed_json, kept.json_version).map_err(ApiError::internal)?;
    let details: Details = stored::read(&kept.details_json, kept.json_version).map_err(ApiError::internal)?;
    let newer_reader = made(EngineChoice::Embedded, &details.engine) && kept.reader_version != ENGINE_VERSION;
    Ok(ParseAnswer { data, details, newer_reader })
}
