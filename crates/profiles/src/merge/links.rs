//! Bringing the links of a resume up to date.

use super::same::{address_key, compact, is_account_on, profile_service};
use crate::{GithubProfile, Repository};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use vitae_model::ParsedResume;
use vitae_model::limits::MAX_ENTRIES;
use vitae_model::resume::{Link, Project};

/// A link that would be set.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct LinkChange {
    /// Made of what it would change: a change that was seen and one that says something else are never taken for each other.
    pub id: String,
    /// Where in the resume, for example `projects[1].url`.
    pub path: String,
    /// What it is: `LinkedIn`, `GitHub` or the project's name.
    pub label: String,
    /// The address before; null when there was none.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub from: Option<String>,
    /// The address afterwards.
    pub to: String,
    #[serde(skip)]
    place: Place,
}

/// A link that stays as it is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct KeptLink {
    /// What it is: its label, or the project's name.
    pub label: String,
    /// Its address.
    pub url: String,
}

/// Where a link stands in a resume.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Place {
    NewLink,
    Link(usize),
    Project(usize),
}

/// Which links are set.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum LinkScope {
    /// Those that are not there or lead elsewhere.
    #[default]
    All,
    /// Those that are not there: nothing that the user wrote is replaced.
    Missing,
}

/// What would bring the addresses of the two profiles and of the projects that are repositories up to date. An address that leads
/// elsewhere than to GitHub stays.
pub fn link_changes(
    resume: &ParsedResume,
    linkedin: Option<&str>,
    github: Option<&GithubProfile>,
    scope: LinkScope,
) -> Vec<LinkChange> {
    let mut changes = Vec::new();
    if let Some(url) = linkedin {
        let is_page = |link: &str| profile_service(link) == Some("linkedin");
        changes.extend(profile_change(resume, is_page, ("LinkedIn", url), scope, 0));
    }
    if let Some(profile) = github {
        let host =
            address_key(&profile.url).and_then(|key| key.split('/').next().map(str::to_owned)).unwrap_or_default();
        let added = changes.iter().filter(|change| change.place == Place::NewLink).count();
        let is_account = |link: &str| is_account_on(&host, link);
        changes.extend(profile_change(resume, is_account, ("GitHub", &profile.url), scope, added));
        let open = |(_, project): &(usize, &Project)| scope == LinkScope::All || own_url(project).is_none();
        let projects = resume.projects.iter().enumerate().filter(open);
        changes.extend(projects.filter_map(|(index, project)| repository_change(index, project, profile)));
    }
    changes
}

/// Makes changes of [`link_changes`] in the resume that they were found for.
pub fn apply_links<'a>(resume: &mut ParsedResume, changes: impl IntoIterator<Item = &'a LinkChange>) {
    for LinkChange { place, label, to, .. } in changes {
        match *place {
            Place::NewLink => resume.links.push(Link { name: label.clone(), url: to.clone() }),
            Place::Link(at) => resume.links[at].url.clone_from(to),
            Place::Project(at) => resume.projects[at].url = Some(to.clone()),
        }
    }
}

/// The links of a resume that changes leave alone.
pub fn kept_links(resume: &ParsedResume, changes: &[LinkChange]) -> Vec<KeptLink> {
    let stays = |place: Place| changes.iter().all(|change| change.place != place);
    let links = resume.links.iter().enumerate().filter(|(at, _)| stays(Place::Link(*at)));
    let links = links.map(|(_, link)| KeptLink { label: link.name.clone(), url: link.url.clone() });
    let projects = resume.projects.iter().enumerate().filter(|(at, _)| stays(Place::Project(*at)));
    let projects = projects
        .filter_map(|(_, project)| Some(KeptLink { label: project.name.clone(), url: own_url(project)?.to_owned() }));
    links.chain(projects).collect()
}

impl LinkChange {
    fn new(place: Place, path: String, label: &str, from: Option<&str>, to: &str) -> Self {
        let said = serde_json::to_vec(&(&path, label, from, to)).unwrap_or_default();
        let id = Sha256::digest(&said)[..8].iter().map(|byte| format!("{byte:02x}")).collect();
        Self { id, path, label: label.to_owned(), from: from.map(str::to_owned), to: to.to_owned(), place }
    }
}

fn profile_change(
    resume: &ParsedResume,
    is_profile: impl Fn(&str) -> bool,
    (label, url): (&str, &str),
    scope: LinkScope,
    added: usize,
) -> Option<LinkChange> {
    let path = |at: usize| format!("links[{at}].url");
    match resume.links.iter().position(|link| is_profile(&link.url)) {
        Some(at) if scope == LinkScope::Missing || resume.links[at].url == url => None,
        Some(at) => Some(LinkChange::new(Place::Link(at), path(at), label, Some(&resume.links[at].url), url)),
        None => {
            let at = resume.links.len() + added;
            (at < MAX_ENTRIES).then(|| LinkChange::new(Place::NewLink, path(at), label, None, url))
        }
    }
}

fn own_url(project: &Project) -> Option<&str> {
    project.url.as_deref().filter(|url| !url.trim().is_empty())
}

fn repository_change(index: usize, project: &Project, profile: &GithubProfile) -> Option<LinkChange> {
    let url = own_url(project);
    let repository = match url.and_then(address_key) {
        Some(key) => of_address(&key, profile).or_else(|| renamed(&key, &project.name, profile)),
        None => of_name(&project.name, profile),
    }?;
    let change = || {
        let path = format!("projects[{index}].url");
        LinkChange::new(Place::Project(index), path, &project.name, url, &repository.url)
    };
    (url != Some(repository.url.as_str())).then(change)
}

fn of_address<'a>(key: &str, profile: &'a GithubProfile) -> Option<&'a Repository> {
    profile.repositories.iter().find(|repository| address_key(&repository.url).as_deref() == Some(key))
}

/// A link to a repository of the person's own account that is not among them any more. Links into a repository stay.
fn renamed<'a>(key: &str, name: &str, profile: &'a GithubProfile) -> Option<&'a Repository> {
    let home = address_key(&profile.url)?;
    let within = key.strip_prefix(&home)?.strip_prefix('/')?;
    if within.contains('/') { None } else { of_name(name, profile) }
}

fn of_name<'a>(name: &str, profile: &'a GithubProfile) -> Option<&'a Repository> {
    let name = compact(name);
    let own = profile.repositories.iter().filter(|repository| !repository.fork);
    own.into_iter().find(|repository| !name.is_empty() && compact(&repository.name) == name)
}
