//! The GraphQL interface: everything about the signed-in person in one question.

use super::{optional, stars, text};
use crate::http::Answer;
use crate::{GithubProfile, LanguageBytes, ProviderError, Repository};
use serde_json::Value;

/// What is asked. The pinned items are a union, so their fields stand in a fragment.
pub(super) const QUERY: &str = include_str!("query.graphql");

/// A page of a profile.
pub(super) struct Page {
    pub profile: GithubProfile,
    /// Behind which repository the next page begins.
    pub next: Option<String>,
}

pub(super) fn read(answer: &Answer) -> Result<Page, ProviderError> {
    let body: Value = answer.json()?;
    let viewer = &body["data"]["viewer"];
    if !viewer.is_object() {
        return Err(error_of(&body));
    }
    let listed = &viewer["repositories"];
    let profile = GithubProfile {
        login: optional(&viewer["login"]).ok_or_else(|| ProviderError::Unreadable("a profile without login".into()))?,
        name: text(&viewer["name"]),
        url: text(&viewer["url"]),
        avatar_url: text(&viewer["avatarUrl"]),
        bio: text(&viewer["bio"]),
        location: text(&viewer["location"]),
        // That field alone would need a permission of its own.
        email: String::new(),
        website: text(&viewer["websiteUrl"]),
        repositories: repositories(nodes(listed), nodes(&viewer["pinnedItems"])),
    };
    let more = listed["pageInfo"]["hasNextPage"] == true;
    Ok(Page { profile, next: optional(&listed["pageInfo"]["endCursor"]).filter(|_| more) })
}

/// GraphQL fails with the status 200.
fn error_of(body: &Value) -> ProviderError {
    let error = &body["errors"][0];
    match error["type"].as_str() {
        Some("RATE_LIMITED") => ProviderError::RateLimited { retry_after: None },
        Some("NOT_FOUND") => ProviderError::NoProfile,
        _ => ProviderError::Unreadable(optional(&error["message"]).unwrap_or_else(|| "no profile in it".into())),
    }
}

fn nodes(list: &Value) -> impl Iterator<Item = &Value> {
    list["nodes"].as_array().into_iter().flatten().filter(|node| node.is_object())
}

/// What is listed, and what is pinned besides: one may pin what belongs to others.
fn repositories<'a>(
    listed: impl Iterator<Item = &'a Value>,
    pinned: impl Iterator<Item = &'a Value>,
) -> Vec<Repository> {
    let mut all: Vec<Repository> = listed.filter_map(repository).collect();
    for other in pinned.filter_map(repository) {
        match all.iter_mut().find(|repository| repository.id == other.id) {
            Some(repository) => repository.pinned = true,
            None => all.push(Repository { pinned: true, ..other }),
        }
    }
    all
}

/// Nothing for what is private or no repository.
fn repository(node: &Value) -> Option<Repository> {
    if node["isPrivate"] == true {
        return None;
    }
    let languages = node["languages"]["edges"].as_array().into_iter().flatten();
    Some(Repository {
        id: node["databaseId"].as_u64()?.to_string(),
        pinned: false,
        name: optional(&node["name"])?,
        full_name: optional(&node["nameWithOwner"])?,
        url: optional(&node["url"])?,
        description: text(&node["description"]),
        homepage: optional(&node["homepageUrl"]),
        language: text(&node["primaryLanguage"]["name"]),
        stars: stars(&node["stargazerCount"]),
        topics: nodes(&node["repositoryTopics"]).filter_map(|topic| optional(&topic["topic"]["name"])).collect(),
        languages: languages
            .filter_map(|edge| {
                Some(LanguageBytes { name: optional(&edge["node"]["name"])?, bytes: edge["size"].as_u64()? })
            })
            .collect(),
        fork: node["isFork"] == true,
        archived: node["isArchived"] == true,
        pushed_at: optional(&node["pushedAt"]),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn page(body: Value) -> Result<Page, ProviderError> {
        read(&Answer { status: 200, headers: Default::default(), body: body.to_string().into() })
    }

    #[test]
    fn pinned_ones_are_marked_and_those_of_others_are_there_too() {
        let node = |id: u64, private: bool| {
            json!({"databaseId": id, "name": "n", "nameWithOwner": "o/n", "url": "u", "isPrivate": private,
                "languages": {"edges": [{"size": 7, "node": {"name": "Rust"}}]}})
        };
        let viewer = json!({"login": "ada", "pinnedItems": {"nodes": [node(2, false), node(9, false), {}, null]},
            "repositories": {"pageInfo": {"hasNextPage": true, "endCursor": "c"}, "nodes": [node(1, false), node(2, false), node(3, true)]}});
        let page = page(json!({"data": {"viewer": viewer}})).unwrap();
        let found: Vec<(&str, bool)> = page.profile.repositories.iter().map(|r| (r.id.as_str(), r.pinned)).collect();
        assert_eq!(found, [("1", false), ("2", true), ("9", true)]);
        assert_eq!(page.profile.repositories[0].languages[0], LanguageBytes { name: "Rust".into(), bytes: 7 });
        assert_eq!(page.next.as_deref(), Some("c"));
    }

    #[test]
    fn failures_come_with_the_status_200() {
        let failure = |kind: &str| {
            let body = json!({"data": {"viewer": null}, "errors": [{"type": kind, "message": "m"}]});
            page(body).map(|_| ()).unwrap_err()
        };
        assert_eq!(failure("RATE_LIMITED"), ProviderError::RateLimited { retry_after: None });
        assert_eq!(failure("NOT_FOUND"), ProviderError::NoProfile);
        assert_eq!(failure("OTHER"), ProviderError::Unreadable("m".into()));
    }
}
