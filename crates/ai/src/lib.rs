//! Language models as services: Gemini, and everything that speaks OpenAI's chat completions (OpenAI, Ollama, vLLM).
//!
//! [`connect`] makes a [`Model`] from [`Settings`]. A model answers a [`Prompt`] whole or piece by piece; what goes wrong is
//! one of [`AiError`]'s cases. Dropping a call or a stream closes its connection. What is asked, and what an answer is used
//! for, is not known here.

mod budget;
mod error;
mod gemini;
mod openai;
mod prompt;
mod settings;
mod sse;
mod transport;

pub use budget::{Budget, Unlimited};
pub use error::{AiError, Block};
pub use prompt::{Attachment, Prompt, Sampling};
pub use settings::{Key, Patience, Provider, Settings, Thinking};

use futures::future::BoxFuture;
use futures::stream::BoxStream;
use std::sync::Arc;

/// Most bytes of one answer.
pub const MAX_ANSWER_BYTES: usize = 1024 * 1024;

/// A language model behind a service.
pub trait Model: Send + Sync {
    /// What people call the service, for example `Gemini`.
    fn service(&self) -> &str;

    /// Which model of the service answers.
    fn name(&self) -> &str;

    /// Whether files may go along with a prompt.
    fn takes_files(&self) -> bool;

    /// The whole answer.
    fn generate<'a>(&'a self, prompt: &'a Prompt) -> BoxFuture<'a, Result<String, AiError>>;

    /// The answer as it is written; the stream ends after the last piece or after an error.
    fn stream<'a>(&'a self, prompt: &'a Prompt) -> BoxStream<'a, Result<String, AiError>>;

    /// Asks for a word: a cheap call that shows whether address, key and model are right.
    fn check(&self) -> BoxFuture<'_, Result<(), AiError>> {
        Box::pin(async move {
            let prompt = Prompt { text: CHECK.to_owned(), max_output_tokens: CHECK_TOKENS, ..Prompt::default() };
            match self.generate(&prompt).await {
                // A model that thinks first may have used up its tokens: it is there all the same.
                Ok(_) | Err(AiError::Cut | AiError::Empty) => Ok(()),
                Err(failure) => Err(failure),
            }
        })
    }
}

/// What a model is asked to show that it is there, and most tokens of its answer.
const CHECK: &str = "Answer with the word yes.";
const CHECK_TOKENS: u32 = 32;

/// A model by its settings, whose every request is counted.
///
/// # Errors
/// When the system's certificates cannot be read.
pub fn connect(settings: Settings, budget: Arc<dyn Budget>) -> Result<Box<dyn Model>, AiError> {
    let http = transport::Http::new(settings.patience, budget)?;
    Ok(match settings.provider {
        Provider::Gemini => Box::new(gemini::Gemini::new(settings, http)),
        Provider::OpenAi => Box::new(openai::OpenAi::new(settings, http)),
    })
}
