//! Portfolio sites: filled in, kept, shown, deployed and visited.

mod archived;
mod categories;
mod content;
mod deploy;
mod domain;
mod kept;
mod packed;
mod receive;
mod running;
mod save;
mod vercel;
mod visitors;
mod website;
mod wire;

pub mod hosting;

use crate::error::{ApiError, ApiResult};
use crate::extract::PortfolioId;
use crate::session::Caller;
use crate::state::App;
use crate::web::unread_body;
use crate::web::writes::queued;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn;
use utoipa_axum::router::{OpenApiRouter, UtoipaMethodRouterExt};
use utoipa_axum::routes;
use uuid::Uuid;
use vitae_store::Portfolio;

pub use archived::{ArchivedPortfolio, archived, import_archived};
pub use domain::DomainProofs;
pub use receive::MAX_PICTURE_BYTES;
pub use running::Deploys;
pub use vercel::{VercelHost, remove_waiting_sites};
pub use visitors::{Visitors, flush_visitors};

/// Portfolios that an account may keep.
pub const MAX_PORTFOLIOS: u32 = 20;

/// Sites that an account may have live (PDE-22).
pub(super) const MAX_DEPLOYMENTS: u32 = 2;

/// The routes of this folder.
pub fn router() -> OpenApiRouter<App> {
    let with_pictures = (from_fn(unread_body::take_off), DefaultBodyLimit::max(receive::MAX_BODY_BYTES));
    OpenApiRouter::new()
        .routes(routes!(categories::list))
        .routes(routes!(categories::view))
        .routes(routes!(categories::like, categories::unlike))
        .routes(routes!(deploy::hosting))
        .routes(routes!(deploy::list))
        .routes(routes!(kept::list))
        .routes(queued(routes!(save::create)).layer(with_pictures.clone()))
        .routes(routes!(kept::show, kept::remove))
        .routes(queued(routes!(save::replace)).layer(with_pictures))
        .routes(routes!(website::html))
        .routes(routes!(website::zip))
        .routes(routes!(website::preview))
        .routes(routes!(website::preview_picture))
        .routes(routes!(deploy::progress, deploy::remove))
        .routes(queued(routes!(deploy::deploy)))
        .routes(routes!(domain::check))
}

/// One of the caller's portfolios.
async fn own(app: &App, caller: &Caller, id: Uuid) -> ApiResult<Portfolio> {
    app.store.portfolios(caller.user.id).get(id).await?.ok_or_else(no_such_portfolio)
}

fn no_such_portfolio() -> ApiError {
    PortfolioId::not_found()
}
