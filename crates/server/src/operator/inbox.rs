//! What people sent, and what they say is wrong with jobs.

use super::caller::{Action, Operator};
use super::{Page, at_least_first, before, pages};
use crate::error::ApiResult;
use crate::extract::{JobId, Params};
use crate::jobs::{self, Deleted};
use crate::state::App;
use crate::wire::Data;
use axum::Json;
use axum::extract::State;
use serde::Serialize;
use std::collections::HashMap;
use utoipa::ToSchema;

/// Entries on a page.
const PAGE: u32 = 50;

/// An address in a list.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ListedSubscriber {
    /// The list's code.
    list: String,
    email: String,
    created_at: String,
}

/// A page of them.
#[derive(Serialize, ToSchema)]
pub(super) struct SubscriberPage {
    subscribers: Vec<ListedSubscriber>,
    total: u64,
    page: u32,
    pages: u64,
}

/// Addresses that asked for news, the newest first.
#[utoipa::path(get, path = "/api/operator/subscribers", operation_id = "subscribers", tag = "operator", security(("bearer" = [])),
    params(Page), responses((status = 200, body = Data<SubscriberPage>)))]
pub(super) async fn subscribers(
    State(app): State<App>,
    _operator: Operator,
    Params(Page { page }): Params<Page>,
) -> ApiResult<Json<Data<SubscriberPage>>> {
    let page = at_least_first(page)?;
    let (total, found) = app.store.subscribers().page(before(page, PAGE), PAGE).await?;
    let listed = found.into_iter().map(|one| ListedSubscriber {
        list: one.list,
        email: one.email,
        created_at: one.created_at.to_string(),
    });
    Ok(Json(Data { data: SubscriberPage { subscribers: listed.collect(), total, page, pages: pages(total, PAGE) } }))
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

/// A page of them.
#[derive(Serialize, ToSchema)]
pub(super) struct MessagePage {
    messages: Vec<ListedMessage>,
    total: u64,
    page: u32,
    pages: u64,
}

/// Messages of the contact form, the newest first.
#[utoipa::path(get, path = "/api/operator/messages", operation_id = "messages", tag = "operator", security(("bearer" = [])),
    params(Page), responses((status = 200, body = Data<MessagePage>)))]
pub(super) async fn messages(
    State(app): State<App>,
    _operator: Operator,
    Params(Page { page }): Params<Page>,
) -> ApiResult<Json<Data<MessagePage>>> {
    let page = at_least_first(page)?;
    let (total, found) = app.store.contact_messages().page(before(page, PAGE), PAGE).await?;
    let listed = found.into_iter().map(|one| ListedMessage {
        id: one.id.to_string(),
        sent_at: one.created_at.to_string(),
        name: one.name,
        email: one.email,
        subject: one.subject,
        message: one.message,
    });
    Ok(Json(Data { data: MessagePage { messages: listed.collect(), total, page, pages: pages(total, PAGE) } }))
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

/// A page of them.
#[derive(Serialize, ToSchema)]
pub(super) struct ReportPage {
    reports: Vec<ListedReport>,
    total: u64,
    page: u32,
    pages: u64,
}

/// Reported jobs, the last report first.
#[utoipa::path(get, path = "/api/operator/reports", operation_id = "job_reports", tag = "operator", security(("bearer" = [])),
    params(Page), responses((status = 200, body = Data<ReportPage>)))]
pub(super) async fn reports(
    State(app): State<App>,
    _operator: Operator,
    Params(Page { page }): Params<Page>,
) -> ApiResult<Json<Data<ReportPage>>> {
    let page = at_least_first(page)?;
    let (total, found) = app.store.jobs().report_page(before(page, PAGE), PAGE).await?;
    let ids: Vec<_> = found.iter().map(|(report, _)| report.job).collect();
    let jobs: HashMap<_, _> = app.store.jobs().many(&ids).await?.into_iter().map(|job| (job.id, job)).collect();
    let mut reports = Vec::with_capacity(found.len());
    for (report, reported_by) in found {
        // One that was taken off the board in this moment has no report any more either.
        let Some(posting) = jobs.get(&report.job).map(jobs::posting).transpose()? else { continue };
        reports.push(ListedReport {
            job_id: report.job.to_string(),
            title: posting.job_title,
            company: posting.company_name,
            reason: report.reason,
            note: report.note,
            reported_at: report.reported_at.to_string(),
            reported_by,
        });
    }
    Ok(Json(Data { data: ReportPage { reports, total, page, pages: pages(total, PAGE) } }))
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
