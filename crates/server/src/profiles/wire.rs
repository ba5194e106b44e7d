use super::kept::{GithubData, Import, Kept, LinkedInData, Via, counts};
use crate::state::App;
use serde::Serialize;
use utoipa::ToSchema;
use vitae_model::ParsedResume;
use vitae_profiles::Repository;
use vitae_store::Connection;

/// Where a connection stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(super) enum ConnectionState {
    /// There is none.
    None,
    /// It is there.
    Connected,
    /// The service has taken the permission back; what was fetched is there.
    Expired,
}

/// Both connections.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct Connections {
    pub github: GithubConnection,
    pub linked_in: LinkedInProfile,
}

/// The connected GitHub profile.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct GithubConnection {
    connected: bool,
    state: ConnectionState,
    /// Whether people can sign in with GitHub here; the public address always works.
    sign_in_offered: bool,
    #[schema(required)]
    via: Option<Via>,
    #[schema(required)]
    login: Option<String>,
    #[schema(required)]
    name: Option<String>,
    #[schema(required)]
    url: Option<String>,
    #[schema(required)]
    avatar_url: Option<String>,
    #[schema(required)]
    bio: Option<String>,
    #[schema(required)]
    location: Option<String>,
    #[schema(required)]
    website: Option<String>,
    /// How many public repositories were found.
    repositories: usize,
    /// How many of them were chosen for new resumes.
    chosen: usize,
    #[schema(required)]
    fetched_at: Option<String>,
}

impl GithubConnection {
    pub fn new(app: &App, kept: Option<Kept<GithubData>>) -> Self {
        let sign_in_offered = app.services.github.as_ref().is_some_and(vitae_profiles::GitHub::takes_sign_ins);
        let Some(Kept { data, row }) = kept else { return Self::none(sign_in_offered) };
        let some = |text: String| Some(text).filter(|text| !text.is_empty());
        let profile = data.profile;
        Self {
            connected: true,
            state: if row.expired { ConnectionState::Expired } else { ConnectionState::Connected },
            sign_in_offered,
            via: Some(data.via),
            repositories: profile.repositories.len(),
            chosen: data.chosen.len(),
            login: some(profile.login),
            name: some(profile.name),
            url: some(profile.url),
            avatar_url: some(profile.avatar_url),
            bio: some(profile.bio),
            location: some(profile.location),
            website: some(profile.website),
            fetched_at: Some(row.fetched_at.to_string()),
        }
    }

    fn none(sign_in_offered: bool) -> Self {
        Self {
            connected: false,
            state: ConnectionState::None,
            sign_in_offered,
            via: None,
            login: None,
            name: None,
            url: None,
            avatar_url: None,
            bio: None,
            location: None,
            website: None,
            repositories: 0,
            chosen: 0,
            fetched_at: None,
        }
    }
}

/// A repository, with whether it was chosen.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = Repository)]
pub(super) struct RepositoryWire {
    id: String,
    name: String,
    full_name: String,
    url: String,
    description: String,
    #[schema(required)]
    homepage: Option<String>,
    language: String,
    stars: u32,
    topics: Vec<String>,
    languages: Vec<LanguageShare>,
    pinned: bool,
    fork: bool,
    archived: bool,
    #[schema(required)]
    pushed_at: Option<String>,
    /// Whether it goes into a new resume unless something else is chosen there.
    chosen: bool,
}

/// How much of a repository is written in a language.
#[derive(Serialize, ToSchema)]
struct LanguageShare {
    name: String,
    bytes: u64,
    /// Of all its languages, rounded.
    percent: u64,
}

impl RepositoryWire {
    /// The repositories of a profile.
    pub fn list(data: GithubData) -> Vec<Self> {
        let chosen = data.chosen;
        data.profile.repositories.into_iter().map(|one| Self::new(one, &chosen)).collect()
    }

    fn new(repository: Repository, chosen: &[String]) -> Self {
        let all: u64 = repository.languages.iter().map(|language| language.bytes).sum();
        let share = |language: vitae_profiles::LanguageBytes| LanguageShare {
            percent: (language.bytes.saturating_mul(100) + all / 2).checked_div(all).unwrap_or_default(),
            name: language.name,
            bytes: language.bytes,
        };
        Self {
            chosen: chosen.contains(&repository.id),
            id: repository.id,
            name: repository.name,
            full_name: repository.full_name,
            url: repository.url,
            description: repository.description,
            homepage: repository.homepage,
            language: repository.language,
            stars: repository.stars,
            topics: repository.topics,
            languages: repository.languages.into_iter().map(share).collect(),
            pinned: repository.pinned,
            fork: repository.fork,
            archived: repository.archived,
            pushed_at: repository.pushed_at,
        }
    }
}

