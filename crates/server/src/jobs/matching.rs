//! How well the caller's latest resume matches a job.

use super::{load, posting};
use crate::error::{ApiError, ApiResult};
use crate::extract::JobId;
use crate::session::Caller;
use crate::state::App;
use crate::wire::Data;
use axum::Json;
use axum::extract::State;
use serde::Serialize;
use std::sync::Arc;
use utoipa::ToSchema;
use uuid::Uuid;
use vitae_ats::{Knockout, MatchAsk, MatchCard, MatchPart, NotJudged, NotJudgedReason, Profile, match_posting};
use vitae_model::{JobPosting, ParsedResume, stored};

/// A resume prepared for being compared with many jobs. Cheap to clone.
#[derive(Clone)]
pub(super) struct Matcher {
    account: Uuid,
    profile: Arc<Profile>,
}

impl Matcher {
    /// The caller's latest resume; nothing when there is none yet.
    pub async fn of(app: &App, caller: &Caller) -> ApiResult<Option<Self>> {
        let Some(version) = app.store.resumes(caller.user.id).version_saved_last().await? else { return Ok(None) };
        let resume: ParsedResume =
            stored::read(&version.parsed_json, version.json_version).map_err(ApiError::internal)?;
        let as_of = time::OffsetDateTime::from(app.entropy.now()).date();
        let account = caller.user.id;
        let prepare = move || Arc::new(Profile::new(&resume, as_of));
        let profile = app.work.computing.run(&account.to_string(), prepare).await?;
        Ok(Some(Self { account, profile }))
    }

    /// The points of each posting for the caller; none without a resume.
    pub async fn points_of(app: &App, caller: &Caller, postings: &[JobPosting]) -> ApiResult<Vec<Option<u8>>> {
        if postings.is_empty() {
            return Ok(Vec::new());
        }
        match Self::of(app, caller).await? {
            Some(matcher) => matcher.points(app, postings.to_vec()).await,
            None => Ok(vec![None; postings.len()]),
        }
    }

    /// The points of each posting.
    pub async fn points(&self, app: &App, postings: Vec<JobPosting>) -> ApiResult<Vec<Option<u8>>> {
        let profile = Arc::clone(&self.profile);
        let work = move || postings.iter().map(|posting| match_posting(posting, &profile).score).collect();
        app.work.computing.run(&self.account.to_string(), work).await
    }

    /// What an index should look for, with weights, to find jobs that match.
    pub fn search_terms(&self) -> Vec<(String, f32)> {
        self.profile.search_terms()
    }

    async fn card(&self, app: &App, posting: JobPosting) -> ApiResult<MatchCard> {
        let profile = Arc::clone(&self.profile);
        app.work.computing.run(&self.account.to_string(), move || match_posting(&posting, &profile)).await
    }
}

/// What a match rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(super) enum Basis {
    /// The caller's latest resume.
    Resume,
    /// Nothing: the caller has no resume yet.
    None,
}

/// How well the caller's latest resume matches a job, and why.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct JobMatch {
    basis: Basis,
    /// 0 to 100; null without a resume, and when too little of the job could be compared.
    #[schema(required)]
    points: Option<u8>,
    /// The points in words; null without a resume.
    #[schema(required)]
    label: Option<String>,
    /// What the job asks for, required qualifications first.
    requirements: Vec<MatchedRequirement>,
    /// What else was compared: title, years, duties, education, place and seniority, as far as the job names them.
    others: Vec<MatchedPart>,
    /// Lines of the job that could not be compared; they count nowhere.
    not_compared: Vec<String>,
    /// Licences, clearances and languages that the job demands and the resume does not show.
    knockouts: Vec<Knockout>,
}

/// One ask of a job and how the resume answers it.
#[derive(Serialize, ToSchema)]
pub(super) struct MatchedRequirement {
    /// The ask in the job's words.
    text: String,
    /// Whether the job requires it; otherwise it prefers it.
    required: bool,
    covered: Cover,
    /// The line of the resume that covers it.
    #[schema(required)]
    evidence: Option<String>,
    /// The resume's field of that line, for example `experience[0].description`.
    #[schema(required)]
    path: Option<String>,
}

/// One part of the match beside the qualifications.
#[derive(Serialize, ToSchema)]
pub(super) struct MatchedPart {
    /// The part in words, for example `Years of experience`.
    name: String,
    /// What the job asks for in it.
    asks: Vec<MatchedRequirement>,
}

/// How far a resume covers an ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum Cover {
    /// It shows it, or names it.
    Full,
    /// It shows something more general or related.
    Part,
    /// It says nothing of it.
    None,
}

/// Least credit, in per cent, of an ask that counts as covered: the resume at least lists it.
const FULL_FROM: u8 = 70;

impl Cover {
    fn of(credit: u8) -> Self {
        match credit {
            FULL_FROM.. => Self::Full,
            1.. => Self::Part,
            0 => Self::None,
        }
    }
}

impl JobMatch {
    const WITHOUT_RESUME: Self = Self {
        basis: Basis::None,
        points: None,
        label: None,
        requirements: Vec::new(),
        others: Vec::new(),
        not_compared: Vec::new(),
        knockouts: Vec::new(),
    };

    fn new(card: MatchCard) -> Self {
        let (qualifications, others): (Vec<&MatchPart>, Vec<&MatchPart>) =
            card.parts.iter().partition(|part| matches!(part.id.as_str(), "required" | "preferred"));
        let asks_of = |part: &&MatchPart| {
            let required = part.id != "preferred";
            part.asks.iter().map(|ask| MatchedRequirement::new(ask, required)).collect::<Vec<_>>()
        };
        let others = others.iter().filter(|part| !part.asks.is_empty());
        Self {
            basis: Basis::Resume,
            others: others.map(|part| MatchedPart { name: part.name.clone(), asks: asks_of(part) }).collect(),
            requirements: qualifications.iter().flat_map(asks_of).collect(),
            not_compared: not_compared(card.not_judged),
            points: card.score,
            label: Some(card.label),
            knockouts: card.knockouts,
        }
    }
}

/// What its reader may have to check: no duties, and nothing that nobody's resume can show.
fn not_compared(asks: Vec<NotJudged>) -> Vec<String> {
    let is_to_check = |ask: &NotJudged| ask.part != "responsibilities" && ask.reason != NotJudgedReason::Personal;
    asks.into_iter().filter(is_to_check).map(|ask| ask.text).collect()
}

impl MatchedRequirement {
    fn new(ask: &MatchAsk, required: bool) -> Self {
        Self {
            text: ask.text.clone(),
            required,
            covered: Cover::of(ask.credit),
            evidence: ask.found.as_ref().map(|found| found.text.clone()),
            path: ask.found.as_ref().and_then(|found| found.field.clone()),
        }
    }
}

/// How well the caller's latest resume matches a job, requirement by requirement.
#[utoipa::path(get, path = "/api/jobs/{id}/match", operation_id = "job_match", tag = "jobs", security(("bearer" = [])),
    params(("id" = String, Path)), responses((status = 200, body = Data<JobMatch>)))]
pub(super) async fn show(State(app): State<App>, caller: Caller, JobId(id): JobId) -> ApiResult<Json<Data<JobMatch>>> {
    let posting = posting(&load(&app, id).await?)?;
    let data = match Matcher::of(&app, &caller).await? {
        Some(matcher) => JobMatch::new(matcher.card(&app, posting).await?),
        None => JobMatch::WITHOUT_RESUME,
    };
    Ok(Json(Data { data }))
}
