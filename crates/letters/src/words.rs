//! The word lists: `data/english.toml` and `data/german.toml`.
//!
//! Advertisements mix the two languages, so both lists are searched as one.

use serde::Deserialize;
use std::collections::BTreeSet;
use std::sync::LazyLock;

/// Makes the struct of the lists and a method that joins two of them.
macro_rules! word_lists {
    ($($(#[$doc:meta])* $name:ident,)+) => {
        /// What the words of statements and advertisements are.
        #[derive(Debug, Default, Deserialize)]
        #[serde(deny_unknown_fields, default)]
        pub(crate) struct Words {
            $($(#[$doc])* pub $name: BTreeSet<String>,)+
        }

        impl Words {
            fn joined(mut self, other: Self) -> Self {
                $(self.$name.extend(other.$name);)+
                self
            }

            #[cfg(test)]
            fn lists(&self) -> Vec<(&'static str, &BTreeSet<String>)> {
                vec![$((stringify!($name), &self.$name)),+]
            }
        }
    };
}

word_lists! {
    /// Verbs in their base form.
    verbs,
    /// Pasts that do not end in `ed`.
    pasts,
    /// Words that end like a past and say what somebody is.
    adjectives,
    /// Pasts that others did to the person.
    passive,
    /// Names that keep their capital before small words.
    names,
    /// Short names in capitals.
    acronyms,
    /// Words that no title of a job holds.
    not_titles,
    /// Words that no company's name begins with.
    not_companies,
    /// Endings of nouns that name an activity.
    activities,
    /// Words of how to apply.
    not_tasks,
    /// Labels before the title of a job.
    title_labels,
    /// Labels before the employer.
    company_labels,
    /// What stands before a title with a colon: `We're hiring`.
    notices,
    /// Buttons, links and headings of the pages from which advertisements are copied.
    page_controls,
    /// Adjectives of the wanted person.
    praise,
    /// Endings of words that name what a person does; the words stand in the singular.
    person_endings,
    /// Words that name what a person does only when they stand alone.
    persons,
    /// Words that end as those do and name no person.
    not_persons,
    /// Last words of the names of organisations.
    organisations,
    /// Last words of names that also end the names of trades and skills: `Social Media`.
    trades,
    /// What the members of a firm are, behind their names: `Foster & Wray Solicitors`.
    firm_trades,
    /// First words of names such as `Gasthof Adler`.
    name_heads,
    /// First words of names such as `University of York`.
    seats,
    /// Countries and parts of them that stand behind a town.
    regions,
    /// What stands before the person that a sentence looks for.
    seeks,
    /// Articles before that person.
    articles,
    /// Where the title in such a sentence ends.
    title_ends,
    /// Words behind a title: `Drivers wanted`.
    behind_titles,
    /// How a recruiter speaks who looks for somebody on behalf of an employer.
    agencies,
    /// What an employer says that it is: `Acme is a software company`.
    company_kinds,
    /// What speaks of the person to write to.
    contact_cues,
    /// Labels and offices that stand where a name could.
    not_names,
    /// What stands in place of an employer when there is none: `Designer at Freelance`.
    statuses,
    /// Forms of companies, without a full stop at their end.
    legal_forms,
    /// Headings that stand in front of names: `Curriculum Vitae Ada Quill`.
    name_headings,
    /// What advertisements speak of.
    job_words,
}

/// The words of both languages.
pub(crate) static WORDS: LazyLock<Words> = LazyLock::new(|| {
    let english = read(include_str!("../data/english.toml"), "english");
    english.joined(read(include_str!("../data/german.toml"), "german"))
});

fn read(text: &str, language: &str) -> Words {
    toml::from_str(text).unwrap_or_else(|error| panic!("data/{language}.toml: {error}"))
}

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
    fn every_list_has_words_in_lower_case() {
        for (name, list) in WORDS.lists() {
            assert!(!list.is_empty(), "{name}");
            assert!(list.iter().all(|word| *word == word.to_lowercase()), "{name}");
        }
    }

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
