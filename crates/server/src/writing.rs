//! Help with the statements of a job or a project: a language model's changes, each to be accepted or refused, and what the rules of
//! the score find.

use crate::ai::{Ai, EngineChoice, no_model, prompt};
use crate::error::{ApiError, ApiResult};
use crate::extract::Body;
use crate::refusals::Limited;
use crate::session::Caller;
use crate::state::App;
use crate::web::writes::queued;
use crate::wire::Data;
use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};
use vitae_ai::{AiError, Sampling};
use vitae_ats::{
    Goal, Statements, WritingFinding, WritingSuggestion, writing_findings, writing_prompt, writing_suggestions,
};
use vitae_model::ParsedResume;
use vitae_model::limits::{MAX_FIELD_CHARS, MAX_RESUME_BYTES};

/// Longest advertisement, in characters: that of a letter.
const MAX_JOB_CHARS: usize = 30_000;

/// How freely a model words its changes, and most tokens of its answer.
const SAMPLING: Sampling = Sampling { temperature: 0.4, top_k: 32, top_p: 1.0 };
const MAX_OUTPUT_TOKENS: u32 = 2048;

/// The routes of this file.
pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(queued(routes!(help)))
}

/// What help is asked for.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct WritingRequest {
    /// The description, one statement a line.
    text: String,
    /// The resume that it stands in, as typed so far.
    resume: ParsedResume,
    #[schema(inline)]
    goal: WritingGoal,
    /// The job advertisement, for `tailor`.
    #[serde(default)]
    job_description: String,
    /// Who helps; without it the language model when one is set.
    #[schema(inline)]
    engine: Option<EngineChoice>,
}

/// What is wanted of the statements.
#[derive(Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum WritingGoal {
    /// Clearer, and without slips.
    Improve,
    /// In fewer words.
    Shorten,
    /// With a figure or a result.
    Measure,
    /// For one job advertisement.
    Tailor,
}

impl From<WritingGoal> for Goal {
    fn from(goal: WritingGoal) -> Self {
        match goal {
            WritingGoal::Improve => Self::Improve,
            WritingGoal::Shorten => Self::Shorten,
            WritingGoal::Measure => Self::Measure,
            WritingGoal::Tailor => Self::Tailor,
        }
    }
}

/// Help with statements.
#[derive(Serialize, ToSchema)]
struct WritingHelp {
    /// Who helped: `embedded`, or the name of a service.
    engine: String,
    /// The changes that a language model proposes; none of the built-in rules.
    suggestions: Vec<Suggestion>,
    /// What the rules of the score find.
    findings: Vec<StatementFinding>,
}

/// A change that a language model proposes.
#[derive(Serialize, ToSchema)]
struct Suggestion {
    /// The line of the text, from 0.
    line: usize,
    before: String,
    after: String,
    /// What only the author can answer; the statement stays as it is then.
    #[schema(required)]
    question: Option<String>,
    /// Figures and skills of the change that the resume does not hold.
    doubts: Vec<String>,
}

/// Something that could be better.
#[derive(Serialize, ToSchema)]
struct StatementFinding {
    /// The line of the text, from 0; null for the text as a whole.
    #[schema(required)]
    line: Option<usize>,
    message: String,
    fix: String,
}

impl From<WritingSuggestion> for Suggestion {
    fn from(own: WritingSuggestion) -> Self {
        let WritingSuggestion { statement, before, after, question, doubts } = own;
        Self { line: statement, before, after, question, doubts }
    }
}

impl From<WritingFinding> for StatementFinding {
    fn from(own: WritingFinding) -> Self {
        Self { line: own.statement, message: own.message, fix: own.fix }
    }
}

/// Helps with the statements of one entry; nothing is stored. A language model proposes changes, and what in them the resume does
/// not hold is named; the built-in rules say what could be better.
#[utoipa::path(post, path = "/api/writing", operation_id = "writing_help", tag = "editor", security(("bearer" = [])),
    request_body = WritingRequest, responses((status = 200, body = Data<WritingHelp>), Limited))]
async fn help(
    State(app): State<App>,
    caller: Caller,
    Body(request): Body<WritingRequest>,
) -> ApiResult<Json<Data<WritingHelp>>> {
    request.check()?;
    app.count_preview(caller.user.id)?;
    let account = caller.user.id.to_string();
    let data = match (request.engine.unwrap_or_else(|| EngineChoice::usual(&app)), &app.ai) {
        (EngineChoice::Embedded, _) => WritingHelp {
            engine: vitae_reader::ENGINE.to_owned(),
            suggestions: Vec::new(),
            findings: found(&app, &account, request).await?,
        },
        (EngineChoice::Model, Some(ai)) => WritingHelp {
            engine: ai.service().to_owned(),
            suggestions: proposed(&app, ai, &account, &request).await?,
            findings: found(&app, &account, request).await?,
        },
        (EngineChoice::Model, None) => return Err(no_model()),
    };
    Ok(Json(Data { data }))
}

impl WritingRequest {
    fn check(&self) -> ApiResult<()> {
        let tailors = matches!(self.goal, WritingGoal::Tailor);
        if self.text.trim().is_empty() {
            return Err(ApiError::invalid_field("text", "Write a bullet first"));
        }
        if tailors && self.job_description.trim().is_empty() {
            return Err(ApiError::invalid_field("jobDescription", "Paste the job description"));
        }
        for (field, text, most) in
            [("text", &self.text, MAX_FIELD_CHARS), ("jobDescription", &self.job_description, MAX_JOB_CHARS)]
        {
            if text.chars().count() > most {
                return Err(ApiError::invalid_field(field, format!("Use at most {most} characters")));
            }
        }
        if self.resume.text_bytes() > MAX_RESUME_BYTES {
            return Err(ApiError::invalid_field("resume", "The resume contains more than 64 KB of text"));
        }
        Ok(())
    }

    fn statements(&self, app: &App) -> Statements<'_> {
        let as_of = time::OffsetDateTime::from(app.entropy.now()).date();
        Statements { text: &self.text, resume: &self.resume, job: &self.job_description, as_of }
    }
}

async fn found(app: &App, account: &str, request: WritingRequest) -> ApiResult<Vec<StatementFinding>> {
    let shared = app.clone();
    let work = move || writing_findings(&request.statements(&shared), request.goal.into());
    let findings = app.work.computing.run(account, work).await?;
    Ok(findings.into_iter().map(StatementFinding::from).collect())
}

async fn proposed(app: &App, ai: &Ai, account: &str, request: &WritingRequest) -> ApiResult<Vec<Suggestion>> {
    let statements = request.statements(app);
    let prompt = prompt(writing_prompt(&statements, request.goal.into()), None, SAMPLING, MAX_OUTPUT_TOKENS);
    let permit = ai.admit(app, account).await?;
    let answer = ai.generate(&prompt).await.map_err(|failure| ai.failure(&failure))?;
    drop(permit);
    let suggestions = writing_suggestions(&answer, &statements, request.goal.into());
    let suggestions = suggestions.map_err(|why| ai.failure(&AiError::Unreadable(why)))?;
    Ok(suggestions.into_iter().map(Suggestion::from).collect())
}
