//! What a profile elsewhere holds. These shapes are stored: a field that an older row lacks takes its default.

use serde::{Deserialize, Serialize};
use vitae_model::ParsedResume;

/// A profile on GitHub. What it does not say is empty.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct GithubProfile {
    /// The account's name in addresses.
    pub login: String,
    /// The person's name.
    pub name: String,
    /// The profile's page.
    pub url: String,
    /// The picture.
    pub avatar_url: String,
    /// A few words.
    pub bio: String,
    /// City, region or country as written there.
    pub location: String,
    /// The public address for mail.
    pub email: String,
    /// The person's own page.
    pub website: String,
    /// Public repositories: pinned ones first, then by stars, then by name.
    pub repositories: Vec<Repository>,
}

/// A public repository.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Repository {
    /// GitHub's number for it, which stays when it is renamed.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Owner and name.
    pub full_name: String,
    /// Its page.
    pub url: String,
    /// What it is, in a sentence.
    pub description: String,
    /// A page about it elsewhere.
    pub homepage: Option<String>,
    /// The language most of it is written in.
    pub language: String,
    /// How many people starred it.
    pub stars: u32,
    /// Its topics.
    pub topics: Vec<String>,
    /// Its languages, the largest first.
    pub languages: Vec<LanguageBytes>,
    /// Whether its owner pinned it to the profile.
    pub pinned: bool,
    /// Whether it is a copy of somebody else's.
    pub fork: bool,
    /// Whether it is closed for changes.
    pub archived: bool,
    /// When it was last pushed to, RFC 3339.
    pub pushed_at: Option<String>,
}

/// How much of a repository is written in a language.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct LanguageBytes {
    /// The language.
    pub name: String,
    /// Bytes of source.
    pub bytes: u64,
}

impl GithubProfile {
    /// Brings the repositories into their order.
    pub(crate) fn sorted(mut self) -> Self {
        self.repositories
            .sort_by(|a, b| (b.pinned, b.stars).cmp(&(a.pinned, a.stars)).then_with(|| a.full_name.cmp(&b.full_name)));
        self
    }
}

/// What a member took out of LinkedIn.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct ImportedProfile {
    /// The line under the name.
    pub headline: String,
    /// Everything else.
    pub resume: ParsedResume,
}
