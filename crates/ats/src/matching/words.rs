//! The word lists of matching: `data/job.toml` and `data/skills.toml`.

use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::LazyLock;

type Names = BTreeMap<String, Vec<String>>;

/// Words of job advertisements.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct JobWords {
    /// Words without content.
    pub stop: Vec<String>,
    /// Phrases that look like an ask and are none.
    pub ignored: Vec<String>,
    /// Units of years.
    pub years: Vec<String>,
    /// One to ten in words.
    pub numbers: Vec<String>,
    /// Words that let experience stand for a degree.
    pub equivalent: Vec<String>,
    /// Phrases for work from anywhere.
    pub remote: Vec<String>,
    /// Phrases that deny it.
    pub not_remote: Vec<String>,
    pub denials: Denials,
    pub headings: Headings,
    pub cues: Cues,
    pub degrees: Vec<Degree>,
    /// Level of a language by its word, 1 to 7.
    pub levels: BTreeMap<String, u8>,
    /// Spoken languages with other names.
    pub languages: Names,
    /// Frequent short words by language.
    pub written: Names,
    /// Licences, certificates by law and clearances with other names.
    pub licences: Names,
    /// Countries with other names.
    pub countries: Names,
    pub seniority: Seniority,
    /// Titles by family.
    pub families: Names,
}

/// Headings and labels of advertisements.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Headings {
    pub required: Vec<String>,
    pub preferred: Vec<String>,
    pub duties: Vec<String>,
    pub other: Vec<String>,
    pub title: Vec<String>,
    pub place: Vec<String>,
}

/// Words inside a line that say how much it matters.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Cues {
    pub required: Vec<String>,
    pub preferred: Vec<String>,
}

/// Words of a resume after which nothing is claimed for the person.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Denials {
    /// What the person has not done.
    pub denied: Vec<String>,
    /// What the person would like to learn.
    pub wished: Vec<String>,
    /// Work for somebody else who holds the licence.
    pub others: Vec<String>,
}

/// One level of degree.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Degree {
    /// 2 to 5.
    pub level: u8,
    /// As advertisements write it.
    pub asked: Vec<String>,
    /// Short forms that count in the resume's degree field only.
    pub held: Vec<String>,
}

/// Words of titles by step.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Seniority {
    pub entry: Vec<String>,
    pub mid: Vec<String>,
    pub senior: Vec<String>,
    pub executive: Vec<String>,
}

/// How skills belong together.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SkillWords {
    /// Spellings that are also everyday words.
    pub ambiguous: Vec<String>,
    /// A general skill → its kinds.
    pub kinds: Names,
    /// A skill → its other names.
    pub names: Names,
}

/// The words of advertisements.
pub(super) static JOB: LazyLock<JobWords> = LazyLock::new(|| {
    toml::from_str(include_str!("../../data/job.toml")).unwrap_or_else(|error| panic!("data/job.toml: {error}"))
});

/// How skills belong together.
pub(super) static SKILLS: LazyLock<SkillWords> = LazyLock::new(|| {
    toml::from_str(include_str!("../../data/skills.toml")).unwrap_or_else(|error| panic!("data/skills.toml: {error}"))
});
