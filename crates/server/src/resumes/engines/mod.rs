//! Who reads a file: the embedded parser, or a language model when one is set.

mod embedded;
mod language_model;

use crate::ai::Ai;
use crate::error::{ApiError, ApiResult, Code};
use crate::state::App;
use embedded::Embedded;
use futures::future::BoxFuture;
use language_model::LanguageModel;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use vitae_reader::ReadResult;
use vitae_store::ResumeRow;

pub use embedded::FAILED_READS;
pub(super) use embedded::read_unless_given_up;

/// Makes structured data of an uploaded file.
pub(super) trait Engine: Send + Sync {
    /// What stands in the file and what that means, within the limits of its owner.
    fn read<'a>(&'a self, app: &'a App, row: &'a ResumeRow) -> BoxFuture<'a, ApiResult<ReadResult>>;
}

/// An engine to choose.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(super) enum EngineChoice {
    /// The parser that is built in: the file stays here.
    Embedded,
    /// The language model of the settings: the file, or its text, is sent to its service.
    Model,
}

impl EngineChoice {
    /// What is used when nothing is chosen (AIP-17).
    pub fn usual(app: &App) -> Self {
        if app.ai.is_some() { Self::Model } else { Self::Embedded }
    }

    /// Whether details with this name of an engine are of this choice.
    pub fn made(self, engine: &str) -> bool {
        (engine == vitae_reader::ENGINE) == (self == Self::Embedded)
    }

    /// The engine itself.
    pub fn engine(self, app: &App) -> ApiResult<Box<dyn Engine + '_>> {
        match self {
            Self::Embedded => Ok(Box::new(Embedded)),
            Self::Model => Ok(Box::new(LanguageModel(model_of(app)?))),
        }
    }
}

fn model_of(app: &App) -> ApiResult<&Ai> {
    app.ai.as_ref().ok_or_else(|| {
        ApiError::new(Code::ValidationFailed, "No language model is set up here. Use the built-in parser.")
    })
}
