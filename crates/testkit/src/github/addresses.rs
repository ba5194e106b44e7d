//! The addresses that every description of an account and of a repository has: its own, and those below it.

use serde_json::{Value, json};

const API: &str = "https://api.github.com";

const OF_ACCOUNT: [(&str, &str); 10] = [
    ("url", ""),
    ("events_url", "/events{/privacy}"),
    ("followers_url", "/followers"),
    ("following_url", "/following{/other_user}"),
    ("gists_url", "/gists{/gist_id}"),
    ("organizations_url", "/orgs"),
    ("received_events_url", "/received_events"),
    ("repos_url", "/repos"),
    ("starred_url", "/starred{/owner}{/repo}"),
    ("subscriptions_url", "/subscriptions"),
];

const OF_REPOSITORY: [(&str, &str); 37] = [
    ("url", ""),
    ("archive_url", "/{archive_format}{/ref}"),
    ("assignees_url", "/assignees{/user}"),
    ("blobs_url", "/git/blobs{/sha}"),
    ("branches_url", "/branches{/branch}"),
    ("collaborators_url", "/collaborators{/collaborator}"),
    ("comments_url", "/comments{/number}"),
    ("commits_url", "/commits{/sha}"),
    ("compare_url", "/compare/{base}...{head}"),
    ("contents_url", "/contents/{+path}"),
    ("contributors_url", "/contributors"),
    ("deployments_url", "/deployments"),
    ("downloads_url", "/downloads"),
    ("events_url", "/events"),
    ("forks_url", "/forks"),
    ("git_commits_url", "/git/commits{/sha}"),
    ("git_refs_url", "/git/refs{/sha}"),
    ("git_tags_url", "/git/tags{/sha}"),
    ("hooks_url", "/hooks"),
    ("issue_comment_url", "/issues/comments{/number}"),
    ("issue_events_url", "/issues/events{/number}"),
    ("issues_url", "/issues{/number}"),
    ("keys_url", "/keys{/key_id}"),
    ("labels_url", "/labels{/name}"),
    ("languages_url", "/languages"),
    ("merges_url", "/merges"),
    ("milestones_url", "/milestones{/number}"),
    ("notifications_url", "/notifications{?since,all,participating}"),
    ("pulls_url", "/pulls{/number}"),
    ("releases_url", "/releases{/id}"),
    ("stargazers_url", "/stargazers"),
    ("statuses_url", "/statuses/{sha}"),
    ("subscribers_url", "/subscribers"),
    ("subscription_url", "/subscription"),
    ("tags_url", "/tags"),
    ("teams_url", "/teams"),
    ("trees_url", "/git/trees{/sha}"),
];

/// A description of an account, with its addresses.
pub(super) fn of_account(login: &str, account: Value) -> Value {
    with(account, &format!("{API}/users/{login}"), &OF_ACCOUNT)
}

/// A description of a repository, with its addresses.
pub(super) fn of_repository(full_name: &str, repository: Value) -> Value {
    with(repository, &format!("{API}/repos/{full_name}"), &OF_REPOSITORY)
}

fn with(mut described: Value, own: &str, endings: &[(&str, &str)]) -> Value {
    for (name, ending) in endings {
        described[name] = json!(format!("{own}{ending}"));
    }
    described
}
