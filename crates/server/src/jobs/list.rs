use super::require_plan;
use super::wire::{JobEntry, entries};
use crate::error::{ApiError, ApiResult};
use crate::extract::Params;
use crate::refusals::{Forbidden, Invalid};
use crate::session::Caller;
use crate::state::App;
use crate::wire::Data;
use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use vitae_model::job::{EmploymentType, ExperienceLevel, JobCategory};
use vitae_search::{JobQuery, Order};

/// Jobs on a page where none are asked for (JOB-22).
const PAGE_SIZE: u32 = 3;

/// Most jobs on a page.
const MAX_PAGE_SIZE: u32 = 50;

/// Last page that can be asked for: what an integer of 32 bits holds.
const MAX_PAGE: u32 = i32::MAX as u32;

/// Longest search that is looked at, in characters: more words than an advertisement's title.
const MAX_SEARCH_CHARS: usize = 300;

/// What the board is asked for; a parameter without a value is the same as none.
#[derive(Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub(super) struct Filters {
    /// Words that all must occur; a phrase in quotation marks.
    search: Option<String>,
    category: Option<String>,
    /// Words of the place.
    location: Option<String>,
    employment_type: Option<String>,
    experience_level: Option<String>,
    /// With several of remote, hybrid and on-site, one of them is enough.
    is_remote: Option<String>,
    is_hybrid: Option<String>,
    is_onsite: Option<String>,
    /// `newest`, the default, or `best`: what matches the search best first.
    sort: Option<String>,
}

impl Filters {
    /// The same for the index.
    pub(super) fn query(&self) -> ApiResult<JobQuery> {
        let text = |text: &Option<String>| -> String {
            text.as_deref().unwrap_or_default().trim().chars().take(MAX_SEARCH_CHARS).collect()
        };
        Ok(JobQuery {
            search: text(&self.search),
            category: choice("category", &self.category, JobCategory::named)?,
            location: text(&self.location),
            employment_type: choice("employmentType", &self.employment_type, EmploymentType::named)?,
            experience_level: choice("experienceLevel", &self.experience_level, ExperienceLevel::named)?,
            is_remote: switch("isRemote", &self.is_remote)?,
            is_hybrid: switch("isHybrid", &self.is_hybrid)?,
            is_onsite: switch("isOnsite", &self.is_onsite)?,
            order: choice("sort", &self.sort, order)?.unwrap_or(Order::Newest),
        })
    }
}

fn order(text: &str) -> Option<Order> {
    match text {
        "newest" => Some(Order::Newest),
        "best" => Some(Order::BestMatch),
        _ => None,
    }
}

fn choice<T>(name: &str, given: &Option<String>, named: impl Fn(&str) -> Option<T>) -> ApiResult<Option<T>> {
    match given.as_deref().map(str::trim) {
        None | Some("") => Ok(None),
        Some(text) => match named(text) {
            Some(value) => Ok(Some(value)),
            None => Err(ApiError::invalid_field(name, format!("The parameter {name} does not take this value."))),
        },
    }
}

fn switch(name: &str, given: &Option<String>) -> ApiResult<bool> {
    let on = choice(name, given, |text| match text {
        "true" | "1" => Some(true),
        "false" | "0" => Some(false),
        _ => None,
    })?;
    Ok(on.unwrap_or(false))
}

/// Which page.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Paging {
    /// From 1.
    #[param(minimum = 1, maximum = 2_147_483_647)]
    page: Option<u32>,
    /// Jobs on a page, 3 by default.
    #[param(minimum = 1, maximum = 50)]
    limit: Option<u32>,
}

/// A page of the board.
#[derive(Serialize, ToSchema)]
pub(super) struct JobPage {
    jobs: Vec<JobEntry>,
    pagination: JobPagination,
}

/// Where a page stands among all.
#[derive(Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct JobPagination {
    current_page: u32,
    total_pages: u64,
    total_jobs: u64,
    has_next: bool,
    has_prev: bool,
}

impl JobPagination {
    fn new(page: u32, limit: u32, total_jobs: u64) -> Self {
        let total_pages = total_jobs.div_ceil(limit.into());
        Self {
            current_page: page,
            total_pages,
            total_jobs,
            has_next: u64::from(page) < total_pages,
            has_prev: page > 1,
        }
    }
}

/// A page of the open jobs.
#[utoipa::path(get, path = "/api/jobs", operation_id = "jobs_list", tag = "jobs", security(("bearer" = [])), params(Filters, Paging),
    responses((status = 200, body = Data<JobPage>), Forbidden, Invalid))]
pub(super) async fn list(
    State(app): State<App>,
    caller: Caller,
    Params(filters): Params<Filters>,
    Params(paging): Params<Paging>,
) -> ApiResult<Json<Data<JobPage>>> {
    require_plan(&app, &caller)?;
    let (page, limit) = (paging.page.unwrap_or(1), paging.limit.unwrap_or(PAGE_SIZE));
    if !(1..=MAX_PAGE).contains(&page) || !(1..=MAX_PAGE_SIZE).contains(&limit) {
        return Err(ApiError::bad_request("Pages begin at 1 and hold 1 to 50 jobs."));
    }
    let query = filters.query()?;
    let search = query.search.clone();
    let offset = u64::from(page - 1) * u64::from(limit);
    let hits = app.board.ask(&app, caller.user.id, move |index| index.search(&query, offset, limit as usize)).await?;
    let rows = app.store.jobs().many(&hits.ids).await?;
    let jobs = entries(&app, Some(&caller), rows, &search).await?;
    Ok(Json(Data { data: JobPage { jobs, pagination: JobPagination::new(page, limit, hits.total) } }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn job_67_pages_know_their_place() {
        let cases = [
            (1, 3, 0, (0, false, false)),
            (1, 3, 3, (1, false, false)),
            (2, 3, 7, (3, true, true)),
            (9, 3, 7, (3, false, true)),
        ];
        for (page, limit, total, (total_pages, has_next, has_prev)) in cases {
            let expected = JobPagination { current_page: page, total_pages, total_jobs: total, has_next, has_prev };
            assert_eq!(JobPagination::new(page, limit, total), expected);
        }
    }
}
