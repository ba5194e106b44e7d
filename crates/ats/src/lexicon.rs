//! Word lists: one data file a language, and the names of skills for all languages.

use crate::text::{fold, terms};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// The words of one language.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Lexicon {
    pub headings: Headings,
    pub statements: Statements,
    pub dates: Dates,
    pub titles: Titles,
    pub skills: SkillWords,
    pub safety: Safety,
    /// Frequent misspelling → right spelling.
    pub misspellings: BTreeMap<String, String>,
}

/// Headings; the first of each list is the usual one.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Headings {
    pub experience: Vec<String>,
    pub education: Vec<String>,
    pub skills: Vec<String>,
    /// Headings over something that stands for a job: exhibitions, rotations, teaching, service.
    pub equal: Vec<String>,
    pub publications: Vec<String>,
}

/// What statements are made of.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Statements {
    /// Openings that name a duty and no deed.
    pub duties: Vec<String>,
    /// Openings such as "I" and "my".
    pub first_person: Vec<String>,
    /// Numbers in words, from two on, and words such as "doubled".
    pub numbers: Vec<String>,
    /// Phrases that name a result, an award or an adoption.
    pub outcomes: Vec<String>,
    /// Words that may stand twice in a row.
    pub doubles: Vec<String>,
}

/// Words about time.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Dates {
    /// Units in which a length of time is given.
    pub lengths: Vec<String>,
}

/// Job titles.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Titles {
    /// Work where figures are rare.
    pub plain: Vec<String>,
    /// Words that stand in the place of an employer.
    pub own_account: Vec<String>,
}

/// Words in lists of skills.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SkillWords {
    /// Soft skills, spoken languages and hobbies: nobody shows them in use by name.
    pub excluded: Vec<String>,
    /// An acronym and its long forms.
    pub acronyms: Vec<Vec<String>>,
}

/// What does not belong in a resume.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Safety {
    /// Labels of identity, tax, licence and bank numbers.
    pub number_labels: Vec<String>,
    /// Orders to a machine.
    pub instructions: Vec<String>,
}

#[derive(Deserialize)]
struct Aliases {
    /// The usual name of a skill → its other names.
    aliases: BTreeMap<String, Vec<String>>,
}

const FILES: [(&str, &str); 7] = [
    ("de", include_str!("../data/de.toml")),
    ("en", include_str!("../data/en.toml")),
    ("es", include_str!("../data/es.toml")),
    ("fr", include_str!("../data/fr.toml")),
    ("it", include_str!("../data/it.toml")),
    ("nl", include_str!("../data/nl.toml")),
    ("pt", include_str!("../data/pt.toml")),
];

static LEXICONS: LazyLock<BTreeMap<&'static str, Lexicon>> = LazyLock::new(|| {
    FILES
        .iter()
        .map(|(code, text)| (*code, toml::from_str(text).unwrap_or_else(|error| panic!("data/{code}.toml: {error}"))))
        .collect()
});

static NAMES: LazyLock<Vec<String>> = LazyLock::new(|| aliases().aliases.into_keys().collect());

fn aliases() -> Aliases {
    toml::from_str(include_str!("../data/aliases.toml")).unwrap_or_else(|error| panic!("data/aliases.toml: {error}"))
}

static ALIASES: LazyLock<BTreeMap<Vec<String>, Vec<String>>> = LazyLock::new(|| {
    let named = |(name, others): (String, Vec<String>)| {
        let canonical = terms(&name);
        let mut pairs = vec![(canonical.clone(), canonical.clone())];
        pairs.extend(others.iter().map(|other| (terms(other), canonical.clone())));
        pairs
    };
    aliases().aliases.into_iter().flat_map(named).collect()
});

/// The words of a language by its code, `en` or `en-GB`; `None` when there is no data file.
pub(crate) fn lexicon(code: &str) -> Option<&'static Lexicon> {
    let primary = code.split(['-', '_']).next().unwrap_or(code).to_ascii_lowercase();
    LEXICONS.get(primary.as_str())
}

/// The languages with a data file, as two-letter codes.
pub fn languages() -> impl Iterator<Item = &'static str> {
    FILES.iter().map(|(code, _)| *code)
}

/// All lexicons: orders to a machine are sought in every language.
pub(crate) fn all() -> impl Iterator<Item = &'static Lexicon> {
    LEXICONS.values()
}

/// The one name of a skill, as terms: `k8s` and `Kubernetes` are the same.
pub(crate) fn canonical_skill(skill: &str) -> Vec<String> {
    let own = terms(skill);
    ALIASES.get(&own).cloned().unwrap_or(own)
}

