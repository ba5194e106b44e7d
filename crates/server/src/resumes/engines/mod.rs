//! Who reads a file: the embedded parser, or a language model when one is set.

mod embedded;
mod language_model;

use crate::ai::{EngineChoice, no_model};
use crate::error::ApiResult;
use crate::state::App;
use embedded::Embedded;
use futures::future::BoxFuture;
use language_model::LanguageModel;
use vitae_reader::ReadResult;
use vitae_store::ResumeRow;

pub use embedded::FAILED_READS;
pub(super) use embedded::{Admitted, read_unless_given_up};

/// Makes structured data of an uploaded file.
pub(super) trait Engine: Send + Sync {
    /// What stands in the file and what that means, within the limits of its owner.
    fn read<'a>(&'a self, app: &'a App, row: &'a ResumeRow) -> BoxFuture<'a, ApiResult<ReadResult>>;
}

/// Whether details with this name of an engine are of this choice.
pub(super) fn made(choice: EngineChoice, engine: &str) -> bool {
    (engine == vitae_reader::ENGINE) == (choice == EngineChoice::Embedded)
}

/// The engine that was chosen.
pub(super) fn engine_of(choice: EngineChoice, app: &App) -> ApiResult<Box<dyn Engine + '_>> {
    match choice {
        EngineChoice::Embedded => Ok(Box::new(Embedded)),
        EngineChoice::Model => Ok(Box::new(LanguageModel(app.ai.as_ref().ok_or_else(no_model)?))),
    }
}
