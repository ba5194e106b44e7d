//! Cover letters: written for everybody, kept for users.

mod archived;
mod files;
mod generate;
mod increment;
mod kept;
mod request;
mod wire;
mod written;

pub use archived::{ArchivedLetter, import_archived};
pub use written::MAX_KEPT as MAX_LETTERS;

use crate::error::ApiResult;
use crate::extract::client::Client;
use crate::security::rules::{self, Rule};
use crate::session::Caller;
use crate::state::App;
use crate::web::writes::queued;
use utoipa_axum::{router::OpenApiRouter, routes};

/// The routes of this folder.
pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(queued(routes!(generate::generate)))
        .routes(routes!(increment::increment))
        .routes(queued(routes!(files::pdf)))
        .routes(queued(routes!(files::doc)))
        .routes(routes!(kept::list))
        .routes(routes!(kept::show, kept::edit, kept::remove))
}

/// Whoever asks, by account or by address: what limits and queues count by.
struct Asker {
    rule: &'static Rule,
    key: String,
}

impl Asker {
    fn new(caller: Option<&Caller>, client: &Client) -> Self {
        match caller {
            Some(caller) => Self { rule: &rules::LETTERS, key: caller.user.id.to_string() },
            None => Self { rule: &rules::LETTERS_OF_GUEST, key: client.group() },
        }
    }

    fn count(&self, app: &App) -> ApiResult<()> {
        app.count(self.rule, &self.key)
    }
}
