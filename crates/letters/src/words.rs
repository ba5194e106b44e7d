//! The word lists of the English letter: `data/english.toml`.

use serde::Deserialize;
use std::collections::BTreeSet;
use std::sync::LazyLock;

/// What the words of statements and advertisements are.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Words {
    /// Verbs in their base form.
    pub verbs: BTreeSet<String>,
    /// Pasts that do not end in `ed`.
    pub pasts: BTreeSet<String>,
    /// Words that end like a past and say what somebody is.
    pub adjectives: BTreeSet<String>,
    /// Pasts that others did to the person.
    pub passive: BTreeSet<String>,
    /// Names that keep their capital before small words.
    pub names: BTreeSet<String>,
    /// Short names in capitals.
    pub acronyms: BTreeSet<String>,
    /// Words that no title of a job holds.
    pub not_titles: BTreeSet<String>,
    /// Words that no company's name begins with.
    pub not_companies: BTreeSet<String>,
    /// Endings of nouns that name an activity.
    pub activities: Vec<String>,
    /// Words of how to apply.
    pub not_tasks: Vec<String>,
    /// Labels before the title of a job.
    pub title_labels: Vec<String>,
    /// Labels before the employer.
    pub company_labels: Vec<String>,
    /// What stands before a title with a colon: `We're hiring`.
    pub notices: BTreeSet<String>,
    /// Buttons and links of the pages from which advertisements are copied.
    pub page_controls: BTreeSet<String>,
    /// Adjectives of the wanted person.
    pub praise: BTreeSet<String>,
    /// Endings of words that name what a person does.
    pub person_endings: Vec<String>,
    /// Last words of the names of organisations.
    pub organisations: BTreeSet<String>,
    /// Beginnings of German names of organisations.
    pub german_organisations: Vec<String>,
    /// First words of names such as `University of York`.
    pub seats: BTreeSet<String>,
    /// Countries and parts of them that stand behind a town.
    pub regions: BTreeSet<String>,
}

/// The words.
pub(crate) static WORDS: LazyLock<Words> = LazyLock::new(|| {
    toml::from_str(include_str!("../data/english.toml")).unwrap_or_else(|error| panic!("data/english.toml: {error}"))
});

impl Words {
    /// Whether a word is a verb with `ing`: `leading`, `planning`, `managing`.
    pub fn is_gerund(&self, word: &str) -> bool {
        let Some(stem) = word.strip_suffix("ing") else { return false };
        let mut chars = stem.chars();
        let doubled = chars.next_back().is_some_and(|last| chars.next_back() == Some(last));
        let undoubled = doubled.then(|| stem[..stem.len() - 1].to_owned());
        let candidates = [Some(stem.to_owned()), Some(format!("{stem}e")), undoubled];
        candidates.into_iter().flatten().any(|verb| self.verbs.contains(&verb))
    }

    /// Whether a word is the past of a verb that is known: no `Allied`, no `United`.
    pub fn is_past_of_verb(&self, word: &str) -> bool {
        let regular =
            || ["d", "ed"].iter().any(|end| word.strip_suffix(end).is_some_and(|verb| self.verbs.contains(verb)));
        self.pasts.contains(word) || regular()
    }

    /// Whether a word is a past: `led`, `managed`.
    pub fn is_past(&self, word: &str) -> bool {
        self.pasts.contains(word) || (word.len() > 3 && word.ends_with("ed") && !self.adjectives.contains(word))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms_of_verbs_are_told_apart() {
        for (word, gerund, past) in [
            ("leading", true, false),
            ("planning", true, false),
            ("managing", true, false),
            ("building", true, false),
            ("spring", false, false),
            ("ing", false, false),
            ("éing", false, false),
            ("led", false, true),
            ("managed", false, true),
            ("skilled", false, false),
            ("red", false, false),
        ] {
            assert_eq!((WORDS.is_gerund(word), WORDS.is_past(word)), (gerund, past), "{word}");
        }
    }
}
