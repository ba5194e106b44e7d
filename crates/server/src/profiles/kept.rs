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
use vitae_profiles::{GithubProfile, ImportedProfile};
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

impl GithubData {
    /// The same with a profile that was just fetched. What was chosen stays for the same account, as far as it is still there.
    pub(super) fn with(self, profile: GithubProfile) -> Self {
        let is_same = self.profile.login == profile.login;
        let is_there = |id: &String| is_same && profile.repositories.iter().any(|repository| repository.id == *id);
        let chosen = self.chosen.into_iter().filter(is_there).collect();
        Self { via: self.via, profile, chosen }
    }
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

    /// What is known of the member; nothing before a sign-in or an import.
    pub fn profile(&self) -> Option<ImportedProfile> {
        let imports = self.imports().map(|import| &import.profile);
        self.is_connected().then(|| ImportedProfile::joined(imports, self.signed_in.as_ref()))
    }

    /// The address of the member's page: the one that was given, else the one in an import.
    pub fn url(&self) -> Option<String> {
        let found = self.imports().find_map(|import| import.profile.page());
        self.profile_url.clone().or(found)
    }
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
    row.map(Kept::read).transpose()
}

impl<T: DeserializeOwned> Kept<T> {
    fn read(row: Connection) -> ApiResult<Self> {
        Ok(Self { data: stored::read(&row.profile_json, row.json_version).map_err(ApiError::internal)?, row })
    }
}

impl<T> Kept<T> {
    /// A profile that is connected now.
    pub(super) fn new(data: T, now: Timestamp) -> Self {
        let row = Connection {
            subject: None,
            token: None,
            expired: false,
            profile_json: String::new(),
            json_version: JSON_VERSION,
            connected_at: now,
            fetched_at: now,
        };
        Self { data, row }
    }

    /// Whether this is still the connection with the permission of `began`, with which something was fetched meanwhile.
    pub(super) fn goes_on_from(&self, began: &Connection) -> bool {
        let known = |row: &Connection| (row.token.clone(), row.connected_at);
        known(&self.row) == known(began)
    }
}

/// Changes a profile in one transaction: `change` gets what is there and gives what shall be, or nothing to leave it. Gives what was
/// stored, or nothing.
pub(super) async fn change<T: Serialize + DeserializeOwned>(
    app: &App,
    owner: Uuid,
    provider: Provider,
    change: impl FnOnce(Option<Kept<T>>) -> Option<Kept<T>> + Send,
) -> ApiResult<Option<Kept<T>>> {
    let mut failed = None;
    let connections = app.store.connections(owner);
    let changed = connections.change(provider, |old| {
        let written = old.map(Kept::read).transpose().and_then(|old| change(old).map(written).transpose());
        written.unwrap_or_else(|error| {
            failed = Some(error);
            None
        })
    });
    match (changed.await?, failed) {
        (_, Some(error)) => Err(error),
        (row, None) => row.map(Kept::read).transpose(),
    }
}

/// The row with the data in it.
fn written<T: Serialize>(kept: Kept<T>) -> ApiResult<Connection> {
    let profile_json = serde_json::to_string(&kept.data).map_err(ApiError::internal)?;
    Ok(Connection { profile_json, json_version: JSON_VERSION, ..kept.row })
}

/// The service has taken the permission back with which something was to be fetched; what was fetched before stays.
pub(super) async fn expire<T: Serialize + DeserializeOwned>(
    app: &App,
    owner: Uuid,
    provider: Provider,
    began: &Connection,
) -> ApiResult<()> {
    let expired = |old: Option<Kept<T>>| {
        let mut kept = old.filter(|old| old.goes_on_from(began))?;
        kept.row.expired = true;
        Some(kept)
    };
    change(app, owner, provider, expired).await.map(drop)
}

/// Changes what is known about a user at LinkedIn, and gives it as it is then. A permission that is kept stays.
pub(super) async fn change_linkedin(
    app: &App,
    owner: Uuid,
    edit: impl FnOnce(&mut Kept<LinkedInData>) + Send,
) -> ApiResult<Kept<LinkedInData>> {
    let now = app.entropy.now();
    let edited = |old: Option<Kept<LinkedInData>>| {
        let mut kept = old.unwrap_or_else(|| Kept::new(LinkedInData::default(), now));
        edit(&mut kept);
        Some(kept.touched(now))
    };
    let changed = change(app, owner, Provider::LinkedIn, edited).await?;
    changed.ok_or_else(|| ApiError::internal("a change gave no row"))
}

impl Kept<LinkedInData> {
    /// As of now.
    pub(super) fn touched(mut self, now: Timestamp) -> Self {
        self.row.subject = self.data.url();
        self.row.fetched_at = now;
        self
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