/// What a skill is compared by: `k8s` and `Kubernetes` have the same key, which is no name to show.
pub fn skill_key(skill: &str) -> String {
    canonical_skill(skill).join(" ")
}

/// The usual name of a skill that is known, in whatever spelling it is given.
pub fn known_skill(skill: &str) -> Option<&'static str> {
    let canonical = ALIASES.get(&terms(skill))?;
    NAMES.iter().find(|name| terms(name) == *canonical).map(String::as_str)
}

/// The usual names of skills, as they are written.
pub(crate) fn skill_names() -> impl Iterator<Item = &'static str> {
    NAMES.iter().map(String::as_str)
}

/// All ways to write a skill, as terms.
pub(crate) fn spellings(skill: &str) -> Vec<Vec<String>> {
    let canonical = canonical_skill(skill);
    let mut all: Vec<Vec<String>> =
        ALIASES.iter().filter(|(_, name)| **name == canonical).map(|(spelling, _)| spelling.clone()).collect();
    let own = terms(skill);
    for extra in [own, canonical] {
        if !all.contains(&extra) {
            all.push(extra);
        }
    }
    all
}

/// Every spelling of the dictionary with the one name it stands for, as terms.
pub(crate) fn skill_spellings() -> impl Iterator<Item = (&'static Vec<String>, &'static Vec<String>)> {
    ALIASES.iter()
}

/// Whether a folded text starts with the phrase as whole words.
pub(crate) fn opens_with(text: &str, phrases: &[String]) -> bool {
    let folded = fold(text.trim_start_matches(|c: char| !c.is_alphanumeric()));
    phrases.iter().any(|phrase| {
        let rest = folded.strip_prefix(fold(phrase).as_str());
        rest.is_some_and(|rest| !rest.starts_with(char::is_alphanumeric))
    })
}

/// The first of the phrases that a text holds as a run of whole words.
pub(crate) fn first_held<'p>(text: &[String], phrases: &'p [String]) -> Option<&'p str> {
    phrases.iter().find(|phrase| crate::text::holds(text, &terms(phrase))).map(String::as_str)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_data_file_reads_and_fills_every_list() {
        for code in languages() {
            let lexicon = lexicon(code).unwrap();
            let lists = [
                &lexicon.headings.experience,
                &lexicon.headings.education,
                &lexicon.headings.skills,
                &lexicon.headings.equal,
                &lexicon.headings.publications,
                &lexicon.statements.duties,
                &lexicon.statements.first_person,
                &lexicon.statements.numbers,
                &lexicon.statements.outcomes,
                &lexicon.dates.lengths,
                &lexicon.titles.plain,
                &lexicon.titles.own_account,
                &lexicon.skills.excluded,
                &lexicon.safety.number_labels,
                &lexicon.safety.instructions,
            ];
            assert!(
                lists.iter().all(|list| !list.is_empty() && list.iter().all(|word| !fold(word).is_empty())),
                "{code}"
            );
            assert!(lexicon.misspellings.len() >= 20, "{code} has few misspellings");
        }
    }

    #[test]
    fn no_misspelling_is_the_right_spelling_of_another() {
        for code in languages() {
            let words = &lexicon(code).unwrap().misspellings;
            for (wrong, right) in words {
                assert_eq!(*wrong, fold(wrong), "{code}");
                assert_ne!(wrong, right, "{code}");
                assert!(!words.values().any(|other| fold(other) == *wrong), "{code}: {wrong} is also a right spelling");
            }
        }
    }

    #[test]
    fn a_skill_has_one_name_whatever_its_spelling() {
        assert_eq!(canonical_skill("K8s"), canonical_skill("kubernetes"));
        assert_eq!(canonical_skill("Postgres"), canonical_skill("PostgreSQL"));
        assert_ne!(canonical_skill("Java"), canonical_skill("JavaScript"));
        assert!(spellings("Kubernetes").contains(&vec!["k8s".to_owned()]));
        assert_eq!((skill_key("K8S"), skill_key("Beekeeping ")), (skill_key("kubernetes"), "beekeeping".to_owned()));
        assert_eq!((known_skill("postgres"), known_skill("nodejs")), (Some("PostgreSQL"), Some("Node.js")));
        assert_eq!((known_skill("beekeeping"), known_skill("")), (None, None));
    }

    #[test]
    fn a_region_code_finds_the_language() {
        assert!(lexicon("en-GB").is_some() && lexicon("pt_BR").is_some() && lexicon("xx").is_none());
    }
}
