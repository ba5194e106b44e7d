//! What people sent, and what they say is wrong with jobs.

use super::caller::{Action, Operator};
use crate::error::ApiResult;
use crate::extract::JobId;
use crate::jobs::{self, Deleted};
use crate::state::App;
use crate::wire::Data;
use axum::Json;
use axum::extract::State;
use serde::Serialize;
use std::collections::HashMap;
use utoipa::ToSchema;

/// An address in a list.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ListedSubscriber {
    /// The list's code.
    list: String,
    email: String,
    created_at: String,
}

/// Addresses that asked for news, the newest first.
#[utoipa::path(get, path = "/api/operator/subscribers", operation_id = "subscribers", tag = "operator", security(("bearer" = [])),
    responses((status = 200, body = Data<Vec<ListedSubscriber>>)))]
pub(super) async fn subscribers(
    State(app): State<App>,
    _operator: Operator,
) -> ApiResult<Json<Data<Vec<ListedSubscriber>>>> {
    let mut all = app.store.subscribers().all().await?;
    all.sort_by_key(|subscriber| std::cmp::Reverse(subscriber.created_at));
    let listed = all.into_iter().map(|one| ListedSubscriber {
        list: one.list,
        email: one.email,
        created_at: one.created_at.to_string(),
    });
    Ok(Json(Data { data: listed.collect() }))
}

/// A message of the contact form.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ListedMessage {
    id: String,
    sent_at: String,
    name: String,
    email: String,
    subject: String,
    message: String,
}

/// Messages of the contact form, the newest first.
#[utoipa::path(get, path = "/api/operator/messages", operation_id = "messages", tag = "operator", security(("bearer" = [])),
    responses((status = 200, body = Data<Vec<ListedMessage>>)))]
pub(super) async fn messages(State(app): State<App>, _operator: Operator) -> ApiResult<Json<Data<Vec<ListedMessage>>>> {
    let all = app.store.contact_messages().all().await?;
    let listed = all.into_iter().rev().map(|one| ListedMessage {
        id: one.id.to_string(),
        sent_at: one.created_at.to_string(),
        name: one.name,
        email: one.email,
        subject: one.subject,
        message: one.message,
    });
    Ok(Json(Data { data: listed.collect() }))
}

/// What a user says is wrong with a job.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ListedReport {
    job_id: String,
    title: String,
    company: String,
    /// `scam`, `closed`, `discrimination`, `wrong` or `other`.
    reason: String,
    note: String,
    reported_at: String,
    /// The address of whoever reported it.
    reported_by: String,
}

/// Reported jobs, the last report first.
#[utoipa::path(get, path = "/api/operator/reports", operation_id = "job_reports", tag = "operator", security(("bearer" = [])),
    responses((status = 200, body = Data<Vec<ListedReport>>)))]
pub(super) async fn reports(State(app): State<App>, _operator: Operator) -> ApiResult<Json<Data<Vec<ListedReport>>>> {
    let reports = app.store.jobs().reports().await?;
    let ids: Vec<_> = reports.iter().map(|report| report.job).collect();
    let jobs: HashMap<_, _> = app.store.jobs().many(&ids).await?.into_iter().map(|job| (job.id, job)).collect();
    let mut listed = Vec::with_capacity(reports.len());
    for report in reports {
        let Some(posting) = jobs.get(&report.job).map(jobs::posting).transpose()? else { continue };
        let by = app.store.users().by_id(report.user).await?;
        listed.push(ListedReport {
            job_id: report.job.to_string(),
            title: posting.job_title,
            company: posting.company_name,
            reason: report.reason,
            note: report.note,
            reported_at: report.reported_at.to_string(),
            reported_by: by.map_or_else(String::new, |user| user.email),
        });
    }
    Ok(Json(Data { data: listed }))
}

/// Takes a job off the board, whoever posted it.
#[utoipa::path(delete, path = "/api/operator/jobs/{id}", operation_id = "remove_job", tag = "operator", security(("bearer" = [])),
    params(("id" = String, Path)), responses((status = 200, body = Data<Deleted>)))]
pub(super) async fn remove_job(
    State(app): State<App>,
    operator: Operator,
    JobId(id): JobId,
) -> ApiResult<Json<Data<Deleted>>> {
    let row = jobs::load(&app, id).await?;
    let posting = jobs::posting(&row)?;
    operator.record(&app, Action::RemoveJob, &posting.job_title, &format!("{}, {id}", posting.company_name)).await?;
    jobs::remove(&app, &row).await?;
    Ok(Json(Data { data: Deleted { deleted: true } }))
}
