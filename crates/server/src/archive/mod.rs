//! Everything that an account holds in one ZIP file: made for its owner, and taken back by any server.
//!
//! `account.json` names everything; each resume and portfolio has a folder. What is in it is untrusted like any upload: it
//! passes the rules of the forms it once came through, gets new ids, and replaces nothing.

mod export;
mod import;

pub use export::csv_cell;

use crate::applications::ArchivedApplication;
use crate::letters::ArchivedLetter;
use crate::portfolio::ArchivedPortfolio;
use crate::resumes::ArchivedResume;
use crate::state::App;
use crate::web::unread_body;
use crate::web::writes::queued;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn;
use serde::{Deserialize, Serialize};
use utoipa_axum::router::{OpenApiRouter, UtoipaMethodRouterExt};
use utoipa_axum::routes;

/// The name of this format, so that other archives are told from ours.
const FORMAT: &str = "vitae-account";

/// The number of its shape.
const VERSION: u32 = 1;

/// The file that names all others.
const INDEX: &str = "account.json";

/// The routes of this folder.
pub fn router() -> OpenApiRouter<App> {
    let large = (from_fn(unread_body::take_off), DefaultBodyLimit::max(import::MAX_ARCHIVE_BYTES));
    OpenApiRouter::new().routes(routes!(export::export)).routes(queued(routes!(import::import)).layer(large))
}

/// What `account.json` holds.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Archive {
    format: String,
    version: u32,
    exported_at: String,
    account: Account,
    resumes: Vec<ArchivedResume>,
    letters: Vec<ArchivedLetter>,
    applications: Vec<ArchivedApplication>,
    portfolios: Vec<ArchivedPortfolio>,
    /// What is the owner's to read and not taken back: posted jobs, connected profiles.
    #[serde(default)]
    more: serde_json::Value,
}

/// The account itself.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Account {
    name: String,
    email: String,
    created_at: String,
    plan: String,
    selected_template: Option<String>,
    privacy_consent: Option<String>,
    cover_letter_count: u32,
}
