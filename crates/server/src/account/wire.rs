use crate::error::{ApiError, ApiResult};
use crate::profiles::{GithubData, Kept, LinkedInData};
use crate::state::App;
use crate::wire::Data;
use axum::Json;
use serde::Serialize;
use utoipa::ToSchema;
use vitae_model::transformed::TransformedResume;
use vitae_model::{ParsedResume, stored};
use vitae_store::{Plan, User};

/// A signed-in person, as section 3 of the specification names the fields.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = User)]
pub struct UserProfile {
    id: String,
    name: String,
    email: String,
    created_at: String,
    updated_at: String,
    skills: Vec<String>,
    #[schema(required)]
    github_profile: Option<ProfileLink>,
    github_projects: Vec<GithubProject>,
    github_connected: bool,
    #[schema(required)]
    github_last_updated: Option<String>,
    #[schema(required)]
    parsed_resume: Option<ParsedResume>,
    #[schema(required)]
    linked_in_profile: Option<String>,
    #[schema(required)]
    linked_in_data: Option<serde_json::Value>,
    linked_in_connected: bool,
    #[schema(required)]
    linked_in_last_updated: Option<String>,
    #[schema(required)]
    selected_template: Option<String>,
    #[schema(required)]
    transformed_resume: Option<TransformedResume>,
    subscription: Subscription,
    /// The choice sent from the privacy dialog.
    #[schema(required)]
    privacy_consent: Option<String>,
    cover_letter_count: u32,
    storage: StorageUse,
    /// Whether the account has a password: one that was opened at an identity provider has none at first.
    has_password: bool,
    /// Whether the address was proved to be the user's.
    email_confirmed: bool,
    /// Whether this server sends mail, so that an address can be confirmed.
    mail_sent: bool,
    /// When the account is removed, after its owner gave it up.
    #[schema(required)]
    deletion_at: Option<String>,
    /// Whether the user runs this server; said to such users only.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    operator: bool,
}

/// What was done, in a sentence for the user.
#[derive(Debug, Serialize, ToSchema)]
pub struct Acknowledgement {
    message: String,
}

impl Acknowledgement {
    /// The answer of a call that has nothing else to say.
    pub fn answer(message: impl Into<String>) -> Json<Data<Self>> {
        Json(Data { data: Self { message: message.into() } })
    }
}

/// What is kept for an account: files, resumes with their versions, letters, portfolios and sites, jobs, imported profiles.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct StorageUse {
    /// Bytes that are kept.
    used_bytes: u64,
    /// Bytes that may be kept.
    limit_bytes: u64,
}

/// The address of a profile elsewhere.
#[derive(Debug, Serialize, ToSchema)]
pub struct ProfileLink {
    url: String,
}

/// A repository of a connected profile.
#[derive(Debug, Serialize, ToSchema)]
pub struct GithubProject {
    name: String,
    url: String,
    description: String,
    language: String,
    stars: u32,
    /// Whether it is closed for changes.
    archived: bool,
}

/// The plan, as shown and as code.
#[derive(Debug, Serialize, ToSchema)]
pub struct Subscription {
    /// `Free Plan`, `Pro Plan` or `Teams Plan`.
    status: &'static str,
    /// `free`, `pro` or `teams`.
    plan: &'static str,
}

impl From<Plan> for Subscription {
    fn from(plan: Plan) -> Self {
        let (status, plan) = match plan {
            Plan::Free => ("Free Plan", "free"),
            Plan::Pro => ("Pro Plan", "pro"),
            Plan::Teams => ("Teams Plan", "teams"),
        };
        Self { status, plan }
    }
}

impl UserProfile {
    /// The profile with everything that derives from the latest confirmed resume.
    pub async fn load(app: &App, user: User) -> ApiResult<Self> {
        let last = app.store.resumes(user.id).version_saved_last().await?;
        let parsed_resume: Option<ParsedResume> = last
            .map(|last| stored::read(&last.parsed_json, last.json_version))
            .transpose()
            .map_err(ApiError::internal)?;
        let plan = user.plan_at(app.entropy.now());
        let storage = StorageUse {
            used_bytes: app.store.stored_bytes(user.id).await?,
            limit_bytes: app.config.limits.storage_bytes,
        };
        let github = Kept::github(app, user.id).await?;
        let linkedin = Kept::linkedin(app, user.id).await?;
        let linkedin_url = linkedin.as_ref().and_then(|kept| kept.data.url());
        let github_url = github.as_ref().map(|kept| kept.data.profile.url.clone());
        let transformed = |resume: &ParsedResume| {
            let [linkedin, github] = [&linkedin_url, &github_url].map(|url| url.as_deref().unwrap_or_default());
            TransformedResume::new(resume, linkedin, github)
        };
        Ok(Self {
            id: user.id.to_string(),
            created_at: user.created_at.to_string(),
            updated_at: user.updated_at.to_string(),
            privacy_consent: user.privacy_consent,
            name: user.name,
            email: user.email,
            skills: parsed_resume.as_ref().map_or_else(Vec::new, |resume| resume.skills.clone()),
            transformed_resume: parsed_resume.as_ref().map(transformed),
            parsed_resume,
            selected_template: user.selected_template,
            subscription: plan.into(),
            github_profile: github_url.map(|url| ProfileLink { url }),
            github_connected: github.is_some(),
            github_last_updated: github.as_ref().map(|kept| kept.row.fetched_at.to_string()),
            github_projects: github.map(|kept| projects(kept.data)).unwrap_or_default(),
            linked_in_profile: linkedin_url,
            linked_in_data: linkedin.as_ref().and_then(|kept| linkedin_data(&kept.data)),
            linked_in_connected: linkedin.as_ref().is_some_and(|kept| kept.data.is_connected()),
            linked_in_last_updated: linkedin.map(|kept| kept.row.fetched_at.to_string()),
            cover_letter_count: user.cover_letter_count,
            storage,
            has_password: user.has_password,
            email_confirmed: user.email_confirmed_at.is_some(),
            mail_sent: app.mailer.reaches_people(),
            deletion_at: user.deletion_at.map(|at| at.to_string()),
            operator: user.is_operator,
        })
    }
}

/// Most repositories that go with the account: browsers keep it.
const MAX_PROJECTS: usize = 100;

/// The person's own repositories, in the order of the profile.
fn projects(github: GithubData) -> Vec<GithubProject> {
    let own = github.profile.repositories.into_iter().filter(|repository| !repository.fork);
    let project = |repository: vitae_profiles::Repository| GithubProject {
        name: repository.name,
        url: repository.url,
        description: repository.description,
        language: repository.language,
        stars: repository.stars,
        archived: repository.archived,
    };
    own.take(MAX_PROJECTS).map(project).collect()
}

/// Name, headline and place; the rest is large, and has a call of its own.
fn linkedin_data(linkedin: &LinkedInData) -> Option<serde_json::Value> {
    let profile = linkedin.profile()?;
    let (name, location) = (profile.resume.name, profile.resume.location);
    Some(serde_json::json!({ "name": name, "headline": profile.headline, "location": location }))
}
