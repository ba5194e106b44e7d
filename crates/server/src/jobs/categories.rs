use crate::wire::Data;
use axum::Json;
use vitae_model::job::JobCategory;

/// The categories of jobs.
#[utoipa::path(get, path = "/api/jobs/categories", operation_id = "job_categories", tag = "jobs",
    responses((status = 200, body = Data<Vec<String>>)))]
pub(super) async fn categories() -> Json<Data<Vec<&'static str>>> {
    Json(Data { data: JobCategory::ALL.iter().map(|category| category.name()).collect() })
}