/// What is known about the user at LinkedIn.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct LinkedInProfile {
    /// Whether a sign-in or an import has happened.
    connected: bool,
    state: ConnectionState,
    /// Whether people can sign in with LinkedIn here; imports always work.
    sign_in_offered: bool,
    /// Whether members in the EEA and Switzerland can have LinkedIn hand over their data here.
    portability_offered: bool,
    /// Where the permission for that stands.
    portability: ConnectionState,
    #[schema(required)]
    signed_in: Option<SignedInAs>,
    #[schema(required)]
    profile_url: Option<String>,
    imports: Vec<ImportWire>,
    /// Every section with how much is in it; what is missing has the count 0.
    holds: Vec<Held>,
    #[schema(required)]
    profile: Option<MemberProfile>,
    #[schema(required)]
    updated_at: Option<String>,
}

/// Who signed in.
#[derive(Serialize, ToSchema)]
struct SignedInAs {
    name: String,
    #[schema(required)]
    email: Option<String>,
    /// The address of the picture at LinkedIn.
    #[schema(required)]
    picture: Option<String>,
}

/// A file that was imported, or what LinkedIn handed over.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = LinkedInImport)]
struct ImportWire {
    source: ImportSource,
    /// Empty for what LinkedIn handed over.
    file_name: String,
    imported_at: String,
    /// What the user should know, a sentence each.
    notes: Vec<String>,
}

/// Where an import came from.
#[derive(Clone, Copy, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum ImportSource {
    /// The data export.
    Zip,
    /// The profile saved as PDF.
    Pdf,
    /// LinkedIn handed it over.
    Fetched,
}

/// A section of a profile.
#[derive(Clone, Copy, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(super) enum ProfileSection {
    Experience,
    Education,
    Skills,
    Certifications,
    Projects,
    Achievements,
    Languages,
    Volunteering,
    Publications,
}

/// How much is in a section.
#[derive(Serialize, ToSchema)]
struct Held {
    section: ProfileSection,
    count: usize,
}

/// What was imported, in the shape of a resume.
#[derive(Serialize, ToSchema)]
struct MemberProfile {
    headline: String,
    resume: ParsedResume,
}

impl LinkedInProfile {
    pub fn new(app: &App, kept: Option<Kept<LinkedInData>>) -> Self {
        let updated_at = kept.as_ref().map(|kept| kept.row.fetched_at.to_string());
        let portability = kept.as_ref().map_or(ConnectionState::None, |kept| match &kept.row {
            Connection { token: None, .. } => ConnectionState::None,
            Connection { expired: true, .. } => ConnectionState::Expired,
            _ => ConnectionState::Connected,
        });
        let data = kept.map(|kept| kept.data).unwrap_or_default();
        let profile = data.profile();
        let held = profile.as_ref().map(|profile| profile.resume.clone()).unwrap_or_default();
        let profile_url = data.url();
        let connected = data.is_connected();
        let imports =
            [(ImportSource::Fetched, data.fetched), (ImportSource::Zip, data.zip), (ImportSource::Pdf, data.pdf)];
        let import = |(source, import): (ImportSource, Option<Import>)| {
            let Import { file_name, imported_at, notes, .. } = import?;
            Some(ImportWire { source, file_name, imported_at, notes })
        };
        Self {
            connected,
            state: if connected { ConnectionState::Connected } else { ConnectionState::None },
            sign_in_offered: app.services.linkedin.is_some(),
            portability_offered: app.services.linkedin.is_some() && app.config.linkedin.portability.is_some(),
            portability,
            signed_in: data.signed_in.map(|who| SignedInAs { name: who.name, email: who.email, picture: who.picture }),
            profile_url,
            imports: imports.into_iter().filter_map(import).collect(),
            holds: counts(&held).into_iter().map(|(section, count)| Held { section, count }).collect(),
            profile: profile.map(|profile| MemberProfile { headline: profile.headline, resume: profile.resume }),
            updated_at,
        }
    }
}
