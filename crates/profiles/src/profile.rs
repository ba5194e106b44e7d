//! What a profile elsewhere holds. These shapes are stored: a field that an older row lacks takes its default.

use crate::linkedin::{Identity, profile_address};
use serde::{Deserialize, Serialize};
use vitae_model::ParsedResume;
use vitae_model::resume::AdditionalKind;

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

impl ImportedProfile {
    /// Several imports as one, the fullest first: each fills what those before it lack, and the sign-in adds name and address for
    /// mail where none has them.
    pub fn joined<'a>(imports: impl IntoIterator<Item = &'a Self>, identity: Option<&Identity>) -> Self {
        let mut all = imports.into_iter();
        let mut joined = all.next().cloned().unwrap_or_default();
        all.for_each(|import| joined.fill(import));
        if let Some(identity) = identity {
            fill_text(&mut joined.resume.name, &identity.name);
            fill_text(&mut joined.resume.email, identity.email.as_deref().unwrap_or_default());
        }
        joined
    }

    /// The address of the member's page among the links, in its one spelling.
    pub fn page(&self) -> Option<String> {
        self.resume.links.iter().find_map(|link| profile_address(&link.url))
    }

    fn fill(&mut self, other: &Self) {
        fill_text(&mut self.headline, &other.headline);
        let has_page = self.page().is_some();
        let (own, other) = (&mut self.resume, &other.resume);
        fill_text(&mut own.name, &other.name);
        fill_text(&mut own.email, &other.email);
        own.phone = own.phone.take().or_else(|| other.phone.clone());
        own.location = own.location.take().or_else(|| other.location.clone());
        own.summary = own.summary.take().or_else(|| other.summary.clone());
        if own.links.is_empty() {
            own.links.clone_from(&other.links);
        } else if !has_page {
            own.links.extend(other.links.iter().find(|link| profile_address(&link.url).is_some()).cloned());
        }
        fill_list(&mut own.experience, &other.experience);
        fill_list(&mut own.education, &other.education);
        fill_list(&mut own.certifications, &other.certifications);
        fill_list(&mut own.achievements, &other.achievements);
        fill_list(&mut own.projects, &other.projects);
        fill_list(&mut own.skills, &other.skills);
        fill_list(&mut own.languages, &other.languages);
        for section in &other.additional {
            if own.additional.iter().all(|known| known.kind != section.kind || known.kind == AdditionalKind::Other) {
                own.additional.push(section.clone());
            }
        }
    }
}

fn fill_text(field: &mut String, other: &str) {
    if field.is_empty() {
        other.clone_into(field);
    }
}

fn fill_list<T: Clone>(own: &mut Vec<T>, other: &[T]) {
    if own.is_empty() {
        own.extend_from_slice(other);
    }
}
