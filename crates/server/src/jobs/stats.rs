use super::list::Filters;
use super::require_plan;
use crate::error::ApiResult;
use crate::extract::Params;
use crate::refusals::{Forbidden, Invalid};
use crate::session::Caller;
use crate::state::App;
use crate::wire::Data;
use axum::Json;
use axum::extract::State;
use serde::Serialize;
use std::time::Duration;
use utoipa::ToSchema;
use vitae_model::job::{EmploymentType, ExperienceLevel, JobCategory};
use vitae_search::Counts;
use vitae_store::Timestamp;

/// How many open jobs there are, in all and by kind.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct JobStats {
    total: u64,
    by_category: Vec<Count>,
    by_employment_type: Vec<Count>,
    by_experience_level: Vec<Count>,
    remote: u64,
    hybrid: u64,
    onsite: u64,
    /// The last 30 days in UTC, the oldest first.
    posted_per_day: Vec<DayCount>,
}

/// How many jobs have a value.
#[derive(Serialize, ToSchema)]
pub(super) struct Count {
    name: String,
    count: u64,
}

/// How many jobs were posted on a day.
#[derive(Serialize, ToSchema)]
pub(super) struct DayCount {
    /// `YYYY-MM-DD`.
    date: String,
    count: u64,
}

/// Counts of the open jobs that fit the filters.
#[utoipa::path(get, path = "/api/jobs/stats", operation_id = "job_stats", tag = "jobs", security(("bearer" = [])), params(Filters),
    responses((status = 200, body = Data<JobStats>), Forbidden, Invalid))]
pub(super) async fn stats(
    State(app): State<App>,
    caller: Caller,
    Params(filters): Params<Filters>,
) -> ApiResult<Json<Data<JobStats>>> {
    require_plan(&app, &caller)?;
    let query = filters.query()?;
    let now = app.entropy.now();
    let counts = app.board.ask(&app, caller.user.id, move |index| index.counts(&query, now.as_millis())).await?;
    Ok(Json(Data { data: JobStats::new(counts, now) }))
}

impl JobStats {
    fn new(counts: Counts, now: Timestamp) -> Self {
        Self {
            total: counts.total,
            by_category: named(counts.categories, JobCategory::name),
            by_employment_type: named(counts.employment_types, EmploymentType::name),
            by_experience_level: named(counts.experience_levels, ExperienceLevel::name),
            remote: counts.remote,
            hybrid: counts.hybrid,
            onsite: counts.onsite,
            posted_per_day: (0..counts.per_day.len() as u32)
                .rev()
                .zip(counts.per_day)
                .map(|(days_ago, count)| DayCount { date: date(now.minus(DAY * days_ago)), count })
                .collect(),
        }
    }
}

fn named<T: Copy>(counts: Vec<(T, u64)>, name: fn(T) -> &'static str) -> Vec<Count> {
    counts.into_iter().map(|(value, count)| Count { name: name(value).to_owned(), count }).collect()
}

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

fn date(moment: Timestamp) -> String {
    moment.to_string()[..10].to_owned()
}
