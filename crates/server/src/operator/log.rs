use super::caller::Operator;
use super::{Page, at_least_first, before, pages};
use crate::error::ApiResult;
use crate::extract::Params;
use crate::state::App;
use crate::wire::Data;
use axum::Json;
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;
use vitae_store::OperatorAction;

/// Entries on a page.
const PAGE: u32 = 50;

/// Something that an operator did.
#[derive(Serialize, ToSchema)]
pub(super) struct OperatorLogEntry {
    id: String,
    at: String,
    /// The operator's address.
    operator: String,
    /// `plan`, `disable`, `enable`, `reset-link`, `invite`, `withdraw-invitation`, `remove-job`, `operator` or `no-operator`.
    action: String,
    subject: String,
    detail: String,
}

impl From<OperatorAction> for OperatorLogEntry {
    fn from(OperatorAction { id, at, operator, action, subject, detail }: OperatorAction) -> Self {
        Self { id: id.to_string(), at: at.to_string(), operator, action, subject, detail }
    }
}

/// A page of the log.
#[derive(Serialize, ToSchema)]
pub(super) struct OperatorLogPage {
    entries: Vec<OperatorLogEntry>,
    total: u64,
    page: u32,
    pages: u64,
}

/// What operators did, the last thing first.
#[utoipa::path(get, path = "/api/operator/log", operation_id = "operator_log", tag = "operator", security(("bearer" = [])),
    params(Page), responses((status = 200, body = Data<OperatorLogPage>)))]
pub(super) async fn list(
    State(app): State<App>,
    _operator: Operator,
    Params(Page { page }): Params<Page>,
) -> ApiResult<Json<Data<OperatorLogPage>>> {
    let page = at_least_first(page)?;
    let (total, entries) = app.store.operator_log().page(before(page, PAGE), PAGE).await?;
    let entries = entries.into_iter().map(OperatorLogEntry::from).collect();
    Ok(Json(Data { data: OperatorLogPage { entries, total, page, pages: pages(total, PAGE) } }))
}
