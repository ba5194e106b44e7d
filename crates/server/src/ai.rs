//! The language model that an operator may set: its queue, its budget, and what the screens know of it.

use crate::config::{AiConfig, Config};
use crate::entropy::Entropy;
use crate::error::{ApiError, ApiResult};
use crate::security::limiter::Limiter;
use crate::security::rules;
use crate::state::App;
use crate::wire::Data;
use crate::work::{FairQueue, Permit, QueueLimits};
use axum::Json;
use axum::extract::State;
use futures::future::{BoxFuture, FutureExt};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use std::time::Duration;
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};
use vitae_ai::{AiError, Attachment, Budget, Model, Prompt, Sampling, Unlimited};
use vitae_model::prompt::PromptText;

/// Calls at the same time; each waits for a service, not for this machine.
const CALLS: usize = 16;

/// Calls of one account or address at the same time.
const CALLS_OF_ONE: usize = 2;

/// Longest wait for a place.
const WAIT: Duration = Duration::from_secs(10);

/// Under which name the calls of a day are counted.
const ALL: &str = "all";

/// When to come back after the count could not be made.
const RETRY_SECONDS: u64 = 60;

/// The routes of this file.
pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(show))
}

/// A call of a model: the text of a prompt with the settings of the call.
pub fn prompt(text: PromptText, attachment: Option<Attachment>, sampling: Sampling, max_output_tokens: u32) -> Prompt {
    let PromptText { system, text, schema } = text;
    Prompt { system, text, attachment, sampling, max_output_tokens, schema }
}

/// A language model with a queue of its own: a slow service holds no place that others need.
pub struct Ai {
    model: Box<dyn Model>,
    queue: FairQueue,
}

impl Ai {
    /// The model of the settings; nothing when none is set, or when no connection can be made at all.
    pub fn of(config: &AiConfig, limiter: &Limiter, entropy: &Entropy) -> Option<Self> {
        let budget =
            DailyBudget { limiter: limiter.clone(), entropy: entropy.clone(), calls_per_day: config.calls_per_day };
        let model = vitae_ai::connect(config.settings()?, Arc::new(budget));
        let model = model.inspect_err(|error| tracing::error!(%error, "no language model")).ok()?;
        let queue =
            QueueLimits { permits: CALLS, per_key: CALLS_OF_ONE, waiting_per_key: 2, waiting: 100, timeout: WAIT };
        Some(Self { model, queue: FairQueue::new(queue) })
    }

    /// What people call the service.
    pub fn service(&self) -> &str {
        self.model.service()
    }

    /// Which model of the service answers.
    pub fn model(&self) -> &str {
        self.model.name()
    }

    /// Whether files may go along with a prompt.
    pub fn takes_files(&self) -> bool {
        self.model.takes_files()
    }

    /// Waits for a place, within the hourly limit of whoever asks and the daily one of all.
    pub async fn admit(&self, app: &App, asker: &str) -> ApiResult<Permit> {
        check_daily(app)?;
        app.count(&rules::MODEL_CALLS, asker)?;
        let permit = self.queue.acquire(asker).await?;
        check_daily(app)?;
        Ok(permit)
    }

    /// The whole answer.
    pub async fn generate(&self, prompt: &Prompt) -> Result<String, AiError> {
        self.model.generate(prompt).await
    }

    /// The answer piece by piece.
    pub fn stream<'a>(&'a self, prompt: &'a Prompt) -> futures::stream::BoxStream<'a, Result<String, AiError>> {
        self.model.stream(prompt)
    }

    /// A failure for the user.
    pub fn failure(&self, failure: &AiError) -> ApiError {
        ApiError::of_ai(failure, self.service())
    }
}

/// Counts every request to the service, of all visitors together.
struct DailyBudget {
    limiter: Limiter,
    entropy: Entropy,
    calls_per_day: u32,
}

impl Budget for DailyBudget {
    fn spend(&self) -> BoxFuture<'_, Result<(), Duration>> {
        let key = rules::MODEL_BUDGET.key(ALL);
        let counted = self.limiter.count(key, rules::MODEL_BUDGET.window, self.calls_per_day, self.entropy.now());
        let spent = counted.map_err(|refusal| Duration::from_secs(refusal.retry_after().unwrap_or(RETRY_SECONDS)));
        std::future::ready(spent).boxed()
    }
}

fn check_daily(app: &App) -> ApiResult<()> {
    app.check(&rules::MODEL_BUDGET, ALL)
}

/// Who does what a language model can do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum EngineChoice {
    /// What is built in: nothing leaves the server.
    Embedded,
    /// The language model of the settings: the material is sent to its service.
    Model,
}

impl EngineChoice {
    /// What is used when nothing is chosen (AIP-17).
    pub fn usual(app: &App) -> Self {
        if app.ai.is_some() { Self::Model } else { Self::Embedded }
    }
}

/// A language model was asked for where none is set.
pub(crate) fn no_model() -> ApiError {
    ApiError::invalid_field("engine", "No language model is set up here")
}

/// Asks the model of the settings for a word, and answers what was found, or what is wrong and what to do.
pub async fn check_ai(config: &Config) -> Result<String, String> {
    let Some(settings) = config.ai.settings() else {
        return Err("no language model is set. Set VITAE_AI_KEY, or VITAE_AI_PROVIDER=openai and VITAE_AI_URL.".into());
    };
    let (service, model, url) = (settings.provider.name(), settings.model.clone(), settings.base_url.clone());
    let connected = vitae_ai::connect(settings, Arc::new(Unlimited)).map_err(|failure| failure.sentence(service))?;
    match connected.check().await {
        Ok(()) => Ok(format!("{service} at {url} answers with the model {model}.")),
        Err(failure) => Err(format!("{} ({url}: {failure})", failure.sentence(service))),
    }
}

/// Who writes, beside what is built in.
#[derive(Serialize, ToSchema)]
pub(crate) struct Writers {
    /// The language model's service, for example `Gemini`, to which texts are sent; null when none is set.
    #[schema(required)]
    service: Option<String>,
}

/// Which service outside texts may be sent to.
#[utoipa::path(get, path = "/api/ai", operation_id = "ai", tag = "letters", responses((status = 200, body = Data<Writers>)))]
pub(crate) async fn show(State(app): State<App>) -> Json<Data<Writers>> {
    let service = app.ai.as_ref().map(|ai| ai.service().to_owned());
    Json(Data { data: Writers { service } })
}
