//! What is stored of each profile.

use super::wire::ProfileSection;
use crate::error::{ApiError, ApiResult, Code};
use crate::state::App;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;
use uuid::Uuid;
use vitae_model::stored::{self, JSON_VERSION};
use vitae_model::{ParsedResume, resume::AdditionalKind};
use vitae_profiles::linkedin::Identity;
use vitae_profiles::{GithubProfile, ImportedProfile, Secret};
use vitae_store::{Connection, Provider, Timestamp};

/// Most text of an import: four times what a resume may hold.
const MAX_IMPORT_BYTES: usize = 4 * vitae_model::limits::MAX_RESUME_BYTES;

/// How a GitHub profile was connected.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "lowercase")]
#[schema(as = GithubVia)]
pub enum Via {
    /// By signing in.
    OAuth,
    /// By the public address.
    #[default]
    Address,
}

/// A GitHub profile as it is stored.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct GithubData {
    /// How it was connected.
    pub via: Via,
    /// What it holds.
    pub profile: GithubProfile,
    /// The ids of the repositories that its owner chose.
    pub chosen: Vec<String>,
}

/// What is stored about a user at LinkedIn.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct LinkedInData {
    /// Who signed in.
    pub signed_in: Option<Identity>,
    /// The address of the member's page.
    pub profile_url: Option<String>,
    /// What the data export held.
    pub zip: Option<Import>,
    /// What the saved profile held.
    pub pdf: Option<Import>,
    /// What LinkedIn handed over.
    pub fetched: Option<Import>,
}

/// A file that was imported, or what LinkedIn handed over.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Import {
    /// The name of the file.
    pub file_name: String,
    /// When.
    pub imported_at: String,
    /// Sentences for the user.
    pub notes: Vec<String>,
    /// What it held.
    pub profile: ImportedProfile,
}

impl Import {
    /// Refuses what would not fit beside a resume.
    pub fn check_size(&self) -> ApiResult<()> {
        if self.profile.resume.text_bytes() <= MAX_IMPORT_BYTES {
            return Ok(());
        }
        Err(ApiError::new(
            Code::FileTooComplex,
            "This profile holds more text than a resume can use. Shorten the descriptions at LinkedIn and download it again.",
        ))
    }
}

impl LinkedInData {
    /// Whether anything more than an address is known.
    pub fn is_connected(&self) -> bool {
        self.signed_in.is_some() || self.imports().next().is_some()
    }

    /// What was imported, the fullest first: of the export and what LinkedIn handed over, which hold the same, the newer one.
    fn imports(&self) -> impl Iterator<Item = &Import> {
        let mut full = [self.fetched.as_ref(), self.zip.as_ref()];
        full.sort_by_key(|import| Reverse(import.map(|import| import.imported_at.as_str())));
        full.into_iter().chain([self.pdf.as_ref()]).flatten()
    }

    /// What was imported. The fullest counts, and the others fill what it lacks; without any the sign-in gives name and address
    /// for mail.
    pub fn profile(&self) -> Option<ImportedProfile> {
        let all = self.imports().map(|import| import.profile.clone());
        let mut profile = all.reduce(|fuller, other| filled(fuller, &other)).unwrap_or_default();
        if let Some(identity) = &self.signed_in {
            let resume = &mut profile.resume;
            fill(&mut resume.name, &identity.name);
            fill(&mut resume.email, identity.email.as_deref().unwrap_or_default());
        }
        self.is_connected().then_some(profile)
    }

    /// The address of the member's page: the one that was given, else the one in an import.
    pub fn url(&self) -> Option<String> {
        let found = self
            .imports()
            .filter_map(|import| import.profile.resume.link_on("linkedin.com"))
            .find_map(vitae_profiles::linkedin::profile_address);
        self.profile_url.clone().or(found)
    }
}

fn fill(field: &mut String, other: &str) {
    if field.is_empty() {
        other.clone_into(field);
    }
}

fn filled(mut profile: ImportedProfile, other: &ImportedProfile) -> ImportedProfile {
    fn list<T: Clone>(own: &mut Vec<T>, other: &[T]) {
        if own.is_empty() {
            own.extend_from_slice(other);
        }
    }
    fill(&mut profile.headline, &other.headline);
    let (own, other) = (&mut profile.resume, &other.resume);
    fill(&mut own.name, &other.name);
    fill(&mut own.email, &other.email);
    own.phone = own.phone.take().or_else(|| other.phone.clone());
    own.location = own.location.take().or_else(|| other.location.clone());
    own.summary = own.summary.take().or_else(|| other.summary.clone());
    let profile_page = other.link_on("linkedin.com").filter(|_| own.link_on("linkedin.com").is_none());
    own.links.extend(other.links.iter().find(|link| Some(link.url.as_str()) == profile_page).cloned());
    list(&mut own.links, &other.links);
    list(&mut own.experience, &other.experience);
    list(&mut own.education, &other.education);
    list(&mut own.certifications, &other.certifications);
    list(&mut own.achievements, &other.achievements);
    list(&mut own.projects, &other.projects);
    list(&mut own.skills, &other.skills);
    list(&mut own.languages, &other.languages);
    for section in &other.additional {
        if own.additional.iter().all(|known| known.kind != section.kind || known.kind == AdditionalKind::Other) {
            own.additional.push(section.clone());
        }
    }
    profile
}

