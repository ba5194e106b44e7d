//! Bringing the links of a resume up to date.

use super::same::{address_key, compact, is_account_on, profile_service};
use crate::{GithubProfile, Repository};
use serde::{Deserialize, Serialize};
use vitae_model::ParsedResume;
use vitae_model::limits::MAX_ENTRIES;
use vitae_model::resume::{Link, Project};

/// A link that was set.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct LinkChange {
    /// Where in the resume, for example `projects[1].url`.
    pub path: String,
    /// What it is: `LinkedIn`, `GitHub` or the project's name.
    pub label: String,
    /// The address before; null when there was none.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub from: Option<String>,
    /// The address now.
    pub to: String,
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

/// Sets the addresses of the two profiles and of the projects that are repositories, and says what changed. An address that leads
/// elsewhere than to GitHub stays.
pub fn update_links(
    resume: &mut ParsedResume,
    linkedin: Option<&str>,
    github: Option<&GithubProfile>,
    scope: LinkScope,
) -> Vec<LinkChange> {
    let mut changes = Vec::new();
    if let Some(url) = linkedin {
        let is_page = |link: &str| profile_service(link) == Some("linkedin");
        changes.extend(set_profile(resume, is_page, "LinkedIn", url, scope));
    }
    if let Some(profile) = github {
        let host =
            address_key(&profile.url).and_then(|key| key.split('/').next().map(str::to_owned)).unwrap_or_default();
        changes.extend(set_profile(resume, |link| is_account_on(&host, link), "GitHub", &profile.url, scope));
        let has_link = |project: &Project| project.url.as_deref().is_some_and(|url| !url.trim().is_empty());
        let open = |(_, project): &(usize, &mut Project)| scope == LinkScope::All || !has_link(project);
        for (index, project) in resume.projects.iter_mut().enumerate().filter(open) {
            changes.extend(set_repository(index, project, profile));
        }
    }
    changes
}

fn set_profile(
    resume: &mut ParsedResume,
    is_profile: impl Fn(&str) -> bool,
    label: &str,
    url: &str,
    scope: LinkScope,
) -> Option<LinkChange> {
    let found = resume.links.iter().position(|link| is_profile(&link.url));
    let change = |at: usize, from| {
        Some(LinkChange { path: format!("links[{at}].url"), label: label.to_owned(), from, to: url.to_owned() })
    };
    match found {
        Some(at) if scope == LinkScope::Missing || resume.links[at].url == url => None,
        Some(at) => change(at, Some(std::mem::replace(&mut resume.links[at].url, url.to_owned()))),
        None if resume.links.len() >= MAX_ENTRIES => None,
        None => {
            resume.links.push(Link { name: label.to_owned(), url: url.to_owned() });
            change(resume.links.len() - 1, None)
        }
    }
}

fn set_repository(index: usize, project: &mut Project, profile: &GithubProfile) -> Option<LinkChange> {
    let own = project.url.as_deref().filter(|url| !url.trim().is_empty()).and_then(address_key);
    let repository = match &own {
        Some(key) => of_address(key, profile).or_else(|| renamed(key, &project.name, profile)),
        None => of_name(&project.name, profile),
    }?;
    if project.url.as_deref() == Some(repository.url.as_str()) {
        return None;
    }
    let from = project.url.replace(repository.url.clone()).filter(|url| !url.is_empty());
    Some(LinkChange {
        path: format!("projects[{index}].url"),
        label: project.name.clone(),
        from,
        to: repository.url.clone(),
    })
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
