//! The word lists of matching: `data/job.toml` and `data/skills.toml`.

use super::tokens::without_article;
use crate::text::terms;
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

type Names = BTreeMap<String, Vec<Phrase>>;

/// A word or several, split once: the lists are looked through for every line of every advertisement.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(from = "String")]
pub(super) struct Phrase(pub Vec<String>);

impl From<String> for Phrase {
    fn from(text: String) -> Self {
        Self(terms(&text).iter().map(|term| without_article(term).to_owned()).collect())
    }
}

impl JobWords {
    /// The spoken languages, each with one of its names: `Türkisch` and `Türkischkenntnisse` alike.
    pub fn language_names(&self) -> impl Iterator<Item = (&str, Vec<String>)> {
        let names = self.languages.iter().flat_map(|(language, others)| {
            let others = others.iter().map(|Phrase(other)| other.clone());
            others.chain([terms(language)]).map(move |name| (language.as_str(), name))
        });
        names.flat_map(|(language, name)| {
            let compounds = self.compounds.languages.iter().filter_map({
                let name = name.clone();
                move |ending| if let [word] = &name[..] { Some(vec![format!("{word}{ending}")]) } else { None }
            });
            compounds.chain([name]).map(move |name| (language, name)).collect::<Vec<_>>()
        })
    }
}

/// Words of job advertisements.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct JobWords {
    /// Words without content.
    pub stop: BTreeSet<String>,
    /// Phrases that look like an ask and are none.
    pub ignored: Vec<Phrase>,
    /// Units of years.
    pub years: Vec<String>,
    /// One to ten in words.
    pub numbers: Vec<BTreeSet<String>>,
    /// Words between the two figures of a range of years.
    pub ranges: BTreeSet<String>,
    /// Asks for an age.
    pub ages: Vec<Phrase>,
    /// Words that let experience stand for a degree, and something else for a licence.
    pub equivalent: Vec<Phrase>,
    /// Words that do the same shortly after an `or`.
    pub similar: BTreeSet<String>,
    /// Words that do the same right after an `or`.
    pub others: BTreeSet<String>,
    /// What follows them where another subject of study is meant.
    pub subjects: BTreeSet<String>,
    /// `or` in the languages known.
    pub or: BTreeSet<String>,
    /// `and` in the languages known.
    pub and: BTreeSet<String>,
    /// What opens a list of examples.
    pub examples: BTreeSet<String>,
    /// What ends it.
    pub etc: BTreeSet<String>,
    /// Phrases of two words that are no list of two asks.
    pub pairs: Vec<Phrase>,
    /// Work that may stand for training.
    pub work: BTreeSet<String>,
    /// Asks for education or training.
    pub training: Vec<Phrase>,
    /// Words before them where the person is to teach.
    pub teaching: BTreeSet<String>,
    /// Phrases for work from anywhere.
    pub remote: Vec<Phrase>,
    /// Phrases that deny it.
    pub not_remote: Vec<Phrase>,
    /// Asks about the person that no resume proves.
    pub soft: Vec<Phrase>,
    pub denials: Denials,
    pub headings: Headings,
    pub cues: Cues,
    pub degrees: Vec<Degree>,
    /// Level of a language by its word, 1 to 7.
    pub levels: BTreeMap<Phrase, u8>,
    /// Endings that make one word with a name before them.
    pub compounds: Compounds,
    /// Spoken languages with other names.
    pub languages: Names,
    /// Frequent short words by language.
    pub written: BTreeMap<String, BTreeSet<String>>,
    /// Licences, certificates by law and clearances with other names.
    pub licences: Names,
    /// Countries with other names.
    pub countries: Names,
    pub seniority: Seniority,
    pub genders: Genders,
    /// Titles by family.
    pub families: Names,
}

/// How titles say who may hold them.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Genders {
    /// Letters that stand for genders: the `m` of `(m/w/d)`.
    pub signs: BTreeSet<String>,
    /// Endings behind a mark: the `in` of `Entwickler*in`.
    pub endings: BTreeSet<String>,
    /// What stands before `in` where it makes a title of a woman.
    pub before_in: Vec<String>,
    /// Endings, longer ones first, and what women's and men's titles have alike in their place.
    pub alike: Vec<(String, String)>,
    /// Whole words, without marks above their letters, and the word for a man.
    pub words: BTreeMap<String, String>,
}

/// Endings that make one word with a name before them.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Compounds {
    /// The `kenntnisse` of `Englischkenntnisse`.
    pub languages: Vec<String>,
}

/// Headings and labels of advertisements.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Headings {
    pub required: Vec<Phrase>,
    pub preferred: Vec<Phrase>,
    pub duties: Vec<Phrase>,
    pub other: Vec<Phrase>,
    pub title: Vec<Phrase>,
    pub place: Vec<Phrase>,
}

/// Words inside a line that say how much it matters.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Cues {
    pub required: Vec<Phrase>,
    pub preferred: Vec<Phrase>,
}

/// Words of a resume after which nothing is claimed for the person.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Denials {
    /// What the person has not done.
    pub denied: Vec<Phrase>,
    /// Words that deny what follows, unless praise does.
    pub bare: Vec<Phrase>,
    /// Words that deny the phrase right after them alone.
    pub next: Vec<Phrase>,
    /// What nobody wants, so that its absence is praise.
    pub praise: BTreeSet<String>,
    /// Words before a bare one that turn it round.
    pub turned: BTreeSet<String>,
    /// Words that end what a bare word denies, once it has denied something.
    pub turns: BTreeSet<String>,
    /// Irregular verbs after `and` with which something else begins.
    pub deeds: BTreeSet<String>,
    /// What the person would like to learn.
    pub wished: Vec<Phrase>,
    /// Work for somebody else who holds the licence.
    pub others: Vec<Phrase>,
}

/// One level of degree.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Degree {
    /// 1 to 5.
    pub level: u8,
    /// As advertisements write it.
    pub asked: Vec<Phrase>,
    /// Short forms that count in the resume's degree field only.
    pub held: Vec<Phrase>,
}

/// Words of titles by step.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Seniority {
    pub entry: Vec<Phrase>,
    pub mid: Vec<Phrase>,
    pub senior: Vec<Phrase>,
    pub executive: Vec<Phrase>,
}

/// How skills belong together.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SkillWords {
    /// Spellings that are also everyday words.
    pub ambiguous: Vec<Phrase>,
    /// Words of an employer's name, of which an everyday word before them is a part.
    pub companies: BTreeSet<String>,
    /// Words before `at` with which it names no employer.
    pub abilities: BTreeSet<String>,
    /// An everyday word → the words that make it a skill.
    pub contexts: BTreeMap<String, Context>,
    /// A general skill → its kinds.
    pub kinds: BTreeMap<String, Vec<String>>,
    /// A skill → its other names.
    pub names: BTreeMap<String, Vec<String>>,
}

/// Words beside an everyday word that make it a skill.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Context {
    /// Right before it.
    pub before: BTreeSet<String>,
    /// Right after it.
    #[serde(default)]
    pub after: BTreeSet<String>,
    /// A few words away.
    pub near: BTreeSet<String>,
}

/// The words of advertisements.
pub(super) static JOB: LazyLock<JobWords> = LazyLock::new(|| {
    toml::from_str(include_str!("../../data/job.toml")).unwrap_or_else(|error| panic!("data/job.toml: {error}"))
});

/// How skills belong together.
pub(super) static SKILLS: LazyLock<SkillWords> = LazyLock::new(|| {
    toml::from_str(include_str!("../../data/skills.toml")).unwrap_or_else(|error| panic!("data/skills.toml: {error}"))
});
