use super::content::Content;
use super::upload::refuse_over_plan;
use super::{load, no_such_resume};
use crate::error::{ApiError, ApiResult};
use crate::extract::Params;
use crate::profiles::{GithubData, Kept, LinkedInData};
use crate::refusals::{Forbidden, NotFound};
use crate::session::Caller;
use crate::state::App;
use crate::wire::Data;
use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;
use vitae_model::ParsedResume;
use vitae_profiles::ImportedProfile;
use vitae_profiles::merge::{self, Preview, Source};

/// The word for no base at all.
const NO_BASE: &str = "none";

/// Everything a resume can be put together of.
pub(super) struct Sources {
    /// The resume that is the base, with its id and its name.
    pub base: Option<(Uuid, String, ParsedResume)>,
    pub github: Option<Kept<GithubData>>,
    pub linkedin: Option<Kept<LinkedInData>>,
    imported: Option<ImportedProfile>,
    linkedin_url: Option<String>,
    account: (String, String),
}

impl Sources {
    /// With a resume as the base: the one of an id, none for the word `none`, else the one saved last.
    pub async fn load(app: &App, caller: &Caller, base: Option<&str>) -> ApiResult<Self> {
        let owner = caller.user.id;
        let linkedin = Kept::linkedin(app, owner).await?;
        let data = linkedin.as_ref().map(|kept| &kept.data);
        Ok(Self {
            base: self::base(app, caller, base).await?,
            github: Kept::github(app, owner).await?,
            imported: data.and_then(LinkedInData::profile),
            linkedin_url: data.and_then(LinkedInData::url),
            linkedin,
            account: (caller.user.name.clone(), caller.user.email.clone()),
        })
    }

    pub fn preview(&self) -> Preview {
        let github = self.github.as_ref().map(|kept| &kept.data);
        merge::preview(&merge::Input {
            resume: self.base.as_ref().map(|(_, _, resume)| resume),
            linkedin: self.imported.as_ref(),
            linkedin_url: self.linkedin_url.as_deref(),
            github: github.map(|data| &data.profile),
            chosen: github.map_or(&[][..], |data| &data.chosen[..]),
            account_name: &self.account.0,
            account_email: &self.account.1,
        })
    }

    /// The connections that a new resume needs and that are not there.
    pub fn missing(&self) -> Vec<Connection> {
        let linkedin = self.linkedin.as_ref().is_some_and(|kept| kept.data.is_connected());
        [(self.github.is_some(), Connection::GitHub), (linkedin, Connection::LinkedIn)]
            .into_iter()
            .filter_map(|(there, connection)| (!there).then_some(connection))
            .collect()
    }

    fn sources(&self) -> Vec<Source> {
        let linkedin = self.imported.is_some() || self.linkedin_url.is_some();
        [(self.base.is_some(), Source::Resume), (linkedin, Source::LinkedIn), (self.github.is_some(), Source::GitHub)]
            .into_iter()
            .filter_map(|(there, source)| there.then_some(source))
            .collect()
    }
}

async fn base(app: &App, caller: &Caller, wanted: Option<&str>) -> ApiResult<Option<(Uuid, String, ParsedResume)>> {
    let resumes = app.store.resumes(caller.user.id);
    let latest = match wanted {
        Some(NO_BASE) => return Ok(None),
        Some(id) => {
            let id = Uuid::parse_str(id).map_err(|_| no_such_resume())?;
            Some(resumes.latest_version(id).await?.ok_or_else(no_such_resume)?)
        }
        None => resumes.version_saved_last().await?,
    };
    let Some(latest) = latest else { return Ok(None) };
    let id = latest.resume_id;
    let row = load(app, caller, id).await?;
    Ok(Some((id, row.display_title().to_owned(), Content::read(latest)?.resume)))
}

/// A connection that a new resume needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[schema(as = NeededConnection)]
pub(super) enum Connection {
    /// GitHub.
    GitHub,
    /// LinkedIn.
    LinkedIn,
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(rename_all = "camelCase")]
pub(super) struct Wanted {
    /// The resume that is the base; `none` for no base; the one saved last when absent.
    resume_id: Option<String>,
}

/// What a new resume can be put together of, side by side.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct MergePreview {
    /// The resume that is the base.
    #[schema(required)]
    base: Option<Base>,
    /// Who says anything.
    sources: Vec<Source>,
    /// The connections that are still needed.
    missing: Vec<Connection>,
    #[serde(flatten)]
    content: Preview,
}

/// The resume that is the base.
#[derive(Serialize, ToSchema)]
#[schema(as = MergeBase)]
struct Base {
    id: String,
    name: String,
}

/// Lays a resume, the LinkedIn profile and the GitHub profile side by side. Nothing is changed by it.
#[utoipa::path(get, path = "/api/resume/merge", operation_id = "merge_preview", tag = "profiles", security(("bearer" = [])), params(Wanted),
    responses((status = 200, body = Data<MergePreview>), Forbidden, NotFound))]
pub(super) async fn preview(
    State(app): State<App>,
    caller: Caller,
    Params(wanted): Params<Wanted>,
) -> ApiResult<Json<Data<MergePreview>>> {
    // Whoever may keep no more learns it before choosing, not after.
    refuse_over_plan(&app, &caller).await?;
    let sources = Sources::load(&app, &caller, wanted.resume_id.as_deref()).await?;
    // Comparing many entries takes a core for a moment.
    let comparing = tokio::task::spawn_blocking(move || MergePreview {
        base: sources.base.as_ref().map(|(id, name, _)| Base { id: id.to_string(), name: name.clone() }),
        sources: sources.sources(),
        missing: sources.missing(),
        content: sources.preview(),
    });
    Ok(Json(Data { data: comparing.await.map_err(ApiError::internal)? }))
}
