use super::matching::{Basis, Matcher};
use super::wire::{JobEntry, entries};
use super::{posting, require_plan};
use crate::error::{ApiError, ApiResult};
use crate::extract::Params;
use crate::refusals::Forbidden;
use crate::session::Caller;
use crate::state::App;
use crate::wire::Data;
use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use vitae_store::JobRow;

/// Jobs recommended where no number is asked for.
const RECOMMENDED: usize = 10;

/// Most jobs recommended.
const MAX_RECOMMENDED: usize = 20;

/// Jobs that the index finds for a resume's words and that are compared with it one by one.
const CANDIDATES: usize = 100;

/// How many.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct HowMany {
    /// 10 by default.
    #[param(minimum = 1, maximum = 20)]
    limit: Option<usize>,
}

/// The jobs that match the caller's latest resume best.
#[derive(Serialize, ToSchema)]
pub(super) struct RecommendedJobs {
    /// Best match first; empty without a resume.
    jobs: Vec<JobEntry>,
    basis: Basis,
}

/// The best of all open jobs for the caller's latest resume.
#[utoipa::path(get, path = "/api/jobs/recommended", operation_id = "recommended_jobs", tag = "jobs", security(("bearer" = [])),
    params(HowMany), responses((status = 200, body = Data<RecommendedJobs>), Forbidden))]
pub(super) async fn recommended(
    State(app): State<App>,
    caller: Caller,
    Params(HowMany { limit }): Params<HowMany>,
) -> ApiResult<Json<Data<RecommendedJobs>>> {
    require_plan(&app, &caller)?;
    let limit = limit.unwrap_or(RECOMMENDED);
    if !(1..=MAX_RECOMMENDED).contains(&limit) {
        return Err(ApiError::bad_request("Ask for 1 to 20 jobs."));
    }
    let Some(matcher) = Matcher::of(&app, &caller).await? else {
        return Ok(Json(Data { data: RecommendedJobs { jobs: Vec::new(), basis: Basis::None } }));
    };
    let best = best(&app, &caller, &matcher, limit).await?;
    let jobs = entries(&app, Some(&caller), best, "").await?;
    Ok(Json(Data { data: RecommendedJobs { jobs, basis: Basis::Resume } }))
}

/// The candidates with the most points; those of equal points as the index ranks them.
async fn best(app: &App, caller: &Caller, matcher: &Matcher, limit: usize) -> ApiResult<Vec<JobRow>> {
    let terms = matcher.search_terms();
    let ids = app.board.ask(app, caller.user.id, move |index| index.candidates(&terms, CANDIDATES)).await?;
    let rows = app.store.jobs().many(&ids).await?;
    let postings = rows.iter().map(posting).collect::<ApiResult<Vec<_>>>()?;
    let points = matcher.points(app, postings).await?;
    let mut ranked: Vec<_> = rows.into_iter().zip(points).filter(|(_, points)| points.is_some()).collect();
    ranked.sort_by_key(|(_, points)| std::cmp::Reverse(*points));
    Ok(ranked.into_iter().take(limit).map(|(row, _)| row).collect())
}
