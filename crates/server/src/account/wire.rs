use crate::error::{ApiError, ApiResult};
use crate::state::App;
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
        Ok(Self {
            id: user.id.to_string(),
            created_at: user.created_at.to_string(),
            updated_at: user.updated_at.to_string(),
            privacy_consent: user.privacy_consent,
            name: user.name,
            email: user.email,
            skills: parsed_resume.as_ref().map_or_else(Vec::new, |resume| resume.skills.clone()),
            transformed_resume: parsed_resume.as_ref().map(|resume| TransformedResume::new(resume, "", "")),
            parsed_resume,
            selected_template: user.selected_template,
            subscription: plan.into(),
            github_profile: None,
            github_projects: Vec::new(),
            github_connected: false,
            github_last_updated: None,
            linked_in_profile: None,
            linked_in_data: None,
            linked_in_connected: false,
            linked_in_last_updated: None,
            cover_letter_count: user.cover_letter_count,
        })
    }
}
