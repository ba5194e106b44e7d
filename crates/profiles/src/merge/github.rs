//! What a GitHub profile says, in the words of a resume.

use super::RepositoryMark;
use crate::address::public_address;
use crate::{GithubProfile, Repository};
use std::collections::{BTreeMap, HashSet};
use vitae_ats::{known_skill, skill_key};
use vitae_model::ParsedResume;
use vitae_model::resume::{Link, Project};

/// Repositories that are proposed when none was chosen and none is pinned.
const PROPOSED: usize = 4;

/// A language with a smaller part of a repository, or of all of them, is not worth a mention: per cent of the bytes.
const SHARE: u64 = 10;
const SHARE_OF_ALL: u64 = 5;

/// Most technologies of a project, and most skills of a profile.
const MAX_TECHNOLOGIES: usize = 8;
const MAX_SKILLS: usize = 10;

/// The profile as a resume: all repositories as projects, and what those that are proposed are written in as skills.
pub(super) fn as_resume(profile: &GithubProfile, chosen: &[String]) -> ParsedResume {
    let some = |text: &String| Some(text.clone()).filter(|text| !text.is_empty());
    let mut links = vec![Link { name: "GitHub".into(), url: profile.url.clone() }];
    links.extend(website(&profile.website));
    ParsedResume {
        name: profile.name.clone(),
        email: profile.email.clone(),
        location: some(&profile.location),
        summary: some(&profile.bio),
        links,
        projects: profile.repositories.iter().map(project).collect(),
        skills: skills(profile, &proposed(profile, chosen)),
        ..ParsedResume::default()
    }
}

fn website(text: &str) -> Option<Link> {
    public_address(text).map(|url| Link { name: "Website".into(), url })
}

fn project(repository: &Repository) -> Project {
    Project {
        name: repository.name.clone(),
        description: repository.description.clone(),
        technologies: technologies(repository),
        duration: String::new(),
        url: Some(repository.url.clone()),
    }
}

/// The languages that make up a tenth at least, then the topics that are known as skills.
fn technologies(repository: &Repository) -> Vec<String> {
    let all: u64 = repository.languages.iter().map(|language| language.bytes).sum();
    let large = repository.languages.iter().filter(|language| language.bytes * 100 >= all * SHARE);
    let mut named: Vec<String> = large.map(|language| language.name.clone()).collect();
    if named.is_empty() && !repository.language.is_empty() {
        named.push(repository.language.clone());
    }
    named.extend(repository.topics.iter().filter_map(|topic| known_skill(topic)).map(str::to_owned));
    let mut seen = HashSet::new();
    named.retain(|name| seen.insert(skill_key(name)));
    named.truncate(MAX_TECHNOLOGIES);
    named
}

/// The languages of the proposed repositories that are the person's own and still in use, the largest first.
fn skills(profile: &GithubProfile, proposed: &HashSet<&str>) -> Vec<String> {
    let mut bytes: BTreeMap<&str, u64> = BTreeMap::new();
    let is_own = |repository: &&Repository| {
        proposed.contains(repository.id.as_str()) && !repository.fork && !repository.archived
    };
    for language in profile.repositories.iter().filter(is_own).flat_map(|repository| &repository.languages) {
        *bytes.entry(&language.name).or_default() += language.bytes;
    }
    let all: u64 = bytes.values().sum();
    let mut large: Vec<(&str, u64)> =
        bytes.into_iter().filter(|(_, bytes)| bytes * 100 >= all * SHARE_OF_ALL).collect();
    large.sort_by_key(|(_, bytes)| std::cmp::Reverse(*bytes));
    large.into_iter().take(MAX_SKILLS).map(|(name, _)| name.to_owned()).collect()
}

/// The ids of the repositories that go into a new resume: the chosen ones, else the pinned ones, else the most starred.
pub(super) fn proposed<'a>(profile: &'a GithubProfile, chosen: &'a [String]) -> HashSet<&'a str> {
    if !chosen.is_empty() {
        return chosen.iter().map(String::as_str).collect();
    }
    let own = || profile.repositories.iter().filter(|repository| !repository.fork && !repository.archived);
    let pinned: HashSet<&str> =
        profile.repositories.iter().filter(|repository| repository.pinned).map(|r| r.id.as_str()).collect();
    if pinned.is_empty() { own().take(PROPOSED).map(|repository| repository.id.as_str()).collect() } else { pinned }
}

/// The mark of the repository with an address.
pub(super) fn mark(profile: &GithubProfile, url: &str) -> Option<RepositoryMark> {
    let repository = profile.repositories.iter().find(|repository| repository.url == url)?;
    Some(RepositoryMark {
        id: repository.id.clone(),
        fork: repository.fork,
        archived: repository.archived,
        pinned: repository.pinned,
        stars: repository.stars,
    })
}
