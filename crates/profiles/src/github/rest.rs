//! Answers of the REST interface.

use super::{optional, stars, text};
use crate::{GithubProfile, LanguageBytes, ProviderError, Repository};
use serde_json::Value;
use std::collections::BTreeMap;

fn json(body: &[u8]) -> Result<Value, ProviderError> {
    serde_json::from_slice(body).map_err(|error| ProviderError::Unreadable(error.to_string()))
}

/// `GET /users/{login}`, without the repositories.
pub(super) fn profile(body: &[u8]) -> Result<GithubProfile, ProviderError> {
    let user = json(body)?;
    let login = optional(&user["login"]).ok_or_else(|| ProviderError::Unreadable("a profile without login".into()))?;
    Ok(GithubProfile {
        login,
        name: text(&user["name"]),
        url: text(&user["html_url"]),
        avatar_url: text(&user["avatar_url"]),
        bio: text(&user["bio"]),
        location: text(&user["location"]),
        email: text(&user["email"]),
        website: text(&user["blog"]),
        repositories: Vec::new(),
    })
}

/// `GET /users/{login}/repos`. What is private or no repository is left out.
pub(super) fn repositories(body: &[u8]) -> Result<Vec<Repository>, ProviderError> {
    let list = json(body)?;
    let items = list.as_array().ok_or_else(|| ProviderError::Unreadable("no list of repositories".into()))?;
    Ok(items.iter().filter(|item| item["private"] != true).filter_map(repository).collect())
}

fn repository(item: &Value) -> Option<Repository> {
    let topics = item["topics"].as_array().into_iter().flatten();
    Some(Repository {
        id: item["id"].as_u64()?.to_string(),
        name: optional(&item["name"])?,
        full_name: optional(&item["full_name"])?,
        url: optional(&item["html_url"])?,
        description: text(&item["description"]),
        homepage: optional(&item["homepage"]),
        language: text(&item["language"]),
        stars: stars(&item["stargazers_count"]),
        topics: topics.filter_map(optional).collect(),
        languages: Vec::new(),
        pinned: false,
        fork: item["fork"] == true,
        archived: item["archived"] == true,
        pushed_at: optional(&item["pushed_at"]),
    })
}

/// `GET /repos/{owner}/{repo}/languages`.
pub(super) fn languages(body: &[u8]) -> Result<Vec<LanguageBytes>, ProviderError> {
    let bytes: BTreeMap<String, u64> =
        serde_json::from_slice(body).map_err(|error| ProviderError::Unreadable(error.to_string()))?;
    let mut languages: Vec<_> = bytes.into_iter().map(|(name, bytes)| LanguageBytes { name, bytes }).collect();
    languages.sort_by_key(|language| std::cmp::Reverse(language.bytes));
    Ok(languages)
}

/// The address of the next page in a `Link` header.
pub(super) fn next_page(header: &str) -> Option<String> {
    let mut links = header.split(',').filter_map(|link| link.trim().strip_prefix('<')?.split_once('>'));
    let is_next = |rest: &str| rest.split(';').any(|parameter| parameter.trim() == r#"rel="next""#);
    links.find(|(_, rest)| is_next(rest)).map(|(address, _)| address.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_page_is_the_one_that_is_called_so() {
        let header = r#"<https://api.github.com/user/1/repos?page=1>; rel="prev", <https://api.github.com/user/1/repos?page=3>; rel="next", <https://api.github.com/user/1/repos?page=5>; rel="last""#;
        assert_eq!(next_page(header).as_deref(), Some("https://api.github.com/user/1/repos?page=3"));
        assert_eq!(next_page(r#"<https://a>; rel="last""#), None);
        assert_eq!(next_page("next"), None);
    }

    #[test]
    fn odd_answers_lose_what_is_odd_and_no_more() {
        let list = br#"[{"id": 1, "name": "engine", "full_name": "ada/engine", "html_url": "https://github.com/ada/engine",
            "description": null, "language": null, "homepage": "", "stargazers_count": 5, "topics": ["math", 7, ""], "fork": true},
            {"id": 2, "name": "secret", "full_name": "ada/secret", "html_url": "x", "private": true}, {"id": "3"}, null]"#;
        let found = repositories(list).unwrap();
        assert_eq!(found.len(), 1);
        assert_eq!((found[0].id.as_str(), found[0].stars, found[0].fork), ("1", 5, true));
        assert_eq!((found[0].topics.as_slice(), &found[0].homepage), (&["math".to_owned()][..], &None));
        assert!(repositories(b"{}").is_err() && repositories(b"<html>").is_err() && profile(b"{}").is_err());
        let largest = languages(br#"{"C": 7, "Rust": 78769, "Python": 7769}"#).unwrap();
        assert_eq!(largest.iter().map(|l| l.name.as_str()).collect::<Vec<_>>(), ["Rust", "Python", "C"]);
    }
}