/// A profile with the row that it is stored in.
pub struct Kept<T> {
    /// What it holds.
    pub data: T,
    /// The row.
    pub row: Connection,
}

impl Kept<GithubData> {
    /// The user's GitHub profile.
    pub async fn github(app: &App, owner: Uuid) -> ApiResult<Option<Self>> {
        load(app, owner, Provider::GitHub).await
    }
}

impl Kept<LinkedInData> {
    /// What is known about the user at LinkedIn.
    pub async fn linkedin(app: &App, owner: Uuid) -> ApiResult<Option<Self>> {
        load(app, owner, Provider::LinkedIn).await
    }
}

async fn load<T: DeserializeOwned>(app: &App, owner: Uuid, provider: Provider) -> ApiResult<Option<Kept<T>>> {
    let row = app.store.connections(owner).get(provider).await?;
    row.map(|row| Ok(Kept { data: read(&row)?, row })).transpose()
}

pub(super) fn read<T: DeserializeOwned>(row: &Connection) -> ApiResult<T> {
    stored::read(&row.profile_json, row.json_version).map_err(ApiError::internal)
}

/// A new row for a profile.
pub(super) fn row(subject: Option<String>, data: &impl Serialize, now: Timestamp) -> ApiResult<Connection> {
    Ok(Connection {
        subject,
        token: None,
        expired: false,
        profile_json: serde_json::to_string(data).map_err(ApiError::internal)?,
        json_version: JSON_VERSION,
        connected_at: now,
        fetched_at: now,
    })
}

/// Changes what is known about a user at LinkedIn, and gives it as it is then. A permission that is kept stays.
pub(super) async fn change_linkedin(
    app: &App,
    owner: Uuid,
    change: impl FnOnce(&mut LinkedInData) + Send,
) -> ApiResult<Kept<LinkedInData>> {
    change_with(app, owner, None, change).await
}

/// The same with a permission in place of the one before, sealed as GitHub's is.
pub(super) async fn change_linkedin_with(
    app: &App,
    owner: Uuid,
    token: &Secret,
    change: impl FnOnce(&mut LinkedInData) + Send,
) -> ApiResult<Kept<LinkedInData>> {
    let sealed = app.services.vault.seal(token.reveal(), &owner.to_string(), &app.entropy);
    change_with(app, owner, Some(sealed), change).await
}

async fn change_with(
    app: &App,
    owner: Uuid,
    permission: Option<Vec<u8>>,
    change: impl FnOnce(&mut LinkedInData) + Send,
) -> ApiResult<Kept<LinkedInData>> {
    let now = app.entropy.now();
    let mut failed = None;
    let connections = app.store.connections(owner);
    let changed = connections.change(Provider::LinkedIn, |old| {
        let made = old.as_ref().map_or_else(|| Ok(LinkedInData::default()), read).and_then(|mut data| {
            change(&mut data);
            row(data.url(), &data, now)
        });
        let with_permission = |row: Connection| match (permission, old) {
            (Some(new), _) => Connection { token: Some(new), ..row },
            (None, Some(Connection { token, expired, .. })) => Connection { token, expired, ..row },
            (None, None) => row,
        };
        made.map(with_permission).map_err(|error| failed = Some(error)).ok()
    });
    let row = changed.await?;
    match (row, failed) {
        (Some(row), _) => Ok(Kept { data: read(&row)?, row }),
        (None, Some(error)) => Err(error),
        (None, None) => Err(ApiError::internal("a change gave no row")),
    }
}

/// The sections of a profile with how much is in each.
pub(super) fn counts(resume: &ParsedResume) -> [(ProfileSection, usize); 9] {
    use ProfileSection::*;
    let additional = |kind: AdditionalKind| {
        resume.additional.iter().filter(|section| section.kind == kind).map(|section| section.items.len()).sum()
    };
    [
        (Experience, resume.experience.len()),
        (Education, resume.education.len()),
        (Skills, resume.skills.len()),
        (Certifications, resume.certifications.len()),
        (Projects, resume.projects.len()),
        (Achievements, resume.achievements.len()),
        (Languages, resume.languages.len()),
        (Volunteering, additional(AdditionalKind::Volunteering)),
        (Publications, additional(AdditionalKind::Publications)),
    ]
}
