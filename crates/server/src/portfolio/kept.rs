use super::wire::{DeploymentItem, EditedPortfolio, ListedPortfolio};
use super::{deploy, no_such_portfolio, own};
use crate::error::ApiResult;
use crate::extract::PortfolioId;
use crate::session::Caller;
use crate::state::App;
use crate::sweeps::empty_blob_outbox;
use crate::wire::Data;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;

/// The caller's portfolios, the latest first.
#[utoipa::path(get, path = "/api/portfolio", operation_id = "portfolios", tag = "portfolio", security(("bearer" = [])),
    responses((status = 200, body = Data<Vec<ListedPortfolio>>)))]
pub(super) async fn list(State(app): State<App>, caller: Caller) -> ApiResult<Json<Data<Vec<ListedPortfolio>>>> {
    let rows = app.store.portfolios(caller.user.id).all().await?;
    let mut live = deploy::items(&app, &caller).await?;
    let mut data = Vec::with_capacity(rows.len());
    for row in &rows {
        let at = live.iter().position(|item: &DeploymentItem| item.is_of(row.id));
        data.push(ListedPortfolio::new(row, at.map(|at| live.swap_remove(at)))?);
    }
    Ok(Json(Data { data }))
}

/// One of the caller's portfolios, to be edited.
#[utoipa::path(get, path = "/api/portfolio/{id}", operation_id = "portfolio", tag = "portfolio", security(("bearer" = [])),
    params(("id" = String, Path)), responses((status = 200, body = Data<EditedPortfolio>)))]
pub(super) async fn show(
    State(app): State<App>,
    caller: Caller,
    PortfolioId(id): PortfolioId,
) -> ApiResult<Json<Data<EditedPortfolio>>> {
    let row = own(&app, &caller, id).await?;
    Ok(Json(Data { data: EditedPortfolio::of(&row)? }))
}

/// Deletes one of the caller's portfolios, with its live site. While the site cannot be taken down, both stay.
#[utoipa::path(delete, path = "/api/portfolio/{id}", operation_id = "delete_portfolio", tag = "portfolio",
    security(("bearer" = [])), params(("id" = String, Path)), responses((status = 204)))]
pub(super) async fn remove(
    State(app): State<App>,
    caller: Caller,
    PortfolioId(id): PortfolioId,
) -> ApiResult<StatusCode> {
    deploy::take_down(&app, &caller, id).await?;
    if !app.store.portfolios(caller.user.id).discard(id, app.entropy.now()).await? {
        return Err(no_such_portfolio());
    }
    empty_blob_outbox(&app).await;
    Ok(StatusCode::NO_CONTENT)
}
